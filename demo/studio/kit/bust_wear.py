"""What a face wears: brows, glasses, a turban, a headscarf."""
import numpy as np

from . import field as f, sculpt
from .field import common, cone, cut, ellipsoid, join, row, step


def brows(head, colour, **spec):
    """Two lofted brows on the ridge above the eyes."""
    thick, arch = spec.get('thick', 1.0), spec.get('arch', .6)
    x0 = head.eye[0]
    line = [(x0 - 1.9, 2.45), (x0 - .9, 2.62 + .08 * arch), (x0 + .4, 2.65 + .22 * arch), (x0 + 1.4, 2.45 + .22 * arch), (x0 + 2.3, 1.95)]
    widths = [.12, .32, .31, .24, .07]
    made = []
    for side in (-1, 1):
        t = np.linspace(0, 4, 25)
        xs = np.interp(t, range(5), [a for a, _ in line])
        zs = f.smooth_line(t, [b for _, b in line]) + spec.get('lift', 0)
        ws = np.interp(t, range(5), widths) * thick
        spine = np.stack([f.drop(head.skin, side * x, z) for x, z in zip(xs, zs)]) + row(0, .02, 0)
        made.append(sculpt.loft('brow', spine, ws * 1.05, .42 * ws + .07, colour, up=row(0, 0, 1)))
    return made


def glasses(head, colour, wide=2.3, high=1.8, power=2.6, rim=.17, low=-.25):
    """Two rims, a bridge and the arms to the ears."""
    x0, y = head.eye[0] + .05, -9.05
    turns = np.linspace(0, 2 * np.pi, 56, endpoint=False)
    round_ = lambda v: np.sign(v) * np.abs(v) ** (2 / power)
    made = []
    for side in (-1, 1):
        xs, zs = x0 + wide * round_(np.cos(turns)), low + high * round_(np.sin(turns))
        ys = y + .035 * xs ** 2 + .06 * zs
        made.append(sculpt.loft('glasses', np.stack([side * xs, ys, zs], axis=1), rim, rim, colour, up=(0, 1, 0), sides=10, closed=True))
        edge = x0 + wide
        arm = [(edge - .1, y + .035 * edge ** 2, .7), (edge + .5, y + 1.5, .85), (6.95 * head.m['width'], -3.8, 1.1), (7.5 * head.m['width'], .6, 1.2)]
        spine = np.stack([f.smooth_line(np.linspace(0, 3, 20), [a[n] for a in arm]) for n in range(3)], axis=1) * row(side, 1, 1)
        made.append(sculpt.loft('glasses', spine, rim * 1.1, rim * .8, colour, sides=10))
    inner = x0 - wide
    t = np.linspace(-1, 1, 15)
    made.append(sculpt.loft('glasses', np.stack([inner * t, y - .35 * (1 - t ** 2), .35 + .28 * (1 - t ** 2)], axis=1), rim, rim, colour, sides=10))
    return made


def turban(head, colour, shade, tall=6.4, wide=8.9):
    """Cloth wound in folds that cross above the brow."""
    def field(p):
        x, y, z = p.T
        d = ellipsoid(p, row(0, 1.6, 7.4), row(wide, 10.4, tall))
        d = join(d, head.skull(p) - 1.0, 1.5)
        folds = z + .62 * np.abs(x + .5) - .1 * y
        d = d - .3 * (np.abs(np.sin(1.5 * folds + .5 * f.waves(p, 6))) - .5)
        edge = z - (1.6 - .42 * (y + .5) - .02 * x ** 2 * (y < 0))
        return common(d, -edge, .6)
    axes = (sculpt.ruler(-11.5, 11.5, .34), sculpt.ruler(-12, 7, .38), sculpt.ruler(-3, 16, .32))
    dark, light = sculpt.linear(shade), sculpt.linear(colour)

    def paint(p):
        folds = p[:, 2] + .62 * np.abs(p[:, 0] + .5) - .1 * p[:, 1]
        return dark + step(np.abs(np.sin(1.5 * folds + .5 * f.waves(p, 6))), .1, .6)[:, None] * (light - dark)
    return [sculpt.mesh('cloth', field, axes, paint)]


def scarf(head, colour):
    """A headscarf: close round the face and under the chin, in hanging folds over neck and shoulders."""
    def field(p):
        x, y, z = p.T
        d = join(head.bare(p) - .95, ellipsoid(p, row(0, 2.2, 1.3), row(8.7, 9.4, 10.2)), 2)
        d = join(d, cone(p, row(0, .5, -6), row(0, 3.0, -17), 7.5, 8.0), 2.5)
        d = join(d, common(head.shoulders(p) - 1.9, ellipsoid(p, row(0, 1.5, -15.5), row(12.6, 12, 10.2)), .8), 3)
        hang = z - .055 * x ** 2 + .3 * x + .8 * f.waves(p, 5)
        d = d - .42 * step(-z, 6, 11) * (np.abs(np.sin(1.05 * hang)) - .5) - .14 * step(z, -4, 3) * (np.abs(np.sin(6 * np.arctan2(x, z + 3) + .5 * f.waves(p, 4))) - .5)
        return cut(d, ellipsoid(p, row(0, -10, -2.2), row(6.0, 6.6, 8.35)), .5)
    axes = (sculpt.ruler(-13.5, 13.5, .42), sculpt.ruler(-11.5, 7, .42), sculpt.ruler(-26, 14, .38))
    return [sculpt.mesh('cloth', field, axes, colour, relax=2)]
