"""Light and dark by place: the foreground sinks back, the hero comes forward, what is far loses its detail."""
import cv2
import numpy as np

from kit.noise import smoothstep

# `near`: metres in front of which everything is darker and greyer (0: nothing); `hero`: a point in the world that is lifted
# within `radius` metres; `far`: where the softness of distance starts and where it is full (None: nowhere).
VALUES = {'near': 0.0, 'soft': 2.0, 'dark': 0.35, 'grey': 0.25, 'hero': None, 'radius': 1.0, 'lift': 0.15, 'far': None, 'blur': 0.0022}


def weigh(p, image, settings):
    """The picture (linear light) with its foreground darkened and its hero lifted."""
    v = {**VALUES, **settings}
    gain = np.ones(p.distance.shape, np.float32)
    out = image
    if v['near']:
        front = (1 - smoothstep(v['near'] - v['soft'], v['near'], p.distance))[..., None]
        grey = out.mean(-1, keepdims=True)
        out = out + (grey - out) * front * v['grey']
        gain = gain * (1 - v['dark'] * front[..., 0])
    if v['hero'] is not None:
        off = np.linalg.norm(p.position - np.asarray(v['hero'], float), axis=-1)
        gain = gain * (1 + v['lift'] * np.exp(-(off / v['radius']) ** 2) * p.alpha[..., 0])
    return out * gain[..., None]


def soften(p, image, settings):
    """The graded picture with what lies far behind painted more broadly; nothing near bleeds into it."""
    v = {**VALUES, **settings}
    if not v['far']:
        return image
    far = smoothstep(*v['far'], np.minimum(p.distance, 1e4))
    far = cv2.erode(far.astype(np.float32), np.ones((3, 3), np.uint8))
    sigma = max(.6, v['blur'] * p.w)
    # Only far pixels give to the blur, so that a near edge leaves no ghost.
    weight = cv2.GaussianBlur(far, (0, 0), sigma)[..., None]
    blurred = cv2.GaussianBlur(image * far[..., None], (0, 0), sigma) / np.maximum(weight, 1e-3)
    return image * (1 - far[..., None]) + blurred * far[..., None]
