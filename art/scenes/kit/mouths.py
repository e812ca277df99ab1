"""The mouths of authored heads: how far each opens, where its corners lie and what shows in it. For every picture.

Heights are in metres above the line on which the lips meet; `t` runs along that line from corner (-1) to corner (1).
"""
from dataclasses import dataclass, replace

import numpy as np


@dataclass(frozen=True)
class Mouth:
    """One shape of the mouth: `up` and `down` are how far its lips part from the line, `corner` how much higher its corners lie than the middle (None: as the mood of the face has it).

    `arch` and `box` say how square the upper and the lower edge are (2: a bow, 5: a box), `tight` how thin the lips are drawn,
    `teeth` and `tongue` the shares of the opening that they fill.
    """
    half: float
    up: float = 0.0
    down: float = 0.0
    corner: float = None
    arch: float = 2.2
    box: float = 2.6
    tight: float = 0.0
    teeth: float = 0.0
    tongue: float = 0.0

    @property
    def gap(self):
        """By how much the jaw is open; 0 for a closed mouth."""
        return self.down / 1.35

    def edges(self, t):
        """The upper and the lower edge of the opening at shares `t` of the half width."""
        a = np.minimum(np.abs(t), 1)
        bow = 1 - .14 * np.exp(-(a / .16) ** 2)
        return self.up * (1 - a ** self.arch) * bow, -self.down * (1 - a ** self.box)

    def scaled(self, wide, tall):
        """The same shape with other sizes."""
        return replace(self, half=self.half * wide, up=self.up * tall, down=self.down * tall)


MOUTHS = {
    'closed': Mouth(.0245),
    'tense': Mouth(.0265, tight=.6),
    'speak': Mouth(.0225, .0028, .0064, teeth=.36),
    'open': Mouth(.0215, .0055, .013, arch=2.4, box=2.8, tight=.1, teeth=.24, tongue=.25),
    # Called over a crowd: tall, with a broad lower lip.
    'call': Mouth(.0245, .008, .0215, -.001, arch=2.8, box=5.0, tight=.2, teeth=.26, tongue=.3),
    # Shouted in anger: wide and square, the corners drawn back and down.
    'shout': Mouth(.0275, .0088, .0245, -.0035, arch=3.4, box=7.0, tight=.3, teeth=.25, tongue=.26),
    'plead': Mouth(.0245, .0054, .0082, -.0058, arch=2.5, box=3.4, teeth=.36),
    'weep': Mouth(.0262, .0068, .0115, -.0082, arch=2.3, box=3.8, tight=.1, teeth=.3),
    # Less open than weeping, with little of the teeth: a voice that fails.
    'falter': Mouth(.0252, .0042, .0084, -.0066, arch=2.4, box=3.4, tight=.1, teeth=.22),
    'smile': Mouth(.0262, .0006, .0102, .0085, arch=2.0, box=2.0, tight=.25, teeth=.6),
}
# An open mouth follows the mood of its face: which shape it takes when that is glad or in need, and how tall that is.
GLAD = {'speak': .75, 'open': 1.0, 'call': 1.25, 'shout': 1.35}
NEEDY = {'speak': 'plead', 'open': 'weep'}


def mouth_of(f):
    """The shape of a face's mouth, in the size of that face."""
    shape, tall = f.mouth, 1.0
    if f.smile >= 1 and shape in GLAD:
        shape, tall = 'smile', GLAD[shape]
    elif f.worry >= 1.2 and f.smile <= .2:
        shape = NEEDY.get(shape, shape)
    mouth = MOUTHS[shape].scaled(1 - .2 * f.small, (1 - .2 * f.small) * tall)
    mood = .0055 * f.smile - .003 * f.worry
    return replace(mouth, corner=mood if mouth.corner is None else max(mood, mouth.corner) if shape == 'smile' else mouth.corner)
