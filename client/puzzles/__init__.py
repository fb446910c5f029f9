"""What would you do? Positions in which one move is best, though another comes to mind first.

They are data in the game's own folder, shared_rules/<game>/puzzles/, found by being there:

    __init__.py   THEMES, what its questions are about, in order; theme(view): which of them
    found.py      FOUND: the puzzles, written by `./unke puzzles GAME`, a row each: its name, its
                  theme, how hard it is (1 to 3), its best moves with the permille of victories that
                  each leads to, the best first, and what the player who is asked may know
    en de it      WORDS: "theme.<theme>" for each of the themes

The real table shows them. PuzzleHost (host.py) is a host whose table is imagined from that view,
where nobody but the player moves; Puzzler (puzzler.py) is who sits there. A move is not made, but
answered (answer.py); what has been solved is the device's to remember (progress.py).

tests/client/puzzles/ opens every puzzle; tests/rules/test_puzzles.py asks the search about some.
"""

from client.app import texts

texts.learn("client.puzzles.words")
