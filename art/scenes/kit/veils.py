"""Linen for heads near the camera: a wimple that closes round the face, and a veil over it that falls in folds. For future 3; industrial 1, 2; medieval 1, 2, 3; renaissance 3."""
import numpy as np

from .near_dress import _over_sleeves
from .skull import _on_front


def _opening(sculpt, n=56, low=-.124, high=.078, wide=.073):
    """The edge of the linen round a face, in the head's frame, from the person's right over the brow."""
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    c, s = np.cos(t), np.sin(t)
    mid = -.02
    x = wide * sculpt.f.width * c * np.where(s < 0, 1 - .3 * s * s, 1 - .12 * s * s)
    z = mid + np.where(s > 0, high - mid, mid - low) * s
    y = np.maximum(.014 + .066 * np.abs(s) ** 1.15, np.where(s > -.8, _on_front(sculpt, x, z, .004)[:, 1], 0))
    for _ in range(3):
        y = (np.roll(y, 1) + 2 * y + np.roll(y, -1)) / 4
    return np.stack([x, y, z], 1)


def _outside(sculpt, points, gap):
    """Points of the head's frame moved out of the skin, to `gap` metres before it."""
    for _ in range(3):
        d = sculpt.distance(points)
        out = np.stack([sculpt.distance(points + 1e-3 * axis) - d for axis in np.eye(3)], -1)
        out /= np.linalg.norm(out, axis=-1, keepdims=True) + 1e-9
        points = points + out * np.clip(gap - d, 0, .02)[..., None]
    return points


def fitted_cap(sculpt, high, wide, cut, steps, creases=0.0):
    """A cap that fits the skull, in the head's frame: its edge, its rows from there to the back of the head, and the band under the chin. Round the face it ends where the sine of the angle is `cut`; `creases` are as deep as a share of the head."""
    t = np.linspace(0, 2 * np.pi, 140, endpoint=False)
    whole = _outside(sculpt, _opening(sculpt, n=140, low=-.13, high=high, wide=wide), .0035)
    order, upper = np.argsort((t + 2.2) % (2 * np.pi)), np.sin(t) > cut
    edge = whole[order][upper[order]]
    rows, d = [edge + (0, -.003, 0), edge], edge - (0, -.005, .005)
    start = np.arccos(np.clip(d[:, 1] / np.linalg.norm(d, axis=1), -1, 1))
    flat = d[:, [0, 2]] / np.linalg.norm(d[:, [0, 2]], axis=1, keepdims=True)
    for f in np.linspace(.06, .97, steps):
        q, k = start + (np.pi - start) * f, min(1, f / .3)
        ball = np.stack([np.sin(q) * flat[:, 0] * .0955, np.cos(q) * .121 - .006, np.sin(q) * flat[:, 1] * .132 + .008], 1)
        ripple = creases * np.sin(np.arctan2(flat[:, 1], flat[:, 0]) * 9 + f * 4) * np.sin(np.pi * f)
        rows.append(_outside(sculpt, (edge + (0, -.02 * f, 0)) * (1 - k) + ball * (k * (1 + ripple[:, None] * 8)), .0055))
    low, ends = whole[~upper], edge[[0, -1]] if edge[0, 0] < 0 else edge[[-1, 0]]
    chin = np.vstack([ends[:1], low[np.argsort(low[:, 0])] * (1, .93, 1) + (0, -.006, -.002), ends[1:]])
    return edge, np.array(rows), chin


def wimple(color='e6dcc4', low=-.124, high=.078, bib=.2, cover=0.0):
    """An `extra` of a Look with a face: the band about the face, the cloth under the chin and a bib over the shoulders, which lies over sleeves of the thickness `cover`."""
    def draw(m, j):
        sculpt, place = j.face
        edge = _outside(sculpt, _opening(sculpt, low=low, high=high), .003)
        n = len(edge)
        rows = [edge * (1, 1, 1) + (0, -.004, 0), edge]
        d = edge - (0, -.005, .005)
        start = np.arccos(np.clip(d[:, 1] / np.linalg.norm(d, axis=1), -1, 1))
        round_ = d[:, [0, 2]] / np.linalg.norm(d[:, [0, 2]], axis=1, keepdims=True)
        for f in np.linspace(.12, .97, 9):
            a = start + (np.pi - start) * f
            shell = np.stack([np.sin(a) * round_[:, 0] * .097, np.cos(a) * .124 - .005, np.sin(a) * round_[:, 1] * .134 + .008], 1)
            k = min(1, f / .3)
            rows.append(_outside(sculpt, (edge + np.array((0, -.02 * f, 0))) * (1 - k) + shell * k, .006))
        m.loft(place(np.array(rows)), color, caps=False, mat='cloth', jitter=0)
        m.tube(place(np.vstack([edge, edge[:2]])), .0042, color, n=6, caps=False, mat='cloth', jitter=0)
        # Under the chin to the chest, in soft crossing folds.
        p, a = j.points, np.linspace(0, 2 * np.pi, n, endpoint=False)
        rings = []
        jaw = np.stack([np.cos(a) * .078, np.sin(a) * np.where(np.sin(a) > 0, .078, .09) - .004, -.07 - .052 * np.clip(np.sin(a), 0, 1) ** .8], 1)
        rings.append(place(jaw))
        for f in np.linspace(0, 1, 7):
            c = p['neck'] + j.chest @ (0, .012, .03 - f * bib)
            w, dp = np.interp(f, [0, .35, 1], [.092, .19, .235]), np.interp(f, [0, .35, 1], [.09, .135, .165])
            fold = 1 + .045 * np.sin(a * 6 + f * 5) * f + .02 * np.sin(a * 13 - f * 3)
            rings.append(c + (np.cos(a) * w * fold)[:, None] * j.chest[:, 0] + (np.sin(a) * dp * fold)[:, None] * j.chest[:, 1] - np.array([0, 0, .03 * f]) * np.abs(np.sin(a * 3))[:, None])
        if cover:
            rings[1:] = _over_sleeves(np.array(rings[1:]), j, cover)
            m.tube(np.vstack([rings[-1], rings[-1][:2]]), .004, color, n=6, caps=False, mat='cloth', jitter=0)
        m.loft(rings[::-1], color, caps=False, mat='cloth', jitter=0)
    return draw


def draped(color='d8ccb0', fall=.23, spread=.125, brow=.05):
    """An `extra` of a Look with a face: a veil in one cloth that is laid over the crown `brow` metres forward and falls beside the face to the shoulders."""
    def draw(m, j):
        place, n = j.face[1], 72
        chest = j.chest * np.cbrt(np.linalg.det(j.head))
        rows, opened = [], []
        for f in np.concatenate([np.linspace(-1, 0, 16), np.linspace(.08, 1, 11)]):
            b = np.pi / 2 * max(0.0, -f)
            down = max(0.0, f)
            w, d, z = (.101 * np.cos(b) + spread * down ** 1.3, .129 * np.cos(b) + .035 * down, .03 + .113 * np.sin(b) - fall * down)
            front = np.interp(z, [-.25, -.1, -.02, .06, .14], [.07, .036, .022, .03, brow])
            middle = -.012 + .02 * down
            # Where the ring reaches further forward than the front edge it is open.
            start = np.arccos(np.clip((front - middle) / max(d, 1e-4), -1, 1)) if d > 1e-4 else 0.0
            a = np.linspace(start, 2 * np.pi - start, n)
            wave = 1 + (.05 * np.sin(a * 9) + .03 * np.sin(a * 16 + 1)) * down ** .8
            ring = np.stack([np.sin(a) * w * wave, middle + np.cos(a) * d * (1 + (wave - 1) * .7), np.full(n, z) - .02 * down * np.abs(np.sin(a))], 1)
            hung = j.points['head'] + ring @ chest.T
            rows.append(place(ring) * (1 - .7 * down) + hung * .7 * down)
            if start:
                opened.append(rows[-1])
        m.loft(rows, color, closed=False, mat='cloth', jitter=0)
        hem = [row[0] for row in opened[::-1]] + [row[-1] for row in opened]
        m.tube(hem, .0036, color, n=8, mat='cloth', jitter=0)
        m.tube(rows[-1], .003, color, n=6, mat='cloth', jitter=0)
    return draw
