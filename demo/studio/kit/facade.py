"""Reads a storey of a front as it stands in a description: 'c2 . D s*1.2 c3@5.4'.

A token is a kind of opening with a number, then *n to widen it and @n to place its centre at n metres; without @
the openings share the width evenly. '.' leaves a bay blank.
    s sash (number: panes across)   c casement (lights)   m modern (lights)   M modern, to the floor   x small window
    D front door   d side door   F French doors   G garage   B canted bay   Q square bay   W bow   o round   l lancet   r round-headed
    A barn doors, glazed   a barn doors, boarded   H shopfront   J French doors with a balcony   P display window
"""
import re

from . import doors, shop, windows
from .mesh import box_on
from .panel import panel

TOKEN = re.compile(r'^([a-zA-Z.])(\d*)((?:[*@][\d.]+)*)$')
# width (of one light where lights are counted), height, sill
SIZES = {'s': (1.05, 1.65, .85), 'c': (.56, 1.2, .95), 'm': (.8, 1.35, .85), 'M': (.85, 2.15, .06), 'x': (.55, .6, 1.5), 'D': (1.0, 2.1, 0), 'd': (.85, 2.0, 0),
         'F': (.85, 2.15, 0), 'G': (2.5, 2.15, 0), 'l': (.75, 2.4, 1.1), 'r': (.95, 2.1, .8), 'A': (3.4, 4.0, 0), 'a': (2.8, 2.6, 0), 'J': (.85, 2.15, .05), 'P': (2.0, 1.7, .55)}


def parse(text, width):
    tokens = [TOKEN.match(t) for t in text.split()]
    bays = []
    for i, token in enumerate(tokens):
        if token is None:
            raise ValueError(f'not an opening: {text.split()[i]}')
        kind, number, more = token.groups()
        factor, place = (next((m[1:] for m in re.findall(r'[*@][\d.]+', more) if m[0] == sign), None) for sign in '*@')
        centre = float(place) if place else (i + .5) * width / len(tokens)
        if kind != '.':
            bays.append((kind, int(number or 0), float(factor or 1), centre))
    return bays


def openings(mesh, frame, text, width, storey, look, wall, hung):
    """Builds a storey's joinery and returns the holes to leave. look: the volume's choices of joinery, door, heads."""
    holes = []
    for kind, number, factor, a in parse(text, width):
        w, h, sill = look.get('sizes', {}).get(kind, SIZES.get(kind, (1, 1, 1)))
        hole = _one(mesh, frame, kind, number, factor, a, w, h, sill, storey, look, wall)
        if hole:
            holes.append(hole)
            if hung and kind in 'scmxM':
                windows.casing(mesh, frame, hole, look.get('casing', .09), look.get('joinery', 'frame'))
    return holes


def _one(mesh, frame, kind, number, factor, a, w, h, sill, storey, look, wall):
    joinery, z = look.get('joinery', 'frame'), storey['z']
    h = min(h, storey['height'] - sill - .2) if kind not in 'AalrHDd' else h
    head = look.get('head') if storey['level'] < look.get('headless', 9) else None
    shared = {'joinery': joinery, 'head': head, 'wall': wall, 'sill': look.get('sill', 'sill')}
    if kind == 's':
        across = number or 3
        return windows.window(mesh, frame, a, z + sill, w * factor, h, 'sash', across, 4 if across > 2 else 2, shutters=look.get('shutters'), **shared)
    if kind == 'c':
        lights = number or 2
        return windows.window(mesh, frame, a, z + sill, w * lights * factor, h, look.get('casement', 'casement'), lights, look.get('rows', 3), shutters=look.get('shutters'), **shared)
    if kind in 'mM':
        lights = number or 2
        return windows.window(mesh, frame, a, z + sill, w * lights * factor, h, 'modern', lights, 1, joinery=look.get('modern', joinery), sill=None if kind == 'M' else look.get('sill', 'sill'), head=head, wall=wall)
    if kind == 'x':
        return windows.window(mesh, frame, a, z + sill, w * factor, h, 'casement', 1, 2, **shared)
    if kind in 'Dd':
        spec = dict(look.get('door', {})) if kind == 'D' else {'surround': None, 'panels': (1, 2), 'glazed': 1, 'paint': look.get('door', {}).get('paint', 'door')}
        floor = spec.pop('floor', 0)
        return doors.door(mesh, frame, a, z + floor, spec.pop('width', w) * factor, spec.pop('height', h), **spec)
    if kind in 'FJ':
        leaves = number or 2
        if kind == 'J':
            windows.balcony(mesh, frame, a, z, w * leaves * factor + 1.0, look.get('balcony', 1.2), glass=look.get('glass_rail', False))
        return doors.french(mesh, frame, a, z, w * leaves * factor, h, look.get('modern', joinery), leaves, look.get('french_rows', 1))
    if kind == 'G':
        return doors.garage(mesh, frame, a, z, w * factor, h, look.get('garage', 'frame'), look.get('garage_style', 'boards'))
    if kind in 'BQW':
        shape = {'B': 'canted', 'Q': 'square', 'W': 'bow'}[kind]
        windows.bay(mesh, frame, a, z, 2.3 * factor, look.get('bay_height', storey['height'] - .25), .75 if shape != 'bow' else .5, shape, number or 1, joinery, look.get('bay', wall),
                    look.get('bay_roof', 'lead'), look.get('bay_kind', 'sash'), storey['height'])
        return None
    if kind == 'o':
        return windows.roundel_window(mesh, frame, a, z + 1.5, .36 * factor, joinery)
    if kind in 'lr':
        return windows.lancet(mesh, frame, a, z + sill, w * factor, h, arch='pointed' if kind == 'l' else 'round', joinery=look.get('stone', 'sill'))
    if kind in 'Aa':
        return doors.barn_doors(mesh, frame, a, z, w * factor, h, look.get('leaf', 'timber'), kind == 'A')
    if kind == 'H':
        return shop.front(mesh, frame, a, z, 4.2 * factor, storey['height'] - .2, look.get('shop', {}))
    if kind == 'P':
        return windows.window(mesh, frame, a, z + sill, w * factor, h, 'modern', number or 1, 1, joinery=joinery, sill='trim')
    raise ValueError(f'no such opening: {kind}')


def wall(mesh, frame, width, storeys, texts, materials, look, gable=None):
    """One side of a volume, storey by storey. gable: (height, material, share left when half-hipped) above the top storey, or None."""
    top = len(storeys) - 1
    for storey in storeys:
        text = texts[storey['level']] if storey['level'] < len(texts) else ''
        material, finish, base = materials[storey['level']]
        z0, z1 = storey['z'], storey['z'] + storey['height']
        holes = openings(mesh, frame, text, width, storey, look, material, finish != 'plain') if text else []
        out = base + .02 if finish != 'plain' else 0   # hung walls meet round the corner
        polygon = [(-out, z0), (width + out, z0), (width + out, z1), (-out, z1)]
        own = storey['level'] == top and gable and (gable[1] == material)
        if own:
            polygon = [(0, z0), (width, z0)] + gable_points(width, z1, gable)
        panel(mesh, frame, polygon, holes, 'white' if mesh.white and finish != 'plain' else finish, material, base)
        if base > .02 and storey['level'] > 0:
            box_on(mesh, frame, -base, width + base, z0 - .06, z0 + .04, 0, base + .05, material, .9)
        if storey['level'] == top and gable and not own:
            _, finish2, base2 = look['surface'](gable[1])
            panel(mesh, frame, [(0, z1), (width, z1)] + gable_points(width, z1, gable)[1:-1], (), 'white' if mesh.white and finish2 != 'plain' else finish2, gable[1], base2)
            box_on(mesh, frame, -.02, width + .02, z1 - .06, z1 + .05, 0, base2 + .05, gable[1], .9)


def gable_points(width, z, gable):
    """The triangle over a wall, or the part of it below a half-hip, counter-clockwise from the right-hand eave."""
    height, _, share = gable
    if share >= 1:
        return [(width, z), (width / 2, z + height), (0, z)]
    cut = width / 2 * share
    return [(width, z), (width - cut, z + height * share), (cut, z + height * share), (0, z)]
