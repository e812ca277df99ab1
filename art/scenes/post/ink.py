"""Drawn lines: where a thing ends, where its surface turns and where its colours meet, in ink of the colour that they bound. For every picture."""
import cv2
import numpy as np

from kit.meshes import rgb
from kit.noise import smoothstep

from .layers import MIST_DEPTH

# `amount`: how dark the lines are, 0 draws none; `width`: in pixels of 1536, of a thing that is 220 pixels a metre;
# `crease` and `seam`: shares of the outline's strength; `tone`: what is left of the local light; `color`: what tints it.
INK = {'amount': 0.95, 'width': 2.1, 'crease': 0.75, 'seam': 0.65, 'tone': 0.1, 'color': '6a4a3a'}
RING = np.ones((3, 3), np.uint8)
# The lines are cut on a grid this much finer, so that they are crisp and free of steps.
FINE = 3
# How far the marks are blurred before they are cut, in pixels of 1536: what smooths the steps of a contour.
SPREAD = 1.2


def marks(p):
    """How plainly an outline, a crease and a seam run through every pixel, and how surely it is of a face, 0 to 1 each."""
    far = np.log(np.minimum(cv2.medianBlur(p.distance, 3), 2e3))
    # The mist is a mean of all samples and the place is that of one: behind glass each has its own noise.
    mist = far if p.mist is None else np.log(MIST_DEPTH * p.mist ** 2 + .05)
    normal = p.normal / np.maximum(np.linalg.norm(p.normal, axis=-1, keepdims=True), 1e-3)
    albedo = np.sqrt(np.clip(cv2.GaussianBlur(p.albedo, (0, 0), .7), 0, 1))
    face = skin(albedo)
    outline, in_mist, crease, seam = (np.zeros_like(far) for _ in range(4))
    for axis in (0, 1):
        (f0, f1), (m0, m1), (n0, n1), (a0, a1) = ((np.roll(a, 1, axis), np.roll(a, -1, axis)) for a in (far, mist, normal, albedo))
        # A second difference, for a floor at a low angle is steep but straight; only the near side of a step, so that a line is one pixel wide.
        outline = np.maximum(outline, np.clip((f0 + f1 - 2 * far - .02) / .03, 0, 1))
        in_mist = np.maximum(in_mist, np.clip((m0 + m1 - 2 * mist - .02) / .03, 0, 1))
        crease = np.maximum(crease, np.clip((1 - (n0 * n1).sum(-1) - .35) / .5, 0, 1))
        # A colour that is another one again three pixels on is a letter or a stitch, which ink would only make thicker; in a face it is a lid or a brow.
        across = np.abs(np.roll(albedo, -3, axis) - np.roll(albedo, 3, axis)).max(-1)
        step = np.abs(a1 - a0).max(-1)
        seam = np.maximum(seam, np.clip((np.minimum(step, np.maximum(across, step * face)) - .12) / .2, 0, 1))
    outline = np.minimum(outline, cv2.dilate(in_mist, RING))
    outline *= 1 - smoothstep(.2, .28, cv2.GaussianBlur((outline > .05).astype(np.float32), (0, 0), 3))
    for m in (outline, crease, seam):
        m *= long_enough(m > .1)
        m[[0, -1]] = 0
        m[:, [0, -1]] = 0
    return outline, np.where(outline > .3, 0, crease), np.where(outline > .3, 0, seam), face


def skin(albedo):
    """Where the lighter colour close by is one of skin (or of wood), 0 to 1; `albedo`: the square root of the pass."""
    red, green, blue = (cv2.dilate(albedo[..., k], np.ones((9, 9), np.uint8)) for k in range(3))
    return smoothstep(.1, .16, red - blue) * smoothstep(.55, .65, green / np.maximum(red, 1e-3)) * smoothstep(.35, .45, red)


def long_enough(mark, least=40):
    """The marks that hang together over at least this many pixels: a shorter one is noise, no line."""
    _, names, stats, _ = cv2.connectedComponentsWithStats(mark.astype(np.uint8), connectivity=8)
    return (stats[:, cv2.CC_STAT_AREA] >= least)[names]


def stroke(mark, radius, press, unit):
    """A crisp line along the marks, `radius` pixels to each side, lighter and stronger by `press`; `unit`: pixels for one of 1536."""
    spread = SPREAD * unit
    soft = cv2.GaussianBlur(mark.astype(np.float32), (0, 0), spread)
    h, w = mark.shape
    size = (w * FINE, h * FINE)
    # A line one pixel wide becomes a bell when blurred; the height at which it is cut sets the width.
    level = .4 / spread * np.exp(-.5 * (radius / np.hypot(spread, .35)) ** 2) * press
    cut = (cv2.resize(soft, size, interpolation=cv2.INTER_CUBIC) - cv2.resize(level.astype(np.float32), size, interpolation=cv2.INTER_LINEAR)) / (.1 / SPREAD) + .5
    return cv2.resize(np.clip(cut, 0, 1), (w, h), interpolation=cv2.INTER_AREA)


def lines(p, settings):
    """How much of every pixel the ink covers, 0 to 1."""
    g = {**INK, **settings}
    unit = p.wide / 1536
    outline, crease, seam, face = marks(p)
    # How large a metre is there decides the width, as a draughtsman draws what is near with the thicker line.
    scale = p.scale(cv2.erode(p.distance, RING))
    radius = cv2.GaussianBlur((g['width'] / 2 * unit * np.clip((scale / 220) ** .4, .5, 1.6)).astype(np.float32), (0, 0), 2)
    press = cv2.GaussianBlur(np.random.default_rng(7).normal(0, 1, outline.shape).astype(np.float32), (0, 0), 12 * unit)
    press = np.clip(1 + press / max(press.std(), 1e-6) * .4, .45, 2)
    drawn = stroke(outline, radius * 1.2, press, unit)
    drawn = np.maximum(drawn, stroke(crease, radius * .75, press, unit) * g['crease'])
    drawn = np.maximum(drawn, stroke(seam, radius * .7, press, unit) * g['seam'])
    # Leaves, hair and a far crowd would clot.
    crowded = cv2.GaussianBlur(np.maximum(outline, np.maximum(crease, seam)).astype(np.float32), (0, 0), 8 * unit)
    small = cv2.GaussianBlur(smoothstep(6, 22, scale).astype(np.float32), (0, 0), 1)
    return np.clip(drawn * g['amount'] * (1 - .85 * smoothstep(.15, .28, crowded * (1 - .4 * face))) * small, 0, 1).astype(np.float32)


def dip(image, settings):
    """The colour that the lines have: the picture (linear light) at a tenth of its light, tinted."""
    g = {**INK, **settings}
    return image * g['tone'] * rgb(g['color']) / rgb(g['color']).max()


def draw(image, inked, cover):
    """The picture with its lines; at an outline the ink is that of the darker, nearer side."""
    c = cover[..., None]
    return image * (1 - c) + np.minimum(cv2.erode(inked.astype(np.float32), RING), image) * c
