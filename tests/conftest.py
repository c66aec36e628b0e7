"""How the property tests run: no deadline, since a busy machine is no fault of the rules."""

from hypothesis import settings

settings.register_profile("tarot", deadline=None, derandomize=True)
settings.load_profile("tarot")

# A conftest holds no examples, and two of them cannot both be read for some.
collect_ignore = ["conftest.py", "browser/conftest.py"]
