"""A thin edge of light on what stands near, on the side that a lamp is on: it parts dark figures from a dark ground. For every picture."""
import cv2
import numpy as np

from kit.meshes import rgb
from kit.noise import smoothstep

# `from`: the lamp's point in the world; `width`: pixels of 1536 on a thing that is 220 pixels a metre; `amount`: its light;
# `within`: metres from the camera in which things get an edge; `gap`: metres that what lies behind must be farther away.
RIM = {'from': (0, 0, 3), 'color': 'ffb060', 'amount': 0.5, 'width': 5.0, 'within': 12.0, 'gap': 0.5}


def edge(p, r):
    """How much of one lamp's edge of light lies on every pixel, 0 to 1; the edge is broad where the surface faces the lamp."""
    toward = (np.asarray(r['from'], np.float32) - p.position) @ p.turn
    toward = toward[..., :2] / np.maximum(np.linalg.norm(toward[..., :2], axis=-1, keepdims=True), 1e-3)
    normal = (p.normal / np.maximum(np.linalg.norm(p.normal, axis=-1, keepdims=True), 1e-3)) @ p.turn
    facing = np.clip((normal[..., :2] * toward).sum(-1), 0, 1).astype(np.float32)
    reach = r['width'] * p.wide / 1536 * np.clip(p.scale() / 220, .3, 2) * cv2.GaussianBlur(facing, (0, 0), 1)
    far = cv2.medianBlur(np.minimum(p.distance, 1e3).astype(np.float32), 3)
    x, y = np.meshgrid(np.arange(p.w, dtype=np.float32), np.arange(p.h, dtype=np.float32))
    beyond = cv2.remap(far, x + (toward[..., 0] * reach).astype(np.float32), y - (toward[..., 1] * reach).astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    found = smoothstep(r['gap'] * .6, r['gap'], beyond - far) * (1 - smoothstep(r['within'] * .8, r['within'], far)) * smoothstep(.15, .4, facing)
    return cv2.GaussianBlur(found.astype(np.float32), (0, 0), .7) * (p.alpha[..., 0] > .5)


def light(p, image, lamps):
    """The things (linear light) with an edge of light from each of `lamps`."""
    for lamp in lamps:
        r = {**RIM, **lamp}
        image = image + rgb(r['color']) * r['amount'] * (.15 + .85 * np.sqrt(np.clip(p.albedo, 0, 1))) * edge(p, r)[..., None]
    return image.astype(np.float32)
