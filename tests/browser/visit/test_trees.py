"""Python that was parsed at home becomes the same JavaScript as if Brython had parsed it itself."""

import ast
from collections.abc import Iterator
from itertools import zip_longest

import pytest
from playwright.sync_api import Browser, Page

from server.build.bundle import PACKAGES, on_phones, whole_brython
from server.build.trees import KINDS, Lean, parsed
from server.source import SOURCE

ADDRESS = "http://python.test/"
MODULES = [path for package in PACKAGES for path in on_phones(SOURCE / package)]

# Trees know neither columns nor ends; names that are made up differ from run to run; and there is
# more than one way to write a control character.
TRANSLATE = r"""([kinds, source, tree]) => {
    const { Parser, _PyPegen } = __BRYTHON__
    const control = (text) => {
        const code = "btnvfr".includes(text[1]) ? "btnvfr".indexOf(text[1]) + 8 : 0
        if (text.length === 2) return code ? `<${code}>` : text
        return `<${text.length === 1 ? text.charCodeAt(0) : parseInt(text.slice(2), 16)}>`
    }
    const translated = (text) => {
        __BRYTHON__.imported.module = __BRYTHON__.module.$factory("module")
        const script = { src: text, filename: "module.py", imported: true }
        const known = new Map()
        const named = (id) => known.get(id) || known.set(id, `#${known.size}`).get(id)
        const made = __BRYTHON__.py2js(script, "module", "module").to_js()
        return made
            .replace(/\\(u00..|.)|[\x00-\x09\x0b-\x1f]/g, control)
            .replace(/\[(\d+)(,\d+){2,3}\]/g, "[$1]")
            .replace(/\d{4,}/g, named)
    }
    const expected = translated(source)
    python.bundle("", kinds)
    const found = translated(tree)
    Object.assign(__BRYTHON__, { Parser, _PyPegen })
    return [found, expected]
}"""

# What the app may use one day, and what is easily got wrong.
SAMPLES = r"""
import a.b, c as d
from e import f, g as h
from . import i
from ..j import k

NUMBERS = [0, -1, 9007199254740991, 9007199254740993, 123456789012345678901234567890]
OTHER_NUMBERS = [0x1F, 1.5, 1e100, -0.5]
TEXTS = ["", "'", '"', "\\", "\\'", "\n\r\t\0", "äöü ß €", "\u2028", "😀"]
OTHER_TEXTS = ["{}", "%s", r"\d", "a" "b"]
OTHERS = [None, True, False, (), (1,), {}, {1, 2}, {**d, "x": 1}, [*d, 2]]


def every(one, two=2, *three, four, five=5, **six):
    global NUMBERS
    seven: int
    eight: int = 8
    one += two
    nine, *ten = three
    del nine
    assert one, "message"
    print(f"{one!r:>5} {four=} {'nested'} {{}}", *ten, sep="", **six)
    return lambda x, *y, z=1, **w: (x, y, z, w)


class Toad(Animal, Singer, loud=True):
    warts = 7

    @property
    def voice(self):
        return super().voice[1:-1:2], self[0, 1], self[:], not self.warts, ~1

    @staticmethod
    def croak():
        nonlocal_ = 1

        def inner():
            nonlocal nonlocal_
            nonlocal_ -= 1
            yield nonlocal_
            got = yield
            yield from got

        return inner


for number, text in zip(NUMBERS, TEXTS):
    if number < 0 <= 1 or text is None and text is not number:
        continue
    elif text in "abc" or text not in "def":
        break
else:
    pass

while (found := every(1)) > 2 and found >= 3 and found != 4:
    try:
        raise ValueError("x") from None
    except (KeyError, ValueError) as error:
        raise
    except Exception:
        pass
    else:
        pass
    finally:
        pass

with open("a") as first, open("b"):
    pass

squares = [x * x for x in range(3) if x if x > 1 for y in range(x)]
words = {x for x in TEXTS}, {x: y for x, y in zip(TEXTS, TEXTS)}, (x for x in TEXTS)
value = 1 if squares else 2 ** 3 // 4 % 5 << 6 >> 7 & 8 | 9 ^ 10 @ 11 / 12
a = b = c.d.e = f[0] = 1
"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """A page with the whole of Brython, and with what the app uses instead of its parser."""
    page = browser.new_page()
    served = {"": "", "brython.js": whole_brython()}
    served["python.js"] = (SOURCE / "static" / "app" / "python.js").read_text("utf-8")

    def answer(name: str, body: str) -> None:
        kind = "text/javascript" if name else "text/html"
        page.route(ADDRESS + name, lambda route: route.fulfill(body=body, content_type=kind))

    for name, body in served.items():
        answer(name, body)
    page.goto(ADDRESS)
    page.add_script_tag(url=ADDRESS + "brython.js")
    page.add_script_tag(url=ADDRESS + "python.js")
    page.evaluate("__BRYTHON__.$options = __BRYTHON__.parse_options({ indexeddb: false })")
    yield page
    page.close()


def differences(page: Page, source: str) -> list[tuple[str, str]]:
    plain = ast.unparse(Lean().visit(ast.parse(source)))
    texts = page.evaluate(TRANSLATE, [KINDS, plain, parsed(plain)])
    pairs = zip_longest(*(text.split("\n") for text in texts))
    return [pair for pair in pairs if len(set(pair)) > 1]


def test_all_modules_of_the_app(page: Page) -> None:
    assert len(MODULES) > 50
    for path in MODULES:
        assert differences(page, path.read_text("utf-8")) == [], path


@pytest.mark.parametrize("sample", SAMPLES.strip().split("\n\n\n"))
def test_all_of_the_language(page: Page, sample: str) -> None:
    assert differences(page, sample) == []


def test_every_text_stays_what_it_is(page: Page) -> None:
    """Here what counts is the value, however it is written."""
    texts = [chr(code) for code in (*range(0x250), 0x2028, 0x2029, 0xFEFF, 0x1F438)]
    texts += ["\\n", "\\\\", "\\'", '\\"', "'\"", "${x}", "`", "a\\", "\\u0041", "</script>"]
    source = f"window.codes([{', '.join(map(repr, texts))}])"
    codes = page.evaluate(
        """([kinds, tree]) => {
            const { Parser, _PyPegen } = __BRYTHON__
            let found
            window.codes = (texts) => (found = texts.map((text) => String(text)))
            python.bundle("", kinds)
            __BRYTHON__.runPythonSource(tree, "__texts__")
            Object.assign(__BRYTHON__, { Parser, _PyPegen })
            return found
        }""",
        [KINDS, parsed("from browser import window\n" + source)],
    )
    assert codes == texts
