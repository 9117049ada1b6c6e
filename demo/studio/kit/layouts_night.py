"""How bedrooms, bathrooms, studies and halls are furnished, with the choices a description makes."""
from . import fittings as fit
from . import furniture as f
from .mesh import box, box_on, tube
from .room_shell import hang


def bedroom(room, s):
    m, w, d = room.mesh, room.w, room.d
    x = s.get('shift', .55 if w > 5.2 else .1)
    wide = s.get('bed', 1.6)
    f.rug(m, x, room.y1 - 1.75, wide + 1.3, 1.8, kind=s.get('rug_kind', 'plain'))
    f.bed(m, x, room.y1 - 1.15, 0, wide, posts=s.get('posts', False), throw='accent')
    for side in (-1, 1):
        px = x + side * (wide / 2 + .42)
        f.chest(m, px, room.y1 - .3, 0, .5, .42, .52)
        f.table_lamp(m, px, room.y1 - .3, .55)
    if s.get('art', True) and not s.get('back_windows'):
        hang(m, room.back, [[x - room.x0, 1.72, .95, .6]] if not s.get('trio') else [[x - room.x0 + k * .55, 1.7, .42, .55] for k in (-1, 0, 1)])
    if s.get('wardrobe', w > 5.2):
        f.wardrobe(m, -w / 2 + .85, room.y1 - .36, 0, 1.5, 2.05 if not s.get('vault') else 1.75)
    else:
        f.chest(m, w / 2 - .28, -.3, -90, 1.1, .46, .85, 3, 'oak', 2)
        f.vase(m, w / 2 - .3, -.1, .88)
    f.wing_chair(m, -w / 2 + .85, -d / 2 + 1.0, 120) if s.get('chair', True) else None
    f.chest(m, x, room.y1 - 2.6, 180, 1.2, .42, .44, 1, 'linen') if s.get('bench', True) else None
    f.plant(m, w / 2 - .45, -d / 2 + .5, 1.1) if s.get('plant', True) else None
    f.pendant(m, x, room.y1 - 1.6, 2.05, room.h, .24, 'linen') if not s.get('vault') and not s.get('beams') else None


def bathroom(room, s):
    m, w, d = room.mesh, room.w, room.d
    kind = s.get('bath', 'roll')
    if kind == 'roll':
        f.rug(m, -.2, -.35, 2.0, 1.1, kind='plain')
        fit.bath(m, -.2, -.2, 0, 'roll', outside='unit')
        f.stool(m, .95, -.75, .42)
        for k in range(3):
            box(m, .82, 1.08, -.88, -.62, .42 + k * .06, .475 + k * .06, 'linen' if k != 1 else 'accent')
    elif kind == 'fitted':
        fit.bath(m, -w / 2 + .5, .1, 90, 'fitted')
        f.rug(m, .2, -.4, 1.2, .8, kind='plain')
    if s.get('shower', kind != 'roll'):
        fit.shower(m, room.back, w - 1.35, w - .08)
    else:
        f.chest(m, w / 2 - .5, room.y1 - .3, 0, .6, .4, .9, 4, 'oak')
    a = s.get('basin_at', w * .42)
    fit.basin(m, room.back, a, 1.25 if s.get('double') else .85, double=s.get('double', False))
    fit.mirror(m, room.back, a, 1.55, .4, s.get('mirror_kind', 'round'), 1.1, .8)
    fit.closet(m, room.back, s.get('closet_at', w * .17))
    f.plant(m, w / 2 - .4, -d / 2 + .45, 1.0)
    for k in range(5):
        z = .5 + k * .2
        tube(m, room.left.at(.45, z, .06), room.left.at(.95, z, .06), .016, material='brass')
    for p in (.45, .95):
        tube(m, room.left.at(p, .4, .06), room.left.at(p, 1.4, .06), .014, material='brass')
    box_on(m, room.left, .52, .88, .72, 1.16, .05, .09, 'accent')


def study(room, s):
    m, w, d = room.mesh, room.w, room.d
    fit.alcove(m, room.back, w * .46, w - .1, min(2.3, room.h - .25))
    f.rug(m, 0, -.4, min(3, w - 1), 2.0, kind='border')
    f.table(m, -w / 2 + .62, .2, 90, 1.7, .72, material='oak')
    f.chair(m, -w / 2 + 1.2, .2, -90, 'oak', 'accent')
    f.table_lamp(m, -w / 2 + .45, .75, .75)
    box(m, -w / 2 + .5, -w / 2 + .8, -.1, .3, .75, .765, 'ink')
    box(m, -w / 2 + .45, -w / 2 + .7, -.5, -.25, .75, .82, 'linen')
    f.wing_chair(m, w / 2 - .95, -.5, -60)
    f.floor_lamp(m, w / 2 - .4, .15)
    hang(m, room.back, [[w * .16, 1.6, .5, .66], [w * .33, 1.6, .5, .66]])
    f.plant(m, -w / 2 + .45, -d / 2 + .5, 1.1)


def hall(room, s):
    m, w, d = room.mesh, room.w, room.d
    steps, width = 13, 1.15
    for k in range(steps):
        x0 = w / 2 - .35 - k * .24
        box(m, x0 - .24, w / 2 - .02 if k == 0 else x0, room.y1 - width, room.y1 - .03, 0 if k == 0 else 0, .19 * (k + 1) if k else .19, 'joinery')
        box(m, x0 - .27, x0 + .02, room.y1 - width - .03, room.y1 - .03, .19 * (k + 1), .19 * (k + 1) + .03, 'oak')
        box(m, x0 - .25, x0 + .0, room.y1 - width + .25, room.y1 - .28, .19 * (k + 1) + .03, .19 * (k + 1) + .04, 'accent')
        tube(m, (x0 - .12, room.y1 - width + .06, .19 * (k + 1) + .03), (x0 - .12, room.y1 - width + .06, .19 * (k + 1) + .95), .018, material='joinery')
        if .19 * (k + 2) + .95 > room.h + 1.2:
            break
    tube(m, (w / 2 - .3, room.y1 - width + .06, 1.05), (w / 2 - .35 - steps * .24, room.y1 - width + .06, 1.05 + steps * .19), .035, material='oak')
    tube(m, (w / 2 - .3, room.y1 - width + .06, 0), (w / 2 - .3, room.y1 - width + .06, 1.15), .05, material='oak')
    f.rug(m, -.4, -.6, 3.2, 1.3, kind='border')
    f.round_table(m, -.6, -.5, .6, .75)
    f.vase(m, -.6, -.5, .75)
    f.chair(m, -w / 2 + .45, room.y1 - .5, 0, 'oak', 'accent')
    hang(m, room.back, [[1.9, 1.65, .5, .62]])
    f.floor_lamp(m, -w / 2 + 1.1, room.y1 - .45)
