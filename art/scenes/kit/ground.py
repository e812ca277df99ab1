"""Ground: a coloured height field, grass, stones, cobbles and scattered straw. For future 1; industrial 1, 2; medieval 1, 2, 3; modern 1; renaissance 1, 2, 3."""
import numpy as np

from .meshes import Mesh, rgb
from .noise import fbm, smoothstep


def spread(near, far, count, power=2.2):
    """Distances from `near` to `far`, close together near the camera."""
    return near + (far - near) * np.linspace(0, 1, count) ** power


def rounded(points):
    """The line through (x, y) points without its corners."""
    p = np.array(points, float)
    for _ in range(4):
        p = np.concatenate([p[:1], np.stack([p[:-1] * .75 + p[1:] * .25, p[:-1] * .25 + p[1:] * .75], 1).reshape(-1, 2), p[-1:]])
    return p


def field(name, height, color, xs, ys, jitter=0.03, seed=0):
    """A height field over the grid xs × ys; height(x, y) in metres, color(x, y) gives (..., 3) linear colours."""
    m = Mesh(seed)
    x, y = np.meshgrid(xs, ys, indexing='xy')
    z = height(x, y)
    c = color(x, y) * (1 + m.rng.normal(0, jitter, x.shape + (1,)))
    r, n = x.shape
    i, j = np.meshgrid(np.arange(r - 1), np.arange(n - 1), indexing='ij')
    faces = np.stack([i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j], -1).reshape(-1, 4)
    m.add(np.stack([x, y, z], -1).reshape(-1, 3), faces, c.reshape(-1, 3), smooth=True)
    return m.build(name)


def scatter(rng, count, x_range, y_range, keep=None, power=1.6):
    """Random points, denser towards the near end of y_range; keep(x, y) gives a chance in 0..1."""
    x = rng.uniform(*x_range, count)
    y = y_range[0] + (y_range[1] - y_range[0]) * rng.random(count) ** power
    if keep is None:
        return x, y
    chosen = rng.random(count) < keep(x, y)
    return x[chosen], y[chosen]


def grass(height, keep, x_range, y_range, count=60000, blade=(0.1, 0.32), colors=('5f7a2e', '7f9440', '4c6428', 'a39a4a'), seed=1, width=0.012, lean=0.35):
    """Blades of grass where keep(x, y) says so; blade lengths in metres."""
    rng = np.random.default_rng(seed)
    x, y = scatter(rng, count, x_range, y_range, keep)
    n = len(x)
    base = np.stack([x, y, height(x, y) - 0.02], 1)
    tall = rng.uniform(*blade, n) * (0.6 + 0.8 * fbm(x * 0.7, y * 0.7, seed))
    a = rng.uniform(0, 2 * np.pi, n)
    side = np.stack([np.cos(a), np.sin(a), np.zeros(n)], 1) * (width * (1 + np.abs(y)[:, None] * 0.035))
    b = rng.uniform(0, 2 * np.pi, n)
    tip = base + np.stack([np.cos(b) * tall * lean, np.sin(b) * tall * lean, tall], 1)
    palette = np.array([rgb(c) for c in colors])
    weights = np.clip(fbm(x * 0.25, y * 0.25, seed + 5) * 1.4 - 0.2, 0, 0.999)
    pick = np.clip((weights * len(palette) + rng.normal(0, 0.5, n)).astype(int), 0, len(palette) - 1)
    c = palette[pick] * rng.uniform(0.75, 1.2, (n, 1))
    m = Mesh(seed)
    verts = np.stack([base - side, base + side, tip], 1).reshape(-1, 3)
    m.add(verts, np.arange(len(verts)).reshape(-1, 3), c, mat='leaf', jitter=0)
    return m.build('grass')


def pebbles(height, keep, x_range, y_range, count=900, size=(0.02, 0.09), colors=('8d8374', '6f675c', 'a59a86'), seed=2):
    """Loose stones."""
    m = Mesh(seed)
    x, y = scatter(m.rng, count, x_range, y_range, keep)
    for px, py in zip(x, y):
        s = m.rng.uniform(*size) * m.rng.uniform(0.5, 1)
        m.ball((px, py, float(height(px, py))), (s, s * m.rng.uniform(.7, 1), s * .55), colors[m.rng.integers(len(colors))], n=6, lump=0.1, jitter=0.12, smooth=False)
    return m.build('pebbles')


def straw(height, keep, x_range, y_range, count=2500, colors=('c9ab5c', 'a88a44', 'e0c67e'), seed=3, length=0.16):
    """Scattered straw or litter lying flat."""
    rng = np.random.default_rng(seed)
    x, y = scatter(rng, count, x_range, y_range, keep)
    n = len(x)
    a = rng.uniform(0, np.pi, n)
    u = np.stack([np.cos(a), np.sin(a), rng.normal(0, .15, n)], 1) * (length * rng.uniform(.4, 1, n))[:, None]
    v = np.stack([-np.sin(a), np.cos(a), np.zeros(n)], 1) * 0.008
    c = np.array([rgb(k) for k in colors])[rng.integers(0, len(colors), n)] * rng.uniform(.7, 1.2, (n, 1))
    m = Mesh(seed)
    m.cards(np.stack([x, y, height(x, y) + 0.012], 1), u, v, c, mat='paint', pointed=False)
    return m.build('straw')


def cobbles(height, keep, x_range, y_range, size=0.16, colors=('7d7468', '8f8576', '69635b'), seed=4, worn=0.5, row_jitter=0.2, mat='paint', tones=(.78, 1.18), uneven=1.0, crown=0.74):
    """Setts in rows along X, each domed and tilted a little (`uneven`), the top `crown` as wide as the foot; keep(x, y) in 0..1; `mat` 'gloss' is a wet street."""
    rng = np.random.default_rng(seed)
    ys = np.arange(y_range[0], y_range[1], size)
    pts = []
    for k, yy in enumerate(ys):
        xs = np.arange(x_range[0], x_range[1], size * 1.15) + (k % 2) * size * .57 + rng.normal(0, size * .06)
        pts.append(np.stack([xs + rng.normal(0, size * .06, len(xs)), np.full(len(xs), yy) + rng.normal(0, size * .04, len(xs))], 1))
    p = np.concatenate(pts)
    p = p[rng.random(len(p)) < keep(p[:, 0], p[:, 1])]
    n = len(p)
    half = size * rng.uniform(.44, .56, (n, 1, 1)) * np.array([1.1, 0.93])
    corner = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])[None]
    low, top = p[:, None] + corner * half, p[:, None] + corner * half * crown
    z = height(p[:, 0], p[:, 1])[:, None]
    lift = 0.025 + uneven * (rng.normal(0, 0.006, (n, 1)) + rng.normal(0, 0.004, (n, 4)))
    v = np.concatenate([np.concatenate([low, np.repeat(z - 0.02, 4, 1)[..., None]], 2), np.concatenate([top, (z + lift)[..., None]], 2)], 1)
    f = np.array([[4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])
    faces = (np.arange(n)[:, None, None] * 8 + f[None]).reshape(-1, 4)
    tone = np.array([rgb(c) for c in colors])[rng.integers(0, len(colors), n)] * rng.uniform(*tones, (n, 1))
    tone *= 1 - worn * 0.4 * fbm(p[:, 0] * .4, p[:, 1] * .4, seed)[:, None]
    m = Mesh(seed)
    m.add(v.reshape(-1, 3), faces, np.repeat(tone, 5, 0), mat=mat, jitter=0)
    return m.build('cobbles')


def path_mask(x, y, points, width):
    """1 on a path through the points [(x, y), …], fading to 0 at `width` metres from its middle."""
    best = np.full(np.broadcast(x, y).shape, 1e9)
    for (ax, ay), (bx, by) in zip(points[:-1], points[1:]):
        dx, dy = bx - ax, by - ay
        t = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
        best = np.minimum(best, np.hypot(x - ax - t * dx, y - ay - t * dy))
    ragged = best + (fbm(np.asarray(x) * .6, np.asarray(y) * .6, 7) - .5) * width * 0.9
    return 1 - smoothstep(width * 0.45, width, ragged)


def blend(a, b, t):
    """Colours a and b mixed by t (array)."""
    return rgb(a) * (1 - np.asarray(t)[..., None]) + rgb(b) * np.asarray(t)[..., None]


def glimmer(m, height, eye, lamp, seed, bright=1.0, color='ffb054', count=150):
    """What one sees of a lamp at (x, y) in wet setts from an `eye` at (x, y): `count` short gleams on their crowns along the line between the two, brightest in its middle."""
    rng, eye, lamp = np.random.default_rng(seed), np.asarray(eye, float), np.asarray(lamp, float)
    a = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    for _ in range(count):
        t, off = rng.uniform(.16, .92), rng.normal(0, 1)
        x, y = eye + (lamp - eye) * t + (off * (.1 + .22 * t), 0)
        long, deep = rng.uniform(.03, .1) * (.6 + t), rng.uniform(.012, .03) * (.6 + 2 * t)
        light = bright * np.exp(-off ** 2 / 2) * np.exp(-((t - .4) / .34) ** 2) * rng.uniform(.4, 1)
        m.add(np.stack([x + np.cos(a) * long, y + np.sin(a) * deep, np.full(12, float(height(x, y)) + .075)], 1), [list(range(12))], rgb(color) * light, mat='ray', jitter=0)
