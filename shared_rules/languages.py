"""The languages that Unke speaks, and their own names; the only list of them.

Who cannot read the present language finds the way by those.
"""

LANGUAGES = {"it": "Italiano", "en": "English", "de": "Deutsch"}
