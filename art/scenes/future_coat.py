"""The skirt of a near coat that is split in front: two panels with broad folds which part over a stride, as an extra of a `Look` with the garment `suit`."""
import numpy as np

from kit.body import torso_ring
from kit.clothes import skirt_rings
from kit.meshes import rgb

FRONT, ROWS, ACROSS = np.pi / 2, 16, 90


def _ridge(a, count):
    """Broad folds: flat backs with a narrow valley between them, -1 to 1."""
    return 2 * np.abs(np.cos(a * count / 2)) ** .55 - 1


def split_skirt(color, lining, hem=.4, flare=.12, folds=7, depth=.042, parted=.5, aside=.0, blown=.0):
    """Falls from the belt to `hem` metres above the ground, open by `parted` radians at the hem to each side of a split that lies `aside` to the left of the middle, its tail `blown` to the left (m)."""
    def draw(m, j):
        rough = np.array(skirt_rings(j, j.points['pelvis'][2] + .15, hem, .212, flare, depth=0, n=120, uneven=0, leg=1.1))
        at = np.linspace(0, 2 * np.pi, 121)
        rough = np.concatenate([rough, rough[:, :1]], 1)
        down = np.linspace(0, 1, ROWS)
        rings, shades, valleys = [], [], [[] for _ in range(folds)]
        for f in down:
            gap = .03 + parted * f ** 1.2
            a = FRONT + aside * f + np.linspace(gap, 2 * np.pi - gap, ACROSS)
            low, part = divmod(f * 5 * .9999, 1)
            ring = rough[int(low)] * (1 - part) + rough[int(low) + 1] * part
            ring = np.stack([np.interp(a % (2 * np.pi), at, ring[:, k]) for k in range(3)], 1)
            # It starts under the belt, as wide as the trunk is there.
            ring += (torso_ring(j, .26, .014, feminine=.6, angles=a) - ring) * max(0, 1 - f * 4)
            out = np.cos(a)[:, None] * j.hips[:, 0] + np.sin(a)[:, None] * j.hips[:, 1]
            fold = _ridge(a - FRONT, folds)
            # The front edges swing out as the wearer strides.
            edge = np.exp(-((np.minimum(a - a[0], a[-1] - a)) / .22) ** 2)
            rings.append(ring + out * (depth * fold * f + .055 * edge * f ** 1.5)[:, None] + np.array((-blown, 0, .02 * blown)) * f ** 2)
            shades.append(1 + np.clip(.3 * fold, -.3, .08) * min(1, f * 2.5))
            for k, valley in enumerate(valleys):
                # Where the valley runs, unless the split is there.
                deep = FRONT + (2 * k + 1) * np.pi / folds
                if f > .12 + .09 * (k % 3) and a[0] + .1 < deep < a[-1] - .1:
                    valley.append([np.interp(deep, a, axis) for axis in rings[-1].T])
        rings, shades = np.array(rings), np.array(shades)
        tone = shades[..., None] * rgb(color)
        m.loft(rings[::-1], tone[::-1], closed=False, mat='cloth', jitter=0)
        inner = rings - (rings - rings.mean(1, keepdims=True)) * .035
        m.loft(inner[::-1], rgb(lining), closed=False, mat='cloth', jitter=0)
        for valley in (np.array(v) for v in valleys if len(v) > 3):
            m.tube(valley, .0045 * np.sin(np.linspace(.15, 2.2, len(valley))), rgb(color) * .4, n=6, mat='cloth', jitter=0)
        for k in (0, -1):
            m.tube(rings[:, k], .006, rgb(color) * .6, n=8, mat='cloth', jitter=0)
        m.tube(rings[-1], .006, rgb(color) * .6, n=8, mat='cloth', jitter=0)
    return draw
