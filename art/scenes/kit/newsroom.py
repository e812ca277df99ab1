"""What stands in an office of 1962: chairs, steel desks, telephones, typewriters, lamps, cabinets, a wall map, curtains. For modern 2, 3."""
import numpy as np

from .meshes import rgb, rotation, unit

STEEL, GREEN = '5c6a68', '2f4a46'
# Coasts as (longitude, latitude) in degrees.
LANDS = (
    [(-168, 66), (-156, 71), (-128, 70), (-110, 68), (-95, 72), (-82, 68), (-94, 60), (-92, 57), (-82, 55), (-79, 52), (-79, 62), (-72, 62), (-65, 59), (-56, 52), (-66, 49), (-64, 45), (-70, 43), (-75, 38), (-81, 31), (-80, 25),
     (-82, 29), (-90, 29), (-97, 27), (-97, 21), (-94, 18), (-90, 21), (-87, 21), (-88, 16), (-83, 15), (-83, 9), (-78, 9), (-82, 7), (-88, 13), (-95, 15), (-105, 20), (-112, 30), (-117, 33), (-124, 40), (-124, 48), (-133, 56), (-145, 60), (-153, 58), (-162, 56), (-158, 59), (-165, 62)],
    [(-70, 77), (-40, 80), (-20, 78), (-22, 70), (-40, 65), (-45, 60), (-52, 64), (-54, 70)],
    [(-78, 9), (-72, 12), (-62, 10), (-51, 4), (-50, 0), (-40, -3), (-35, -7), (-39, -15), (-41, -22), (-48, -26), (-54, -34), (-58, -38), (-65, -42), (-68, -50), (-68, -55), (-74, -51), (-73, -40), (-71, -30), (-70, -18), (-76, -14), (-81, -5), (-80, 0), (-77, 5)],
    [(-6, 35), (10, 37), (11, 33), (20, 31), (32, 31), (37, 22), (43, 12), (51, 12), (42, -2), (40, -12), (35, -20), (32, -28), (25, -34), (18, -34), (12, -18), (13, -8), (9, 3), (4, 6), (-8, 4), (-16, 12), (-17, 21), (-10, 30)],
    [(-9, 37), (-9, 43), (-2, 43), (-4, 48), (3, 51), (8, 54), (9, 57), (12, 54), (20, 54), (24, 59), (30, 60), (22, 61), (25, 65), (21, 65), (17, 61), (18, 59), (13, 55), (10, 59), (5, 59), (6, 63), (15, 69), (28, 71), (40, 67), (60, 69), (70, 73), (85, 74), (105, 78), (115, 74), (140, 73),
     (160, 70), (178, 69), (178, 64), (163, 60), (160, 53), (156, 58), (142, 59), (136, 54), (140, 48), (131, 43), (127, 39), (129, 35), (126, 35), (125, 39), (118, 39), (122, 37), (119, 35), (122, 30), (118, 24), (108, 21), (109, 13), (105, 9), (100, 13), (103, 2), (99, 9), (97, 16), (90, 22), (80, 15),
     (80, 10), (77, 8), (73, 18), (66, 25), (57, 26), (50, 30), (56, 24), (59, 22), (52, 16), (44, 13), (39, 21), (35, 28), (36, 36), (27, 37), (27, 40), (41, 41), (37, 46), (30, 46), (28, 42), (23, 40), (24, 37), (21, 37), (19, 42), (13, 45), (18, 40), (16, 38), (10, 44), (3, 42), (0, 39), (-5, 36)],
    [(-5, 50), (1, 51), (0, 54), (-3, 58), (-6, 57), (-3, 54), (-5, 52)],
    [(130, 32), (136, 34), (141, 36), (141, 41), (145, 43), (142, 45), (139, 38), (133, 35)],
    [(114, -22), (122, -18), (130, -12), (136, -12), (140, -17), (142, -11), (146, -19), (153, -26), (150, -37), (140, -38), (131, -32), (116, -35)],
    [(95, 5), (104, -2), (105, -6), (98, 1)],
    [(109, 1), (117, 6), (118, 0), (114, -4)],
    [(131, -1), (141, -3), (150, -9), (140, -8)],
    [(-85, 22), (-80, 23), (-74, 20), (-78, 20)],
    [(44, -24), (47, -25), (50, -15), (45, -17)],
    [(-24, 65), (-14, 66), (-18, 63)],
    [(167, -46), (171, -44), (175, -37), (178, -38), (174, -42)],
)
INK = '16181a'


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
        else:
            # The empty cradle.
            for x in (-.055, .055):
                m.box((x, .025, .115), (.026, .1, .036), color, chamfer=.008, mat='gloss')


def desk_set(m, loc, rz=0.0, color='e0341a'):
    """A dial telephone for a near table, its receiver lifted: a body with a sloping front, a dial with its holes, an empty cradle with two horns."""
    with m.at(loc, rz=rz):
        corners = ((.8, -1), (1, -.8), (1, .8), (.8, 1), (-.8, 1), (-1, .8), (-1, -.8), (-.8, -1))
        ring = lambda wide, front, back, z: [(x * wide, (front + back) / 2 + y * (back - front) / 2, z) for x, y in corners]
        m.loft([ring(.125, -.115, .11, 0), ring(.125, -.115, .11, .022), ring(.09, -.025, .085, .118), ring(.08, -.015, .075, .124)], color, smooth=False, mat='gloss', jitter=0)
        turn = rotation(.82, 0, 0)
        at = lambda x, y, z: np.array((0, -.072, .072)) + turn @ (x, y, z)
        m.lathe([(.062, 0), (.062, .008), (.056, .012)], 'ece4d0', n=24, center=at(0, 0, 0), rot=turn, mat='gloss', jitter=0)
        m.lathe([(.024, .01), (.022, .018)], color, n=16, center=at(0, 0, 0), rot=turn, mat='gloss', jitter=0)
        for a in np.linspace(.2, 5.2, 10):
            m.ball(at(np.cos(a) * .042, np.sin(a) * .042, .011), (.0085, .0085, .004), INK, n=8, rot=turn, jitter=0)
        for x in (-.062, .062):
            m.box((x, .035, .138), (.03, .1, .03), color, chamfer=.006, mat='gloss', jitter=0)
            for y in (-.015, .085):
                m.box((x, y, .165), (.03, .02, .05), color, chamfer=.006, mat='gloss', jitter=0)
        m.box((0, .035, .132), (.05, .03, .02), INK, chamfer=.006, jitter=0)


def pendant(m, loc, drop=1.0, radius=.34, strength=2.6, color=GREEN, cord=(.015, '1c2022')):
    """An enamelled lamp on a rod or a `cord` of that radius and colour; `loc` is its ceiling point. Returns the middle of its light."""
    x, y, z = loc
    m.tube([(x, y, z), (x, y, z - drop)], cord[0], cord[1], n=5)
    m.lathe([(.05, .2), (.09, .14), (radius, 0), (radius * .96, -.01), (.07, .11)], color, n=20, center=(x, y, z - drop), caps=False, mat='gloss')
    m.ball((x, y, z - drop + .02), .09, rgb('ffe2a8') * strength, n=12, mat='glow', jitter=0)
    return x, y, z - drop - .12


def _on_map(place, k):
    return place[0] / 90 * k, (place[1] - 16) / 72 * k


def wall_map(m, center, width=4.4, sea='3f6a70', land='c8b47c', pins=True):
    """A framed map of the world on a wall that faces -Y, with vermilion pins and a thread that rises between two of them."""
    x, y, z = center
    k = width / 4.2
    m.box((x, y + .02, z), (width + .12, .05, width * .52 + .12), '4a3826', chamfer=.02)
    m.box((x, y - .012, z), (width, .02, width * .52), sea, jitter=.01)
    for q in np.linspace(-.45, .45, 9):
        m.box((x + q * width, y - .024, z), (.008, .003, width * .52), '5a8288')
    for q in (-.25, 0, .25):
        m.box((x, y - .024, z + q * width * .52), (width, .003, .008), '5a8288')
    for pts in LANDS:
        m.extrude([_on_map(q, k) for q in pts], .008, land, center=(x, y - .028, z), jitter=.08)
    if pins:
        spots = [np.array((x + a * k, y - .05, z + b * k)) for a, b in (_on_map(q, 1) for q in ((-77, 39), (37, 56), (-80, 22)))]
        for spot in spots:
            m.ball(spot, .02, 'e0402a', n=10, jitter=0)
        t = np.linspace(0, 1, 20)[:, None]
        m.tube(spots[0] * (1 - t) + spots[1] * t + (0, -.01, .34 * k) * (t * (1 - t) * 4), .008, 'e0402a', n=5, jitter=0)


def cabinet(m, loc, rz=0.0, drawers=4, color=STEEL, width=.46):
    """A steel filing cabinet, its drawers towards -Y."""
    with m.at(loc, rz=rz):
        high = drawers * .34 + .06
        m.box((0, .3, high / 2), (width, .6, high), color, chamfer=.01)
        for k in range(drawers):
            z = .2 + k * .34
            m.box((0, -.01, z), (width - .05, .03, .31), rgb(color) * 1.2, chamfer=.008)
            m.box((0, -.035, z - .02), (.14, .03, .025), 'c8ccd0', mat='metal')
            m.box((0, -.03, z + .08), (.12, .01, .05), 'ece4d0')


def ashtray(m, loc):
    """A glass ashtray with stubs in it."""
    m.lathe([(.07, 0), (.085, .035), (.07, .03), (.05, .012)], '5a7a7c', n=14, center=loc, mat='gloss')
    for k in range(4):
        a = k * 1.7
        c = np.asarray(loc, float) + (np.cos(a) * .03, np.sin(a) * .03, .025)
        m.tube([c, c + (np.cos(a) * .05, np.sin(a) * .05, .015)], .007, 'e8e0d0', n=5)


def cup(m, loc, color='e4dcc8'):
    """A coffee cup."""
    m.lathe([(.035, 0), (.045, .09)], color, n=12, center=loc)
    m.lathe([(.04, .085), (.003, .086)], '3a2418', n=12, center=loc, caps=False)


def radiator(m, loc, width=1.4, high=.75, color='8a8a78'):
    """A cast-iron radiator against a wall that faces -Y."""
    x, y, z = loc
    n = int(width / .11)
    for k in range(n):
        m.box((x - width / 2 + (k + .5) * width / n, y, z + high / 2 + .1), (width / n * .7, .16, high), color, chamfer=.03)
    m.tube([(x - width / 2, y, z + .2), (x + width / 2, y, z + .2)], .035, color, n=7)


def cigarette(side='r'):
    """An extra for `Look`: a lit cigarette between the fingers of one hand."""
    def draw(m, j):
        w, e = j.points['wrist_' + side], j.points['elbow_' + side]
        d = unit(w - e)
        a = w + d * .12
        b = a + j.chest @ (.05 if side == 'r' else -.05, .1, .05)
        m.tube([a, a * .3 + b * .7], .012, 'f0e8d8', n=6)
        m.ball(b * .72 + a * .28, .014, rgb('ff6a28') * 2.2, n=6, mat='glint', jitter=0)
    return draw


def handset(side='r', color=INK, base=None, by=None):
    """An extra for `Look`: a receiver at the ear; `base` is where its cord ends, in the figure's own metres, and `by` a place that draws the cord aside on its way."""
    def draw(m, j):
        s = 1 if side == 'r' else -1
        ear, mouth = (j.points['head'] + j.head @ np.asarray(q, float) for q in ((s * .112, .01, .01), (s * .07, .13, -.1)))
        mid = (ear + mouth) / 2 + j.head @ (s * .045, .02, -.01)
        m.tube([ear, ear * .7 + mid * .3, mid, mouth * .7 + mid * .3, mouth], [.045, .026, .022, .026, .042], color, n=8, mat='gloss')
        if base is not None:
            b = np.asarray(base, float)
            t = np.linspace(0, 1, 24 if by is None else 120)[:, None]
            path = mouth * (1 - t) + b * t - np.array((0, 0, .35)) * (t * (1 - t) * 4 * .6)
            if by is not None:
                path = mouth * (1 - t) ** 2 + 2 * np.asarray(by, float) * t * (1 - t) + b * t ** 2
            path += np.stack([np.cos(t[:, 0] * 90), np.sin(t[:, 0] * 90), 0 * t[:, 0]], 1) * (.014 if by is None else .008)
            m.tube(path, .008, color, n=4)
    return draw


def wire_copy(length=.75, floor=False):
    """A torn strip of wire copy between the hands, hanging down in a curl (held, without a pole); to the `floor` it turns about and folds there in two bends."""
    def draw(m, j):
        a, b = j.points['wrist_l'], j.points['wrist_r']
        f, across = unit(j.chest[:, 1]), unit(b - a) * .13
        c = (a + b) / 2 + f * .1
        if floor:
            t = np.linspace(0, 1, 30)
            fall = c[2] + .1 - .03
            down = np.interp(t, [0, .62, .72, .86, 1], [.1, .1 - fall * .93, .1 - fall, .1 - fall * .9, .1 - fall])
            out = np.interp(t, [0, .3, .62, .72, .86, 1], [.02, .06, .0, .16, .02, .3])
            turn = np.clip(t / .5, 0, 1) * 1.25
            sides = across * np.cos(turn)[:, None] * .75 + f * .13 * np.sin(turn)[:, None] * .75
            mid = c + np.outer(out, f) + np.outer(down, (0, 0, 1)) + np.outer(np.sin(t * 7) * .02, across)
            m.loft([[q - s, q + s] for q, s in zip(mid, sides)], 'efe8d6', closed=False, mat='cloth', jitter=.02)
            return
        path = [(.02, .16), (.0, .05), (.0, -.1), (.03, -length * .5), (.08, -length * .85), (.2, -length), (.26, -length * .9)]
        m.loft([[c - across + f * o + (0, 0, h), c + across + f * o + (0, 0, h)] for o, h in path], 'efe8d6', closed=False, mat='cloth', jitter=.02)
        for k in range(7):
            for face in (-.006, .006):
                m.box(c + f * face + (0, 0, .1 - k * .05), (.18, .003, .012), '4a4844', rot=np.stack([unit(across), f, (0, 0, 1)], 1))
    return draw
