"""The Mars scene's third view, close: four hundred metres down, Jun points at the grey line in the ice."""
import numpy as np

import future_cast as cast
from kit import near_dress
from kit.faces import FACES
from kit.hands import hand
from kit.meshes import Mesh, rgb, unit
from kit.noise import fbm, smoothstep
from kit.pose import POSES

# A point of the cut, which way its face runs (to the right and towards us), and where it looks.
CUT, RUN, OUT = np.array((.36, 2.35, 1.5)), unit((.82, -.57, 0)), unit((-.57, -.82, 0))
JUN = (-.33, 2.42)
# Where your lamp has melted a hollow the size of an egg, along the cut and up.
HOLLOW = (.21, .035)


def line(u):
    """How high the grey line runs, `u` metres along the cut: uphill, toward the town."""
    u = np.asarray(u, float)
    return -.03 + .3 * u + .012 * np.sin(u * 9) + .006 * np.sin(u * 31 + 1)


def pit(u, v):
    """How far (u, v) is from the middle of the hollow: 1 is its uneven edge."""
    x, z = (u - HOLLOW[0]) / .06, (v - HOLLOW[1]) / .05
    a = np.arctan2(z, x)
    return np.hypot(x, z) / (1 + .1 * np.sin(3 * a + 1) + .06 * np.sin(5 * a + 2.5) - .16 * np.sin(a))


def depth(u, v):
    """How far the cut's face stands out at (u, v): the drill's grooves, flaws, the hollow."""
    groove = .012 * np.abs(np.sin((v - .1 * u) * 21 + 1.5 * fbm(u * 2, v * 2, 3, 3))) ** .6
    rough = .05 * (fbm(u * 3, v * 3, 5, 4) - .5) + .012 * (fbm(u * 16, v * 16, 8, 3) - .5)
    return groove + rough - .085 * (1 - smoothstep(.45, 1.1, pit(u, v))) - .3 * smoothstep(.8, 2.2, -u)


def at(u, v, out=0.0):
    """The point of the cut at (u, v), `out` metres in front of its face."""
    u, v = np.broadcast_arrays(np.asarray(u, float), v)
    return CUT + u[..., None] * RUN + v[..., None] * np.array((0, 0, 1)) + (depth(u, v) + out)[..., None] * OUT


def cut():
    """Old snow, striped with dust like a stack of dirty plates, and the line that crosses it."""
    m = Mesh(11)
    # The lines of the grid are close together across the hollow.
    u, v = (np.sort(np.concatenate([whole[np.abs(whole - c) > .089], np.linspace(c - .085, c + .085, 110)])) for whole, c in zip((np.linspace(-3.4, 1.5, 640), np.linspace(-1.1, 1.25, 330)), HOLLOW))
    u, v = np.meshgrid(u, v, indexing='ij')
    p = at(u, v)
    h = v - .22 * u + .05 * (fbm(u * 1.3, v * 1.3, 4, 4) - .5)
    clear = fbm(u * 1.5 + 4, v * 5, 9, 4)[..., None]
    ice = rgb('4a8cc0') * (1 - clear) + rgb('c8e8f8') * clear
    stripe = smoothstep(.5, .72, np.sin(h * 58 + 3 * fbm(u * .8, v * 3, 2, 3)) * .5 + .5) * (.35 + .65 * fbm(u * 3 + 9, v * 9, 6, 3))
    thick = smoothstep(.8, .9, np.sin(h * 9.5 + 1.2 + .4 * fbm(u * 5, v * 5, 13, 3)) * .5 + .5)
    dust = np.clip(stripe * .6 + thick * .75, 0, .92)[..., None]
    tone = ice * (1 - dust) + (rgb('8a4428') * (.8 + .5 * fbm(u * 20, v * 20, 3, 2)[..., None])) * dust
    # The hollow is dark under its upper edge, paler where the lamp strikes its floor.
    ring = pit(u, v)
    inside, low = (1 - smoothstep(.8, 1.04, ring))[..., None], np.clip(.4 - (v - HOLLOW[1]) / .062, 0, 1)[..., None] ** 1.4
    # The stripes run on into it, so that it is seen to be a dent in the same ice; its lip is wet.
    deep = rgb('10161e') * (1 - low) + (tone * .55 + rgb('9cc4d8') * .5) * low
    tone = tone * (1 - inside) + deep * (.85 + .3 * fbm(u * 60, v * 60, 6, 2)[..., None]) * inside
    lip = np.exp(-((ring - 1.06) / .05) ** 2)[..., None] * np.clip(.35 - (v - HOLLOW[1]) / .06, 0, 1)[..., None]
    tone = tone + rgb('cfe8f4') * .55 * lip
    n, k = u.shape
    i, j = np.meshgrid(np.arange(n - 1), np.arange(k - 1), indexing='ij')
    faces = np.stack([i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1], -1).reshape(-1, 4)
    matt = ring.reshape(-1)[faces].min(1) < 1.25
    for part, mat in ((faces[~matt], 'gloss'), (faces[matt], 'paint')):
        m.add(p.reshape(-1, 3), part, tone.reshape(-1, 3), smooth=True, mat=mat, jitter=0)
    m.build('cut')
    m = Mesh(12)
    dark = rgb('566068')

    def stroke(us, vs, radius):
        whole = pit(us, vs) > 1.06
        for a in range(len(us) - 1):
            if whole[a] and whole[a + 1]:
                m.tube(at(us[a:a + 2], vs[a:a + 2], .001), radius * m.rng.uniform(.8, 1.25), dark * m.rng.uniform(.7, 1.2), n=6, squash=.5)
    us = np.linspace(-1.0, 1.2, 330)
    stroke(us, line(us), .0024)
    for k in range(26):
        # Meltwater from the hollow.
        u0 = HOLLOW[0] + m.rng.normal(0, .02)
        v0 = HOLLOW[1] - .055 - abs(m.rng.normal(0, .07))
        m.ball(at(u0, v0, .002), (.0035, .0035, .006), 'd8f0fa', n=8, mat='water', jitter=0)
    m.build('line')


def lift():
    """The lift's cable and its amber lamp behind her. Returns the place of the light."""
    m, box = Mesh(13), np.array((-1.5, 3.1, 2.0))
    m.tube([box + (-.2, .1, -4), box + (-.2, .1, 4)], .02, '5a6068', n=10, mat='metal')
    m.box(box, (.22, .12, .12), '3a3e44', chamfer=.02)
    m.box(box - (0, .07, 0), (.17, .02, .07), rgb('ff9a40') * 2.6, mat='glow', jitter=0)
    m.build('lift')
    return tuple(box + (.05, -.15, 0))


def glove(m, j):
    """The stout glove of her pointing hand, and the gauntlet that locks it to the sleeve."""
    wrist, elbow = j.points['wrist_l'], j.points['elbow_l']
    way = unit(wrist - elbow)
    hand(m, wrist + way * .02, unit(way + (-.05, -.05, .16)), (.1, .25, -1), 'l', 'point', '4c5258', 1.16, slim=1.34, nails=False)
    m.tube([wrist + way * t for t in (-.1, -.095, -.03, .03, .036)], [.05, .06, .062, .056, .046], 'a9a498', n=28, mat='wool', jitter=0)
    for t, thick in ((-.098, .064), (.026, .058)):
        m.tube([wrist + way * (t + d) for d in (-.01, -.006, .006, .01)], np.array([.94, 1, 1, .94]) * thick, 'd08a3c', n=28, mat='gloss')


def jun():
    """She runs the drill. Her helmet has just been against yours; now she shows you, with one finger."""
    face = FACES['mother'].but(age=.12, worry=.25, stern=.1, mouth='speak', lid=.6, gaze=(-.1, .02), nose_long=-.2, nose_wide=.25, cheek=.5, width=1.02, iris='2a1a10', bushy=.7, asymmetry=41)
    pose = POSES['stand'].but(hand_l=(-.6, .29, 1.37), hold_l='fist', hand_r=(.22, .2, .95), look=(-.2, -.03), lean=.05, twist=.05, elbow_out=.5)
    obj = cast.walker(pose, 'd08a3c', seed=5, height=1.72, skin='d8a67c', hair='120e0c', face=face, head=.98, hair_style='bald', extra=[near_dress.drawn_back('120e0c'), glove], grips={'r': ('rest', (.2, .4, -.9), (-.9, .2, 0))})
    obj.location, obj.rotation_euler = (*JUN, 0), (0, 0, np.radians(186))


def view(st):
    """Your lamp and hers on the ice; an amber light from the lift."""
    st.camera((.02, 0, 1.52), (.08, 2.4, 1.46), 50)
    st.meta['sun'] = [-.4, -.5, .7]
    st.fill('14284a', '1c2c48', .5)
    cut()
    lamp = lift()
    jun()
    st.spot((.35, .3, 1.75), tuple(CUT + (0, 0, -.02)), 'e4f0ff', 150, 34, .05)
    st.lamp((JUN[0] + .12, JUN[1] - .17, 1.6), 'ffe4c4', .7, .03)
    st.spot((.42, .7, 1.75), (*JUN, 1.55), 'ffe8d0', 46, 13, .08)
    st.spot((-.9, 1.0, 1.9), (*JUN, 1.35), 'bcd8f4', 34, 50, .15)
    st.lamp(lamp, 'ff8a38', 9, .1, .3, mirrored=False)
    st.lamp((.9, 2.9, 2.3), '5ab0ff', 30, .2)
    st.look(sky={'zenith': '081020', 'middle': '081020', 'horizon': '081020', 'glow_power': 0},
            fog={'start': 2.6, 'length': 9, 'max': .55, 'cool': '142a48', 'warm': '1c3450', 'low': 0},
            grade={'exposure': 1.4, 'bloom': .2, 'shadows': '10244c', 'saturation': 1.08, 'brush': .5},
            values={'hero': [*JUN, 1.5], 'radius': .3, 'lift': .15, 'far': [3.2, 6.0]})
