"""What stands about a model, by name: each thing of a description is a list of a name and its numbers."""
from . import boundary, figures, frame_timber, ground, landmarks, mills, planting, railway, shop, trees, volume, waterside
from .mesh import Frame, box, prism, rng, tube
from .placed import Placed, spot


def _border(mesh, x0, x1, y0, y1, *rest):
    planting.bed(mesh, x0, x1, y0, y1, *rest)


def _orchard(mesh, x0, x1, y0, y1, step, season, material=None):
    y = y0
    while y <= y1:
        x = x0
        while x <= x1:
            trees.tree('apple', *spot(mesh, x + rng.uniform(-.15, .15), y + rng.uniform(-.15, .15))[:2], rng.uniform(2.2, 2.9), rng.uniform(.85, 1.1), material, season=season)
            x += step
        y += step


def _rows(mesh, x0, x1, y0, y1, count, material='crop', height=.3):
    for k in range(count):
        y = y0 + (y1 - y0) * (k + .5) / count
        box(mesh, x0, x1, y - (y1 - y0) / count * .28, y + (y1 - y0) / count * .28, -.02, height * rng.uniform(.85, 1.1), material, rng.uniform(.94, 1.06))


def _vines(mesh, x0, x1, y0, y1, steps=5, rise=.6, season='summer', each=2):
    """A vineyard on rising ground: rows of vines along the slope, between posts."""
    for y, z in ground.hill(mesh, x0, x1, y0, y1, steps, rise):
        for row in range(each):
            yy = y + (row - (each - 1) / 2) * (y1 - y0) / steps / each
            x = x0 + 1.2
            while x < x1 - 1:
                trees.tree('vine', *spot(mesh, x, yy)[:2], 1.5, .62, z=spot(mesh, x, yy, z)[2], season=season)
                if int(x * 10) % 3 == 0:
                    box(mesh, x - .05, x + .05, yy - .05, yy + .05, z, z + 1.5, 'oak')
                x += .85


def _building(mesh, x, y, z, turn, spec):
    """A volume that does not look to the front, or that is not on the ground."""
    placed = Placed(mesh, x, y, z, turn)
    volume.build(placed, {**spec, 'at': [0, 0]})
    if spec.get('jetty'):
        frame_timber.jetty(placed, Frame((0, spec['jetty'], 0)), spec['size'][0], 0, spec['jetty'])


def _beds(mesh, x0, x1, y0, y1, count=3):
    for k in range(count):
        a, b = x0 + (x1 - x0) * k / count + .15, x0 + (x1 - x0) * (k + 1) / count - .15
        box(mesh, a, b, y0, y1, 0, .28, 'oak')
        planting.bed(mesh, a + .08, b - .08, y0 + .08, y1 - .08, .28, 9, ('leaf2', 'leaf1', 'shrub', 'flower3'), .3)


def _glasshouse(mesh, x, y, w=2.4, d=3.6):
    h = 1.9
    for x0, x1, y0, y1 in ((x, x + w, y, y + .02), (x, x + w, y + d - .02, y + d), (x, x + .02, y, y + d), (x + w - .02, x + w, y, y + d)):
        box(mesh, x0, x1, y0, y1, 0, .5, 'brick')
        box(mesh, x0, x1, y0, y1, .5, h, 'cardglass')
    for k in range(6):
        yy = y + d * k / 5
        for xx in (x, x + w):
            box(mesh, xx - .03, xx + .03, yy - .03, yy + .03, 0, h, 'white')
        tube(mesh, (x, yy, h), (x + w / 2, yy, h + .9), .03, sides=5, material='white')
        tube(mesh, (x + w, yy, h), (x + w / 2, yy, h + .9), .03, sides=5, material='white')
    tube(mesh, (x + w / 2, y, h + .9), (x + w / 2, y + d, h + .9), .04, sides=6, material='white')
    for end in (y + .01, y + d - .01):
        mesh.face([(x, end, h), (x + w, end, h), (x + w / 2, end, h + .88)], 'cardglass')
    for a, b in ((x, x + w / 2), (x + w, x + w / 2)):
        mesh.face([(a, y, h), (a, y + d, h), (b, y + d, h + .88), (b, y, h + .88)], 'cardglass')


def _pool(mesh, x0, x1, y0, y1):
    box(mesh, x0 - .5, x1 + .5, y0 - .5, y1 + .5, -.02, .04, 'paving')
    box(mesh, x0, x1, y0, y1, .0, .05, 'water')


def _log_pile(mesh, x, y, length=2.0, height=.9):
    for row in range(int(height / .16)):
        for k in range(int(length / .17)):
            tube(mesh, (x + k * .17 + (row % 2) * .08, y, .09 + row * .155), (x + k * .17 + (row % 2) * .08, y + .5, .09 + row * .155), .078, sides=8, material='trunk', tone=rng.uniform(.85, 1.15))


def _steps(mesh, x, y, width, count, rise=.17, tread=.3, material='sill'):
    """A flight that rises towards +y."""
    for k in range(count):
        box(mesh, x - width / 2, x + width / 2, y + k * tread, y + count * tread, k * rise, (k + 1) * rise, material)


def _patio(mesh, x0, x1, y0, y1, material='paving', height=.05):
    box(mesh, x0, x1, y0, y1, -.03, height, material)


def add(mesh, thing, season):
    """Adds one thing, for example ['tree', 'round', 4, 6, 7, 2]."""
    name, *values = thing
    calls = {
        'tree': lambda kind, x, y, h, r, material=None, z=0.0: trees.tree(kind, *spot(mesh, x, y)[:2], h, r, material, spot(mesh, x, y, z)[2], season),
        'hedge': lambda points, width=.7, height=1.1, material='hedge': planting.hedge(mesh, points, width, height, material),
        'shrub': lambda x, y, r, material='shrub': planting.shrub(mesh, x, y, r, material),
        'boxball': lambda x, y, r: planting.box_ball(mesh, x, y, r),
        'cone': lambda x, y, h, r: planting.cone(mesh, x, y, h, r),
        'bed': lambda *v: _border(mesh, *v),
        'beds': lambda *v: _beds(mesh, *v),
        'rows': lambda *v: _rows(mesh, *v),
        'orchard': lambda x0, x1, y0, y1, step=3.2, material=None: _orchard(mesh, x0, x1, y0, y1, step, season, material),
        'pots': lambda *v: planting.pots(mesh, *v),
        'climber': lambda x, y, w, h, material='leaf2': planting.climber(mesh, Frame((x, y, 0)), 0, 0, w, h, material),
        'person': lambda x, y, h=1.72, turn=0.2, material='person1', skirt=False: figures.person(mesh, x, y, .02, h, turn, material, skirt),
        'dog': lambda x, y, turn=0.0: figures.dog(mesh, x, y, .02, turn),
        'sheep': lambda x, y, turn=0.0: figures.sheep(mesh, x, y, .0, turn),
        'bicycle': lambda x, y, turn=0.0: figures.bicycle(mesh, x, y, .05, turn),
        'tableset': lambda x, y, chairs=4, parasol=None: figures.table_set(mesh, x, y, .05, chairs, 'white', parasol),
        'boundary': lambda kind, points: boundary.run(mesh, kind, points),
        'piers': lambda places, height=1.3, material='brick': boundary.piers(mesh, places, height, material),
        'gate': lambda p, q, open_by=0.0: boundary.field_gate(mesh, p, q, 1.15, 'trunk', open_by),
        'path': lambda points, width=1.1, material='path': ground.strip(mesh, points, width, material),
        'curve': lambda start, end, width=1.1, material='path', bend=0.0: ground.strip(mesh, ground.curve(start, end, bend), width, material),
        'stones': lambda start, end, bend=.3: ground.stones(mesh, ground.curve(start, end, bend)),
        'patio': lambda *v: _patio(mesh, *v),
        'stripes': lambda *v: ground.stripes(mesh, *v),
        'pond': lambda *v: ground.pond(mesh, *v),
        'pool': lambda *v: _pool(mesh, *v),
        'bench': lambda *v: ground.bench(mesh, *v),
        'lamp': lambda x, y, h=3.6, z=.1: ground.lamp_post(mesh, x, y, h, z),
        'bollard': lambda x, y: ground.bollard(mesh, x, y),
        'board': lambda x, y, material='door': ground.sign(mesh, x, y, 0, material),
        'scalebar': lambda x, y: ground.scale_bar(mesh, x, y),
        'glasshouse': lambda *v: _glasshouse(mesh, *v),
        'logs': lambda *v: _log_pile(mesh, *v),
        'steps': lambda *v: _steps(mesh, *v),
        'car': lambda *v: figures.car(mesh, *v),
        'box': lambda x0, x1, y0, y1, z0, z1, material: box(mesh, x0, x1, y0, y1, z0, z1, material),
        'church': lambda x, y, spec: landmarks.church(mesh, x, y, spec),
        'smockmill': lambda *v: mills.smock(mesh, *v),
        'postmill': lambda *v: mills.post(mesh, *v),
        'abbeygate': lambda *v: landmarks.abbey_gate(mesh, *v),
        'villagesign': lambda *v: landmarks.village_sign(mesh, *v),
        'lychgate': lambda *v: landmarks.lychgate(mesh, *v),
        'placed': lambda x, y, z, turn, parts: [add(Placed(mesh, x, y, z, turn), part, season) for part in parts],
        'building': lambda *v: _building(mesh, *v),
        'land': lambda polygon, z, material='lawn', edge='contouredge', low=-.02: prism(mesh, polygon, low, z, material, 1, edge),
        'hill': lambda *v: ground.hill(mesh, *v),
        'vines': lambda x0, x1, y0, y1, steps=5, rise=.6, each=2: _vines(mesh, x0, x1, y0, y1, steps, rise, season, each),
        'track': lambda *v: railway.track(mesh, *v),
        'platform': lambda *v: railway.platform(mesh, *v),
        'canopy': lambda *v: railway.canopy(mesh, *v),
        'train': lambda *v: railway.train(mesh, *v),
        'semaphore': lambda *v: railway.semaphore(mesh, *v),
        'crossinggate': lambda *v: railway.crossing_gate(mesh, *v),
        'roadover': lambda *v: railway.road_over(mesh, *v),
        'bank': lambda *v: waterside.bank(mesh, *v),
        'bridge': lambda *v: waterside.bridge(mesh, *v),
        'quay': lambda *v: waterside.quay(mesh, *v),
        'boat': lambda *v: waterside.boat(mesh, *v),
        'reeds': lambda *v: waterside.reeds(mesh, *v),
        'ducks': lambda *v: waterside.ducks(mesh, *v),
        'graves': lambda *v: landmarks.graves(mesh, *v),
        'cricket': lambda *v: landmarks.cricket(mesh, *v),
        'pump': lambda *v: landmarks.pump(mesh, *v),
        'spire': lambda *v: landmarks.spire(mesh, *v),
        'crenels': lambda *v: landmarks.crenels(mesh, *v),
        'shopawning': lambda x, y, x1, z, material: shop.awning(mesh, Frame((0, y, 0)), x, x1, z, material),
        'sign': lambda x, y, z=2.6, post=False, material='signboard': shop.hanging_sign(mesh, Frame((x, y, 0)), 0, z, material, post),
    }
    calls[name](*values)
