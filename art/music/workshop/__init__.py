"""Turns the readable scores into the game's five era themes. For every tune."""
