"""The shell of a room: base board, floor, a back wall and one side wall with windows, open to the viewer."""
import math

from .fittings import picture
from .mesh import Frame, box, box_on, rng, tube
from .panel import panel

FLOORS = ('boards', 'dark', 'tiles', 'flags', 'carpet', 'brick', 'herringbone')


class Room:
    """width along the back wall (x), depth (y) and height; the side wall stands on the left."""

    def __init__(self, mesh, spec):
        self.mesh, self.spec = mesh, spec
        self.w, self.d = spec.get('size', [6.0, 4.8])
        self.h = spec.get('height', 2.6)
        self.x0, self.x1, self.y0, self.y1 = -self.w / 2, self.w / 2, -self.d / 2, self.d / 2
        self.back = Frame((self.x0, self.y1, 0))                                  # c is out of the wall, into the room
        self.left = Frame((self.x0, self.y0, 0), (0, 1, 0), n=(1, 0, 0))

    def build(self):
        m, t = self.mesh, .22
        box(m, self.x0 - .6, self.x1 + .35, self.y0 - .35, self.y1 + .6, -.36, -.16, 'base')
        box(m, self.x0 - t + .01, self.x1, self.y0, self.y1 + t - .01, -.158, -.02, 'joinery')
        floor(m, self.spec.get('floor', 'boards'), self.x0, self.x1, self.y0, self.y1)
        for frame, length, windows, n in ((self.back, self.w, self.spec.get('back_windows', []), 0), (self.left, self.d, self.spec.get('windows', []), 1)):
            self._wall(frame, length, windows, t)
        self._trim()
        self._beams()

    def _top(self, frame):
        """The wall's outline: level, or a gable where the room goes up into the roof."""
        if self.spec.get('vault') and frame is self.back:
            return [(0, -.14), (self.w, -.14), (self.w, self.h * .72), (self.w / 2, self.h + 1.3), (0, self.h * .72)]
        height = self.h * .72 if self.spec.get('vault') else self.h
        length = self.w if frame is self.back else self.d
        return [(0, -.14), (length, -.14), (length, height), (0, height)]

    def _wall(self, frame, length, windows, t):
        m, outline = self.mesh, self._top(frame)
        holes = [(w['a'] - w.get('width', 1.1) / 2, w.get('sill', .75), w['a'] + w.get('width', 1.1) / 2, w.get('sill', .75) + w.get('height', 1.45)) for w in windows]
        face = self.spec.get('wall_finish', 'plain')
        panel(m, frame, outline, holes, 'plain', 'wall', reveal=t, reveal_material='joinery')
        outside = Frame(frame.at(0, 0, -t), frame.u, frame.v, frame.n)
        grow = t if frame is self.left else 0
        panel(m, outside, [(a + (grow if a > 0 else 0), b) for a, b in outline], holes, 'plain', 'joinery', reveal=0)
        for (a0, b0), (a1, b1) in zip(outline[1:], outline[2:] + outline[:1]):
            m.face([frame.at(a0, b0, 0), frame.at(a1, b1, 0), frame.at(a1, b1, -t), frame.at(a0, b0, -t)], 'joinery')
        if face == 'panelled':
            self._panelling(frame, length, holes)
        elif face == 'tiled':
            for hole in holes or [None]:
                del hole
            panel(m, frame.moved(0, 0, .012), [(0, 0), (length, 0), (length, 1.25), (0, 1.25)], [h for h in holes if h[1] < 1.25], material='walltile', reveal=.01)
            box_on(m, frame, 0, length, 1.25, 1.29, 0, .03, 'joinery')
        elif face == 'boarded':
            panel(m, frame.moved(0, 0, .004), [(0, 0), (length, 0), (length, 1.1), (0, 1.1)], [h for h in holes if h[1] < 1.1], 'vertical', 'unit', reveal=.01)
            box_on(m, frame, 0, length, 1.1, 1.15, 0, .06, 'unit')
        for window, hole in zip(windows, holes):
            glaze(m, frame, hole, window)

    def _panelling(self, frame, length, holes):
        count = max(2, round(length / .85))
        for k in range(count):
            a0, a1 = length * k / count + .07, length * (k + 1) / count - .07
            for z0, z1 in ((.22, .82), (.96, self.h - .3)):
                if any(h[0] < a1 and h[2] > a0 and h[1] < z1 and h[3] > z0 for h in holes):
                    continue
                for p in ((a0, a0 + .04, z0, z1), (a1 - .04, a1, z0, z1), (a0, a1, z0, z0 + .04), (a0, a1, z1 - .04, z1)):
                    box_on(self.mesh, frame, *p, 0, .03, 'wall', 1.06)
        box_on(self.mesh, frame, 0, length, .86, .92, 0, .04, 'wall', 1.05)

    def _trim(self):
        m = self.mesh
        low = self.h * .72 if self.spec.get('vault') else self.h
        for frame, length in ((self.left, self.d), (self.back, self.w)):
            doors = [w for w in (self.spec.get('windows', []) if frame is self.left else self.spec.get('back_windows', [])) if w.get('sill', .75) < .1]
            start = 0
            for w in sorted(doors, key=lambda one: one['a']):
                box_on(m, frame, start, w['a'] - w.get('width', 1.1) / 2 - .08, 0, .15, 0, .025, 'joinery')
                start = w['a'] + w.get('width', 1.1) / 2 + .08
            box_on(m, frame, start, length, 0, .15, 0, .025, 'joinery')
            if self.spec.get('cornice', not self.spec.get('beams')) and not self.spec.get('vault'):
                box_on(m, frame, 0, length, low - .11, low - .006, 0, .09, 'joinery')

    def _beams(self):
        """Beams bear on the side wall and end in the air, cut, as models are."""
        m, material = self.mesh, self.spec.get('beam', 'timber')
        if self.spec.get('vault'):
            for k in (0, .5):
                y = self.y1 - .12 - k * self.d
                if k:
                    continue
                for s in (-1, 1):
                    rise = Frame((s * self.w / 2, y, self.h * .72), (-s * self.w / 2, 0, self.h * .28 + 1.3), n=(0, -1, 0))
                    box_on(m, rise, 0, math.hypot(self.w / 2, self.h * .28 + 1.3), -.14, .06, -.02, .14, material)
                box_on(m, Frame((self.x0, y, self.h * .72 + .5)), .9, self.w - .9, 0, .2, 0, .14, material)
                box_on(m, Frame((0, y, self.h * .72 + .5)), -.1, .1, .2, 1.5, 0, .13, material)
        elif self.spec.get('beams'):
            y = self.y1 - .55
            for _ in range(2):
                box(m, self.x0, self.x0 + self.w * .5, y - .07, y + .07, self.h - .2, self.h - .02, material, rng.uniform(.9, 1.1))
                y -= .85
            box_on(m, self.back, 0, self.w, self.h - .16, self.h - .01, 0, .1, material)
            for a in self.spec.get('posts', []):
                box_on(m, self.back, a - .08, a + .08, 0, self.h - .15, 0, .06, material, rng.uniform(.9, 1.1))


def glaze(mesh, frame, hole, window):
    """A window seen from inside; its glass is left out, so that the sun comes in."""
    x0, y0, x1, y1 = hole
    kind, c, wood = window.get('kind', 'sash'), -.12, window.get('joinery', 'joinery')
    bars = [(x0, x0 + .05, y0, y1), (x1 - .05, x1, y0, y1), (x0, x1, y0, y0 + .06), (x0, x1, y1 - .05, y1)]
    columns = window.get('columns', 3 if kind == 'sash' else max(1, round((x1 - x0) / .6)))
    rows = window.get('rows', 4 if kind == 'sash' else 3 if kind == 'casement' else 1)
    thick = .012 if kind == 'sash' else .03 if kind == 'casement' else .025
    for k in range(1, columns):
        x = x0 + (x1 - x0) * k / columns
        bars.append((x - thick, x + thick, y0, y1))
    for k in range(1, rows):
        y = y0 + (y1 - y0) * k / rows
        half = .025 if kind == 'sash' and k * 2 == rows else .012
        bars.append((x0, x1, y - half, y + half))
    for p0, p1, q0, q1 in bars:
        box_on(mesh, frame, p0, p1, q0, q1, c - .03, c + .02, wood)
    if y0 > .2:
        box_on(mesh, frame, x0 - .08, x1 + .08, y0 - .05, y0, -.12, .09, 'joinery')
    if window.get('architrave', True):
        for p0, p1, q0, q1 in ((x0 - .08, x0, y0, y1 + .08), (x1, x1 + .08, y0, y1 + .08), (x0, x1, y1, y1 + .08)):
            box_on(mesh, frame, p0, p1, q0, q1, 0, .025, 'joinery')
    dressing = window.get('dressing')
    if dressing == 'curtains':
        low = .02 if window.get('long', True) else y0 - .12
        tube(mesh, frame.at(x0 - .42, y1 + .2, .1), frame.at(x1 + .42, y1 + .2, .1), .018, material='brass')
        for a in (x0 - .38, x1 + .06):
            curtain(mesh, frame, a, low, y1 + .2, .32)
    elif dressing == 'blind':
        box_on(mesh, frame, x0 - .04, x1 + .04, y1 - .32, y1 + .06, .02, .05, 'curtain')
        box_on(mesh, frame, x0 - .04, x1 + .04, y1 - .36, y1 - .3, .02, .06, 'curtain', .94)
    elif dressing == 'shutters':
        for a in (x0 - .26, x1 + .03):
            box_on(mesh, frame, a, a + .23, y0, y1, .01, .05, 'joinery')


def curtain(mesh, frame, a, z0, z1, width):
    steps = 36
    for i in range(steps):
        (xa, ca), (xb, cb) = [(a + width * k / steps, .1 + .04 * math.sin(k * 2 * math.pi * 5 / steps)) for k in (i, i + 1)]
        mesh.face([frame.at(xa, z0, ca), frame.at(xb, z0, cb), frame.at(xb, z1, cb), frame.at(xa, z1, ca)], 'curtain', 1, True)


def floor(mesh, kind, x0, x1, y0, y1):
    if kind in ('tiles', 'flags', 'brick', 'carpet'):
        box(mesh, x0 + .002, x1 - .002, y0 + .002, y1 - .002, -.02, 0, {'tiles': 'floortile', 'flags': 'paving', 'brick': 'brickpath', 'carpet': 'carpet'}[kind])
        return
    if kind == 'herringbone':
        step, length = .14, .56
        box(mesh, x0, x1, y0, y1, -.03, -.008, 'floor', .7)
        for i in range(int((x1 - x0) / step / 1.41) + 8):
            for j in range(int((y1 - y0) / length / .71) + 8):
                for s in (1, -1):
                    cx, cy = x0 + i * step * 1.414 + (.2 if s < 0 else 0), y0 + j * length * .7071 + (.2 if s < 0 else 0)
                    if not (x0 + .22 < cx < x1 - .22 and y0 + .22 < cy < y1 - .22):
                        continue
                    plank = Frame((cx, cy, 0), (1, s, 0), (-s, 1, 0), (0, 0, 1))
                    box_on(mesh, plank, -length / 2, length / 2, -step / 2 + .004, step / 2 - .004, -.02, rng.uniform(-.002, .001) + (.0015 if s > 0 else 0), 'floor', rng.uniform(.88, 1.1))
        return
    count = max(1, round((y1 - y0) / .15))
    width = (y1 - y0) / count
    material = 'floor' if kind == 'boards' else 'darkfloor'
    for i in range(count):
        x, y = x0, y0 + i * width
        while x < x1 - .01:
            length = min(x1 - x, rng.uniform(1.1, 2.3))
            box(mesh, x + .004, x + length - .004, y + .004, y + width - .004, -.02, rng.uniform(-.002, .002), material, rng.uniform(.93, 1.07))
            x += length


def hang(mesh, frame, places):
    """Pictures on a wall: [a, z, width, height]."""
    for a, z, w, h in places:
        picture(mesh, frame, a, z, w, h, rng.choice(['linen', 'chalk', 'sky']))
