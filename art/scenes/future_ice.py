"""The Mars scene's third view, close: four hundred metres down, Jun points at the grey line in the ice. For future 3."""
import numpy as np

import future_suit as suit
from future_drill import auger
from future_surface import CUT, HOLLOW, OUT, RUN, at, depth, film, line, pit
from future_glove import glove
from kit.faces import EYE, EYE_R, FACES
from kit.meshes import Mesh, rgb, rotation, unit
from kit.noise import fbm, smoothstep
from kit.placing import inward
from kit.pose import POSES

JUN, FACING, AMBER = (-.33, 2.42), 186, 'd08a3c'


def cut():
    """Old snow, striped with dust like a stack of dirty plates, and the line that crosses it."""
    m = Mesh(11)
    # The lines of the grid are close together across the hollow.
    u, v = (np.sort(np.concatenate([whole[np.abs(whole - c) > .089], np.linspace(c - .085, c + .085, 110)])) for whole, c in zip((np.linspace(-3.4, 1.5, 720), np.linspace(-1.1, 1.25, 720)), HOLLOW))
    u, v = np.meshgrid(u, v, indexing='ij')
    p = at(u, v)
    h = v - .22 * u + .05 * (fbm(u * 1.3, v * 1.3, 4, 4) - .5)
    clear = fbm(u * 1.5 + 4, v * 5, 9, 4)[..., None]
    ice = rgb('4a8cc0') * (1 - clear) + rgb('c8e8f8') * clear
    # Wet years and dry ones: no two bands are equally wide or equally dusty, and in places the ice is clear through.
    year = h + .045 * np.sin(h * 6.1 + .8) + .021 * np.sin(h * 17 + 2) + .008 * np.sin(h * 43)
    wide = .5 + .3 * np.sin(h * 11 + 3) + .2 * np.sin(h * 29)
    stripe = smoothstep(.42 + .4 * wide, .62 + .4 * wide, np.sin(year * 74 + 2.2 * fbm(u * .8, v * 3, 2, 3)) * .5 + .5) * (.2 + .8 * fbm(u * 2 + 9, v * 7, 6, 4) ** 1.3)
    thick = smoothstep(.86, .93, np.sin(year * 8.7 + 1.25 + .4 * fbm(u * 5, v * 5, 13, 3)) * .5 + .5)
    fine = smoothstep(.6, .9, np.sin(year * 170 + 4 * fbm(u * 2, v * 6, 15, 3)) * .5 + .5) * smoothstep(.45, .6, fbm(u * .9, h * 6, 16, 3)) * .3
    dust = np.clip(stripe * .5 + thick * .7 + fine, 0, .9)[..., None]
    # Along the line the ice is clean, so that one sees it.
    dust *= 1 - .85 * np.exp(-((v - line(u)) / .045) ** 2)[..., None]
    # Dark depths show through where it is clear.
    ice = ice * (1 - .62 * smoothstep(.5, .68, fbm(u * .9 + 2, v * 1.6 + 5, 21, 4)))[..., None] + rgb('0c2a4c') * (.5 * smoothstep(.5, .68, fbm(u * .9 + 2, v * 1.6 + 5, 21, 4)))[..., None]
    tone = ice * (1 - dust) + (rgb('8a4428') * (.8 + .5 * fbm(u * 20, v * 20, 3, 2)[..., None])) * dust
    # The hollow is a little darker under its upper edge, paler where the lamp strikes its floor.
    ring = pit(u, v)
    inside, low = (1 - smoothstep(.8, 1.04, ring))[..., None], np.clip(.4 - (v - HOLLOW[1]) / .037, 0, 1)[..., None] ** 1.4
    # The stripes run on into it, so that it is seen to be a dent in the same ice; its lip is wet.
    deep = tone * .8 * (1 - low) + (tone * .75 + rgb('9cc4d8') * .25) * low
    tone = tone * (1 - inside) + deep * (.85 + .3 * fbm(u * 60, v * 60, 6, 2)[..., None]) * inside
    lip = .4 * np.exp(-((ring - 1.06) / .05) ** 2)[..., None] * np.clip(.35 - (v - HOLLOW[1]) / .036, 0, 1)[..., None]
    tone = tone + rgb('cfe8f4') * .2 * lip
    n, k = u.shape
    i, j = np.meshgrid(np.arange(n - 1), np.arange(k - 1), indexing='ij')
    faces = np.stack([i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1], -1).reshape(-1, 4)
    matt = ring.reshape(-1)[faces].min(1) < 1.25
    for part, mat in ((faces[~matt], 'gloss'), (faces[matt], 'paint')):
        m.add(p.reshape(-1, 3), part, tone.reshape(-1, 3), smooth=True, mat=mat, jitter=0)
    m.build('cut')


def fissure(m, us, vs, wide, seen):
    """A crack in the ice through points (us, vs), `wide` metres to either side and as dark as `seen` (0 to 1): a soft depth, a dark core, and one lit lip below."""
    across = np.linspace(-1, 1, 9)
    # Each sheet lies a little in front of the one before, or they would fight for the same place.
    for spread, dark, out in ((5.0, .18, .005), (2.4, .36, .0057), (1.0, .66, .0064)):
        rows = np.array([at(us, vs + k * wide * spread, out) for k in across])
        keep = 1 - np.multiply.outer(np.cos(across * np.pi / 2) ** 1.5 * dark, seen)
        film(m, rows, np.stack([keep ** .9, keep, keep ** 1.15], -1), 'shade')
    lip = np.array([at(us, vs - wide * k, .0071) for k in (1.2, 1.9, 3.0)])
    film(m, lip, np.multiply.outer(np.array((0, .3, 0)), seen)[..., None] * rgb('d8f2ff'), 'ray')


def pencil_line():
    """The line, grey and thin as a pencil stroke, deep in the ice in a pale halo: it tapers away from the bead, stops and goes on, and forks three times."""
    m = Mesh(12)
    for us, far in ((np.linspace(-1.0, HOLLOW[0], 300), 1.2), (np.linspace(HOLLOW[0], 1.2, 300), 2.2)):
        taper = np.clip(1 - np.abs(us - HOLLOW[0]) / far, .12, 1)
        # Where it lies deeper one loses it for a moment.
        there = .34 + .66 * smoothstep(.3, .42, fbm(us * 9 + 3, us * 0 + 8, 5, 2) + .35 * np.exp(-((us - HOLLOW[0]) / .12) ** 2))
        film(m, np.array([at(us, line(us) + k * .02, .0045) for k in (-1, -.5, 0, .5, 1)]), np.multiply.outer(np.array((0, .06, .1, .06, 0)), there * taper)[..., None] * rgb('d8ecf8'), 'ray')
        fissure(m, us, line(us), .003 * taper * (1 + .7 * np.exp(-((us - HOLLOW[0]) / .1) ** 2)) * (.75 + .5 * fbm(us * 11, us * 0 + 4, 7, 2)), there * taper ** .35)
    # Three forks, thin as a hair.
    for start, rise, long in ((.31, .42, .1), (.4, -.5, .12), (.53, .36, .1)):
        t = np.linspace(0, 1, 60)
        fissure(m, start + long * t, line(start) + (.3 + rise) * long * t + .004 * np.sin(t * 9), .0014 * (1 - t) * np.minimum(1, .3 + t * 5) + .0002, .7 * (1 - t) ** .4 * np.minimum(1, .3 + t * 5))
    m.build('line')


def seat():
    """What seats the bead in the ice: its shadow below and to the right, and the light that it gathers there."""
    m, (u0, v0) = Mesh(17), HOLLOW
    a = np.linspace(0, 2 * np.pi, 65)
    patch = lambda du, dv, wide, high, out, tone, mat: film(m, np.array([at(u0 + du + np.cos(a) * wide * k, v0 + dv + np.sin(a) * high * k, out) for k in np.linspace(.02, 1, 16)]), np.array([np.repeat(tone(k)[None], 65, 0) for k in np.linspace(0, 1, 16)]), mat)
    fade = lambda k: 1 - smoothstep(.55, 1, k)
    patch(.012, -.036, .046, .046, .007, lambda k: np.array((1 - .5 * fade(k), 1 - .36 * fade(k), 1 - .16 * fade(k))), 'shade')
    patch(.036, -.068, .022, .012, .009, lambda k: rgb('a8e0ff') * .38 * (1 - smoothstep(.1, 1, k)), 'ray')
    m.build('seat')


def trickle():
    """Where the meltwater has run down the ice: a wet thread below the bead that thins out."""
    m = Mesh(16)
    t = np.linspace(0, 1, 60)
    u, v = HOLLOW[0] + .004 * np.sin(t * 8) - .01 * t ** 2, HOLLOW[1] - .066 - .28 * t
    wide = .0042 * (1 - .6 * t) * (.8 + .5 * fbm(t * 9, t * 0 + 3, 4, 2))
    rows = np.array([at(u + wide * k, v, .006) for k in (-1.5, -1, -.3, .3, 1, 1.5)])
    shine = np.outer((0, .12, .5, .16, .3, 0), (1 - t) ** .7)[..., None] * rgb('d8f2ff')
    film(m, rows, shine, 'ray')
    edge = np.array([at(u - wide * k, v, .005) for k in (2.1, 1.4, .8)])
    film(m, edge, np.repeat((1 - np.outer((0, .45, 0), (1 - t) ** .5))[..., None], 3, -1), 'shade')
    m.build('trickle')


def bead():
    """A bead of meltwater that hangs from the line: deep blue where the lamp enters it, bright where it gathers the light, a pale rim, one sharp highlight."""
    m = Mesh(15)
    u0, v0 = HOLLOW
    base = depth(u0 + .06, v0)
    across, down = .036, .041
    # Hanging water: drawn out to a point where it hangs on the line, full below.
    hung = lambda z: np.where(z > 0, z + .2 * z ** 3, z)
    spot = lambda x, z, h: CUT + ((u0 + x * across * (1 - .14 * np.maximum(z, 0))))[..., None] * RUN + (v0 - .038 + hung(z) * down)[..., None] * np.array((0, 0, 1)) + (base + h)[..., None] * OUT
    r, a = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 2 * np.pi, 96, endpoint=False), indexing='ij')
    x, z = r * np.cos(a), r * np.sin(a)
    low = smoothstep(.25, -.85, z * .86 - x * .5)[..., None]
    tone = rgb('1f62ac') * .8 * (1 - low) + rgb('74c4f0') * .7 * low
    # A bright crescent below.
    crescent = (np.exp(-((r - .8) / .09) ** 2) * smoothstep(.25, -.75, z * .86 - x * .5))[..., None]
    tone = tone + rgb('f4fdff') * .7 * crescent
    rim = smoothstep(.82, .97, r)[..., None]
    tone = tone * (1 - .9 * rim) + rgb('c4e8ff') * .75 * rim
    # Her amber fingertip is mirrored on the side that it comes from.
    warm = (np.exp(-((r - .74) / .13) ** 2) * smoothstep(.35, .9, -x - .25 * z))[..., None]
    tone = tone * (1 - .8 * warm) + rgb('ff9c40') * .9 * warm
    # So is the red year above it, as a bow in its lower half.
    band = (np.exp(-((z + .42 - .3 * x - .3 * x * x) / .12) ** 2) * smoothstep(.86, .66, r))[..., None]
    tone = tone * (1 - .3 * band) + rgb('b8402a') * .2 * band
    p = spot(x, z, .019 * np.sqrt(np.clip(1 - r ** 2, 0, 1)) - .002)
    n, k = r.shape
    i, q = np.meshgrid(np.arange(n - 1), np.arange(k), indexing='ij')
    faces = np.stack([i * k + q, (i + 1) * k + q, (i + 1) * k + (q + 1) % k, i * k + (q + 1) % k], -1).reshape(-1, 4)
    m.add(p.reshape(-1, 3), faces, tone.reshape(-1, 3), smooth=True, mat='glint', jitter=0)
    b = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    for cx, cz, wide, high, power in ((-.33, .4, .23, .17, 4.2), (-.02, .60, .07, .05, 2.6), (.46, -.5, .08, .06, 3.2)):
        hx, hz = cx + wide * np.cos(b), cz + high * np.sin(b) + .35 * wide * np.cos(b)
        m.add(spot(hx, hz, .019 * np.sqrt(np.clip(1 - hx ** 2 - hz ** 2, 0, 1)) + .0015), [list(range(28))], rgb('ffffff') * power, mat='glint', jitter=0)
    # The glint of the lamp.
    for x, z in ((.46, .026), (.026, .66)):
        star = [(-.31 + x * np.cos(q) * .9, .42 + z * np.sin(q)) for q in np.linspace(0, 2 * np.pi, 5)[:4]]
        m.add(np.array([spot(np.array(q), np.array(w), .0235) for q, w in star]), [[0, 1, 2, 3]], rgb('ffffff') * 2.2, mat='glint', jitter=0)
    # Drops that have run down from it.
    for du, dv, size in ((-.002, .106, .0062), (.001, .146, .0038)):
        m.ball(at(u0 + du, v0 - dv, .003), (size, size * .8, size * 1.45), rgb('3f7ea8') * .8, n=18, mat='glint', jitter=0)
        m.ball(at(u0 + du, v0 - dv - size * .55, .003 + size * .4), (size * .62, size * .5, size * .5), rgb('c8f0ff'), n=14, mat='glint', jitter=0)
        m.ball(at(u0 + du - size * .3, v0 - dv + size * .5, .003 + size * .8), size * .24, rgb('ffffff') * 2.4, n=10, mat='glint', jitter=0)
    m.build('bead')


def flaws():
    """What the lamp finds in the ice: cracks that shine along one side, and swarms of bubbles."""
    m = Mesh(14)
    rng = m.rng
    for (u0, v0), (u1, v1), wide in (((-.42, .2), (.12, .4), .11), ((.3, -.42), (.62, -.02), -.09), ((-.3, -.5), (.08, -.36), -.06)):
        t = np.linspace(0, 1, 40)
        u, v = u0 + (u1 - u0) * t + .012 * np.sin(t * 9 + u0 * 20), v0 + (v1 - v0) * t + .016 * np.sin(t * 7 + v0 * 30)
        fade = np.sin(t * np.pi) ** .7
        # A sheet that fades away from the crack, and the crack's own bright edge.
        rows = [at(u + wide * .35 * q, v + wide * q, .004) for q in (0, .12, .3, .6, 1)]
        tones = np.array((.2, .12, .06, .025, 0))
        for k in range(4):
            for i in range(39):
                quad = [rows[k][i], rows[k][i + 1], rows[k + 1][i + 1], rows[k + 1][i]]
                m.add(np.array(quad), [[0, 1, 2, 3]], rgb('a8d8f4') * (tones[k] + tones[k + 1]) / 2 * fade[i], mat='ray', jitter=0)
        m.tube(at(u, v, .005), .0011 * fade + .0002, rgb('e4f6ff') * .26, n=5, mat='ray', jitter=0)
    for cu, cv, count, spread in ((-.1, .27, 60, .09), (.33, .2, 46, .07), (.1, -.2, 70, .1), (.45, -.2, 40, .08)):
        for k in range(count):
            q = np.array((cu, cv)) + rng.normal(0, spread, 2) * (1.5, .6)
            if pit(*q) > 1.5:
                r = .0009 + .0026 * rng.random() ** 3
                m.ball(at(q[0], q[1], .004), (r, r, r * rng.uniform(1, 1.8)), rgb('d8f0ff') * rng.uniform(.08, .28), n=8, mat='ray', jitter=0)
    m.build('flaws')


def lift():
    """The lift's cable and its amber lamp behind her. Returns the place of the light."""
    m, box = Mesh(13), np.array((-1.5, 3.1, 2.0))
    m.tube([box + (-.2, .1, -4), box + (-.2, .1, 4)], .02, '5a6068', n=10, mat='metal')
    m.box(box, (.22, .12, .12), '3a3e44', chamfer=.02)
    m.box(box - (0, .07, 0), (.17, .02, .07), rgb('ff9a40') * 2.6, mat='glow', jitter=0)
    m.build('lift')
    return tuple(box + (.05, -.15, 0))


# Where her finger ends, a hair's breadth short of the bead and below it, and the way it points, in her own frame.
TIP, AIM = np.array(inward(at(HOLLOW[0] - .052, HOLLOW[1] - .075, .03), *JUN, 0, FACING, 1.72)), unit((-.74, .34, .58))


def points(m, j):
    """Her left hand points at the bead along the line of her forearm."""
    glove(m, j, 'l', AIM, (-.5, .25, -.8), AMBER, TIP)


def carries(m, j):
    """Her other hand holds the auger upright beside her."""
    place = glove(m, j, 'r', (-.2, .95, .12), (-1, -.15, .1), AMBER, grip='grasp')
    auger(m, place((0, .078, -.03)), (.035, -.03, 1), up=.44)


def glints(face):
    """One clear light in each eye of a `face`, as an `extra`: the bead that she looks at; her lips part without showing teeth, and no fold is in so young a cheek."""
    def draw(m, j):
        m.faces[-1]['strokes'] = [stroke for stroke in m.faces[-1]['strokes'] if stroke[0] != 'fold']
        m.faces[-1].pop('teeth', None)
        for s in (-1, 1):
            gaze = rotation(face.gaze[1], 0, face.gaze[0] - s * .03) @ (0, 1, 0)
            side = unit(np.cross(gaze, (0, 0, 1)))
            spot = EYE * (s * face.width, 1, 1) + EYE_R * 1.04 * unit(gaze - side * .24 + np.cross(side, gaze) * .22)
            m.ball(j.face[1](spot), .0031, np.array([1.0, 1.0, .96]) * 1.3, n=10, mat='catch', jitter=0)
    return draw


def jun():
    """She runs the drill. Her helmet has just been against yours; now she shows you, with one finger, and cannot look away herself."""
    face = FACES['mother'].but(age=.05, worry=.55, stern=-.9, low_brows=-.8, mouth='speak', small=.25, smile=.3, lips=-.1, jaw=-.4, chin=-.6, lid=1.02, gaze=(.5, -.07), nose_long=-.25, nose_wide=.1, cheek=.35, width=1.0, iris='2a1a10', bushy=.8, asymmetry=7, short=.9, slim=.8, eyes=1.35, inset=1, rested=1, even=.8, blush=.7)
    pose = POSES['stand'].but(hand_l=tuple(TIP - .285 * AIM), hold_l='none', hand_r=(.27, .25, 1.1), hold_r='none', look=(.26, .0), lean=.05, twist=.05, elbow_out=.5, elbow_r=.5)
    obj = suit.walker(pose, AMBER, seed=5, height=1.72, skin='d8a67c', hair='1c1410', face=face, head=1.12, hair_style='bald', hat='linen', extra=[suit.comms_cap(), glints(face), points, carries])
    obj.location, obj.rotation_euler = (*JUN, 0), (0, 0, np.radians(FACING))


def view(st):
    """Your lamp and hers on the ice; an amber light from the lift."""
    st.camera((.02, 0, 1.52), (.08, 2.4, 1.46), 46.5)
    st.meta['sun'] = [-.4, -.5, .7]
    st.fill('14284a', '1c2c48', .5)
    cut()
    pencil_line()
    seat()
    bead()
    trickle()
    flaws()
    lamp = lift()
    jun()
    # Your lamp, soft at its edge, and hers, which falls on the ice from the side: together they are no disc.
    st.spot((.35, .3, 1.75), tuple(at(.13, .02)), 'e4f0ff', 105, 30, .03, .75)
    st.spot((JUN[0] + .3, 1.75, 1.62), tuple(at(-.05, -.36)), 'bcdcff', 7, 60, .06, .95)
    st.lamp((JUN[0] + .12, JUN[1] - .17, 1.6), 'ffe4c4', .1, .06)
    st.spot((.95, 1.35, 1.72), (*JUN, 1.58), 'ffcc98', 34, 16, .3)
    st.spot((-.9, 1.0, 1.9), (*JUN, 1.35), '9cc4f4', 22, 50, .15)
    # What the bead and the ice send back to the cheek that is turned to them.
    st.spot((HOLLOW[0] + .12, 1.75, 1.5), (JUN[0] + .05, JUN[1] - .1, 1.57), '8fd4ff', 12, 17, .22)
    st.spot((.15, .7, 1.3), (*JUN, 1.3), 'ffe8d0', 12, 26, .3)
    # Blue comes back from the ice on the side of the suit that is turned from both lamps.
    st.spot((-1.4, 1.6, .9), (JUN[0] - .1, JUN[1], 1.15), '3c8cff', 15, 38, .3)
    st.lamp(lamp, 'ff8a38', 9, .1, .3, mirrored=False)
    st.lamp((.9, 2.9, 2.3), '5ab0ff', 30, .2)
    x, y, z = at(HOLLOW[0], HOLLOW[1], .07)
    st.lamp((x, y, z), 'd8f4ff', .02, .012)
    st.meta['halos'].append({'loc': [float(c) for c in (x, y, z)], 'radius': .1, 'color': list(rgb('d4f0ff')), 'strength': .05})
    st.look(sky={'zenith': '081020', 'middle': '081020', 'horizon': '081020', 'glow_power': 0},
            fog={'start': 2.6, 'length': 9, 'max': .55, 'cool': '142a48', 'warm': '1c3450', 'low': 0},
            ink={'width': 1.6, 'tone': .17, 'color': '7a5644'},
            tones={'shade': '4a60b0', 'tint': .3, 'amount': .45, 'soft': .9, 'patch': 0},
            grade={'exposure': 1.4, 'bloom': .2, 'shadows': '10244c', 'saturation': 1.14},
            values={'hero': [*JUN, 1.5], 'radius': .3, 'lift': .15, 'dodge': [((.54, 2.2, 1.55), .3, -.6)], 'far': [3.2, 6.0]})
