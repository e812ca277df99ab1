"""What stands about the colony's outpost: boulders, rover, tunnels, panels, masts and instruments."""
import numpy as np

import future_colony as colony
from kit import foliage, props
from kit.meshes import Mesh, rgb, unit
from kit.noise import fbm
from kit.pose import POSES

STEP = dict(foot_l=POSES['walk'].foot_l, foot_r=POSES['walk'].foot_r, drop=.03)
PALE, STEEL, DARK = 'd8d0c2', '9a9286', '55504a'


def boulder(seed, n=72):
    """A weathered stone of about a metre's radius: broken faces with soft edges, layers, dust on top."""
    m = Mesh(seed)
    phi, th = np.linspace(-np.pi / 2, np.pi / 2, n // 2 + 1), np.linspace(0, 2 * np.pi, n, endpoint=False)
    d = np.stack([np.cos(phi)[:, None] * np.cos(th), np.cos(phi)[:, None] * np.sin(th), np.repeat(np.sin(phi)[:, None], n, 1)], -1)
    noise = lambda k, s, o: fbm(d[..., 0] * k + d[..., 2] * k * .7 + seed * 3.1, d[..., 1] * k - d[..., 2] * k * .6, s, o) - .5
    r = 1.12 + .7 * noise(1.1, 31 + seed, 3)
    for _ in range(15):
        normal = unit(m.rng.normal(0, 1, 3) * (1, 1, .6))
        cut = m.rng.uniform(.66, .98) / np.maximum(d @ normal, .05)
        # A soft minimum: broken faces that meet in worn edges.
        r = -np.log(np.exp(-r * 42) + np.exp(-np.minimum(cut, 4) * 42)) / 42
    ledge = d[..., 2] * 4.5 + 1.6 * noise(1.5, 9, 2)
    r = r + .12 * noise(5, 51 + seed, 4) + .05 * noise(13, 61 + seed, 2) + .07 * ((ledge % 1) - .5) * (np.abs(d[..., 2]) < .85)
    r[0], r[-1] = r[0].mean(), r[-1].mean()
    p = d * r[..., None]
    layer = (np.sin(p[..., 2] * 9 + 4 * noise(2, 71, 2)) * .5 + .5)[..., None] * .3
    tone = (rgb('94553a') * (1 - layer) + rgb('5e3022') * layer) * (1 + .5 * noise(6, 81, 3))[..., None]
    dust = np.clip(d[..., 2:] * 1.3 - .35, 0, 1) * .7
    c = (tone * (1 - dust) + rgb('c08456') * dust) * (1 + m.rng.normal(0, .03, tone.shape[:2] + (1,)))
    i, j = np.meshgrid(np.arange(n // 2), np.arange(n), indexing='ij')
    k = (j + 1) % n
    faces = np.stack([i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j], -1).reshape(-1, 4)
    m.add(p.reshape(-1, 3), faces, c.reshape(-1, 3), smooth=True)
    return m.build('boulder', link=False)


def rover(m):
    """A pressurised rover with six wheels, facing +X."""
    shape = ((.5, .7), (.18, .78), (0, 1.0), (0, 1.6), (.16, 1.95), (.5, 2.2), (.95, 2.34), (1.5, 2.38))
    m.loft([colony.squircle(3.6 - q, 1.9 - q * .6, z) for q, z in shape], PALE, smooth=True, jitter=.01)
    m.loft([colony.squircle(3.64, 1.94, z) for z in (1.14, 1.28)], 'c2341d', caps=False)
    for x, w, h, col, mat in ((1.1, 1.0, .6, rgb('ffd8a0') * .8, 'glow'), (-.3, 1.2, .52, '26343c', 'gloss')):
        m.extrude([(a + x, b + 1.62) for a, b in colony.squircle(w + .12, h + .12, 0, 20, 4)[:, :2]], .05, STEEL, center=(0, -.93, 0))
        m.extrude([(a + x, b + 1.62) for a, b in colony.squircle(w, h, 0, 20, 4)[:, :2]], .06, col, center=(0, -.96, 0), mat=mat, jitter=0)
    m.box((1.1, -1.0, 1.62), (.05, .03, .58), STEEL)
    for x in (-1.25, 0, 1.25):
        for s in (-1, 1):
            hub = (x, s * 1.0, .48)
            f = props.frame_of((0, 1, 0))
            m.lathe([(.28, -.18), (.44, -.2), (.48, -.12), (.48, .12), (.44, .2), (.28, .18)], '3c3a38', n=24, center=hub, rot=f)
            m.lathe([(.05, -.22), (.2, -.23), (.22, .0), (.2, .23), (.05, .22)], STEEL, n=12, center=hub, rot=f)
            for a in np.linspace(0, 2 * np.pi, 18, endpoint=False):
                m.box((x + np.cos(a) * .48, s * 1.0, .48 + np.sin(a) * .48), (.05, .34, .05), '2c2a28', rot=props.frame_of((np.cos(a), 0, np.sin(a))))
            m.beam((x, s * .7, .9), hub, .1, DARK)
    m.box((-1.4, 0, 2.5), (.7, 1.2, .25), STEEL, chamfer=.05)
    m.tube([(-1.4, .3, 2.5), (-1.4, .3, 4.0)], [.04, .02], STEEL, n=6)
    m.box((1.8, -.5, 1.15), (.08, .25, .16), rgb('fff0c8') * 3, mat='glow', jitter=0)
    for k in range(5):
        m.box((-1.75, -.5, .7 + k * .3), (.06, .5, .05), STEEL)


def tunnel(m, length=9.0, radius=1.25):
    """A low greenhouse along Y: hoops, clear skin, lit beds."""
    a = np.linspace(0, np.pi, 13)
    hoop = lambda y, r=radius: np.stack([np.cos(a) * r, np.full(13, y), np.sin(a) * r], 1)
    m.box((0, length / 2, .0), (radius * 2.1, length + .2, .3), STEEL, chamfer=.05)
    for s in (-.55, .55):
        foliage.leaf_cloud(m, [((s, y, .42), (.38, .5, .3)) for y in np.arange(.5, length, .8)], int(length * 75), .1, ('6f9a3c', '8fb84a', '5f8a3a', 'a8c860'))
    m.loft([hoop(0), hoop(length)], 'd8ece4', closed=False, mat='pane', jitter=0)
    for y in np.linspace(0, length, int(length / 1.1)):
        m.tube(hoop(y, radius + .02), .045, PALE, n=5)
    m.tube([(0, 0, radius - .12), (0, length, radius - .12)], .04, rgb('ffe0b0') * 2.0, n=5, mat='glow', jitter=0)
    m.extrude([(x, z) for x, _, z in hoop(0, radius * .98)], .05, 'cbb9a2', center=(0, -.02, 0))
    m.extrude([(x * .9, z + .62) for x, z, _ in colony.squircle(.8, 1.1, 0, 18, 4)], .06, 'c2341d', center=(0, -.06, 0))


def panel(m):
    """A tilted solar panel on its post, its face towards -Y."""
    m.tube([(0, 0, 0), (0, 0, .9)], .06, STEEL, n=7)
    f = props.frame_of((0, -.6, .8))
    m.box((0, 0, 1.0), (2.5, 1.5, .06), PALE, rot=f)
    for i in range(4):
        for k in range(2):
            m.box(np.array((0, 0, 1.0)) + f @ ((i - 1.5) * .6, (k - .5) * .7, .04), (.56, .66, .02), '2c4460', rot=f, mat='gloss')


def lattice(m, base, height, width=.4, dish=False, color='b8b4ac'):
    """An iron lattice mast; with a `dish` it carries the colony's antenna and a red light."""
    base = np.asarray(base, float)
    corner = lambda k, z, s=1.0: base + (np.cos(k * 2.094 + .5) * width * s, np.sin(k * 2.094 + .5) * width * s, z)
    taper = (lambda z: 1 - .65 * z / height) if dish else (lambda z: 1.0)
    for k in range(3):
        m.beam(corner(k, 0), corner(k, height, taper(height)), .07, color)
    step = width * 2.2
    for i in range(int(height / step)):
        z0, z1 = i * step, (i + 1) * step
        for k in range(3):
            a, b = (k, k + 1) if i % 2 else (k + 1, k)
            m.beam(corner(a, z0, taper(z0)), corner(b, z1, taper(z1)), .035, color)
            m.beam(corner(k, z1, taper(z1)), corner(k + 1, z1, taper(z1)), .035, color)
    if dish:
        f = props.frame_of(unit((-.5, -.75, .4)))
        m.lathe([(.02, 0), (.45, .06), (.85, .26), (.9, .3), (.84, .27), (.02, .03)], PALE, n=28, center=base + (-.1, -.3, height * .66), rot=f, caps=False, smooth=True)
        m.tube([base + (-.1, -.3, height * .66), base + (-.1, -.3, height * .66) + f @ (0, 0, .6)], .03, STEEL, n=5)
        for z, w in ((.82, .8), (.9, .5)):
            m.beam(base + (-w, 0, height * z), base + (w, 0, height * z), .05, color)
        m.tube([base + (0, 0, height), base + (0, 0, height + .5)], .03, color, n=5)
        m.ball(base + (0, 0, height + .55), .1, rgb('ff5a30') * 3, n=8, mat='glow', jitter=0)


def cable(m, path, color='3c3a38'):
    """A cable on the ground through points, a little wavy."""
    p = np.asarray(path, float)
    t = np.linspace(0, len(p) - 1, 12 * len(p))
    q = np.stack([np.interp(t, np.arange(len(p)), p[:, k]) for k in range(3)], 1)
    side = np.gradient(q, axis=0)
    q[:, 0] += np.sin(t * 4.2) * .12
    q[:, 1] += np.cos(t * 3.1) * .08 * (np.abs(side[:, 0]) > 0)
    m.tube(q, .032, color, n=6)


def seed_case(m, open_=True):
    """A transport case; open it shows its tray of seedlings."""
    m.box((0, 0, .2), (.7, .46, .4), PALE, chamfer=.04)
    m.box((0, -.235, .2), (.72, .02, .08), 'c2341d')
    if not open_:
        m.box((0, 0, .42), (.72, .48, .06), STEEL, chamfer=.02)
        return
    m.box((0, .24, .58), (.7, .05, .42), PALE, chamfer=.02)
    foliage.leaf_cloud(m, [((x, y, .46), (.07, .06, .09)) for x in (-.24, -.08, .08, .24) for y in (-.1, .1)], 130, .05, ('7fd04a', '8fb84a', '6fae3e'))


def tripod(m):
    """A surveyor's instrument on three legs."""
    for k in range(3):
        m.tube([(0, 0, 1.15), (np.cos(k * 2.1) * .42, np.sin(k * 2.1) * .42, 0)], .022, STEEL, n=5)
    m.box((0, 0, 1.28), (.2, .3, .24), 'd08a3c', chamfer=.03)
    m.lathe([(.06, 0), (.07, .12)], '26343c', n=10, center=(0, -.15, 1.28), rot=props.frame_of((0, -1, 0)))
    m.ball((.06, -.13, 1.38), .025, rgb('60e0ff') * 2.5, n=6, mat='glow', jitter=0)


def probe(m, j):
    """Held: a probe stuck into the sand, with a small lit screen."""
    p = (j.points['wrist_r'] + j.points['wrist_l']) / 2 + j.chest @ (0, .08, 0)
    m.tube([p + (0, 0, .25), (p[0], p[1], .02)], .016, STEEL, n=6)
    m.box(p + (0, -.02, .28), (.2, .05, .14), '26343c', rot=j.hips, chamfer=.01)
    m.box(p + (0, -.05, .28), (.16, .01, .1), rgb('7fe4ff') * 1.2, rot=j.hips, mat='glow', jitter=0)


def tablet(m, j):
    """Held: a lit tablet."""
    p = (j.points['wrist_r'] + j.points['wrist_l']) / 2 + j.chest @ (0, .1, .04)
    m.box(p, (.3, .02, .22), rgb('7fe4ff') * .9, rot=j.chest @ props.frame_of((0, .5, 1)), mat='glow', jitter=0)


def case(m, j):
    """Held: a case carried before the chest."""
    p = (j.points['wrist_r'] + j.points['wrist_l']) / 2 + j.chest @ (0, .1, .12)
    m.box(p, (.6, .34, .36), PALE, rot=j.hips, chamfer=.03)
    m.box(p + j.hips @ (0, .175, 0), (.62, .01, .07), '2f8fb0', rot=j.hips)
