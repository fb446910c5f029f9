"""What the page says, in Italian."""

WORDS = {
    "title": "Tieni Unke su questo telefono",
    "lead": "Due minuti, una volta sola. Poi Unke sta fra le tue app e si gioca anche senza rete.",
    "language": "Lingua",
    "no-script": "Per vedere se ha funzionato, questa pagina ha bisogno di JavaScript.",
    # Trusting
    "trust": "Di che cosa si tratta",
    "trust.why": "Un telefono tiene un’app solo se viene da un indirizzo di cui si fida, e per un "
    "computer di casa nessuno rilascia certificati. Perciò questo computer se n’è fatto uno. Tu lo "
    "scarichi, dici al telefono di fidarsi, ed è tutto.",
    "trust.means": "Che cosa vuol dire fidarsi",
    "trust.can": "Con questo certificato il computer può garantire per gli indirizzi di casa: nomi "
    "che finiscono in .local, .lan, .home, .home.arpa, .internal o localhost, e indirizzi privati "
    "come 192.168.1.20. Non per quello che sta su internet, come la tua banca: è scritto nel "
    "certificato, e il telefono lo controlla.",
    "trust.key": "Chi rubasse la chiave da questo computer potrebbe fare lo stesso, nella tua rete "
    "di casa. Quindi fidati solo se sai di chi è questo computer.",
    "trust.back": "Puoi cambiare idea quando vuoi: su Android in Credenziali attendibili › Utente, "
    "su iPhone e iPad in Generali › VPN e gestione dispositivo.",
    "fetch": "Scarica il certificato",
    "fetch.android": "Scaricalo per Android",
    "fetch.ios": "Scaricalo per iPhone o iPad",
    "fetch.computer": "Scaricalo per un computer",
    "tell": "Di’ al telefono di fidarsi",
    "android": "Android",
    "android.1": "Apri le impostazioni del telefono e cerca «certificato CA». Senza cercare: "
    "Sicurezza e privacy › Altre impostazioni di sicurezza › Crittografia e credenziali › Installa "
    "un certificato › Certificato CA.",
    "android.2": "Il telefono ti avverte, e fa bene: leggi qui sopra che cosa vuol dire fidarsi. "
    "Poi tocca «Installa comunque». Se non ha ancora un blocco schermo, ne chiede uno.",
    "android.3": "Scegli unke.crt fra i file scaricati.",
    "android.later": "D’ora in poi il telefono può dire che la rete potrebbe essere monitorata. Lo "
    "dice per ogni certificato aggiunto in seguito.",
    "ios": "iPhone e iPad",
    "ios.1": "Apri questa pagina in Safari, scarica lì il certificato e tocca «Consenti».",
    "ios.2": "In Impostazioni, in cima, tocca «Profilo scaricato» e poi «Installa».",
    "ios.3": "Il passo che si dimentica facilmente: Impostazioni › Generali › Info › Impostazioni "
    "attendibilità certificati, in fondo. Lì attiva «%s».",
    "computer": "Computer",
    "computer.1": "Importa unke.crt nelle impostazioni del browser, in Certificati › Autorità, e "
    "permettilo per i siti web. Sul Mac: doppio clic, poi «Fidati sempre» nel Portachiavi.",
    "compare": "È quello giusto?",
    "compare.how": "Le stesse cifre stanno nella finestra in cui è stata avviata Unke, e in ciò "
    "che il telefono mostra del certificato (come SHA-256). Se sono diverse, c’è qualcuno in "
    "mezzo: fermati.",
    # Testing
    "test": "Guarda se ha funzionato",
    "test.found": "Il telefono trova %s",
    "test.name": "Si fida di %s",
    "test.address": "Si fida di %s",
    "test.waiting": "provo",
    "test.yes": "sì",
    "test.no": "no",
    "test.green": "Sì. La porta è aperta.",
    "test.by-address": "Funziona, ma solo con l’indirizzo, perché il telefono non trova il nome. "
    "Fai quindi in modo che il router dia a questo computer sempre lo stesso indirizzo, o l’app si "
    "perde.",
    "test.red": "Non ancora. Questa pagina continua a provare: appena il telefono si fida del "
    "certificato, la porta si apre da sola.",
    "test.lost": "Non ancora, e il telefono non trova nemmeno il nome. Leggi qui sotto che "
    "cos’altro può esserci di mezzo.",
    "test.again": "Riprova",
    "go": "Avanti, la porta è aperta",
    "go.games": "Le partite salvate vengono con te.",
    "go.packing": "Impacchetto le partite…",
    "go.unpacked": "Non è stato possibile impacchettare le partite. Restano dove sono, in questo "
    "browser; nelle impostazioni dell’app puoi salvarle in un file.",
    # In the way
    "else": "Che cos’altro può esserci di mezzo",
    "else.guest": "Un Wi-Fi per ospiti spesso tiene separati i telefoni, e nessuno raggiunge "
    "questo computer. Collega tutti e due allo stesso Wi-Fi normale.",
    "else.nearby": "Sugli Android più nuovi il browser ha bisogno del permesso «Dispositivi nelle "
    "vicinanze», su iPhone e iPad di «Rete locale», per raggiungere i computer di casa. Sta nelle "
    "impostazioni, alla voce del browser.",
    "else.firewall": "Un firewall su questo computer può tenere chiuse le porte. Sono la %s e la "
    "%s; «unke doctor», scritto lì, ne sa di più.",
    "else.name": "Il «DNS privato», una VPN o un blocco della pubblicità possono impedire al "
    "telefono di trovare i nomi che finiscono in .local. Disattivali un momento, o usa "
    "l’indirizzo.",
    "else.clock": "Un telefono o un computer con la data sbagliata non si fida di nessun "
    "certificato.",
    "else.browser": "Firefox su Android non si fida dei certificati che hai installato tu. Chrome "
    "sì.",
    # Installing
    "install": "Mettila nella schermata Home",
    "install.address": "Sei all’indirizzo che resta. Da qui l’app si può tenere.",
    "install.untrusted": "Il telefono mostra questa pagina, ma non se ne fida: per un’app non "
    "basta un avviso chiuso con un tocco. Torna indietro e guarda se il certificato è accettato.",
    "install.loading": "Porto tutto sul telefono…",
    "install.loaded": "È tutto sul telefono. Ora Unke si apre anche senza rete.",
    "install.broken": "Non è arrivato tutto. C’è posto sul telefono? Ricarica questa pagina.",
    "install.do": "Installa",
    "install.ios": "Tocca il simbolo di condivisione, poi «Aggiungi alla schermata Home». Apri "
    "Unke da lì.",
    "install.menu": "Nel menu del browser scegli «Installa app» o «Aggiungi a schermata Home».",
    "install.internet": "Su Android questo passo ha bisogno di internet una volta, perché il "
    "pacchetto lo fa Google. Senza, ottieni una scorciatoia, che parte lo stesso senza rete.",
    "install.wait": "Il telefono ci sta lavorando…",
    "install.package": "Fatto: è stato creato un pacchetto. Unke è un’app come le altre.",
    "install.shortcut": "Fatto: Unke è nella schermata Home, come scorciatoia, per quel che ne sa "
    "questa pagina. Parte lo stesso senza rete. Se preferisci il pacchetto, torna una volta su "
    "questa pagina con internet e installa di nuovo.",
    "install.done": "Fatto: Unke è nella schermata Home.",
    "install.refused": "Come vuoi. Puoi installarla più tardi, qui o dal menu del browser.",
    "open": "Apri Unke",
    # Games
    "games": "Le tue partite salvate",
    "games.came": "Partite salvate arrivate qui: %s.",
    "games.none": "Non c’era niente che non fosse già qui.",
    "games.gone": "Quel pacco non c’è più. Torna indietro e mandalo di nuovo: aspetta un quarto "
    "d’ora e si può ritirare una volta sola.",
    "games.broken": "Non è stato possibile aprire il pacco qui. Le partite sono ancora dov’erano.",
    "games.ios": "Su iPhone e iPad un’app nella schermata Home comincia con gli scaffali vuoti. "
    "Fai impacchettare le partite qui; poi apri Unke dalla schermata Home, scegli lì Impostazioni "
    "› Prendi i tavoli dal browser di questo telefono, e scrivi le lettere.",
    "games.pack": "Impacchetta le partite",
    "games.letters": "Le lettere, valide per un quarto d’ora:",
    "games.fetch": "Ci sono partite che ti aspettano? Scrivi le otto lettere.",
    "games.field": "Lettere",
    "games.do": "Ritira le partite",
    "back": "Ai giochi",
    "profile": "Permette a questo dispositivo di fidarsi del computer di casa su cui gira Unke.",
}
