"""Reads the passes of one render and knows its camera. For every picture."""
import json
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402


class Passes:
    """The colour, albedo, normal and position of every pixel, linear RGB, and rays through them."""

    def __init__(self, folder):
        self.folder = folder
        with open(os.path.join(folder, 'meta.json')) as f:
            self.meta = json.load(f)
        color = self.read('color')
        self.color, self.alpha = color[..., :3], np.clip(color[..., 3:], 0, 1)
        self.albedo = self.read('albedo')[..., :3]
        self.normal = self.read('normal')[..., :3]
        # Unlike the others the place is that of one sample, not a mean: none where that sample met the sky or only a pane.
        self.position = self.read('position')[..., :3]
        # A mean of all samples, 1 for the sky; None in passes that were rendered before it was asked for.
        self.mist = self.read('mist')[..., 0] if os.path.exists(os.path.join(folder, 'mist0001.exr')) else None
        self.h, self.w = self.color.shape[:2]
        # Of a region only: how large the whole frame would be, and where the region's upper left corner lies in it.
        part = self.meta.get('region', {'frame': [self.w, self.h], 'corner': [0, 0]})
        (self.wide, self.tall), self.corner = part['frame'], part['corner']
        cam = self.meta['camera']
        self.eye, self.turn, self.lens = np.array(cam['loc']), np.array(cam['rotation']), cam['lens']
        self.sun = np.array(self.meta.get('sun', (0, -0.3, 0.9)))
        x, y = np.meshgrid((np.arange(self.w) + self.corner[0] + .5) / self.wide - .5, (.5 - (np.arange(self.h) + self.corner[1] + .5) / self.tall) * self.tall / self.wide)
        rays = np.stack([x / self.lens, y / self.lens, -np.ones_like(x)], -1) @ self.turn.T
        self.rays = (rays / np.linalg.norm(rays, axis=-1, keepdims=True)).astype(np.float32)
        self.distance = self._distance()

    def _distance(self):
        """How far each pixel is from the camera in metres (the sky 100 km), with the place of strays taken from what surrounds them."""
        cover = self.alpha[..., 0]
        known = np.abs(self.position).max(-1) > 1e-6
        far = np.float32(1e5)
        distance = np.where(known & (cover > .25), np.linalg.norm(self.position - self.eye, axis=-1), far).astype(np.float32)
        # An edge whose one sample met the sky lies where its nearest neighbour lies.
        distance = np.where(~known & (cover > .25), cv2.erode(distance, np.ones((3, 3), np.uint8)), distance)
        # Single pixels at another depth, as in glass, would get the wrong fog.
        depth = np.log(distance)
        alike = sum((np.abs(np.roll(depth, (dy, dx), (0, 1)) - depth) < .1).astype(int) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx)
        middle = cv2.medianBlur(distance, 5)
        lone = (alike <= 1) & (np.abs(np.log(middle) - depth) > .1)
        distance = np.where(lone, middle, distance)
        moved = lone | ~known
        self.position = np.where(moved[..., None], self.eye + self.rays * distance[..., None], self.position)
        return distance

    def read(self, name):
        """One pass by its name."""
        img = cv2.imread(os.path.join(self.folder, f'{name}0001.exr'), cv2.IMREAD_UNCHANGED)
        img = img[..., None] if img.ndim == 2 else img
        order = [2, 1, 0, 3][:img.shape[2]]
        return np.nan_to_num(img[..., order]).astype(np.float32)

    def scale(self, distance=None):
        """How many pixels of a picture 1536 wide a metre has at every pixel, or at another `distance` (metres) than its own."""
        return self.lens * 1536 / np.maximum(self.distance if distance is None else distance, .2)

    def off(self, point):
        """How far every pixel's place is from a world point, in metres."""
        return np.linalg.norm(self.position - np.asarray(point, float), axis=-1)

    def edges(self, turns=True):
        """Where one thing ends in front of another or (with `turns`) a surface turns sharply, 0 to 1, about a pixel wide."""
        normal = self.normal / np.maximum(np.linalg.norm(self.normal, axis=-1, keepdims=True), 1e-3)
        far = np.log(np.minimum(self.distance, 1e4))
        found = np.zeros((self.h, self.w), np.float32)
        for axis in (0, 1):
            turn = 1 - (normal * np.roll(normal, 1, axis)).sum(-1)
            step = np.abs(far - np.roll(far, 1, axis))
            mark = np.clip((step - .02) / .03, 0, 1) + (np.clip((turn - .45) / .4, 0, 1) * .5 if turns else 0)
            found = np.maximum(found, np.maximum(mark, np.roll(mark, -1, axis)))
        return cv2.GaussianBlur(np.clip(found, 0, 1), (0, 0), max(.5, self.wide / 2400))

    def project(self, point):
        """Pixel x, pixel y and distance along the view axis of a world point."""
        p = (np.asarray(point) - self.eye) @ self.turn
        depth = -p[2]
        across, down = (p[:2] / max(depth, 1e-3) * self.lens * self.wide) * (1, -1)
        return self.wide / 2 + across - self.corner[0], self.tall / 2 + down - self.corner[1], depth
