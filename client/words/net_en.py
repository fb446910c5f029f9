"""The network's words in English."""

WORDS = {
    "net.again": "Connected again.",
    "net.again.do": "Rematch",
    "net.along": "Take the table along",
    "net.along.help": (
        "You play on with this one phone, without a network, and bring it back later. The phone "
        "then knows everybody’s cards."
    ),
    "net.ask.along": (
        "{0} would like to take this table along on one phone. That phone then knows everybody’s "
        "cards."
    ),
    "net.ask.back": "{0} would like to go on here, from where the table was left.",
    "net.ask.end": "{0} would like to end this game for good.",
    "net.ask.export": "{0} would like to have this game as a file. It shows all that is hidden.",
    "net.ask.free": "{0} asks: may somebody else take the seat of {1}?",
    "net.ask.host": "{0} would like to be the host.",
    "net.ask.replace": (
        "{0} has brought the table back, but it went on differently here. After move {4}, moves "
        "made here: {2}, there: {3}. Take what {0} has brought?"
    ),
    "net.ask.standin": "{0} asks: should a bot play for {1} until they are back?",
    "net.ask.undo": "{0} would like to take back the last move.",
    "net.ask.wait": "{0} asks: should the table wait for {1}?",
    "net.away": "{0} has it on their phone since move {1}, and can bring it back.",
    "net.away.title": "This table is on its way",
    "net.back": "Go on here without it",
    "net.both": "Compare both",
    "net.both.here": "Here",
    "net.both.nothing": "Nothing has happened since.",
    "net.both.there": "Brought by {0}",
    "net.bring": "Bring it to the network",
    "net.bring.back": "Bring the table back",
    "net.bring.back.how": (
        "The server checks what has been played, then everybody goes on with their own phones."
    ),
    "net.bring.how": (
        "The server checks what has been played. Then people take their seats with their own "
        "phones."
    ),
    "net.calling": "Calling the server …",
    "net.close": "Give this table up",
    "net.code": "Code of the table, four letters",
    "net.code.how": "Four letters from the host’s screen; or scan the code there.",
    "net.decided.moved": "Settled by itself.",
    "net.decided.passed": "The table has agreed.",
    "net.decided.refused": "The table has said no.",
    "net.decided.time": "Not everybody has answered in time.",
    "net.decided.withdrawn": "The question was withdrawn.",
    "net.end": "End this game",
    "net.export": "Ask for the game as a file",
    "net.file": "A game that was begun on another phone or at another address goes on here.",
    "net.free": "Offer the seat to others",
    "net.free.seats": "Free seats: {0}",
    "net.give.up": "Give my seat up",
    "net.here.only": (
        "Only this computer finds this address. For other phones start the server with: unke --lan"
    ),
    "net.host": "The host",
    "net.host.me": "Ask to be the host",
    "net.invite": "Join this table",
    "net.is.away": "{0} is away. The table waits.",
    "net.is.free": "The seat of {0} is free.",
    "net.join": "Join",
    "net.keep": "Keep Unke on this phone",
    "net.left": "Seconds left: {0}",
    "net.lost": "No connection. Trying again …",
    "net.merge": "Bring finished games together",
    "net.merge.how": (
        "Those of this phone go to the server too, and those that you played there come here."
    ),
    "net.merged": "Sent: {0}. Fetched: {1}.",
    "net.mine": "Your tables",
    "net.minutes": "{0} min",
    "net.missing": "Waiting for everybody to sit down",
    "net.move": "Move to another phone",
    "net.move.how": "Scan this with the other phone: {0} goes there, and the game goes on.",
    "net.move.once": "Works once, for five minutes. Who scans it sees the cards.",
    "net.moved": "The seat is on another phone now.",
    "net.name": "Name",
    "net.nameless": "A name, please.",
    "net.new": "New table",
    "net.next": "The next game is waiting.",
    "net.no": "No",
    "net.open": "On the list of open tables",
    "net.open.list": "Open tables",
    "net.own": "My tables",
    "net.own.all": "All my tables, and this phone",
    "net.own.archived": "In the archive",
    "net.own.archived.how": (
        "Nobody has touched these for long. Open one, and it goes on for everybody."
    ),
    "net.own.bots": "Bots",
    "net.own.delete": "Delete this table",
    "net.own.delete.how": "It goes for everybody, and for good.",
    "net.own.deleted": "The table is deleted: {0}.",
    "net.own.end.how": (
        "A game that is going on is ended by its players together: open it, and choose “End "
        "this game” in the menu."
    ),
    "net.own.forget": "Forget this phone on the server",
    "net.own.forget.do": "Forget it for good",
    "net.own.forget.how": (
        "Your seats become free, and your tables get another host. Tables at which nobody else "
        "sits are deleted, and so are finished games that nobody else has on the server. This "
        "cannot be undone. What is saved on this phone itself stays."
    ),
    "net.own.forgotten": "The server has forgotten this phone.",
    "net.own.here": "On this phone",
    "net.own.how": "Also what is in the archive; and how everything gets to another phone.",
    "net.own.is.away": "away",
    "net.own.is.here": "at the table",
    "net.own.is.standin": "away, a bot plays",
    "net.own.known": "First here: {0}. Tables: {1}.",
    "net.own.move": "Move everything to another phone",
    "net.own.move.how": (
        "Scan this with the other phone: all your seats go there, and the tables that you host."
    ),
    "net.own.moved": "Everything is on the other phone now.",
    "net.own.nobody": "Free",
    "net.own.none": "You have no tables on this server.",
    "net.own.open": "Open the table",
    "net.own.other": "On another phone",
    "net.own.over": "Over",
    "net.own.phone": "This phone",
    "net.own.running": "Going on",
    "net.own.unknown": "The server does not know this phone yet.",
    "net.pending": "No connection. Your move will be sent as soon as there is one.",
    "net.ready": "Everybody sits. The host may start.",
    "net.reload": "Reload",
    "net.rematch": "Another game with everybody?",
    "net.rename": "Name and colour of {0}",
    "net.rise": "Free the seat of {0}",
    "net.scan": "Scan with your phone’s camera",
    "net.seat": "Your seat moves here",
    "net.seat.how": "The game goes on with this phone; the other one only watches then.",
    "net.seat.take": "Sit down here",
    "net.seconds": "{0} s",
    "net.sit": "Sit down",
    "net.sit.here": "Sit down: {0}",
    "net.standin": "A bot until the return",
    "net.state.away": "{0} is away.",
    "net.state.free": "Nobody plays as {0} now.",
    "net.state.standin": "{0} is away; a bot plays until the return.",
    "net.status.away": "taken along on a phone",
    "net.status.ended": "broken off",
    "net.status.over": "over",
    "net.status.playing": "being played",
    "net.tables": "Tables on this network",
    "net.take": "Take the seat",
    "net.time": "Time for a decision",
    "net.time.none": "as you like",
    "net.tv": "Table view for a big screen",
    "net.voting": "Agreed so far: {0} of {1}.",
    "net.wait": "Wait for the return",
    "net.watchers": "Watching: {0}",
    "net.watching": "You are watching.",
    "net.why.absent": "Tables need your family’s own server; this one has none.",
    "net.why.broken": "Something went wrong there. Try again.",
    "net.why.busy": "Too much at once. Try again in a moment.",
    "net.why.closed": "The table has been closed.",
    "net.why.damaged": "This table is damaged. Whoever looks after the server can bring it back.",
    "net.why.free-seats": "Somebody is still missing.",
    "net.why.full": (
        "The server has no room for more. What you delete under “My tables” makes room."
    ),
    "net.why.illegal": "The rules do not allow that.",
    "net.why.network": (
        "The server does not answer. Is this phone in the same Wi-Fi, and is the server on?"
    ),
    "net.why.no-motion": "That has been decided already.",
    "net.why.no-table": "There is no table with this code.",
    "net.why.no-ticket": "This code is used up or too old. Let another be shown.",
    "net.why.no-undo": "Nothing can be taken back any more.",
    "net.why.not-host": "Only the host may do that.",
    "net.why.not-stored": "The server could not store it. Nothing has happened; try again.",
    "net.why.not-yours": "That seat belongs to somebody else.",
    "net.why.pending": "The table is being asked something else.",
    "net.why.protocol": "The server is older than this app.",
    "net.why.record": (
        "The server cannot follow this game: it is over, or other rules were in force."
    ),
    "net.why.reload": "This app is older than the server. Reload it.",
    "net.why.secret": "The table has not agreed to that.",
    "net.why.stale": "Something has changed meanwhile. Look, and decide again.",
    "net.why.status": "That is not possible now.",
    "net.why.storage": "This phone has no room for it.",
    "net.why.taken": "Somebody was quicker.",
    "net.withdraw": "Withdraw",
    "net.yes": "Agree",
    "net.you": "on this phone",
    "net.your.turn": "It’s your turn",
}
