"""SHA-256, written out: browsers have it on secure pages only, and small Pythons not at all.

All numbers stay below 2^53, with which JavaScript is quick and exact.
"""

WORD = 1 << 32
START = "6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19"
ROUNDS = (
    "428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5"
    "d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174"
    "e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da"
    "983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca635114292967"
    "27b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85"
    "a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070"
    "19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3"
    "748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2"
)


def numbers(digits: str) -> list[int]:
    """The 32-bit words that hexadecimal digits stand for, eight each."""
    return [int(digits[place : place + 8], 16) for place in range(0, len(digits), 8)]


START_WORDS, ROUND_WORDS = numbers(START), numbers(ROUNDS)


def sha256(text: str) -> str:
    """The digest of a text of plain letters (ASCII), as 64 hexadecimal digits.

    >>> sha256("abc")[:16]
    'ba7816bf8f01cfea'
    """
    data = [ord(letter) for letter in text]
    if data and max(data) > 127:
        raise ValueError("plain letters only")
    bits = 8 * len(data)
    data.append(128)
    while len(data) % 64 != 56:
        data.append(0)
    for place in range(7, -1, -1):
        data.append(bits // 256**place % 256)
    state = START_WORDS[:]
    for start in range(0, len(data), 64):
        state = mixed(state, data[start : start + 64])
    return "".join(["0" * (8 - len("%x" % word)) + "%x" % word for word in state])


def turned(word: int, count: int) -> int:
    """The word with its bits turned to the right."""
    low = 1 << count
    return word // low + word % low * (WORD // low)


def mixed(state: list[int], block: list[int]) -> list[int]:
    """The state after 64 more bytes."""
    words = []
    for place in range(0, 64, 4):
        first, second, third, fourth = block[place : place + 4]
        words.append(((first * 256 + second) * 256 + third) * 256 + fourth)
    for place in range(16, 64):
        one, two = words[place - 15], words[place - 2]
        spread = turned(one, 7) ^ turned(one, 18) ^ (one // 8)
        other = turned(two, 17) ^ turned(two, 19) ^ (two // 1024)
        words.append((words[place - 16] + spread + words[place - 7] + other) % WORD)
    a, b, c, d, e, f, g, h = state
    for place in range(64):
        spread = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
        new = h + spread + (g ^ (e & (f ^ g))) + ROUND_WORDS[place] + words[place]
        other = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
        top = new + other + ((a & b) | (c & (a | b)))
        a, b, c, d, e, f, g, h = top % WORD, a, b, c, (d + new) % WORD, e, f, g
    mixture = [a, b, c, d, e, f, g, h]
    return [(state[place] + mixture[place]) % WORD for place in range(8)]
