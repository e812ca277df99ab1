"""The Florentine scene's first view: the master's finger on the river, his eyes and Niccolò's on the cut. For renaissance 1."""
from dataclasses import replace

import numpy as np

import renaissance_cast as cast
import renaissance_life as life
import renaissance_town as town
from kit.carving import cropped
from kit.cathedral import cathedral
from kit.faces import FACES
from kit.figures import dress
from kit.hands import QUILL, touching
from kit.likeness import likeness
from kit.meshes import Mesh, rotation, unit
from kit.panel_painting import half_length
from kit.placing import inward, watching
from kit.pose import POSES, mirrored
from kit.quattrocento import armholes, cuffs, jerkin, mantle, pleated, revers, soft_cap, standing
from kit.stage import sun_direction
from kit.strands import strands
from kit.survey import survey
from kit.workshop import DARK, WOOD, easel, grinding, pot_tree, stone

F = town.FLOOR
# The table's near left corner, its size, its height and its slope.
EDGE, SIZE, LOW, TILT = (.0, 9.0), (2.3, 1.3), .9, .195
# Where the sun stands: azimuth and elevation.
SUN = (-122, 31)
MASTER, NICCOLO, CLERK = (-.66, 10.54), (.66, 10.6), (1.66, 11.3)


def on_table(x, y, up=0.0):
    """The world place over the table at x from its middle and y from its near edge, `up` metres off the boards."""
    c, s = np.cos(TILT), np.sin(TILT)
    return np.array([EDGE[0] + x, EDGE[1] + y * c - up * s, F + LOW + y * s + up * c])


# The way of a hand that lies on the boards: its fingers and its palm.
ALONG, FLAT = (-.05, .96, -.18), (0, -.2, -1)
# The place on the planned cut where the master's fingertip lies, and the way his finger runs to it in his own frame.
CUT, FINGER, PALM = on_table(-.415, .799, .012), (.12, .74, -.66), (0, -.1, -1)
# The point of Niccolò's quill in his hand's frame, the place where it touches the map, and the way that hand lies.
NIB, NOTE, WRITING = np.add(QUILL[0], .034 * unit(np.subtract(*QUILL))), on_table(.45, .945, .012), ('quill', (-.34, .8, -.5), (-.6, -.2, -.75))


def table():
    """The drawing table, the map under four river stones, the inkwell and the compasses."""
    m = Mesh(21)
    w, d = SIZE
    f = rotation(TILT, 0, 0)
    for k in range(6):
        m.box(on_table(0, d * (k + .5) / 6, -.03), (w, d / 6 * .985, .06), WOOD, rot=f, jitter=.08, chamfer=.006)
    for x in (-w * .46, w * .46):
        a, b = on_table(x, .1, -.07), on_table(x, d * .9, -.07)
        m.beam((a[0], a[1], F), a, .1, DARK)
        m.beam((b[0], b[1], F), b, .1, DARK)
    wide, deep = w * .86, d * .86

    def sheet(u, v, out=0.0):
        curl = .03 * (max(0, .05 - u) / .05) ** 1.5 + .085 * (max(0, u - .93) / .07) ** 1.5
        return on_table((u - .5) * wide, .1 + v * deep, .006 + out * .35 + curl + .004 * np.sin(u * 9 + v * 5))
    survey(m, sheet, braccia=False)
    for k, (u, v) in enumerate(((.1, .2), (.92, .22), (.955, .94), (.08, .93))):
        stone(m, sheet(u, v), .062, ('7d7a72', '5e5a52', '6c6c6e', '857866')[k], k + 3)
    inkwell(m, on_table(.86, .78, .006))
    # The compasses lie open on the sheet.
    lay = lambda x, y: on_table(x, y, .02)
    for q in (-1, 1):
        m.tube([lay(.46, .52), lay(.555 + q * .014, .48 + q * .02), lay(.655 + q * .024, .437 + q * .034)], [.009, .0075, .0025], 'c8983a', n=10, mat='metal')
    m.lathe([(.0, .012), (.013, .012), (.016, .004), (.016, -.008)], 'd8a83c', n=18, center=lay(.46, .52), rot=f, mat='metal')
    m.build('table')


def inkwell(m, at):
    """A painted maiolica inkwell, its dark mouth open, with a second quill in it."""
    m.lathe([(.03, 0), (.05, .008), (.056, .028), (.05, .048), (.037, .06), (.037, .07), (.046, .076), (.046, .082), (.036, .08), (.03, .06)], 'e6d9bc', n=30, center=at, mat='gloss', jitter=0)
    for low, high, wide, color in ((.017, .021, .0556, '2f5a94'), (.036, .041, .0552, '2f5a94'), (.074, .083, .0468, 'c8862e')):
        m.lathe([(wide - .002, low), (wide, (low + high) / 2), (wide - .002, high)], color, n=30, center=at, caps=False, mat='gloss', jitter=0)
    for q in np.linspace(0, 2 * np.pi, 10)[:-1]:
        m.ball(np.add(at, (.0562 * np.cos(q), .0562 * np.sin(q), .0285)), (.007, .007, .006), '2f5a94', n=8, jitter=0)
    m.lathe([(.034, .072), (.0, .072)], '0e0b0a', n=20, center=at, jitter=0)
    goose(m, np.add(at, (.005, 0, .05)), np.add(at, (.13, .05, .3)))


def goose(m, nib, end):
    """A grey goose quill from its cut nib to the end of its feather."""
    t = np.linspace(0, 1, 24)
    path = nib + (end - nib) * t[:, None] + np.outer(np.sin(np.clip(t / .7 - .43, 0, 1) * np.pi), (.014, 0, .02))
    m.tube(path, np.interp(t, [0, .06, .3, 1], [.0012, .0042, .004, .0012]), 'e4d8bc', n=8, mat='gloss')
    m.tube(path[:3] + .0006 * unit(end - nib), [.0016, .0036, .0046], '16100c', n=8, mat='gloss')
    side = unit(np.cross(end - nib, (0, 1, .2)))
    for s, wide in ((-1, .013), (1, .022)):
        w = wide * np.interp(t, [0, .34, .42, .6, .85, 1], [0, 0, .7, 1, .8, .03])
        m.loft(np.stack([path, path + side * (s * w * .6)[:, None] + np.outer(w, (0, -.25, 0)), path + side * (s * w)[:, None]], 1), ('efe8d8', 'd8cfbc')[s > 0], closed=False, mat='cloth', jitter=.08)


def pen(m, j):
    """The goose quill between Niccolò's thumb and two fingers."""
    nib = j.grips['r'](NIB)
    # Steeper than the knuckle asks, so that the feather stands free of the hand.
    back = unit(unit(j.grips['r'](QUILL[1]) - nib) + (0, 0, .55))
    goose(m, nib, nib + back * .36)


def master():
    """The master, past fifty, in a short rose-coloured tunic."""
    look = replace(cast.MASTER, face=FACES['master'].but(stern=.8, worry=.35, mouth='closed', lid=.56, low_brows=.2, iris='6e6050', hook=.2, nose_wide=-.15), head=1.08, skin='d8a480', color='c27278', sleeve='b5666e', trim=None, grips={'l': ('point', FINGER, PALM), 'r': ('breast', (-.3, .9, -.42), (0, -.34, -.94))},
                   extra=[pleated('c27278', placket='a9565f', proud=.006), standing('a9565f'), armholes('8a4048'), cuffs('8a4048')])
    return cast.master_head(look, 'bdb2a1', .15, .75, back=.34, fine=6)


def niccolo():
    """The man from the chancery: a thin smile and a column of figures."""
    face = FACES['clerk'].but(age=.5, smile=.65, wry=1.6, raised=1.0, stern=.05, mouth='tense', lid=.5, cheek=.6, iris='1c140e', hook=.3, nose_long=.12, hollow=.6, jaw=-.6, chin=-.3, lips=-.4, stubble=.9, pressed=.5, asymmetry=8, **cast.READ)
    gown = '64191f'
    return replace(cast.CHANCERY, face=face, head=1.1, neck=.018, skin='cf9a72', hair='1e1612', hat=None, hair_style='bald', color=gown, trim=None, sleeve=gown, lapel=None, belt=None, wide_sleeve=.02, height=1.74,
                   grips={'r': WRITING, 'l': ('calm', ALONG, FLAT)},
                   extra=[cropped('241a15', 'cf9a72', sideburn=-.06), strands('241a15', 70, 0, 8, seed=3), pleated(gown, count=20, yoke=.9, placket='2a1216', proud=.006), revers('3a2418', width=.06), standing('4e1218'), cuffs('3a2418'), pen])


def nencio():
    """The youngest apprentice, who grinds red earth."""
    return replace(cast.GRINDER, face=FACES['girl'].but(width=1.02, fat=.35, jaw=-.2, brow=-.2, bushy=.9, mouth='speak', smile=1.3, lips=-.1, stern=-.6, raised=.35, lid=.66, iris='2c1a0e', asymmetry=12, plump=.4, short=.5, eyes=.7, inset=.8), head=1.08, hair='7a4e28', hat='linen', height=1.45, apron='9a5a40', bare_arms=False, color='dcc494', sleeve='dcc494', folds=.02, extra=[cast.page_hair('7a4e28'), strands('7a4e28', 60, 12, 5, edge='end'), standing('dcc494', 'efe2c4', opened=.5), jerkin('a4623e', 'dcc494')])


def council():
    """The two men at the table, whose eyes are on the cut, and the boy at his slab behind them."""
    at = lambda look, pose, x, y, facing, seed, held=None: cast.person(look, pose, x, y, facing, seed, True, held, F)

    def bent(look, pose, x, y, seed, right, left, tip=(0, 0, 0), nib=(0, 0, 0), **sight):
        near = lambda place: np.array(inward(place, x, y, F, 176, look.height))
        look, pose = watching(look, pose.but(hand_r=tuple(near(right) - nib), hand_l=tuple(near(left) - tip)), x, y, F, 176, CUT, **sight)
        at(look, pose, x, y, 176, seed)
    bent(master(), POSES['stand'].but(lean=.53, drop=.07, twist=-.12, tilt=.05, elbow_out=.55), *MASTER, 1, on_table(-.96, 1.12, .085), CUT, touching('point', FINGER, PALM), head=((-.5, .5), (-.5, .3)), eyes=((-.4, .4), (-.46, .2)))
    bent(niccolo(), POSES['stand'].but(lean=.34, drop=.09, twist=.05, tilt=-.14, elbow_out=.75), *NICCOLO, 2, NOTE, on_table(.82, 1.08, .058), nib=touching(*WRITING, 'r', NIB), head=((-.2, .2), (-.3, .3)), eyes=((-.6, .6), (-.4, .2)), share=.5)
    m = Mesh(22)
    easel(m, (-.29, 12.0, F - .09), rz=.1, draw=lambda m, at: half_length(m, at, .52))
    grinding(m, (-1.85, 11.75, F), rz=.2)
    pot_tree(m, (3.4, 11.6, F), 1.35)
    # A post of the awning, out of the frame, lays its shadow over the right third of the panel.
    m.box(np.array((.03, 12.0, F + 1.45)) + 5 * sun_direction(*SUN), (.3, .02, 2.2), DARK, rot=rotation(0, .1, 0))
    m.build('corner')
    at(*watching(nencio(), cast.GRIND.but(lean=.36, side=-.16, tilt=.26, twist=-.25), -1.74, 12.2, F, 186, NOTE + (.3, 0, .25), head=((-.95, .95), (-.3, .3)), share=.85), -1.74, 12.2, 186, 11)


def onlookers():
    """The clerk with his book, a guard, and the curious at the steps, each with a face."""
    C, P, rng = cast.citizen, POSES, np.random.default_rng(7)
    faced = lambda look, k, **kw: replace(look, face=likeness(np.random.default_rng(90 + k), bool(look.feminine), **kw), head=1.05)
    at = lambda look, pose, x, y, facing, seed, held=None: cast.person(look, pose, x, y, facing, seed, True, held, F)
    # The clerk leans in over the map's corner; his eyes are on the cut.
    clerk = replace(faced(cast.CLERK, 1, age=.55, lid=.46, iris='241a12', stern=.1, worry=.75, lips=-.3, fat=.5, jaw=.5, hook=.1, nose_long=-.1, mouth='closed', smile=-.2, bushy=1.3, **cast.READ), hat='linen', hair_style='short',
                    extra=[cast.page_hair('4a3020', seed=6), strands('4a3020', 50, 12, 4, edge='end'), soft_cap('7a1820', '621218', size=.5, tilt=(.24, .1), lift=.02), standing('2a2c32'), mantle('3c4048', np.pi / 2 + .3, np.pi * 2.5 - .3, edge='6a5a3a', soft=8, border=.0065)])
    look, pose = watching(clerk, P['stand'].but(lean=.7, side=.12), *CLERK, F, 132, CUT, head=((-.75, .75), (-.5, .3)), eyes=((-.45, .45), (-.42, .2)), share=.5)
    at(look, pose, *CLERK, 132, 3)
    at(faced(C(rng, False, garment='robe', color='8d2c24', hat=None, extra=[cast.chaperon('74201c')], hair='8c8478', hair_style='short', stout=.7, height=1.74, cloak=None, beard=None), 2, age=.6), P['folded'], 2.5, 12.2, 150, 31)
    at(faced(C(rng, True, color='3f5f7c', hat='veil', hat_color='e2d7be', trim='c9a44a', sleeve='c9a44a', apron=None), 3, age=.2), P['whisper'], 3.0, 11.9, 100, 32)
    at(faced(C(rng, False, garment='doublet', color='c9a85c', sleeve='efe6d2', legs='7a2f2c', hat='beret', hat_color='2f3440', hair_style='short', beard=None, cloak=None, extra=[]), 4, age=.1), P['hip'], -3.0, 12.3, -150, 34)


def piazza(seed=4):
    """The crowd below the steps: the nearer ones with faces."""
    people, read = cast.crowd(seed), []
    rng = np.random.default_rng(31)
    for k, name in enumerate(('stand', 'hip', 'folded', 'think', 'whisper', 'clasped', 'walk', 'point')):
        look = cast.citizen(rng)
        look.face, look.hair_style = likeness(np.random.default_rng(300 + k), bool(look.feminine)), 'bun' if look.feminine else 'short'
        pose = POSES[name].but(shout=False).loosened(rng)
        read.append(people.variant(look, mirrored(pose) if k % 2 else pose, seed=400 + k, detail=True))
    for x, y in ((-6.6, 23.5), (7.2, 22.5), (8.8, 30), (-4.6, 35), (3.9, 37)):
        people.keep_clear(x, y, 1.6)
    people.spacing = 1.15
    # A few have come to see; the rest go their ways between the stalls.
    put = people.fill(7, lambda r: (r.uniform(-6.0, 6.5), 14.0 + 3.5 * r.random()), (0, 9), turn=.55, variants=read)
    put += people.fill(7, lambda r: (r.uniform(-6.5, 7.5), 15.0 + 4.5 * r.random()), (14, 20), turn=.7, variants=read)
    put += people.fill(30, lambda r: (r.choice([-1, 1]) * (.6 + r.random() ** 1.2 * 9), 20 + 20 * r.random() ** 1.2), (-9, 24), turn=1.6, variants=people.variants[:-8])
    for person in put:
        # Nobody whose face the panel's edge would cut in half, and nobody who stands right between the two men.
        across = (person.location[0] - .02) / (person.location[1] - 7.72)
        person.hide_render = bool(.02 < across < .056 or .075 < across < .112 or .27 < across < .32 and person.location[1] < 20)


def view(st):
    """A clear morning at the head of the table."""
    dress(tailored=True, strands=4, cuffs=True)
    st.camera((.02, 7.72, F + 1.66), (.0, 10.7, F + 1.36), 36)
    st.sun(*SUN, 'ffdca4', 4.4)
    st.fill('7aaadf', 'd0cdc6', .62)
    st.spot((-1.5, 7.4, F + 3.2), (-.5, 10.5, F + 1.5), 'ffe4bc', 95, 46, .4)
    st.lamp((-8.0, 14.0, 2.6), 'ffb060', 75, .3)
    st.lamp((-8.2, 17.4, 2.6), 'ffb060', 75, .3)
    town.land()
    town.forecourt()
    town.workshop()
    town.town()
    c = Mesh(81)
    with c.at((62.0, 215.0, -52.0), rz=-.3):
        cathedral(c, 46)
    c.build('duomo')
    town.stalls()
    life.life()
    table()
    council()
    onlookers()
    piazza()
    for k, (x, y, z, s, drift) in enumerate(((-3.0, 70, 12, 1.2, 6), (-24, 90, 13, 1.3, 8))):
        st.smoke((x, y, z), 9 * s, (drift, .5), .25, 2.4 * s, .35, 'f0e6d6', 'a6acb2', 80, seed=k)
    st.look(sky={'zenith': '2f7cc0', 'middle': '7fbce0', 'horizon': 'f6e6c4', 'glow': 'ffdf9c', 'glow_power': .5,
                 'layers': [{'cover': .42, 'scale': 2.0, 'stretch': 2.4, 'high': .7, 'low': .03, 'seed': 9, 'color': 'fff6e6', 'shade': '93aac6'},
                            {'cover': .42, 'scale': 1.3, 'stretch': 6, 'low': .2, 'high': 1.2, 'opacity': .15, 'seed': 22, 'soft': .5}]},
            fog={'start': 14, 'length': 700, 'max': .5, 'cool': 'dccfc4', 'warm': 'f2d9a8', 'low': .25, 'low_height': 6},
            tones={'shade': '6f66a0'}, recede={'from': 4.5, 'to': 15, 'color': 'eac6a2', 'amount': .14, 'grey': .05},
            grade={'exposure': 1.06, 'shadows': '163c52'},
            values={'hero': [0, 10.5, F + 1.5], 'radius': .9, 'lift': .12, 'dodge': [((-1.72, 11.9, F + 1.15), .35, .4), ((-.2, 11.9, F + .95), .3, .45)], 'far': [4.4, 14], 'blur': .0006})
