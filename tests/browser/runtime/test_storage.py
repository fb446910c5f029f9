"""What is stored is there again, and what cannot be stored is told in time."""

from tests.browser.runtime.probes import Probe


def test_what_is_stored_is_there_after_a_restart(probe: Probe) -> None:
    entries = [["tables", "a", {"n": [1, None, True, "Zoë 🐸"]}], ["summaries", "a", {"when": 7}]]
    probe.do(["store", entries, ["kept"]])
    probe.heard("['kept', True, '']")
    probe.reload()
    probe.do(["load", "tables", "a", ["got"]], ["list", "summaries", ["all"]])
    probe.heard("['got', {'n': [1, None, True, 'Zoë 🐸']}, '']")
    probe.heard("['all', [['a', {'when': 7}]], '']")
    probe.do(["store", [["tables", "a", None]], ["gone"]], ["load", "tables", "a", ["got"]])
    probe.heard("['got', None, '']")


def test_storing_is_all_or_nothing(probe: Probe) -> None:
    probe.page.evaluate("""() => {
        const put = IDBObjectStore.prototype.put
        IDBObjectStore.prototype.put = function (value, key) {
            if (key === 'second') throw new DOMException('no room', 'DataError')
            return put.call(this, value, key)
        }
    }""")
    probe.do(["store", [["tables", "first", 1], ["tables", "second", 2]], ["kept"]])
    probe.heard("['kept', None, 'broken']")
    probe.do(["load", "tables", "first", ["got"]])
    probe.heard("['got', None, '']")


def test_what_is_unreadable_is_told(probe: Probe) -> None:
    probe.do(["store", [["tables", "a", 1]], ["kept"]])
    probe.heard("['kept', True, '']")
    probe.page.evaluate("""() => new Promise(done => {
        indexedDB.open('unke').onsuccess = event => {
            const transaction = event.target.result.transaction('tables', 'readwrite')
            transaction.objectStore('tables').put('{', 'a')
            transaction.oncomplete = done
        }
    })""")
    probe.do(["load", "tables", "a", ["got"]])
    probe.heard("['got', None, 'broken']")


def test_a_full_disk_is_told(probe: Probe) -> None:
    probe.page.evaluate("""() => {
        IDBObjectStore.prototype.put = function () {
            const transaction = this.transaction
            Object.defineProperty(transaction, 'error', {
                value: new DOMException('full', 'QuotaExceededError')
            })
            transaction.abort()
        }
    }""")
    probe.do(["store", [["tables", "a", 1]], ["kept"]])
    probe.heard("['kept', None, 'full']")


def test_a_database_that_never_answers_is_given_up_in_time(timed: Probe) -> None:
    timed.page.evaluate("indexedDB.open = () => new EventTarget()")
    timed.do(["load", "tables", "a", ["got"]])
    timed.page.clock.run_for(7000)
    assert "'got', None" not in timed.told()
    timed.page.clock.run_for(3000)
    timed.heard("['got', None, 'slow']")


def test_a_lost_connection_is_made_anew(probe: Probe) -> None:
    probe.page.evaluate("""() => {
        const open = IDBFactory.prototype.open
        IDBFactory.prototype.open = function (...words) {
            const request = open.apply(this, words)
            if (words[0] === 'unke') {
                request.addEventListener('success', () => { window.database = request.result })
            }
            return request
        }
    }""")
    probe.do(["store", [["tables", "a", 1]], ["kept"]])
    probe.heard("['kept', True, '']")
    probe.page.evaluate("database.close()")
    probe.do(["load", "tables", "a", ["got"]])
    probe.heard("['got', 1, '']")
