"""What the page says, in German."""

WORDS = {
    "title": "Unke auf diesem Handy behalten",
    "lead": "Zwei Minuten, einmal. Danach sitzt sie zwischen deinen Apps und spielt ganz ohne "
    "Netz.",
    "language": "Sprache",
    "no-script": "Um zu prüfen, ob es geklappt hat, braucht diese Seite JavaScript.",
    # Trusting
    "trust": "Worum es geht",
    "trust.why": "Ein Handy behält eine App nur von einer Adresse, der es vertraut, und für einen "
    "Rechner zu Hause stellt niemand Zertifikate aus. Darum hat dieser Rechner selbst eines "
    "gemacht. Du holst es, sagst dem Handy, dass es ihm vertrauen soll, und das ist alles.",
    "trust.means": "Was Vertrauen heißt",
    "trust.can": "Mit diesem Zertifikat kann der Rechner für Adressen zu Hause bürgen: für Namen, "
    "die auf .local, .lan, .home, .home.arpa, .internal oder localhost enden, und für private "
    "Adressen wie 192.168.1.20. Für nichts im Internet, etwa deine Bank; das steht im Zertifikat, "
    "und das Handy achtet darauf.",
    "trust.key": "Wer den Schlüssel dazu von diesem Rechner stiehlt, könnte in deinem Heimnetz "
    "dasselbe. Vertraue ihm also nur, wenn du weißt, wessen Rechner das ist.",
    "trust.back": "Du kannst es jederzeit zurücknehmen: auf Android unter Vertrauenswürdige "
    "Anmeldedaten › Nutzer, auf iPhone und iPad unter Allgemein › VPN und Geräteverwaltung.",
    "fetch": "Das Zertifikat holen",
    "fetch.android": "Für Android holen",
    "fetch.ios": "Für iPhone oder iPad holen",
    "fetch.computer": "Für einen Computer holen",
    "tell": "Dem Handy sagen, dass es ihm vertrauen soll",
    "android": "Android",
    "android.1": "Öffne die Einstellungen des Handys und suche nach „CA-Zertifikat“. Ohne Suche: "
    "Sicherheit und Datenschutz › Weitere Sicherheitseinstellungen › Verschlüsselung und "
    "Anmeldedaten › Zertifikat installieren › CA-Zertifikat.",
    "android.2": "Das Handy warnt dich, und zu Recht: Lies oben, was Vertrauen heißt. Dann tippe "
    "auf „Trotzdem installieren“. Hat es noch keine Displaysperre, verlangt es eine.",
    "android.3": "Wähle unke.crt unter den Downloads.",
    "android.later": "Ab jetzt erwähnt das Handy vielleicht, das Netzwerk könne überwacht werden. "
    "Das sagt es bei jedem Zertifikat, das nicht mitgeliefert wurde.",
    "ios": "iPhone und iPad",
    "ios.1": "Öffne diese Seite in Safari, hole das Zertifikat dort und tippe auf „Zulassen“.",
    "ios.2": "Tippe in den Einstellungen ganz oben auf „Profil geladen“, dann auf „Installieren“.",
    "ios.3": "Der Schritt, den man leicht übersieht: Einstellungen › Allgemein › Info › "
    "Zertifikatsvertrauenseinstellungen, ganz unten. Schalte dort „%s“ ein.",
    "computer": "Computer",
    "computer.1": "Importiere unke.crt in den Einstellungen des Browsers, unter Zertifikate › "
    "Zertifizierungsstellen, und erlaube es für Websites. Auf dem Mac: doppelklicken, dann in der "
    "Schlüsselbundverwaltung „Immer vertrauen“.",
    "compare": "Ist es das richtige?",
    "compare.how": "Dieselben Ziffern stehen in dem Fenster, in dem Unke gestartet wurde, und in "
    "dem, was das Handy vom Zertifikat zeigt (als SHA-256). Weichen sie ab, sitzt jemand "
    "dazwischen: Hör auf.",
    # Testing
    "test": "Prüfen, ob es geklappt hat",
    "test.found": "Das Handy findet %s",
    "test.name": "Es vertraut %s",
    "test.address": "Es vertraut %s",
    "test.waiting": "wird geprüft",
    "test.yes": "ja",
    "test.no": "nein",
    "test.green": "Ja. Die Tür ist offen.",
    "test.by-address": "Es geht, aber nur über die Adresse, denn den Namen findet das Handy nicht. "
    "Lass also den Router diesem Rechner immer dieselbe Adresse geben, sonst verläuft sich die "
    "App.",
    "test.red": "Noch nicht. Diese Seite versucht es weiter; sobald das Handy dem Zertifikat "
    "vertraut, geht die Tür von selbst auf.",
    "test.lost": "Noch nicht, und das Handy findet auch den Namen nicht. Lies unten, was sonst im "
    "Weg sein kann.",
    "test.again": "Noch einmal versuchen",
    "go": "Weiter durch die offene Tür",
    "go.games": "Deine gespeicherten Partien kommen mit.",
    "go.packing": "Die Partien werden gepackt …",
    "go.unpacked": "Die Partien ließen sich nicht packen. Sie bleiben, wo sie sind, in diesem "
    "Browser; in den Einstellungen der App kannst du sie als Datei sichern.",
    # In the way
    "else": "Was sonst im Weg sein kann",
    "else.guest": "Ein Gast-WLAN hält seine Handys oft voneinander fern, dann erreicht keines "
    "diesen Rechner. Nimm für beide dasselbe gewöhnliche WLAN.",
    "else.nearby": "Auf neueren Android-Handys braucht der Browser die Berechtigung „Geräte in der "
    "Nähe“, auf iPhone und iPad „Lokales Netzwerk“, um Rechner zu Hause zu erreichen. Sie steht in "
    "den Einstellungen beim Browser.",
    "else.firewall": "Eine Firewall auf diesem Rechner kann die Türen zuhalten. Es sind die Ports "
    "%s und %s; „unke doctor“, dort eingetippt, weiß mehr.",
    "else.name": "„Privates DNS“, ein VPN oder ein Werbeblocker können verhindern, dass das Handy "
    "Namen findet, die auf .local enden. Schalte sie kurz ab oder nimm die Adresse.",
    "else.clock": "Ein Handy oder ein Rechner mit falschem Datum vertraut keinem Zertifikat.",
    "else.browser": "Firefox auf Android vertraut Zertifikaten nicht, die du selbst installiert "
    "hast. Chrome schon.",
    # Installing
    "install": "Auf den Startbildschirm",
    "install.address": "Das ist die Adresse, die bleibt. Von hier darf das Handy die App behalten.",
    "install.untrusted": "Das Handy zeigt diese Seite, vertraut ihr aber nicht: Eine weggetippte "
    "Warnung genügt für eine App nicht. Geh zurück und sieh nach, ob dem Zertifikat vertraut wird.",
    "install.loading": "Alles kommt auf das Handy …",
    "install.loaded": "Alles ist auf dem Handy. Unke startet jetzt auch ohne Netz.",
    "install.broken": "Nicht alles ist angekommen. Ist auf dem Handy Platz? Lade diese Seite neu.",
    "install.do": "Installieren",
    "install.ios": "Tippe auf das Teilen-Zeichen, dann auf „Zum Home-Bildschirm“. Öffne Unke von "
    "dort.",
    "install.menu": "Wähle im Menü des Browsers „App installieren“ oder „Zum Startbildschirm "
    "hinzufügen“.",
    "install.internet": "Auf Android braucht dieser Schritt einmal das Internet, weil Google das "
    "Paket baut. Ohne Internet gibt es eine Verknüpfung, die genauso ohne Netz startet.",
    "install.wait": "Das Handy ist dabei …",
    "install.package": "Fertig: Das Paket ist da. Unke ist jetzt eine App wie die anderen.",
    "install.shortcut": "Fertig: Unke ist auf dem Startbildschirm, soweit diese Seite sieht, als "
    "Verknüpfung. Sie startet genauso ohne Netz. Willst du lieber das Paket, komm einmal mit "
    "Internet auf diese Seite zurück und installiere noch einmal.",
    "install.done": "Fertig: Unke ist auf dem Startbildschirm.",
    "install.refused": "Wie du magst. Du kannst sie später installieren, hier oder im Menü des "
    "Browsers.",
    "open": "Unke öffnen",
    # Games
    "games": "Deine gespeicherten Partien",
    "games.came": "Gespeicherte Partien, die mitgekommen sind: %s.",
    "games.none": "Es war nichts dabei, das nicht schon hier ist.",
    "games.gone": "Dieses Päckchen ist nicht mehr da. Geh zurück und schick es noch einmal: Es "
    "wartet eine Viertelstunde und lässt sich nur einmal abholen.",
    "games.broken": "Die Partien ließen sich hier nicht auspacken. Sie sind noch, wo sie waren.",
    "games.ios": "Auf iPhone und iPad beginnt eine App auf dem Startbildschirm mit leeren "
    "Regalen. Lass die Partien hier packen; dann öffne Unke vom Startbildschirm, wähle dort "
    "Einstellungen › Tische aus dem Browser dieses Handys holen, und tippe die Buchstaben ein.",
    "games.pack": "Die Partien packen",
    "games.letters": "Die Buchstaben, gültig für eine Viertelstunde:",
    "games.fetch": "Warten Partien auf dich? Tippe die acht Buchstaben ein.",
    "games.field": "Buchstaben",
    "games.do": "Die Partien holen",
    "back": "Zu den Spielen",
    "profile": "Damit dieses Gerät dem Rechner zu Hause vertraut, auf dem Unke läuft.",
}
