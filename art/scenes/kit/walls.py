"""Walls and what is set in them. A wall lies in the XZ plane from x = 0, faces -Y; place it with `mesh.at`. For industrial 1, 2; medieval 1, 2, 3; renaissance 1, 2, 3."""
import numpy as np

from .meshes import rgb

WARM = 'ffb45a'


def glow_color(color=WARM, strength=2.0):
    """An emissive colour; strength 1-3 reads as a lit window."""
    return rgb(color) * strength


def window(m, x, z, w=0.6, h=0.8, lit=0.0, frame='4a3826', shutters=None, bars=(1, 1), glass=None, depth=0.1, sill=None, y=0.0, light=WARM):
    """A window with its middle at (x, z): `lit` 0 is dark; `shutters` a colour (open boards); `bars` = glazing bars."""
    back = glow_color(light, lit) if lit else (rgb(glass) if glass else rgb('15130f'))
    m.box((x, y + 0.02, z), (w, 0.02, h), back, mat='glow' if lit else ('gloss' if glass else 'paint'), jitter=0)
    t = 0.05 + w * 0.03
    for s in (-1, 1):
        m.box((x + s * (w / 2), y - depth * .3, z), (t, depth, h + t), frame)
        m.box((x, y - depth * .3, z + s * h / 2), (w + t, depth, t), frame)
    for k in range(bars[0]):
        m.box((x - w / 2 + w * (k + 1) / (bars[0] + 1), y - .01, z), (.028, .05, h), frame)
    for k in range(bars[1]):
        m.box((x, y - .01, z - h / 2 + h * (k + 1) / (bars[1] + 1)), (w, .05, .028), frame)
    if sill:
        m.box((x, y - depth * .8, z - h / 2 - .04), (w + .24, depth * 1.8, .08), sill, chamfer=.01)
    if shutters:
        for s in (-1, 1):
            a = m.rng.uniform(.15, .9)
            with m.at((x + s * w / 2, y - depth * .5, z), rz=-s * a):
                for b in range(3):
                    m.box((s * w * (.09 + .165 * b), 0, 0), (w * .155, .03, h), shutters, jitter=.1)
                for q in (-.3, .3):
                    m.box((s * w * .25, -.02, q * h), (w * .46, .02, .05), shutters, jitter=.1)


def door(m, x, w=0.95, h=1.95, color='5a3a22', frame='3f2e20', arch=False, y=0.0, ajar=0.0, iron='2c2a28'):
    """A boarded door standing on z = 0."""
    m.box((x, y + .03, h / 2), (w, .02, h), '0f0c0a', jitter=0)
    with m.at((x - w / 2, y - .03, 0), rz=-ajar):
        for k in range(5):
            m.box((w * (k + .5) / 5, 0, h / 2), (w / 5 * .94, .06, h), color, jitter=.1)
        for q in (.25, .75):
            m.box((w * .45, -.035, h * q), (w * .8, .015, .06), iron)
    for s in (-1, 1):
        m.box((x + s * (w / 2 + .06), y - .03, h / 2), (.13, .16, h + .1), frame)
    m.box((x, y - .03, h + .08), (w + .34, .18, .17), frame)


def arch(m, x, z, w, h, color, depth=0.3, y=0.0, steps=10, trim=0.16, fill='17130f', pointed=0.0, fill_mat='paint'):
    """An arched opening standing on z: `h` to the springing; `pointed` 0 is round, 1 Gothic."""
    r = w / 2
    t = np.linspace(0, np.pi, steps + 1)
    px, pz = np.cos(t) * r, np.sin(t) * r * (1 + .5 * pointed)
    if pointed:
        pz = pz * (1 - .25 * pointed * np.abs(np.cos(t)))
    pts = [(x + r, z)] + [(x + a, z + h + b) for a, b in zip(px, pz)] + [(x - r, z)]
    if fill is not None:
        m.extrude(pts, .04, fill, center=(0, y + .02, 0), mat=fill_mat, jitter=0)
    for (ax, az), (bx, bz) in zip(pts[:-1], pts[1:]):
        n = max(1, int(np.hypot(bx - ax, bz - az) / .45))
        for k in range(n):
            p, q = k / n, (k + 1) / n
            a, b = np.array([ax + (bx - ax) * p, y - depth * .4, az + (bz - az) * p]), np.array([ax + (bx - ax) * q, y - depth * .4, az + (bz - az) * q])
            m.beam(a, b, depth, color, depth=trim, up=(0, 1, 0), jitter=.09)


def courses(m, width, height, color, stone=(0.5, 0.28), y=0.0, share=0.35, proud=0.02, z=0.0, jitter=0.12):
    """Stones standing a little proud of a wall, in courses; `share` of them are drawn."""
    rng = m.rng
    rows = max(1, int(height / stone[1]))
    for r in range(rows):
        x = -(r % 2) * stone[0] / 2
        while x < width:
            w = stone[0] * rng.uniform(.6, 1.3)
            a, b = max(x, 0), min(x + w, width)
            if rng.random() < share and b - a > .12:
                m.box(((a + b) / 2, y - proud / 2 + .02, z + (r + .5) * height / rows), (b - a - .025, proud + .04, height / rows - .025), color, jitter=jitter)
            x += w


def timber_wall(m, width, height, plaster, wood, bays=3, style='brace', z=0.0, openings=None, lit=0.0, shutters='6b4a2c', post=0.17):
    """A half-timbered wall. `style`: brace, cross, close, square; `openings` {bay: 'window' | 'door' | 'blank'}."""
    rng = m.rng
    openings = openings or {}
    m.box((width / 2, .14, z + height / 2), (width, .2, height), rgb(plaster) * .9, jitter=.03)
    xs = np.linspace(0, width, bays + 1)
    xs[1:-1] += rng.normal(0, width * .012, bays - 1)
    timber = lambda a, b, w=post: m.beam((a[0], -.02, a[1]), (b[0], -.02, b[1]), w * rng.uniform(.85, 1.1), wood, depth=.2, up=(0, 1, 0), jitter=.1)
    mid = z + height * .48
    for k in range(bays):
        a, b = xs[k], xs[k + 1]
        kind = openings.get(k)
        m.box(((a + b) / 2, .02, z + height / 2), (b - a, .06, height - .02), plaster, jitter=.07)
        if kind == 'door':
            with m.at((0, -.03, z)):
                door(m, (a + b) / 2, min(1.0, (b - a) * .74), height * .86, ajar=rng.choice([0, 0, .5]))
            continue
        if kind == 'window':
            w = min(.8, (b - a) * .55)
            window(m, (a + b) / 2, z + height * .6, w, height * .36, lit=lit * rng.uniform(.6, 1.1) if lit else 0, frame=wood, shutters=shutters, y=-.04, bars=(1, 0))
            timber((a, mid - height * .1), (b, mid - height * .1), .13)
            continue
        if style == 'close':
            for t in np.linspace(0, 1, max(2, int((b - a) / .42)) + 1)[1:-1]:
                timber((a + (b - a) * t, z), (a + (b - a) * t, z + height), .12)
        elif style == 'square':
            timber((a, mid), (b, mid), .13)
            timber(((a + b) / 2, z), ((a + b) / 2, z + height), .12)
        elif style == 'cross' and rng.random() < .7:
            timber((a, z + .05), (b, z + height - .05), .13)
            timber((b, z + .05), (a, z + height - .05), .13)
        else:
            timber((a, mid), (b, mid), .13)
            if k == 0 or rng.random() < .5:
                timber((a, z + height * .92), (a + (b - a) * .75, mid), .13) if rng.random() < .5 else timber((a, mid), (a + (b - a) * .8, z + .06), .13)
            else:
                timber((b, mid), (a + (b - a) * .2, z + .06), .13)
    for x in xs:
        timber((x, z), (x, z + height))
    timber((-.06, z + .08), (width + .06, z + .08), post * 1.1)
    timber((-.06, z + height - .06), (width + .06, z + height - .06), post * 1.1)


def timber_gable(m, width, rise, plaster, wood, z=0.0, window_lit=None, y=0.0):
    """The triangle under a gable roof, with collar, struts and maybe a window."""
    m.extrude([(0, z), (width, z), (width / 2, z + rise)], .12, plaster, center=(0, y + .08, 0), jitter=.05)
    t = lambda a, b, w=.15: m.beam((a[0], y - .02, a[1]), (b[0], y - .02, b[1]), w, wood, depth=.18, up=(0, 1, 0), jitter=.1)
    t((0, z), (width / 2, z + rise), .17)
    t((width, z), (width / 2, z + rise), .17)
    t((width * .24, z + rise * .48), (width * .76, z + rise * .48))
    t((width / 2, z + rise * .48), (width / 2, z + rise))
    for k in (.33, .67):
        t((width * k, z), (width * k, z + rise * .48))
    if window_lit is not None:
        window(m, width / 2, z + rise * .25, .5, rise * .3, lit=window_lit, frame=wood, bars=(1, 0), y=y - .04)


def crenels(m, length, z, merlon=0.7, gap=0.5, height=0.7, thickness=0.4, color='b8ad98', y=0.2):
    """Battlements along X from 0 to length, standing on z."""
    n = max(1, int(round((length + gap) / (merlon + gap))))
    step = (length + gap) / n
    for k in range(n):
        m.box((k * step + (step - gap) / 2, y, z + height / 2), (step - gap, thickness, height), color, chamfer=.04, jitter=.06)
