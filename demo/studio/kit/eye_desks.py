"""Rooms to work in, seen from inside: studies, offices and libraries, and the workroom of a shop."""
from mathutils import Vector

from . import eye_fittings as own
from . import fittings as fit
from . import furniture as f
from .eye_rooms import hearth
from .mesh import box, box_on
from .room_shell import hang


def study(room, s):
    """A desk at the window, and books on the far wall; on the right one where the window is in the far wall."""
    m, w, d = room.mesh, room.w, room.d
    lit = s['window'] == 'back'
    wall, long = (room.right, d - .3) if lit else (room.back, w)
    gap = .9 if s['fire'] != 'none' and not lit else 0
    runs = [(.03, w / 2 - gap), (w / 2 + gap, w - .03)] if gap else [(.03, long - .03)]
    if gap:
        hearth(room, room.back, w / 2, s['fire'], s)
    for a0, a1 in runs:
        bays = max(1, round((a1 - a0) / 1.2))
        for k in range(bays if a1 - a0 > .5 else 0):
            fit.alcove(m, wall, a0 + (a1 - a0) * k / bays, a0 + (a1 - a0) * (k + 1) / bays, min(2.2, room.h - .3), s.get('shelves', 'joinery'))
    one = room.windows[-1]
    length = min(1.5, d - 1.4)
    if lit:
        x, y, turn = room.x0 + one['a'], room.y1 - .5, 0
    else:
        x, y, turn = -w / 2 + .48, max(min(room.y0 - .5 + one['a'], room.y1 - (1.05 if gap else .62) - length / 2), room.y0 + length / 2 + .3), 90
    f.rug(m, .15, y - .3 if not lit else y - 1.1, min(2.6, w - 1.1), min(2.0, d - 1.3), kind=s.get('rug', 'border'))
    f.table(m, x, y, turn, length, .68, material='oak')
    on = f.Placed(m, x, y, 0 if lit else 90)     # the desk, from its front: +y is the window
    f.chair(on, -.1, -.55, 180, s['chairs'] if s['chairs'] != 'ink' else 'oak', 'accent')
    box(on, -.27, .07, -.2, .04, .75, .762, 'ink')
    on.face([(-.27, .05, .762), (.07, .05, .762), (.07, .1, .98), (-.27, .1, .98)], 'ink')
    on.face([(.07, .056, .762), (-.27, .056, .762), (-.27, .106, .98), (.07, .106, .98)], 'ink')
    box(on, -.55, -.36, -.22, .06, .75, .775, 'linen')
    box(on, -.54, -.38, -.2, .04, .775, .795, 'door')
    lamp = on.where @ Vector((.52, .08, 0))
    own.table_lamp(room, lamp[0], lamp[1], .75, 'brass')
    if w > 2.9 and d > 2.9:
        x, y = (-w / 2 + .75, y - .7) if lit else (w / 2 - .62 - (.2 if gap else 0), room.y1 - (1.75 if gap else 1.35))
        f.wing_chair(m, x, y, 60 if lit else -50, s.get('chair', 'wool'))
        own.floor_lamp(room, x + (-.35 if lit else .36), y + .6)
    if s['ceiling'] != 'beams':
        own.pendant(room, .1, 0, s['lamp'], .7)


def workroom(room, s):
    """A bench with a sink below the window, a table to work at, and frames on the walls."""
    m, w, back = room.mesh, room.w, room.back
    sink = room.windows[0]['a'] if s['window'] == 'back' else w * .5
    fit.units(m, back, .02, w - .02, sink=sink)
    box_on(m, back, .02, w - .02, .915, min(1.4, min(one['sill'] for one in room.windows) - .06) if s['window'] == 'back' else 1.4, .004, .012, 'walltile')
    own.jars(m, back, .25, sink - .6, .91, .2)
    own.jars(m, back, sink + .65, w - .3, .91, .2)
    x, y = .1, -.25
    f.table(m, x, y, 0, 1.7, .85, .88, 'oak')
    box(m, x - .62, x + .1, y - .3, y + .25, .88, .884, 'linen')     # a print in its frame, and mouldings to be cut
    for p0, p1, q0, q1 in ((-.66, .14, -.34, -.29), (-.66, .14, .24, .29), (-.66, -.61, -.34, .29), (.09, .14, -.34, .29)):
        box(m, x + p0, x + p1, y + q0, y + q1, .88, .905, 'brass')
    box(m, x - .5, x - .02, y - .18, y + .14, .884, .888, 'sky')
    for k, material in enumerate(('oak', 'ink', 'brass', 'joinery')):
        box(m, x + .25 + k * .1, x + .31 + k * .1, y - .36, y + .36, .88, .91, material)
    f.stool(m, x - .3, y - .75, .66, 'oak', 'accent')
    hang(m, room.left, [[room.side(room.y1 - 1.1), 1.6, .7, .5], [room.side(room.y1 - 1.85), 1.65, .5, .62], [room.side(room.y1 - 2.5), 1.6, .6, .45]])
    for k in range(6):     # lengths of moulding against the right wall
        q = room.y1 - .85 - k * .13
        box(m, w / 2 - .2 + k % 2 * .03, w / 2 - .16 + k % 2 * .03, q, q + .05, 0, 1.5 + k % 3 * .25, ('oak', 'brass', 'ink', 'joinery')[k % 4])
    hang(m, room.right, [[1.95, 1.6, .55, .7]])
    for k in (-.55, .55):
        own.pendant(room, x + k, y, 'dome', room.h - 1.85)
