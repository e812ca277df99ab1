"""The workshop that turns the readable scores into the game's five era themes."""
