"""Faces drawn over the render: clear eyes and brows in their colours under the light on the face, and the strokes of lids, nose and mouth in ink."""
import cv2
import numpy as np

from kit.noise import smoothstep

# Strokes: width in mm of a life-sized head at the start, the middle and the end, and how strong the ink is.
STROKES = {
    'lash': ((1.4, 4.2, 2.6), 1.0), 'lower': ((.6, 1.1, 1.5), .55), 'lid': ((.6, 1.2, .7), .5), 'wing': ((.6, 1.5, 1.9), .55), 'nostril': ((2.2, 3.0, 1.6), .9),
    'mouth': ((1.2, 2.2, 1.2), .9), 'under': ((.6, 1.3, .6), .6), 'lip': ((.4, 2.0, .4), .35), 'fold': ((.8, 1.5, .5), .5), 'frown': ((.4, 1.2, .4), .3),
}
# Brows: width in mm at the nose, the arch and the temple.
BROW = (6.2, 5.2, 1.4)
WHITE, FINE = np.array([.7, .66, .61], np.float32), 4
# How far the skin about the eyes of the young is taken to the tone of the face.
REST = .6
# A feature is hidden where something lies this much (m) in front of it.
HIDDEN = (.009, .016)


class Features:
    """The features of all faces of a picture that are large enough to draw; `amount` (0 to 1) says how plainly."""

    def __init__(self, p, settings=None):
        self.p, self.amount = p, (settings or {}).get('amount', 1.0)
        self.faces = [f for f in (Drawn(p, face) for face in p.meta.get('faces', [])) if f.plain > 0] if self.amount else []

    def paint(self, image):
        """The things (linear light) with eyes and brows painted over them."""
        image = image.copy()
        for face in self.faces:
            face.paint(image, self.amount)
        return image

    def ink(self, lines):
        """The ink (0 to 1) with the strokes of every face instead of the lines found in its eyes."""
        lines = lines.copy()
        for face in self.faces:
            face.ink(lines, self.amount)
        return lines


class Drawn:
    """One face in pixels: a window about it, cut on a grid finer than the picture."""

    def __init__(self, p, face):
        self.p, self.face = p, face
        middle = np.mean([np.mean(e['edge'], 0) for e in face['eyes']], 0)
        x, y, depth = p.project(middle)
        # Pixels for a metre of a life-sized head.
        self.scale = p.lens * p.wide / max(depth, .1) * face['size']
        self.plain = float(smoothstep(90, 190, self.scale * 1536 / p.wide)) if depth > .1 else 0
        r = self.scale * .2
        self.x0, self.y0 = max(int(x - r), 0), max(int(y - r), 0)
        self.x1, self.y1 = min(int(x + r), p.w), min(int(y + r * 1.2), p.h)
        if self.x1 - self.x0 < 4 or self.y1 - self.y0 < 4:
            self.plain = 0
        if self.plain:
            self.window = np.s_[self.y0:self.y1, self.x0:self.x1]

    def _at(self, points):
        """Pixels (N, 2) of the fine window and distances (m) of points."""
        q = np.asarray(points, float)
        xy = np.array([self.p.project(point)[:2] for point in q])
        return (xy - (self.x0, self.y0)) * FINE, np.linalg.norm(q - self.p.eye, axis=1)

    def _shape(self, outlines):
        """How much of every pixel of the window the outlines (in fine pixels) cover, 0 to 1."""
        h, w = (self.y1 - self.y0) * FINE, (self.x1 - self.x0) * FINE
        fine = np.zeros((h, w), np.uint8)
        for outline in outlines:
            cv2.fillPoly(fine, [np.round((outline - .5) * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
        return cv2.resize(fine.astype(np.float32) / 255, (w // FINE, h // FINE), interpolation=cv2.INTER_AREA)

    def _seen(self, xy, far):
        """How freely each point is seen, 0 to 1."""
        col = np.clip((xy[:, 0] / FINE + self.x0).astype(int), 0, self.p.w - 1)
        row = np.clip((xy[:, 1] / FINE + self.y0).astype(int), 0, self.p.h - 1)
        return 1 - smoothstep(*HIDDEN, far - self.p.distance[row, col])

    def _stroke(self, points, widths):
        """The seen parts of a tapering stroke through points, `widths` in mm along it."""
        xy, far = self._at(points)
        t = np.linspace(0, 1, len(xy))
        fine = np.linspace(0, 1, max(24, len(xy) * 4))
        xy = np.stack([np.interp(fine, t, xy[:, k]) for k in (0, 1)], 1)
        for _ in range(3):
            xy[1:-1] = (xy[:-2] + 2 * xy[1:-1] + xy[2:]) / 4
        wide = np.interp(fine, np.linspace(0, 1, len(widths)), widths) * 1e-3 * self.scale * FINE
        wide = np.maximum(wide, .8 * FINE * self.p.wide / 1536) * np.minimum(1, np.minimum(fine, 1 - fine) / .12) ** .7
        seen = cv2.GaussianBlur(self._seen(xy, np.interp(fine, t, far)).reshape(-1, 1).astype(np.float32), (1, 5), 0)[:, 0]
        along = np.gradient(xy, axis=0)
        across = np.stack([-along[:, 1], along[:, 0]], 1) / np.maximum(np.linalg.norm(along, axis=1), 1e-6)[:, None] * (wide * seen / 2)[:, None]
        # A part without width would still be drawn as a hair's line.
        runs = np.split(np.arange(len(xy)), np.flatnonzero(np.diff((seen > .2).astype(int))) + 1)
        return [np.concatenate([xy[r] + across[r], (xy[r] - across[r])[::-1]]) for r in runs if seen[r[0]] > .2 and len(r) > 2]

    def _open(self, eye):
        """How much of every pixel of the window is the open eye, where nothing lies in front of it."""
        xy, far = self._at(eye['edge'])
        # The distance over the eye as a plane, for a turned head's eye recedes.
        plane = np.linalg.lstsq(np.c_[xy, np.ones(len(xy))], far, rcond=None)[0]
        y, x = np.mgrid[0:self.y1 - self.y0, 0:self.x1 - self.x0] * float(FINE)
        there = 1 - smoothstep(.012, .02, x * plane[0] + y * plane[1] + plane[2] - self.p.distance[self.window])
        return self._shape([xy]) * there, xy

    def _mouth(self):
        """How much of every pixel of the window is the dark of a mouth that speaks; a wider one shows teeth and tongue in the render."""
        xy, far = self._at(self.face['mouth'])
        tall = np.linalg.norm(np.subtract(self.face['mouth'][7], self.face['mouth'][22])) / self.face['size']
        if not .002 < tall < .018:
            return np.zeros((self.y1 - self.y0, self.x1 - self.x0), np.float32)
        return self._shape([xy]) * (1 - smoothstep(*HIDDEN, far.mean() - self.p.distance[self.window]))

    def _light(self, image):
        """The light on the face (RGB), without the small shadows in it."""
        albedo, spread = self.p.albedo[self.window], max(1.0, .011 * self.scale)
        skin = ((albedo[..., 0] > .12) & (albedo[..., 0] > albedo[..., 2])).astype(np.float32)[..., None]
        soft = lambda a: cv2.GaussianBlur((a * skin).astype(np.float32), (0, 0), spread)
        return soft(image[self.window]) / np.maximum(soft(albedo), 1e-3)

    def paint(self, image, amount):
        """Paints brows and eyes into the picture (linear light)."""
        light = self._light(image)
        part = image[self.window]
        strong = self.plain * amount
        over = lambda below, cover, colour: below * (1 - cover[..., None]) + colour * cover[..., None]
        part = self._rested(part, light, strong)
        hair = np.array(self.face['hair'], np.float32)
        wide = np.array(BROW) * (.7 + .3 * self.face['bushy'])
        brows = self._shape([part for b in self.face['brows'] for part in self._stroke(b, wide)])
        part = over(part, brows * .9 * strong, light * hair * .7)
        part = over(part, self._mouth() * .9 * strong, light * np.array([.05, .014, .011], np.float32))
        for eye in self.face['eyes']:
            opened, xy = self._open(eye)
            if opened.max() < .05:
                continue
            top, bottom = xy[:17], xy[17:][::-1]
            # Darker under the upper lid.
            y, x = np.mgrid[0:part.shape[0], 0:part.shape[1]] * float(FINE)
            order = np.argsort(top[:, 0])
            upper, lower = (np.interp(x, e[order, 0], e[order, 1]) for e in (top, bottom))
            down = (y - upper) / np.maximum(lower - upper, 1)
            lid = .5 + .5 * smoothstep(.0, .5, down)
            part = over(part, opened * strong, light * WHITE * lid[..., None])
            iris, pupil = (self._shape([self._at(eye[k])[0]]) * opened for k in ('iris', 'pupil'))
            rim = cv2.erode(iris, np.ones((3, 3))) if self.scale > 300 else iris
            iris_colour = np.array(self.face['iris'], np.float32)
            tone = iris_colour * min(1.5, .1 / max(iris_colour.mean(), 1e-3))
            glow = (.55 + .75 * smoothstep(.2, .95, down))[..., None]
            part = over(part, iris * strong, light * tone * .3)
            part = over(part, rim * strong, light * tone * glow)
            part = over(part, pupil * strong, light * .012)
            at, _ = self._at(eye['light'])
            spot = at[0] + np.stack([np.cos(np.linspace(0, 6.28, 16)), np.sin(np.linspace(0, 6.28, 16))], 1) * max(.0015 * self.scale, .5) * FINE
            part = over(part, self._shape([spot]) * np.minimum(1, opened * 1.5) * strong, light.max(-1, keepdims=True) * 1.25)
        image[self.window] = part

    def _rested(self, part, light, strong):
        """The window with the skin about the eyes nearer to the tone of the cheeks, more so in the young, for few tones make bruises of soft shadows."""
        albedo = self.p.albedo[self.window]
        y, x = np.mgrid[0:part.shape[0], 0:part.shape[1]] * float(FINE)
        skin = (albedo[..., 0] > .12) & (albedo[..., 0] > 1.25 * albedo[..., 2])
        nose = np.concatenate([self._at(points)[0] for kind, points, _ in self.face['strokes'] if kind == 'wing']).mean(0)
        cheeks = skin & (np.hypot(x - nose[0], y - nose[1]) < .036 * FINE * self.scale) & (albedo[..., 1] > .38 * albedo[..., 0])
        if not cheeks.any():
            return part
        tone = np.median(albedo[cheeks], 0)
        about = np.zeros(part.shape[:2], np.float32)
        for eye in self.face['eyes']:
            xy, far = self._at(eye['edge'])
            off = np.hypot(x - xy[:, 0].mean(), y - xy[:, 1].mean()) / (FINE * self.scale)
            about = np.maximum(about, np.exp(-(off / .021) ** 4) * (np.abs(self.p.distance[self.window] - far.mean()) < .04))
        share = cv2.GaussianBlur((about * skin).astype(np.float32), (0, 0), max(.6, .003 * self.scale))[..., None] * REST * (1 - self.face['age']) * strong
        return part * (1 - share) + light * tone * share

    def ink(self, lines, amount):
        """Lays the strokes into the ink."""
        part = lines[self.window]
        for eye in self.face['eyes']:
            part = part * (1 - self._open(eye)[0] * self.plain * amount)
        about = cv2.dilate(self._mouth(), np.ones((3, 3)), iterations=max(1, int(.004 * self.scale)))
        part = part * (1 - about * self.plain * amount)
        for kind, points, much in self.face['strokes']:
            widths, strong = STROKES[kind]
            part = np.maximum(part, self._shape(self._stroke(points, widths)) * strong * min(1.0, much) * self.plain * amount)
        lines[self.window] = part
