"""Sounds, made on the spot from a few tones: no files, and silent when switched off."""

from browser import window

from client.app import settings

SOUNDS = {
    # name: tones (pitch in hertz, start, length in seconds, loudness 0-100, shape)
    "tap": ((880, 0.0, 0.04, 12, "triangle"),),
    "pick": ((660, 0.0, 0.06, 14, "triangle"), (990, 0.03, 0.06, 10, "triangle")),
    "place": ((220, 0.0, 0.09, 26, "sine"), (110, 0.0, 0.12, 22, "sine")),
    "deal": ((1400, 0.0, 0.02, 8, "square"), (1200, 0.05, 0.02, 7, "square")),
    "open": ((330, 0.0, 0.1, 14, "sine"), (494, 0.06, 0.16, 14, "sine")),
    "turn": ((523, 0.0, 0.12, 16, "sine"), (784, 0.1, 0.2, 16, "sine")),
    "coin": ((1319, 0.0, 0.07, 12, "square"), (1760, 0.07, 0.22, 10, "square")),
    "error": ((196, 0.0, 0.14, 18, "sawtooth"), (185, 0.02, 0.14, 12, "sawtooth")),
    "lost": (
        (392, 0.0, 0.2, 14, "sine"),
        (330, 0.18, 0.2, 13, "sine"),
        (294, 0.36, 0.4, 12, "sine"),
    ),
    "won": (
        (523, 0.0, 0.14, 16, "triangle"),
        (659, 0.12, 0.14, 16, "triangle"),
        (784, 0.24, 0.14, 16, "triangle"),
        (1047, 0.36, 0.4, 18, "triangle"),
    ),
}

context: dict = {"audio": None}


def do_sound(asker: int, send, name: str) -> None:
    """Play a sound, if sounds are wanted and the browser lets us."""
    tones = SOUNDS[name]
    if not settings.now["sound"] or not hasattr(window, "AudioContext"):
        return
    active = window.navigator.userActivation
    if active and not active.hasBeenActive:
        return  # before the first tap, as on a television, the browser keeps silent and complains
    if context["audio"] is None:
        context["audio"] = window.AudioContext.new()
    audio = context["audio"]
    if audio.state != "running":
        audio.resume()  # after a call, or where one had to guess, the browser keeps it silent
        if audio.state != "running":
            window.setTimeout(lambda: play_if_running(audio, tones), 60)
            return
    play(audio, tones)


def play_if_running(audio, tones: tuple) -> None:
    if audio.state == "running":
        play(audio, tones)


def play(audio, tones: tuple) -> None:
    for pitch, start, length, loudness, shape in tones:
        begin = audio.currentTime + start
        gain = audio.createGain()
        gain.gain.setValueAtTime(loudness / 100, begin)
        gain.gain.exponentialRampToValueAtTime(0.0001, begin + length)
        gain.connect(audio.destination)
        tone = audio.createOscillator()
        tone.type = shape
        tone.frequency.value = pitch
        tone.connect(gain)
        tone.start(begin)
        tone.stop(begin + length)
