"""From places in the world to the frame in which a figure's pose is given, and eyes that watch such a place. For every picture."""
from dataclasses import replace

import numpy as np

from .pose import joints
from .skull import EYE


def inward(point, x, y, z, facing, height=1.75):
    """Returns a world point in the frame of a person at (x, y, z) who faces `facing` degrees and is `height` metres tall."""
    t = np.radians(facing)
    d = np.asarray(point, float) - (x, y, z)
    turned = (d[0] * np.cos(t) + d[1] * np.sin(t), -d[0] * np.sin(t) + d[1] * np.cos(t), d[2])
    return tuple(float(q) * 1.75 / height for q in turned)


def watching(look, pose, x, y, z, facing, target, head=((-.75, .75), (-.4, .3)), eyes=((-.4, .4), (-.28, .2)), share=.62):
    """The look and the pose of a person with an authored face who watches a `target` in the world.

    The head turns by `share` of the way within its limits (yaw and pitch in radians), the eyes do the rest within theirs.
    """
    at = np.asarray(inward(target, x, y, z, facing, look.height))
    size = getattr(look, 'head', 1.0)

    def left_over(pose):
        j = joints(pose, look.stout)
        turn = j.head / np.cbrt(np.linalg.det(j.head))
        d = turn.T @ (at - j.points['head'] - j.head @ (EYE * (0, 1, 1)) * size)
        return np.array((-np.arctan2(d[0], d[1]), np.arctan2(d[2], np.hypot(d[0], d[1]))))

    straight = pose.but(look=(0.0, 0.0))
    way = left_over(straight)
    limit = lambda v, ranges: np.array([np.clip(a, *r) for a, r in zip(v, ranges)])
    # What is left for the eyes beyond their limits goes to the head.
    want = np.where(np.abs(way) * (1 - share) > [max(map(abs, r)) for r in eyes], way - limit(way, eyes), way * share)
    turned = pose.but(look=tuple(float(v) for v in limit(want, head)))
    gaze = limit(left_over(turned), eyes)
    return replace(look, face=look.face.but(gaze=tuple(float(v) for v in gaze))), turned
