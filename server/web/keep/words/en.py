"""What the page says, in English."""

WORDS = {
    "title": "Keep Unke on this phone",
    "lead": "Two minutes, once. After that it sits among your apps and plays without any network.",
    "language": "Language",
    "no-script": "To see whether it worked, this page needs JavaScript.",
    # Trusting
    "trust": "What this is about",
    "trust.why": "A phone keeps an app only from an address that it trusts, and nobody issues "
    "certificates for a computer at home. So this computer has made one itself. You fetch it, you "
    "tell the phone to trust it, and that is all.",
    "trust.means": "What trusting means",
    "trust.can": "With this certificate the computer can vouch for addresses at home: names that "
    "end in .local, .lan, .home, .home.arpa, .internal or localhost, and private addresses such as "
    "192.168.1.20. It cannot do so for anything on the internet, such as your bank; the "
    "certificate says so, and the phone checks it.",
    "trust.key": "Whoever steals its key from this computer could do the same, on your home "
    "network. So trust it only if you know whose computer this is.",
    "trust.back": "You can take it back at any time: on Android under Trusted credentials › User, "
    "on iPhone and iPad under General › VPN & Device Management.",
    "fetch": "Fetch the certificate",
    "fetch.android": "Fetch it for Android",
    "fetch.ios": "Fetch it for iPhone or iPad",
    "fetch.computer": "Fetch it for a computer",
    "tell": "Tell the phone to trust it",
    "android": "Android",
    "android.1": "Open the phone’s settings and search for “CA certificate”. Without a search: "
    "Security & privacy › More security settings › Encryption & credentials › Install a "
    "certificate › CA certificate.",
    "android.2": "The phone warns you, and rightly so: read above what trusting means. Then tap "
    "“Install anyway”. If it has no screen lock yet, it asks for one.",
    "android.3": "Choose unke.crt among the downloads.",
    "android.later": "From now on the phone may mention that the network could be monitored. It "
    "says so about every certificate that did not come with it.",
    "ios": "iPhone and iPad",
    "ios.1": "Open this page in Safari, fetch the certificate there and tap “Allow”.",
    "ios.2": "In Settings, at the very top, tap “Profile Downloaded”, then “Install”.",
    "ios.3": "The step that is easily missed: Settings › General › About › Certificate Trust "
    "Settings, at the very bottom. Switch on “%s” there.",
    "computer": "Computer",
    "computer.1": "Import unke.crt in the browser’s settings, under Certificates › Authorities, "
    "and allow it for websites. On a Mac: double-click it, then “Always Trust” in Keychain.",
    "compare": "Is it the right one?",
    "compare.how": "The same digits are in the window in which Unke was started, and in what the "
    "phone shows about the certificate (as SHA-256). If they differ, somebody is sitting in "
    "between: stop.",
    # Testing
    "test": "See whether it worked",
    "test.found": "The phone finds %s",
    "test.name": "It trusts %s",
    "test.address": "It trusts %s",
    "test.waiting": "trying",
    "test.yes": "yes",
    "test.no": "no",
    "test.green": "Yes. The door is open.",
    "test.by-address": "It works, but only by its address, because the phone cannot find the name. "
    "So have the router always give this computer the same address, or the app loses its way.",
    "test.red": "Not yet. This page keeps trying; once the phone trusts the certificate, the door "
    "opens by itself.",
    "test.lost": "Not yet, and the phone cannot find the name either. Read below what else can "
    "be in the way.",
    "test.again": "Try again",
    "go": "Go on through the open door",
    "go.games": "Your saved games come with you.",
    "go.packing": "Packing the games…",
    "go.unpacked": "The games could not be packed. They stay where they are, in this browser; you "
    "can save them as a file in the app’s settings.",
    # In the way
    "else": "What else can be in the way",
    "else.guest": "A guest Wi-Fi often keeps its phones apart from each other, so none can reach "
    "this computer. Put both on the same ordinary Wi-Fi.",
    "else.nearby": "On newer Android a browser needs the permission “Nearby devices”, on iPhone "
    "and iPad “Local network”, to reach computers at home. It is in the settings, under the "
    "browser.",
    "else.firewall": "A firewall on this computer may keep the doors shut. They are the ports %s "
    "and %s; “unke doctor”, typed there, says more.",
    "else.name": "“Private DNS”, a VPN or an ad blocker can keep the phone from finding names that "
    "end in .local. Switch them off for a moment, or use the address.",
    "else.clock": "A phone or a computer with the wrong date trusts no certificate.",
    "else.browser": "Firefox on Android does not trust certificates that you have installed "
    "yourself. Chrome does.",
    # Installing
    "install": "Put it on the home screen",
    "install.address": "This is the address that stays. From here the app can be kept.",
    "install.untrusted": "The phone shows this page, but does not trust it: a warning that was "
    "clicked away is not enough for an app. Go back and see whether the certificate is trusted.",
    "install.loading": "Bringing everything to the phone…",
    "install.loaded": "Everything is on the phone. Unke now starts without a network, too.",
    "install.broken": "Not everything arrived. Is there room on the phone? Load this page again.",
    "install.do": "Install",
    "install.ios": "Tap the share icon, then “Add to Home Screen”. Open Unke from there.",
    "install.menu": "Choose “Install app” or “Add to home screen” in the browser’s menu.",
    "install.internet": "On Android this step needs the internet once, because Google makes the "
    "package. Without it you get a shortcut, which starts offline all the same.",
    "install.wait": "The phone is working on it…",
    "install.package": "Done: a package was made. Unke is an app like the others now.",
    "install.shortcut": "Done: Unke is on the home screen, as a shortcut as far as this page can "
    "tell. It starts offline all the same. If you would rather have the package, come back to this "
    "page once with internet and install again.",
    "install.done": "Done: Unke is on the home screen.",
    "install.refused": "No problem. You can install it later, here or from the browser’s menu.",
    "open": "Open Unke",
    # Games
    "games": "Your saved games",
    "games.came": "Saved games that have come along: %s.",
    "games.none": "There was nothing that is not here already.",
    "games.gone": "That parcel is not there any more. Go back and send it again: it waits for a "
    "quarter of an hour and can be fetched only once.",
    "games.broken": "The games could not be unpacked here. They are still where they were.",
    "games.ios": "On iPhone and iPad an app on the home screen begins with empty shelves. Have the "
    "games packed here; then open Unke from the home screen, choose Settings › Fetch tables from "
    "this phone’s browser, and type in the letters.",
    "games.pack": "Pack the games",
    "games.letters": "The letters, valid for a quarter of an hour:",
    "games.fetch": "Are games waiting for you? Type in the eight letters.",
    "games.field": "Letters",
    "games.do": "Fetch the games",
    "back": "To the games",
    "profile": "Lets this device trust the computer at home on which Unke runs.",
}
