"""View 2 of the Washington scene: the live keyboard, the red chair that Lou has left, and Lou, who leans on the machine and asks what you send."""
from dataclasses import replace

import numpy as np

import modern_cast as cast
import modern_hair
from kit import avenue, coats, fronts, newsroom, sixties
from kit.body import torso_ring
from kit.faces import FACES
from kit.figures import Look, dress
from kit.meshes import Mesh, rgb, rotation, unit
from kit.placing import inward, watching
from kit.pose import POSES, joints
from kit.strands import strands
from modern_office import outside, room
from modern_printer import RED, soft, teletype

# Lou's and the lieutenant's place and which way they face; the camera.
LOU, NAVY, MACHINE, CHAIR = (-.6, 3.8, 200), (2.22, 5.6, 150), (.12, 3.5), (1.12, 3.8)
CAMERA = (.2, -.35, 1.25)
# The locks over Lou's brow, in metres from the middle of his head.
FORELOCKS = (((.034, .118), (.036, .096), (.034, .074), (.024, .056)), ((.02, .12), (.018, .098), (.01, .076), (-.004, .064)), ((.046, .11), (.05, .09), (.054, .07), (.05, .054)))


def pillow(m, w, d, h, color, rot=None, center=(0, 0, 0), power=4.5):
    """A stuffed leather cushion with its piping and two rows of buttons."""
    rings = [soft(w * k, d * k, z * h, power=power) for k, z in ((.0, -.5), (.86, -.5), (.97, -.34), (1.0, 0), (.97, .3), (.88, .47), (.7, .56), (.4, .62), (.0, .64))]
    turn = np.eye(3) if rot is None else rot
    c = np.asarray(center, float)
    m.loft([r @ turn.T + c for r in rings], color, mat='leather', jitter=.01)
    for z in (.36, -.36):
        ring = soft(w * 1.0, d * 1.0, z * h, power=power)
        m.tube(np.vstack([ring, ring[:2]]) @ turn.T + c, .006, rgb(color) * .7, n=6, caps=False, mat='leather', jitter=0)
    for x in (-.2, .2):
        for y in (-.18, .18):
            m.ball(np.array((x * w, y * d, .6 * h)) @ turn.T + c, .009, rgb(color) * .6, n=7, mat='leather')


def strap(m):
    """One bent steel strap that carries the back: from under the seat, round behind it and up into the cushion."""
    knots = np.array([(.05, .382), (-.12, .382), (-.24, .388), (-.31, .425), (-.335, .5), (-.335, .62), (-.318, .74), (-.298, .86)])
    t = np.linspace(0, 7, 40)
    y, z = (np.interp(t, range(8), knots[:, k]) for k in (0, 1))
    for _ in range(5):
        y[1:-1], z[1:-1] = (y[:-2] + 2 * y[1:-1] + y[2:]) / 4, (z[:-2] + 2 * z[1:-1] + z[2:]) / 4
    out = np.stack([-np.gradient(z), np.gradient(y)], 1)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    rings = [[(x, q + o[0] * h, r + o[1] * h) for x, h in ((-.034, -.003), (-.03, -.005), (.03, -.005), (.034, -.003), (.034, .003), (.03, .005), (-.03, .005), (-.034, .003))] for q, r, o in zip(y, z, out)]
    m.loft(rings, '5e6266', smooth=True, mat='metal')
    m.lathe([(.001, 0), (.026, .004), (.028, .014)], 'a8acb0', n=18, center=(0, -.345, .6), rot=rotation(-np.pi / 2, 0, 0), mat='metal')


def chair(m, loc, rz, tall=.08):
    """A typist's chair in red leather and chrome, wound up by `tall` metres; its sitter looks along +Y."""
    with m.at(loc, rz=rz):
        with m.at((0, 0, tall)):
            pillow(m, .47, .45, .1, RED, center=(0, 0, .47))
            m.box((0, 0, .4), (.4, .38, .03), '2a2c2e', chamfer=.01)
            up = rotation(-np.pi / 2 + .16, 0, 0)
            pillow(m, .43, .34, .085, RED, rot=up @ rotation(0, 0, 0), center=(0, -.245, .86), power=3.4)
            m.loft([soft(.4, .31, z, power=3.4) @ up.T + (0, -.245, .86) for z in (-.058, -.05)], '2a2c2e', smooth=False)
            strap(m)
        m.lathe([(.05, .12), (.045, .16), (.022, .2), (.022, .34 + tall), (.05, .36 + tall), (.1, .39 + tall)], 'b8bcc0', n=18, mat='metal')
        for k in range(5):
            a = k * np.pi * .4 + .35
            m.tube([(0, 0, .15), (np.cos(a) * .14, np.sin(a) * .14, .13), (np.cos(a) * .3, np.sin(a) * .3, .075)], [.026, .022, .016], 'c8ccd0', n=9, mat='metal')
            m.lathe([(.028, -.014), (.032, 0), (.028, .014)], '14161a', n=14, center=(np.cos(a) * .305, np.sin(a) * .305, .032), rot=rotation(np.pi / 2, 0, a))


def sunbeam(st):
    """A bar of low sun across the chair: a lamp out of the picture behind two boards that leave a slanted slit between them."""
    lamp, target = np.array((-1.4, -1.2, 2.4)), np.array((CHAIR[0] - .08, CHAIR[1] + .24, 1.02))
    way = unit(target - lamp)
    side = unit(np.cross(way, (0, 0, 1)))
    along = unit(np.cross(side, way) + .5 * side)
    across = np.cross(way, along)
    m = Mesh(111)
    for s in (-1, 1):
        m.box(lamp + (target - lamp) * .2 + across * s * .216, (1.2, .4, .01), '14161a', rot=np.stack([along, across, way], 1))
    m.build('slit')
    st.spot(lamp, target, 'ffc47a', 2400, 5.2, .015, .3)


def lou():
    """The operator, who wanted a smoke."""
    return Look(face=FACES['operator'].but(lid=.6, age=.1, rested=1.0, even=.7, stern=.7, smile=0, small=.1, blush=.2, lips=-.5, stubble=.45, jaw=.3, chin=.1, low_brows=.45, raised=1.3, mouth='open', bushy=1.4, short=.6, slim=.4, eyes=.8, inset=1), head=1.0, skin='d8a07a', hair='3a2a1c', hair_style='bald', garment='tucked', color='d8d2c2', sleeve='d8d2c2', legs='5c616b', leg_width=1.14, hips=.73, pressed=1.0, boots='1c1612', boot_height=.01, belt='2a1c14',
                height=1.75, stout=.25, rolled=.62, grips={'r': ('smoke', (-.3, .35, .9), (-.75, .2, -.1)), 'l': ('pressed', inward((.72, -.66, -.2), 0, 0, 0, LOU[2]), inward((-.12, 0, -1), 0, 0, 0, LOU[2]))}, extra=[fronts.braces('2c2a30', stout=.25, out=.013), fronts.pocket('d8d2c2', stout=.25), necktie('7a2418', 'f0ead8'), buckle, smoke_hand, modern_hair.barber('3a2a1c', 'd8a07a', 1, .018, .016, seed=2), strands('3a2a1c', 40, 8, 6, seed=3), modern_hair.forelocks('3a2a1c', FORELOCKS)])


def necktie(color, shirt, stout=.25, low=.34):
    """A shirt's turned-down collar, and a tie that hangs from its knot down the row of buttons to `low`, as an `extra`."""
    def draw(m, j):
        p, c = j.points['neck'], j.chest
        for s in (-1, 1):
            rows = [[p + c @ (s * x, y, z) for x, y, z in line] for line in (
                ((.072, -.02, .012), (.066, .03, .008), (.042, .066, -.004), (.006, .082, -.022)),
                ((.078, -.02, .012), (.074, .034, .006), (.05, .075, -.008), (.01, .094, -.028)),
                ((.088, -.022, -.026), (.094, .04, -.038), (.082, .094, -.066), (.042, .118, -.092)))]
            m.loft(rows if s > 0 else [r[::-1] for r in rows], shirt, closed=False, mat='cloth', jitter=0)
            m.tube([rows[1][-1]] + rows[2][::-1], .0028, rgb(shirt) * .72, n=6, mat='cloth', jitter=0)
        knot = p + c @ (0, .094, -.042)
        m.tube([knot + c @ (0, 0, .02), knot, knot - c @ (0, .004, .022)], [.024, .02, .013], color, n=12, squash=.7, mat='cloth', jitter=0)
        wide = lambda t: np.interp(t, [low, low + .035, .88], [.0, .031, .014])
        rows = [torso_ring(j, t, .031 + .02 * max(0, t - .66) / .16, 0, stout, 0, np.pi / 2 + np.array((-1, -.5, .5, 1)) * wide(t) / .13) for t in np.linspace(low, .82, 14)]
        # Its top goes into the knot.
        rows.append(np.array([knot + c @ (x, .012, -.016) for x in (.013, .0065, -.0065, -.013)]))
        m.loft(rows, color, closed=False, mat='cloth', jitter=0)
        # A clip holds it to the shirt.
        q = torso_ring(j, .56, .037, 0, stout, 0, [np.pi / 2])[0]
        m.box(q, (.062, .006, .009), 'd8c890', rot=j.chest, mat='metal', chamfer=.002)
    return draw


def buckle(m, j):
    """The belt's buckle and its loops."""
    for a in (-.75, -.38, .38, .75):
        rows = [torso_ring(j, t, .029, 0, .25, 0, np.pi / 2 + a + np.array((-.035, .035))) for t in (.235, .325)]
        m.loft(rows, '363a42', closed=False, mat='cloth', jitter=0)
    at = torso_ring(j, .28, .03, 0, .25, 0, [np.pi / 2])[0]
    m.box(at, (.05, .012, .036), 'b8a060', rot=j.hips, mat='metal', chamfer=.004)
    m.box(at + j.hips[:, 1] * .004, (.032, .012, .02), '2a1c14', rot=j.hips)


def phoning(look, pose, side, size=1.0):
    """The look and the pose of a person whose hand closes about the receiver (`newsroom.handset`) at the ear of that side; `size` is that of the head."""
    s = 1 if side == 'r' else -1
    j = joints(pose, look.stout)
    along, palm = (unit(j.head @ q) for q in ((0, .62, .78), (-s, 0, 0)))
    handle = j.points['head'] + j.head * size @ (s * .13, .088, -.055)
    wrist = handle - 1.08 * (along * .068 + palm * .036)
    return replace(look, grips={**look.grips, side: ('grasp', along, palm)}), pose.but(**{'hand_' + side: tuple(wrist)})


def smoke_hand(m, j):
    """A cigarette between two fingers."""
    place = j.grips['r']
    mouth, tip = place((.02, .142, -.055)), place((.02, .158, .062))
    at = lambda t: mouth + (tip - mouth) * t
    m.tube([at(0), at(.88)], .0062, 'f4ecdc', n=10)
    m.tube([at(0), at(.26)], .0064, 'c89058', n=10)
    m.tube([at(.88), at(1)], .0062, rgb('e0501c'), n=10, mat='glow', jitter=0)


def people():
    """Lou, a hand on the machine and his eyes on whoever looks, the lieutenant, who telephones and stops him with a raised hand."""
    x, y, facing = LOU
    rests = inward((-.1, 3.6, 1.115), x, y, 0, facing, 1.75)
    # He leans over to the machine, a shoulder low over its hand; the desk hides his legs.
    stands = POSES['hip'].but(hand_r=(.25, .24, 1.4), hand_l=rests, lean=.14, side=-.12, tilt=-.06, elbow_out=.7, elbow_r=.25, legs=.96, settle=.024, shift=(.03, 0))
    cast.place(*watching(lou(), stands, x, y, 0, facing, CAMERA, head=((.24, .4), (-.2, .2)), eyes=((-.55, .55), (-.28, .2)), share=.8), x, y, facing, 1)
    navy = cast.LIEUTENANT
    x, y, facing = NAVY
    navy = replace(navy, boot_height=.01, straight=1.0, face=FACES['clerk'].but(age=.05, hook=.1, hollow=.1, lips=0, mouth='speak', stern=.55, worry=.3, rested=1.0, stubble=0, lid=.6, eyes=.6, short=.4, slim=.3, inset=1), hair_style='bald', head=1.05,
                   grips={'r': ('calm', (.1, .12, 1), (-.15, 1, -.1))}, extra=[sixties.service_cap('ece8dc', '14161c', crown=.142), *navy.extra[1:], coats.barbered(navy.hair), newsroom.handset('l', '5c6a70', inward((2.36, 5.02, 1.2), x, y, 0, facing, 1.84), inward((2.62, 5.25, 1.05), x, y, 0, facing, 1.84))])
    stops = POSES['contrapposto'].but(hand_r=(.36, .42, 1.17), elbow_out=.15, elbow_r=.4, lean=-.03, twist=.1, tilt=.08)
    cast.place(*phoning(*watching(navy, stops, x, y, 0, facing, (LOU[0], LOU[1], 1.65)), 'l'), x, y, facing, 3)


def view(st):
    """Shortly after three: a low sun on the chair."""
    dress(tailored=True, strands=6, trousers=True, cuffs=True)
    st.camera(CAMERA, (.215, 4, .86), 43.5)
    st.sun(-62, 18, 'ffbe70', 9, .12)
    st.fill('6f9ab8', '9ab0b8', 1.1)
    room()
    m = Mesh(110)
    teletype(m, (*MACHINE, 0), -.06)
    with m.at((*CHAIR, 0), scale=1.14):
        chair(m, (0, 0, 0), -2.86)
    avenue.teletype(m, (.8, 7.1, 0), paper=.4)
    newsroom.ashtray(m, (MACHINE[0] + .2, MACHINE[1] + .04, 1.085))
    # The lieutenant telephones over a row of low cabinets.
    for k in range(4):
        newsroom.cabinet(m, (1.72 + k * .48, 4.72, 0), 0, 3)
    m.box((2.44, 5.02, 1.09), (2.0, .66, .03), '6e563a', chamfer=.008)
    newsroom.telephone(m, (2.34, 4.98, 1.105), -.15, handset=False)
    newsroom.papers(m, (1.85, 5.0, 1.107), 3, .05)
    # The desk at which Lou writes stands before his legs.
    newsroom.desk(m, (-.96, 3.05, 0), .0, (1.5, .72, .76))
    with m.at((-.6, 3.14, .79), rz=.12, scale=.86):
        newsroom.typewriter(m, (0, 0, 0))
        for k, end in enumerate((.08, .095, .05, .09)):
            m.beam((-.09, .074, .31 - k * .026), (end, .074, .31 - k * .026), .004, '4a4640', depth=.007, jitter=0)
    newsroom.papers(m, (-1.2, 3.1, .79), 5, .1)
    newsroom.cup(m, (-.98, 2.95, .79))
    # A second desk before the bureau chief's door.
    newsroom.desk(m, (-2.75, 6.7, 0), .1)
    newsroom.typewriter(m, (-2.85, 6.5, .79), .1)
    newsroom.papers(m, (-2.35, 6.5, .79), 4, .1)
    m.build('machines')
    people()
    outside()
    sunbeam(st)
    st.spot((-2.6, 1.6, 2.5), (*LOU[:2], 1.2), 'ffe0b4', 190, 46, .25)
    st.spot((-2.0, -.7, 2.4), (*CHAIR, .8), 'ffdcae', 70, 50, .8)
    st.lamp((2.9, 6.2, 3.0), 'ffe2bc', 22, .6)
    st.spot((.5, 4.1, 2.3), (*NAVY[:2], 1.68), 'ffe0b8', 110, 15, .1)
    st.lamp((-.2, 1.2, 3.1), 'bcd4e0', 22, 1.0)
    st.lamp((-2.5, 5.6, 2.3), 'ffe2bc', 16, .5)
    st.smoke((-.775, 3.55, 1.56), .8, (-.14, .05), .013, .06, .055, 'efe6d0', 'a8a698', 520, seed=3)
    st.look(sky={'zenith': '6a94b8', 'middle': 'a8c0c8', 'horizon': 'f0d8b0', 'glow': 'ffe0b0', 'glow_power': .3, 'haze': .5, 'gain': .9,
                 'layers': [{'cover': .5, 'scale': 1.6, 'stretch': 2.6, 'seed': 27, 'color': 'fff4e0', 'shade': 'a8b4c0', 'opacity': .6, 'soft': .4}]},
            fog={'start': 8.4, 'length': 90, 'max': .42, 'cool': 'a8b8b4', 'warm': 'e8d8b4'},
            tones={'shade': '4f7480'}, recede={'from': 6, 'to': 12, 'color': '7c9090', 'amount': .11, 'grey': .06},
            grade={'exposure': 1.47, 'bloom': .2, 'shadows': '123a40'},
            rim=[{'from': (-3.9, 6.4, 2.4), 'color': 'ffb868', 'amount': .5, 'within': 6.0}],
            values={'hero': [*CHAIR, .65], 'radius': .6, 'lift': .5, 'dodge': [((*NAVY[:2], 1.0), .6, -.2), ((-3.1, 8.5, 1.6), .8, -.2), ((1.1, 8.5, 1.1), .9, -.35), ((-8, 105, 3), 40, -.75), ((9.8, 33, 3.4), 4.5, -.95)], 'far': [8.6, 12.0]})
