"""How bathrooms and shower rooms that are seen from inside are furnished."""
from . import eye_fittings as own
from . import fittings as fit
from . import furniture as f
from .mesh import box, box_on, tube
from .panel import cut


def bathroom(room, s):
    """A narrow room has its bath across the far wall, a very narrow one along the left wall; a wider one has it free, or along the far wall."""
    m, w, back, left, right = room.mesh, room.w, room.back, room.left, room.right
    far, half = room.side(room.y1), room.h - .04 if s.get('tiled') == 'ceiling' else 1.2
    for frame, long in ((back, w), (left, room.length), (right, room.length)):
        _tiled(room, frame, 0, long, half)
    narrow, slim = w < 2.25, w < 1.46
    wet, shower = 0, s.get('shower', False)
    corner = s.get('only_shower') and not narrow and s['window'] != 'back'     # the right one: the window is on the left
    if s.get('only_shower'):
        _shower(room, narrow, corner)
        wet = .92 if narrow else 0
    elif slim:
        own.bath_between(f.Placed(m, room.x0 + .736, room.y1 - 1.716, 90), 0, 1.7, 0, .72)
        wet = 1.72
        if shower:
            _over_bath(room, far - 1.4, far - 1.7, .74)
    elif narrow:
        own.bath_between(m, room.x0 + .016, room.x1 - .016, room.y1 - .74, room.y1 - .016)
        wet = .74
        if shower:
            _over_bath(room, far - .37, None, .74)
    elif s['bath'] == 'roll':
        fit.bath(m, -w / 2 + .62, room.y1 - 1.25, 90, 'roll', outside='unit')
        f.stool(m, -w / 2 + 1.32, room.y1 - 1.7, .42)
    else:
        own.bath_between(m, room.x0 + .016, min(room.x1 - .016, room.x0 + 1.75), room.y1 - .76, room.y1 - .016)
        wet = .76
        if shower and w > 2.9 and shower != 'over':
            _shower(room, False, True)
        elif shower:
            _over_bath(room, far - .37, None, .76)
    # A basin with its mirror, and the WC: on one wall where two would not leave a way between them.
    if slim:
        wall, a, wide = left, far - wet - 1.0, .5
        fit.closet(m, left, far - wet - .38)
        own.towel_rail(m, right, wet + .3)
    else:
        apart = w < 1.8 and room.d > 2.7     # basin and WC are not across from one another
        wall, a, wide = right, wet + (.42 if apart else .55) if wet else 1.6 if corner else 1.2, .62 if narrow else .85
        fit.closet(m, *((left, far - wet - (.98 if apart else .45)) if wet else (back, .7 if corner else w - .6)))
        own.towel_rail(m, *((left, far - wet - (.38 if apart else 1.15)) if wet else (left, far - 1.6) if s.get('only_shower') and not corner else (right, a + .95)))
    fit.basin(m, wall, a, wide)
    z = min(1.5, room.h - .6)
    fit.mirror(m, wall, a, z, .3, 'round' if s['glass'] == 'round' else 'tall', wide if s['glass'] == 'wide' else min(.55, wide), .75)
    _sconce(room, wall, a, z + .48)
    f.rug(m, .05, room.y1 - wet - .5, min(.8, w - .9), .55, kind='plain') if not slim else f.rug(m, w / 4 - .08, room.y1 - 1.1, .45, .8, kind='plain')
    free = not (s['bath'] == 'roll' and not s.get('only_shower')) or room.d > 3.3     # where it is short, a bath that is free fills the corner
    if not narrow and free:
        f.plant(m, -w / 2 + .48, room.y0 + .55, .9)
    own.pendant(room, 0, 0, 'globe', .42)


def _tiled(room, frame, a0, a1, top):
    """Tiles from the floor up, round the windows, and a strip that ends them."""
    wall = room.back if room.spec['window'] == 'back' else room.left
    holes = [(o['a'] - o['width'] / 2 - .1, o['sill'] - .06, o['a'] + o['width'] / 2 + .1, o['sill'] + o['height'] + .1) for o in room.windows] if frame is wall else []
    for p0, z0, p1, z1 in cut([(a0, 0, a1, top)], holes):
        box_on(room.mesh, frame, p0, p1, z0, z1, .004, .014, 'walltile')
    for p0, z0, p1, z1 in cut([(a0, top, a1, top + .03)], holes):
        box_on(room.mesh, frame, p0, p1, z0, z1, .004, .022, 'joinery')


def _rain(room, frame, a):
    """The pipe of a shower, and its rose."""
    m = room.mesh
    tube(m, frame.at(a, .95, .05), frame.at(a, 2.05, .05), .012, material='tap')
    tube(m, frame.at(a, 2.05, .05), frame.at(a, 2.03, .4), .011, material='tap')
    tube(m, frame.at(a, 1.97, .4), frame.at(a, 2.02, .4), .12, .05, 24, 'tap')


def _over_bath(room, a, near, out):
    """A shower over a bath, from the left wall, with its screen on the bath's edge: across from the wall, or along it from near."""
    m, far = room.mesh, room.side(room.y1)
    _tiled(room, room.left, near or far - .75, far - .016, 2.1)
    _rain(room, room.left, a)
    if near is None:
        box(m, room.x0 + .02, room.x0 + .8, room.y1 - out + .005, room.y1 - out + .013, .56, 1.95, 'clear')
        box(m, room.x0 + .016, room.x0 + .04, room.y1 - out - .005, room.y1 - out + .023, .56, 1.97, 'tap')
    else:
        box_on(m, room.left, near + .02, near + .8, .56, 1.95, out - .01, out - .002, 'clear')
        box_on(m, room.left, near, near + .03, .56, 1.97, out - .02, out + .01, 'tap')


def _sconce(room, frame, a, z):
    """A small lamp over a mirror, on its bracket."""
    m = room.mesh
    box_on(m, frame, a - .05, a + .05, z - .04, z + .04, 0, .02, 'brass')
    tube(m, frame.at(a, z, .02), frame.at(a, z, .09), .008, material='brass')
    tube(m, frame.at(a - .16, z, .1), frame.at(a + .16, z, .1), .026, sides=16, material=own.SHADE)


def _shower(room, across, right=False):
    """A walk-in shower at the far wall: from wall to wall, or in the left or right corner."""
    m, w, far = room.mesh, room.w, room.side(room.y1)
    deep, wide = (.9, w - .032) if across else (.95, 1.05)
    a0 = w - .016 - wide if right else .016
    _tiled(room, room.back, a0, a0 + wide, 2.1)
    for wall in (room.left, room.right):
        if across or (wall is room.right) == right:
            p = far - deep if wall is room.left else 0
            _tiled(room, wall, p, p + deep, 2.1)
    _rain(room, room.right if right else room.left, deep / 2 if right else far - deep / 2)
    if room.spec.get('tray', True):
        box_on(m, room.back, a0, a0 + wide, 0, .05, .014, deep, 'porcelain')
    inner = a0 if right else a0 + wide - .01     # the glass that is on no wall
    if not across:
        box_on(m, room.back, inner, inner + .01, .05, 1.95, .02, deep, 'clear')
        box_on(m, room.back, inner - .008, inner + .018, .05, 1.97, deep - .02, deep + .006, 'tap')
    p, q = (a0, a0 + wide * (.5 if across else .62)) if not right else (a0 + wide * .38, a0 + wide)
    box_on(m, room.back, p, q, .05, 1.95, deep - .01, deep, 'clear')
    edge = q if not right else p
    box_on(m, room.back, edge - .012, edge + .012, .05, 1.97, deep - .02, deep + .006, 'tap')
