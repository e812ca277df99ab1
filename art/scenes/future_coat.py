"""The skirt of a near coat that is split in front: two panels with broad folds which part over a stride, as an extra of a `Look` with the garment `suit`. For future 1."""
import numpy as np

from kit.body import torso_ring
from kit.clothes import skirt_rings
from kit.meshes import rgb

FRONT, ACROSS, DOWN = np.pi / 2, 90, np.linspace(0, 1, 16)


def _ridge(a, count):
    """Broad folds: flat backs with a narrow valley between them, -1 to 1."""
    return 2 * np.abs(np.cos(a * count / 2)) ** .55 - 1


def _row(j, rough, f, parted, aside, folds, depth, blown):
    """The angles of one row of the skirt, `f` of the way down (0 to 1), its points and how light each is; `rough` are the rows of a plain skirt."""
    gap = .03 + parted * f ** 1.2
    a = FRONT + aside * f + np.linspace(gap, 2 * np.pi - gap, ACROSS)
    low, part = divmod(f * 5 * .9999, 1)
    ring = rough[int(low)] * (1 - part) + rough[int(low) + 1] * part
    ring = np.stack([np.interp(a % (2 * np.pi), np.linspace(0, 2 * np.pi, len(ring)), axis) for axis in ring.T], 1)
    # It starts under the belt, as wide as the trunk is there.
    ring += (torso_ring(j, .26, .014, feminine=.6, angles=a) - ring) * max(0, 1 - f * 4)
    out = np.cos(a)[:, None] * j.hips[:, 0] + np.sin(a)[:, None] * j.hips[:, 1]
    fold = _ridge(a - FRONT, folds)
    # The front edges swing out as the wearer strides.
    edge = np.exp(-((np.minimum(a - a[0], a[-1] - a)) / .22) ** 2)
    ring += out * (depth * fold * f + .055 * edge * f ** 1.5)[:, None] + np.array((-blown, 0, .02 * blown)) * f ** 2
    return a, ring, 1 + np.clip(.3 * fold, -.3, .08) * min(1, f * 2.5)


def _valleys(angles, rings, folds):
    """Where the folds run down the skirt, each from a height of its own and not across the split."""
    for k in range(folds):
        deep = FRONT + (2 * k + 1) * np.pi / folds
        path = [[np.interp(deep, a, axis) for axis in ring.T] for f, a, ring in zip(DOWN, angles, rings) if f > .12 + .09 * (k % 3) and a[0] + .1 < deep < a[-1] - .1]
        if len(path) > 3:
            yield np.array(path)


def split_skirt(color, lining, hem=.4, flare=.12, folds=7, depth=.042, parted=.5, aside=.0, blown=.0):
    """Falls from the belt to `hem` metres above the ground, open by `parted` radians at the hem to each side of a split that lies `aside` to the left of the middle, its tail `blown` to the left (m)."""
    def draw(m, j):
        rough = np.array(skirt_rings(j, j.points['pelvis'][2] + .15, hem, .212, flare, depth=0, n=120, uneven=0, leg=1.1))
        rough = np.concatenate([rough, rough[:, :1]], 1)
        angles, rings, shades = (np.array(part) for part in zip(*[_row(j, rough, f, parted, aside, folds, depth, blown) for f in DOWN]))
        tone = shades[..., None] * rgb(color)
        m.loft(rings[::-1], tone[::-1], closed=False, mat='cloth', jitter=0)
        inner = rings - (rings - rings.mean(1, keepdims=True)) * .035
        # No light reaches it, so that its own is painted.
        m.loft(inner[::-1], rgb(lining), closed=False, mat='glow', jitter=0)
        for valley in _valleys(angles, rings, folds):
            m.tube(valley, .0045 * np.sin(np.linspace(.15, 2.2, len(valley))), rgb(color) * .4, n=6, mat='cloth', jitter=0)
        for edge in (rings[:, 0], rings[:, -1], rings[-1]):
            m.tube(edge, .006, rgb(color) * .6, n=8, mat='cloth', jitter=0)
    return draw
