"""Hair and beards of authored heads in locks, and the scalp below them. For every picture."""
import numpy as np
from scipy.spatial import cKDTree

from .meshes import rgb, unit
from .noise import smoothstep
from .skull import _on_front


# How many strands each lock is drawn with in this scene.
_strands = [1]


def fine_hair(strands):
    """Sets into how many thin strands this scene's locks of hair and beard are divided (1: whole clumps)."""
    _strands[0] = strands


def locks(m, place, sculpt, color, roots, flow, length, seed=1, width=.006, lift=.006, curl=0.0, n=5, clumps=0):
    """Hair or beard in clumps: from each root (N, 3) a tapering lock that follows `flow(point)` for `length` metres, lying on the head;
    their ends gather in so many `clumps` (0: each for itself)."""
    rng = np.random.default_rng(seed)
    at = np.asarray(roots, float)
    count = len(at)
    along = lambda points: unit_rows([flow(p) for p in points])
    step = unit_rows(along(at) + rng.normal(0, .12, (count, 3)))
    long = np.array([length(p) for p in at] if callable(length) else np.full(count, length)) * rng.uniform(.8, 1.2, count)
    paths = [at - step * .004]
    for k in range(6):
        at = at + step * long[:, None] / 6
        d = sculpt.distance(at)
        push = np.clip(lift - d, 0, None)
        grad = np.stack([sculpt.distance(at + 1e-3 * axis) - d for axis in np.eye(3)], 1)
        at = at + unit_rows(grad) * push[:, None]
        sway = np.array([np.sin(k * 1.7), np.cos(k * 1.9), np.sin(k * 2.3)])
        paths.append(at + sway * curl * rng.uniform(.5, 1.2, (count, 1)))
        step = unit_rows(step * .75 + .25 * along(at) + rng.normal(0, .05, (count, 3)))
    base, paths = rgb(color), np.stack(paths, 1)
    tones, thin_by = None, 1.0
    if clumps:
        paths, group = _gathered(paths, clumps, seed, curl)
        tones, thin_by = np.random.default_rng(seed + 50).uniform(.84, 1.12, clumps)[group], .62
    if _strands[0] > 1:
        thin = np.random.default_rng(seed + 100)
        for k, path in enumerate(paths):
            tone = base * (thin.uniform(.72, 1.2) if tones is None else tones[k])
            for _ in range(_strands[0] if tones is None else _strands[0] + 2):
                w = width * thin.uniform(.32, .5) * thin_by
                aside = np.outer(np.linspace(.8, 1.25, len(path)), thin.normal(0, width * .62, 3)) + thin.normal(0, width * .12, path.shape)
                m.tube(place(path + aside), np.array([.8, 1.1, 1.15, 1.05, .95, .75, .2]) * w, tone * thin.uniform(.86, 1.16 if tones is None else 1.1), n=4, caps=False, squash=.7, mat='hair', jitter=.03)
        return
    for path in paths:
        w = width * rng.uniform(.75, 1.3)
        m.tube(place(path), np.array([.8, 1.1, 1.15, 1.05, .85, .55, .12]) * w, base * rng.uniform(.72, 1.25), n=n, caps=False, squash=.6, mat='hair', jitter=.05)


def _gathered(paths, clumps, seed, wave):
    """Locks (N, 7, 3) drawn together towards their ends in so many waving clumps, and the clump of each."""
    rng = np.random.default_rng(seed + 40)
    tips = paths[:, -1] * (1, .6, .35)
    middle = tips[rng.permutation(len(tips))[:clumps]]
    for _ in range(8):
        group = np.linalg.norm(tips[:, None] - middle[None], axis=-1).argmin(1)
        middle = np.array([tips[group == k].mean(0) if (group == k).any() else middle[k] for k in range(clumps)])
    t = np.linspace(0, 1, paths.shape[1])
    pull, out = .78 * t ** 1.2, paths.copy()
    for k in range(clumps):
        mine = group == k
        if mine.any():
            sway = np.outer(np.sin(t * 7 + rng.uniform(0, 6)) * t, rng.normal(0, 1, 3) * (1, .6, .2)) * max(wave, .002) * 1.6
            out[mine] = paths[mine] * (1 - pull)[:, None] + (paths[mine].mean(0) + sway) * pull[:, None]
    out[:, 1:-1] = (out[:, :-2] + 2 * out[:, 1:-1] + out[:, 2:]) / 4
    return out, group


def unit_rows(v):
    """Each row of (N, 3) at length one."""
    v = np.asarray(v, float)
    return v / (np.linalg.norm(v, axis=-1, keepdims=True) + 1e-9)


def scalp(count=220, front=.075, low=-.03, seed=2, back=-.09):
    """Root points over the skull above a hairline that rises to `front` (m) at the forehead and falls to `low` at the nape."""
    rng = np.random.default_rng(seed)
    out = []
    while len(out) < count:
        d = unit(rng.normal(0, 1, 3))
        p = np.array([0, -.016, .03]) + d * np.array([.081, .102, .093])
        line = np.interp(p[1], [-.12, -.03, .02, .06, .09], [back, low, low + .03, front * .8, front])
        if p[2] > line:
            out.append(p)
    return sorted(out, key=lambda p: p[2])


def tint_scalp(m, j, size):
    """Paints the skin under a head's hair, once that is drawn, in the colours of the hair nearest to it; `size` is that of the head."""
    verts, faces, tones, _, _ = m.parts[j.scalp]
    inward = np.linalg.inv(m.matrix @ j.head * size)
    own = lambda points: (points - m.offset - m.matrix @ j.points['head']) @ inward.T
    hair = [(own(v)[f].reshape(-1, 3), c.reshape(-1, 3)) for v, f, c, _, mat in m.parts[j.scalp + 1:] if mat == 'hair']
    if not hair:
        return
    points, colors = (np.concatenate(part) for part in zip(*hair))
    # One point in each small cell, so that near cells tell how dense the hair is: a single strand colours nothing.
    pick = np.unique(np.round(points / .003).astype(int), axis=0, return_index=True)[1]
    at = own(verts)
    above = np.flatnonzero(at[:, 2] > np.interp(at[:, 1], [-.1, -.02, .03, .06, .08], [-.09, -.06, -.02, .03, .052]))
    far, near = cKDTree(points[pick]).query(at[above], 8)
    share, tone = np.zeros(len(verts)), np.zeros(verts.shape)
    share[above] = smoothstep(.0105, .0075, far[:, -1])
    tone[above] = colors[pick][np.minimum(near, len(pick) - 1)].mean(1)
    tones += share[faces][..., None] * (tone[faces] - tones)


def beard(m, place, sculpt, color, length=.1, count=170, seed=4, moustache=True, clumps=0):
    """A beard of locks from the jaw and chin, with a moustache over the lip."""
    rng = np.random.default_rng(seed)
    x, z = rng.uniform(-.07, .07, count * 4), rng.uniform(-.125, -.028, count * 4)
    lips = (z > -.078) & (np.abs(x) < .031 + .5 * np.clip(z + .06, 0, None))
    bare = (z > -.05) & (np.abs(x) < .05)
    keep = ~(lips | bare)
    roots = [p for p in _on_front(sculpt, x[keep], z[keep]) if p[1] > .031][:count]
    roots.sort(key=lambda p: p[2])
    locks(m, place, sculpt, color, roots, lambda p: (p[0] * 2.5, .25 + (.0 if p[2] > -.1 else .15), -1), lambda p: length * (.55 + .45 * (1 - min(1, abs(p[0]) / .07))), seed, .0062, .005, .0012 if not clumps else .004, clumps=clumps)
    if moustache:
        x = np.concatenate([s * rng.uniform(.002, .022, 16) for s in (-1, 1)])
        roots = _on_front(sculpt, x, sculpt.mouth_z + rng.uniform(.010, .017, 32))
        locks(m, place, sculpt, color, roots, lambda p: (np.sign(p[0]) * 1.0, .1, -.55), .042, seed + 1, .0042, .004, .0006)


def hairdo(m, place, sculpt, color, style):
    """short, long or bun hair in locks."""
    shell = np.array([[np.cos(a) * np.cos(b), np.sin(a) * np.cos(b), np.sin(b)] for b in np.linspace(.05, 1.56, 10) for a in np.linspace(0, 2 * np.pi, 24, endpoint=False)]).reshape(10, 24, 3)
    skull = shell * np.array([.0815, .1025, .0935]) + np.array([0, -.018, .03])
    skull[:3, :, 1] = np.minimum(skull[:3, :, 1], .02)
    m.loft(place(skull), rgb(color) * .75, caps=False, mat='hair', jitter=0)
    if style == 'bun':
        locks(m, place, sculpt, color, scalp(330, .082, -.04, back=-.06), lambda p: (-p[0] * 1.5, -1, -.5 * (p[1] < -.02)), .1, width=.0055, lift=.0055)
        m.ball(place((0, -.135, .03)), (.045, .04, .045), color, n=14, lump=.03, mat='hair')
        return
    if style == 'bob':
        # To the jaw, parted in the middle, turned in at the ends.
        locks(m, place, sculpt, color, scalp(420, .09, .0, back=-.03), lambda p: (p[0] * 7 + .2 * np.sign(p[0]) * (p[2] > .05), -.25 if p[1] < .05 else .1, -1.5 if abs(p[0]) > .03 or p[1] < -.05 else -.2), lambda p: .1 + .06 * (abs(p[0]) > .04), width=.0075, lift=.0075, curl=.0015, clumps=12)
        return
    out = .55 if style == 'long' else .2
    long = (lambda p: .24 if p[2] < .06 else .2) if style == 'long' else .055
    locks(m, place, sculpt, color, scalp(360, .086, -.01, back=-.05), lambda p: (p[0] * 9 * out + .25, -.35 - .5 * (p[2] > .09), -1.4 if p[2] < .085 else -.1), long, width=.0075, lift=.007, curl=.002 if style != 'curly' else .006, clumps=24)
