"""Poses: where a figure's hands and feet are and how it leans; joints follow by two-bone inverse kinematics. For every picture.

A figure stands at the origin, looks along +Y, right is +X, and is 1.75 m tall before scaling.
"""
from dataclasses import dataclass, field, replace
import math

import numpy as np

from .meshes import rotation, unit

HIP, SHOULDER = 0.94, 1.44
# Heads a little large, as in illustration: faces must read from afar.
HEAD_SIZE = 1.12
UPPER_ARM, FOREARM, THIGH, SHIN = 0.30, 0.27, 0.45, 0.43


@dataclass
class Pose:
    """Targets in metres; angles in radians. `hold_*` names the hand shape: open, fist, point, flat."""
    hand_l: tuple = (-0.26, 0.06, 0.82)
    hand_r: tuple = (0.26, 0.06, 0.82)
    foot_l: tuple = (-0.12, 0.02, 0)
    foot_r: tuple = (0.12, -0.02, 0)
    lean: float = 0.03
    side: float = 0.0
    twist: float = 0.0
    look: tuple = (0.0, 0.0)
    tilt: float = 0.0
    drop: float = 0.0
    shift: tuple = (0.0, 0.0)
    elbow_out: float = 0.6
    hold_l: str = 'open'
    hold_r: str = 'open'
    pole: tuple = None
    shout: bool = False
    # How much lower than usual the head sits between the shoulders (m).
    settle: float = 0.0
    # The same as `elbow_out` for the right arm alone.
    elbow_r: float = None
    # Where the right elbow points (right, forward, up) instead, in the frame of the chest.
    elbow_way: tuple = None
    # The same for the left elbow, which then points left where the first number is negative.
    elbow_way_l: tuple = None
    # How long the legs are (1: as usual).
    legs: float = 1.0
    # How far the toes of the left and of the right foot point down (radians).
    toes: tuple = (0.0, 0.0)

    def but(self, **kw):
        """The same pose with some targets changed."""
        return replace(self, **kw)

    def loosened(self, rng, amount=0.04):
        """The same pose a little off, so that no two people look the same."""
        n = lambda p: tuple(np.asarray(p) + rng.normal(0, amount, 3))
        f = lambda p: (p[0] + rng.normal(0, amount * .7), p[1] + rng.normal(0, amount * 1.6), p[2])
        changes = dict(foot_l=f(self.foot_l), foot_r=f(self.foot_r), lean=self.lean + rng.normal(0, amount),
                       side=self.side + rng.normal(0, amount), twist=self.twist + rng.normal(0, amount * 3),
                       look=(self.look[0] + rng.normal(0, amount * 6), self.look[1] + rng.normal(0, amount * 2)),
                       tilt=self.tilt + rng.normal(0, amount * 1.5))
        if not self.pole:
            changes.update(hand_l=n(self.hand_l), hand_r=n(self.hand_r))
        return replace(self, **changes)


def mirrored(p):
    """The pose with left and right exchanged."""
    flip = lambda t: (-t[0], t[1], t[2])
    return replace(p, hand_l=flip(p.hand_r), hand_r=flip(p.hand_l), foot_l=flip(p.foot_r), foot_r=flip(p.foot_l), side=-p.side,
                   twist=-p.twist, look=(-p.look[0], p.look[1]), tilt=-p.tilt, hold_l=p.hold_r, hold_r=p.hold_l,
                   shift=(-p.shift[0], p.shift[1]))


_step = dict(foot_l=(-0.13, 0.18, 0), foot_r=(0.14, -0.16, 0))
POSES = {
    'stand': Pose(),
    'contrapposto': Pose(shift=(0.06, 0), side=-0.06, foot_r=(0.1, 0, 0), foot_l=(-0.18, 0.12, 0), hand_l=(-0.3, 0.1, 0.85)),
    'hip': Pose(hand_r=(0.19, 0.02, 1.02), hold_r='fist', elbow_out=1.0, shift=(0.04, 0), side=-0.05),
    'hips': Pose(hand_r=(0.19, 0.02, 1.03), hand_l=(-0.19, 0.02, 1.03), hold_r='fist', hold_l='fist', elbow_out=1.0),
    'folded': Pose(hand_r=(-0.13, 0.2, 1.2), hand_l=(0.13, 0.23, 1.17), hold_r='flat', hold_l='fist', lean=-0.04),
    'clasped': Pose(hand_r=(0.04, 0.24, 0.95), hand_l=(-0.04, 0.24, 0.97), look=(0, -0.15), lean=0.06),
    'point': Pose(hand_r=(0.28, 0.62, 1.5), hold_r='point', hand_l=(-0.24, -0.05, 0.9), twist=0.3, lean=0.1, shout=True, **_step),
    'fist': Pose(hand_r=(0.3, 0.14, 1.98), hold_r='fist', hand_l=(-0.3, 0.1, 0.95), hold_l='fist', twist=0.15, look=(0, 0.2), shout=True, **_step),
    'fists': Pose(hand_r=(0.34, 0.12, 1.95), hand_l=(-0.34, 0.15, 1.9), hold_r='fist', hold_l='fist', look=(0, 0.25), lean=-0.05, shout=True),
    'plead': Pose(hand_r=(0.3, 0.48, 1.18), hand_l=(-0.3, 0.48, 1.18), hold_r='flat', hold_l='flat', lean=0.14, look=(0, 0.15), shout=True, **_step),
    'refuse': Pose(hand_r=(0.32, 0.5, 1.4), hold_r='flat', hand_l=(-0.2, 0.16, 1.05), lean=-0.1, twist=-0.15, look=(-0.4, 0)),
    'cup': Pose(hand_r=(0.13, 0.22, 1.6), hand_l=(-0.13, 0.22, 1.6), look=(0, 0.12), lean=0.05, shout=True),
    'whisper': Pose(hand_r=(0.02, 0.24, 1.52), hold_r='flat', lean=0.14, side=-0.1, look=(0.5, 0), tilt=0.12),
    'think': Pose(hand_r=(0.03, 0.17, 1.5), hold_r='fist', hand_l=(0.1, 0.2, 1.08), hold_l='flat', look=(0.2, -0.12), tilt=0.08),
    'fear': Pose(hand_r=(0.1, 0.17, 1.5), hand_l=(-0.07, 0.2, 1.3), hold_r='flat', lean=-0.09, side=0.05, look=(-0.35, 0)),
    'read': Pose(hand_r=(0.24, 0.38, 1.25), hand_l=(-0.24, 0.38, 1.25), hold_r='fist', hold_l='fist', look=(0, -0.28), lean=-0.03),
    'carry': Pose(hand_r=(0.17, 0.36, 1.1), hand_l=(-0.17, 0.36, 1.1), hold_r='flat', hold_l='flat', lean=-0.08),
    'shoulder': Pose(hand_r=(0.2, 0.12, 1.62), hold_r='fist', lean=0.16, side=-0.07, hand_l=(-0.28, 0.12, 0.85), **_step),
    'walk': Pose(hand_r=(0.24, 0.25, 0.92), hand_l=(-0.24, -0.2, 0.86), foot_l=(-0.09, 0.32, 0), foot_r=(0.09, -0.3, 0.03), lean=0.1, drop=0.03),
    'run': Pose(hand_r=(0.22, 0.35, 1.2), hand_l=(-0.24, -0.28, 1.05), foot_l=(-0.08, 0.5, 0.05), foot_r=(0.09, -0.5, 0.28), lean=0.28, drop=0.05, hold_r='fist', hold_l='fist'),
    'bow': Pose(lean=0.55, hand_r=(0.22, 0.45, 0.75), hand_l=(-0.14, 0.24, 0.95), look=(0, 0.1)),
    'kneel': Pose(drop=0.46, foot_l=(-0.12, 0.3, 0), foot_r=(0.13, -0.35, 0.05), hand_r=(0.2, 0.42, 0.9), hand_l=(-0.16, 0.36, 0.85), hold_r='flat', hold_l='flat', look=(0, 0.3)),
    'sit': Pose(drop=0.45, foot_l=(-0.14, 0.42, 0), foot_r=(0.14, 0.46, 0), shift=(0, -0.02), hand_r=(0.16, 0.36, 0.66), hand_l=(-0.16, 0.36, 0.66)),
    'write': Pose(hand_r=(0.12, 0.42, 1.06), hand_l=(-0.2, 0.42, 1.04), hold_r='fist', hold_l='flat', lean=0.3, look=(0, -0.35)),
    # Poles: (hand that grips, point of the grip, direction of the pole's top, length below the grip, second hand's distance)
    'staff': Pose(hand_r=(0.3, 0.28, 1.22), hold_r='fist', pole=('r', (0.05, 0.03, 1), 1.2, 0)),
    'lean_staff': Pose(hand_r=(0.12, 0.4, 1.28), hand_l=(0.08, 0.4, 1.1), hold_r='fist', hold_l='fist', lean=0.16, shift=(-0.03, 0), pole=('r', (0.04, -0.05, 1), 1.26, -0.2)),
    'brandish': Pose(hand_r=(0.36, 0.18, 1.72), hand_l=(0.16, 0.3, 1.3), hold_r='fist', hold_l='fist', twist=-0.1, look=(0, 0.15), shout=True, pole=('r', (0.35, -0.1, 1), 0.75, -0.45), **_step),
    'raise': Pose(hand_r=(0.27, 0.14, 1.95), hold_r='fist', hand_l=(-0.28, 0.12, 0.95), hold_l='fist', look=(0, 0.2), shout=True, pole=('r', (0.12, 0.02, 1), 0.55, 0)),
    'slope': Pose(hand_r=(0.2, 0.24, 1.2), hold_r='fist', pole=('r', (0.05, -0.55, 1), 0.35, 0)),
    'guard': Pose(hand_r=(0.3, 0.24, 1.25), hold_r='fist', hand_l=(-0.2, 0.3, 1.08), hold_l='fist', foot_l=(-0.2, 0.08, 0), foot_r=(0.2, -0.05, 0), lean=-0.02, pole=('r', (0, 0, 1), 1.25, 0)),
    'level': Pose(hand_r=(0.22, 0.0, 1.05), hand_l=(0.0, 0.42, 1.16), hold_r='fist', hold_l='fist', lean=0.16, drop=0.06, pole=('r', (-0.42, 0.8, 0.2), 0.6, 0.5), **_step),
}


def reach(a, target, l1, l2, hint):
    """The middle joint of a limb from `a` towards `target`, bent towards `hint`, and the end it can reach."""
    a, target = np.asarray(a, float), np.asarray(target, float)
    d = target - a
    dist = np.linalg.norm(d)
    if dist > (l1 + l2) * 0.995:
        target = a + d / dist * (l1 + l2) * 0.995
        dist = (l1 + l2) * 0.995
    dist = max(dist, abs(l1 - l2) + 0.02)
    u = unit(target - a)
    k = (l1 * l1 - l2 * l2 + dist * dist) / (2 * dist)
    h = math.sqrt(max(l1 * l1 - k * k, 0))
    side = unit(np.asarray(hint, float) - u * np.dot(hint, u))
    return a + u * k + side * h, target


@dataclass
class Joints:
    """The position of every joint, and the rotation of hips, chest and head (3x3, columns right/forward/up)."""
    points: dict = field(default_factory=dict)
    hips: np.ndarray = None
    chest: np.ndarray = None
    head: np.ndarray = None
    # Where a close-up hand is: per side a function from the hand's frame to the figure's.
    grips: dict = field(default_factory=dict)
    face: tuple = None
    # Which part of the mesh is the skin of an authored head.
    scalp: int = None


def joints(pose, stout=0.0):
    """All joints of a pose; `stout` widens hips and shoulders."""
    hips = rotation(0, 0, pose.twist * 0.3)
    chest = rotation(-pose.lean, pose.side, pose.twist)
    head = rotation(pose.look[1] - pose.lean * 0.3, pose.tilt, pose.look[0] + pose.twist)
    pelvis = np.array([pose.shift[0], pose.shift[1] - math.sin(pose.lean) * 0.12, HIP - pose.drop - (1 - pose.legs) * (HIP - .08)])
    p = {'pelvis': pelvis}
    spine = SHOULDER - HIP
    p['chest'] = pelvis + rotation(-pose.lean * 0.6, pose.side * 0.6, 0) @ (0, 0, spine * 0.6)
    p['shoulders'] = p['chest'] + chest @ (0, 0, spine * 0.4)
    p['neck'] = p['shoulders'] + chest @ (0, 0.0, 0.07)
    p['head'] = p['neck'] + head @ (0, 0.025, 0.145) - chest @ (0, 0, pose.settle)
    width = 0.166 + stout * 0.02
    for s, sign in (('l', -1), ('r', 1)):
        hip = pelvis + hips @ (sign * (0.095 + stout * 0.01), 0, 0)
        foot = np.asarray(getattr(pose, 'foot_' + s), float) + (0, 0, 0.08)
        toe = rotation(0, 0, -sign * 0.22) @ hips @ (0, 1.0, 0)
        knee, ankle = reach(hip, foot, THIGH * pose.legs, SHIN * pose.legs, toe + (sign * 0.12, 0, 0.1))
        lift = max(0.0, pose_hand_height(pose, s) - 1.45)
        shoulder = p['shoulders'] + chest @ (sign * (width - lift * 0.03), 0, -0.02 + min(lift, 0.5) * 0.1)
        elbow, wrist = reach(shoulder, getattr(pose, 'hand_' + s), UPPER_ARM, FOREARM, chest @ ((pose.elbow_way if s == 'r' else pose.elbow_way_l) or (sign * (pose.elbow_out if s == 'l' or pose.elbow_r is None else pose.elbow_r), -0.5, -0.7 + lift * 0.8)))
        dip = pose.toes[s == 'r']
        if dip:
            toe = unit(toe) * math.cos(dip) - np.array([0, 0, math.sin(dip)])
        p.update({'hip_' + s: hip, 'knee_' + s: knee, 'ankle_' + s: ankle, 'toe_' + s: toe, 'shoulder_' + s: shoulder, 'elbow_' + s: elbow, 'wrist_' + s: wrist})
    return Joints(p, hips, chest, head * HEAD_SIZE)


def pose_hand_height(pose, side):
    """How high the hand of a side is, in metres."""
    return getattr(pose, 'hand_' + side)[2]


def with_pole(pose):
    """The pose with the second hand on the pole, if the pole needs two hands."""
    if not pose.pole or not pose.pole[3]:
        return pose
    main = 'hand_' + pose.pole[0]
    other = 'hand_l' if pose.pole[0] == 'r' else 'hand_r'
    grip = np.asarray(getattr(pose, main), float) + unit(pose.pole[1]) * pose.pole[3]
    return replace(pose, **{other: tuple(grip)})
