"""View 2 of the Washington scene: the live keyboard, the red chair that Lou has left, and Lou, who leans on the machine and asks what you send. For modern 2, 3."""
from dataclasses import replace

import numpy as np

import modern_cast as cast
import modern_hair
from kit import coats, fronts, newsroom, sixties
from kit.body import torso_ring
from kit.faces import FACES
from kit.figures import Look, dress
from kit.meshes import Mesh, rgb, rotation, unit
from kit.placing import inward, watching
from kit.pose import POSES, joints
from kit.strands import strands
from modern_office import outside, room
from modern_printer import teletype
from modern_seat import chair, fedora, jacket

# Lou's and the lieutenant's place and which way they face; the machine's and the chair's, turned to each other; the camera.
LOU, NAVY, MACHINE, CHAIR = (-.76, 3.22, 204), (1.86, 5.75, 165), (-.1, 3.95, .52), (.56, 3.42, 2.3)
BIG, SEAT, WOUND = 1.08, 1.05, .155
CAMERA, LENS = (0, 0, 1.15), 42
# Where the wrist of the hand on which he leans lies, over the corner of the machine's keyboard.
EDGE = (-.117, 3.393, .86)
# How high the near desk is, which hides Lou's legs.
TOP = .84
# The locks over Lou's brow, in metres from the middle of his head.
FORELOCKS = (((.034, .118), (.036, .096), (.034, .074), (.024, .056)), ((.02, .12), (.018, .098), (.01, .076), (-.004, .064)), ((.046, .11), (.05, .09), (.054, .07), (.05, .054)))


def lou():
    """The operator, who wanted a smoke."""
    return Look(face=FACES['operator'].but(lid=.95, age=.2, rested=.8, even=.7, stern=.55, worry=1.15, smile=0, small=.1, blush=.2, lips=-.4, stubble=.45, jaw=.05, chin=.05, low_brows=.1, raised=.2, mouth='open', bushy=1.3, short=.8, slim=.6, eyes=1.1, inset=1), head=1.0, skin='d8a07a', hair='3a2a1c', hair_style='bald', garment='tucked', color='d8d2c2', sleeve='d8d2c2', legs='5c616b', leg_width=1.14, hips=.73, pressed=1.0, boots='1c1612', boot_height=.01, belt='2a1c14',
                height=1.75, stout=.25, rolled=.62, grips={'r': ('smoke', (-.3, .35, .9), (-.75, .2, -.1)), 'l': ('over', inward((.5, -.68, -.5), 0, 0, 0, LOU[2]), inward((-.1, -.1, -1), 0, 0, 0, LOU[2]))}, extra=[fronts.braces('2c2a30', stout=.25, out=.013), fronts.pocket('d8d2c2', stout=.25), necktie('7a2418', 'f0ead8'), buckle, smoke_hand, modern_hair.barber('3a2a1c', 'd8a07a', 1, .018, .016, seed=2), strands('3a2a1c', 40, 8, 6, seed=3), modern_hair.forelocks('3a2a1c', FORELOCKS)])


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


def phoning(look, pose, side, size=1.0, rises=(0, .62, .78)):
    """The look and the pose of a person whose hand closes about the receiver (`newsroom.handset`) at the ear of that side; `size` is that of the head, the hand `rises` that way in its frame."""
    s = 1 if side == 'r' else -1
    j = joints(pose, look.stout)
    along, palm = (unit(j.head @ q) for q in (rises, (-s, 0, 0)))
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
    m.tube([at(.88), at(1)], .0062, rgb('e0501c'), n=10, mat='glint', jitter=0)


def people():
    """Lou, who leans over the machine towards whoever looks, and the lieutenant, who telephones and stops him with a raised hand."""
    x, y, facing = LOU
    rests = inward(EDGE, x, y, 0, facing, 1.75)
    # His weight lies on the arm on the machine, so that his shoulders and his head come down and forward.
    leans = POSES['hip'].but(hand_r=(.31, .22, 1.22), hand_l=rests, lean=.62, side=-.3, tilt=.1, elbow_out=.9, elbow_r=.35, elbow_way_l=(.2, -.9, .2), legs=.79, drop=.06, shift=(-.06, 0), foot_l=(-.2, .2, 0), foot_r=(.14, -.2, 0))
    cast.place(*watching(lou(), leans, x, y, 0, facing, CAMERA, head=((-.15, .15), (-.1, .3)), eyes=((-.5, .5), (-.28, .2)), share=.6), x, y, facing, 1)
    navy = cast.LIEUTENANT
    x, y, facing = NAVY
    near = lambda dx, dy, z: inward((x + dx, y + dy, z), x, y, 0, facing, 1.84)
    navy = replace(navy, boot_height=.01, straight=1.0, face=FACES['clerk'].but(age=.05, hook=.1, hollow=.1, lips=0, mouth='speak', stern=.55, worry=.3, rested=1.0, stubble=0, lid=.6, eyes=.6, short=.4, slim=.3, inset=1), hair_style='bald', head=1.05,
                   grips={'r': ('calm', (.1, .12, 1), (-.15, 1, -.1))}, extra=[sixties.service_cap('ece8dc', '14161c', crown=.142), *navy.extra[1:], coats.barbered(navy.hair), newsroom.handset('l', '5c6a70', near(.14, -.58, 1.2), near(.4, -.35, 1.05))])
    stops = POSES['contrapposto'].but(hand_r=(.48, .4, 1.42), elbow_out=.15, elbow_r=.4, elbow_way_l=(-.6, .1, -1), lean=-.03, twist=.1, tilt=.08)
    cast.place(*phoning(*watching(navy, stops, x, y, 0, facing, (LOU[0], LOU[1], 1.5), head=((-.15, .2), (-.15, .15)), eyes=((-.5, .5), (-.2, .2))), 'l', rises=(0, -.1, 1)), x, y, facing, 3)


def receiver(m, loc, rz, color):
    """A telephone's receiver laid on its side."""
    with m.at(loc, rz=rz):
        t = np.linspace(-1, 1, 15)
        m.tube(np.stack([t * .095, .035 - .035 * t ** 2, .03 + 0 * t], 1), .0155, color, n=12, mat='gloss', jitter=0)
        for s in (-1, 1):
            m.lathe([(.001, 0), (.03, .004), (.034, .02), (.026, .036), (.001, .042)], color, n=20, center=(s * .098, -.028, .034), rot=rotation(-np.pi / 2, 0, s * -.3), mat='gloss', jitter=0)


def corner(m):
    """The corner of the desk that stands nearest, cut by the frame: a cup, a telephone whose receiver lies beside it, torn tape."""
    steel = '2c4448'
    with m.at((-.62, 1.72, TOP - .78), rz=-.1):
        m.box((-.3, -.4, .755), (1.5, 1.3, .05), '9a8058', chamfer=.012)
        m.box((-.3, -.4, .36), (1.42, 1.22, .74), '56645f', chamfer=.01)
        with m.at((-.06, -.08, .78)):
            newsroom.desk_set(m, (0, 0, 0), .5, steel)
        receiver(m, (.2, -.17, .78), .35, steel)
        t = np.linspace(0, 1, 150)[:, None]
        cord = np.array((.12, -.24, .8)) * (1 - t) ** 2 + 2 * np.array((.0, -.42, .79)) * t * (1 - t) + np.array((-.1, -.1, .8)) * t ** 2
        m.tube(cord + np.stack([np.cos(t[:, 0] * 160), np.sin(t[:, 0] * 160), 0 * t[:, 0]], 1) * .008, .004, '16181a', n=5)
        newsroom.cup(m, (.36, .02, .78))
        # Two sheets of copy, a pencil across them.
        for x, y, turn in ((.2, -.5, .35), (-.02, -.56, -.2)):
            with m.at((x, y, .782), rz=turn):
                m.box((0, 0, 0), (.21, .29, .003), 'efe8d6', jitter=0)
                for k in range(9):
                    m.box((m.rng.uniform(-.02, 0), .11 - k * .024, .003), (m.rng.uniform(.12, .16), .006, .001), '5a5850', jitter=0)
        m.beam((.1, -.55, .79), (.26, -.46, .79), .007, 'c8962c')
        for k, (x, y, turn, long) in enumerate(((.3, -.32, .35, .34), (.28, -.42, -.25, .42))):
            t = np.linspace(0, 1, 24)
            line = np.stack([x + (t - .5) * long * np.cos(turn), y + (t - .5) * long * np.sin(turn), .786 + .006 * k + .035 * np.abs(np.sin(t * 5 + k)) ** 3], 1)
            side = np.array((-np.sin(turn), np.cos(turn), 0)) * .014
            m.loft([[q - side, q + side] for q in line], 'efe6d0', closed=False, mat='cloth', jitter=.02)


def furniture():
    """The machine and the chair, the cabinets at which the lieutenant stands, the far desk, and the near corner."""
    m = Mesh(110)
    with m.at((*MACHINE[:2], 0), scale=BIG):
        teletype(m, (0, 0, 0), MACHINE[2])
    with m.at((*CHAIR[:2], 0), scale=SEAT):
        chair(m, (0, 0, 0), CHAIR[2], WOUND)
        jacket(m, (0, 0, 0), CHAIR[2], WOUND)
        fedora(m, (-.06, -.05, .535 + WOUND), .1)
    newsroom.ashtray(m, (MACHINE[0] - .14, MACHINE[1] - .02, 1.17))
    for k in range(5):
        newsroom.cabinet(m, (NAVY[0] - .55 + k * .48, NAVY[1] - .88, 0), 0, 3)
    m.box((NAVY[0] + .41, NAVY[1] - .58, 1.09), (2.42, .66, .03), '6e563a', chamfer=.008)
    newsroom.telephone(m, (NAVY[0] + .12, NAVY[1] - .62, 1.105), -.15, handset=False)
    newsroom.papers(m, (NAVY[0] - .37, NAVY[1] - .6, 1.107), 3, .05)
    # A second desk before the bureau chief's door.
    newsroom.desk(m, (-2.75, 6.7, 0), .1)
    newsroom.papers(m, (-2.35, 6.5, .79), 4, .1)
    corner(m)
    m.build('machines')


def view(st):
    """Shortly after three: a low sun through the bars of the tall windows, on the chair, the keys and Lou's face."""
    dress(tailored=True, strands=6, trousers=True, cuffs=True)
    st.camera(CAMERA, (0, 4, .823), LENS)
    st.sun(-130, 16, 'ffbe70', 6.5, .12)
    st.fill('6f9ab8', '9ab0b8', 1.0)
    room()
    furniture()
    people()
    outside()
    st.lamp((2.9, 6.2, 3.0), 'ffe2bc', 22, .6)
    st.spot((.1, 4.1, 2.3), (*NAVY[:2], 1.68), 'ffe0b8', 110, 15, .1)
    st.lamp((-.2, 1.2, 3.1), 'bcd4e0', 22, 1.0)
    st.lamp((-2.5, 5.6, 2.3), 'ffe2bc', 16, .5)
    st.smoke((-.957, 2.9, 1.38), .8, (-.1, .05), .011, .05, .05, 'efe6d0', 'a8a698', 520, seed=3)
    st.look(sky={'zenith': '6a94b8', 'middle': 'a8c0c8', 'horizon': 'f0d8b0', 'glow': 'ffe0b0', 'glow_power': .3, 'haze': .5, 'gain': .9,
                 'layers': [{'cover': .5, 'scale': 1.6, 'stretch': 2.6, 'seed': 27, 'color': 'fff4e0', 'shade': 'a8b4c0', 'opacity': .6, 'soft': .4}]},
            fog={'start': 8.4, 'length': 90, 'max': .42, 'cool': 'a8b8b4', 'warm': 'e8d8b4'},
            tones={'shade': '4f7480'}, recede={'from': 6, 'to': 12, 'color': '7c9090', 'amount': .11, 'grey': .06},
            grade={'exposure': 1.36, 'bloom': .2, 'shadows': '123a40'},
            rim=[{'from': (-3.9, 6.4, 2.4), 'color': 'ffb868', 'amount': .5, 'within': 6.0}],
            values={'hero': [*CHAIR[:2], .75], 'radius': .6, 'dodge': [((.74, 3.5, 1.1), .32, -.4), ((.86, 3.52, .98), .14, -.7), ((*NAVY[:2], 1.0), .6, -.2), ((-3.1, 8.5, 1.6), .8, -.2), ((1.1, 8.5, 1.1), .9, -.35), ((-8, 105, 3), 40, -.75), ((9.8, 33, 3.4), 4.5, -.95)], 'far': [8.6, 12.0]})
