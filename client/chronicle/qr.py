"""A QR code, made on the phone: a short text for another phone's camera, without any network.

Bytes, error correction L, versions 1 to 25, always the first mask: what is written here looks like
chance anyway.
"""

BLOCKS = (0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12)
CHECKS = (
    0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30,
    30, 26,
)  # fmt: skip
"""By version: how many blocks there are, and how many bytes of each are for correcting errors."""
LARGEST = len(BLOCKS) - 1
FORMAT = 0b111011111000100
"""Level L and the first mask, as they stand twice in each code."""


def version_for(length: int) -> int:
    """The least version that holds so many bytes; 0 if none does."""
    for version in range(1, LARGEST + 1):
        if length + (2 if version < 10 else 3) <= room(version):
            return version
    return 0


def room(version: int) -> int:
    """The bytes of a code that are not for correcting errors."""
    return modules(version) // 8 - BLOCKS[version] * CHECKS[version]


def modules(version: int) -> int:
    """So many modules are for data, of all that a code has."""
    count = (16 * version + 128) * version + 64
    if version > 1:
        lines = version // 7 + 2
        count -= (25 * lines - 10) * lines - 55
        if version > 6:
            count -= 36
    return count


def drawn(text: str) -> dict | None:
    """A code as a path, with a quiet zone around it; None if it is too long. Plain ASCII only."""
    data = [ord(letter) for letter in text]
    version = version_for(len(data))
    if not version:
        return None
    grid = matrix(version, codewords(data, version))
    path = ""
    for y in range(len(grid)):
        x = 0
        while x < len(grid):
            end = x
            while end < len(grid) and grid[y][end]:
                end += 1
            if end > x:
                path += f"M{x + 4} {y + 4}h{end - x}v1h{x - end}z"
            x = end + 1
    return {"size": len(grid) + 8, "path": path, "reach": ""}


# The bytes


def codewords(data: list[int], version: int) -> list[int]:
    """All bytes of a code in their order: data by blocks, then what corrects them."""
    bits = [0, 1, 0, 0, *bits_of(len(data), 8 if version < 10 else 16)]
    for byte in data:
        bits += bits_of(byte, 8)
    bits += [0, 0, 0, 0]
    found = [number_of(bits[place : place + 8]) for place in range(0, len(bits), 8)]
    filler = 236
    while len(found) < room(version):
        found.append(filler)
        filler = 253 - filler  # 236 and 17 in turns
    blocks = []
    checks = []
    divisor = generator(CHECKS[version])
    short = room(version) // BLOCKS[version]
    shorter = BLOCKS[version] - room(version) % BLOCKS[version]
    place = 0
    for block in range(BLOCKS[version]):
        size = short if block < shorter else short + 1
        blocks.append(found[place : place + size])
        checks.append(remainder(blocks[-1], divisor))
        place += size
    return in_turns(blocks) + in_turns(checks)


def bits_of(number: int, count: int) -> list[int]:
    return [number >> place & 1 for place in range(count - 1, -1, -1)]


def number_of(bits: list[int]) -> int:
    number = 0
    for bit in bits:
        number = 2 * number + bit
    return number


def in_turns(rows: list[list[int]]) -> list[int]:
    """The first of each row, then the second of each ..."""
    longest = max([len(row) for row in rows])
    return [row[place] for place in range(longest) for row in rows if place < len(row)]


def times(one: int, other: int) -> int:
    """The product in the field that QR codes reckon in."""
    product = 0
    for place in range(7, -1, -1):
        product = product << 1 ^ (285 if product & 128 else 0)
        if other >> place & 1:
            product ^= one
    return product


def generator(degree: int) -> list[int]:
    """What the bytes are divided by."""
    found = [0] * (degree - 1) + [1]
    root = 1
    for _ in range(degree):
        for place in range(degree):
            found[place] = times(found[place], root)
            if place + 1 < degree:
                found[place] ^= found[place + 1]
        root = times(root, 2)
    return found


def remainder(data: list[int], divisor: list[int]) -> list[int]:
    powers = {0: [0] * len(divisor)}
    left = [0] * len(divisor)
    for byte in data:
        factor = byte ^ left[0]
        if factor not in powers:
            powers[factor] = [times(number, factor) for number in divisor]
        row = powers[factor]
        left = [number ^ row[place] for place, number in enumerate([*left[1:], 0])]
    return left


# The picture


def matrix(version: int, words: list[int]) -> list[list[int]]:
    """The modules, line by line: 1 is dark."""
    size = 17 + 4 * version
    grid: list[list] = [[None] * size for _ in range(size)]
    for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):
        finder(grid, x, y)
    spots = alignment(version, size)
    for x in spots:
        for y in spots:
            if [x, y] not in ([6, 6], [6, spots[-1]], [spots[-1], 6]):
                ring(grid, x, y)
    for place in range(8, size - 8):
        grid[6][place] = grid[place][6] = 1 - place % 2
    about(grid, version, size)
    bits = [bit for word in words for bit in bits_of(word, 8)]
    fill(grid, size, bits)
    return grid


def finder(grid: list[list], x: int, y: int) -> None:
    """A square in a corner, with the light line around it."""
    for down in range(-4, 5):
        for right in range(-4, 5):
            if 0 <= x + right < len(grid) and 0 <= y + down < len(grid):
                far = max(abs(right), abs(down))
                grid[y + down][x + right] = 0 if far in (2, 4) else 1


def ring(grid: list[list], x: int, y: int) -> None:
    """One of the small squares by which a camera sees how the code is bent."""
    for down in range(-2, 3):
        for right in range(-2, 3):
            grid[y + down][x + right] = 0 if max(abs(right), abs(down)) == 1 else 1


def alignment(version: int, size: int) -> list[int]:
    """Where these stand, across and down."""
    if version == 1:
        return []
    count = version // 7 + 2
    step = (version * 8 + count * 3 + 5) // (count * 4 - 4) * 2
    return [6] + [size - 7 - step * place for place in range(count - 2, -1, -1)]


def about(grid: list[list], version: int, size: int) -> None:
    """What a code says of itself: level and mask, and from version 7 on its version."""
    bits = bits_of(FORMAT, 15)
    for place in range(15):
        bit = bits[14 - place]
        if place < 8:
            grid[8][size - 1 - place] = bit
        else:
            grid[size - 15 + place][8] = bit
        if place < 6:
            grid[place][8] = bit
        elif place < 8:
            grid[place + 1][8] = bit
        elif place == 8:
            grid[8][7] = bit
        else:
            grid[8][14 - place] = bit
    grid[size - 8][8] = 1
    if version < 7:
        return
    left = version
    for _ in range(12):
        left = left << 1 ^ (left >> 11) * 0x1F25
    bits = bits_of(version << 12 | left, 18)
    for place in range(18):
        across, down = size - 11 + place % 3, place // 3
        grid[down][across] = grid[across][down] = bits[17 - place]


def fill(grid: list[list], size: int, bits: list[int]) -> None:
    """Two columns at a time, up and down, from the right; every other module is turned over."""
    place = 0
    right = size - 1
    upwards = True
    while right > 0:
        if right == 6:
            right = 5
        for step in range(size):
            y = size - 1 - step if upwards else step
            for x in (right, right - 1):
                if grid[y][x] is None:
                    bit = bits[place] if place < len(bits) else 0
                    grid[y][x] = bit ^ (1 - (x + y) % 2)
                    place += 1
        right -= 2
        upwards = not upwards
