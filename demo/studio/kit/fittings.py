"""What is built in: fireplaces, kitchens, bathrooms, bookcases. Placed on a wall's frame: a along it, c out into the room."""
import math

from .furniture import books
from .mesh import Frame, box_on, lathe, plate_on, rng, tube
from .panel import panel
from .planting import blob


def breast(mesh, frame, a, width, height, opening, depth=.42, material='wall', over=None):
    """A chimney breast with a hearth opening (half width, height). over: the material of its front."""
    half = width / 2
    front = frame.moved(0, 0, depth)
    w, h = opening
    panel(mesh, front, [(a - half, 0), (a + half, 0), (a + half, height), (a - half, height)], [(a - w, 0, a + w, h)], material=over or material, reveal=depth - .03, reveal_material='soot')
    for x, flip in ((a - half, False), (a + half, True)):
        side = [frame.at(x, 0, 0), frame.at(x, 0, depth), frame.at(x, height, depth), frame.at(x, height, 0)]
        mesh.face(side[::-1] if flip else side, over or material)
    mesh.face([frame.at(a - half, height, depth), frame.at(a + half, height, depth), frame.at(a + half, height, 0), frame.at(a - half, height, 0)], 'joinery')
    mesh.face([frame.at(a - w, 0, .03), frame.at(a + w, 0, .03), frame.at(a + w, h, .03), frame.at(a - w, h, .03)], 'soot')
    return front


def fireplace(mesh, frame, a, height, kind='stove', mantel='joinery', lit=True):
    """kind: stove, open, marble, inglenook."""
    if kind == 'inglenook':
        front = breast(mesh, frame, a, 2.9, height, (1.05, 1.42), .62, over='brick')
        box_on(mesh, front, a - 1.35, a + 1.35, 1.42, 1.72, -.1, .1, 'timber')
        box_on(mesh, front, a - 1.3, a + 1.3, 0, .04, -.6, .5, 'brickpath')
        _stove(mesh, front, a, -.3, lit)
        return front
    front = breast(mesh, frame, a, 1.7, height, (.42, .95))
    material = 'marble' if kind == 'marble' else mantel
    for x in (a - .66, a + .46):
        box_on(mesh, front, x, x + .2, 0, 1.12, 0, .07, material)
        box_on(mesh, front, x - .02, x + .22, 0, .14, 0, .1, material)
        box_on(mesh, front, x + .05, x + .15, .2, 1.0, .07, .085, material, 1.04)
    box_on(mesh, front, a - .66, a + .66, .95, 1.16, 0, .08, material)
    box_on(mesh, front, a - .78, a + .78, 1.16, 1.22, 0, .22, material)
    box_on(mesh, front, a - .75, a + .75, 0, .035, 0, .5, 'slate')
    if kind == 'stove':
        _stove(mesh, front, a, -.12, lit)
    else:
        for k in range(7):
            x = a - .24 + k * .08
            tube(mesh, front.at(x, .1, -.05), front.at(x, .24, -.05), .012, sides=5, material='metalblack')
        box_on(mesh, front, a - .26, a + .26, .08, .12, -.24, -.04, 'metalblack')
        for _ in range(9 if lit else 0):
            blob(mesh, front.at(a + rng.uniform(-.18, .18), .18 + rng.uniform(0, .06), -.15), .06, 'glow', 1, .2, 2)
    return front


def _stove(mesh, front, a, c, lit):
    box_on(mesh, front, a - .3, a + .3, .1, .68, c - .16, c + .2, 'metalblack')
    box_on(mesh, front, a - .33, a + .33, .68, .72, c - .18, c + .22, 'metalblack')
    box_on(mesh, front, a - .2, a + .2, .2, .58, c + .2, c + .215, 'steel')
    box_on(mesh, front, a - .17, a + .17, .23, .55, c + .21, c + .222, 'glow' if lit else 'glass')
    for x in (a - .24, a + .2):
        box_on(mesh, front, x, x + .04, .03, .1, c + .1, c + .14, 'metalblack')


def alcove(mesh, frame, a0, a1, height=2.45, material='joinery'):
    """Cupboards below, shelves of books above."""
    box_on(mesh, frame, a0, a1, 0, .78, 0, .4, material)
    middle = (a0 + a1) / 2
    for p, q in ((a0 + .05, middle - .02), (middle + .02, a1 - .05)):
        box_on(mesh, frame, p, q, .1, .7, .4, .415, material, 1.03)
        box_on(mesh, frame, p + .08, q - .08, .18, .62, .41, .42, material, .95)
    for p in (middle - .06, middle + .06):
        tube(mesh, frame.at(p, .42, .41), frame.at(p, .42, .45), .018, sides=10, material='brass')
    box_on(mesh, frame, a0 - .02, a1 + .02, .78, .82, 0, .43, material)
    for a in (a0, a1 - .035):
        box_on(mesh, frame, a, a + .035, .82, height, 0, .3, material)
    box_on(mesh, frame, a0 - .02, a1 + .02, height, height + .08, 0, .33, material)
    shelves = int((height - .82) / .32)
    for k in range(shelves):
        z = .82 + k * .32
        box_on(mesh, frame, a0, a1, z - .015, z + .015, 0, .29, material)
        books(mesh, frame, a0 + .06, a1 - .06, z + .015)


def units(mesh, frame, a0, a1, kind='base', material='unit', top='worktop', depth=.6, doors=None, sink=None, hob=None, oven=True):
    """A run of kitchen cupboards: base (with a worktop), wall or tall."""
    low, high, out = {'base': (.1, .87, depth), 'wall': (1.42, 2.15, .34), 'tall': (.1, 2.2, depth)}[kind]
    box_on(mesh, frame, a0, a1, low, high, 0, out - .02, material)
    if kind != 'wall':
        box_on(mesh, frame, a0, a1, 0, .1, 0, out - .08, 'ink')
    count = doors or max(1, round((a1 - a0) / .58))
    for k in range(count):
        p, q = a0 + (a1 - a0) * k / count + .012, a0 + (a1 - a0) * (k + 1) / count - .012
        drawers = kind == 'base' and k % 3 == 1
        splits = [(low, low + .32), (low + .33, low + .55), (low + .56, high)] if drawers else [(low, high)]
        for z0, z1 in splits:
            box_on(mesh, frame, p, q, z0 + .012, z1 - .012, out - .02, out, material, 1.03)
            if z1 - z0 > .3:
                box_on(mesh, frame, p + .07, q - .07, z0 + .09, z1 - .09, out, out + .004, material, .93)
            knob = frame.at(q - .05 if not drawers else (p + q) / 2, z1 - .12 if kind == 'base' and not drawers else z0 + .1 if kind == 'wall' else (z0 + z1) / 2, out)
            tube(mesh, knob, knob + frame.n * .03, .016, sides=10, material='brass')
    if kind == 'base':
        box_on(mesh, frame, a0 - .01, a1 + .01, .87, .91, 0, out + .03, top)
    if sink is not None:
        box_on(mesh, frame, sink - .4, sink + .4, .66, .925, out - .42, out + .03, 'porcelain')
        box_on(mesh, frame, sink - .34, sink + .34, .9, .93, out - .38, out - .03, 'steel', .7)
        tube(mesh, frame.at(sink, .91, .1), frame.at(sink, 1.2, .1), .016, material='brass')
        tube(mesh, frame.at(sink, 1.2, .1), frame.at(sink, 1.16, .28), .014, material='brass')
    if hob is not None:
        box_on(mesh, frame, hob - .3, hob + .3, .905, .918, .08, out - .06, 'ink')
        if oven:
            box_on(mesh, frame, hob - .28, hob + .28, .2, .8, out - .01, out + .01, 'ink')
            tube(mesh, frame.at(hob - .24, .74, out + .04), frame.at(hob + .24, .74, out + .04), .012, material='steel')


def aga(mesh, frame, a, material='enamel', width=1.45, burners=0):
    """A range: with two lids, or with burners in two rows."""
    x0, x1 = a - width / 2, a + width / 2
    box_on(mesh, frame, x0, x1, .08, .86, 0, .66, material)
    box_on(mesh, frame, x0 + .03, x1 - .03, 0, .08, 0, .6, 'ink')
    box_on(mesh, frame, x0 - .02, x1 + .02, .86, .9, 0, .69, 'metalblack')
    for k in range(burners):
        p, c = a + width * .8 * ((k // 2 + .5) / (burners // 2) - .5), .2 + .28 * (k % 2)
        tube(mesh, frame.at(p, .895, c), frame.at(p, .915, c), .055, .045, 20, 'steel')
        for q in (-.1, .1):
            box_on(mesh, frame, p - .11, p + .11, .915, .93, c + q - .008, c + q + .008, 'ink')
            box_on(mesh, frame, p + q - .008, p + q + .008, .915, .93, c - .11, c + .11, 'ink')
    for k in range(0 if burners else 2):
        p = a + (-.36 if k == 0 else .36)
        tube(mesh, frame.at(p, .9, .34), frame.at(p, .95, .34), .23, .21, 32, 'steel')
    for k in range(3):
        p = x0 + width * (k + .5) / 3
        for z in (.2, .52):
            box_on(mesh, frame, p - .19, p + .19, z, z + .26, .66, .685, material, 1.06)
            tube(mesh, frame.at(p - .12, z + .22, .7), frame.at(p + .12, z + .22, .7), .01, sides=6, material='steel')
    tube(mesh, frame.at(x0, .8, .73), frame.at(x1, .8, .73), .018, material='steel')


def hood(mesh, frame, a, z=1.62, material='wall', width=1.7, height=2.7):
    plate_on(mesh, Frame(frame.at(a - width / 2, 0, 0), frame.n, frame.v), [(0, z), (.62, z), (.62, z + .18), (.4, height), (0, height)], -width, 0, material)
    box_on(mesh, frame, a - width / 2 - .06, a + width / 2 + .06, z - .02, z + .1, 0, .68, 'timber')


def bath(mesh, x, y, turn=0, kind='roll', material='porcelain', outside=None):
    from .furniture import Placed
    m = Placed(mesh, x, y, turn)
    length, width, outer = 1.7, .76, outside or material
    rings = [(.60, .10), (.78, .3), (.95, .5), (1.04, .58), (1.02, .6), (.94, .59), (.84, .4), (.62, .2), (.02, .19)] if kind == 'roll' else \
            [(1.0, .0), (1.0, .55), (1.02, .58), (.9, .58), (.84, .4), (.7, .15), (.02, .14)]
    sides, square = 48, .55 if kind == 'roll' else .22

    def point(k, t):
        r, z = rings[k]
        c, s = math.cos(t), math.sin(t)
        return r * length / 2 * math.copysign(abs(c) ** square, c), r * width / 2 * math.copysign(abs(s) ** square, s), z
    split = 4 if kind == 'roll' else 2
    for k in range(len(rings) - 1):
        for i in range(sides):
            t0, t1 = 2 * math.pi * i / sides, 2 * math.pi * (i + 1) / sides
            m.face([point(k, t0), point(k, t1), point(k + 1, t1), point(k + 1, t0)], outer if k < split else material, 1, kind == 'roll' or k > 1)
    if kind == 'roll':
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube(m, (sx * .5, sy * .2, 0), (sx * .46, sy * .18, .16), .03, .05, 10, 'brass')
    tube(m, (-.98, 0, 0), (-.98, 0, .92), .018, material='brass')
    tube(m, (-.98, 0, .9), (-.8, 0, .86), .016, material='brass')


def basin(mesh, frame, a, width=.9, material='unit', double=False):
    box_on(mesh, frame, a - width / 2, a + width / 2, .22, .8, 0, .46, material)
    for k in range(2):
        p = a - width / 2 + width * k / 2
        box_on(mesh, frame, p + .015, p + width / 2 - .015, .25, .78, .46, .475, material, 1.04)
        tube(mesh, frame.at(p + width / 4, .62, .475), frame.at(p + width / 4, .62, .5), .016, material='brass')
    box_on(mesh, frame, a - width / 2 - .02, a + width / 2 + .02, .8, .83, 0, .5, 'marble')
    for p in ((a - width / 4, a + width / 4) if double else (a,)):
        lathe(mesh, frame.at(p, .83, .26), [(.12, 0), (.2, .11), (.21, .13), (.18, .12), (.1, .03), (.01, .02)], 'porcelain')
        tube(mesh, frame.at(p, .83, .06), frame.at(p, 1.06, .06), .014, material='brass')
        tube(mesh, frame.at(p, 1.05, .06), frame.at(p, 1.02, .2), .012, material='brass')


def closet(mesh, frame, a):
    box_on(mesh, frame, a - .2, a + .2, .4, .82, .02, .2, 'porcelain')
    lathe(mesh, frame.at(a, 0, .42), [(.13, 0), (.13, .2), (.2, .38), (.21, .41), (.2, .43), (.01, .43)], 'porcelain', sides=32)
    box_on(mesh, frame, a - .12, a + .12, .1, .4, .05, .45, 'porcelain')


def shower(mesh, frame, a0, a1, depth=.95, tile='walltile', height=2.15):
    box_on(mesh, frame, a0, a1, 0, height, 0, .03, tile)
    box_on(mesh, frame, a0, a1, 0, .05, .03, depth, 'porcelain')
    box_on(mesh, frame, a1 - .02, a1, .05, 2.0, .03, depth, 'cardglass')
    tube(mesh, frame.at((a0 + a1) / 2, .9, .06), frame.at((a0 + a1) / 2, 2.1, .06), .014, material='brass')
    tube(mesh, frame.at((a0 + a1) / 2, 2.1, .06), frame.at((a0 + a1) / 2, 2.08, .42), .012, material='brass')
    tube(mesh, frame.at((a0 + a1) / 2, 2.03, .42), frame.at((a0 + a1) / 2, 2.07, .42), .13, .06, 24, 'brass')


def mirror(mesh, frame, a, z, radius=.42, kind='round', width=.9, height=1.1):
    if kind == 'round':
        tube(mesh, frame.at(a, z, .0), frame.at(a, z, .035), radius, sides=48, material='brass', smooth=False)
        tube(mesh, frame.at(a, z, .03), frame.at(a, z, .045), radius - .035, sides=48, material='mirror', smooth=False)
        return
    box_on(mesh, frame, a - width / 2, a + width / 2, z - height / 2, z + height / 2, 0, .035, 'brass')
    box_on(mesh, frame, a - width / 2 + .04, a + width / 2 - .04, z - height / 2 + .04, z + height / 2 - .04, .03, .04, 'mirror')


def picture(mesh, frame, a, z, width=.7, height=.5, ground='linen', marks=('leaf2', 'accent', 'door')):
    """A framed picture: a few fields of colour, a landscape if you like."""
    box_on(mesh, frame, a - width / 2, a + width / 2, z - height / 2, z + height / 2, 0, .03, rng.choice(['oak', 'brass', 'ink']))
    x0, x1, y0, y1 = a - width / 2 + .05, a + width / 2 - .05, z - height / 2 + .05, z + height / 2 - .05
    box_on(mesh, frame, x0, x1, y0, y1, .028, .034, ground)
    for k, mark in enumerate(marks):
        top = y0 + (y1 - y0) * (.5 - .15 * k) + rng.uniform(-.02, .02)
        points = [(x0, y0), (x1, y0)] + [(x1 - (x1 - x0) * i / 8, top + .05 * math.sin(i * 1.3 + k * 2)) for i in range(9)]
        mesh.face([frame.at(p, q, .036 + .001 * k) for p, q in points], mark, rng.uniform(.9, 1.1))
