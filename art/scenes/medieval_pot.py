"""The medieval scene's second view: Alis shows the empty pot that is all she has to put on the counting board."""
from dataclasses import replace

import numpy as np

import medieval_cast as cast
from medieval_land import height, land, trees, village
from kit.clothes import headwear
from kit.faces import FACES
from kit.figures import Crowd, Look, dress, figure
from kit.hands import fingers
from kit.likeness import likeness
from kit.meshes import Mesh, rotation, unit
from kit.placing import watching
from kit.pose import POSES, mirrored
from kit.tresses import flowing
from kit.veils import draped, wimple

# The board stands in the middle of the lane; the camera looks back at the village from behind it.
BOARD = (.6, 22.0)
TOP = .86


def at(x, y):
    """A place from one in the camera's own frame: X to the right, Y away from the lens, from the middle of the board."""
    return BOARD[0] - x, BOARD[1] - y


def counting_cloth(m, top):
    """A counting board of 2.5 m with its chequered cloth, which hangs over the front edge (-Y)."""
    for i in range(14):
        for k in range(5):
            m.box((-1.12 + i * .17, -.36 + k * .17, top), (.168, .168, .016), ('2a4236', 'b9ad8c')[(i + k) % 2], mat='wool', jitter=.05)
    m.box((0, 0, top - .03), (2.5, .95, .05), '6a4c30', chamfer=.01)
    a = np.linspace(-1.25, 1.25, 60)
    m.loft([[(x, -.47 + .012 * np.sin(x * 26) * f, top - .005 - f * .34) for x in a] for f in np.linspace(0, 1, 6)], '2c4638', closed=False, mat='wool', jitter=.02)
    m.tube([(x, -.475 + .012 * np.sin(x * 26), top - .34) for x in a], .008, 'c8a050', n=5, mat='wool')


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


def board():
    """The trestle with its cloth, the tallies, the few coins, the writ, and over it the pot, tipped to show that it is empty."""
    m = Mesh(21)
    x0, y0 = BOARD
    z = float(height(x0, y0))
    with m.at((x0, y0, z), rz=np.pi):
        counting_cloth(m, TOP)
        tallies(m, -.98, -.1, TOP, 15)
        for k, (x, y) in enumerate(((.52, -.22), (.565, -.2), (.54, -.16), (.71, -.24))):
            m.lathe([(.0, 0), (.0155, 0), (.0155, .0028), (.0, .003)], 'b8bcc0', n=16, center=(x, y, TOP + .008), mat='metal', jitter=.1)
        tip = rotation(.62, 0, 0)
        pot(m, np.array((.0, .08, 1.2)) - tip @ (0, 0, .12), tip)
        # The writ, unrolled, with the seal on its tail.
        # It lies flat with a gentle wave; its far end is still rolled.
        rows = [[(.44 + u * .3, -.02 + v * .29, TOP + .0125 + .0025 * np.sin(v * 5 + u * 2)) for u in np.linspace(0, 1, 8)] for v in np.linspace(0, 1, 14)]
        rows += [[(x, .27 + .016 * np.sin(q), z + .016 * (1 - np.cos(q))) for x, _, z in rows[13]] for q in np.linspace(.3, 5.2, 16)]
        m.loft(rows, 'e8dab2', closed=False, mat='paint', jitter=.01)
        for k in range(9):
            left = .46
            for _ in range(m.rng.integers(4, 6)):
                w = m.rng.uniform(.03, .06)
                if left + w < .72:
                    m.box((left + w / 2, .02 + k * .024, TOP + .0165), (w, .006, .0015), '3e2c1e')
                left += w + .012
        m.loft([[(.56, -.02, TOP + .012), (.59, -.02, TOP + .012)], [(.565, -.1, TOP + .012), (.595, -.1, TOP + .012)], [(.57, -.16, TOP + .014), (.6, -.16, TOP + .014)]], 'd8c898', closed=False)
        m.lathe([(0, 0), (.046, 0), (.05, .008), (.046, .015), (.038, .012), (0, .013)], 'b3261a', n=28, center=(.59, -.2, TOP + .008), mat='gloss', jitter=.02)
        m.ball((.59, -.2, TOP + .021), (.012, .022, .006), '9a1c12', n=10, mat='gloss')
    m.build('board')


def pot(m, at_, rot=None):
    """A glazed earthen pot with a dark, empty mouth; `rot` (3x3) tips it."""
    turn = np.eye(3) if rot is None else rot
    m.lathe([(.07, 0), (.098, .02), (.128, .07), (.136, .12), (.124, .165), (.1, .195), (.098, .21), (.118, .23), (.122, .238), (.114, .24), (.092, .222), (.09, .2), (.112, .16), (.12, .12), (.1, .04), (.0, .03)],
            'a8683a', n=44, center=at_, rot=turn, mat='gloss', jitter=.02)
    m.lathe([(.1275, .068), (.13, .075), (.1325, .082)], '7a4424', n=44, center=at_, rot=turn, caps=False, mat='gloss', jitter=0)


def alis():
    """The widow Alis."""
    return Look(face=FACES['widow_hero'].but(worry=.95), skin='dba27c', hair='6a5038', garment='gown', color='485a74', feminine=.8, hat='linen', height=1.66, head=1.06, extra=[wimple('d3c7ab', low=-.134, bib=.13), draped('9c8a6c')], wide_sleeve=.03, sleeve='485a74', apron='b9aa88',
                grips={'r': ('hold', (-.3, .95, .0), (-1, -.3, .1)), 'l': ('hold', (.3, .95, .0), (1, -.3, .1))})


def clerk():
    """The clerk at his board, hoarse."""
    return replace(cast.CLERK, face=FACES['clerk'].but(lid=.58, **cast.READ), skin='dca684', head=1.07, color='4c4038', collar='352c28', height=1.72,
                   grips={'l': ('cradle', (.75, .25, .5), (.1, -1, .1)), 'r': ('pinch', (-.4, .8, .3), (-.4, -.5, -.7))}, extra=[quill])


def quill(m, j):
    """A goose quill between finger and thumb."""
    place = j.grips['r']
    tip = (fingers('pinch')[0][3] + fingers('pinch')[4][-1]) / 2
    a, b, c = place(tip + (-.0, .03, -.02)), place(tip), place(tip + (.05, -.16, .1))
    m.tube([a, b, c], [.0015, .004, .002], 'efe6d0', n=6)
    side = unit(np.cross(c - b, (0, 0, 1)))
    m.loft([[b * (1 - t) + c * t - side * w, b * (1 - t) + c * t + (0, 0, .004), b * (1 - t) + c * t + side * w * .6] for t, w in ((.35, .002), (.45, .02), (.7, .024), (1.02, .004))], 'f2ecdc', closed=False, jitter=.02)


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
    st.camera((ex, ey, z + 1.46), (tx, ty, z + 1.16), 46)
    st.sun(128, 20, 'ffdcae', 4.6, 2)
    st.fill('7f9cc0', 'c4ccd0', .85)
    land(26.0)
    village(.8)
    trees()
    board()
    lens, face_, mouth = (ex, ey, z + 1.46), (*at(.0, .5), z + 1.5), (*at(.0, .1), z + 1.3)
    spots = [put(alis(), POSES['stand'].but(lean=.3, hand_r=(.206, .44, 1.235), hand_l=(-.166, .44, 1.235), look=(.03, .16), tilt=.05, elbow_out=.7), .0, .56, 3, 3, watched=lens),
             put(clerk(), POSES['stand'].but(lean=.08, hand_r=(.16, .36, 1.12), hand_l=(-.03, .15, 1.36), look=(.32, -.02), tilt=.06, elbow_out=.8), -.78, 1.05, 12, 4, watched=mouth),
             put(replace(cast.REEVE, face=FACES['steward'].but(lid=.58, **cast.READ), hat='linen', garment='tunic', color='7a4a34', cloak=None, trim=None, head=1.05, skin='cf9468', stout=.6, wide_sleeve=0, collar=None, grips=cast.OVER_FIST_GRIPS, hair='4a3a2c', beard='short', extra=[flowing('4a3a2c', .09, front=.082, bare=.03, brow=True), lambda m, j: headwear(m, j, 'hood_down', '6a3424')]),
                 cast.OVER_FIST.but(look=(-.2, -.05)), .8, 1.5, -16, 5, watched=face_)]
    rng = np.random.default_rng(3)
    people = Crowd(3, spacing=.5)
    pool = []
    for k, name in enumerate(('stand', 'folded', 'clasped', 'fear', 'whisper', 'think', 'hip', 'clasped', 'stand', 'contrapposto')):
        pose = POSES[name].but(shout=False).loosened(rng)
        look = cast.villager(rng)
        look.face, look.head = likeness(np.random.default_rng(240 + k), bool(look.feminine), **(cast.READ_WOMAN if look.feminine else cast.READ)), 1.04
        look.apron = look.apron and '857a60'
        if look.hat in (None, 'hood_down', 'cap'):
            look.hat, look.extra = 'linen', [flowing(look.hair, .1, front=.083)]
        pool.append(people.variant(look, mirrored(pose) if k % 2 else pose, seed=100 + k, detail=True))
    for x, y in spots:
        people.keep_clear(x, y, .75)
    people.fill(46, lambda r: at(r.normal(0, 1.0 + .3 * 1) * 1.6, 1.9 + 5.5 * r.random()), at(0, -2), height, variants=pool, turn=.25)
    sx, sy = at(-1.6, -1.4)
    st.spot((sx, sy, z + 2.7), (*at(0, .6), z + 1.35), 'ffe0b8', 105, 44, .3)
    for k, (x, y, zz, s, drift) in enumerate(((-13.5, -4, 4.8, 1.0, -3), (10.8, 5.5, 4.6, .7, -2.4))):
        st.smoke((x, y, zz), 8 * s, (drift, .5), .25, 2.4 * s, .42, 'd8d8d8', '8c929a', 90, seed=k)
    st.look(sky={'zenith': '7890a8', 'middle': 'a8b4bc', 'horizon': 'dcd6c8', 'glow': 'f0dcb8', 'glow_power': .4,
                 'layers': [{'cover': .75, 'scale': 1.9, 'stretch': 2.6, 'high': .8, 'low': .02, 'seed': 14, 'color': 'e8e4dc', 'shade': '8894a0'}]},
            fog={'start': 6, 'length': 130, 'max': .7, 'cool': 'a8b4bc', 'warm': 'd8d0bc', 'low': .3, 'low_height': 5},
            grade={'exposure': 1.15, 'shadows': '1c3444', 'brush': .6},
            values={'hero': [*at(0, .5), z + 1.3], 'radius': .6, 'lift': .24, 'far': [3.4, 10]})
