"""A yardstick, not a model: Klunker for four as flat lists of ints, random play, no views.

It is what the rules cost with nothing around them. `unke bench` gives the speed of shared_rules as
a fraction of this file's, measured in the same run on the same Python.
"""


class State:
    __slots__ = (
        *("n", "deck", "hands", "windows", "safes", "bank", "start"),
        *("phase", "turn", "tickets", "below", "over", "buyer"),
    )


def generator(seed):
    state = [seed]

    def below(n):
        state[0] = (state[0] * 48271) % 2147483647
        return state[0] % n

    return below


def deal(s):
    if sum([6 - sum(hand) for hand in s.hands]) > len(s.deck):
        s.over = True
        return
    for i in range(s.n):
        hand = s.hands[(s.start + i) % s.n]
        while sum(hand) < 6:
            hand[s.deck.pop()] += 1


def begin(s):
    s.phase = 0
    s.turn = s.start
    s.tickets = []
    s.buyer = 0


def new(n, seed):
    s = State()
    s.n = n
    s.below = generator(seed)
    deck = []
    for kind in range(7):
        deck += [kind] * (10 if kind == 6 else 14)
    for i in range(len(deck) - 1, 0, -1):
        j = s.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    s.deck = deck[:-n]
    s.bank = [1] * n
    s.hands = [[0] * 7 for _ in range(n)]
    s.windows = [[0] * 7 for _ in range(n)]
    s.safes = [[0] * 7 for _ in range(n)]
    s.start = 0
    s.over = False
    deal(s)
    begin(s)
    return s


def legal(s):
    me = s.turn
    if s.phase == 0:
        moves = [("show", k) for k in range(7) if s.hands[me][k]]
        if sum(s.windows[me]):
            moves.append(("ready",))
        return moves
    if s.phase == 1:
        moves = [("store", k) for k in range(7) if s.hands[me][k]]
        moves.append(("leave",))
        return moves
    moves = []
    for seat in range(s.n):
        if sum(s.windows[seat]) and (seat == me or s.bank[me] > 0):
            moves.append(("buy", seat))
    if not sum(s.windows[me]):
        moves.append(("decline",))
    return moves


def store(s, seat, kind):
    safe = s.safes[seat]
    safe[kind] += 1
    if safe[kind] >= 4:
        types = 0
        for count in safe:
            if count:
                types += 1
        s.bank[seat] += 4 if kind == 6 else max(1, 5 - types)
        safe[kind] -= 4


def follow(s):
    s.turn = (s.turn + 1) % s.n
    while s.turn in s.tickets:
        s.turn = (s.turn + 1) % s.n


def finish(s):
    deal(s)
    if not s.over:
        begin(s)


def advance(s, move):
    me = s.turn
    verb = move[0]
    if verb == "show":
        s.hands[me][move[1]] -= 1
        s.windows[me][move[1]] += 1
    elif verb == "ready":
        s.turn = (me + 1) % s.n
        if s.turn == s.start:
            s.phase = 1
    elif verb == "store":
        s.hands[me][move[1]] -= 1
        store(s, me, move[1])
        follow(s)
    elif verb == "leave":
        s.tickets.append(me)
        if len(s.tickets) == s.n:
            s.phase = 2
            s.turn = s.tickets[0]
        else:
            follow(s)
    elif verb == "buy":
        seat = move[1]
        if seat != me:
            s.bank[me] -= 1
            s.bank[seat] += 1
        for kind in range(7):
            count = s.windows[seat][kind]
            s.windows[seat][kind] = 0
            for _ in range(count):
                store(s, me, kind)
        s.buyer += 1
        if s.buyer == s.n:
            finish(s)
        else:
            s.turn = s.tickets[s.buyer]
    else:
        s.start = me
        finish(s)


def playout(seed):
    s = new(4, seed)
    moves = 0
    while not s.over:
        options = legal(s)
        advance(s, options[s.below(len(options))])
        moves += 1
    return moves


def rate(clock, games):
    """Moves per second over so many games; clock returns seconds."""
    start = clock()
    moves = 0
    for seed in range(1, games + 1):
        moves += playout(seed)
    return moves / (clock() - start)
