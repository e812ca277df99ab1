"""Washington, 27 October 1962: a picket circle before the railings, the wire room lit behind its glass, a lieutenant at the door."""
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import modern_cast as cast  # noqa: E402
import modern_place as place  # noqa: E402
import modern_control  # noqa: E402
import modern_chair  # noqa: E402
from kit import sixties as dress  # noqa: E402
from kit.pose import POSES, mirrored  # noqa: E402
from kit.stage import Stage  # noqa: E402

CIRCLE, RADII = (1.05, 18.7), (3.7, 3.5)
SIGNS = ('dove', 'NO/WAR', 'missile', 'TALK', 'child', 'PEACE', 'globe', 'WAIT', 'dove', 'missile', 'PEACE', 'child')


def circle(rng):
    """The students walk their ring clockwise, every sign towards the street."""
    spots = []
    for k, sign in enumerate(SIGNS):
        a = 2 * np.pi * (k + .35) / len(SIGNS) + rng.normal(0, .05)
        if np.sin(a) < -.9:
            continue
        x, y = CIRCLE[0] + np.cos(a) * RADII[0], CIRCLE[1] + np.sin(a) * RADII[1]
        facing = np.degrees(np.arctan2(np.sin(a) * RADII[0], np.cos(a) * RADII[1])) + 180
        look = (cast.woman if k % 2 else cast.man)(rng)
        look.extra = look.extra + ([dress.scarf('c2341d')] if k % 5 == 0 else [])
        pose = (cast.SIGN if k % 3 else cast.SIGN_HIGH).loosened(rng)
        # A step aside keeps this board clear of the one in front of it.
        aside = .58 if sign == 'WAIT' else 0
        cast.sign_bearer(look, sign, x - aside, y, facing, 400 + k, pose, rng.normal(0, .22), paper=('ece4d0', 'e4dcc4', 'f0ead8', 'd8d4c4')[k % 4])
        spots.append((x, y))
    return spots


def heroes(rng):
    """The girl who leads the ring, the press, the policeman, the shouting student, a mother with her child."""
    spots = []

    def add(look, pose, x, y, facing, seed, **kw):
        spots.append((x, y))
        return cast.place(look, pose, x, y, facing, seed, **kw)
    lead = cast.woman(rng, 'bob', color='c4b090', skin='e8b690', hair='7a3a1c', height=1.68, legs='c89a78', belt='6a4a2c')
    lead.extra = [dress.bob('7a3a1c'), dress.scarf('c2341d')]
    spots.append((.35, 13.6))
    cast.sign_bearer(lead, 'dove', .35, 13.6, 128, 11, cast.SIGN.but(look=(.55, .04)), .0, (.98, .78), paper='f0ead8')
    friend = cast.man(rng, 'none', garment='coat', color='5a4a3a', hair='241a16', skin='6e4630', extra=[dress.glasses(), dress.scarf('8a9aa0')], height=1.84)
    spots.append((2.75, 14.2))
    cast.sign_bearer(friend, 'NO/WAR', 2.75, 14.2, 118, 12, cast.SIGN_HIGH.but(look=(.5, .05)), .05, (.95, .8))
    spots += [(1.62, 14.75), (-.6, 15.0)]
    cast.sign_bearer(cast.woman(rng, 'scarf', color='a8503a'), 'PEACE', 1.62, 14.75, 100, 22, cast.SIGN.but(look=(.3, 0)), .1, (.92, .62))
    cast.sign_bearer(cast.man(rng, 'flatcap', color='4f6a78', garment='coat'), 'TALK', -.6, 15.0, 75, 23, cast.SIGN.but(look=(.2, .05)), -.1, (.86, .6))
    photo = POSES['read'].but(hand_r=(.1, .24, 1.5), hand_l=(-.1, .26, 1.48), foot_l=(-.16, .3, 0), foot_r=(.16, -.22, 0), lean=.16, drop=.12, look=(0, 0), elbow_out=1.0)
    add(cast.PRESS, photo, -1.85, 12.75, -82, 13, held=dress.press_camera())
    writer = cast.man(rng, 'fedora', garment='suit', color='44505c', beard=None)
    writer.extra = [dress.glasses()]
    add(writer, POSES['write'].but(lean=.06, hand_r=(.12, .34, 1.2), hand_l=(-.08, .36, 1.14), look=(.2, -.15)), -2.75, 13.9, -110, 14, held=dress.notebook)
    add(cast.officer(rng), POSES['hips'].but(look=(-.5, 0)), 3.75, 13.5, 150, 15)
    angry = cast.man(rng, 'none', garment='jacket', color='7a2a1c', hair='b08848', skin='e8b690', legs='8a7a5a', lapel=('e4dccc', '22303c'), extra=[], height=1.8)
    add(angry, POSES['point'].but(look=(.1, .05)), 5.25, 13.75, 82, 16)
    pal = cast.man(rng, 'none', garment='suit', color='5a6a58', hair='5a3a20', skin='e2ab84')
    spots.append((5.1, 15.0))
    cast.sign_bearer(pal, 'STAND/FIRM', 5.2, 15.0, 100, 17, cast.SIGN_HIGH, .1, (1.0, .8))
    mother = cast.woman(rng, 'scarf', color='4f7478', skin='e8b690', extra=[dress.head_scarf('d8c08a'), dress.handbag('3a2620')], height=1.64)
    add(mother, POSES['stand'].but(hand_r=(.36, .12, .82), look=(-.3, -.05)), -4.0, 12.55, -30, 18)
    child = cast.man(rng, 'none', garment='coat', color='c2742a', height=1.12, stout=0, lapel=None, legs='3a4a5a', extra=[dress.scarf('c2341d')], stern=0)
    add(child, POSES['stand'].but(hand_l=(-.34, .1, 1.22), look=(.5, .15)), -3.45, 12.5, -60, 19)
    reader = cast.man(rng, 'fedora', garment='coat', color='6a5240')
    add(reader, POSES['read'].but(look=(-.1, -.15)), 5.05, 12.75, 196, 20, held=dress.newspaper)
    vendor = cast.man(rng, 'flatcap', garment='jacket', color='565a4c', apron='8a7452', height=1.7)
    add(vendor, POSES['cup'].but(shout=True), 8.75, 19.95, 160, 21)
    return spots


def doorway(rng, door, floor):
    """The navy lieutenant asks for a telephone; behind the glass the wire room works."""
    x, y = door, place.BUREAU[1]
    cast.place(cast.LIEUTENANT, POSES['plead'].but(hand_r=(.36, .4, 1.25), hand_l=(-.14, .22, 1.56), hold_l='fist', lean=.04, look=(-.5, 0), shout=True), x + .1, y - 1.0, 62, 31, z=floor)
    cast.place(cast.EDITOR, POSES['refuse'].but(hand_r=(.2, .42, 1.3), look=(0, 0), lean=-.03), x - .6, y - .7, -115, 32, z=floor)
    for k, (dx, dy, facing, pose) in enumerate(((1.3, 2.2, 190, 'read'), (2.6, 2.1, 160, 'write'), (4.0, 2.4, 120, 'fear'), (2.0, 3.5, -90, 'point'))):
        held = dress.newspaper if pose == 'read' else None
        cast.place(cast.shirtsleeves(rng), POSES[pose], place.BUREAU[0] + dx, y + dy, facing, 33 + k, held=held, z=floor)


def line(rng):
    """Police between the two camps and along the railings."""
    spots = []
    for k, (x, y, facing, name) in enumerate(((5.0, 16.9, -90, 'refuse'), (5.2, 18.6, -80, 'hips'), (5.35, 20.4, -95, 'guard'), (-1.4, 24.2, 178, 'stand'), (1.6, 24.3, 184, 'folded'), (4.8, 24.1, 170, 'hips'), (-3.0, 19.9, 110, 'hip'))):
        pose = POSES[name].but(pole=None).loosened(rng)
        cast.place(cast.officer(rng), pose, x, y, facing, 60 + k)
        spots.append((x, y))
    return spots


def mass(rng, clear):
    """The other students behind the police line, onlookers at the bureau and along the street."""
    people, calm, angry = cast.crowd()
    for x, y in clear:
        people.keep_clear(x, y, .75)
    people.keep_clear(8.6, 19.5, 1.6)
    people.keep_clear(5.9, 24.2, .5)
    for k, (x, y, sign) in enumerate(((6.3, 16.2, 'stripes'), (7.0, 18.6, 'NO/DEAL'), (6.6, 20.9, 'stripes'))):
        pose = cast.SIGN_HIGH.but(foot_l=(-.13, .1, 0), foot_r=(.13, -.1, 0)).loosened(rng)
        cast.sign_bearer(cast.man(rng, 'none'), sign, x, y, 100, 80 + k, pose, rng.normal(0, .2), (.95, .74))
        people.keep_clear(x, y, .7)
    people.fill(20, lambda r: (r.uniform(5.7, 8.0), r.uniform(15.2, 21.5)), (1.5, 18), variants=angry, turn=.25)
    people.fill(3, lambda r: (r.uniform(-8.5, -6.3), r.uniform(19.4, 20.3)), (1, 18), variants=calm, turn=.5)
    people.fill(12, lambda r: (r.uniform(-4.2, -2.6), r.uniform(16.2, 24)), (1, 18), variants=calm, turn=.4)
    people.fill(6, lambda r: (r.uniform(-12, -9.6), r.uniform(14.5, 20.2)), (1, 18), variants=calm, turn=.6)


def view_one(st):
    """An overcast morning with low sun: the ring, the railings, the house, the lit window."""
    st.camera((0, 2.5, 3.7), (.3, 32, 3.4))
    st.sun(-118, 20, 'ffc88c', 4.3, 2.0)
    st.fill('5c94a8', 'b4c0bc', .85)
    st.spot((-5.5, 5, 8.5), (.8, 15.8, 1.2), 'ffdcb0', 1250, 46)
    bpy.context.scene.world.cycles.sampling_method = 'NONE'
    place.floor()
    gates = place.fence()
    place.fountain()
    lamps, door, floor = place.town()
    place.trees()
    # The lanterns only glow: every further lamp would share the sun's samples and add noise.
    for x, y, z in gates:
        st.meta['halos'].append({'loc': [x, y - .4, z], 'radius': .34, 'color': [1.0, .66, .34]})
    for x, y, z in lamps:
        for s in (-.48, .48):
            st.meta['halos'].append({'loc': [x + s, y - .2, z], 'radius': .3, 'color': [1.0, .74, .44]})
    bx, by = place.BUREAU
    st.lamp((bx + 2.8, by + 1.7, 3.95), 'ffdca0', 400, .7)
    rng = np.random.default_rng(8)
    clear = circle(rng) + heroes(rng)
    doorway(rng, door, floor)
    clear += line(rng)
    people_rng = np.random.default_rng(9)
    mass(people_rng, clear)
    st.look(sky={'zenith': '4f7a88', 'middle': '94a8a6', 'horizon': 'ecd2a4', 'glow': 'ffcc8c', 'glow_power': .6, 'haze': .5,
                 'layers': [{'cover': .7, 'scale': 1.6, 'stretch': 2.8, 'low': .04, 'high': 1.0, 'seed': 21, 'color': 'f0dcba', 'shade': '6f8288', 'opacity': .75, 'soft': .42}]},
            fog={'start': 24, 'length': 260, 'max': .62, 'cool': 'a4b8b8', 'warm': 'f0cf9e', 'low': .25, 'low_height': 5},
            grade={'exposure': 1.18, 'bloom': .18, 'saturation': 1.08})


if __name__ == '__main__':
    stage = Stage()
    {1: view_one, 2: modern_chair.view, 3: modern_control.view}[stage.view](stage)
    stage.render()
