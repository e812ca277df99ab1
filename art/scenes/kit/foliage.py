"""Trees, bushes and framing branches made of thousands of small leaves. For future 1, 2; medieval 1, 2, 3; modern 1; renaissance 1, 3."""
import numpy as np

from .meshes import Mesh, rgb, unit

GREENS = ('4f6b2a', '6b8436', '3d5626', '88974a')
AUTUMN = ('b8722a', 'd29a38', '9a4e22', '7c7a34')
CYPRESS = ('2f4a2c', '3d5a34', '24391f')
OLIVE = ('7d8a62', '93a078', '65734e')


def leaf_cloud(m, blobs, count, size, colors, light=(-0.6, -0.3, 0.75), fill=0.55):
    """Leaves on and in ellipsoids [(centre, radii)]; lighter towards `light`, darker inside."""
    rng = m.rng
    weight = np.array([np.prod(np.broadcast_to(r, 3)) ** (2 / 3) for _, r in blobs])
    which = rng.choice(len(blobs), count, p=weight / weight.sum())
    centers = np.array([np.asarray(b[0], float) for b in blobs])[which]
    radii = np.array([np.broadcast_to(b[1], 3).astype(float) for b in blobs])[which]
    d = rng.normal(0, 1, (count, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    depth = rng.uniform(fill, 1.05, (count, 1)) ** 0.6
    p = centers + d * radii * depth + rng.normal(0, size * .6, (count, 3))
    normal = d + rng.normal(0, 0.55, (count, 3)) + np.array([0, 0, 0.35])
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    ref = rng.normal(0, 1, (count, 3))
    u = np.cross(normal, ref)
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    v = np.cross(normal, u)
    s = size * rng.uniform(.6, 1.25, (count, 1))
    palette = np.array([rgb(c) for c in colors])
    tone = palette[np.clip((rng.random(count) ** 1.3 * len(palette)).astype(int), 0, len(palette) - 1)]
    lit = 0.72 + 0.38 * np.clip(d @ unit(light), -0.6, 1)[:, None]
    tone = tone * lit * (0.45 + 0.55 * depth ** 2) * rng.uniform(.8, 1.2, (count, 1))
    m.cards(p, u * s * .62, v * s, tone)


def limbs(m, base, top, radius, color, spread, count=6, gnarl=0.12):
    """A trunk with main branches. Returns the ends of the branches."""
    rng = m.rng
    base, top = np.asarray(base, float), np.asarray(top, float)
    t = np.linspace(0, 1, 6)[:, None]
    path = base + (top - base) * t + rng.normal(0, gnarl, (6, 3)) * np.sin(t * np.pi) * (1, 1, 0.2)
    m.tube(path, radius * np.array([1.5, 1.05, .9, .75, .6, .35]), color, n=8, jitter=0.08)
    ends = []
    for k in range(count):
        start = path[2] + (path[5] - path[2]) * rng.uniform(0, .9)
        a = 2 * np.pi * k / count + rng.uniform(-.4, .4)
        end = start + np.array([np.cos(a) * spread, np.sin(a) * spread, spread * rng.uniform(.45, .95)]) * rng.uniform(.7, 1.05)
        mid = (start + end) / 2 + rng.normal(0, gnarl, 3) - (0, 0, 0.06 * spread)
        m.tube([start, mid, end], radius * np.array([.45, .32, .15]), color, n=6, jitter=0.08)
        ends.append(end)
    return ends


def tree(kind='oak', height=7.0, colors=GREENS, leaves=3500, leaf=0.2, seed=0, bark='5a4634'):
    """A tree to be placed with `instance`: oak, round, poplar, birch, cypress, pine, willow or bare."""
    m = Mesh(seed)
    rng = m.rng
    h = height
    if kind in ('poplar', 'cypress'):
        limbs(m, (0, 0, 0), (0, 0, h * .96), h * .022, bark, h * .06, 4, gnarl=.03)
        wide = 0.11 if kind == 'cypress' else 0.14
        blobs = [((rng.normal(0, .015 * h), rng.normal(0, .015 * h), z * h), (wide * h * k, wide * h * k, .15 * h))
                 for z, k in ((.2, .75), (.34, 1), (.5, .98), (.66, .8), (.8, .6), (.9, .4))]
        leaf_cloud(m, blobs, leaves, leaf * .85, colors)
    elif kind == 'pine':
        ends = limbs(m, (0, 0, 0), (h * .04, 0, h * .8), h * .022, bark, h * .22, 7)
        leaf_cloud(m, [((e[0], e[1], h * rng.uniform(.84, .93)), (.2 * h, .2 * h, .075 * h)) for e in ends], leaves, leaf * .8, colors)
    elif kind == 'bare':
        for e in limbs(m, (0, 0, 0), (0, 0, h * .7), h * .03, bark, h * .28, 8):
            for _ in range(5):
                m.tube([e - unit(e) * .1, e + rng.normal(0, h * .05, 3), e + rng.normal(0, h * .09, 3) + (0, 0, h * .05)], [h * .005, h * .004, .004], bark, n=4)
    else:
        low, wide = {'oak': (.3, .3), 'round': (.32, .25), 'birch': (.34, .17), 'willow': (.3, .3)}[kind]
        ends = limbs(m, (0, 0, 0), (rng.normal(0, .03 * h), 0, h * .72), h * (.035 if kind == 'oak' else .024), bark, h * wide, 7, gnarl=h * .02)
        blobs = [((0, 0, h * .74), (h * wide * .75, h * wide * .75, h * .2))]
        for e in ends:
            r = h * rng.uniform(.11, .17) * (wide / .28)
            blobs.append((e + (0, 0, .03 * h), (r * 1.15, r * 1.15, r * .85)))
            blobs.append((e * (.7, .7, 1) + (0, 0, h * rng.uniform(.05, .16)), (r, r, r * .8)))
        if kind == 'willow':
            blobs += [((e[0] * 1.15, e[1] * 1.15, e[2] - h * .18), (h * .06, h * .06, h * .2)) for e in ends]
        leaf_cloud(m, blobs, leaves, leaf, colors)
    return m.build('tree', link=False)


def bush(radius=0.7, colors=GREENS, leaves=700, leaf=0.09, seed=0, flowers=None):
    """A bush to be placed with `instance`; `flowers` is a colour."""
    m = Mesh(seed)
    r = radius
    blobs = [((m.rng.normal(0, r * .45), m.rng.normal(0, r * .35), r * m.rng.uniform(.35, .7)), r * m.rng.uniform(.4, .65)) for _ in range(5)]
    leaf_cloud(m, blobs, leaves, leaf, colors)
    if flowers:
        leaf_cloud(m, [(c, np.asarray(s) * 1.05) for c, s in blobs], leaves // 12, leaf * .8, (flowers,), fill=.98)
    return m.build('bush', link=False)
