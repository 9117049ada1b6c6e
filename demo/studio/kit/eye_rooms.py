"""How living rooms, dining rooms, kitchens and bedrooms that are seen from inside are furnished. The window is in the far wall or in the left one; the near wall is free for the viewer."""
from . import eye_fittings as own
from . import fittings as fit
from . import furniture as f
from .mesh import box, box_on, tube
from .room_shell import hang


def hearth(room, frame, a, kind, s):
    """A fireplace with what is over it; returns the front of its breast."""
    m = room.mesh
    front = fit.fireplace(m, frame, a, room.h, kind, lit=s.get('lit', True))
    if kind == 'inglenook':
        return front
    if s.get('over', 'mirror') == 'mirror':
        fit.mirror(m, front, a, min(1.75, room.h - .55), .38, 'round' if s['home'] != 'town' else 'tall', .8, .9)
    else:
        fit.picture(m, front, a, min(1.72, room.h - .55), .9, .62)
    for b, h, r in ((-.62, .24, .045), (-.5, .17, .038), (.6, .19, .055)):
        tube(m, front.at(a + b, 1.22, .11), front.at(a + b, 1.22 + h, .11), r, r * .75, 20, 'accent' if r > .05 else 'porcelain')
    return front


def living(room, s):
    m, w, d = room.mesh, room.w, room.d
    fire, frame = s['fire'], room.back
    long = d >= 3.6
    if fire != 'none':
        wall, a = (frame, w / 2) if long and s['window'] != 'back' else (room.right, d * .5) if not long else (room.left, room.side(room.y1 - 1.9))
        hearth(room, wall, a, fire, s)
        reach = 1.5 if fire == 'inglenook' else .9
        if wall is frame and s.get('alcoves', True):
            for a0, a1 in ((.03, w / 2 - reach), (w / 2 + reach, w - .03)):
                if a1 - a0 > .5:
                    fit.alcove(m, frame, a0, a1, min(2.2, room.h - .35), s.get('shelves', 'joinery'))
    if long:
        wide = min(2.1, d - 1.9)
        x, y = w / 2 - .5, room.y1 - .95 - wide / 2
        f.rug(m, x - .9, y, min(2.4, w - 1.2), wide + .3, kind=s.get('rug', 'border'))
        f.sofa(m, x, y, -90, wide, s.get('sofa', 'wool'))
        r = .32 if w < 3.6 else .42
        tx = x - .46 - .32 - r
        if w >= 3.5:
            f.armchair(m, -w / 2 + .75, y + .3, 72, s.get('chair', 'linen'))
        if s['window'] == 'back':
            f.plant(m, -w / 2 + .45, room.y1 - .5, 1.35)
        elif fire == 'none':
            f.chest(m, 0, room.y1 - .24, 0, min(1.7, w - 1.4), .42, .6, 1, 'oak', 3)
            hang(m, frame, [[w / 2 - .35, 1.5, .62, .8], [w / 2 + .4, 1.5, .62, .8]])
            own.table_lamp(room, min(.6, w / 2 - .9), room.y1 - .24, .63)
            f.vase(m, -.5, room.y1 - .24, .63)
        own.floor_lamp(room, w / 2 - .34, y + wide / 2 + (.32 if fire == 'none' or w > 4 else .24))
    else:
        wide = min(2.1, w - 1.7)
        x, y = -.45 if fire == 'inglenook' else -.1, room.y1 - .52     # an inglenook's hearth reaches far into the room
        f.rug(m, x, y - .85, wide + .5, min(2.0, d - .9), kind=s.get('rug', 'border'))
        f.sofa(m, x, y, 0, wide, s.get('sofa', 'wool'))
        hang(m, frame, [[x - room.x0 - .5, 1.55, .8, .6], [x - room.x0 + .45, 1.55, .6, .6]])
        tx, r = x, .38
        y -= .46 + .3 + r
        side = x + wide / 2 + .32
        tube(m, (side, room.y1 - .45, 0), (side, room.y1 - .45, .5), .03, sides=12, material='oak')
        tube(m, (side, room.y1 - .45, .5), (side, room.y1 - .45, .53), .23, sides=32, material='oak', smooth=False)
        tube(m, (side, room.y1 - .45, 0), (side, room.y1 - .45, .03), .16, sides=28, material='oak')
        own.table_lamp(room, side, room.y1 - .45, .53)
        if fire == 'none' and w > 3.6:
            f.armchair(m, w / 2 - .75, y - .1, -75, s.get('chair', 'linen'))
        if x - wide / 2 - room.x0 > .8:
            f.plant(m, room.x0 + .42, room.y1 - .42, 1.35)
    f.round_table(m, tx, y, r, .4)
    f.vase(m, tx + .12, y + .08, .4)
    box(m, tx - .22, tx + .02, y - .16, y + .02, .4, .425, 'door')
    box(m, tx - .2, tx - .01, y - .15, y + .0, .425, .445, 'linen')
    if s['ceiling'] != 'beams':
        own.pendant(room, tx, y, s['lamp'])


def dining(room, s):
    """The table's length is away from the viewer, or across a room that is shallow."""
    m, w, d = room.mesh, room.w, room.d
    across = d < 2.9
    deep = 1.25 if s['fire'] == 'inglenook' else .95 if across and s['fire'] != 'none' else .68 if s['fire'] != 'none' else .5 if not across or d > 2.6 else 0     # what there is before the far wall
    length = min(s.get('table', 1.9), w - 1.5 if across else d - deep - .9)
    y = room.y1 - deep - .98 if across else min(-.05, room.y1 - deep - .45 - length / 2)
    count = max(2, round(length / .62))
    f.rug(m, 0, y, min(w - .7, length + .9 if across else 2.3), 1.9 if across else length + .9, kind='border')
    f.table(m, 0, y, 0 if across else 90, length, .9)
    for k in range(count):
        p = -length / 2 + length * (k + .5) / count
        for side in (-1, 1):
            f.chair(m, *((p, y + side * .66) if across else (side * .66, y + p)), (90 - 90 * side) if across else -90 * side, s['chairs'], 'wool')
    f.vase(m, 0, y + .1, .75)
    own.fruit(m, *((-.45, y) if across else (0, y - .45)), .75)
    if s['fire'] != 'none':
        hearth(room, room.back, w / 2, s['fire'], s)
    elif s['window'] != 'back' and deep:
        f.chest(m, 0, room.y1 - .26, 0, min(1.6, w - 1), .44, .82, 2, s['chairs'] if s['chairs'] not in ('ink', 'joinery') else 'oak', 3)
        hang(m, room.back, [[w / 2, 1.6, 1.0, .7]])
        own.table_lamp(room, min(.55, w / 2 - .8), room.y1 - .26, .85)
        f.vase(m, -.5, room.y1 - .26, .85)
    elif s['window'] != 'back':
        hang(m, room.back, [[w / 2 - .5, 1.55, .6, .8], [w / 2 + .5, 1.55, .6, .8]])
    else:
        hang(m, room.left, [[room.side(y), 1.55, 1.0, .7]])
        if w > 2.9:
            f.chest(m, -w / 2 + .26, y, 90, min(1.5, d - 1.2), .44, .82, 2, s['chairs'] if s['chairs'] not in ('ink', 'joinery') else 'oak', 3)
            own.table_lamp(room, -w / 2 + .26, y + .5, .85)
    own.pendant(room, 0, y, s['lamp'], min(1.05, room.h - 1.6)) if s['ceiling'] != 'beams' else own.pendant(room, 0, y, 'dome', .7)


def kitchen(room, s):
    """Sink in the far wall, below its window where it has one; hob or range on the wall without windows, under its hood; fridge at the other end."""
    m, w, d, back = room.mesh, room.w, room.d, room.back
    lit = s['window'] == 'back'     # then the hot side is the left one, otherwise the right one
    sink = room.windows[0]['a'] if lit else w * .42
    cold = w > 2.8 and (lit or all(one['a'] + one['width'] / 2 < room.length - .66 for one in room.windows))
    tower = s.get('oven') == 'tall' and w > 3.4
    tall = (1.26 if tower else .64) if cold else .02
    end, start = (w - tall, .02) if lit else (w - .02, tall)
    fit.units(m, back, start, end, sink=sink)
    if cold:
        own.fridge(m, back, w - .63 if lit else .02, w - .02 if lit else .63)
    if tower:
        own.oven_tower(m, back, w - 1.25 if lit else .64, w - .64 if lit else 1.25)
    tiles = min(1.4, min(one['sill'] for one in room.windows) - .06) if lit else 1.4
    box_on(m, back, start, end, .915, tiles, .004, .012, 'walltile')
    run = min(2.6, d - .9)
    side, corner = (room.left, room.side(room.y1)) if lit else (room.right, 0)
    a0, a1 = (corner - .62 - run, corner - .62) if lit else (.62, .62 + run)
    hot = (a0 + a1) / 2
    if s['cooker'] == 'hob':
        fit.units(m, side, a0, a1, hob=hot, oven=not tower)
        box_on(m, side, min(a0, corner), max(a1, corner), .915, 1.4, .004, .012, 'walltile')
        own.extractor(m, side, hot, room.h)
        for p, q in ((a0, hot - .36), (hot + .36, a1)):
            if q - p > .3 and s.get('wall_units', True):
                fit.units(m, side, p, q, 'wall')
    else:   # a range in the chimney's place, cupboards on both sides
        fit.hood(m, side, hot, height=room.h)
        gas = s['cooker'] == 'range'
        fit.aga(m, side, hot, s.get('range', 'steel' if gas else 'enamel'), burners=6 if gas else 0)
        box_on(m, side, hot - .8, hot + .8, .9, 1.58, .004, .02, 'walltile')
        for p, q in ((a0, hot - .74), (hot + .74, a1)):
            if q - p > .25:
                fit.units(m, side, p, q)
    for b0, b1 in _free(room, end if lit else end - .62):
        if b1 - b0 > .55:
            for z in (1.42, 1.76):
                box_on(m, back, b0, b1, z, z + .03, 0, .22, 'oak')
                own.jars(m, back, b0 + .1, b1 - .08, z + .03)
    own.kettle(m, back.at(min(end - .25, sink + .75), .91, .3))
    own.fruit(m, *back.at(max(.85, sink - .85), .91, .32))
    if s.get('island') and w >= 4 and d >= 3.6:
        x, y = .45, room.y1 - 2.35
        box(m, x - .8, x + .8, y - .4, y + .4, .1, .87, s.get('island_material', 'accent'))
        box(m, x - .76, x + .76, y - .36, y + .36, 0, .1, 'ink')
        box(m, x - .9, x + .9, y - .5, y + .46, .87, .91, 'worktop')
        for k in (-.45, .45):
            f.stool(m, x + k, y - .62, .66, 'oak')
            own.pendant(room, x + k, y, s['lamp'], room.h - 1.75)
        f.vase(m, x + .55, y + .1, .91)
    elif s.get('table', w >= 3.3 and d >= 3.2):
        x, y = (1 if lit else -1) * (w / 2 - 1.25 if w < 4.4 else .55), room.y1 - 1.98
        length = min(1.7, w - 2.0)
        f.table(m, x, y, 0, length, .8, material='oak')
        for k in (-.25, .25):
            f.chair(m, x + length * k, y + .58, 0, s['chairs'])
            f.chair(m, x + length * k, y - .58, 180, s['chairs'])
        f.vase(m, x + .1, y, .75)
        own.pendant(room, x, y, s['lamp'] if s['ceiling'] != 'beams' else 'dome', min(room.h - 1.62, .95))
    else:
        own.pendant(room, .3, .1, s['lamp'] if s['ceiling'] != 'beams' else 'dome', .5)


def _free(room, end):
    """Where the far wall has no window, between the left run and the fridge."""
    start = .7 if room.spec['window'] == 'back' else .8
    for one in sorted(room.windows if room.spec['window'] == 'back' else [], key=lambda w: w['a']):
        yield start, one['a'] - one['width'] / 2 - .14
        start = one['a'] + one['width'] / 2 + .14
    yield start, end - .06


def bedroom(room, s):
    """The bed's head is at the far wall; at the left one where the window is in the far wall."""
    m, w, d = room.mesh, room.w, room.d
    if s['window'] == 'back':
        return _bedroom_aside(room, s)
    wide = s.get('bed', 1.5 if w >= 2.6 else 1.2 if w > 2.2 else .95)
    cupboard = 1.3
    beside = w >= wide + 1.1 + cupboard + .1     # there is room for the wardrobe on the far wall
    x = -w / 2 + .52 + wide / 2 if beside else s.get('shift', 0)
    f.rug(m, x, room.y1 - 1.9, min(w - .3, wide + 1.1), 1.7, kind=s.get('rug', 'plain'))
    f.bed(m, x, room.y1 - 1.15, 0, wide, posts=s.get('posts', False), throw='accent', frame=s['bed_frame'], head=s.get('head', 'wool'))
    for side in (-1, 1):
        gap = (w / 2 - side * x) - wide / 2 - .06
        if gap > .32:
            each = min(.45, gap - .02)
            px = x + side * (wide / 2 + .07 + each / 2)
            f.chest(m, px, room.y1 - .26, 0, each, .4, .52, material=s['bed_frame'])
            own.table_lamp(room, px, room.y1 - .26, .55)
    hang(m, room.back, [[x - room.x0, 1.68, .95, .6]] if wide > 1.3 else [[x - room.x0, 1.6, .5, .62]])
    tall = min(2.1, room.h - .2)
    if s.get('slope'):
        f.chest(m, w / 2 - .22, room.y1 - 1.75 - (0 if beside else 1), -90, .9, .38, .8, 3, s['bed_frame'])
    elif beside:
        f.wardrobe(m, w / 2 - cupboard / 2 - .06, room.y1 - .34, 0, cupboard, tall, s.get('wardrobe', 'joinery'), 2)
    elif d > 3.1:
        f.wardrobe(m, w / 2 - .34, max(room.y0 + .45, room.y1 - 2.3 - .45), -90, .9, tall, s.get('wardrobe', 'joinery'), 2)
    elif w / 2 - x - wide / 2 > .8:     # its doors would not open against the bed
        f.chest(m, w / 2 - .22, room.y1 - 1.75, -90, .9, .38, .8, 3, s['bed_frame'])
        f.vase(m, w / 2 - .22, room.y1 - 1.75, .83)
    if d > 3.3:
        y = room.y0 - .5 + min(one['a'] for one in room.windows)
        if w - wide > 1.5:
            f.wing_chair(m, -w / 2 + .7, min(y - .5, room.y1 - 2.85), 115)
        elif s['opening']['sill'] > .68:
            f.chest(m, -w / 2 + .22, y - .1, 90, .9, .38, .66, 2, s['bed_frame'])
            f.vase(m, -w / 2 + .22, y - .1, .69)
    if s['ceiling'] != 'beams':
        own.pendant(room, x, room.y1 - 1.9, s['lamp'], .6)


def _bedroom_aside(room, s):
    """The bed's head at the left wall; in a narrow room at the far one, beside the window."""
    m, w, d = room.mesh, room.w, room.d
    if w < 2.95:
        wide = s.get('bed', .95)
        x, y = -w / 2 + wide / 2 + .1, room.y1 - 1.15
        f.rug(m, x + wide / 2 + .32, y - .5, .6, 1.5, kind=s.get('rug', 'plain'))
        f.bed(m, x, y, 0, wide, throw='accent', frame=s['bed_frame'], head=s.get('head', 'wool'))
        px = x + wide / 2 + .3
        f.chest(m, px, room.y1 - .26, 0, .38, .4, .52, material=s['bed_frame'])
        own.table_lamp(room, px, room.y1 - .26, .55)
        f.chest(m, w / 2 - .22, room.y1 - 1.6, -90, .85, .38, .8, 3, s['bed_frame'])
        f.vase(m, w / 2 - .22, room.y1 - 1.5, .83)
        hang(m, room.right, [[1.6, 1.6, .5, .62]])
    else:
        wide = s.get('bed', 1.5 if d >= 2.7 else 1.2 if d > 2.3 else .95)
        x, y = -w / 2 + 1.15, max(room.y1 - .66 - wide / 2, .1)
        f.rug(m, x + .6, y, 1.9, min(d - .5, wide + 1.0), kind=s.get('rug', 'plain'))
        f.bed(m, x, y, 90, wide, posts=s.get('posts', False), throw='accent', frame=s['bed_frame'], head=s.get('head', 'wool'))
        for p in (y + wide / 2 + .31, y - wide / 2 - .31):
            if abs(p) < d / 2 - .2:
                f.chest(m, -w / 2 + .26, p, 90, .42, .4, .52, material=s['bed_frame'])
                own.table_lamp(room, -w / 2 + .26, p, .55)
        if w > 3.5:
            f.wardrobe(m, w / 2 - .34, room.y1 - .55, -90, .9, min(2.1, room.h - .2), s.get('wardrobe', 'joinery'), 2)
    hang(m, room.left, [[room.side(y), 1.68, .95 if w >= 2.95 else .7, .6]])
    if s['ceiling'] != 'beams':
        own.pendant(room, 0, y - .3, s['lamp'], .6)
