"""Hair and beards: thick shells over the skull, carved into locks that follow the comb."""
import numpy as np

from . import field as f, sculpt
from .field import bump, common, cone, cut, ellipsoid, join, row, step

# Height to how far back the hair begins there: forehead, temples, sideburns, behind the ear, nape.
LINE = [(-12, 6.5), (-9.5, 4.2), (-4.2, 2.2), (-2.6, -2.6), (-1, -3.0), (1.5, -3.1), (3.6, -4.3), (5.2, -5.6), (6.3, -6.6), (7.2, -9), (8, -14)]
CROWN = [(-12, 6.5), (-9.5, 4.2), (-4.2, 2.2), (-3.2, -2.0), (-1, -2.3), (1.5, -2.4), (3.4, -2.0), (5.2, -.4), (6.6, 2.6), (7.6, 7), (13, 14)]
FULL = [(-12, 4), (-8, -1.5), (-5.5, -20), (12, -20)]   # all round: a window shows the face
LINES = {'low': LINE, 'crown': CROWN, 'full': FULL}


def behind(p, line):
    heights, starts = zip(*line)
    return p[:, 1] - np.interp(p[:, 2], heights, starts)


def locks(p, comb, count, seed):
    """Rounded locks with sharp valleys, from 0 to 1. comb: the axis round which the hair is combed."""
    x, y, z = p.T
    u = {'across': np.arctan2(y - 1.5, z - 1) + .03 * x, 'back': np.arctan2(x, z + 2) + .02 * y, 'down': np.arctan2(x, y - 1.2), 'fringe': x / 8}[comb]
    u = u + .05 * f.waves(p, 4.5, seed) + .015 * f.waves(p, 1.6, seed)
    return .62 * np.abs(np.sin(count * u + seed)) + .38 * np.abs(np.sin(count * 2.3 * u + 2 * seed))


def curls(p, size, seed):
    """Knobs on a jittered lattice, from 0 between them to 1."""
    base = np.floor(p / size)
    best = np.full(len(p), 9.0)
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            for dz in (-1, 0, 1):
                cell = base + (dx, dy, dz)
                jitter = np.modf(np.abs(np.sin(cell @ np.array([[127.1, 269.5, 113.5], [311.7, 183.3, 271.9], [74.7, 246.1, 124.6]]) + seed) * 43758.5))[0]
                best = np.minimum(best, np.linalg.norm(p / size - cell - .15 - .7 * jitter, axis=1))
    return np.clip(1 - best / .85, 0, 1) ** .7


def shell(head, spec, p):
    """Hair that keeps to the skull: short cuts, and the cap under longer ones."""
    line = LINES[spec.get('line', 'low')]
    top, side, back = spec.get('top', 2.0), spec.get('side', .9), spec.get('back', 1.2)
    thick = side + (top - side) * step(p[:, 2], 2.5, 9.5) + (back - side) * step(p[:, 1], 2, 8) * step(9.5 - p[:, 2], 0, 5)
    part = spec.get('part')
    if part is not None:
        thick = thick - .7 * np.exp(-((p[:, 0] - part) / .5) ** 2) * step(p[:, 2], 5, 8) * step(3 - p[:, 1], 0, 5)
    for x, y, z, size, high in spec.get('hills', ()):
        thick = thick + high * bump(p, row(x, y, z), row(size, size, size))
    edge = behind(p, line) + .25 * f.waves(p, 1.1)
    return head.skull(p) - thick * step(edge, -.2, 1.5) + 2.4 * step(-edge, -.3, 1.6)


def hair(head, spec):
    style, seed = spec['style'], spec.get('seed', 1.0)

    def field(p):
        q = f.mirrored(p)
        d = shell(head, spec, p)
        for part in spec.get('masses', ()):
            d = join(d, _mass(p if part.get('one') else q, part), part.get('soft', 1.5))
        for x, y, z, rx, ry, rz, lean in spec.get('windows', ()):
            d = cut(d, ellipsoid(f.turned(p, 'y', lean, (x, y, z)), row(x, y, z), row(rx, ry, rz)), .8)
        if spec.get('ears', True):
            d = cut(d, ellipsoid(q, row(7.4 * head.m['width'], .7, -.9), row(3.4, 2.0, 2.9)), .5)
        if 'trim' in spec:
            d = common(d, spec['trim'] - p[:, 2] + .12 * p[:, 1], 1.0)
        near = np.abs(d) < 1.6
        if style == 'curls':
            d[near] -= spec.get('depth', .9) * (curls(p[near], spec.get('size', 1.7), seed) - .45)
        else:
            d[near] -= spec.get('depth', .3) * (locks(p[near], spec.get('comb', 'across'), spec.get('count', 26), seed) - .5)
        return d
    low = spec.get('low', -12)
    axes = (sculpt.ruler(-12.5, 12.5, .39), sculpt.ruler(-13, 6, .42), sculpt.ruler(low, 17.5, .39))
    return sculpt.mesh('hair', field, axes, _dye(spec), relax=1 if style == 'curls' else 2)


def _mass(p, part):
    if 'ball' in part:
        c = part['ball']
        return ellipsoid(p, row(*c[:3]), row(*c[3:]))
    d = None
    points = part['rope']
    for a, b in zip(points, points[1:]):
        one = cone(p, a[:3], b[:3], a[3], b[3])
        d = one if d is None else join(d, one, 1.2)
    return d


def _dye(spec):
    colour, light = sculpt.linear(spec['colour']), sculpt.linear(spec.get('light', spec['colour']))

    def paint(p):
        mix = step(locks(p, spec.get('comb', 'across'), spec.get('count', 26), spec.get('seed', 1.0)), .3, .9) * .6 + .3 * f.waves(p, 3.0) + .2
        if 'grey' in spec:
            mix = np.clip(mix * .5 + step(2.5 - p[:, 2], 0, 5), 0, 1)
        return colour + np.clip(mix, 0, 1)[:, None] * (light - colour)
    return paint


def beard(head, spec):
    """Whiskers over the jaw, with the lips left free; a moustache with or without them."""
    thick, seed, whisker = spec.get('thick', .7), spec.get('seed', 2.0), spec.get('whisker', 1.0)
    mouth = head.m['mouth']
    lip = [f.drop(head.bare, x * mouth, z) for x, z in ((.3, -5.3), (1.4, -5.42), (2.9, -5.95))]

    def field(p):
        q = f.mirrored(p)
        x, y, z = q.T
        upper = np.interp(x, (0, 2.2, 3.2, 5, 6.4, 7.4), (-7.6, -7.4, -5.9, -4.6, -2.6, -1.2))
        cheek = upper - z
        on = step(cheek, -.2, .9) * step(2.2 - y + .5 * (z + 8), -.3, 1.2)
        mouth_hole = ellipsoid(q, row(0, -9, -6.6), row(2.85 * mouth, 2.2, 1.05))
        on = on * step(mouth_hole, -.25, .35)
        d = head.bare(p) - (thick * (1 - .85 * step(z, -7, -3)) * (1 - .5 * step(x, 3, 6.5)) * (1 + spec.get('chin', .6) * bump(q, row(0, -7.5, -11), row(3, 3.5, 2.6)))) * on + 1.3 * (1 - on)
        for a, b in zip(lip, lip[1:]) if spec.get('moustache', True) else ():
            d = join(d, cone(q, a, b, .58 * whisker, .42 * whisker), .4)
        near = np.abs(d) < 1.2
        d[near] -= spec.get('depth', .2) * (locks(p[near], 'fringe', spec.get('count', 24), seed) - .5)
        return d
    axes = (sculpt.ruler(-9.2, 9.2, .37), sculpt.ruler(-12, 2.5, .4), sculpt.ruler(-17, -1, .37))
    return sculpt.mesh('beard', field, axes, _dye({'comb': 'fringe', 'count': 24, **spec}), relax=2)
