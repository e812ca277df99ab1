"""What stands in a newsroom of 1962: swivel chairs, steel desks, telephones, pendant lamps, a wall map, curtains."""
import numpy as np

from .meshes import rgb, rotation

STEEL, GREEN = '5c6a68', '2f4a46'
# Rough outlines of land on a map 4 wide and 2 high.
LANDS = (
    [(-1.9, .7), (-1.5, .85), (-.9, .8), (-.55, .5), (-.75, .25), (-.95, 0), (-1.2, -.1), (-1.1, -.3), (-.95, -.35), (-1.15, -.3), (-1.4, -.05), (-1.6, .3)],
    [(-.95, -.35), (-.7, -.3), (-.35, -.5), (-.5, -.75), (-.7, -1.0), (-.8, -.7)],
    [(-.1, .3), (.0, .7), (.35, .8), (.9, .88), (1.6, .8), (1.9, .65), (1.6, .4), (1.5, .1), (1.2, -.05), (1.0, .1), (.85, -.15), (.7, .15), (.45, .1), (.35, .25), (.1, .28)],
    [(-.1, .1), (.3, .15), (.5, .0), (.62, -.15), (.45, -.3), (.4, -.7), (.22, -.75), (.15, -.25), (-.12, -.1)],
    [(1.3, -.4), (1.65, -.35), (1.75, -.6), (1.35, -.65)],
)


def swivel_chair(m, loc, rz=0.0, color='c2341d'):
    """A typist's chair whose sitter looks along +Y."""
    with m.at(loc, rz=rz):
        m.box((0, 0, .47), (.46, .44, .08), color, chamfer=.03)
        m.box((0, -.24, .82), (.42, .06, .3), color, chamfer=.025, rot=rotation(-.12, 0, 0))
        m.tube([(0, -.2, .45), (0, -.3, .55), (0, -.28, .78)], .02, STEEL, n=6, mat='metal')
        m.tube([(0, 0, .12), (0, 0, .45)], .03, STEEL, n=8, mat='metal')
        for k in range(4):
            a = k * np.pi / 2 + .4
            m.tube([(0, 0, .14), (np.cos(a) * .28, np.sin(a) * .28, .07)], .022, STEEL, n=6, mat='metal')
            m.ball((np.cos(a) * .29, np.sin(a) * .29, .035), .035, '16181a', n=7)


def desk(m, loc, rz=0.0, size=(1.6, .8, .76)):
    """A grey steel desk with drawers, its kneehole towards -Y."""
    with m.at(loc, rz=rz):
        sx, sy, sz = size
        m.box((0, 0, sz), (sx, sy, .06), '8a7458', chamfer=.012)
        for s in (-1, 1):
            m.box((s * (sx / 2 - .24), 0, sz / 2), (.44, sy * .92, sz - .06), STEEL, chamfer=.01)
            for k in range(3):
                m.box((s * (sx / 2 - .24), -sy * .47, .16 + k * .22), (.38, .02, .18), '6c7a78')
                m.box((s * (sx / 2 - .24), -sy * .49, .18 + k * .22), (.12, .02, .02), 'c8ccd0', mat='metal')


def papers(m, loc, count=8, spread=.3):
    """Loose sheets on a table top."""
    for k in range(count):
        m.box((loc[0] + m.rng.normal(0, spread), loc[1] + m.rng.normal(0, spread * .5), loc[2] + k * .003), (.21, .28, .004), ('ece4d0', 'e0d8c4', 'f0e8d8')[k % 3], rz=m.rng.uniform(-.6, .6))


def telephone(m, loc, rz=0.0, color='16181a', handset=True):
    """A dial telephone."""
    with m.at(loc, rz=rz):
        m.box((0, 0, .05), (.2, .22, .1), color, chamfer=.03, taper=.75, mat='gloss')
        m.lathe([(.06, 0), (.055, .015)], 'd8d4c8', n=14, center=(0, -.08, .08), rot=rotation(.8, 0, 0))
        if handset:
            m.tube([(-.13, 0, .12), (-.08, 0, .15), (.08, 0, .15), (.13, 0, .12)], [.035, .02, .02, .035], color, n=7, mat='gloss')


def pendant(m, loc, drop=1.0, radius=.34, strength=2.6):
    """An enamelled lamp on a rod; `loc` is its ceiling point; gives the middle of its light."""
    x, y, z = loc
    m.tube([(x, y, z), (x, y, z - drop)], .015, '1c2022', n=5)
    m.lathe([(.05, .2), (.09, .14), (radius, 0), (radius * .96, -.01), (.07, .11)], GREEN, n=20, center=(x, y, z - drop), caps=False, mat='gloss')
    m.ball((x, y, z - drop + .02), .09, rgb('ffe2a8') * strength, n=12, mat='glow', jitter=0)
    return x, y, z - drop - .12


def wall_map(m, center, width=4.4, sea='3f6a70', land='c8b47c', pins=True):
    """A framed map of the world on a wall that faces -Y, with vermilion pins and a thread between them."""
    x, y, z = center
    k = width / 4.2
    m.box((x, y + .02, z), (width + .12, .05, width * .52 + .12), '4a3826', chamfer=.02)
    m.box((x, y - .012, z), (width, .02, width * .52), sea, jitter=.01)
    for q in np.linspace(-.45, .45, 9):
        m.box((x + q * width, y - .024, z), (.008, .003, width * .52), '5a8288')
    for q in (-.25, 0, .25):
        m.box((x, y - .024, z + q * width * .52), (width, .003, .008), '5a8288')
    for pts in LANDS:
        m.extrude([(a * k, b * k) for a, b in pts], .008, land, center=(x, y - .028, z), jitter=.05)
    if pins:
        spots = [(-1.0, .12), (-1.02, -.16), (.72, .55), (.5, .28)]
        for a, b in spots:
            m.ball((x + a * k, y - .06, z + b * k), .035, rgb('d63018') * 1.1, n=8, mat='glow', jitter=0)
        for (a, b), (c, d) in ((spots[0], spots[1]), (spots[0], spots[2]), (spots[0], spots[3])):
            m.tube([(x + a * k, y - .05, z + b * k), (x + c * k, y - .05, z + d * k)], .007, 'c2341d', n=4)


def curtain(m, x, y, low, high, width=.8, color='b02c18'):
    """A heavy curtain hanging in folds, facing -Y."""
    u = np.linspace(0, 1, 40)
    rows = [np.stack([x + (u - .5) * width * (.9 + .1 * (1 - f)), y + .07 * np.sin(u * 34) * (.7 + .3 * f), np.full(40, low + (high - low) * (1 - f))], 1) for f in np.linspace(0, 1, 5)]
    m.loft(rows, color, closed=False, mat='cloth', jitter=.02)
