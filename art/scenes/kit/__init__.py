"""The kit that every scene is built from: geometry, figures, buildings, light and passes for Blender. For every picture."""
