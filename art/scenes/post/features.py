"""Faces drawn over the render: clear eyes and brows in their colours under the light on the face, and the strokes of lids, nose and mouth in ink. For every picture."""
import cv2
import numpy as np

from kit.noise import smoothstep

# Strokes: width in mm of a life-sized head at the start, the middle and the end, how strong the ink is, and which share of that is left in a small face.
STROKES = {
    'lash': ((1.4, 4.2, 2.6), 1.0, .95), 'lower': ((.6, 1.1, 1.5), .55, 0), 'lid': ((.6, 1.2, .7), .5, .2), 'wing': ((.5, 1.4, 1.8), .55, .45), 'nostril': ((2.2, 3.0, 1.6), .9, 0),
    'mouth': ((1.4, 2.4, 1.4), .9, .75), 'under': ((.9, 1.5, .9), .7, .4), 'corner': ((1.2, 1.5, .5), .5, 0), 'lip': ((.4, 2.0, .4), .35, .3), 'fold': ((.8, 1.5, .5), .5, .5), 'frown': ((.4, 1.2, .4), .3, .3),
}
# Pixels (of 1536) for a metre of a life-sized head: from where to where its features come in, and from where to where they become those of a near face.
DRAWN, NEAR = (90, 190), (160, 480)
# Brows: width in mm at the nose, the arch and the temple.
BROW = (6.2, 5.2, 1.4)
WHITE, FINE = np.array([.7, .66, .61], np.float32), 4
# The inside of an open mouth, its teeth and its tongue.
CAVE, TEETH, TONGUE = (np.array(tone, np.float32) for tone in ((.05, .014, .011), (.66, .6, .51), (.36, .085, .07)))
# Strands of hair: width in mm at the start, the middle and the end, and by how much the hair below is darker or lighter.
STRANDS = {'furrow': ((.6, 2.8, .6), -.6), 'ridge': ((.6, 2.6, .6), .6), 'wisp': ((3.0, 2.2, .4), 0)}
# How far the skin about the eyes of the young is taken to the tone of the face.
REST = .6
# A feature is hidden where something lies this much (m) in front of it.
HIDDEN = (.009, .016)


class Features:
    """The features of all faces of a picture that are large enough to draw; `amount` (0 to 1) says how plainly, `near` from and to which size they become those of a near face."""

    def __init__(self, p, settings=None):
        settings = settings or {}
        self.p, self.amount = p, settings.get('amount', 1.0)
        self.faces = [f for f in (Drawn(p, face, settings.get('near', NEAR)) for face in p.meta.get('faces', [])) if f.plain > 0] if self.amount else []

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


def over(below, cover, colour):
    """The colours below with another laid over them as far as `cover` (0 to 1) says."""
    return below * (1 - cover[..., None]) + colour * cover[..., None]


class Drawn:
    """One face in pixels: a window about it, cut on a grid finer than the picture."""

    def __init__(self, p, face, near=NEAR):
        self.p, self.face = p, face
        middle = np.mean([np.mean(e['edge'], 0) for e in face['eyes']], 0)
        x, y, depth = p.project(middle)
        # Pixels for a metre of a life-sized head.
        self.scale = p.lens * p.wide / max(depth, .1) * face['size']
        size = self.scale * 1536 / p.wide
        self.plain = float(smoothstep(*DRAWN, size)) if depth > .1 else 0
        self.near = float(smoothstep(*near, size))
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
        # A part without width would still be drawn as a hair's line, and a short rest of a hidden stroke as a dot.
        runs = np.split(np.arange(len(xy)), np.flatnonzero(np.diff((seen > .2).astype(int))) + 1)
        return [np.concatenate([xy[r] + across[r], (xy[r] - across[r])[::-1]]) for r in runs if seen[r[0]] > .2 and len(r) > .2 * len(xy)]

    def _across(self, points):
        """How openly a stroke lies across the view, 0 to 1: the far nostril of a turned head would be a dot."""
        length = lambda p: np.linalg.norm(np.diff(p, axis=0), axis=1).sum()
        return float(smoothstep(.65, .95, length(self._at(points)[0]) / max(length(points) / self.face['size'] * self.scale * FINE, 1e-6)))

    def _open(self, outline, hidden):
        """How much of every pixel of the window the outline of an eye or a mouth covers, where nothing lies in front of it."""
        xy, far = self._at(outline)
        # The distance over it as a plane, for that of a turned head recedes.
        plane = np.linalg.lstsq(np.c_[xy, np.ones(len(xy))], far, rcond=None)[0]
        y, x = np.mgrid[0:self.y1 - self.y0, 0:self.x1 - self.x0] * float(FINE)
        there = 1 - smoothstep(*hidden, x * plane[0] + y * plane[1] + plane[2] - self.p.distance[self.window])
        return self._shape([xy]) * there, xy

    def _mouth(self):
        """How much of every pixel of the window is the inside of an open mouth."""
        outline = self.face['mouth']
        if np.linalg.norm(np.subtract(outline[7], outline[22])) / self.face['size'] < .002:
            return np.zeros((self.y1 - self.y0, self.x1 - self.x0), np.float32)
        return self._open(outline, HIDDEN)[0]

    def _light(self, image):
        """The light on the face (RGB), without the small shadows in it."""
        albedo, spread = self.p.albedo[self.window], max(1.0, .011 * self.scale)
        skin = ((albedo[..., 0] > .12) & (albedo[..., 0] > albedo[..., 2])).astype(np.float32)[..., None]
        soft = lambda a: cv2.GaussianBlur((a * skin).astype(np.float32), (0, 0), spread)
        return soft(image[self.window]) / np.maximum(soft(albedo), 1e-3)

    def paint(self, image, amount):
        """Paints brows, mouth and eyes into the picture (linear light)."""
        light = self._light(image)
        part = image[self.window]
        strong = self.plain * amount
        part = self._rested(part, light, strong)
        wide = np.array(BROW) * (.7 + .3 * self.face['bushy'])
        brows = self._shape([piece for b in self.face['brows'] for piece in self._stroke(b, wide)])
        tone = self._tone()
        part = over(part, brows * .9 * strong, light * (np.array(self.face['hair'], np.float32) * .7 + tone * .2 * (1 - self.near)))
        part = self._paint_mouth(part, light, strong)
        for eye in self.face['eyes']:
            part = self._paint_eye(part, light, eye, tone, strong)
        image[self.window] = self._paint_hair(part, light, strong * self.near)

    def _paint_hair(self, part, light, strong):
        """The window with the strands of its hair: furrows and ridges in the light that lies there, wisps in their own colour."""
        for kind, (widths, change) in STRANDS.items():
            drawn = [s for s in self.face.get('strands', []) if s[0] == kind]
            cover = self._shape([piece for _, points, much, _ in drawn for piece in self._stroke(points, np.array(widths) * much)]) * strong
            if drawn and kind == 'wisp':
                part = over(part, cover * .9, light * np.array(drawn[0][3], np.float32))
            elif drawn:
                part = part * (1 + change * cover[..., None])
        return part

    def _paint_mouth(self, part, light, strong):
        """The window with an open mouth: dark, with the tongue below and a band of teeth above, both quieter in a small face."""
        inside = self._mouth()
        if inside.max() < .05:
            return part
        part = over(part, inside * .92 * strong, light * CAVE * (2.6 - 1.6 * self.near))
        for kind, tone, quiet in (('tongue', TONGUE, .5), ('teeth', TEETH, .55)):
            if kind in self.face:
                cover = self._shape([self._at(self.face[kind])[0]]) * inside
                part = over(part, cover * (quiet + (.95 - quiet) * self.near) * strong, light * tone)
        return part

    def _paint_eye(self, part, light, eye, skin, strong):
        """The window with one eye: its white, darker under the lid and nearer to the `skin` in a small face, iris, pupil and the light in it."""
        opened, xy = self._open(eye['edge'], (.012, .02))
        if opened.max() < .05:
            return part
        top, bottom = xy[:17], xy[17:][::-1]
        y, x = np.mgrid[0:part.shape[0], 0:part.shape[1]] * float(FINE)
        order = np.argsort(top[:, 0])
        upper, lower = (np.interp(x, e[order, 0], e[order, 1]) for e in (top, bottom))
        down = (y - upper) / np.maximum(lower - upper, 1)
        # The whites of a dark face are darker too, or they would stare.
        white = WHITE * min(1, .6 + skin.mean()) * (.35 + .65 * self.near) + skin * (.65 - .65 * self.near)
        part = over(part, opened * strong, light * white * (.5 + .5 * smoothstep(.0, .5, down))[..., None])
        iris, pupil = (self._shape([self._at(eye[k])[0]]) * opened for k in ('iris', 'pupil'))
        rim = cv2.erode(iris, np.ones((3, 3))) if self.scale > 300 else iris
        iris_colour = np.array(self.face['iris'], np.float32)
        tone = iris_colour * min(1.5, .1 / max(iris_colour.mean(), 1e-3))
        glow = (.55 + .75 * smoothstep(.2, .95, down))[..., None]
        part = over(part, iris * strong * (.9 + .1 * self.near), light * (tone * .3 + skin * .04 * (1 - self.near)))
        part = over(part, rim * strong * self.near, light * tone * glow)
        part = over(part, pupil * strong * self.near, light * .012)
        at, _ = self._at(eye['light'])
        spot = at[0] + np.stack([np.cos(np.linspace(0, 6.28, 16)), np.sin(np.linspace(0, 6.28, 16))], 1) * max(.0015 * self.scale, .5) * FINE
        return over(part, self._shape([spot]) * np.minimum(1, opened * 1.5) * strong * self.near, light.max(-1, keepdims=True) * 1.25)

    def _tone(self):
        """The colour of the skin of the cheeks (linear RGB)."""
        albedo = self.p.albedo[self.window]
        y, x = np.mgrid[0:albedo.shape[0], 0:albedo.shape[1]] * float(FINE)
        skin = (albedo[..., 0] > .12) & (albedo[..., 0] > 1.25 * albedo[..., 2])
        nose = np.concatenate([self._at(points)[0] for kind, points, _ in self.face['strokes'] if kind == 'wing']).mean(0)
        cheeks = skin & (np.hypot(x - nose[0], y - nose[1]) < .036 * FINE * self.scale) & (albedo[..., 1] > .38 * albedo[..., 0])
        return np.median(albedo[cheeks], 0) if cheeks.any() else np.array([.5, .33, .24], np.float32)

    def _rested(self, part, light, strong):
        """The window with the skin about the eyes nearer to the tone of the cheeks, more so in the young, for few tones make bruises of soft shadows."""
        albedo = self.p.albedo[self.window]
        y, x = np.mgrid[0:part.shape[0], 0:part.shape[1]] * float(FINE)
        skin = (albedo[..., 0] > .12) & (albedo[..., 0] > 1.25 * albedo[..., 2])
        about = np.zeros(part.shape[:2], np.float32)
        for eye in self.face['eyes']:
            xy, far = self._at(eye['edge'])
            off = np.hypot(x - xy[:, 0].mean(), y - xy[:, 1].mean()) / (FINE * self.scale)
            about = np.maximum(about, np.exp(-(off / .021) ** 4) * (np.abs(self.p.distance[self.window] - far.mean()) < .04))
        share = cv2.GaussianBlur((about * skin).astype(np.float32), (0, 0), max(.6, .003 * self.scale))[..., None] * REST * (1 - self.face['age']) * strong
        return part * (1 - share) + light * self._tone() * share

    def ink(self, lines, amount):
        """Lays the strokes into the ink."""
        part = lines[self.window]
        for eye in self.face['eyes']:
            part = part * (1 - self._open(eye['edge'], (.012, .02))[0] * self.plain * amount)
        about = cv2.dilate(self._mouth(), np.ones((3, 3)), iterations=max(1, int(.004 * self.scale)))
        part = part * (1 - about * self.plain * amount)
        for kind, points, much in self.face['strokes']:
            widths, strong, small = STROKES[kind]
            strong *= (small + (1 - small) * self.near) * min(1.0, much) * self.plain * amount
            if kind == 'nostril':
                strong *= self._across(points)
            if strong > .02:
                part = np.maximum(part, self._shape(self._stroke(points, widths)) * strong)
        lines[self.window] = part
