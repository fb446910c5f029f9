"""A guided first game of each title: hands first, words after. How a lesson is written:

It is data in the game's own folder, client/games/<game>/lesson/, found by being there.

    __init__.py   OTHERS: the levels of the bots at the table (seat 1, 2 ..., as many as a position
                  has), and STEPS: what happens, one after the other (client/games/teaching.py);
                  all kinds of moves are asked for

                      Lay("first", position)              a chapter: so the table lies from here on
                      Tell("street", "window-0")          Unke says something, and points at places
                      Ask("keep", "store tooth", "hand")  the learner makes a move
                      Play("1 store shoe")                seat 1 makes one, written as in a record
                      Lay("jack", another, anew=True)     a second game, offered by the score sheet
                                                          of the first
    positions.py  for each Lay a function that returns a game, laid by the names of the cards; the
                  learner sits at seat 0, and a game's last position lies in its last round
    en de it      TEXTS: a text for each key, in the order of the steps; {0}, {1} ... are the names
                  at the table. A Lay's text is the chapter's title. An Ask has further ones, for
                  every verb that could be answered instead: "keep.store" (another jewel),
                  "keep.leave". At most 160 letters: more does not fit into the foot of a phone.

The real table runs all of it. LessonHost (host.py) is a host whose table is written instead of
stored; Learner (learner.py) is who sits at it: what Unke says is a step of the story like any
other, and while a move is asked for, it takes the question’s place. What she points at is marked on
the finished tree (pointing.py); a place is a path of `data-thing` as for flights: "window-1",
"players seat-2", "hand". What is asked for is marked among what is offered without being named.

tests/client/lessons/ plays every lesson against the rules, tries all other moves at every question,
and looks for every place on the screen; `pytest tests/client/lessons -k <game>` while one writes.
"""
