"""The medieval scene's second view: Alis shows the empty pot that is all she has to put on the counting board. For medieval 1, 2."""
from dataclasses import replace

import numpy as np

import medieval_cast as cast
from medieval_hair import bob, cut, slipped, whiskers
from medieval_land import church, height, land, trees, village
from kit.clothes import headwear
from kit.faces import FACES
from kit.figures import Crowd, Look, dress, figure
from kit.gothic import coif, hood_cape, hung, linen_apron, neckband
from kit.hands import touching
from kit.likeness import likeness
from kit.meshes import Mesh, rgb, rotation, unit
from kit.placing import watching
from kit.pose import POSES, mirrored
from kit.strands import strands
from kit.veils import draped, wimple

# The board stands in the middle of the lane; the camera looks back at the village from behind it.
BOARD = (.6, 22.0)
# It is high, so that what lies on it is in the part of the picture that is always seen.
TOP = 1.05
# How far the pot leans to her right (radians), as her shoulders do.
POT_ROLL = -.16


def at(x, y):
    """A place from one in the camera's own frame: X to the right, Y away from the lens, from the middle of the board."""
    return BOARD[0] - x, BOARD[1] - y


def counting_cloth(m, top, ease=.7, bands=(.74, .84)):
    """A counting board of 2.5 m with its chequered cloth, which hangs over the front edge (-Y); the larger `ease`, the further down its folds begin; its gold `bands` lie at these shares of the fall."""
    for i in range(14):
        for k in range(5):
            m.box((-1.12 + i * .17, -.36 + k * .17, top), (.168, .168, .016), ('2a4236', 'b9ad8c')[(i + k) % 2], mat='wool', jitter=.05)
    m.box((0, 0, top - .03), (2.5, .95, .05), '6a4c30', chamfer=.01)
    a = np.linspace(-1.25, 1.25, 160)
    # A few deep folds of uneven width fall from the edge, crossed by woven bands of gold.
    fall = lambda x, f, out=0.0: (x, -.484 - out - .032 * max(f, 0) ** ease * (.5 + .5 * np.sin(x * 13 + 1.6 * np.sin(x * 4.1 + 1))) ** 1.5, top - .005 - f * .34 + .012 * f * np.sin(x * 6))
    m.loft([[(x, -.44, top + .004) for x in a], *([fall(x, f) for x in a] for f in (-.02, -.005, *np.linspace(.01, 1, 12)))], '2c4638', closed=False, mat='wool', jitter=0)
    for f in bands:
        m.loft([[fall(x, f + d, .003) for x in a] for d in (0, .035)], 'c8a050', closed=False, mat='wool', jitter=0)
    m.tube([fall(x, 1) for x in a], .007, 'c8a050', n=5, mat='wool')


def tallies(m, x0, y0, top, count):
    """Hazel sticks, split and notched, one for every household, in a row from (x0, y0)."""
    for k in range(count):
        x, y, t = x0 + k * .047 + m.rng.normal(0, .004), y0 + m.rng.normal(0, .03), np.pi / 2 + m.rng.normal(0, .09)
        d = np.array((np.cos(t), np.sin(t), 0))
        c = np.array((x, y, top + .018))
        long = m.rng.uniform(.12, .17)
        m.beam(c - d * long, c + d * long, .019, ('c09a62', 'b08850', 'cfae78')[k % 3], depth=.016, jitter=.06)
        for q in range(m.rng.integers(4, 9)):
            m.box(c + d * (long * .8 - q * .024) + (0, 0, .0085), (.018, .005, .004), '4a3420', rz=t - np.pi / 2)


# The writ on the board: its left and right edge, where its far end is rolled, and how far it hangs over the near edge.
WRIT = (.31, .61, .24, .022)


def writ(m):
    """The king's writ, unrolled over the near edge of the board, where all can see its red seal."""
    left, right, far, fall = WRIT
    flat, bend = far + .488, .03
    long = flat + bend + fall

    def spot(s, off=0.0):
        """Y and Z of the sheet at `s` metres from its rolled end."""
        if s < flat:
            return far - s, TOP + .0125 + .0025 * np.sin(s * 14) + off
        turn = min((s - flat) / bend, 1) * np.pi / 2
        down = max(s - flat - bend, 0)
        return far - flat - (.02 + off) * np.sin(turn) - .05 * down, TOP + .0125 - .02 + (.02 + off) * np.cos(turn) - down

    def sheet(u, v, off=0.0):
        """A place on the sheet: where it hangs it bows a little, and its lower edge curls forward."""
        y, z = spot(v * long, off)
        return np.array((left + u * (right - left) + .012 * (v - .5), y - .014 * np.sin(np.pi * u) * max(v * long - flat, 0) / fall, z))

    across = np.linspace(0, 1, 8)
    rows = [[(x, far + .02 * np.sin(q), TOP + .0125 + .02 * (1 - np.cos(q))) for x in left + across * (right - left)] for q in np.linspace(5.2, .3, 16)]
    rows += [[sheet(u, v) for u in across] for v in np.linspace(0, 1, 60)]
    m.loft(rows, 'e8dab2', closed=False, mat='paint', jitter=.01)
    cast.lines_of_writing(m, lambda u, v, off=0.0: sheet(u, v * flat / long, off), 9, .1, .9, .1, .09, '6e5840', .019, 3, out=.0012)
    # The tail, cut from the lower edge, carries the seal.
    y, z = spot(long)
    u = .5 * (left + right)
    m.loft([[(u - w, y - .012 - .004 * k, z - d), (u + w, y - .012 - .004 * k, z - d)] for k, (w, d) in enumerate(((.016, -.008), (.013, .012), (.016, .04)))], 'b8924e', closed=False)
    cast.wax(m, np.array((u, y - .03, z - .046)), np.array(((1, 0, 0), (0, -1, 0), (0, 0, 1)), float).T, 'a01c12', '5c0e0a', .82)


def coins(m):
    """All the silver of the village: a small heap of pennies between the pot and the writ."""
    for x, y, layer in ((.19, -.1, 0), (.235, -.085, 0), (.205, -.055, 0), (.16, -.07, 0), (.208, -.088, 1), (.185, -.072, 1), (.27, -.13, 0), (.11, -.15, 0), (.255, -.02, 0)):
        m.lathe([(.0, 0), (.0185, 0), (.0185, .0034), (.0, .0036)], 'c4c8cc', n=20, center=(x, y, TOP + .008 + .004 * layer), mat='metal', jitter=.1)


def board():
    """The trestle with its cloth, the tallies, the few coins, the writ, and over it the pot, tipped to show that it is empty."""
    m = Mesh(21)
    x0, y0 = BOARD
    z = float(height(x0, y0))
    with m.at((x0, y0, z), rz=np.pi):
        counting_cloth(m, TOP, 1.1, (.1, .158))
        tallies(m, -.9, .285, TOP, 14)
        tip = rotation(0, POT_ROLL, 0) @ rotation(.98, 0, 0)
        pot(m, np.array((.0, .08, 1.2)) - tip @ (0, 0, .12), tip)
        writ(m)
        coins(m)
    m.build('board')


def pot(m, at_, rot=None, inside='e0bb8c'):
    """An earthen pot, glazed outside, its `inside` raw pale clay, dry and empty; `rot` (3x3) tips it."""
    turn = np.eye(3) if rot is None else rot
    m.lathe([(.07, 0), (.098, .02), (.128, .07), (.136, .12), (.124, .165), (.1, .195), (.098, .21), (.118, .23), (.122, .238), (.114, .24)],
            'a8683a', n=44, center=at_, rot=turn, caps=False, mat='gloss', jitter=.02)
    m.lathe([(.1275, .068), (.13, .075), (.1325, .082)], '7a4424', n=44, center=at_, rot=turn, caps=False, mat='gloss', jitter=0)
    placed = lambda path: np.asarray(path, float) @ turn.T + at_
    # The inside: a matt skin whose colour darkens in the corner of the floor and on the side away from the light.
    n, floor = 64, .05
    profile = [(.114, .24), (.104, .2335), (.097, .225), (.093, .212), (.094, .2), (.104, .18), (.114, .15), (.116, .12), (.11, .09), (.1, .068), (.092, .057), (.084, .052), (.074, floor), (.05, floor), (.026, floor), (.001, floor)]
    shade = [1, 1, .96, .84, .74, .7, .7, .68, .64, .54, .44, .6, 1.1, 1.22, 1.22, 1.22]
    theta = np.linspace(0, 2 * np.pi, n, endpoint=False)
    verts, colors = [], []
    for (r, z), dark in zip(profile, shade):
        for t in theta:
            # -X is the viewer's left, where the lip keeps the light off.
            lee = .5 - .5 * np.cos(t) if z < .215 else 0
            reach = 1 - .72 * lee ** .8 * (min(r / .07, 1) if z <= floor else 1)
            verts.append((r * np.cos(t), r * np.sin(t), z))
            colors.append(rgb(inside) * dark * reach)
    i, j = np.meshgrid(np.arange(len(profile) - 1), np.arange(n), indexing='ij')
    k = (j + 1) % n
    faces = np.stack([i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j], -1).reshape(-1, 4)
    m.add(placed(verts), faces, np.array(colors), smooth=True, mat='paint', jitter=0)
    # A crack from under the neck down the wall to the floor, thinner and thinner, with one fork: (height, or on the floor the radius; angle).
    rise, reach = [p[1] for p in profile[13:4:-1]], [p[0] for p in profile[13:4:-1]]
    inner = lambda r, z, t: (r * np.sin(t), r * np.cos(t), z)
    wall = lambda z, t: inner(np.interp(z, rise, reach) - .0002, z, t)
    main = [wall(.16, .36), wall(.132, .3), wall(.118, .38), wall(.1, .27), wall(.086, .33), wall(.07, .2), wall(.058, .24), inner(.078, floor + .001, .16), inner(.06, floor, .27), inner(.04, floor, .12)]
    fork = [wall(.086, .33), wall(.073, .47), wall(.064, .45), wall(.056, .58), inner(.076, floor + .0006, .6)]
    for path, thick in ((main, .0008), (fork, .0005)):
        m.tube(placed(path), np.linspace(thick, .0002, len(path)), '5e4430', n=6, mat='paint', jitter=0)


def alis():
    """The widow Alis."""
    return Look(face=FACES['widow_hero'].but(worry=1.6, lid=.7, low_brows=-.3, bushy=.75, rested=1.0, mouth='falter', small=.1, smile=-.5, lips=-.15, age=.12, hollow=0, cheek=.2, eyes=.8, iris='38302a', wry=-.5, short=1.4, chin=-.55, jaw=-.25, slim=.75), skin='dba27c', hair='6a5038', garment='gown', color='3e5a90', feminine=.8, hat='linen', height=1.66, head=1.06, folds=1.0, elbows=1.0, wide_sleeve=-.004, sleeve='3e5a90',
                extra=[wimple('d3c7ab', low=-.134, bib=.09, cover=.078), draped('9c8a6c', fall=.25, spread=.1), linen_apron('b9aa88', .2), cast.cuffed('344c80', wide=.042)],
                grips={'r': ('hold', (-.1, .99, .0), (-.98, -.1, .26)), 'l': ('hold', (.1, .99, .0), (.98, -.1, -.06))})


def clerk(linen='ddd3ba'):
    """The clerk, hoarse: a hand at his throat, penner and inkhorn at his belt."""
    return replace(cast.CLERK, face=FACES['clerk'].but(lid=.58, **cast.READ), skin='dca684', hat='linen', head=1.07, color='5a4e44', sleeve='4c4640', collar=None, height=1.72, folds=.7, elbows=1.0, belt='7a6236',
                   grips={'l': ('pressed', (.93, .1, .36), (.08, -1, .06))}, extra=[coif(linen), hood_cape('54484e', .2, '6e5a44', cowl=1.15, seed=4), hung('penner', 2.0, '4a3020')])


# The two ends of the clerk's tally in the frame of the hand that holds it, how that hand lies, and the one that counts.
STICK = (-.075, .088, -.039), (.19, .08, -.033)
HOLDING, COUNTING = ('grasp', (-.45, .85, .25), (-.85, -.5, .05)), ('point', (.86, .36, .22), (.15, -.5, -.85))


def counting():
    """The clerk's pose: bent over the tally before his breast, the forefinger at one of its notches."""
    holds = np.array((.16, .33, 1.15))
    notch = holds + touching(*HOLDING, 'r', np.array(STICK[0]) * .3 + np.array(STICK[1]) * .7) + (-.02, .0, .0)
    return POSES['stand'].but(lean=.3, side=.04, hand_r=tuple(holds), hand_l=tuple(notch - touching(*COUNTING, 'l')), tilt=.1, elbow_out=.7)


def stick(side='r'):
    """An extra of a Look: a hazel stick through the fist of a `side`, its notches cut into one edge."""
    def draw(m, j):
        place = j.grips[side]
        low, high = (place(q) for q in STICK)
        long, up = np.linalg.norm(high - low), unit(high - low)
        front = unit(np.array((.2, .98, 0)) - up * np.dot((.2, .98, 0), up))
        frame = np.stack([np.cross(front, up), front, up], 1)
        marks = [t * long for t in (.5, .57, .64, .78, .84, .9)]
        cuts = [q for t in marks for q in ((.017, t - .006), (.011, t), (.017, t + .006))]
        m.extrude([(-.017, 0), (.017, 0), *cuts, (.017, long), (-.017, long * .97)], .015, 'e0bc7c', rot=frame, center=low, mat='paint', jitter=.02)
        for t in marks:
            m.extrude([(.0165, t - .0055), (.0165, t + .0055), (-.001, t)][::-1], .0162, '6e4626', rot=frame, center=low, mat='paint', jitter=0)
    return draw


def tallied():
    """The clerk of this picture: he counts the notches of one of the tallies with a fingertip."""
    look = replace(clerk(), height=1.66, color='6e6052', sleeve='6e655a')
    hard = look.face.but(stern=1.35, lid=.46, smile=-.9, bushy=1.5, low_brows=.15, nose_long=.65, hook=.7, hollow=.7)
    return replace(look, face=hard, grips={'r': HOLDING, 'l': COUNTING}, extra=[coif('c9bea2', seam=False, creases=.0034, panels=(-.38, -.04)), slipped('5a4a3a'), *look.extra[1:], stick()])


def reeve():
    """Osbert the reeve, one of the village: his cape about his shoulders, three farthings on his palm."""
    return replace(cast.REEVE, face=FACES['digger'].but(worry=1.3, stern=-.1, lid=.7, age=.6, stubble=0, mouth='speak', smile=-.5, bushy=1.2, low_brows=-.2, **cast.READ), hat=None, hair_style='bald', garment='tunic', color='7a4a34', cloak=None, trim=None, head=1.05, skin='cf9468', stout=.6, wide_sleeve=0, collar=None, hair='5a4836', beard=None, folds=1.1, elbows=1.0, height=1.74,
                   grips={'r': ('ask', (.35, .9, -.12), (-.4, .4, .85)), 'l': ('calm', (0, .1, -1), (.9, -.2, 0))},
                   extra=[cut('5a4836', seed=6), strands('5a4836', 46, 20, 6, edge='end', seed=6), whiskers('52402e', .055, grey=.2, ragged=.12), hood_cape('6a3424', .24, '8a6a48', seed=2), hung('purse', 2.5, '4e3420'), cast.cuffed('6a3e2a', wide=.038), cast.farthings])


# What the neighbours look at, in the camera's frame with the height above the board's ground: Alis, the clerk's tally, Osbert, and each other.
SIGHTS = {'her': (0, .56, 1.5), 'tally': (-.66, .72, 1.25), 'osbert': (1.02, 2.1, 1.5), 'left': (-1.36, 2.1, 1.5), 'tall': (-1.0, 3.5, 1.7)}


def neighbours():
    """The village behind the three, no two heads alike: (look, x, y, turn, what they look at, how they hold themselves, their arms behind them unless a pose is named)."""
    person = lambda k, woman, age, **kw: dict(face=likeness(np.random.default_rng(240 + k), woman, **{'smile': -.15, 'mouth': 'tense', **(cast.READ_WOMAN if woman else cast.READ), **cast.TEMPERS[k % 10], 'age': age}), hat='linen', head=1.04, feminine=.8 * woman, garment='gown' if woman else 'tunic', folds=.9, **kw)
    man = lambda k, age, **kw: Look(**person(k, False, age, **kw))
    woman = lambda k, age, **kw: Look(**person(k, True, age, **kw))
    straw = lambda m, j: headwear(m, j, 'straw', 'b4955a', '6a4e30', n=36, lift=.022)
    return [
        (man(1, .8, color='8a6a3c', hair='9a9284', skin='d99f76', height=1.66, extra=[bob('9a9284', -.05, .076, seed=11), whiskers('9a9284', .1, seed=12), hood_cape('6c6a4c', .22, seed=5)]), -1.36, 2.1, 52, 'tally', dict(lean=.16, tilt=-.12)),
        (woman(2, .35, color='4a5c58', skin='e2ab84', height=1.52, extra=[wimple('cbbe9e', bib=.14, cover=.07)]), -.62, 3.1, 24, 'her', dict(tilt=.2, side=.08)),
        (man(3, .3, color='5f6a4a', hair='7a4f28', height=1.86, extra=[bob('7a4f28', -.06, .066, seed=13), straw, neckband('4a523a')]), -1.62, 3.9, 64, 'her', dict(lean=.14, side=.1, tilt=.16)),
        (man(4, .5, color='5a6470', hair='3a2618', height=1.86, extra=[coif('b4a684'), whiskers('3a2618', .035, seed=15), neckband('3e4650')]), -1.9, 3.3, 30, 'left', dict(pose='folded', tilt=-.14)),
        (woman(5, .7, color='5c5648', skin='d99f76', height=1.52, extra=[wimple('bfb290', bib=.12, cover=.07), draped('6a5a52', fall=.26, spread=.1)]), 1.5, 2.35, -40, 'her', dict(pose='clasped', lean=.12, tilt=.18)),
        (man(6, .2, color='86604c', hair='a0713a', height=1.9, extra=[bob('a0713a', -.05, .064, seed=17), hood_cape('4e5a54', .21, seed=8)]), 1.84, 3.2, -62, 'tally', dict(pose='folded', side=-.08, tilt=-.1)),
        (woman(8, .25, color='7d5840', skin='e8b690', height=1.56, extra=[wimple('c9bc9c', bib=.14, cover=.07), draped('7a6a5a', fall=.26, spread=.1)]), .46, 4.9, -34, 'her', dict(tilt=-.16)),
        (man(9, .6, color='6e543a', hair='5a3a20', height=1.62, extra=[bob('5a3a20', -.06, .074, seed=21), whiskers('5a3a20', .08, seed=22), neckband('4a3826')]), -.4, 5.4, -48, 'tall', dict(tilt=-.12)),
        (woman(10, .5, color='4a5a56', height=1.54, extra=[wimple('c4b898', bib=.14, cover=.07), draped('8a7c60', fall=.24, spread=.1)]), -2.5, 4.4, 46, 'tally', dict(tilt=.14)),
    ]


def put(look, pose, x, y, turn, seed, held=None, watched=None):
    """A person at a place in the camera's frame who watches a place in the world; `turn` 0 faces the lens, positive to the viewer's right."""
    px, py = at(x, y)
    if watched is not None:
        look, pose = watching(look, pose, px, py, float(height(px, py)), turn, watched)
    obj = figure(look, pose, detail=True, seed=seed, held=held)
    obj.location, obj.rotation_euler = (px, py, float(height(px, py))), (0, 0, np.radians(turn))
    return px, py


def view(st):
    """A wet morning: what the whole village has to give."""
    dress(tailored=True, strands=4)
    z = float(height(*BOARD))
    ex, ey = at(-.1, -2.1)
    tx, ty = at(.0, 2.0)
    st.camera((ex, ey, z + 1.46), (tx, ty, z + 1.115), 50)
    st.sun(80, 24, 'ffd29a', 5.2, 2)
    st.fill('7f9cc0', 'c4ccd0', .6)
    land(26.0)
    village(.4)
    trees()
    church(*at(-5.1, 66))
    board()
    lens, inside = (ex, ey, z + 1.46), (*at(.0, .1), z + 1.2)
    put(alis(), POSES['stand'].but(lean=.3, side=.1, twist=.08, hand_r=(.214, .44, 1.2), hand_l=(-.158, .44, 1.262), tilt=-.2, shift=(-.04, 0), elbow_out=.8), .0, .56, 3, 3, watched=lens)
    put(tallied(), counting(), -.63, .85, 34, 4, watched=inside)
    put(reeve(), POSES['stand'].but(hand_r=(.13, .46, 1.27), lean=.2, side=-.12, tilt=-.26, shift=(.05, 0), elbow_out=.5, elbow_r=-.3), 1.02, 2.1, -38, 5, watched=inside)
    behind = POSES['stand'].but(hand_r=(.12, -.17, .95), hand_l=(-.12, -.17, .97))
    for k, (look, x, y, turn, sight, bearing) in enumerate(neighbours()):
        sx, sy, sz = SIGHTS[sight]
        stance = POSES[bearing.pop('pose')] if 'pose' in bearing else behind
        put(look, stance.loosened(np.random.default_rng(60 + k), .015).but(**bearing), x, y, turn, 100 + k, watched=(*at(sx, sy), z + sz))
    rng = np.random.default_rng(3)
    people = Crowd(3, spacing=.6)
    pool = []
    for k, name in enumerate(('stand', 'folded', 'clasped', 'fear', 'whisper', 'think', 'hip', 'contrapposto')):
        pose = POSES[name].but(shout=False).loosened(rng)
        pool.append(people.variant(cast.villager(rng), mirrored(pose) if k % 2 else pose, seed=120 + k, detail=True))

    def far(r):
        """Two groups in the mist, the lane between them open behind her."""
        y = r.uniform(6.5, 11)
        return at(r.choice([-1, 1]) * (.11 * (y + 2.1) + r.random() * .36 * y), y)
    people.fill(16, far, at(0, -2), height, variants=pool, turn=.25)
    sx, sy = at(-1.6, -1.4)
    st.spot((sx, sy, z + 2.7), (*at(0, .6), z + 1.35), 'ffe0b8', 105, 44, .3)
    # The pale squares of the cloth throw some of it back on the clerk.
    bx, by = at(.5, -.9)
    st.spot((bx, by, z + 1.0), (*at(-.8, .8), z + 1.25), 'f0d2a8', 26, 40, .5)
    for k, (x, y, zz, s, drift) in enumerate(((-13.5, -4, 4.8, 1.0, -3), (10.8, 5.5, 4.6, .7, -2.4))):
        st.smoke((x, y, zz), 8 * s, (drift, .5), .25, 2.4 * s, .42, 'd8d8d8', '8c929a', 90, seed=k)
    st.look(sky={'zenith': '7f98b0', 'middle': 'a8b4bc', 'horizon': 'f0dcae', 'glow': 'f0dcb8', 'glow_power': .4,
                 'layers': [{'cover': .75, 'scale': 1.9, 'stretch': 2.6, 'high': .8, 'low': .02, 'seed': 14, 'color': 'e8e4dc', 'shade': '8894a0'}]},
            fog={'start': 9, 'length': 190, 'max': .62, 'cool': 'a4a8a2', 'warm': 'dcc292', 'low': .2, 'low_height': 5},
            tones={'steps': .55},
            recede={'from': 3.3, 'to': 9, 'color': 'a8a28e', 'amount': .17, 'grey': .22},
            grade={'exposure': 1.15, 'shadows': '1c3444'},
            values={'hero': [*at(0, .5), z + 1.3], 'radius': .6, 'lift': .24, 'dodge': [((*at(1.02, 2.1), z + 1.25), .42, -.24)], 'far': [3.4, 10]})
