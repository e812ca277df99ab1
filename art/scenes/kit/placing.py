"""From places in the world to the frame in which a figure's pose is given."""
import numpy as np


def inward(point, x, y, z, facing, height=1.75):
    """Returns a world point in the frame of a person at (x, y, z) who faces `facing` degrees and is `height` metres tall."""
    t = np.radians(facing)
    d = np.asarray(point, float) - (x, y, z)
    turned = (d[0] * np.cos(t) + d[1] * np.sin(t), -d[0] * np.sin(t) + d[1] * np.cos(t), d[2])
    return tuple(float(q) * 1.75 / height for q in turned)
