"""Rows of a body's table that several bodies share: windows, lamps, grilles, shut lines. See vehicle_panels.py for what a row says."""


def _flowing(ring):
    """Wide corners take all the room that their edges have."""
    return [(p[0], p[1], 6) if len(p) > 2 and p[2] >= .3 else p for p in ring]


def windows(outline, posts=(), trim='trim'):
    """One opening for all side windows, split by posts of (foot, head, width)."""
    outline = _flowing(outline)
    rows = [('edge', trim, 'side', outline, {'width': .026 if trim == 'trim' else .019}), ('region', 'glass', 'side', outline)]
    return rows + [('line', 'post', 'side', [foot, head], {'among': ('glass',), 'width': width}) for foot, head, width in posts]


def pane(view, foot, head, half, corner=.05, sag=.03, rise=.035, border=.018, **more):
    """A windscreen or a back light, drawn from the front: heights of its foot and head at its sides, half-widths there."""
    ring = [(-.3, foot - sag), (half[0] - .08, foot - sag * .3, .08), (half[0], foot + .012, corner), (half[1], head - .008, corner * 2), (half[1] * .55, head + rise * .75, 4), (0, head + rise, 4), (-.3, head + rise * .9)]
    return [('region', 'seal', view, ring, more), ('region', 'glass', view, ring, {'among': ('seal',), 'inset': border, **more})]


def lamp(ring, eyes=(), strip=None, size=.04):
    """A headlamp: its outline, round reflectors and a light strip."""
    rows = [('region', 'lamp', 'nose', ring)]
    for at in eyes:
        rows += [('disc', 'ring', 'nose', (*at, size), {'among': ('lamp',)}), ('disc', 'reflector', 'nose', (*at, size * .76), {'among': ('ring',)})]
    return rows + ([('line', 'strip', 'nose', strip, {'among': ('lamp',), 'width': .016})] if strip else [])


def grille(ring, slats=(), frame=None, width=.011, slat='slat', among=('paint',)):
    rows = [('edge', frame, 'nose', ring, {'width': .018})] if frame else []
    rows.append(('region', 'grille', 'nose', ring, {'among': among}))
    return rows + [('line', slat, 'nose', [(-.3, z), (1.2, z)], {'among': ('grille',), 'width': width}) for z in slats]


def tail_lamp(ring, lit, clear=None, view='tail'):
    rows = [('region', 'red', view, ring), ('line', 'redlight', view, lit, {'among': ('red',), 'width': .022})]
    return rows + ([('line', 'clear', view, clear, {'among': ('red',), 'width': .022})] if clear else [])


def doors(ring, *splits):
    return [('edge', 'gap', 'side', _flowing(ring))] + [('line', 'gap', 'side', split, {'among': ('paint', 'black')}) for split in splits]


def bonnet(x0, x1, wide, side=.78, lip=.12):
    """Its shut line: front edge at x0, hinges at x1; wide at the front, side at the screen."""
    return [('edge', 'gap', 'above', [(x0, -.3), (x0 + .004, .14, 3), (x0 + .03, .36, 3), (x0 + lip, wide, .25), (x0 + lip + .28, (wide + side) / 2 + .02, 3), (x1 - .02, side, .08), (x1 + .08, side - .08, .06), (x1 - .12, -.3)])]


def flap(x, z):
    return [('edge', 'flap', 'side', [(x, z, .03), (x + .16, z, .03), (x + .16, z + .15, .03), (x, z + .15, .03)], {'width': .005})]


def plate_dish(z, half=.31, high=.13, view='rear'):
    return [('region', 'recess', view, [(-.3, z - high / 2), (half, z - high / 2, .02), (half + .01, z + high / 2, .02), (-.3, z + high / 2)])]


def cladding(spec_wheels, radius, arch, sill, reach=.055):
    """Black round the arches and along the sills."""
    first, last = spec_wheels
    rows = [('disc', 'black', 'side', (x, radius, arch + reach)) for x in spec_wheels]
    return rows + [('region', 'black', 'side', [(first, .0), (last, .0), (last, sill + .01), (first, sill)])]


def arch_gap(x, radius, reach, foot, low):
    """Points of a rear door's edge round the wheel behind it, from above downwards."""
    from math import cos, radians, sin
    return [(x - reach * cos(radians(a)), radius + reach * sin(radians(a)), .1) for a in (62, 38, 14)] + [(x - reach - .015, foot, .05), (x - reach - .015, low, .05)]
