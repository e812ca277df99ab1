"""The Florentine scene's third view: by candlelight Nencio lets the water into a valley of clay, and two men watch which way it goes. For renaissance 3."""
from dataclasses import replace

import numpy as np

import renaissance_bench as bench
import renaissance_cast as cast
import renaissance_night as night
from kit.carving import beard, combed, cropped
from kit.faces import FACES
from kit.figures import dress
from kit.likeness import likeness
from kit.meshes import Mesh, rgb, unit
from kit.placing import inward, watching
from kit.pose import POSES
from kit.quattrocento import armholes, cuffs, mantle, pleated, revers, soft_cap, standing
from kit.strands import strands
from kit.veils import draped
from renaissance_water import FALL

# Where they stand and face, and the place over the trough that each reaches for.
NENCIO, MASTER, NICCOLO = (.92, 10.78, 172, 1.6), (-.83, 10.6, -140, 1.82), (-.02, 11.0, 180, 1.74)
SPRING, SLUICE = night.surface(*FALL, night.LEVEL), night.on_clay(*night.SLUICE)
# The boy stands on a step behind the trough.
STEP = .09


# The way the jug's mouth points in the boy's frame, its clay, and how many rounds of the fall's tube there are.
MOUTH, CLAY, ROUNDS = np.array((.66, .6, -.46)), 'a85a34', 25


def jug(m, j):
    """A glazed jug between the boy's hands, and the water that falls from its beak into the river's head."""
    c = (j.grips['r']((.0, .08, -.07)) + j.grips['l']((.0, .08, -.07))) / 2
    lean = unit(MOUTH)
    side = unit(np.cross(lean, (0, 0, 1)))
    low = np.cross(lean, side)
    rot = np.stack([side, np.cross(lean, side), lean], 1)
    m.lathe([(.05, -.13), (.078, -.1), (.1, -.03), (.096, .04), (.066, .1), (.05, .135), (.058, .16), (.052, .158), (.044, .13)], CLAY, n=34, center=c, rot=rot, mat='gloss', jitter=.02)
    m.lathe([(.097, -.045), (.1015, -.03), (.1005, -.015)], 'd8b070', n=34, center=c, rot=rot, caps=False, mat='gloss')
    m.lathe([(.05, .15), (.0, .15)], '2a120a', n=34, center=c, rot=rot, jitter=0)
    # Its beak is drawn out of the lowest place of the rim, and the water leaves it there.
    lip = c + lean * .176 + low * .06
    m.loft([[c + lean * (.135 + .038 * t) + low * (.04 + .017 * t) + (side * np.cos(a) + low * np.sin(a) * .55) * (.03 - .019 * t) for a in np.linspace(-.3, np.pi + .3, 11)] for t in np.linspace(0, 1, 6)], CLAY, closed=False, mat='gloss', jitter=0)
    end = np.array(inward(SPRING, *NENCIO[:2], STEP, *NENCIO[2:]))
    t = np.linspace(0, 1, ROUNDS)[:, None]
    fall = lip - lean * .02 + (end - lip + lean * .02) * np.concatenate([t ** .8, t ** .8, .2 * t + .8 * t ** 2], 1)
    k = np.arange(ROUNDS)
    m.tube(fall, .0125 - .00022 * k + .0012 * np.sin(k * 1.9), rgb('c4dce6'), n=14, mat='pane', jitter=0)
    m.tube(fall + (.002, .004, 0), .0032 + .001 * np.sin(k * 2.3), rgb('fff0d4') * .9, n=6, mat='gloss', jitter=0)


def nencio():
    """The youngest apprentice, who may pour because his arms do not shake."""
    return replace(cast.GRINDER, face=FACES['girl'].but(width=.95, fat=.2, jaw=-.45, chin=-.5, brow=-.5, bushy=.5, mouth='speak', smile=.85, lips=-.2, small=.35, lid=.56, worry=.25, stern=-.7, raised=.3, iris='2c1a0e', asymmetry=4, short=1.08, slim=.3, eyes=1.25, inset=1.0, plump=.6, nose_long=-.55, nose_wide=-.3, even=.8, rested=.6), head=1.08, hair='8a5a30', hat='linen', height=1.6, apron=None, belt='6a4a30', garment='shirt', color='efe4cc', sleeve='efe4cc', bare_arms=False,
                   grips={'r': ('cradle', (-.35, .9, .2), (-1, -.3, .0)), 'l': ('cradle', (.35, .9, .2), (1, -.3, .0))}, extra=[cast.page_hair('8a5a30', wave=.006, tips=.016), strands('8a5a30', 24, 20, 8, edge='end'), cast.crown('8a5a30'), pleated('efe4cc', count=17, deep=.007, yoke=.93, seam='none'), standing('efe4cc', 'f4ecd8'), cuffs('efe4cc', back=.03, wide=.047), jug])


def master():
    """The master, bent over the clay, his mantle over one arm."""
    look = replace(cast.MASTER, face=FACES['master'].but(stern=.4, worry=.2, mouth='closed', lid=.62, iris='20180f', hook=.2, nose_wide=-.15), head=1.08, skin='d8a480', color='b8686f', sleeve='ad626a', trim=None,
                   extra=[pleated('b8686f', hem=.5, flare=.02, placket='9c525a', proud=.006), standing('9c525a'), armholes('7c3a44', puffs=5), cuffs('7c3a44'), mantle('4a2636', np.pi + .42, np.pi * 2 + 1.0, hem=.22, lining='7c3a44', arm=.08, wide=.29, edge='8a6a3c', soft=8, border=.0065)],
                   grips={'l': ('indicate', None, (0, -.1, -1))})
    return cast.master_head(look, 'bdb3a2', .17, .5, fine=7, bare=.4)


def niccolo():
    """The man from the chancery, whose smile waits."""
    face = FACES['clerk'].but(age=.25, smile=1.1, stern=.1, mouth='tense', lid=.46, iris='1c1410', hook=.3, nose_long=.12, hollow=.2, jaw=-.45, chin=-.1, cheek=.35, lips=-.4, stubble=.3, asymmetry=8, **cast.READ)
    gown = '571820'
    return replace(cast.CHANCERY, face=face, head=1.08, neck=.018, skin='cf9a72', hair='1e1612', hat=None, hair_style='bald', color=gown, trim=None, sleeve=gown, lapel=None, belt=None, wide_sleeve=.02,
                   grips={'l': ('over', (.3, .94, -.14), (.0, -.12, -1))},
                   extra=[cropped('241a15', 'cf9a72'), strands('241a15', 70, 20, 8, seed=3), pleated(gown, count=20, yoke=.9, placket='2a1216', proud=.006), revers('3a2418', width=.06), standing('4e1218'), cuffs('3a2418')])


def council():
    """The three at the trough."""
    def at(look, pose, where, seed, right=None, left=None, watched=SPRING, z=0.0, **sight):
        x, y, facing, tall = where
        reach = {f'hand_{s}': inward(p, x, y, z, facing, tall) for s, p in (('r', right), ('l', left)) if p is not None}
        look, pose = watching(look, pose.but(**reach), x, y, z, facing, watched, **{'eyes': ((-.4, .4), (-.42, .2)), **sight})
        cast.person(look, pose, x, y, facing, seed, z=z)
    # Its beak is over the river's head, and his eyes are on what he pours.
    jug_at = SPRING + (.15, .13, .26)
    at(nencio(), POSES['stand'].but(lean=.24, tilt=.16, side=-.08, elbow_out=.35, elbow_r=1.0), NENCIO, 71, jug_at + (-.12, .08, .0), jug_at + (.12, .08, .0), SPRING, z=STEP, head=((-.4, .4), (-.42, .3)), eyes=((-.45, .45), (-.7, .2)), share=.7)
    # The master's finger and eyes are on the sluice, one of Niccolò's hands over the trough's rim.
    wrist = SLUICE + (-.27, .1, .34)
    aim = np.subtract(*(inward(p, *MASTER[:2], 0, *MASTER[2:]) for p in (SLUICE + (-.02, .0, .16), wrist)))
    at(replace(master(), grips={'l': ('indicate', tuple(aim), (0, -.1, -1))}), POSES['stand'].but(lean=.5, twist=-.25, elbow_out=.6, hand_r=(.2, .1, .92)), MASTER, 72, None, wrist, SLUICE + (0, 0, .1), head=((-.75, .75), (-.55, .3)))
    at(niccolo(), POSES['stand'].but(lean=.32, side=.08, tilt=.12, elbow_out=.75, hand_r=(.26, .26, .9)), NICCOLO, 73, None, night.surface(.545, 1.075, night.FAR_WALL + .045))


# Those who have come to see: place and facing, how they bend over the table (lean, to the side, the head's tilt), headgear, dress, hair, skin and build, then the face of each.
WITNESSES = (
    (-1.62, 11.3, -140, (.55, .2, .2), 'hood', '5c4034', 'a39a8c', 'd8a078', {'stout': .8, 'height': 1.66}, FACES['steward'].but(age=.75, fat=.95, stern=-.3, worry=.6, nose_wide=.7, nose_long=-.25, brow=.1, smile=.2, bushy=1.2)),
    (-.6, 11.6, -168, (.42, .24, -.1), 'beret', '6e5330', '24160e', 'b98058', {'beard': 'full', 'height': 1.84, 'stout': .4}, FACES['digger'].but(age=.2, jaw=.7, worry=.5, stern=-.45, mouth='open', raised=.6, bushy=1.6)),
    (.4, 11.35, 178, (.4, .12, -.2), 'veil', '8a6f34', '8a5a2c', 'd8a47c', {'height': 1.64}, FACES['mother'].but(age=.0, fat=.4, worry=.35, stern=-.5, smile=1.1, lips=-.1, nose_long=-.45, mouth='open', plump=.5)),
    (1.5, 11.15, 138, (.52, -.12, .2), 'veil', '34506e', '9a9288', 'd2a07c', {'height': 1.6}, FACES['widow'].but(age=.8, hollow=.3, fat=0, worry=.95, nose_long=.45, hook=.6, lips=-.5, chin=.3, smile=-.2, mouth='speak')),
    (1.98, 11.7, 134, (.6, -.3, .22), 'cropped', '5a4a6a', '8a8074', 'c98d66', {'height': 1.76}, FACES['operator'].but(age=.5, fat=.7, nose_wide=.5, worry=.5, stern=-.3, stubble=.9, smile=.2, raised=.6)),
    (.1, 12.1, -172, (.2, -.22, .24), 'cropped', '5c6a4a', 'b4ac9e', 'cf9a72', {'beard': 'long', 'height': 1.84}, FACES['master'].but(age=1.0, hollow=.7, worry=.7, stern=-.1, hook=.6, bushy=1.8)),
    (1.52, 12.0, 152, (.4, -.3, .26), 'cap', '3c5a44', 'b58a4a', 'e0ac86', {'height': 1.9}, FACES['clerk'].but(age=.0, hollow=.5, nose_long=.6, worry=.6, stern=-.6, smile=.4, stubble=0.0, width=.9, mouth='speak')),
)
# Those at the ends of the row, whose hands the trough does not hide, have laid one over the other.
FOLDED = (0, 4)
# The beards of those who have one: length and fullness.
BEARDS = {'full': (.05, .6), 'long': (.13, .9)}


def witnesses():
    """Those who have come to see, behind the three: old and young, stout and lean, their eyes on the water."""
    rng = np.random.default_rng(21)
    for k, (x, y, facing, (lean, side, tilt), kind, color, hair, skin, build, face) in enumerate(WITNESSES):
        woman = kind == 'veil'
        look = cast.citizen(rng, woman, **{'stout': .0, **build, 'beard': None}, hat='linen', cloak=None, color=color, sleeve=color, apron=None, trim=None, garment='gown' if woman else 'robe')
        look = replace(look, face=face.but(lid=.62 + .06 * (face.age < .3), iris='2c1c12', **{**cast.READ, 'small': .3, 'rested': 1, 'even': 1}), head=1.06, hair_style='short', hair=hair, skin=skin)
        # The veil of one who bends far is short, or it would swing free behind her.
        worn = {'veil': [combed(hair, ((0, .082), (.5, .074), (.8, .035), (1.1, -.03), (np.pi, -.08)), .005, strands=0), draped(('cfc0a0', 'ded2b8')[k % 2], *((.15, .05) if lean > .5 else ()))],
                'beret': [cast.page_hair(hair, seed=k), soft_cap(('7a5634', '5a3a2a')[k % 2], tilt=(.16, -.1))], 'cap': [cast.page_hair(hair, seed=k), soft_cap('8a7448', size=.6, tilt=(.2, .1))],
                'hood': [cast.page_hair(hair, seed=k), soft_cap('5e452e', size=.5, tilt=(.2, -.1))], 'cropped': [cropped(hair, skin, temples=.8)]}[kind]
        if 'beard' in build:
            long, full = BEARDS[build['beard']]
            worn.append(beard(hair, long, .4, fork=0, full=full, broad=True, point=.4))
        dressed = [pleated(color, count=12, deep=.007, yoke=.64, waist=.34, shade=.6)] if woman else [standing(color)] if k in FOLDED else [pleated(color, count=11, stout=look.stout, shade=.6), standing(color)]
        look.extra = [*worn, *dressed]
        pose = POSES['stand'].but(elbow_out=.3, lean=lean, side=side, tilt=tilt, hand_l=(-.2, .3, .9), hand_r=(.2, .3, .9))
        if k in FOLDED:
            pose = pose.but(hand_l=(-.1, .2 + .5 * lean, 1.06), hand_r=(.1, .235 + .5 * lean, 1.08), elbow_out=.9)
            look.grips = {'l': ('pressed', (1, .1, -.12), (0, -1, 0)), 'r': ('pressed', (-1, .1, -.12), (0, -1, 0))}
        look, pose = watching(look, pose, x, y, 0, facing, SLUICE - (0, 0, .3), head=((-.8, .8), (-.5, .3)), eyes=((-.4, .4), (-.42, .2)), share=.7)
        cast.person(look, pose, x, y, facing, 80 + k)
    cast.person(replace(cast.GUARD, face=likeness(np.random.default_rng(95), age=.3)), 'staff', -3.3, 13.4, 200, 81, held=cast.halberd)


def lights(st):
    """A hanging lamp over the trough, and candles on its edge, each with its pool of light."""
    m = Mesh(35)
    # Where each stands, how tall it is, its light, and the middle of its pool on the clay.
    for (u, v), tall, power, pool in (((-.012, .2), .2, 7, (.16, .34)), ((.3, 1.012), .2, 5, (.3, .82)), ((.715, 1.012), .06, 2.5, (.66, .7)), ((1.012, .35), .16, 7, (.85, .48))):
        x, y, z = night.surface(u, v, night.FAR_WALL if v > 1 else night.WALL)
        m.lathe([(.0, 0), (.05, 0), (.055, .012), (.02, .018)], 'b08a40', n=18, center=(x, y, z), mat='metal')
        m.tube([(x, y, z), (x, y, z + tall)], .018, 'efe4c8', n=10)
        m.tube([(x, y, z + tall), (x, y, z + tall + .035), (x, y, z + tall + .085)], [.009, .015, .002], rgb('ffc266') * 6, n=8, mat='flame', jitter=0)
        st.lamp((x, y - .02, z + tall + .1), 'ffb468', power, .05, .06, mirrored=False)
        st.spot((x, y - .03, z + tall + .14), night.surface(*pool), 'ffb058', 11, 84, .03)
    m.build('candles')
    # The candles' light from below, on three faces that look down; the clay keeps its pools.
    st.spot((.1, 9.5, 1.15), (.0, 10.7, 1.75), 'ffb060', 30, 140, .2)
    # What the candles give to the second row.
    for x, y, z, power in ((.15, 11.05, 1.2, 9), (1.66, 10.9, 1.12, 12), (-1.3, 10.85, 1.2, 7), (-.45, 11.25, 1.25, 5)):
        st.lamp((x, y, z), 'ffb468', power, .2, mirrored=False)
    st.lamp((-.5, 8.6, 3.0), 'ffd0a0', 46, .3)


def view(st):
    """Night in the workshop: water decides in a trough of clay."""
    dress(tailored=True, strands=4, cuffs=True)
    st.camera((.06, 7.35, 1.74), (.1, 10.4, 1.56), 35)
    st.sun(22, 30, '86acff', 3.0)
    st.fill('3458a0', '4a68a8', .55)
    night.hall()
    night.trough()
    bench.tools()
    night.night_town()
    lights(st)
    council()
    witnesses()
    for x, y, z in ((-6.2, 13.5, 3.2), (6.2, 12.5, 3.2)):
        st.lamp((x, y, z), 'ffb878', 110, .4)
    st.look(sky={'zenith': '0c1a3e', 'middle': '1c3868', 'horizon': '5274a0', 'glow': '8fa8d0', 'glow_power': .3, 'stars': 1.3,
                 'layers': [{'cover': .5, 'scale': 2.0, 'stretch': 3, 'high': .8, 'low': .03, 'seed': 6, 'color': '7f97bd', 'shade': '2a3c5c', 'opacity': .7}]},
            fog={'start': 30, 'length': 700, 'max': .6, 'cool': '23406c', 'warm': '3a5480', 'low': .15, 'low_height': 6},
            tones={'shade': '5a62a0'}, rim=[{'from': [-.4, 9.6, 1.6], 'color': 'ffb060', 'amount': .5, 'width': 3, 'within': 5.0, 'gap': .25}], recede={'from': 3.6, 'to': 9, 'color': '34508c', 'amount': .14, 'grey': .12},
            grade={'exposure': 1.3, 'bloom': .13, 'shadows': '10244e'},
            values={'hero': [*SPRING[:2], 1.2], 'radius': .8, 'lift': .14, 'dodge': [((*w[:2], 1.3), .62, -.75) for w in (WITNESSES[0], WITNESSES[4])], 'far': [4.6, 9], 'blur': .0006})
