"""Learn three old tarot card games."""
