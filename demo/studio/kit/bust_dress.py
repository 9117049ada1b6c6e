"""Clothes in layers over one torso: each a little further out than the last, cut to an outline seen from the front."""
import numpy as np

from . import bust_trim, field as f, sculpt
from .field import common, cone, cut, ellipsoid, inside, join, row

V_JACKET = [(5.0, -8), (4.3, -15.5), (.0, -36), (-9, -36), (-9, -8)]
LAPEL = [(4.1, -13.6), (5.9, -15.4), (7.0, -20.6), (6.0, -21.2), (8.2, -22.6), (6.2, -28), (1.2, -34), (.1, -34), (2.2, -26), (3.9, -17)]
V_CARDIGAN = [(5.4, -8), (4.8, -15.4), (1.2, -34), (1.2, -36), (-9, -36), (-9, -8)]
V_WAISTCOAT = [(5.6, -8), (4.6, -15.4), (.0, -27), (-9, -27), (-9, -8)]
V_GILET = [(5.2, -8), (4.0, -15.8), (.2, -21.5), (-9, -21.5), (-9, -8)]
NECKLINES = {
    'v': [(5.4, -8), (4.6, -15.4), (.0, -22.5), (-9, -22.5), (-9, -8)],
    'deep': [(5.4, -8), (4.8, -15.4), (.0, -26.5), (-9, -26.5), (-9, -8)],
    'round': [(6.4, -8), (5.6, -15.6), (4.4, -17.6), (2.4, -18.8), (0, -19.1), (-9, -19.1), (-9, -8)],
}


class Torso:
    """Neck, shoulders and chest of one person, with the neck where the head needs it."""

    def __init__(self, broad=1.0, deep=1.0, bosom=0.0, neck=1.0):
        self.broad, self.deep, self.bosom, self.neck = broad, deep, bosom, neck

    def body(self, p):
        q = f.mirrored(p)
        b = self.broad
        d = cone(q, row(3, 4.6, -20), row(14.8 * b, 5, -22.9), 4.6, 4.8)
        d = join(d, cone(q, row(3.0, 4.8, -15.6), row(10.5 * b, 5, -19.8), 2.6, 2.9), 4.5)
        d = join(d, ellipsoid(q, row(0, 3.8, -33), row(15.2 * b, 9.6 * self.deep, 16)), 4)
        d = join(d, cone(q, row(15.8 * b, 5, -24.5), row(18.4 * b, 4.4, -46), 4.7, 4.7), 2.4)
        if self.bosom:
            d = join(d, ellipsoid(q, row(6.0 * b, -2.4 - 1.2 * self.bosom, -34), row(5, 4.6, 5.4)), 5.5)
        return join(d, cone(q, row(0, 3.4, -12), row(0, 4.4, -21), 4.9 * self.neck, 5.4 * self.neck), 2.2)

    def layer(self, name, out, colour, keep=None, without=None, fine=.7, ripple=None, top=-15.4, back=6.5):
        """The body grown by so many centimetres, inside one outline and outside another (x at both sides, z), as far as back."""
        def field(p):
            q = f.mirrored(p)
            d = self.body(p) - out
            if ripple is not None:
                d = d - ripple(p)
            if top is not None:
                d = cut(d, np.maximum(top + .3 * (p[:, 1] - 3) - p[:, 2], np.hypot(p[:, 0], p[:, 1] - 3.8) - 8), .4)
            if keep is not None:
                d = common(d, inside(q[:, [0, 2]], keep), .35)
            if without is not None:
                d = common(d, np.maximum(-inside(q[:, [0, 2]], without), p[:, 1] - 4.2), .3)
            return d
        zs = [z for _, z in keep] if keep else [-36, -10.8]
        xs = [x for x, _ in keep] if keep else [25]
        reach = max(xs) + 1
        axes = (sculpt.ruler(-reach, reach, fine), sculpt.ruler(-11, back, fine), sculpt.ruler(max(-34, min(zs) - .5), max(zs) + .6, fine))
        return sculpt.mesh(name, field, axes, colour, relax=3)


def dress(torso, spec):
    """Everything that a person wears, from the skin outwards. A cloth is a colour, or a pattern and its colours."""
    made = []
    wears = {key: _cloth(value) for key, value in spec.items() if key not in ('neckline', 'cut', 'pin', 'quilted')}

    def layer(key, out, name=None, **outline):
        if key in wears:
            made.append(torso.layer(name or key, out, wears[key], **outline))

    opening = NECKLINES[spec['neckline']] if 'neckline' in spec else None
    layer('chest', -.1, top=None, keep=[(8, -10), (8, -30), (-9, -30), (-9, -10)])
    # Under a jacket most of a shirt is never seen.
    layer('shirt', .22, without=None if 'jumper' in spec else opening, keep=None if 'gilet' in spec else [(8.5, -10), (8.5, -36), (-9, -36), (-9, -10)], fine=.7 if 'gilet' in spec else .5)
    if 'tie' in wears:
        made.extend(bust_trim.tie(torso, wears['tie']))
    if 'collar' in wears:
        made.append(bust_trim.collar(torso, wears['collar'], **spec.get('cut', {})))
    wide = torso.broad
    layer('waistcoat', .6, without=V_WAISTCOAT, keep=[(-9, -9), (11 * wide, -9), (13.4 * wide, -20), (13.8 * wide, -36), (-9, -36)], top=-14.9)
    if 'roll' in wears:
        made.append(bust_trim.roll(torso, wears['roll']))
    layer('jumper', .8, without=opening, top=-14.3 if 'roll' in spec else -13.9)
    if 'gilet' in wears:
        pile = (lambda p: .22 * np.abs(np.sin(p[:, 2] * .8))) if spec.get('quilted') else (lambda p: .1 * f.waves(p, .5))
        layer('gilet', 1.0, without=V_GILET, keep=[(-9, -9), (11.5 * wide, -9), (14.6 * wide, -19), (14.2 * wide, -36), (-9, -36)], ripple=pile, top=-11.9, fine=.5)
        made.append(torso.layer('zip', 1.45, '#3b3a36', keep=[(.32, -20.5), (.32, -36), (-.32, -36), (-.32, -20.5)], fine=.2, back=-2))
    layer('cardigan', 1.05, without=V_CARDIGAN, top=-13.9)
    layer('jacket', 1.05, without=V_JACKET, top=-13.9)
    layer('jacket', 1.6, name='lapel', keep=LAPEL, top=-13.5, fine=.55)
    if 'pin' in spec:
        made.append(bust_trim.gavel(torso, *spec['pin']))
    if 'beads' in wears:
        made.extend(bust_trim.beads(torso, wears['beads']))
    return made


def _cloth(spec):
    if isinstance(spec, str):
        return spec
    pattern, *colours = spec
    return {'tweed': tweed, 'stripes': stripes, 'check': check}[pattern](*colours)


def check(base, line, width=2.4):
    def paint(p):
        on = np.maximum(np.exp(-((np.mod(p[:, 0], width) - width / 2) / .3) ** 2), np.exp(-((np.mod(p[:, 2], width) - width / 2) / .3) ** 2))
        a = sculpt.linear(base)
        return a + (.6 * on)[:, None] * (sculpt.linear(line) - a)
    return paint


def tweed(base, fleck, line=None):
    a, b = sculpt.linear(base), sculpt.linear(fleck)

    def paint(p):
        mix = .5 + .5 * np.sin(p[:, 0] * 41 + 7 * np.sin(p[:, 2] * 23)) * np.sin(p[:, 2] * 37 + 5 * np.sin(p[:, 1] * 19))
        out = a + (.55 * mix)[:, None] * (b - a)
        if line:
            on = np.maximum(np.exp(-((np.mod(p[:, 0] + 1.5, 3.2) - 1.6) / .16) ** 2), np.exp(-((np.mod(p[:, 2], 3.2) - 1.6) / .16) ** 2))
            out = out + (.4 * on)[:, None] * (sculpt.linear(line) - out)
        return out
    return paint


def stripes(base, line, width=1.6, share=.45, slant=.6):
    def paint(p):
        at = np.mod(p[:, 2] + slant * p[:, 0], width) / width
        return np.where((at < share)[:, None], sculpt.linear(line), sculpt.linear(base))
    return paint
