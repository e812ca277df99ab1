"""The medieval scene's first view: before the castle gate Alis turns from the counting board to the stranger with the writ. For medieval 1."""
from dataclasses import replace

import numpy as np

import medieval_cast as cast
import medieval_gate as gate
from kit import foliage, ground, houses
from kit.clothes import headwear
from kit.faces import FACES
from kit.figures import Look, dress
from kit.gothic import coif, hood_cape, linen_apron
from kit.meshes import Mesh, rotation, unit
from kit.noise import fbm, smoothstep
from kit.paint import instance
from kit.pose import POSES
from kit.stage import sun_direction
from kit.veils import draped, wimple
from medieval_bystanders import crossbowmen, crowd, first_rows, on_the_cart
from medieval_hair import bob, whiskers
from medieval_pot import clerk as hoarse, counting_cloth, pot, stick, tallies

# Where the sun stands: degrees from straight ahead and above the horizon.
SUN = -112, 27
BOARD, TOP = (-.72, 3.45), .86
ALIS = (.56, 2.08)
# How the pot lies in her hand: its foot from the wrist, its turn and its tip.
POT_AT, POT_TURN, POT_TIP = (.033, -.049, .074), .28, 1.06
# The eyes of the stranger who is asked and Alis's face; the steward looks a little past her, so that from the camera his eyes seem to meet her.
STRANGER, ASKING, HER = (0, 0, 1.45), (*ALIS, 1.55), (1.2, 2.2, 1.65)


def board():
    """The trestle with the counting cloth, the tallies, the coins and the steward's casket."""
    m = Mesh(21)
    with m.at((*BOARD, float(gate.height(*BOARD)))):
        counting_cloth(m, TOP)
        tallies(m, -.95, .12, TOP, 17)
        tallies(m, .2, .22, TOP, 8)
        hung_tally(m, -.06)
        for x in (-1.0, 1.0):
            for s in (-1, 1):
                m.beam((x, s * .38, 0), (x, s * .1, TOP - .06), .07, '5a4028')
        m.box((-.02, .16, TOP + .06), (.3, .22, .12), '5a3c22', chamfer=.012)
        for q in (-.1, .1):
            m.box((-.02 + q, .16, TOP + .062), (.03, .23, .125), '3a3632', mat='metal')
        for k in range(7):
            m.lathe([(0, 0), (.016, 0), (.016, .003), (0, .003)], 'b8bcc0', n=14, center=(.05 + m.rng.normal(0, .06), -.18 + m.rng.normal(0, .04), TOP + .009), mat='metal', jitter=.1)
    m.build('board')


def hung_tally(m, x):
    """A tally on a string, hung over the front edge of the board."""
    m.tube([(x + .01, -.36, TOP + .014), (x, -.47, TOP + .012), (x, -.515, TOP - .02), (x + .004, -.525, TOP - .06)], .0045, 'a08a5c', n=6, jitter=0)
    a, b = np.array((x + .003, -.532, TOP - .045)), np.array((x + .016, -.54, TOP - .215))
    m.beam(a, b, .026, 'cfae78', depth=.016, jitter=0)
    for q in np.linspace(.36, .86, 5):
        m.box(a * (1 - q) + b * q + (.006, -.009, 0), (.014, .004, .007), '4a3420', jitter=0)


def alis():
    """The widow Alis, in the blue that her husband dyed."""
    return Look(face=FACES['widow_hero'].but(worry=1.7, lid=.74, low_brows=-.35, bushy=.75, rested=1.0, mouth='plead', small=.1, smile=-.5, lips=-.15, age=.12, hollow=0, cheek=.2, eyes=.9, short=1.5, chin=-.6, jaw=-.3, slim=.8, asymmetry=11), skin='dba27c', hair='6a5038', garment='gown', color='3e5a90', sleeve='3e5a90', feminine=.8, hat='linen', height=1.64, head=1.05, wide_sleeve=-.008, belt='5a3a22', folds=.95, elbows=1.0,
                extra=[wimple('c6b896', low=-.134, bib=.078, cover=.078), draped('9c8a6c', fall=.2, spread=.09), linen_apron('b9aa88', .2), shown, cast.cuffed('344c80', wide=.039)],
                grips={'r': ('cradle', (.05, .99, .04), (-.05, .05, 1)), 'l': ('breast', (.84, -.08, .52), (.06, -1, .0))})


def shown(m, j):
    """The pot in her open hand, tipped so that its empty mouth faces the stranger: it lies on the palm, the fingertips under its rim."""
    wrist = j.grips['r']((0, 0, 0))
    with m.at(wrist + POT_AT, rot=rotation(0, 0, np.pi + POT_TURN) @ rotation(POT_TIP, 0, 0), scale=.8):
        pot(m, (0, 0, 0), inside='a87c50')


def steward():
    """Ralph the steward, who reads out the king's writ."""
    return replace(cast.REEVE, face=FACES['steward'].but(mouth='tense', smile=-.7, stern=1.2, lid=.62, bushy=1.8, asymmetry=12, **cast.READ), head=1.06, skin='cf9468', beard=None, hair='3a302a', height=1.8, collar=None, hat='linen', color='a3261c', trim=None, cloak=None, belt='2c1c12', folds=1.1, stout=.5,
                   grips={'r': ('hold', (-.3, .95, .05), (-1, -.3, .0)), 'l': ('hold', (.3, .95, .05), (1, -.3, .0))},
                   extra=[writ, bob('3a302a', -.05, .06, seed=9), whiskers('3a302a', .045, seed=10), hood_cape('2a2c44', .19, 'b8ac94', seed=3), lambda m, j: headwear(m, j, 'cap', '5a1a1c', '2c2030', n=48, lift=.026)])


def writ(m, j):
    """The king's writ, held up by both sides for all to see: creased where it was folded, the seal on its tongue."""
    right, left = (j.grips[s]((.012, .1, -.012)) for s in 'rl')
    across = unit(left - right)
    out = unit(np.cross((0, 0, 1.0), across))
    out = out if out @ j.chest[:, 1] > 0 else -out
    rise = unit(np.cross(out, across))
    rise = rise if rise[2] > 0 else -rise

    def at(u, v, off=0.0):
        crease = .012 * (1 - abs(1 - 2 * ((v * 3 + .5) % 1)))
        return right + (left - right) * (u * 1.06 - .03) + out * (off + crease + .02 * np.sin(np.pi * u) - .035 * max(0, .18 - v) * 6 - .02 * v) + rise * (.17 - .34 * v + .008 * np.sin(u * 4))
    m.loft([[at(u, v) for u in np.linspace(0, 1, 16)] for v in np.linspace(0, 1, 37)], 'ecdfba', closed=False, mat='wool', jitter=.01)
    cast.lines_of_writing(m, at, 9, .1, .92, .12, .09, '6a5640', .0135, 8, '8e2a1c', .003)
    tail = at(.62, 1)
    m.loft([[tail + across * s * .012 - rise * d + out * .02 * d for s in (-1, 1)] for d in (-.01, .05, .1, .172)], 'd8c898', closed=False)
    cast.wax(m, tail - rise * .105 + out * .012, np.stack([across, out, rise], 1), '4f9a50', '24552c', .82)


def clerk():
    """Simon the clerk, an old man with one hand among the sticks on the board and one of them held up in the other: grey whiskers, his coif untied."""
    old = FACES['clerk'].but(lid=.5, worry=.3, stern=.5, smile=-.6, nose_long=.8, hook=.9, hollow=.9, age=1.0, bushy=1.6, jaw=.2, **cast.READ)
    look = hoarse()
    return replace(look, face=old, head=1.05, hair='8c8478', grips={'r': ('rest', (-.2, .85, -.45), (0, -.2, -1)), 'l': ('grasp', (.4, .88, .2), (.85, -.5, .05))},
                   extra=[coif('a89e86', strings=False), whiskers('9a948a', .03, seed=8, ragged=.1), *look.extra[1:], stick('l')])


def lying(x, y, xs, ys):
    """The height of the drawn ground: between the points of its grid xs × ys."""
    i, k = (np.clip(np.searchsorted(g, q) - 1, 0, len(g) - 2) for g, q in ((xs, x), (ys, y)))
    u, v = (x - xs[i]) / (xs[i + 1] - xs[i]), (y - ys[k]) / (ys[k + 1] - ys[k])
    z = lambda p, q: gate.height(xs[i + p], ys[k + q])
    return (z(0, 0) * (1 - u) + z(1, 0) * u) * (1 - v) + (z(0, 1) * (1 - u) + z(1, 1) * u) * v


def land():
    """Trodden mud with standing rain, grass beside it."""
    xs, ys = np.concatenate([-ground.spread(0, 80, 70, 1.9)[::-1][:-1], ground.spread(0, 80, 70, 1.9)]), ground.spread(1.0, 110, 110, 1.9)
    ground.field('land', gate.height, gate.ground_color, xs, ys)
    ground.grass(gate.height, lambda x, y: smoothstep(6, 9, np.abs(x) + (fbm(x * .4, y * .4, 3) - .5) * 4), (-24, 24), (5, 33), 50000, colors=('5d7030', '7d8a3a', '4d6034'))
    ground.pebbles(gate.height, lambda x, y: np.ones_like(x) * .6, (-6, 6), (2, 24), 350)
    ground.straw(gate.height, lambda x, y: np.ones_like(x) * .7, (-6, 6), (2, 16), 900)
    m = Mesh(31)
    for k in range(11):
        x, y = m.rng.uniform(-2.4, 2.4), 5.2 + 13 * m.rng.random()
        a = np.linspace(0, 2 * np.pi, 25)[:-1]
        r = m.rng.uniform(.35, .9) * (1 + .22 * np.sin(a * 2 + k) + .12 * np.sin(a * 5 + k * 2))
        # Around the pot the ground is plain: there the water would mirror red and blue coats.
        if k in (1, 3, 4):
            continue
        # Each lies on the ground as it is drawn, so that no edge stands off it with a black shadow beneath.
        inner = np.linspace(.02, 1, 14)[:, None] * r
        px, py = x + np.cos(a) * inner * 1.3, y + np.sin(a) * inner
        m.loft(np.stack([px, py, lying(px, py, xs, ys) + .006], -1), '6f7f8c', caps=False, mat='water', jitter=0)
    m.build('puddles')


def shadow_of_the_town():
    """The shadow of roofs behind the viewer: it climbs over the right tower and wall, so that the light on them has a shape.

    The roofs are one board outside the frame, cut so that the sun throws this outline on the plane of the gate's wall (X, Z).
    """
    sun, wall, far = sun_direction(*SUN), 33.4, -52.0
    outline = ((5.5, -9), (5.5, 1.5), (9, 3.4), (12.2, 6.6), (14.6, 5), (18, 8.6), (21, 6.6), (30, 8), (46, 11), (46, -9))
    board = [np.array((x, wall, z)) + sun * (far - x) / sun[0] for x, z in outline]
    m = Mesh(35)
    m.add(board, [list(range(len(board)))], '6a6a70', jitter=0)
    m.build('roofs')


def shadow_on_her_sleeve():
    """The shadow of somebody outside the frame on Alis's left side, below the linen, so that her dress has one light side: (X, Z) in a plane before her."""
    outline = ((.554, 1.276), (.772, 1.296), (.8, .977), (.612, .977), (.554, 1.136))
    m = Mesh(36)
    m.add([np.array((x, 1.92, z)) + sun_direction(*SUN) * 2.5 for x, z in outline], [list(range(len(outline)))], '6a6a70', jitter=0)
    m.build('somebody')


def jackdaws():
    """Birds that the crowd has driven from the towers."""
    m = Mesh(37)
    for k in range(13):
        x, y, z = m.rng.uniform(-13.5, -6), m.rng.uniform(30, 37), m.rng.uniform(9.4, 13.4)
        turn, flap, size = m.rng.uniform(-.9, .9), m.rng.uniform(-.1, .5), m.rng.uniform(.42, .58)
        with m.at((x, y, z), rot=rotation(m.rng.normal(0, .2), m.rng.normal(0, .35), turn), scale=size):
            m.tube([(-.55, 0, 0), (-.2, 0, .02), (.25, 0, .05), (.5, 0, .04)], [.03, .1, .12, .04], '2a2c34', n=8)
            for s in (-1, 1):
                wing = [(.2, 0, .08), (.16, s * .5, .1 + flap * .5), (-.02, s * 1.05, .06 + flap), (-.14, s * .55, .06 + flap * .5), (-.16, 0, .06)]
                m.add(wing, [[0, 1, 2, 3, 4]], '2a2c34', jitter=0)
    m.build('jackdaws')


def view(st):
    """After rain: a question before the gate."""
    dress(tailored=True, strands=4, cuffs=True)
    st.camera((0, 0, 1.45), (.44, 10, 1.74), 35)
    st.sun(*SUN, 'ffdca6', 4.8, 1.4)
    st.fill('6486c0', 'b8c2d0', .6)
    land()
    gate.gatehouse(lit=False)
    shadow_of_the_town()
    shadow_on_her_sleeve()
    crossbowmen()
    jackdaws()
    for k, (x, y, turn, kw) in enumerate(((-12.5, 17.5, .75, dict(width=5.6, depth=6, cover='thatch', gable_front=True, plaster='d8c09a', style='square', rise=3.6)),
                                          (13.0, 18.5, -.8, dict(width=6, depth=5.5, storeys=2, jetty=.35, cover='tile', gable_front=True, plaster='e3d8c0', style='cross')))):
        obj = houses.cottage(seed=44 + k, lit=0, **kw)
        obj.location, obj.rotation_euler = (x, y, float(gate.height(x, y)) - .1), (0, 0, turn)
    for k, (x, y, s) in enumerate(((-19, 26, 1.0), (19.5, 27, 1.05))):
        instance(foliage.tree('oak', 9, ('5d7030', '7d8a3a', '96863a'), 5000, .19, seed=k), (x, y, 0), k, s)
    board()
    # She leans out over the pot, her body still half turned to the board; her head and her eyes are with the stranger.
    gate.put(alis(), POSES['stand'].but(hand_r=(.305, .4, 1.12), hand_l=(-.05, .225, 1.2), lean=.2, side=.12, tilt=.2, twist=.08, shift=(-.05, -.02), elbow_out=.6, elbow_r=-.1), *ALIS, 146, 3, at=STRANGER, turned=(-.02, .08))
    spots = [ALIS, gate.put(steward(), POSES['stand'].but(hand_r=(.205, .28, 1.23), hand_l=(-.215, .28, 1.16), lean=.06, elbow_out=-.25, elbow_r=.3), -.42, 4.35, 203, 4, at=HER, turned=(.0, .08), nod=(-.17, -.13)),
             gate.put(clerk(), POSES['write'].but(lean=.4, side=.05, hand_r=(.24, .5, .99), hand_l=(-.24, .42, 1.2), elbow_out=.9), -1.42, 4.2, 196, 5, at=ASKING)]
    on_the_cart()
    crowd(spots + first_rows(np.random.default_rng(2)))
    st.spot((-1.8, .2, 3.0), (*ALIS, 1.4), 'ffe6bf', 60, 34, .3)
    st.spot((-3.0, .6, 4.2), (-.9, 4.2, 1.3), 'ffdca8', 130, 34, .6)
    # A narrow key from the side, so that brow and nose cast a shadow on both officers' faces, and the sky's blue from the other.
    st.spot((-3.3, 3.0, 2.3), (-.9, 4.25, 1.5), 'ffd49a', 200, 34, .08)
    st.spot((1.7, 5.3, 2.7), (-.9, 4.25, 1.5), '9ab8e8', 120, 40, .3)
    for k, (x, y, z, s, drift) in enumerate(((-12.5, 20, 5, .9, 3), (13.5, 22, 6, .8, 3), (-24, 60, 8, 1.6, 8))):
        st.smoke((x, y, z), 8 * s, (drift, .5), .25, 2.4 * s, .4, 'e6e2da', '98a0ac', 90, seed=k)
    st.look(sky={'zenith': '46709c', 'middle': '8fa9bc', 'horizon': 'e8dcc0', 'glow': 'ffe4b0', 'glow_power': .5,
                 'layers': [{'cover': .8, 'scale': 1.7, 'stretch': 2.6, 'high': .95, 'low': .02, 'seed': 5, 'color': 'f2e2c4', 'shade': '62738c'},
                            {'cover': .5, 'scale': 1.2, 'stretch': 6, 'low': .2, 'high': 1.2, 'opacity': .4, 'seed': 21, 'soft': .5}]},
            fog={'start': 16, 'length': 260, 'max': .6, 'cool': '9db0c8', 'warm': 'ecd8b0', 'low': .14, 'low_height': 4},
            tones={'tint': .5, 'steps': .6}, recede={'from': 3.5, 'to': 11, 'color': 'aca69a', 'amount': .12, 'grey': .16},
            grade={'exposure': 1.12, 'shadows': '1a3050'},
            values={'hero': [*ALIS, 1.45], 'radius': .5, 'lift': .16, 'dodge': [((0, 33.2, 3), 2.9, -1.6), ((-.19, 4.02, 1.16), .13, 1.3)], 'far': [6, 30], 'blur': .0005})
