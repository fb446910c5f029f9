"""Halunken's lesson in German."""

TEXTS = {
    "start": "Vierzehn Spelunken",
    "night": (
        "Ahoi! Heute Nacht suchst du eine Mannschaft, und {1} und {2} suchen auch. Nach acht "
        "Runden gewinnt die wertvollste."
    ),
    "place": (
        "In jeder Spelunke sitzen drei, noch verdeckt. Fang bei Nummer 5 an: Der Oberste ist "
        "deiner."
    ),
    "place.place": "Auch gut geraten! Aber fang heute bei Nummer 5 an, dort kenne ich jemanden.",
    "doors": (
        "Grün 6 gehört dir, und jetzt zeigen sich die Obersten. Die Zahl ist der Wert: Schau, bei "
        "Nummer 9 steht Grün 11!"
    ),
    "cards": (
        "Deine Karten sagen, wie viele Spelunken es im Uhrzeigersinn weitergeht: 1 bis 7 und Rum. "
        "Jede gilt nur für eine Runde."
    ),
    "sail": "Bis Nummer 9 sind es vier Spelunken. Tipp Karte 4 an, dann den grünen Knopf!",
    "sail.sail": "Grün passt zu Grün, du siehst bald, warum. Bis zu Grün 11 sind es vier: Karte 4.",
    "order": (
        "Die niedrigste Zahl zieht zuerst: {2} mit der 2, dann du, dann {1}. Und Grün 11 hat bei "
        "dir angeheuert!"
    ),
    "twelve": (
        "Gleich das nächste Prachtstück: Gelb 12 bei Nummer 12, drei Spelunken weiter. Leg Karte 3!"
    ),
    "twelve.sail": "Bis zu Gelb 12 sind es drei: Nimm Karte 3. Dabei erlebst du noch etwas …",
    "equal": (
        "Nanu, auch {1} hat eine 3 gelegt! Gleiche Karten heben sich auf: Ihr bleibt beide stehen, "
        "aber jeder nimmt den Halunken an seiner Tür."
    ),
    "double": (
        "Was für ein Glück, der dritte Grüne! Deine häufigste Farbe zählt doppelt (×2): Grün 8 "
        "bringt 16, Gelb 12 nur 12."
    ),
    "meeting": "Da steht schon wer",
    "ahead": (
        "Runde 4. Zwei Spelunken weiter steht {2} mit fünf Halunken, und du hast vier: Da ist "
        "etwas zu holen!"
    ),
    "meet": "Niedrige Zahlen ziehen früh. Mit Karte 2 kommst du zu {2}, ehe sie weiterzieht.",
    "meet.sail": (
        "Sie steht zwei Spelunken weiter, und nur Karte 2 führt hin. Trau dich, es lohnt sich!"
    ),
    "count": (
        "Erst hast du Lila 6 genommen. Nun wird gezählt, fünf gegen fünf: Wer so viele hat wie du "
        "oder mehr, wird beraubt, wer weniger hat, nicht."
    ),
    "rob": "Wen nimmst du? Gelb 12 lockt, aber Grün zählt bei dir doppelt: Nimm Grün 10.",
    "rob.rob": "Der zählt nur einfach. Grün 10 bringt dir 20: Greif zu!",
    "pushed": (
        "Wer getroffen wird, macht Platz: {2} musste eins weiter. So führte ihre 6 nicht zu Rot "
        "11, sondern zu Nummer 5, und da ist alles dunkel."
    ),
    "rum": (
        "Mit sechs Halunken bist du fette Beute. Leg den Rum: Seine Zahl nennst du ganz zuletzt."
    ),
    "rum.sail": (
        "Die heb dir auf. Jetzt ist der Rum besser: Erst siehst du, was die anderen vorhaben."
    ),
    "danger": (
        "Die 2 von {1} führt genau zu dir, und weg wäre Grün 11! Ziehst du vorher, trifft er "
        "niemanden."
    ),
    "name": (
        "Nenn eine Zahl, die auf keiner anderen Karte liegt. Nur die 1 kommt vor seiner 2, und "
        "nebenan wartet Grün 9."
    ),
    "name.name": (
        "Zu spät: {1} wäre mit seiner 2 vorher da, würde dich berauben und weiterschieben. Nenn "
        "die 1!"
    ),
    "away": (
        "Gerade noch weg, und mit Grün 9! {1} fand deinen Platz leer und konnte niemanden berauben."
    ),
    "end": "Die letzten Karten",
    "two": (
        "Runde 7. {1} hat dir Grün 11 doch noch geraubt, und {2} führt mit 109 zu 83. Du hast noch "
        "zwei Karten, die 2 und die 5."
    ),
    "thirteen": (
        "Die andere Karte kommt in der letzten Runde dran. Fünf weiter wartet Grün 13: Spiel die 5."
    ),
    "thirteen.sail": (
        "Mit der 2 bekommst du bloß Lila 5. Die 5 bringt Grün 13, und der zählt doppelt."
    ),
    "itself": (
        "Die letzte Runde spielt sich von selbst, jeder hatte noch eine Karte. Und deine 2 führte "
        "dich zu {2}: neun Halunken gegen neun!"
    ),
    "turn": (
        "116 zu 115 für sie! Nimm Lila 14: Dann zählen ihre schwachen Gelben doppelt statt Lila."
    ),
    "turn.rob": "Das tut ihr weniger weh. Nimm Lila 14: Dann hat sie mehr Gelbe als Lila.",
    "over": (
        "Du hast 129 Punkte, und {2} ist von 116 auf 75 gefallen! Acht Runden sind um: Sieh dir "
        "die Abrechnung an."
    ),
    "jack": "Black Jack kommt an Land",
    "lord": (
        "Da ist Black Jack, der dunkle Herr des Hafens. Er gehört niemandem, aber wer ihn mit "
        "einem Halunken bezahlt, raubt eine Runde lang mit ihm."
    ),
    "bid": (
        "{1} bietet Rot 4, {2} passt. Überbiete ihn: Gelb 5 genügt, und der fehlt dir am wenigsten."
    ),
    "bid.bid": "Viel zu teuer! Gelb 5 schlägt seine 4, mehr braucht es nicht.",
    "bid.decline": "Diesmal nicht, er wird uns noch nützen. Gelb 5 schlägt Rot 4.",
    "errand": "Black Jack gehorcht dir! Erst ziehen die Kapitäne: Karte 2 führt dich zu Grün 11.",
    "errand.sail": "Zwei Spelunken weiter wartet Grün 11, und du sammelst Grün: Karte 2.",
    "prowl": (
        "Er hat eine Karte aufgedeckt und ist an {1} und {2} vorbeigeschlichen. Wer so viele hat "
        "wie du oder mehr, dem raubst du einen."
    ),
    "booty": (
        "Du hast drei, {1} hat vier, also such dir einen aus! Grün zählt bei dir doppelt: "
        "natürlich Grün 8."
    ),
    "booty.rob": "Der zählt nur einfach. Grün 8 bringt dir 16.",
    "spared": (
        "{2} ist davongekommen: Jetzt hast du vier, sie nur drei. Wenige Halunken sind der beste "
        "Schutz."
    ),
    "toll": "Wenn keiner zahlt",
    "decline": (
        "Runde 5, du bietest zuerst. {1} und {2} haben je drei, du hast fünf: Da ist nichts zu "
        "rauben, also passe!"
    ),
    "decline.bid": "Wozu? Sie haben weniger als du, da dürftest du niemanden berauben. Passe!",
    "alone": (
        "Niemand hat ihn bezahlt. Jetzt arbeitet er für sich, und jeder Kapitän auf seinem Weg "
        "muss einen hergeben."
    ),
    "risk": "Grün 6 bei Nummer 8 liegt auf seinem Weg, doch er kriegt nur Gelb 1. Spiel die 5!",
    "risk.sail": (
        "Nichts anderes bringt 12. Zieh fünf weiter zu Grün 6: Black Jack bekommt ja nur Gelb 1."
    ),
    "give": (
        "Da ist er schon! Wen du hergibst, darfst du selbst wählen: Gelb 1 wird dir nicht fehlen."
    ),
    "give.give": "Um den wäre es schade! Gib Gelb 1 her.",
    "waiting": (
        "Auch {1} und {2} mussten einen hergeben. Alle warten jetzt im Hafen: auf den Kapitän, "
        "der Black Jack findet."
    ),
    "found": "Gefunden!",
    "seven": (
        "Die letzte Runde. Deine letzte Karte ist die 7, und sieben Spelunken weiter steht Black "
        "Jack: Du wirst ihn finden!"
    ),
    "hire": "{1} und {2} haben gepasst, also bekommst du ihn fast geschenkt. Biete Lila 3!",
    "hire.bid": "Es bietet doch sonst keiner: Lila 3 genügt.",
    "hire.decline": (
        "Lass ihn dir nicht entgehen: {2} führt, und er kann sie für dich berauben. Biete Lila 3!"
    ),
    "take": "Gefunden! Dafür nimmst du dir einen aus dem Hafen: Grün 7 zählt doppelt!",
    "take.take": "Grün 7 bringt dir 14, mehr als alle anderen dort.",
    "push": (
        "Jetzt macht er Platz, wohin du willst. Steht er auf Nummer 10, kommt er sicher an {2} "
        "vorbei: Schieb ihn dorthin!"
    ),
    "push.push": (
        "Von Nummer 8 aus käme er mit einer kleinen Karte nicht bis zu {2}. Schieb ihn zu Nummer "
        "10!"
    ),
    "fifteen": "Schon schleicht er an {2} vorbei! Rot zählt bei ihr doppelt: Nimm Rot 15.",
    "fifteen.rob": "Rot 15 bringt dir mehr und kostet sie 30. Nimm den!",
    "known": (
        "125 zu 97! Jetzt kennst du Black Jack: Bezahl ihn, wenn andere mehr haben als du, und "
        "finde ihn, wenn der Hafen voll ist."
    ),
    "pair": "Nur ihr zwei",
    "third": (
        "Zu zweit ist Black Jack wie ein dritter Kapitän: Er hat solche Karten wie ihr, und wer "
        "ihn bezahlt, legt auch für ihn eine."
    ),
    "pay": (
        "{1} passt. Zahl mit Gelb 1: Der fehlt dir nicht, und wenige Halunken sind ein guter "
        "Schutz."
    ),
    "pay.bid": "Viel zu teuer! {1} hat gepasst, also genügt Gelb 1.",
    "pay.decline": (
        "Dann arbeitet er für sich, und womöglich gegen dich. Er kostet doch nur Gelb 1!"
    ),
    "own": "Diesmal legst du zwei Karten, die erste für dich: Karte 2 führt zu Grün 13.",
    "own.sail": "Grün zählt bei dir doppelt, und zwei Spelunken weiter wartet Grün 13: Karte 2.",
    "send": "Und eine für Black Jack: {1} steht drei Spelunken vor ihm, also leg die 3.",
    "send.send": (
        "Damit liefe er an {1} vorbei: Zu zweit raubt er nur da, wo er ankommt. Leg die 3!"
    ),
    "leave": (
        "Da ist er! Rauben darfst du, aber lass es: Mit acht raubt {1} am Ende dich, seine letzte "
        "Karte führt zu dir. „Niemanden nehmen“!"
    ),
    "leave.rob": (
        "Dann hättest du acht, und {1} könnte dir zum Schluss Grün 13 rauben. „Niemanden nehmen“!"
    ),
    "cheap": (
        "{1} hat jetzt Rot 15! Aber Black Jacks letzte Karte, die 6, führt genau dorthin, wo {1} "
        "stehen wird. Zahl mit Lila 3."
    ),
    "cheap.bid": "Das geht billiger: Lila 3 genügt.",
    "cheap.decline": "Überlass ihn nicht {1}! Zahl mit Lila 3.",
    "strike": (
        "{1} kam zu dir und ging leer aus, denn du hattest weniger. Und jetzt ist Black Jack bei "
        "ihm: Nimm Rot 15!"
    ),
    "strike.rob": "Rot 15 bringt dir mehr und kostet ihn 30. Nimm den!",
    "strike.forgo": "Jetzt lohnt es sich: Dich kann niemand mehr berauben. Nimm Rot 15!",
    "few": (
        "117 zu 79! Zu zweit heißt es vor allem zählen: Wer weniger Halunken hat, wird nicht "
        "beraubt."
    ),
}
