"""Home: leads to the probe."""

from client.app.tree import button, h1, main, p

HEARS = ("returned", "version", "installable")


def init(words):
    return {"heard": []}, ()


def update(model, message):
    if message[0] == "go":
        return model, [tuple(message)]
    model["heard"].append(message[0])
    return model, ()


def view(model):
    return main(
        h1("Home"),
        button("Probe", tap=["go", "probe", "Zoë/1?"]),
        button("Lost", tap=["go", "lost"]),
        p(" ".join(model["heard"]), id="heard"),
        data_screen="home",
    )


def title(model):
    return "Tables"
