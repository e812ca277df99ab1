"""Pixels that a near thing shares with what lies behind it: parted before fog and softness are laid, joined again afterwards. For every picture.

The place of a pixel is that of one sample, so at an outline either all of it or none of it would get the air of the distance,
in steps and dots. The mist pass is a mean of all samples: it tells which share of such a pixel the near thing covers.
"""
import cv2
import numpy as np

# As in `Stage.render`: the mist is the square root of the distance's share of this many metres.
MIST_DEPTH = 400.0
RING = np.ones((3, 3), np.uint8)


class Layers:
    """The shared pixels of a set of passes; without a mist pass there are none."""

    def __init__(self, p, jump=.05):
        self.near, self.far = cv2.erode(p.distance, RING), cv2.dilate(p.distance, RING)
        self.cover = np.ones_like(p.distance)
        self.shared = np.zeros(p.distance.shape, bool)
        if p.mist is None:
            return
        mist = lambda d: np.sqrt(np.clip(d / MIST_DEPTH, 0, 1))
        low, high = mist(self.near), mist(self.far)
        apart = (np.log(self.far) - np.log(self.near) > jump) & (high > low)
        cover = np.clip((high - p.mist) / np.maximum(high - low, 1e-6), 0, 1)
        self.shared = apart & (cover > .02) & (cover < .98)
        self.middle = np.sqrt(self.near * self.far)
        self.pure = ~self.shared
        self.distance = np.where(apart, np.where(cover > .02, self.near, self.far), p.distance)
        _, self.known = self._about(p.distance[..., None])
        self.shared &= self.known > 0
        self.cover = np.where(self.shared, cover, 1).astype(np.float32)
        self.apart = apart

    def _about(self, image, behind=True, reach=3):
        """What lies behind the shared pixels (or in front), from those about them that it fills, and the weight of these."""
        rows, cols = np.nonzero(self.shared)
        total, weight = np.zeros((len(rows), image.shape[-1]), np.float32), np.zeros(len(rows), np.float32)
        h, w = self.shared.shape
        for dy in range(-reach, reach + 1):
            for dx in range(-reach, reach + 1):
                y, x = np.clip(rows + dy, 0, h - 1), np.clip(cols + dx, 0, w - 1)
                part = self.pure[y, x] * ((self.distance[y, x] > self.middle[rows, cols]) == behind) * np.exp(-(dx * dx + dy * dy) / (4.0 if behind else 1.5))
                total += image[y, x] * part[:, None]
                weight += part
        out, known = np.zeros(image.shape, np.float32), np.zeros((h, w), np.float32)
        out[rows, cols], known[rows, cols] = total / np.maximum(weight, 1e-6)[:, None], weight
        return out, known

    def part(self, p, image):
        """The denoised colour with only the near thing in shared pixels; the passes' places and cover follow."""
        if p.mist is None:
            return image
        back, _ = self._about(image)
        front, known = self._about(image, behind=False, reach=2)
        c = self.cover[..., None]
        # What nothing beside it shows pure, as a hair, is what remains when its background is taken away.
        rest = np.clip((image - (1 - c) * back) / np.maximum(c, .02), 0, cv2.dilate(image, RING))
        image = np.where(self.shared[..., None], np.where(known[..., None] > 0, front, rest), image)
        p.alpha = np.where(self.shared[..., None], 1, p.alpha)
        moved = self.apart & (self.shared | self.pure)
        p.distance = np.where(moved, self.distance, p.distance)
        p.position = np.where(moved[..., None], p.eye + p.rays * p.distance[..., None], p.position)
        return image

    def join(self, image):
        """The picture with what lies behind let through again where pixels are shared."""
        if not self.shared.any():
            return image
        back, _ = self._about(image)
        c = self.cover[..., None]
        return np.where(self.shared[..., None], image * c + back * (1 - c), image)
