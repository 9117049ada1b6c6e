"""A head and a neck from a table of measures: one field for the skin, with eyes, brows and ears.

The face looks towards -y, the eyes are at z = 0, the ears at y = 0. Measures are shares of the usual one, or centimetres where they shift something.
"""
import numpy as np

from . import field as f, sculpt
from .field import bump, common, cone, cut, ellipsoid, join, row, step

USUAL = {
    'width': 1, 'jaw': 1, 'chin': 1, 'chinlow': 0, 'cheeks': 1, 'brow': 1, 'long': 1,
    'nose': 1, 'nosewidth': 1, 'noselong': 0, 'tip': 0, 'hump': 0,
    'lips': 1, 'mouth': 1, 'smile': 1, 'eyes': 1, 'apart': 0, 'open': 1, 'slant': 4, 'ears': 1, 'neck': 1, 'fold': 0, 'lash': .55,
}
EYE = row(3.2, -6.75, 0)


class Head:
    """The measures of one person, and the surfaces that hair, glasses and dress fit on."""

    def __init__(self, measures, colours, pit, shoulders):
        """Where the neck ends, and the field of the shoulders, both as the turned head sees them."""
        self.m = {**USUAL, **measures}
        self.colours = colours
        self.pit, self.shoulders = row(*pit), shoulders
        self.eye = EYE + row(self.m['apart'], 0, 0)
        self.ball = 1.5 * self.m['eyes']

    def skull(self, p):
        """Without features: what hair grows on."""
        m = self.m
        q = f.mirrored(p)
        w, j = m['width'], m['jaw']
        d = ellipsoid(q, row(0, 1.0, 3.4), row(7.35 * w, 9.2, 7.9))
        d = join(d, ellipsoid(q, row(0, -2.7, -3.0), row(5.9 * w, 6.3, 7.4 * m['long'])), 3)
        d = join(d, cone(q, row(4.0 * j, -.6, -5.6), row(1.6, -5.6, -9.4 - m['chinlow']), 1.9, 1.5), 3.4)
        return join(d, ellipsoid(q, row(0, -6.7, -9.6 - m['chinlow']), row(2.3 * m['chin'], 1.9, 1.7)), 1.8)

    def bare(self, p):
        """The head without eyes, nose and ears: what a beard grows on."""
        m = self.m
        q = f.mirrored(p)
        d = self.skull(p)
        d = join(d, ellipsoid(q, row(3.7, -5.6, -3.5), row(2.3, 2.3, 2.2) * (.75 + .25 * m['cheeks'])), 2.8)
        d = join(d, cone(q, row(0, -8.1, 1.9), row(3.9, -6.9, 2.3), .8 * m['brow'] + .2), 2.2)
        d = cut(d, ellipsoid(q, self.eye + row(.1, -2.6, -.1), row(2.3, 2.1, 1.7)), 1.6)
        d = self._mouth(d, q)
        return join(d, cone(p, row(0, 2.4, -5), self.pit, 4.9 * m['neck'], 5.5 * m['neck']), 2.4)

    def skin(self, p):
        m = self.m
        q = f.mirrored(p)
        d = self.bare(p)
        d = self._nose(d, q)
        d = self._lids(d, q)
        d = self._ears(d, q)
        if m['fold']:
            d = d + .34 * m['fold'] * _ridge(q, row(1.9, -9.2, -3.8), row(3.5, -7.7, -7.2), .5)
        return d

    def _nose(self, d, q):
        m = self.m
        low = -3.7 - m['noselong']
        tip = row(0, -10.6 - .9 * (m['nose'] - 1), low + .35 + m['tip'])
        d = join(d, cone(q, row(0, -8.15 - .5 * m['hump'], .9), row(0, tip[1] + .35, tip[2] + .5), .62, .85 * m['nosewidth']), 1.3)
        if m['hump']:
            d = join(d, ellipsoid(q, row(0, -8.9 - .4 * m['hump'], -1.0), row(.6, .7, 1.2)), 1.1)
        d = join(d, ellipsoid(q, tip, row(1.02 * m['nosewidth'], .95, .86)), .7)
        d = join(d, ellipsoid(q, row(1.28 * m['nosewidth'], -9.25, low + .15), row(.78, 1.0, .72)), .55)
        return cut(d, ellipsoid(q, row(.72 * m['nosewidth'], -9.75, low - .55), row(.36, .52, .3)), .35)

    def _mouth(self, d, q):
        m = self.m
        d = join(d, ellipsoid(q, row(0, -7.2, -6.6), row(2.7, 1.75, 2.2)), 2.2)
        full, wide, corner = m['lips'], 2.55 * m['mouth'], -6.5 + .55 * m['smile']
        d = join(d, cone(q, row(.45, -8.6, -6.12), row(wide - .5, -7.85, corner + .1), .4 * full, .18), .7)
        d = join(d, cone(q, row(0, -8.55, -7.0), row(wide - .8, -7.85, corner - .25), .48 * full, .2), .8)
        line = cone(q, row(0, -9.05, -6.55), row(wide * .55, -8.65, -6.52 + .12 * m['smile']), .02)
        line = np.minimum(line, cone(q, row(wide * .55, -8.65, -6.52 + .12 * m['smile']), row(wide, -7.9, corner), .02, .1))
        return cut(d, line, .42)

    def _lids(self, d, q):
        r = self.ball
        d = cut(d, ellipsoid(q, self.eye, row(r, r, r) + .12), .3)
        ball, above = self._lid(q)
        shell = lambda thick: common(ball - thick, -(ball + .3), .1)
        below = self._lid(q, -1)[1]
        d = join(d, common(shell(.24), above, .22), .45)
        return join(d, common(shell(.13), below, .2), .9)

    def _lid(self, q, upper=1):
        """How far points are from the eyeball, and from the edge of a lid: negative on it."""
        e = f.turned(f.turned(q, 'y', self.m['slant'], self.eye), 'z', 10, self.eye) - self.eye
        open_ = np.radians(22 * self.m['open'] if upper > 0 else 19)
        return np.linalg.norm(e, axis=1) - self.ball, -upper * np.cos(open_) * e[:, 2] - np.sin(open_) * e[:, 1]

    def _ears(self, d, q):
        s = self.m['ears']
        e = f.turned(f.turned(q, 'z', 24, row(7.0, .6, -.4)), 'x', -10, row(7.0, .6, -.4)) - row(6.75 * self.m['width'], .6, -.4)
        lobe = ellipsoid(e, row(.3, 0, .5), row(.62, 1.75 * s, 2.5 * s))
        lobe = join(lobe, ellipsoid(e, row(.2, -.5, -2.2 * s), row(.55, .85, 1.0)), .9)
        lobe = cut(lobe, ellipsoid(e, row(.95, -.25, .45), row(.62, 1.1 * s, 1.75 * s)), .35)
        lobe = join(lobe, ellipsoid(e, row(.35, .1, .5), row(.3, .45, 1.2 * s)), .5)
        return join(d, lobe, .5)

    def paint(self, p):
        """Skin with a little colour where the blood is near, and lips."""
        m, c = self.m, self.colours
        q = f.mirrored(p)
        skin, warm, lip = sculpt.linear(c['skin']), sculpt.linear(c['blush']), sculpt.linear(c['lips'])
        blush = .55 * bump(q, row(4.3, -6.5, -3.4), row(2.2, 3, 1.7)) + .4 * bump(q, row(0, -10.9, -3.4), row(1.5, 1.5, 1.2)) + .55 * step(q[:, 0], 6.9 * m['width'], 8.2)
        out = skin + np.clip(blush, 0, 1)[:, None] * (warm - skin)
        if 'stubble' in c:
            low = np.interp(q[:, 0], (0, 2.2, 3.2, 5, 6.4, 7.4), (-5.0, -5.6, -5.9, -4.6, -2.6, -1.2)) - q[:, 2]
            on = .5 * step(low, -.6, 1.6) * step(1.5 - q[:, 1], -1, 2) * step(q[:, 2], -15, -11.5)
            out = out + on[:, None] * (sculpt.linear(c['stubble']) - out)
        if 'freckles' in c:
            on = .5 * step(f.waves(p, .2, 4), .25, .5) * (bump(q, row(3, -8, -2.6), row(2.6, 3, 1.6)) > .3)
            out = out + on[:, None] * (sculpt.linear(c['freckles']) - out)
        wide = 2.55 * m['mouth']
        along = np.clip(q[:, 0] / wide, 0, 1.2)
        middle = -6.54 + .55 * m['smile'] * along ** 2.2
        up = middle + .62 * m['lips'] * (1 - along ** 2.2) - .12 * np.exp(-(q[:, 0] / .45) ** 2)
        down = middle - .82 * m['lips'] * (1 - along ** 2.4)
        on = step(up - q[:, 2], -.1, .1) * step(q[:, 2] - down, -.1, .1) * (q[:, 1] < -6.5) * step(wide - q[:, 0], -.05, .15)
        out = out + (.8 * on)[:, None] * (lip - out)
        e, above = self._lid(q)
        lash = np.exp(-(above / .13) ** 2) * step(e, .5, .3) * step(e, -.1, .1)
        out = out * (1 - np.clip(m['lash'] * lash, 0, .9))[:, None]
        seam = np.exp(-((q[:, 2] - middle) / .13) ** 2) * (q[:, 1] < -6.5) * step(wide + .1 - q[:, 0], -.1, .15)
        out = out * (1 - .62 * seam)[:, None]
        return np.clip(out * (1 + .02 * f.waves(p, 1.6))[:, None], 0, 1)

    def build(self):
        axes = (sculpt.ruler(-9.4, 9.4, .5, .18, (-4.6, 4.6)), sculpt.ruler(-12.4, 6, .6, .21, (-11.5, -6.5)), sculpt.ruler(-20, 12, .55, .18, (-7.5, 1.6)))
        return [sculpt.mesh('head', self.skin, axes, self.paint)] + [self._eye(side) for side in (-1, 1)] + [self._glint(side) for side in (-1, 1)]

    def _glint(self, side):
        """The window that an eye reflects, at the same side of both."""
        way = row(-.30, -1, .26)
        spot = self.eye * row(side, 1, 1) + self.ball * 1.0 * way / np.linalg.norm(way)
        return sculpt.mesh('glint', lambda p: ellipsoid(p, spot, row(.15, .06, .15)), [sculpt.ruler(a - .25, a + .25, .05) for a in spot], '#ffffff')

    def _eye(self, side, rings=18, sides=52):
        """An eyeball whose rings are round the pupil, so that its edge is clean."""
        centre = self.eye * row(side, 1, 1)
        gaze = row(-.02 * side, -1, -.02)
        gaze /= np.linalg.norm(gaze)
        right = np.cross(gaze, row(0, 0, 1))
        right /= np.linalg.norm(right)
        up = np.cross(right, gaze)
        iris, pupil = np.radians(31), np.radians(15.5)
        marks = sorted(list(np.linspace(.02, np.pi / 2 + .5, rings)) + [iris - .012, iris + .012, pupil - .012, pupil + .012])
        points, faces = [centre + gaze * self.ball], []
        for a in marks:
            for k in range(sides):
                t = 2 * np.pi * k / sides
                points.append(centre + self.ball * (np.cos(a) * gaze + np.sin(a) * (np.cos(t) * right + np.sin(t) * up)))
        faces += [(0, 1 + k, 1 + (k + 1) % sides) for k in range(sides)]
        for i in range(len(marks) - 1):
            a, b = 1 + i * sides, 1 + (i + 1) * sides
            faces += [(a + k, b + k, b + (k + 1) % sides, a + (k + 1) % sides) for k in range(sides)]
        white, iris_colour = sculpt.linear(self.colours.get('white', '#efe9df')), sculpt.linear(self.colours['iris'])

        def paint(p):
            angle = np.arccos(np.clip((p - centre) @ gaze / self.ball, -1, 1))
            inner = np.where((angle < pupil)[:, None], sculpt.linear('#191412'), iris_colour * (.7 + .5 * step(angle, iris, pupil))[:, None])
            return np.where((angle < iris)[:, None], inner, white)
        return sculpt.surface('eye', points, faces, paint)


def _ridge(p, start, end, size):
    return np.exp(-(np.maximum(cone(p, start, end, 0), 0) / size) ** 2)
