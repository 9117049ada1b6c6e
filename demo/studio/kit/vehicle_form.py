"""A body as a solid: three views of it, rounded where they meet.

The lower body is bounded by a side, a top, a nose and a tail, each a surface of its own curves. The upper one, with the
windows, has a windscreen, a roof, a back and sides that lean in. x runs from the nose (0) to the tail, z up, y to a side.
"""
import numpy as np


def spline(points):
    """A natural cubic through (t, value) pairs that goes on straight at its ends."""
    t, v = (np.array(c, float) for c in zip(*points))
    if len(t) == 1:
        return lambda at: np.full_like(np.asarray(at, float), v[0])
    n, h = len(t), np.diff(t)
    bend = np.eye(n)
    right = np.zeros(n)
    for i in range(1, n - 1):
        bend[i, i - 1:i + 2] = h[i - 1], 2 * (h[i - 1] + h[i]), h[i]
        right[i] = 6 * ((v[i + 1] - v[i]) / h[i] - (v[i] - v[i - 1]) / h[i - 1])
    m = np.linalg.solve(bend, right)

    x = np.linspace(t[0], t[-1], 1500)
    i = np.clip(np.searchsorted(t, x) - 1, 0, n - 2)
    a, b, d = t[i + 1] - x, x - t[i], h[i]
    y = (m[i] * a ** 3 + m[i + 1] * b ** 3) / (6 * d) + (v[i] / d - m[i] * d / 6) * a + (v[i + 1] / d - m[i + 1] * d / 6) * b
    far = 4.0   # a straight piece beyond each end
    first, last = (y[1] - y[0]) / (x[1] - x[0]), (y[-1] - y[-2]) / (x[-1] - x[-2])
    x, y = np.concatenate([[x[0] - far], x, [x[-1] + far]]), np.concatenate([[y[0] - far * first], y, [y[-1] + far * last]])
    return lambda where: np.interp(where, x, y)


def meet(a, b, k):
    """The larger of two distances; the edge where they are equal is rounded within k."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.maximum(a, b) + h * h * h * k / 6


def join(a, b, k):
    return -meet(-a, -b, k)


def step(a, b, t):
    t = np.clip((t - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def _slanted(low, high, outwards):
    """The distance from a line in side view, positive outside; below its foot the line is upright."""
    (xa, za), (xb, zb) = low, high
    size = np.hypot(xb - xa, zb - za)
    nx, nz = (zb - za) / size, -(xb - xa) / size
    if nx * outwards < 0:
        nx, nz = -nx, -nz
    return lambda x, z: (x - xa) * nx + (np.maximum(z, za) - za) * nz


class Form:
    """Signed distances of a body (negative inside), and its normals."""

    def __init__(self, spec):
        self.spec = spec
        curves = ('plan', 'section', 'top', 'low', 'nose', 'tail', 'belt')
        self.curve = {name: spline(spec[name]) for name in curves}
        self.creases = [(spline(line), *rest) for line, *rest in spec.get('creases', ())]
        self.round = {'shoulder': .09, 'nose': .10, 'tail': .09, 'corner': .22, 'heel': .22, 'low': .06, 'foot': .06, 'rail': .17, 'pillar': .10, 'back': .14, **spec.get('round', {})}
        self.house = None
        if 'house' in spec:
            house = spec['house']
            self.house = {**{name: spline(house[name]) for name in ('plan', 'lean', 'roof')}, 'screen': _slanted(*house['screen'], -1), 'back': _slanted(*house['back'], 1)}

    def half_width(self, x, z):
        """The side of the lower body: its plan, its section, the crease and the flare round each wheel."""
        spec, curve = self.spec, self.curve
        low, belt = curve['low'](x), curve['belt'](x)
        y = curve['plan'](x) + curve['section']((z - low) / (belt - low))
        for line, depth, fall, (x0, x1) in self.creases:
            below = z - line(x)
            there = step(x0, x0 + .35, x) * (1 - step(x1 - .35, x1, x))
            y = y - depth * there * (1 - step(-.038, .012, below)) * np.exp(-(np.minimum(below, 0) / fall) ** 2)
        arch, out = spec['arch'], spec.get('flare', .016)
        for wheel in spec['wheels']:
            far = np.hypot(x - wheel, np.maximum(z - spec['radius'], 0))
            y = y + out * np.exp(-(np.maximum(far - arch, 0) / .075) ** 2) * (far < arch + .4)
        return y

    def lower(self, x, y, z):
        spec, curve, k = self.spec, self.curve, self.round
        width = spec['width']
        across = np.abs(y) / width
        side = np.abs(y) - self.half_width(x, z)
        top = z - (curve['top'](x) - spec.get('crown', .05) * across ** 2)
        nose = curve['nose'](z) + spec['bow'][0] * across ** 2.3 - x
        tail = x - curve['tail'](z) + spec['bow'][1] * across ** 2.3
        low = curve['low'](x) - z
        body = meet(meet(side, nose, k['corner']), tail, k['heel'])
        edge = k['shoulder'] + (k['nose'] - k['shoulder']) * (1 - step(.0, .9, x)) + (k['tail'] - k['shoulder']) * step(spec['length'] - .5, spec['length'] - .05, x)
        body = meet(body, top, edge)
        return meet(body, low, k['low'])

    def upper(self, x, y, z):
        house, spec, k = self.house, self.spec['house'], self.round
        across = np.abs(y) / self.spec['width']
        side = (np.abs(y) - house['plan'](x) - house['lean'](z)) * .95
        roof = z - house['roof'](x) + spec.get('crown', .07) * across ** 2
        shell = meet(side, roof, k['rail'])
        shell = meet(shell, house['screen'](x - spec.get('bow', (.16, .1))[0] * across ** 2, z), k['pillar'])
        shell = meet(shell, house['back'](x + spec.get('bow', (.16, .1))[1] * across ** 2, z), k['back'])
        return np.maximum(shell, self.curve['belt'](x) - .25 - z)   # its floor is inside the lower body

    def __call__(self, p):
        x, y, z = p[..., 0], p[..., 1], p[..., 2]
        body = self.lower(x, y, z)
        return join(body, self.upper(x, y, z), self.round['foot']) if self.house else body

    def normals(self, p, e=8e-4):
        n = np.stack([self(p + d) - self(p - d) for d in np.eye(3) * e], -1)
        return n / np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-12)

    def settle(self, p):
        """Moves points onto the surface along the normal."""
        for _ in range(3):
            p = p - self.normals(p) * self(p)[..., None]
        return p

    def shoot(self, origin, way, far=3.2, steps=80):
        """Where rays leave the body: first marched, then halved."""
        near, out = np.zeros(len(way)), np.full(len(way), far)
        found = np.zeros(len(way), bool)
        for d in np.linspace(far / steps, far, steps):
            outside = self(origin + way * d) > 0
            new = outside & ~found
            out[new] = d
            near[~found & ~outside] = d
            found |= outside
        for _ in range(26):
            middle = (near + out) / 2
            outside = self(origin + way * middle[:, None]) > 0
            out, near = np.where(outside, middle, out), np.where(outside, near, middle)
        return origin + way * ((near + out) / 2)[:, None]
