"""Settings of all tests."""

from hypothesis import settings

# A test may not fail because the machine is busy; the speed is measured in benchmarks/.
settings.register_profile("internum", deadline=None)
settings.load_profile("internum")
