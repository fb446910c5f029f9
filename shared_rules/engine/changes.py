"""Changes: what is different between two plain values, so that the second need not travel whole.

A change is `[value]` where something else stands now, `[]` where nothing stands any more, and
otherwise a dict of what has changed inside, by key (of a dict) or by number (of a list that has
stayed as long as it was).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .types import Plain


def changes(before: "Plain", after: "Plain") -> "Plain":
    """What has to be changed in `before`; {} if nothing."""
    if before is after:
        return {}
    kind = type(after)
    if type(before) is not kind:
        return [after]
    if kind is dict:
        return changes_in_dict(before, after)
    if kind is list and len(before) == len(after):
        found = {}
        for place in range(len(after)):
            change = changes(before[place], after[place])
            if change != {}:
                found[str(place)] = change
        return found if len(found) < len(after) or not found else [after]
    return {} if before == after else [after]


def changes_in_dict(before: "dict[str, Plain]", after: "dict[str, Plain]") -> "dict[str, Plain]":
    found: "dict[str, Plain]" = {}
    for key in before:
        if key not in after:
            found[key] = []
    for key in after:
        change = changes(before[key], after[key]) if key in before else [after[key]]
        if change != {}:
            found[key] = change
    return found


def changed(before: "Plain", change: "Plain") -> "Plain":
    """The value after a change; what has not changed is shared with `before`, which stays."""
    if type(change) is list:
        return change[0]
    if not change:
        return before
    after = before.copy()
    for key in change:
        if type(after) is list:
            after[int(key)] = changed(after[int(key)], change[key])
        elif change[key] == []:
            del after[key]
        else:
            after[key] = changed(after.get(key), change[key])
    return after
