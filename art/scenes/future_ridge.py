"""The Mars scene's third view: blue sunrise on the terrace above the domes, and the first green shoot outside."""
import numpy as np

import future_cast as cast
import future_colony as colony
import future_outpost as outpost
from kit import ground, props
from kit.meshes import Mesh, rgb
from kit.noise import fbm, smoothstep
from kit.paint import instance
from kit.pose import POSES, mirrored

BLUE, RED, AMBER = '2f8fb0', 'c2341d', 'd08a3c'
SHOOT = (.1, 11.5)


def road(y):
    """Where the track from the domes runs: x at a distance y."""
    y = np.asarray(y, float)
    return 1.1 + 2.2 * np.sin((y - 13) * .045) + 14 * smoothstep(60, 130, y)


def ruts(x, y):
    """How much of a wheel's rut is at (x, y): 0 to 1."""
    off = np.abs(np.abs(x - road(y)) - .95)
    turn = np.abs(np.abs((x - 1.7) - (y - 9.8) * .95) * .72 - .95)
    return np.maximum(smoothstep(.3, .1, off) * smoothstep(12.6, 14.5, y), smoothstep(.28, .1, turn) * smoothstep(19, 16.5, y))


def ridge(x, y):
    """A rippled terrace that falls gently to the plain with its domes and mesas."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    fall = -8 * np.clip((y - 17) / 92, 0, 1)
    plain = smoothstep(70, 120, y) * (1.6 * np.sin(x * .04 + 3 * fbm(x * .01, y * .01, 3)) * fbm(x * .02, y * .02, 5))
    mesa = 60 * smoothstep(.53, .6, fbm(x * .0055 + 7.3, y * .0055, 12, 4)) * smoothstep(260, 420, y)
    rise = 1.3 * smoothstep(5.5, 14, np.abs(x - .3)) * smoothstep(30, 10, y) * fbm(x * .3, y * .3, 9, 4)
    soft = .3 * (fbm(x * .45, y * .45, 6, 4) - .5) * smoothstep(1.5, 4, np.hypot(x - SHOOT[0], y - SHOOT[1]))
    track = ruts(x, y)
    waves = .03 * np.sin((y + x * .35) * 11 + 5 * fbm(x * .5, y * .5, 14, 3)) * smoothstep(.36, .52, fbm(x * .22, y * .22, 17, 3)) * smoothstep(34, 18, y)
    return fall + plain + mesa + rise + soft + waves * (1 - track) - .05 * track


def ridge_color(x, y):
    """Sand over layered rock, darker in the ruts."""
    h = ridge(x, y)
    n = fbm(x * .4, y * .4, 4, 4)
    c = ground.blend('96502f', 'c68a58', n)
    far = smoothstep(200, 300, y)
    band = (np.sin(h * 2.2 + n * 4) * .5 + .5) * far * smoothstep(.5, 2.5, np.abs(h))
    c = c * (1 - band[..., None] * .35) + rgb('6a3626') * (band[..., None] * .35)
    tread = ruts(x, y) * (.4 + .2 * np.sin(y * 15)) * smoothstep(120, 30, y)
    return c * (1 - tread[..., None])


def at(x, y, z=0.0):
    """A point on the terrace."""
    return np.array((x, y, float(ridge(x, y)) + z))


def cloche(m, x, y):
    """A seedling under a glass bell, with its warm lamp and pipe: the first green outside."""
    z = float(ridge(x, y))
    m.lathe([(.56, -.1), (.6, .12), (.52, .2)], 'd6d0c4', n=28, center=(x, y, z))
    m.lathe([(.605, .04), (.61, .1)], RED, n=28, center=(x, y, z), caps=False)
    m.lathe([(.5, .19), (.51, .55), (.43, .92), (.23, 1.16), (.02, 1.23)], 'e0f0ec', n=28, center=(x, y, z), mat='pane', jitter=0)
    m.lathe([(.05, 1.22), (.05, 1.33), (.01, 1.38)], 'd8a63a', n=8, center=(x, y, z + .01), mat='metal')
    m.lathe([(.46, .2), (.34, .28), (.02, .3)], '4a3022', n=16, center=(x, y, z))
    m.tube([(x, y, z + .24), (x + .02, y, z + .5), (x - .01, y, z + .8)], [.024, .018, .012], '6fae3e', n=6)
    for a, h, s in ((.3, .5, .3), (2.6, .58, .32), (4.4, .66, .27), (1.4, .78, .25), (5.4, .44, .25), (3.4, .8, .2)):
        d = np.array((np.cos(a), np.sin(a), .45))
        side = np.array((-np.sin(a), np.cos(a), 0)) * s * .32
        root = np.array((x, y, z + h))
        m.add([root, root + d * s * .5 + side, root + d * s, root + d * s * .5 - side], [[0, 1, 2, 3]], rgb('7fd04a') * 1.1, mat='leaf', jitter=.05)


# pose, colour of the side, x, y, facing, further arguments of the walker
def gathering():
    """Those about the shoot: who plants it, who would leave the rock alone, a child who is shown it."""
    P = POSES
    kneel = P['kneel'].but(hand_r=(.12, .5, .75), hand_l=(-.16, .5, .8), look=(.1, -.1))
    measure = mirrored(P['kneel']).but(hand_r=(.16, .42, .62), hand_l=(-.1, .44, .66), look=(0, -.25), lean=.2)
    hand_in_hand = P['stand'].but(hand_r=(.36, .12, .86), look=(-.3, -.15))
    small = P['stand'].but(hand_l=(-.34, .1, 1.3), hand_r=(.3, .4, 1.2), hold_r='point', look=(.1, 0))
    return [
        (kneel, BLUE, -1.2, 11.45, -66, dict(skin='e2ab84', hair='6b2f18')),
        (measure, AMBER, 1.35, 11.75, 75, dict(skin='8a5a3c', held=outpost.probe)),
        (hand_in_hand, BLUE, -3.05, 11.5, -40, dict(skin='c98d66')),
        (small, AMBER, -2.45, 11.25, -52, dict(height=1.22, skin='efc2a0', hair='3a2618')),
        (mirrored(P['refuse']).but(look=(.2, -.1)), RED, 2.75, 12.3, 66, dict(skin='e2ab84', hair='8c8478')),
        (P['staff'], RED, 3.7, 12.9, 100, dict(skin='6a4430', held=cast.standard(RED, 'rock'))),
        (P['folded'].but(look=(.2, -.1)), RED, 3.45, 14.3, 120, dict(skin='c98d66')),
        (P['whisper'], RED, 4.55, 13.7, 75, dict(skin='b0784e')),
        (mirrored(P['staff']), BLUE, -3.3, 13.4, -85, dict(skin='efc2a0', held=cast.standard(BLUE, 'sprout'))),
        (P['plead'].but(look=(0, -.15)), BLUE, -1.75, 13.4, -130, dict(skin='8a5a3c')),
        (P['clasped'], AMBER, -.75, 14.1, 190, dict(skin='e2ab84')),
        (P['point'].but(hand_r=(.28, .6, 1.35), look=(0, -.1)), AMBER, -2.55, 14.7, -140, dict(skin='6a4430')),
        (P['think'], AMBER, 1.65, 14.0, 160, dict(skin='efc2a0', hair='b8b0a4')),
    ]


def arrivals():
    """Those who come up the track from the domes, two and three together."""
    P = POSES
    walk = P['walk']
    return [(walk, BLUE, 1.0, 19.0, 176, {}), (mirrored(walk), AMBER, 1.9, 19.6, 182, {}), (P['carry'].but(**outpost.STEP), AMBER, 2.35, 23.5, 172, dict(held=outpost.case)),
            (walk.but(look=(.4, 0)), RED, 1.3, 24.0, 178, {}), (mirrored(walk), BLUE, 3.0, 30.5, 170, {}), (walk, BLUE, 2.2, 31.0, 176, {}), (mirrored(walk), RED, 3.2, 38.5, 170, {}),
            (walk, BLUE, 3.95, 27.6, 172, {}), (mirrored(walk), AMBER, 4.55, 28.2, 178, {}), (walk, AMBER, -5.6, 20.5, 120, {}), (P['bow'], BLUE, -7.6, 24.0, 60, {}), (P['hips'], RED, 6.2, 20.6, 150, {}), (mirrored(P['point']), RED, 7.1, 21.0, 130, {}),
            (P['write'], AMBER, -4.2, 17.6, -50, dict(held=outpost.tablet))]


def people():
    """Everybody in their suits."""
    for k, (pose, accent, x, y, facing, more) in enumerate(gathering() + arrivals()):
        obj = cast.walker(pose, accent, k + 1, **more)
        obj.location, obj.rotation_euler = at(x, y), (0, 0, np.radians(facing))


def footprints():
    """Boot marks to the domes and about the shoot."""
    m, rng = Mesh(43), np.random.default_rng(3)
    trails = [(lambda t, o=o: (road(t) + o + .12 * np.sin(t * 2), t), np.arange(13.6, 44, .42)) for o in (-.35, .1, .5, 1.5)]
    trails += [(lambda t, a=a, b=b: (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), np.linspace(0, 1, int(np.hypot(b[0] - a[0], b[1] - a[1]) / .4)))
               for a, b in (((1.2, 14.4), (-1.1, 11.9)), ((-4.3, 16.4), (-2.9, 12)), ((5, 16.0), (3.0, 12.7)), ((-.3, 10.6), (-1.6, 10.9)), ((2.6, 10.6), (.9, 10.9)))]
    for path, steps in trails:
        for k, t in enumerate(steps):
            (x, y), (u, v) = path(t), path(t + .01)
            a = np.arctan2(v - y, u - x) - np.pi / 2
            s = (-1) ** k * .11
            x, y = x + np.cos(a) * s + rng.normal(0, .02), y + np.sin(a) * s + rng.normal(0, .04)
            with m.at(at(x, y, .004), rz=a):
                m.ball((0, .05, 0), (.065, .1, .012), '74402a', n=8, jitter=.05)
                m.ball((0, -.1, 0), (.05, .06, .012), '74402a', n=7, jitter=.05)
    m.build('footprints')


def stones():
    """Loose stones of every size, and the outcrop that frames the left."""
    ground.pebbles(ridge, lambda x, y: np.ones_like(x), (-9, 9), (8, 22), 1500, (.015, .08), ('94563a', '84482f', 'a8643e'))
    kinds = [outpost.boulder(k) for k in range(6)]
    rng = np.random.default_rng(14)
    for k in range(150):
        y = 9.6 + 34 * rng.random() ** 1.7
        x = rng.uniform(-.75, .75) * (y - 1)
        s = .05 + .3 * rng.random() ** 2.6 * (1 + (np.abs(x) > 5))
        near = np.hypot(x - SHOOT[0], y - SHOOT[1]) < 1.3 or (np.abs(x - road(y)) < 1.3 and y > 13)
        if not near:
            instance(kinds[k % 6], at(x, y, s * .1), rng.uniform(0, 6.28), s * np.array((1.2, 1, rng.uniform(.6, .9))))
    for k, (x, y, z, s, tall) in enumerate(((-6.3, 11.0, .2, 1.2, 1.0), (-7.1, 12.0, 1.2, 1.7, 1.15), (-6.9, 12.4, 3.0, 1.25, .8), (-5.5, 10.4, .1, .5, .8), (-8.0, 14.5, .4, 1.9, .9),
                                            (-5.9, 13.6, .1, .62, .7), (7.4, 12.9, .1, .85, .7), (8.0, 14.4, .4, 1.3, .8), (-9.5, 19, .3, 1.4, .8), (12.5, 24, .2, 1.5, .7), (6.3, 11.4, .05, .4, .7))):
        instance(kinds[k % 6], at(x, y, z), k * 1.9, s * np.array((1.15, 1, tall)))


def works():
    """Rovers, greenhouse tunnels, panels, lamps along the track, cables, and the two masts."""
    m = Mesh(40)
    cloche(m, *SHOOT)
    with m.at(at(6.2, 17.6, .1), rz=-.42):
        outpost.rover(m)
    with m.at(at(8.6, 66, .1), rz=-.5):
        outpost.rover(m)
    for k in range(4):
        with m.at(at(-11.2 + k * 1.5, 27 + k * 4.6, .0), rz=.22):
            outpost.tunnel(m, 9 - k * .5)
    for k in range(3):
        for q in range(4):
            with m.at(at(5.2 + q * 3.0 + k * 1.1, 32 + k * 6, 0), rz=.35):
                outpost.panel(m)
    for y in (14.9, 18.6, 23, 28.5, 35, 43, 53):
        for s in (-1, 1):
            x = float(road(y)) + s * 1.75
            m.tube([at(x, y, 0), at(x, y, .75)], .03, '55504a', n=6)
            m.lathe([(.07, .75), (.07, .9), (.02, .94)], rgb('ffc890') * 2.4, n=8, center=at(x, y), mat='glow', jitter=0)
    outpost.cable(m, [at(.6, 11.8, .05), at(1.8, 12.7, .03), at(2.2, 13.6, .03), at(3.7, 15.2, .03), at(4.6, 16.6, .1)])
    outpost.cable(m, [at(-.5, 11.7, .05), at(-1.6, 12.6, .03), at(-3.9, 14.9, .03), at(-4.6, 15.9, .2)], RED)
    for x, y, rz in ((-4.15, 12.35, .3), (-4.6, 12.9, -.2), (2.45, 11.2, .5)):
        with m.at(at(x, y), rz=rz):
            outpost.seed_case(m, open_=x > 0)
    with m.at(at(-.55, 12.9)):
        outpost.tripod(m)
    outpost.lattice(m, at(4.0, 20.6, -.2), 8.6, .42, dish=True)
    outpost.lattice(m, at(4.75, 10.3, -.2), 8.0, .2)
    colony.standard(m, tuple(at(-4.75, 16.4)), RED, -1, 7.4)
    # A small pennant on the near mast's arm.
    x, y, z = at(4.75, 10.3, 5.45)
    m.tube([(x, y, z + .05), (x - 1.0, y, z + .05)], .025, 'b8b4ac', n=6)
    cloth = lambda u, v, out=0.0: np.array([x - .12 - u * .8 * (1 - v * .45), y - .02 - out + .05 * np.sin(v * 5 + u * 3), z - v * 1.25])
    props.patch(m, cloth, (0, 1), (0, 1), RED, 0, 6, 9)
    props.patch(m, cloth, (0, 1), (.08, .14), 'f2e4cc', .01, 6, 2)
    m.ball((x - 1.0, y, z + .05), .05, rgb('ffc890') * 2.4, n=8, mat='glow', jitter=0)
    m.build('works')


def valley():
    """The colony below: lit domes, joining tubes and the founders' tower."""
    m = Mesh(41)
    domes = ((17, 128, 19), (-27, 150, 13), (54, 165, 16), (-6, 190, 13), (84, 220, 19), (-74, 215, 17), (-46, 240, 12))
    for k, (x, y, r) in enumerate(domes):
        z = float(ridge(x, y))
        m.lathe([(r * .96 * np.cos(t), r * .7 * np.sin(t)) for t in np.linspace(0, 1.56, 9)], 'c8dcd8', n=30, center=(x, y, z), smooth=True, mat='pane', jitter=0)
        for q in range(14):
            a = q * np.pi / 7
            m.tube([(x + np.cos(a) * r * np.cos(t), y + np.sin(a) * r * np.cos(t), z + r * .72 * np.sin(t)) for t in np.linspace(0, 1.52, 8)], .2, 'd8d0c2', n=4)
        for t in (.35, .8):
            m.lathe([(r * np.cos(t), r * .72 * np.sin(t)), (r * np.cos(t + .02), r * .72 * np.sin(t + .02))], 'd8d0c2', n=30, center=(x, y, z), caps=False)
        m.lathe([(r * 1.03, -1), (r * 1.03, 1.6), (r * .97, 1.9)], 'b0452c' if k % 2 else '2f7f9c', n=30, center=(x, y, z), caps=False)
        for _ in range(int(r * 2.2)):
            a, d = m.rng.uniform(0, 2 * np.pi), r * .8 * np.sqrt(m.rng.random())
            h = m.rng.uniform(2, 7) * (1 - d / r * .6)
            px, py = x + np.cos(a) * d, y + np.sin(a) * d
            m.box((px, py, z + h / 2), (2.6, 2.6, h), ('d2c6b6', '6f9a4c', 'bfa48a')[m.rng.integers(3)], rz=a, chamfer=.3)
            m.box((px, py - 1.33, z + h * .6), (1.6, .05, .9), rgb('ffc880') * 2.4, mat='glow', jitter=0)
    for a, b in ((0, 1), (0, 2), (1, 3), (2, 4), (1, 5)):
        p, q = domes[a], domes[b]
        m.tube([at(*p[:2], 1.6), (at(*p[:2], 1.6) + at(*q[:2], 1.6)) / 2, at(*q[:2], 1.6)], 1.5, 'd2c6b6', n=10)
    with m.at(at(104, 300), scale=1.1):
        colony.tower(m, 24, .5, 2.2)
    m.build('valley')


def view(st):
    """Blue dawn above the domes: plant it, or leave the rock alone?"""
    st.camera((0, 2.4, 3.4), (.4, 30, 2.0))
    st.sun(-11, 10.5, 'fff2ea', 5.2, .35)
    st.fill('8088b8', 'cfa08c', .72)
    st.spot((-4, 1, 6.5), (-.1, 12, 1), 'ffe2c8', 1700, 56, 1.5)
    xs = np.concatenate([-12 - ground.spread(0, 700, 70, 2.2)[::-1][:-1], np.linspace(-12, 12, 420), 12 + ground.spread(0, 700, 70, 2.2)[1:]])
    ys = np.concatenate([np.linspace(7, 30, 360), 30 + ground.spread(0, 815, 230, 2.0)[1:]])
    ground.field('ridge', ridge, ridge_color, xs, ys)
    stones()
    footprints()
    works()
    people()
    valley()
    st.lamp(tuple(at(SHOOT[0], SHOOT[1] - .35, .9)), 'c8ffb0', 34, .15)
    st.meta['halos'].append({'loc': list(at(SHOOT[0], SHOOT[1], .65)), 'radius': .75, 'color': list(rgb('a8e890')), 'strength': .5})
    st.look(sky={'zenith': '2c3050', 'middle': '6e566a', 'horizon': 'ae7a62', 'glow': '3f94ff', 'glow_size': .44, 'glow_power': 1.5, 'sun_disc': 16.0, 'sun_radius': .34, 'haze': .5, 'stars': 1.0,
                 'layers': [{'cover': .5, 'scale': 1.6, 'stretch': 6, 'seed': 4, 'color': 'd8e4f8', 'shade': '94809a', 'opacity': .5, 'soft': .5}]},
            fog={'start': 40, 'length': 700, 'max': .75, 'cool': 'a87a72', 'warm': '8fb4dc', 'sun_width': .4, 'low': .25, 'low_height': 7},
            grade={'exposure': 1.1, 'shadows': '22304a'})
