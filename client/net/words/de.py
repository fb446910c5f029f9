"""The network's words in German."""

WORDS = {
    "net.absent": "gerade nicht da",
    "net.again": "Wieder verbunden.",
    "net.again.propose": "Um Revanche bitten",
    "net.along": "Tisch mitnehmen",
    "net.along.help": (
        "Ihr spielt mit diesem einen Handy ohne Netz weiter und bringt ihn später zurück. Das "
        "Handy kennt dann alle Karten."
    ),
    "net.ask.again": "{0} möchte Revanche.",
    "net.ask.along": (
        "{0} möchte diesen Tisch auf einem Handy mitnehmen. Es kennt dann alle Karten."
    ),
    "net.ask.back": "{0} möchte hier weiterspielen, wo der Tisch stehen geblieben ist.",
    "net.ask.end": "{0} möchte diese Partie abbrechen.",
    "net.ask.export": "{0} möchte diese Partie als Datei. Sie zeigt alles, was verdeckt ist.",
    "net.ask.free": "{0} fragt: Darf jemand anders den Platz von {1} einnehmen?",
    "net.ask.host": "{0} möchte den Tisch leiten.",
    "net.ask.hurry": "{0} fragt: Soll ein Bot diesen Zug für {1} machen?",
    "net.ask.join": "{0} möchte statt {1} mitspielen.",
    "net.ask.join.more": "{0} möchte auch mitspielen.",
    "net.ask.replace": (
        "{0} hat den Tisch zurückgebracht, aber hier ging es anders weiter. Züge nach Zug {4} "
        "hier: {2}, dort: {3}. Gilt, was {0} mitbringt?"
    ),
    "net.ask.standin": "{0} fragt: Soll ein Bot für {1} spielen, bis wieder jemand da ist?",
    "net.ask.undo": "{0} möchte den letzten Zug zurücknehmen.",
    "net.ask.wait": "{0} fragt: Soll der Tisch auf {1} warten?",
    "net.away": "{0} hat ihn seit Zug {1} auf dem Handy und kann ihn zurückbringen.",
    "net.away.title": "Dieser Tisch ist unterwegs",
    "net.back": "Hier ohne ihn weiterspielen",
    "net.both": "Beides ansehen",
    "net.both.here": "Hier",
    "net.both.nothing": "Seither ist nichts geschehen.",
    "net.both.there": "Von {0} mitgebracht",
    "net.bring": "Ins Netz bringen",
    "net.bring.back": "Tisch zurückbringen",
    "net.bring.back.how": (
        "Der Server prüft, was gespielt wurde, dann spielt jeder am eigenen Handy weiter."
    ),
    "net.bring.how": (
        "Der Server prüft, was gespielt wurde. Dann setzt sich jeder mit dem eigenen Handy an "
        "seinen Platz."
    ),
    "net.called": "Die anderen warten auf dich.",
    "net.called.name": "{0}, die anderen warten auf dich.",
    "net.calling": "Verbindung zum Server …",
    "net.close": "Tisch auflösen",
    "net.code": "Code des Tisches, vier Buchstaben",
    "net.code.how": "Vier Buchstaben vom Bildschirm der Tischleitung; oder scann den Code dort.",
    "net.decided.for": "Ein Bot hat für dich gezogen.",
    "net.decided.moved": "Hat sich erledigt.",
    "net.decided.passed": "Der Tisch ist einverstanden.",
    "net.decided.refused": "Der Tisch hat nein gesagt.",
    "net.decided.time": "Nicht alle haben rechtzeitig geantwortet.",
    "net.decided.withdrawn": "Die Frage wurde zurückgezogen.",
    "net.end": "Partie abbrechen",
    "net.export": "Um die Partie als Datei bitten",
    "net.file": (
        "Eine Partie, die auf einem anderen Handy oder unter einer anderen Adresse begann, geht "
        "hier weiter."
    ),
    "net.free": "Platz anderen anbieten",
    "net.free.none": "alle Plätze sind besetzt",
    "net.free.seat": "1 Platz ist frei",
    "net.free.seats": "{0} Plätze sind frei",
    "net.full": "Alle Plätze sind besetzt",
    "net.full.how": "Du schaust erst einmal zu. Was möchtest du?",
    "net.full.told": "Alle Plätze sind besetzt: Du schaust nur zu.",
    "net.give.up": "Meinen Platz abgeben",
    "net.here.only": (
        "Nur dieser Rechner findet die Adresse. Für andere Handys starte den Server so: unke --lan"
    ),
    "net.host": "Die Tischleitung",
    "net.host.me": "Um die Tischleitung bitten",
    "net.hurry": "Ein Bot für diesen Zug",
    "net.invite": "An diesen Tisch",
    "net.invite.others": "Jemanden einladen",
    "net.is.away": "{0} ist nicht da. Der Tisch wartet.",
    "net.is.free": "Der Platz von {0} ist frei.",
    "net.is.late": "{0} hat schon länger nicht gezogen.",
    "net.join": "Dazusetzen",
    "net.join.bot": "Um den Platz von {0} bitten",
    "net.join.do": "Darum bitten",
    "net.join.more": "Um einen Platz mehr bitten",
    "net.keep": "Unke auf diesem Handy behalten",
    "net.left": "Sekunden übrig: {0}",
    "net.lost": "Keine Verbindung. Neuer Versuch …",
    "net.merge": "Beendete Partien zusammenführen",
    "net.merge.how": (
        "Die von diesem Handy kommen auch auf den Server, und die du dort gespielt hast, hierher."
    ),
    "net.merged": "Gesendet: {0}. Geholt: {1}.",
    "net.mine": "Deine Tische",
    "net.minute": "1 Minute",
    "net.minutes": "{0} Minuten",
    "net.missing": "Noch nicht da: {0}.",
    "net.missing.bot": "Kommt niemand? Lass dort einen Bot sitzen.",
    "net.move": "Auf ein anderes Handy",
    "net.move.how": (
        "Mit dem anderen Handy scannen: {0} zieht dorthin um, und die Partie geht weiter."
    ),
    "net.move.once": "Gilt einmal, fünf Minuten lang. Wer es scannt, sieht die Karten.",
    "net.moved": "Der Platz ist jetzt auf einem anderen Handy.",
    "net.name": "Name",
    "net.nameless": "Bitte einen Namen.",
    "net.new": "Neuer Tisch",
    "net.next": "Die nächste Partie wartet.",
    "net.next.join": "Zur nächsten Partie",
    "net.no": "Nein",
    "net.open": "In der Liste offener Tische",
    "net.open.list": "Offene Tische",
    "net.own": "Meine Tische",
    "net.own.all": "Alle meine Tische und dieses Handy",
    "net.own.archived": "Im Archiv",
    "net.own.archived.how": (
        "Die hat lange niemand angerührt. Öffne einen, und er geht für alle weiter."
    ),
    "net.own.bots": "Bots",
    "net.own.delete": "Diesen Tisch löschen",
    "net.own.delete.how": "Er verschwindet für alle und endgültig.",
    "net.own.deleted": "Der Tisch ist gelöscht: {0}.",
    "net.own.end.how": (
        "Eine laufende Partie beenden alle gemeinsam: Öffne sie und wähle im Menü „Partie "
        "abbrechen“."
    ),
    "net.own.forget": "Dieses Handy auf dem Server vergessen",
    "net.own.forget.do": "Endgültig vergessen",
    "net.own.forget.how": (
        "Deine Plätze werden frei, und deine Tische leitet jemand anderes. Tische, an denen "
        "sonst niemand sitzt, werden gelöscht, ebenso beendete Partien, die auf dem Server "
        "sonst niemand hat. Das lässt sich nicht zurücknehmen. Was auf diesem Handy selbst "
        "gespeichert ist, bleibt."
    ),
    "net.own.forgotten": "Der Server hat dieses Handy vergessen.",
    "net.own.here": "An diesem Handy",
    "net.own.how": "Auch was im Archiv liegt; und wie alles auf ein anderes Handy kommt.",
    "net.own.is.away": "nicht da",
    "net.own.is.here": "am Tisch",
    "net.own.is.standin": "nicht da, ein Bot spielt",
    "net.own.known": "Zum ersten Mal hier: {0}. Tische: {1}.",
    "net.own.move": "Alles auf ein anderes Handy",
    "net.own.move.how": (
        "Mit dem anderen Handy scannen: Alle deine Plätze ziehen dorthin um, auch die Tische, "
        "die du leitest."
    ),
    "net.own.moved": "Jetzt ist alles auf dem anderen Handy.",
    "net.own.nobody": "Frei",
    "net.own.none": "Du hast keine Tische auf diesem Server.",
    "net.own.open": "Tisch öffnen",
    "net.own.other": "An einem anderen Handy",
    "net.own.over": "Beendet",
    "net.own.phone": "Dieses Handy",
    "net.own.running": "Läuft",
    "net.own.unknown": "Der Server kennt dieses Handy noch nicht.",
    "net.patience": "Nach {0} ohne Zug dürft ihr um einen Bot bitten.",
    "net.pending": "Keine Verbindung. Dein Zug geht raus, sobald es wieder eine gibt.",
    "net.play": "Auch mitspielen",
    "net.ready": "Alle sind da. {0} startet die Partie.",
    "net.reload": "Neu laden",
    "net.rematch": "Noch eine Partie mit allen?",
    "net.rematch.too": "Noch eine Partie mit allen, und mit {0}?",
    "net.rematch.wait": "Vielleicht gibt es noch eine Partie.",
    "net.rename": "Name und Farbe von {0}",
    "net.replaced": "Ein Bot spielt für dich.",
    "net.replaced.name": "Ein Bot spielt für {0}.",
    "net.return": "Bin wieder da",
    "net.rise": "Platz von {0} freigeben",
    "net.scan": "Mit der Handykamera scannen",
    "net.sealed": "Gemischt wird versiegelt: Alle Handys mischen mit.",
    "net.sealed.commit": (
        "Alle mischen mit, Schritt 1 von 2. Handys, die ihren Teil hinterlegt haben: {0}"
    ),
    "net.sealed.show": (
        "Alle mischen mit, Schritt 2 von 2. Handys, die ihren Teil gezeigt haben: {0}"
    ),
    "net.seat": "Dein Platz zieht hierher um",
    "net.seat.how": "Die Partie geht an diesem Handy weiter; das andere schaut dann nur noch zu.",
    "net.seat.number": "Platz {0}",
    "net.seat.take": "Hier hinsetzen",
    "net.seat.which": "Welcher Platz?",
    "net.seconds": "{0} Sekunden",
    "net.sit": "Hinsetzen",
    "net.stand": "Aufstehen: {0}",
    "net.standin": "Ein Bot bis zur Rückkehr",
    "net.starts": "{0} startet die Partie, wenn alle da sind.",
    "net.state.asleep": "Das Handy von {0} ist dunkel oder zeigt etwas anderes.",
    "net.state.away": "{0} ist nicht da.",
    "net.state.free": "Niemand spielt gerade als {0}.",
    "net.state.standin": "Ein Bot spielt für {0}, bis wieder jemand da ist.",
    "net.status.away": "auf einem Handy unterwegs",
    "net.status.ended": "abgebrochen",
    "net.status.over": "beendet",
    "net.status.playing": "wird gespielt",
    "net.tables": "Tische in diesem Netz",
    "net.take": "Platz einnehmen",
    "net.time": "Zeit für eine Entscheidung",
    "net.time.none": "unbegrenzt",
    "net.tv": "Der Tisch auf einem großen Bildschirm",
    "net.tv.again": "Noch eine Partie? {0} entscheidet am Handy.",
    "net.tv.again.host": "Noch eine Partie? Das entscheidet die Tischleitung am Handy.",
    "net.tv.code": "Ein Tisch, der nicht in der Liste steht:",
    "net.tv.coming": "kommt gleich",
    "net.tv.empty": "Gerade ist niemand da. Der Tisch wartet: Code scannen, und es geht weiter.",
    "net.tv.free": "frei",
    "net.tv.full": "Ganzer Bildschirm",
    "net.tv.how": "Für Fernseher, Laptop oder Tablet, wo alle hinsehen",
    "net.tv.next": "Hier erscheint gleich der nächste.",
    "net.tv.other": "Ein anderer Tisch",
    "net.tv.scan": "Scannt den Code: Unke öffnet sich auf dem Handy",
    "net.tv.screen": "Das ist der Bildschirm am Tisch",
    "net.tv.sit": "Code scannen und hinsetzen",
    "net.tv.starts": "{0} startet die Partie",
    "net.tv.starts.host": "Die Tischleitung startet die Partie",
    "net.tv.then": "Wählt dort ein Spiel. Sobald ihr an einem Tisch sitzt, ist er hier zu sehen.",
    "net.tv.which": "Welcher Tisch?",
    "net.unwish": "Doch nicht",
    "net.vacant": "frei",
    "net.voting": "Bisher dafür: {0} von {1}.",
    "net.wait": "Auf Rückkehr warten",
    "net.watch": "Nur zuschauen",
    "net.watcher": "1 Person schaut zu.",
    "net.watchers": "{0} Leute schauen zu.",
    "net.watching": "Du schaust zu.",
    "net.why.absent": "Für Tische braucht ihr den Server eurer Familie; dieser hier hat keine.",
    "net.why.broken": "Da ging etwas schief. Versuch es noch einmal.",
    "net.why.busy": "Zu viel auf einmal. Versuch es gleich noch einmal.",
    "net.why.closed": "Der Tisch wurde aufgelöst.",
    "net.why.damaged": (
        "Dieser Tisch ist beschädigt. Wer sich um den Server kümmert, kann ihn zurückholen."
    ),
    "net.why.free-seats": "Es fehlt noch jemand.",
    "net.why.full": (
        "Auf dem Server ist kein Platz mehr. Was du unter „Meine Tische“ löschst, schafft Platz."
    ),
    "net.why.illegal": "Das erlauben die Regeln nicht.",
    "net.why.network": (
        "Der Server antwortet nicht. Ist dieses Handy im selben WLAN, und läuft der Server?"
    ),
    "net.why.no-motion": "Das ist schon entschieden.",
    "net.why.no-table": "Es gibt keinen Tisch mit diesem Code.",
    "net.why.no-ticket": "Dieser Code ist verbraucht oder zu alt. Lass dir einen neuen zeigen.",
    "net.why.no-undo": "Es lässt sich nichts mehr zurücknehmen.",
    "net.why.not-host": "Das darf nur die Tischleitung.",
    "net.why.not-stored": (
        "Der Server konnte es nicht speichern. Nichts ist geschehen; versuch es noch einmal."
    ),
    "net.why.not-yours": "Dieser Platz gehört jemand anderem.",
    "net.why.pending": "Der Tisch wird gerade etwas anderes gefragt.",
    "net.why.protocol": "Der Server ist älter als diese App.",
    "net.why.record": (
        "Der Server kann dieser Partie nicht folgen: Sie ist zu Ende, oder es galten andere Regeln."
    ),
    "net.why.reload": "Diese App ist älter als der Server. Lade sie neu.",
    "net.why.secret": "Dem hat der Tisch nicht zugestimmt.",
    "net.why.stale": "Inzwischen hat sich etwas geändert. Sieh hin und entscheide neu.",
    "net.why.status": "Das geht jetzt nicht.",
    "net.why.storage": "Auf diesem Handy ist kein Platz dafür.",
    "net.why.taken": "Da war jemand schneller.",
    "net.wish": "Bei der nächsten Partie mitspielen",
    "net.wish.told": "Du spielst bei der nächsten Partie mit.",
    "net.wishes": "Warten auf die nächste Partie: {0}.",
    "net.withdraw": "Zurückziehen",
    "net.yes": "Einverstanden",
    "net.you": "an diesem Handy",
    "net.your.turn": "Du bist dran",
}
