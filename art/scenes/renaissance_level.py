"""The Florentine scene's second view: the master sights along his level to Pisa, and a digger waits to hear how deep. For renaissance 2."""
from dataclasses import replace

import numpy as np

import renaissance_cast as cast
import renaissance_meadow as meadow
import renaissance_river as river
import renaissance_works as works
from kit import ground as field
from kit.carving import beard, combed
from kit.faces import FACES
from kit.figures import Look, dress
from kit.hands import touching
from kit.meshes import Mesh, rgb, rotation, unit
from kit.noise import fbm
from kit.props import frame_of
from kit.placing import inward, watching
from kit.pose import POSES
from kit.quattrocento import armholes, cuffs, jerkin, mantle, pleated, standing
from kit.stage import sun_direction
from kit.strands import strands
from renaissance_meadow import AHEAD, ASIDE, EYE

MASTER, LEVEL, DIGGER = (tuple(EYE + a * AHEAD + b * ASIDE) for a, b in ((2.35, -.62), (2.3, .12), (3.0, 1.04)))
# How far below the bank the digger stands in the side of the cut.
LEDGE = river.MOUND - .26
# The way the digger faces, in degrees.
TURNED = 122


# How the level lies on its stand, in degrees: across the picture, so that nobody doubts that it is level; and how high its brim is.
LYING, BRIM = -98, 1.33


# Where the sun stands in the sky, in degrees from straight ahead and over the horizon: low, to the left of the tower.
DISC = (20.6, 5.0)


def ground(x, y):
    """The height of the land at a place."""
    return float(river.height(x, y))


def level(m, loc, rz):
    """A water level to look along: a beam with a groove of water, shod with iron, with two brass sights and a plumb bob, on three legs."""
    iron, dark, long, wide = '2e2a2c', '3c2616', .86, .115
    with m.at((*loc[:2], loc[2] + BRIM), rz=rz):
        for a in (.45, 2.55, 4.65):
            d = np.array((np.cos(a), np.sin(a), 0))
            m.beam(d * .06 - (0, 0, .13), d * .62 - (0, 0, BRIM), .034, '6b4a2c', jitter=.04)
        m.lathe([(.06, -.17), (.1, -.15), (.1, -.125), (.045, -.11), (.045, -.07)], '5a3a22', n=24)
        m.box((0, 0, -.06), (wide, long, .02), dark)
        m.tube([(0, 0, -.17), (0, 0, -.4)], .0035, 'e8dcc0', n=5, jitter=0)
        m.lathe([(.004, -.39), (.024, -.415), (.026, -.43), (.002, -.5)], 'b08238', n=20)
        for s in (-1, 1):
            _side(m, s * wide / 2, long, dark, iron)
            m.box((0, s * long / 2, -.03), (wide + .018, .016, .068), iron, chamfer=.003)
            _sight(m, s * (long / 2 - .05), s > 0, 'a87a34', '5a3c16')
        # The water stands a finger below the brim and has the evening sky in it, paler towards its far edge.
        across = np.linspace(-1, 1, 9) * (wide / 2 - .007)
        m.loft([[(x, y, -.013) for y in np.linspace(-1, 1, 5) * (long / 2 - .008)] for x in across], np.array([rgb('86686c') * (1 - t) + rgb('ecbe78') * t for t in np.linspace(0, 1, 9)]), closed=False, smooth=True, jitter=0)
        for x, y, much in ((.02, .12, .2), (.0, -.14, .13), (-.015, .24, .1)):
            m.tube([(x, y + much * t, -.0125) for t in np.linspace(-.5, .5, 9)], .0016 * np.sin(np.linspace(.1, np.pi - .1, 9)), 'f6dcae', n=5, jitter=0)


def _side(m, x, long, dark, iron):
    """One long side of the trough: two boards with their grain, and the iron straps that hold them."""
    for z, tall, color in ((-.0465, .031, '6a4526'), (-.0135, .033, '7a5230')):
        m.box((x, 0, z), (.016, long, tall), color, chamfer=.002, jitter=.02)
    m.box((x, 0, -.0302), (.0168, long, .0022), dark, jitter=0)
    for k, (y, much, z) in enumerate(((-.2, .21, -.04), (.06, .26, -.052), (.25, .14, -.044), (-.26, .13, -.02), (-.02, .19, -.011), (.22, .2, -.017))):
        t = np.linspace(-1, 1, 14)
        for s in (-1, 1):
            m.tube(np.stack([np.full(14, x + s * .008), y + t * much / 2, z + .002 * np.sin(t * 3 + k)], 1), .0011 * (1.05 - t ** 2), dark, n=5, jitter=0)
    for y in (-.365, -.13, .13, .365):
        m.box((x, y, -.03), (.021, .026 if abs(y) < .3 else .05, .07), iron, chamfer=.002, jitter=0)


def _sight(m, y, far, brass, dark):
    """A sight across the trough: two posts and a thread, and on the `far` one a red bead to aim at."""
    for s in (-1, 1):
        m.box((s * .042, y, .055), (.013, .016, .13), brass)
    m.box((0, y, .122), (.108, .018, .016), brass, chamfer=.003)
    m.tube([(0, y, .0), (0, y, .118)], .0035, dark, n=5, jitter=0)
    m.ball((0, y, .14), .019, 'd03a20' if far else brass, n=14)


# The crest of the thrown earth in front of the digger: how far it is to the right and how high over the land, and how far from the eye it lies.
CREST, CREST_AT = np.array(((.5, -.1), (.62, .3), (.72, .5), (.86, .6), (1.0, .65), (1.17, .69), (1.42, .76), (1.8, .84))), 2.75


def _from_eye(x, y):
    """How far away and how far to the right of the eye a place is."""
    d = np.stack([np.asarray(x, float) - EYE[0], np.asarray(y, float) - EYE[1]], -1)
    return d @ AHEAD, d @ ASIDE


def lip(x, y):
    """The height of the earth that was thrown out of the cut between the eye and the digger."""
    away, aside = _from_eye(x, y)
    crest, off = np.interp(aside, CREST[:, 0], CREST[:, 1]) + ground(*EYE), away - CREST_AT
    return crest - np.where(off < 0, 1.6, 6) * off ** 2 + .09 * (fbm(np.asarray(x) * 9, np.asarray(y) * 9, 5, 3) - .5)


def thrown():
    """The earth before the digger, with clods that have rolled down it."""
    xs, ys = np.linspace(-2.9, -.9, 180), np.linspace(10.3, 11.7, 160)
    field.field('thrown', lip, lambda x, y: field.blend('6e4e36', 'a27c56', fbm(x * 7, y * 7, 4, 3)), xs, ys)
    m = Mesh(29)
    for k in range(46):
        ahead, b = m.rng.uniform(2.45, 2.85), m.rng.uniform(.66, 1.5)
        x, y = EYE + ahead * AHEAD + b * ASIDE
        m.ball((x, y, float(lip(x, y)) + .004), m.rng.uniform(.012, .04) * np.array((1.2, 1, .8)), ('8a6848', '7a583c', '9c7850')[k % 3], n=7, lump=.12, smooth=False)
    m.build('clods')


def master():
    """The master, past fifty, in his rose-coloured tunic, a dark mantle over one shoulder."""
    look = replace(cast.MASTER, face=FACES['master'].but(stern=.45, worry=.1, mouth='speak', bushy=1.2, iris='20160e', lid=.58, hook=.12, nose_long=.05, nose_wide=-.3, brow=.2, age=1.0, hollow=.6, weary=.6), head=1.08, skin='d6a07a', color='b8686f', sleeve='ad626a', trim=None, elbows=1.0,
                   extra=[pleated('b8686f', count=9, deep=.013, hem=.5, placket='9c525a', proud=.006, seam='none', shade=.5, seed=4), standing('9c525a'), armholes('7c3a44', puffs=5), cuffs('ad626a', back=.026, wide=.0425),
                          mantle('6a3654', np.pi + .42, np.pi * 2 + 1.0, hem=.8, lining='a9824e', arm=.08, wide=.26, flare=.12, edge='a9824e', soft=4, border=.0065, folds=(22, .06, 1.0), turned=cast.turned_back(.13, 'a9824e'))])
    return cast.master_head(look, 'b4aa98', .17, .3, fine=9, bare=.5)


def straw(m, j):
    """A worn straw hat pushed back from the brow."""
    lathe = lambda profile, color: m.lathe(profile, color, 72, j.points['head'] + j.head @ (0, -.012, .012), j.head @ rotation(.36, .05, 0), caps=False, jitter=.02)
    lathe([(.196, .05), (.2, .056), (.19, .064), (.118, .074), (.113, .118), (.095, .152), (.06, .168), (.002, .17)], 'a88a4c')
    lathe([(.1205, .074), (.1195, .098)], '5a4030')


# The middle of a closed fist in a hand's frame, and how the digger's hands hold the spade: one its shaft, one its crossbar.
FIST = (0, .078, -.036)
SHAFT_HAND, TOP_HAND = ('grasp', (.62, .78, -.05), (.78, -.62, 0)), ('grasp', (-.35, .86, -.38), (-.1, -.4, -.9))
# Where in his frame they hold it.
SHAFT, TOP = np.array((-.05, .37, 1.04)), np.array((-.04, .36, 1.25))


def digger():
    """One of the two thousand, who has been told that it will run."""
    hair = combed('3a2416', ((0, .085), (.6, .08), (.85, .05), (1.0, .0), (1.2, -.035), (1.7, -.06), (np.pi, -.085)), .013, wave=.008, clumps=11, tips=.03, tuck=.9, spread=1.2, broad=True)
    return Look(face=FACES['digger'].but(lid=.74, worry=.7, stern=-.1, mouth='open', raised=.9, nose_wide=.2, iris='2a1a0e', **cast.READ), skin='b97d54', hair='3a2416', hat='linen', garment='shirt', color='b7a67e', legs='6a5a44', sleeve='b7a67e', boots='3a2818', belt='3a2618', height=1.76, head=1.06, wide_sleeve=.016, elbows=1.0,
                extra=[hair, strands('3a2416', 60, 14, 6, edge='end'), beard('34200f', .05, .3, fork=0, full=.6, broad=True, point=.3), strands('34200f', 50, 0, 4), straw, standing('b7a67e', 'b7a67e', opened=.5), jerkin('5e4028', 'b7a67e'), spade],
                grips={'l': SHAFT_HAND, 'r': TOP_HAND})


def spade(m, j):
    """A wooden spade with an iron shoe that has seen clay, its shaft in the digger's left fist and its crossbar in the right one."""
    middle, top = j.grips['l'](FIST), j.grips['r'](FIST)
    d = unit(top - middle)
    base, f = top - d * 1.14, frame_of(d)
    m.tube([base, base + d * .6, top], [.019, .018, .017], '8a6440', n=16)
    bar = unit(j.grips['r']((1.0, 0, 0)) - j.grips['r']((0, 0, 0))) * .075
    m.tube([top - bar, top - bar / 3, top + bar / 3, top + bar], [.016, .019, .019, .016], '7a5636', n=14)
    m.extrude([(-.12, .22), (.12, .22), (.12, -.08), (.0, -.16), (-.12, -.08)], .03, '7a5a3c', rot=f, center=base)
    m.extrude([(-.125, .02), (.125, .02), (.125, -.09), (.0, -.18), (-.125, -.09)], .036, '6e6a66', rot=f, center=base, mat='metal')


def people():
    """The two heroes at the level."""
    at = lambda look, pose, x, y, facing, seed, z: cast.person(look, pose, x, y, facing, seed, z=z)
    # His finger runs along the line of the sights to the red bead.
    along = np.array((-np.sin(np.radians(LYING)), np.cos(np.radians(LYING))))
    wrist, aim = (np.array(inward((*(np.array(LEVEL) + t * along + into * AHEAD), ground(*LEVEL) + BRIM + up), *MASTER, ground(*MASTER), -150, 1.84)) for t, into, up in ((-.13, .07, .17), (.4, .02, .14)))
    reach = {'hand_l': tuple(wrist), 'hand_r': (.2, .06, .9)}
    # His eyes are on the digger, who has to do it.
    sight = (*DIGGER, LEDGE + 1.6)
    reading = POSES['stand'].but(lean=.2, side=.05, **reach, tilt=-.07, elbow_out=.5, foot_l=(-.14, .2, 0), foot_r=(.14, -.2, 0))
    look, pose = watching(replace(master(), grips={'l': ('direct', tuple(aim - wrist), (0, -.2, -1))}), reading, *MASTER, ground(*MASTER), -150, sight, head=((-.12, .12), (-.12, .2)), eyes=((-.5, .5), (-.3, .2)), share=.7)
    at(look, pose, *MASTER, -150, 41, ground(*MASTER))
    # He listens, both hands on his spade, and his eyes are on the old man's face.
    fist = lambda hold, side: touching(hold[0], hold[1], hold[2], side, FIST)
    listening = POSES['stand'].but(hand_l=tuple(SHAFT - fist(SHAFT_HAND, 'l')), hand_r=tuple(TOP - fist(TOP_HAND, 'r')), lean=.16, side=-.06, twist=.08, tilt=-.1, elbow_out=.6, elbow_r=.9)
    at(*watching(digger(), listening, *DIGGER, LEDGE, TURNED, (*MASTER, ground(*MASTER) + 1.62), head=((-.12, .12), (-.3, .3)), eyes=((-.5, .5), (-.28, .2))), *DIGGER, TURNED, 42, LEDGE)


def view(st):
    """Evening on the Arno: the line from an eye to a tower."""
    z = ground(*EYE)
    dress(tailored=True, strands=4, cuffs=True)
    st.camera((*EYE, z + 1.72), (*(EYE + 10 * AHEAD), z + .7), 35)
    st.sun(52, 14, 'ffb067', 7.0)
    # The disc stands beside the tower; what lights the people comes a little more from the side, so that it models them.
    st.meta['sun'] = list(sun_direction(*DISC))
    st.fill('5f8ad0', 'c8c4d0', .72)
    st.spot((*(EYE + .3 * AHEAD - 1.2 * ASIDE), 2.9 + z), (MASTER[0], MASTER[1], 1.5 + z), 'ffd6ac', 210, 40, .35)
    st.spot((*(EYE + .2 * AHEAD - .4 * ASIDE), 2.6 + z), (DIGGER[0], DIGGER[1], 1.1 + z), 'ffc890', 125, 30, .35)
    st.lamp((*(EYE + 2.2 * AHEAD + 1.6 * ASIDE), z + 2.0), '9fc0f0', 14, .5)
    # It also rakes over the trodden ground before the level.
    st.spot((*(EYE + 6.5 * AHEAD + 4.2 * ASIDE), z + 1.9), (*(EYE + 3.6 * AHEAD - .2 * ASIDE), z), 'ffb46c', 520, 40, .12)
    # The low sun falls along the cut, down to its wet floor.
    for y in (18.0, 24.0, 32.0):
        c = float(river.cut(y))
        st.spot((c - 3.5, y - 4.0, 5.5), (c, y, -river.DEPTH), 'ffb878', 380, 46, .6)
    river.land()
    river.pisa()
    river.trees()
    river.camp()
    meadow.meadow()
    meadow.swallows()
    works.works()
    works.crew()
    m = Mesh(23)
    level(m, (*LEVEL, ground(*LEVEL)), np.radians(LYING))
    m.ball((DIGGER[0] - .1, DIGGER[1], LEDGE - .5), (.7, .6, .5), '6e4d34', n=22, lump=.02, jitter=.04)
    m.build('level')
    thrown()
    people()
    for k, (x, y, zz, s, drift) in enumerate(((15.5, 29, .5, .7, 4), (20, 226, 14, 5, 26))):
        st.smoke((x, y, zz), 9 * s, (drift, .5), .25, 2.4 * s, .4, 'f6cfa6', '8a8494', 80, seed=k)
    # Dust hangs over the spades.
    for k, (y, high, wide, dense) in enumerate(((30.0, 2.0, 2.2, .004), (38.0, 2.4, 2.8, .008), (48.0, 2.6, 3.4, .014))):
        st.smoke((float(river.cut(y)), y, -river.DEPTH), high, (.5, 1.0), wide, wide * 1.5, dense, 'e2b083', 'a88a86', 60, seed=60 + k)
    st.look(sky={'zenith': '2c3c92', 'middle': 'c8788c', 'horizon': 'ffa84c', 'haze': .3, 'gain': .88, 'glow': 'ff9c40', 'glow_power': .75, 'glow_size': .42, 'sun_disc': 5.0, 'sun_radius': 1.7, 'rays': 1.9,
                 'layers': [{'cover': .64, 'scale': 1.7, 'stretch': 4.6, 'high': 1.2, 'low': .1, 'seed': 51, 'color': 'ffd090', 'shade': '643c88', 'soft': .2, 'opacity': .92, 'sharp': 1.3},
                            {'cover': .56, 'scale': 3.2, 'stretch': 10, 'low': .03, 'high': .3, 'seed': 35, 'soft': .16, 'color': 'ffa860', 'shade': '7a3f78', 'opacity': .85, 'sharp': 1.3}]},
            tones={'shade': '74589c', 'tint': .36}, rim=[{'from': [40, 40, 14], 'color': 'ffc078', 'amount': .8, 'width': 3, 'within': 6, 'gap': .3}],
            recede={'from': 3.8, 'to': 16, 'color': 'ffc890', 'amount': .11, 'grey': .08},
            grade={'exposure': 1.18, 'contrast': 1.13, 'saturation': 1.22, 'shadows': '12344e'},
            fog={'start': 26, 'length': 620, 'max': .5, 'cool': 'cca8a4', 'warm': 'ffcc88', 'low': .1, 'low_height': 4},
            values={'hero': [MASTER[0], MASTER[1], z + 1.6], 'radius': .7, 'lift': .15, 'far': [14, 60], 'blur': .0004})
