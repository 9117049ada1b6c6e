"""How living rooms, kitchens and dining rooms are furnished, with the choices a description makes."""
from . import fittings as fit
from . import furniture as f
from .mesh import box, box_on, rng, tube
from .planting import blob
from .room_shell import hang


def living(room, s):
    m, w, d = room.mesh, room.w, room.d
    fire = s.get('fire', 'stove')
    if fire != 'none':
        front = fit.fireplace(m, room.back, w / 2, room.h, fire)
        reach = 1.5 if fire == 'inglenook' else .9
        if s.get('alcoves', fire != 'inglenook'):
            for a0, a1 in ((.08, w / 2 - reach - .05), (w / 2 + reach + .05, w - .08)):
                fit.alcove(m, room.back, a0, min(a1, a0 + 2.2) if a0 < 1 else a1, min(2.35, room.h - .25))
        if fire != 'inglenook':
            fit.mirror(m, front, w / 2, 1.78, .4) if s.get('mirror_over', True) else fit.picture(m, front, w / 2, 1.75, 1.0, .72)
            for a, h, r in ((-.6, .26, .05), (-.48, .18, .042), (.58, .2, .065)):
                tube(m, front.at(w / 2 + a, 1.22, .12), front.at(w / 2 + a, 1.22 + h, .12), r, r * .7, 20, 'accent' if r > .06 else 'porcelain')
    else:
        hang(m, room.back, [[w * .3, 1.6, 1.1, .8], [w * .62, 1.55, .6, .8], [w * .78, 1.55, .6, .8]])
        f.chest(m, room.x0 + w * .68, room.y1 - .28, 0, 1.8, .42, .62, 1, 'oak', 3)
        f.table_lamp(m, room.x0 + w * .68 + .6, room.y1 - .28, .65)
        f.vase(m, room.x0 + w * .68 - .5, room.y1 - .28, .65)
    shift = s.get('shift', 0)
    if s.get('round_rug'):
        f.round_rug(m, shift, -.3, 1.5)
    else:
        f.rug(m, shift, -.25, min(3.4, w * .56), 2.5, kind=s.get('rug_kind', 'border'))
    f.sofa(m, w / 2 - 1.05, -.3, -90, s.get('sofa', 2.15), cushions=('accent', 'linen'))
    if s.get('seats', 'pair') == 'pair':
        f.armchair(m, -w / 2 + 1.35, .55, 68)
        f.armchair(m, -w / 2 + 1.5, -1.15, 115)
    elif s['seats'] == 'wing':
        f.wing_chair(m, -w / 2 + 1.25, .75, 60)
        f.stool(m, -w / 2 + 1.6, -.35, .4, seat='accent')
    else:
        f.sofa(m, -w / 2 + 1.3, -.3, 90, 2.0, 'linen', cushions=('accent', 'wool'))
    f.round_table(m, shift - .05, -.3, .5, .4)
    f.vase(m, shift + .14, -.2, .4)
    box(m, shift - .35, shift - .05, -.45, -.22, .4, .43, 'door')
    box(m, shift - .33, shift - .08, -.43, -.24, .43, .455, 'linen')
    f.floor_lamp(m, w / 2 - .45, 1.25)
    f.plant(m, -w / 2 + .5, d / 2 - .75 if fire == 'none' else -d / 2 + .6)
    if s.get('columns'):
        for x in (-w * .16, w * .2):
            tube(m, (x, 1.0, 0), (x, 1.0, room.h), .075, sides=16, material='metalblack')
            tube(m, (x, 1.0, 0), (x, 1.0, .16), .13, .09, 16, 'metalblack')
            tube(m, (x, 1.0, room.h - .2), (x, 1.0, room.h), .09, .18, 16, 'metalblack')


def kitchen(room, s):
    m, w, d = room.mesh, room.w, room.d
    hearth = s.get('range', 'aga')
    middle = s.get('range_at', w * .5)
    sink = s.get('sink_at')
    span = .78 if hearth != 'none' else 0
    if hearth == 'aga':
        fit.hood(m, room.back, middle, height=room.h if not s.get('vault') else 2.5)
        fit.aga(m, room.back, middle)
        box_on(m, room.back, middle - .8, middle + .8, .9, 1.62, 0, .02, 'walltile')
    runs = [(.06, middle - span), (middle + span, w - .06)] if span else [(.06, w - .06)]
    for k, (a0, a1) in enumerate(runs):
        if a1 - a0 < .5:
            continue
        tall = s.get('tall', 'right') == ('left' if k == 0 else 'right') and a1 - a0 > 1.6
        b0, b1 = (a0, a1 - (.66 if tall and k else 0))
        if tall and not k:
            b0 = a0 + .66
        wet = sink if sink and b0 < sink < b1 else None
        fit.units(m, room.back, b0, b1, sink=wet, hob=_hob(b0, b1, wet) if hearth == 'none' and k == 0 else None)
        if tall:
            fit.units(m, room.back, a1 - .64 if k else a0, a1 if k else a0 + .64, 'tall', doors=1)
        windows = [(x['a'] - x.get('width', 1.1) / 2 - .12, x['a'] + x.get('width', 1.1) / 2 + .12) for x in s.get('back_windows', [])]
        if s.get('wall_units', 'shelf') == 'units' and not any(p < b1 and q > b0 for p, q in windows):
            fit.units(m, room.back, b0, b1, 'wall')
        elif not any(p < b1 and q > b0 for p, q in windows):
            for z in (1.45, 1.8):
                box_on(m, room.back, b0 + .1, b1 - .1, z, z + .035, 0, .24, 'oak')
                a = b0 + .2
                while a < b1 - .25:
                    r, h = rng.uniform(.045, .08), rng.uniform(.1, .24)
                    tube(m, room.back.at(a, z + .035, .12), room.back.at(a, z + .035 + h, .12), r, r * rng.uniform(.7, 1.05), 16, rng.choice(['porcelain', 'accent', 'linen', 'oak', 'wool']))
                    a += rng.uniform(.2, .34)
    f_island = s.get('island', 'table')
    if f_island == 'island':
        frame = room.back.moved(w / 2 - 1.1 + s.get('shift', 0), 0, d * .62)
        fit.units(m, frame, 0, 2.2, material=s.get('island_material', 'accent'), depth=.95)
        box_on(m, frame, -.06, 2.26, .9, .94, -.3, 1.02, 'worktop')
        for k in range(3):
            x, y = frame.at(.4 + k * .7, 0, 1.35).x, frame.at(0, 0, 1.35).y
            f.stool(m, x, y, .66, 'oak')
        for k in range(2):
            p = frame.at(.65 + k * .9, 0, .45)
            f.pendant(m, p.x, p.y, 1.7, room.h, .17)
        f.vase(m, frame.at(1.7, 0, .5).x, frame.at(0, 0, .5).y, .94)
    elif f_island == 'table':
        x, y = s.get('shift', 0), -.55
        f.table(m, x, y, 0, 1.9, .95, material='oak')
        for k, (a, b, turn) in enumerate(((-.5, .72, 0), (.5, .72, 0), (-.5, -.72, 180), (.5, -.72, 180))):
            f.chair(m, x + a, y + b, turn, 'oak' if s.get('chairs', 'oak') == 'oak' else s['chairs'])
        f.vase(m, x + .1, y, .75)
        tube(m, (x - .4, y + .1, .75), (x - .4, y + .1, .81), .14, .18, 24, 'porcelain')
        for k in range(5):
            blob(m, (x - .4 + rng.uniform(-.07, .07), y + .1 + rng.uniform(-.07, .07), .84), .045, rng.choice(['accent', 'leaf2', 'flower3']), 1, 0, 2)
        f.pendant(m, x, y, 1.55, room.h, .24)
    f.rug(m, -w / 2 + .9, -d / 2 + .7, 1.1, .7, kind='plain') if s.get('mat') else None
    if s.get('dresser'):
        frame = room.left
        a = s['dresser']
        fit.units(m, frame, a - .75, a + .75, depth=.48)
        for z in (1.3, 1.62, 1.94):
            box_on(m, frame, a - .72, a + .72, z, z + .03, 0, .22, 'unit')
            for k in range(6):
                tube(m, frame.at(a - .6 + k * .24, z + .14, .05), frame.at(a - .6 + k * .24, z + .14, .07), .1, sides=20, material=rng.choice(['porcelain', 'sky', 'porcelain']))
        for p in (a - .75, a + .71):
            box_on(m, frame, p, p + .04, .9, 2.2, 0, .24, 'unit')
        box_on(m, frame, a - .8, a + .8, 2.2, 2.28, 0, .28, 'unit')


def _hob(a0, a1, sink):
    """Where the hob is in a run of cupboards: in its middle, or in the middle of the longer worktop beside the sink."""
    if sink is None:
        return (a0 + a1) / 2
    return (a0 + sink - .4) / 2 if sink - a0 > a1 - sink else (sink + .4 + a1) / 2


def dining(room, s):
    m, w, d = room.mesh, room.w, room.d
    if s.get('fire', 'open') != 'none':
        front = fit.fireplace(m, room.back, w / 2, room.h, s.get('fire', 'open'))
        if s.get('fire', 'open') != 'inglenook':
            fit.picture(m, front, w / 2, 1.72, 1.0, .7)
    length = s.get('table', 2.4)
    f.rug(m, 0, -.5, length + 1.3, 2.5, kind='border')
    f.table(m, 0, -.5, 0, length, 1.0, material=s.get('wood', 'oak'))
    count = max(2, round(length / .65))
    for k in range(count):
        x = -length / 2 + length * (k + .5) / count
        f.chair(m, x, .22, 0, s.get('chairs', 'oak'), 'accent')
        f.chair(m, x, -1.22, 180, s.get('chairs', 'oak'), 'accent')
        for y, side in ((-.22, 1), (-.78, -1)):
            tube(m, (x, y, .75), (x, y, .762), .13, sides=24, material='porcelain', smooth=False)
    for x in (-.5, .5):
        tube(m, (x, -.5, .75), (x, -.5, .98), .022, material='brass')
        tube(m, (x, -.5, .98), (x, -.5, 1.2), .012, material='chalk')
    f.vase(m, 0, -.5, .75)
    f.chest(m, -w / 2 + .32, 0, 90, 1.6, .45, .85, 2, 'oak', 3) if s.get('sideboard', False) else None
    f.pendant(m, 0, -.5, 1.75, room.h, .3)
    f.plant(m, w / 2 - .5, room.y1 - .55)
