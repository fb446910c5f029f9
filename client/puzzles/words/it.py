"""The words of the puzzles in Italian."""

WORDS = {
    "puzzles.about": (
        "Posizioni da partite fra bot forti. Una mossa è migliore di tutte le altre, e non è "
        "quella che viene in mente per prima."
    ),
    "puzzles.again": "Torna al tavolo",
    "puzzles.all": "Tutti i problemi",
    "puzzles.answer": "Soluzione",
    "puzzles.begin": "Comincia dal problema {0}",
    "puzzles.best": "Su 100 partite, quante se ne vincono dopo le mosse migliori secondo Unke:",
    "puzzles.ended": "Due errori di fila: la serie riparte da capo.",
    "puzzles.forgiven": "Un errore è perdonato. La tua serie resta: {0}",
    "puzzles.level.1": "facile",
    "puzzles.level.2": "medio",
    "puzzles.level.3": "difficile",
    "puzzles.next": "Problema successivo",
    "puzzles.on": "Continua con il problema {0}",
    "puzzles.other": "La tua mossa non è tra queste: {0}",
    "puzzles.out": "{0} su 100",
    "puzzles.puzzle": "Problema {0}",
    "puzzles.repeat": "Tutti risolti. Da capo dal problema {0}",
    "puzzles.right": "Giusto!",
    "puzzles.row": "Serie: {0}",
    "puzzles.row.help": (
        "Per ogni problema conta la tua prima risposta. Una pausa di qualche giorno non chiude la "
        "serie, e nemmeno un errore: solo due di fila."
    ),
    "puzzles.solved": "risolto",
    "puzzles.solved.of": "Risolti: {0} su {1}",
    "puzzles.tempting": "Viene in mente per prima: {0}",
    "puzzles.title": "Tu che cosa faresti?",
    "puzzles.wrong": "Non è la mossa migliore",
    "puzzles.yours": "la tua mossa",
}
