"""Cuts a body's skin into its panels: glass, shut lines, lamps, grilles, as the body's table names them.

A row of the table: (what, label, view, points, and for some: {among, width, facing, within, inset}). region fills an outline, edge is a band along it, line a band along an open line, disc a circle.
"""
import numpy as np

from . import vehicle_outline as draw
from .vehicle_skin import Skin

# What each label becomes: how deep its faces lie, their material, and the lens over them, if any.
LOOKS = {
    'paint': (0, 'paint', None), 'under': (0, 'underbody', None), 'gap': (.007, 'gap', None), 'black': (.0005, 'trimblack', None),
    'trim': (-.003, 'trimblack', None), 'bright': (-.003, 'chrome', None), 'seal': (.002, 'seal', None), 'glass': (.005, 'carglass', None), 'post': (.001, 'glossblack', None),
    'recess': (.022, 'recess', None), 'grille': (.035, 'grille', None), 'bar': (.006, 'chrome', None), 'slat': (.012, 'glossblack', None), 'arch': (.045, 'arch', None),
    'lamp': (.05, 'lampbowl', 'lens'), 'reflector': (.075, 'reflector', 'lens'), 'ring': (.03, 'chrome', 'lens'), 'strip': (.02, 'lampwhite', 'lens'), 'amber': (.03, 'lampamber', 'lens'),
    'red': (.016, 'lampred', 'lensred'), 'redlight': (.008, 'lamplit', 'lensred'), 'clear': (.02, 'lampwhite', 'lensred'), 'flap': (.007, 'gap', None), 'nearside': (.007, 'gap', None), 'bed': (.44, 'trimblack', None), 'well': (.40, 'leather', None),
}


def skin_of(form):
    spec = form.spec
    spine = spec.get('spine', (.5, spec['length'] - .5, .55))
    skin = Skin(form, spine, **spec.get('grid', {}))
    skin.region(lambda p: p[:, 2] - form.curve['low'](p[:, 0]) - .012, 'under')
    if form.house and spec.get('valley', True):   # points along the foot of the windows keep its light even
        for off in (-.03, 0, .03):
            skin.cut(lambda p, off=off: form.lower(*p.T) - form.upper(*p.T) - off, skin.where())
    views, tests = _views(form, spine), _tests(spec, spine)
    for wheel in spec['wheels']:
        skin.region(_arch(wheel, spec), 'arch', tests['side'], ('paint', 'under'))
    for what, label, view, points, *more in spec['panels']:
        _draw(skin, what, label, views[view], points, tests[view], *more)
    return skin


def _views(form, spine):
    low, high = form.spec.get('eyes', (.62, .82))   # heights at which the plan is unrolled, at the front and at the back
    return {'side': draw.side, 'above': draw.above, 'screen': draw.front, 'back': draw.front, 'rear': draw.front,
            'nose': draw.Wrap(form, spine[0] + .45, low), 'tail': draw.Wrap(form, spine[1] - .45, high, True)}


def _tests(spec, spine):
    """Which faces a view can mean: a point and a normal each."""
    length = spec['length']
    glass_end = spec.get('glass_end', length)
    return {
        'side': lambda p, n: (n[:, 1] > .3) & (p[:, 1] > .3), 'above': lambda p, n: n[:, 2] > .25,
        'screen': lambda p, n: (n[:, 0] < -.12) & (p[:, 0] < max(length * .62, 2.0)),
        'back': lambda p, n: (n[:, 0] > .10) & (p[:, 0] > length * .45) & (p[:, 0] < glass_end),
        'rear': lambda p, n: (n[:, 0] > .12) & (p[:, 0] > length - .5),
        'nose': lambda p, n: p[:, 0] < spine[0] + .75, 'tail': lambda p, n: p[:, 0] > spine[1] - .75,
    }


def _draw(skin, what, label, view, points, seen, more=None):
    """Applies one row. Its face must be seen in the view, and hold to the row's own limits."""
    more = more or {}
    among, (axis, least), (start, end) = more.get('among', ('paint',)), more.get('facing', (0, -2)), more.get('within', (-99, 99))

    def test(p, n):
        there = view(p)[:, 0] if 'within' in more else np.zeros(len(p))
        return seen(p, n) & (n[:, axis] > least) & (there > start) & (there < end)
    if what == 'region':
        field, inset = draw.outline(points, view), more.get('inset', 0)
        skin.region(lambda p: field(p) + inset, label, test, among)
    elif what == 'edge':
        skin.line(draw.outline(points, view), more.get('width', .006), label, test, among)
    elif what == 'line':
        skin.line(draw.stroke(points, view), more.get('width', .006), label, test, among)
    elif what == 'disc':
        skin.region(draw.disc(*points, view), label, test, among)


def _arch(wheel, spec):
    """Round above the wheel's middle, straight down below it."""
    def field(p):
        x, z = p[:, 0] - wheel, p[:, 2] - spec['radius']
        return np.where(z > 0, np.hypot(x, z), np.abs(x)) - spec['arch']
    return field
