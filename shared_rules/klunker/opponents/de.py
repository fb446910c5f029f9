"""Klunkers Gegner auf Deutsch."""

WORDS = {
    "name.beginner": "Kiki",
    "about.beginner": "Mag alles, was glitzert, und rechnet selten nach.",
    "name.solid": "Gustav",
    "about.solid": "Führt seinen Laden seit vierzig Jahren nach bewährten Regeln.",
    "name.strong": "Opal",
    "about.strong": "Denkt die Runde zu Ende, bevor sie ein Schmuckstück anfasst.",
    "name.expert": "Karat",
    "about.expert": "Wiegt jedes Schaufenster zweimal und vergisst nie, was verkauft wurde.",
    "why.completes": "Damit sind es vier Gleiche ({0}); sie bringen {1}.",
    "hint.completes": "Damit sind es vier Gleiche in deinem Tresor ({0}); sie bringen dir {1}.",
    "why.joins": "Davon liegt schon etwas im Tresor ({0}): Jetzt sind es {1}. Vier bringen {2}.",
    "hint.joins": (
        "Davon liegt schon etwas in deinem Tresor ({0}): Dann hast du {1}. So, wie es steht, "
        "bringen dir vier {2}."
    ),
    "why.begins": (
        "Das beginnt eine neue Sorte im Tresor ({0}) und macht Platz auf der Hand. So viele "
        "Sorten liegen dann im Tresor: {1}."
    ),
    "hint.begins": (
        "Das beginnt eine neue Sorte in deinem Tresor ({0}) und macht Platz auf deiner Hand. "
        "So viele Sorten liegen dann im Tresor: {1}."
    ),
    "why.early": "Wer jetzt passt, wählt mit {1}. Das lohnt sich: {0}.",
    "hint.early": "Wenn du jetzt passt, wählst du mit {1}. Für dich lohnt sich: {0}.",
    "why.early_set": (
        "Wer jetzt passt, wählt mit {1}. {0}: Damit wären es vier Gleiche ({2}); sie bringen {3}."
    ),
    "hint.early_set": (
        "Wenn du jetzt passt, wählst du mit {1}. {0}: Damit hättest du vier Gleiche ({2}); sie "
        "bringen dir {3}."
    ),
    "why.no_use": "Nichts, was noch auf der Hand ist, hilft dem Tresor: {0*}.",
    "hint.no_use": "Nichts, was du noch auf der Hand hast, hilft deinem Tresor: {0*}.",
    "why.better_kept": "Was noch auf der Hand ist, ist dort vorerst mehr wert als im Tresor: {0*}.",
    "hint.better_kept": (
        "Was du noch auf der Hand hast, ist dir dort vorerst mehr wert als im Tresor: {0*}."
    ),
    "why.stays": "Was noch auf der Hand ist, bleibt dort: {0*}.",
    "hint.stays": "Was du noch auf der Hand hast, bleibt dort: {0*}.",
    "why.fills_set": (
        "{0}: Damit sind es vier Gleiche ({1}); sie bringen {2}. Der Preis: 1 Geldschein."
    ),
    "hint.fills_set": (
        "{0}: Damit hast du vier Gleiche ({1}); sie bringen dir {2}. Dich kostet es 1 Geldschein."
    ),
    "why.fills_own": (
        "Mit dem eigenen Schaufenster sind es vier Gleiche ({0}); sie bringen {1}. Es kostet "
        "nichts."
    ),
    "hint.fills_own": (
        "Mit deinem eigenen Schaufenster hast du vier Gleiche ({0}); sie bringen dir {1}. Es "
        "kostet dich nichts."
    ),
    "why.fits": "{0}: Das passt zu dem, was im Tresor liegt ({1*}). Der Preis: 1 Geldschein.",
    "hint.fits": (
        "{0}: Das passt zu dem, was in deinem Tresor liegt ({1*}). Dich kostet es 1 Geldschein."
    ),
    "why.fits_own": (
        "Das eigene Schaufenster passt zu dem, was im Tresor liegt ({0*}), und kostet nichts."
    ),
    "hint.fits_own": (
        "Dein eigenes Schaufenster passt zu dem, was in deinem Tresor liegt ({0*}), und kostet "
        "dich nichts."
    ),
    "why.free": "Das eigene Schaufenster kostet nichts: {0*}.",
    "hint.free": "Dein eigenes Schaufenster kostet dich nichts: {0*}.",
    "why.promises": "{0}: Das verspricht am meisten für 1 Geldschein: {1*}.",
    "hint.promises": "{0}: Das verspricht dir am meisten für 1 Geldschein: {1*}.",
    "why.new_kinds": "{0}: Dort liegen nur Sorten, die im Tresor fehlen: {1*}.",
    "hint.new_kinds": "{0}: Dort liegen nur Sorten, die dir im Tresor fehlen: {1*}.",
    "why.nothing_worth": (
        "Kein Schaufenster ist seinen Preis wert, und wer verzichtet, fängt die nächste Runde an."
    ),
    "hint.nothing_worth": (
        "Kein Schaufenster ist dir seinen Preis wert, und wenn du verzichtest, fängst du die "
        "nächste Runde an."
    ),
    "why.begins_next": "Wer verzichtet, fängt die nächste Runde an.",
    "hint.begins_next": "Wenn du verzichtest, fängst du die nächste Runde an.",
    "why.keeps_all": "Alles auf der Hand ist dort besser aufgehoben: {0*}.",
    "hint.keeps_all": "Alles auf deiner Hand ist dort besser aufgehoben: {0*}.",
    "why.adds_nothing": "Alles, was auf der Hand ist, bleibt dort: {0*}.",
    "hint.adds_nothing": "Alles, was du auf der Hand hast, bleibt dort: {0*}.",
    "why.for_oneself": (
        "Wer das eigene Schaufenster kauft, hat dann im Tresor {1} Gleiche ({0}). Niemand "
        "sonst hätte mehr davon."
    ),
    "hint.for_oneself": (
        "Kaufst du dein Schaufenster selbst, hast du im Tresor {1} Gleiche ({0}). Niemand "
        "sonst hätte mehr davon."
    ),
    "why.for_sale": (
        "Mit diesem Schaufenster hätte {0} {2} Gleiche ({1}). Das ist für {0} mehr wert als "
        "der Geldschein, den es kostet."
    ),
    "hint.for_sale": (
        "Mit deinem Schaufenster hätte {0} {2} Gleiche ({1}). Das ist für {0} mehr wert als "
        "der Geldschein, den es kostet, und den bekommst du."
    ),
    "why.sells_set": (
        "{0} hat {2} davon ({1}): Dieses Schaufenster macht die vier voll und bringt {3}. {0} "
        "kostet es 1 Geldschein."
    ),
    "hint.sells_set": (
        "{0} hat {2} davon ({1}): Dein Schaufenster macht die vier voll und bringt {0} {3}. "
        "{0} kostet es 1 Geldschein, und den bekommst du."
    ),
    "why.keeps": "So bleibt beisammen, was zusammengehört ({0}): auf der Hand {1}, im Tresor {2}.",
    "hint.keeps": (
        "So behältst du, was zusammengehört ({0}): auf deiner Hand {1}, in deinem Tresor {2}."
    ),
    "why.makes_room": "Für gespielte Karten kommen neue, solange der Stapel reicht: {0*}.",
    "hint.makes_room": (
        "Für die Karten, die du spielst, ziehst du neue, solange der Stapel reicht: {0*}."
    ),
    "why.on_show": "Kaufen kann man nur, was ausliegt: {0*}.",
    "hint.on_show": "Kaufen kann man bei dir nur, was du auslegst: {0*}.",
    "why.only_choice": "Etwas anderes geht nicht.",
    "hint.only_choice": "Etwas anderes kannst du jetzt nicht tun.",
    "look.safe": "Sieh in deinen Tresor: Was von deiner Hand täte ihm gut?",
    "look.windows": "Sieh die Schaufenster an: Was wäre jedes für deinen Tresor wert?",
    "look.collectors": "Sieh in die anderen Tresore: Wer sammelt, was du zeigen kannst?",
    "look.hand": "Sieh deine Hand an: Was davon gehört zusammen?",
    "look.no_choice": "Sieh nach, was du tun kannst: Es ist nur eines.",
}
