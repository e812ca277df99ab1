"""Light and dark by place: the foreground sinks back, the hero comes forward, what is far loses its detail. For every picture."""
import cv2
import numpy as np

from kit.noise import smoothstep

# `near`: metres in front of which everything is darker and greyer (0: nothing); `hero`: a point in the world that is lifted
# within `radius` metres; `dodge`: more places, each a point, the metres about it and the stops by which it is lighter (or darker);
# `far`: where the softness of distance starts and where it is full (None: nowhere).
VALUES = {'near': 0.0, 'soft': 2.0, 'dark': 0.35, 'grey': 0.25, 'hero': None, 'radius': 1.0, 'lift': 0.15, 'dodge': (), 'far': None, 'blur': 0.0009}


def about(p, point, radius):
    """How near every pixel is to a world point, 1 there and nearly nothing two `radius` (metres) from it."""
    return np.exp(-(p.off(point) / radius) ** 2) * p.alpha[..., 0]


def weigh(p, image, settings):
    """The picture (linear light) with its foreground darkened, its hero lifted and places dodged or burned."""
    v = {**VALUES, **settings}
    gain = np.ones(p.distance.shape, np.float32)
    out = image
    if v['near']:
        front = (1 - smoothstep(v['near'] - v['soft'], v['near'], p.distance))[..., None]
        grey = out.mean(-1, keepdims=True)
        out = out + (grey - out) * front * v['grey']
        gain = gain * (1 - v['dark'] * front[..., 0])
    if v['hero'] is not None:
        gain = gain * (1 + v['lift'] * about(p, v['hero'], v['radius']))
    for place, radius, stops in v['dodge']:
        gain = gain * 2 ** (stops * about(p, place, radius))
    return out * gain[..., None]


def soften(p, image, settings, shared=None):
    """The graded picture with what lies far behind painted more broadly; nothing near bleeds into it,
    and no pixel `shared` by two things, from which the near one was parted, gives to it."""
    v = {**VALUES, **settings}
    if not v['far']:
        return image
    far = smoothstep(*v['far'], np.minimum(p.distance, 1e4))
    parted = shared is not None and shared.any()
    # Where places are known only by one sample, what touches something near keeps off.
    giving = far * ~shared if parted else cv2.erode(far.astype(np.float32), np.ones((3, 3), np.uint8))
    sigma = max(.5, v['blur'] * p.wide)
    # Only far pixels give to the blur, so that a near edge leaves no ghost.
    weight = cv2.GaussianBlur(giving.astype(np.float32), (0, 0), sigma)[..., None]
    blurred = cv2.GaussianBlur((image * giving[..., None]).astype(np.float32), (0, 0), sigma) / np.maximum(weight, 1e-3)
    share = (far * (weight[..., 0] > 1e-3) if parted else giving)[..., None]
    return image * (1 - share) + blurred * share
