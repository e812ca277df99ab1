"""A pressure suit seen from near: helmet and locking ring, jointed sleeves, hoses and badges. For future 3."""
import numpy as np

from future_cast import harness
from kit import signs
from kit.body import torso_ring
from kit.carving import _lifted
from kit.faces import _on_front
from kit.figures import Look, figure
from kit.meshes import rgb, rotation, unit
from kit.noise import smoothstep
from kit.veils import _outside, fitted_cap

WHITE, THREAD, STOUT = 'd8d2c6', '7d7364', .35


def _rounded(points, times=3):
    """A smooth path along a few points: their corners are cut, and cut again."""
    q = np.asarray(points, float)
    for _ in range(times):
        a, b = q[:-1] * .75 + q[1:] * .25, q[:-1] * .25 + q[1:] * .75
        q = np.vstack([q[:1], np.stack([a, b], 1).reshape(-1, 3)[1:-1], q[-1:]])
    return q


def _ring(m, at, way, profile, color, **kw):
    """A turned ring about the axis `way` from (radius, place along the axis) pairs."""
    x = unit(np.cross(way, (.1, .3, 1)))
    m.lathe(profile, color, n=48, center=at, rot=np.stack([x, np.cross(way, x), way], 1), caps=False, **kw)


def _seam(m, path, out, stitches=True):
    """A sewn seam: a dark groove, and a row of stitches on the side `out`."""
    path = np.asarray(path)
    m.tube(path, .0021, rgb(THREAD) * .55, n=6, mat='paint', jitter=0)
    if stitches:
        steps = np.linalg.norm(np.diff(path, axis=0), axis=1)
        along = np.concatenate([[0], np.cumsum(steps)])
        for s in np.arange(.006, along[-1] - .006, .0115):
            ends = np.stack([np.interp([s, s + .0065], along, path[:, k]) for k in range(3)], 1)
            m.tube(ends + out, .0013, rgb(THREAD) * .8, n=5, mat='paint', jitter=0)


class Trunk:
    """Places on the front of the suit's trunk."""

    def __init__(self, j):
        self.j = j

    def at(self, angle, t, out=.0):
        """The point at `angle` from straight ahead (positive: to the wearer's left) and height `t`, `out` metres before the cloth."""
        return torso_ring(self.j, t, .0135 + out, stout=STOUT, angles=[np.pi / 2 + angle])[0]

    def frame(self, angle, t):
        """Right as the onlooker sees it, up, and out of the cloth."""
        right = unit(self.at(angle + .02, t) - self.at(angle - .02, t))
        up = self.at(angle, t + .01) - self.at(angle, t - .01)
        up = unit(up - right * np.dot(up, right))
        return right, up, np.cross(right, up)


def _slab(m, at, frame, outline, thick, color, **kw):
    """A flat piece sewn on: the outline in metres, with its edge."""
    right, up, out = frame
    shape = lambda k, o: at + np.outer(outline[:, 0] * k, right) + np.outer(outline[:, 1] * k, up) + out * o
    m.loft(np.array([shape(1.0, -.012), shape(1.0, thick * .7), shape(.97, thick)]), color, smooth=False, jitter=0, **kw)


def badges(m, j):
    """A name tape and the drill crew's round badge: red hills, and a pale line below them."""
    trunk = Trunk(j)
    frame, at = trunk.frame(-.36, .748), trunk.at(-.36, .748)
    corner = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], float)
    _slab(m, at, frame, corner * (.045, .0165), .004, 'd08a3c', mat='paint')
    _slab(m, at + frame[2] * .002, frame, corner * (.042, .0138), .004, '26303c', mat='paint')
    signs.letters(m, 'JUN', at + frame[2] * .0055, frame[0], frame[1], .0175, 'e8dcc0', weight=.24, out=.0)
    frame, at = trunk.frame(.36, .748), trunk.at(.36, .748)
    a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    disc = np.stack([np.cos(a), np.sin(a)], 1)
    for k, (radius, tone) in enumerate(((.035, '3c4650'), (.031, 'd9cfb6'))):
        _slab(m, at + frame[2] * .0022 * k, frame, disc * radius, .004, tone, mat='paint')
    ground = np.vstack([disc[disc[:, 1] < -.1] * .029, [(.029, -.003), (.013, .009), (.003, .001), (-.009, .016), (-.029, -.003)]])
    ground = ground[np.argsort(np.arctan2(ground[:, 1] + .012, ground[:, 0]))]
    _slab(m, at + frame[2] * .0044, frame, ground, .004, 'a8432a', mat='paint')
    t = np.linspace(-1, 1, 14)
    m.tube(at + np.outer(t * .026, frame[0]) + np.outer(-.011 + .005 * t + .002 * np.sin(t * 5), frame[1]) + frame[2] * .0095, .0017, 'dfe6ea', n=6, mat='paint', jitter=0)
    for b in a[::2]:
        ends = np.outer((.032, .0352), np.array((np.cos(b), np.sin(b))))
        m.tube(at + np.outer(ends[:, 0], frame[0]) + np.outer(ends[:, 1], frame[1]) + frame[2] * .0058, .0008, 'd9cfb6', n=4, mat='paint', jitter=0)


def seams(m, j):
    """The seams of the trunk: across the breast, down both sides, and the flap over the closure."""
    trunk = Trunk(j)
    run = lambda angles, ts: np.array([trunk.at(a, t, .0005) for a, t in zip(angles, ts)])
    flat, across, up = lambda v, n=26: np.full(n, float(v)), np.linspace(-1.15, 1.15, 44), trunk.frame(0, .7)[1]
    _seam(m, run(across, flat(.668, 44)), up * .006)
    for s in (-1, 1):
        right = trunk.frame(s * .6, .5)[0]
        _seam(m, run(s * np.linspace(.62, .5, 26), np.linspace(.32, .66, 26)), right * s * .006)
        _seam(m, run(flat(s * .085), np.linspace(.672, .93, 26)), right * s * .006)
        _seam(m, run(s * np.linspace(.5, .72, 26), np.linspace(.03, .24, 26)), right * s * .006)
    m.loft([[trunk.at(a, t, .0045) for a in (-.08, -.07, 0, .07, .08)] for t in np.linspace(.672, .93, 10)], 'd8d2c6', closed=False, mat='cloth', jitter=0)
    _seam(m, run(flat(0.0), np.linspace(.03, .24, 26)), up * 0, stitches=False)


def hoses(m, j, accent):
    """Air in and out: ribbed hoses from the chest box to a coupling on each side, one amber, one blue."""
    p, c, trunk = j.points, j.chest, Trunk(j)
    for s, tone in ((-1, accent), (1, '3f7fb8')):
        angle = -s * .80
        at, out = trunk.at(angle, .80), trunk.frame(angle, .80)[2]
        out = unit(out + c @ (0, .25, -.35))
        _ring(m, at - out * .01, out, [(.001, 0), (.04, 0), (.04, .013), (.036, .017), (.03, .018)], '9a9ea4', mat='metal')
        _ring(m, at - out * .01, out, [(.031, .016), (.0325, .019), (.0325, .033), (.03, .036), (.024, .0365)], tone, mat='gloss')
        _ring(m, at - out * .01, out, [(.025, .035), (.026, .037), (.026, .048), (.018, .052)], '6a6e74', mat='metal')
        for k in range(8):
            b = k * np.pi / 4
            side = unit(np.cross(out, (.1, .3, 1)))
            way = np.cos(b) * side + np.sin(b) * np.cross(out, side)
            m.ball(at - out * .01 + out * .017 + way * .0355, .0028, '3a3e44', n=6, mat='metal', jitter=0)
        box = [p['chest'] + c @ (s * x, y, z) for x, y, z in ((.085, .172, -.045), (.13, .192, -.045), (.168, .2, -.01), (.178, .205, .05))]
        path = _rounded([*box, at + out * .085, at + out * .03], 4)
        steps = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
        s_at = np.linspace(0, steps[-1], 150)
        path = np.stack([np.interp(s_at, steps, path[:, k]) for k in range(3)], 1)
        m.tube(path, .0148 + .0021 * np.cos(s_at * 2 * np.pi / .0105), '5c6066', n=16, mat='paint', jitter=0)
        _ring(m, path[0], unit(path[8] - path[0]), [(.022, -.004), (.022, .014), (.018, .016)], '8d9096', mat='metal')


class Sleeve:
    """One arm of the suit: a path with its radii, and places on its surface."""

    def __init__(self, j, s):
        p = j.points
        a, b, w = (p[k + s] for k in ('shoulder_', 'elbow_', 'wrist_'))
        u, v = unit(b - a), unit(w - b)
        path = _rounded([a - u * .035, a, b - u * .07, b - u * .015, b + v * .015, b + v * .07, w - v * .03, w], 3)
        along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
        self.d = np.linspace(0, along[-1], 170)
        self.path = np.stack([np.interp(self.d, along, path[:, k]) for k in range(3)], 1)
        self.way = np.gradient(self.path, axis=0)
        self.way /= np.linalg.norm(self.way, axis=1, keepdims=True)
        self.elbow, self.end = self.d[np.argmin(np.linalg.norm(self.path - b, axis=1))], along[-1]
        ribs = .0055 * np.cos((self.d - self.elbow) * 2 * np.pi / .034) * np.clip(1.5 - np.abs(self.d - self.elbow) / .05, 0, 1)
        high = .0055 * np.cos((self.d - .1) * 2 * np.pi / .036) * np.clip(1.5 - np.abs(self.d - .095) / .04, 0, 1)
        self.radius = np.interp(self.d, [0, .008, .022, .045, .07, .17, self.elbow, self.end], [.045, .072, .088, .096, .098, .088, .078, .064]) + ribs + high

    def at(self, d, angle, out=0.0):
        """The point `d` metres down the arm at `angle` above the side that faces forward."""
        c, way = (np.array([np.interp(d, self.d, q[:, k]) for k in range(3)]) for q in (self.path, self.way))
        way = unit(way)
        front = unit(np.array((0, 1, 0)) - way * way[1])
        up = np.array((0, 0, 1.0))
        up = unit(up - way * way[2] - front * np.dot(up, front))
        return c + (np.interp(d, self.d, self.radius) + out) * (np.cos(angle) * front + np.sin(angle) * up)

    def band(self, m, d, half, thick, color, **kw):
        """A band about the arm with a rolled edge."""
        c, way = (np.array([np.interp(d, self.d, q[:, k]) for k in range(3)]) for q in (self.path, self.way))
        r = max(np.interp(d + h, self.d, self.radius) for h in (-half, 0, half))
        _ring(m, c, unit(way), [(r - .012, -half), (r + thick * .6, -half), (r + thick, -half * .7), (r + thick, half * .7), (r + thick * .6, half), (r - .012, half)], color, jitter=0, **kw)


def sleeves(m, j, accent):
    """Both arms in one skin each, ribbed at shoulder and elbow, with seams, bands and a patch where it was once torn."""
    for s in 'lr':
        arm = Sleeve(j, s)
        m.tube(arm.path, arm.radius, WHITE, n=40, mat='cloth', jitter=0)
        arm.band(m, arm.elbow - .105, .006, .003, accent, mat='paint')
        arm.band(m, arm.elbow - .086, .0022, .003, '6a6e74', mat='paint')
        arm.band(m, arm.elbow + .105, .003, .002, THREAD, mat='paint')
        arm.band(m, arm.end - (.06 if s == 'l' else .135), .016, .005, accent, mat='gloss')
        for lo, hi, angle in ((.15, arm.elbow - .115, .95), (arm.elbow + .11, arm.end - .08, .9), (arm.elbow + .11, arm.end - .08, -.75)):
            if hi > lo + .03:
                path = np.array([arm.at(d, angle, .0008) for d in np.linspace(lo, hi, 24)])
                _seam(m, path, arm.at(lo, angle - .08) - arm.at(lo, angle))
    arm = Sleeve(j, 'l')
    mid = .155 + .02
    ds, angles = np.linspace(mid - .024, mid + .024, 12), np.linspace(-.38, .34, 12)
    grid = np.array([[arm.at(d, a, .004) for a in angles] for d in ds])
    m.loft(grid, 'a07448', closed=False, mat='cloth', jitter=0)
    edge = np.vstack([grid[0], grid[1:, -1], grid[-1, -2::-1], grid[-2:0:-1, 0]])
    middle = grid.mean((0, 1))
    for k in range(0, len(edge), 2):
        q, inward = edge[k], unit(middle - edge[k])
        slant = unit(np.cross(inward, (0, 1, 0))) * .002
        m.tube([q + inward * .0045 + slant + (0, .003, 0), q - inward * .004 - slant + (0, .003, 0)], .0013, '5a3018', n=5, mat='paint', jitter=0)


def locking_ring(m, j, accent):
    """The ring that joins helmet and suit: a padded base, the amber lock with its seam and latches, a steel rim."""
    c, at = j.chest, j.points['head'] + j.chest @ (0, .004, 0)
    turn = lambda profile, color, **kw: m.lathe([(r * .87, z) for r, z in profile], color, n=64, center=at, rot=c, caps=False, jitter=0, **kw)
    m.lathe([(.174, -.273), (.17, -.268), (.16, -.26), (.148, -.253), (.14, -.25)], WHITE, n=64, center=at, rot=c, caps=False, squash=.84, jitter=0, mat='cloth')
    turn([(.150, -.262), (.172, -.258), (.179, -.25), (.179, -.241), (.172, -.237)], 'b9bcc0', mat='metal')
    turn([(.174, -.24), (.174, -.228)], '24282c', mat='paint')
    turn([(.172, -.233), (.184, -.231), (.188, -.226), (.188, -.196), (.184, -.191), (.172, -.19)], accent, mat='gloss')
    turn([(.1885, -.2128), (.1885, -.2105)], '5a3414', mat='paint')
    turn([(.175, -.192), (.175, -.182)], '24282c', mat='paint')
    turn([(.172, -.185), (.183, -.183), (.185, -.178), (.185, -.168), (.181, -.163), (.168, -.161), (.150, -.163)], 'c4c8cc', mat='metal')
    for k in range(12):
        a = np.radians(15 + 30 * k)
        frame = c @ rotation(0, 0, a - np.pi / 2)
        out = np.array((np.cos(a), np.sin(a), 0))
        m.box(at + c @ (out * .164 + (0, 0, -.2115)), (.017, .008, .03), '3a3e44' if k % 3 else 'd8d4cc', rot=frame, chamfer=.003, mat='metal')


def helmet(m, j):
    """A clear bubble in front of a hard shell, its rim run down into the ring, a small lamp beside each cheek."""
    at = lambda x, y, z: j.points['head'] + j.chest @ (x, y, z)
    m.ball(at(0, .01, .01), .2, 'eaf3f4', n=40, mat='visor')
    rows = np.linspace(.1, 2.62, 14)
    m.loft([[at(np.cos(a) * .205 * np.sin(b), -np.sin(a) * .205 * np.sin(b), .02 + .205 * np.cos(b)) for a in np.linspace(-.1, np.pi + .1, 30)] for b in rows], 'c9c6be', closed=False)
    # Its padded lining, darker than the face.
    m.loft([[at(np.cos(a) * .199 * np.sin(b), -np.sin(a) * .199 * np.sin(b), .02 + .199 * np.cos(b)) for a in np.linspace(-.1, np.pi + .1, 30)] for b in rows], '4c5a76', closed=False)
    m.tube([at(np.cos(a) * .207, .03, .02 + np.sin(a) * .2) for a in np.linspace(-np.pi / 2, 1.5 * np.pi, 80)], .016, 'd6d0c4', n=16)
    m.tube([at(np.cos(a) * .199, .046, .02 + np.sin(a) * .192) for a in np.linspace(-np.pi / 2, 1.5 * np.pi, 80)], .0042, '4a4e54', n=8)
    for s in (-1, 1):
        tilt = j.chest @ rotation(-np.pi / 2 - .1, 0, 0)
        m.lathe([(.009, -.028), (.018, -.02), (.0195, .018), (.017, .023), (.0145, .018)], '7f7a72', n=28, center=at(s * .206, .026, -.055), rot=tilt, mat='metal')
        m.lathe([(.0155, .015), (.001, .019)], rgb('fff0c8') * 2.0, n=24, center=at(s * .206, .026, -.055), rot=tilt, caps=False, mat='glow', jitter=0)
    # One slim light that runs round the visor beside its rim.
    arc = np.linspace(.3, 1.15, 30)
    off = [.98 + w * .055 * np.sin((arc - .3) / .85 * np.pi) ** .6 for w in np.linspace(-1, 1, 5)]
    m.loft([[at(*(np.array((-np.sin(p) * np.cos(q), np.cos(p), np.sin(p) * np.sin(q))) * .2015 + (0, .01, .01))) for p, q in zip(line, arc)] for line in off], rgb('cfe4f4') * .2, closed=False, mat='ray', jitter=0)


def comms_cap(color='3b302a', stripe='8a7152'):
    """The cap under a helmet, for a `Look` with a face and `hat='linen'`: it hides the right ear under its phone, with a boom to the mouth; on the left, which is turned away, it lies far back, so that cheek and chin have a clean outline."""
    def draw(m, j):
        sculpt, place = j.face
        edge, rows, chin = fitted_cap(sculpt, .078, .0765, -.52, 18)
        back = lambda q: _outside(sculpt, q - smoothstep(-.02, -.06, q[..., :1]) * smoothstep(.1, .055, q[..., 2:]) * (0, .042, 0), .0045)
        edge, rows = back(edge), np.array([back(row) for row in rows])
        chin = chin[chin[:, 0] > -.004]
        n = len(edge)
        lo, hi = n // 2 - 9, n // 2 + 9
        for a, b, tone in ((0, lo + 1, color), (lo, hi + 1, stripe), (hi, n, color)):
            m.loft(place(rows[:, a:b]), tone, closed=False, mat='cloth', jitter=0)
        m.tube(place(edge), .0042, rgb(color) * .8, n=8, mat='cloth', jitter=0)
        for k in (lo, hi):
            m.tube(place(rows[1:, k] + (0, .001, .0015)), .0016, rgb(color) * .6, n=6, mat='cloth', jitter=0)
        m.tube(place(_outside(sculpt, chin, .003)), .0062, rgb(color) * .9, n=8, squash=.5, mat='cloth', jitter=0)
        turn = j.head / np.cbrt(np.linalg.det(j.head))
        m.ball(place((.087, -.004, -.004)), (.016, .032, .039), rgb(color) * .8, n=24, rot=turn, mat='cloth', jitter=0)
        m.ball(place((.099, -.004, -.004)), (.009, .022, .028), '6f7378', n=24, rot=turn, mat='gloss', jitter=0)
        end = _on_front(sculpt, np.array([.034]), np.array([sculpt.mouth_z - .004]), .009)[0]
        # Close to the cheek all the way.
        boom = _rounded([(.098, .01, -.02), (.086, .05, -.05), (.06, .08, end[2] - .006), end], 3)
        boom[6:] = _lifted(sculpt, boom[6:], .005, inward=True)
        m.tube(place(boom), .0024, '2c3036', n=8, mat='gloss', jitter=0)
        m.ball(place(boom[-1]), (.009, .0065, .0065), '1c1e22', n=14, mat='paint', jitter=0)
    return draw


def panel(m, chest, c):
    """The front of the chest box: a lit gauge in its frame, two knobs, a row of lamps and a printed strip."""
    at = lambda x, y, z: chest + c @ (x, y, z)
    m.box(at(.045, .206, .005), (.076, .012, .064), '3a3e44', rot=c, chamfer=.004)
    m.box(at(.045, .212, .005), (.06, .006, .048), rgb('60e0ff') * .5, rot=c, mat='screen', jitter=0)
    for k, h in enumerate((.012, .02, .028, .022, .034, .03)):
        m.box(at(.023 + .009 * k, .2155, -.016 + h / 2), (.005, .002, h), rgb('b8f4ff') * 1.5, rot=c, mat='screen', jitter=0)
    turn = c @ rotation(-np.pi / 2, 0, 0)
    for z in (.022, -.03):
        m.lathe([(.019, 0), (.017, .012), (.012, .015), (.001, .015)], '2c3036', n=20, center=at(-.05, .204, z), rot=turn, mat='gloss')
        m.box(at(-.05, .221, z + .006), (.003, .003, .012), 'e8e2d6', rot=c, jitter=0)
    for k, tone in enumerate(('6ae08a', '6ae08a', 'ffb060', '5a2a20')):
        m.ball(at(-.012, .207, .03 - .02 * k), .0052, rgb(tone) * (1.3 if k < 3 else .5), n=10, mat='screen', jitter=0)
    m.box(at(.0, .207, .052), (.15, .004, .012), 'd8d2c6', rot=c, jitter=0)
    for k in range(9):
        m.box(at(-.06 + .0145 * k, .2095, .052), (.0085 if k % 3 else .004, .001, .005), '3a3e44', rot=c, jitter=0)


def worn(m, j, accent):
    """All that the suit adds to a person: pack, chest box, ring, sleeves, hoses, seams, badges, helmet."""
    p, c = j.points, j.chest
    harness(accent, 'c9c2b6', '60e0ff', yoke=False)(m, j)
    m.box(p['chest'] + c @ (0, -.23, .1), (.4, .22, .6), 'd6d0c4', rot=c, chamfer=.08)
    m.box(p['chest'] + c @ (0, .17, -.02), (.2, .07, .14), '8d9096', rot=c, chamfer=.02)
    panel(m, p['chest'], c)
    for s in 'lr':
        hip, knee = p['hip_' + s], p['knee_' + s]
        m.tube([hip, hip * .5 + knee * .5, knee], (.104, .102, .09), WHITE, n=28, mat='cloth', jitter=0)
    locking_ring(m, j, accent)
    sleeves(m, j, accent)
    seams(m, j)
    hoses(m, j, accent)
    badges(m, j)
    helmet(m, j)


def walker(pose, accent, seed, height, extra, **near):
    """A person in a pressure suit of one piece with a clear helmet; `near` has what a `Look` near the camera adds."""
    look = Look(garment='tucked', color=WHITE, legs=WHITE, leg_width=1.25, belt='6f6a62', boots='8d857a', boot_height=.3, gloves='7d766c', stout=STOUT,
                extra=[lambda m, j: worn(m, j, accent), *extra], height=height, **near)
    return figure(look, pose, detail=True, seed=seed)
