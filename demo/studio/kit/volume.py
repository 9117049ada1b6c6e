"""A volume of a building: four walls in storeys, a roof, its chimneys, dormers and rooflights."""
import math

from . import facade, frame_timber, roofs
from .mesh import Frame, box, box_on, rng, tube
from .panel import panel
from .windows import window

# material -> (finish, how far it stands out)
SURFACES = {'tilehung': ('tile', .05), 'weatherboard': ('board', .03), 'blackboard': ('board', .03), 'larch': ('vertical', .02), 'timberboard': ('board', .03), 'slatehung': ('slate', .04),
            'sheet': ('vertical', .02)}


def surface(name):
    finish, base = SURFACES.get(name.partition(':')[0], ('plain', 0.0))
    return name, finish, base


def storeys_of(spec):
    z, out = spec.get('base', 0), []
    for level, height in enumerate(spec.get('floors', [2.7, 2.5])):
        out.append({'level': level, 'z': z, 'height': height})
        z += height
    return out, z


def build(mesh, spec):
    """spec: a volume of a description. Adds it and returns the height of its roof."""
    was = mesh.white
    mesh.white = mesh.white or spec.get('white', False)
    x0, y0 = spec.get('at', [0, 0])
    width, depth = spec['size']
    storeys, eaves = storeys_of(spec)
    walls = spec.get('walls', 'brick')
    walls = walls if isinstance(walls, list) else [walls]
    materials = [surface(walls[min(i, len(walls) - 1)]) for i in range(len(storeys))]
    look = {**spec.get('look', {}), 'surface': surface}
    roof = {'kind': 'gable', 'axis': 'x', 'pitch': 45, 'cover': 'peg', **spec.get('roof', {})}
    t = math.tan(math.radians(roof['pitch']))
    gable = {}
    if roof['kind'] in ('gable', 'half'):
        ends, span = (('left', 'right'), depth) if roof['axis'] == 'x' else (('front', 'back'), width)
        share = 1 if roof['kind'] == 'gable' else 1 - roof.get('hip_share', .45) + .04
        gable = {end: (span / 2 * t, spec.get('gable', materials[-1][0]), share) for end in ends}
    sides = {'front': (Frame((x0, y0, 0)), width), 'back': (Frame((x0 + width, y0 + depth, 0), (-1, 0, 0)), width),
             'left': (Frame((x0, y0 + depth, 0), (0, -1, 0)), depth), 'right': (Frame((x0 + width, y0, 0), (0, 1, 0)), depth)}
    for side, (frame, length) in sides.items():
        facade.wall(mesh, frame, length, storeys, spec.get(side, []), materials, look, gable.get(side))
        if roof['kind'] == 'lean':
            _lean_side(mesh, frame, side, length, depth if roof.get('high', 'back') in ('back', 'front') else width, eaves, roof, materials[-1], t)
        if 'timber' in spec and not mesh.white:
            frame_timber.overlay(mesh, frame, length, storeys, spec.get(side, []), spec['timber'], gable.get(side), look)
        _details(mesh, frame, length, storeys, eaves, spec)
    top = _roof(mesh, x0, y0, width, depth, eaves, roof)
    for chimney in spec.get('chimneys', []):
        _chimney(mesh, x0, y0, eaves, top, chimney)
    for dormer in spec.get('dormers', []):
        _dormer(mesh, x0, y0, width, depth, eaves, roof, dormer, look)
    for light in spec.get('rooflights', []):
        _rooflight(mesh, x0, y0, width, depth, eaves, roof, light)
    mesh.white = was
    return top


def _lean_side(mesh, frame, side, length, across, eaves, roof, material, t):
    """The wedge of wall below a single slope, and the tall wall at its high side."""
    high = roof.get('high', 'back')
    name, finish, base = material
    pairs = {'back': ('left', 'right'), 'front': ('right', 'left'), 'right': ('front', 'back'), 'left': ('back', 'front')}[high]
    rise = length * t
    if side == pairs[0]:
        wedge = [(0, eaves), (length, eaves), (0, eaves + rise)] if high in ('back', 'front') else [(0, eaves), (length, eaves), (length, eaves + rise)]
    elif side == pairs[1]:
        wedge = [(0, eaves), (length, eaves), (length, eaves + rise)] if high in ('back', 'front') else [(0, eaves), (length, eaves), (0, eaves + rise)]
    elif side == high:
        wedge = [(0, eaves), (length, eaves), (length, eaves + across * t), (0, eaves + across * t)]
    else:
        return
    panel(mesh, frame, wedge, (), 'white' if mesh.white and finish != 'plain' else finish, name, base)


def _details(mesh, frame, length, storeys, eaves, spec):
    if spec.get('plinth'):
        box_on(mesh, frame, -.06, length + .06, spec.get('base', 0), spec.get('base', 0) + spec['plinth'], -.02, .06, spec.get('plinth_material', 'brickdark'))
    if spec.get('band'):
        for storey in storeys[1:]:
            box_on(mesh, frame, -.05, length + .05, storey['z'] - .1, storey['z'] + .08, -.02, .05, spec['band'])
    if spec.get('quoins'):
        z, k = 0, 0
        while z < eaves - .3:
            reach = .45 if k % 2 else .28
            box_on(mesh, frame, -.04, reach, z + .02, z + .3, -.02, .04, spec['quoins'])
            box_on(mesh, frame, length - reach, length + .04, z + .02, z + .3, -.02, .04, spec['quoins'])
            z, k = z + .32, k + 1
    if spec.get('cornice'):
        roof = spec.get('roof', {})   # below the slope that comes down over it
        eaves -= .3 * math.tan(math.radians(roof.get('pitch', 45))) if roof.get('kind', 'gable') in ('gable', 'hip', 'half') else 0
        for low, high, out in ((.34, .22, .08), (.22, .1, .18), (.1, 0, .28)):
            box_on(mesh, frame, -out, length + out, eaves - low, eaves - high, -.02, out, 'trim')
        for k in range(int(length / .34)):
            box_on(mesh, frame, .1 + k * .34, .24 + k * .34, eaves - .31, eaves - .22, .08, .17, 'trim')


def _roof(mesh, x0, y0, width, depth, eaves, roof):
    x1, y1, kind = x0 + width, y0 + depth, roof['kind']
    if kind in ('gable', 'hip', 'half'):
        return roofs.pitched(mesh, x0, x1, y0, y1, eaves, roof['pitch'], kind, roof['axis'], roof['cover'], roof.get('overhang', .35), roof.get('verge', .18), roof.get('edge', 'trim'), roof.get('hip_share', .45))
    if kind == 'lean':
        return roofs.lean(mesh, x0, x1, y0, y1, eaves, roof['pitch'], roof.get('high', 'back'), roof['cover'], roof.get('overhang', .3), edge=roof.get('edge', 'trim'))
    if kind == 'mansard':
        return roofs.mansard(mesh, x0, x1, y0, y1, eaves, roof['cover'])
    if kind == 'flat':
        return roofs.flat(mesh, x0, x1, y0, y1, eaves, roof.get('parapet', 0), roof.get('wall', 'brick'), cover=roof['cover'] if roof['cover'] != 'peg' else 'felt', overhang=roof.get('overhang', 0), edge=roof.get('edge', 'darkframe'))
    if kind == 'none':
        return eaves
    raise ValueError(f'no such roof: {kind}')


def _chimney(mesh, x0, y0, eaves, top, spec):
    """spec: x, y inside the volume, pots, rise above the ridge, width, depth, from (height where the stack starts)."""
    x, y = x0 + spec['x'], y0 + spec['y']
    w, d, pots = spec.get('width', .95), spec.get('depth', .62), spec.get('pots', 2)
    z0, z1 = spec.get('from', eaves - .3), top + spec.get('rise', 1.2)
    wall = spec.get('wall', 'brick')
    box(mesh, x - w / 2, x + w / 2, y - d / 2, y + d / 2, z0, z1, wall)
    for low, high, out in ((.4, .3, .05), (.3, .17, .1), (.08, 0, .06)):
        box(mesh, x - w / 2 - out, x + w / 2 + out, y - d / 2 - out, y + d / 2 + out, z1 - low, z1 - high, wall, 1.05)
    if spec.get('from', 9) < 1:   # an outside stack has shoulders
        box(mesh, x - w / 2 - .3, x + w / 2 + .3, y - d / 2 - .12, y + d / 2 + .12, z0, z0 + 3.2, wall)
    for i in range(pots):
        offset = (i - (pots - 1) / 2) * (max(w, d) / max(1, pots))
        px, py = (x + offset, y) if w >= d else (x, y + offset)
        tube(mesh, (px, py, z1), (px, py, z1 + .44), .13, .105, 12, 'pot', tone=rng.uniform(.9, 1.1))
        tube(mesh, (px, py, z1 + .38), (px, py, z1 + .46), .135, .135, 12, 'pot')


def _dormer(mesh, x0, y0, width, depth, eaves, roof, spec, look):
    """spec: x along the front, up (share of the slope), width, height, kind gable|flat|hip, side front|back."""
    back = spec.get('side', 'front') == 'back'
    t = math.tan(math.radians(roof['pitch'])) if roof['kind'] != 'mansard' else math.tan(math.radians(70))
    w, h = spec.get('width', 1.5), spec.get('height', 1.25)
    inset = spec.get('in', .6)
    z = eaves + inset * t + .1
    run = min((h + w * .4) / t + .4, depth / 2)
    if roof['kind'] == 'mansard':
        run = 1.4
    mirror = -1 if back else 1
    yf = y0 + depth - inset if back else y0 + inset
    frame = Frame((x0 + spec['x'] + w / 2 * (1 if back else -1), yf, z), (-mirror * -1, 0, 0))
    lights = spec.get('lights', 2)
    sash = spec.get('sash', False)
    hole = window(mesh, frame, w / 2, .16, w - .36, h - .3, 'sash' if sash else 'casement', lights if not sash else 3, 4 if sash else 3, depth=.07, joinery=look.get('joinery', 'frame'), sill='trim')
    cheek = spec.get('cheek', 'lead')
    name, finish, base = surface(cheek)
    g = w / 2 * math.tan(math.radians(42)) if spec.get('kind', 'gable') == 'gable' else 0
    front = [(0, 0), (w, 0), (w, h)] + ([(w / 2, h + g)] if g else []) + [(0, h)]
    panel(mesh, frame, front, [hole], 'plain', spec.get('face', 'trim'), reveal=.07)
    sides = Frame(frame.at(w, 0), -frame.n), Frame(frame.at(0, 0, -run), frame.n)
    for side in sides:
        panel(mesh, side, [(0, 0), (run, 0), (run, h), (0, h)], (), 'plain' if mesh.white else finish, name, base)
    xa, xb = sorted((frame.at(0, 0).x, frame.at(w, 0).x))
    ya, yb = (yf - run - .6, yf + .14) if back else (yf - .14, yf + run + .6)
    if g:
        roofs.pitched(mesh, xa, xb, ya, yb, z + h, 42, 'gable', 'y', roof['cover'], .14, 0, gutter=False)
    else:
        box(mesh, xa - .12, xb + .12, ya, yb, z + h, z + h + .12, 'lead')
        box(mesh, xa - .15, xb + .15, ya - .03, yb, z + h - .08, z + h + .04, 'trim')


def _rooflight(mesh, x0, y0, width, depth, eaves, roof, spec):
    """spec: x, up (metres up the slope from the eave), side, width, height. On a roof with its ridge along x."""
    a = math.radians(roof['pitch'])
    c, s = math.cos(a), math.sin(a)
    w, h, up = spec.get('width', .8), spec.get('height', 1.1), spec.get('up', 1.2)
    back = spec.get('side', 'front') == 'back'
    if roof['axis'] == 'y':
        left = spec.get('side', 'left') == 'left'
        u, v = ((0, -1, 0), (c, 0, s)) if left else ((0, 1, 0), (-c, 0, s))
        origin = (x0 + up * c if left else x0 + width - up * c, y0 + spec['x'], eaves + up * s + .16 / c)
    else:
        u, v = ((-1, 0, 0), (0, -c, s)) if back else ((1, 0, 0), (0, c, s))
        origin = (x0 + spec['x'], y0 + depth - up * c if back else y0 + up * c, eaves + up * s + .16 / c)
    frame = Frame(origin, u, v)
    box_on(mesh, frame, -w / 2, w / 2, 0, h, -.1, .09, 'darkframe')
    box_on(mesh, frame, -w / 2 + .07, w / 2 - .07, .08, h - .08, .08, .1, 'glass')
