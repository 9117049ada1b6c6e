"""Meshes for busts: the skin of a field as quads, rods along a line, bent sheets, and the paint of their points."""
import bpy
import numpy as np

from . import palette
from .field import gradient

UNIT = .1    # centimetres to the scene's units


def ruler(start, end, coarse, fine=None, dense=()):
    """Places along an axis, closer together inside the dense stretch."""
    places, at = [start], start
    while at < end:
        near = dense and max(dense[0] - at, at - dense[1], 0)
        at += coarse if not dense else min(coarse, fine + .22 * near)
        places.append(at)
    return np.array(places)


def mesh(name, field, axes, colour, relax=0):
    """Surface nets: a point in each cell that the surface passes through, drawn onto the surface, and a quad across each edge.

    colour is '#rrggbb', or a function of points that returns linear red, green and blue. relax: so many rounds in which a
    point moves halfway to the middle of its neighbours, which evens the steps along an edge.
    """
    xs, ys, zs = axes
    values = _sample(field, xs, ys, zs)
    inner = values < 0
    corners = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    cells = tuple(n - 1 for n in values.shape)
    view = lambda a, c: a[c[0]:cells[0] + c[0], c[1]:cells[1] + c[1], c[2]:cells[2] + c[2]]
    count = sum(view(inner, c).astype(np.int8) for c in corners)
    used = np.argwhere((count > 0) & (count < 8))
    index = np.full(cells, -1)
    index[tuple(used.T)] = np.arange(len(used))
    total, crossings = np.zeros((len(used), 3)), np.zeros(len(used))
    place = lambda ijk: np.stack([xs[ijk[:, 0]], ys[ijk[:, 1]], zs[ijk[:, 2]]], axis=1)
    for a in corners:
        for axis in range(3):
            if a[axis]:
                continue
            b = tuple(1 if n == axis else v for n, v in enumerate(a))
            ia, ib = used + a, used + b
            va, vb = values[tuple(ia.T)], values[tuple(ib.T)]
            hit = (va < 0) != (vb < 0)
            t = np.where(hit, va / np.where(hit, va - vb, 1), 0)[:, None]
            total += np.where(hit[:, None], place(ia) * (1 - t) + place(ib) * t, 0)
            crossings += hit
    points = total / crossings[:, None]
    most = np.minimum.reduce([np.diff(a)[used[:, n]] for n, a in enumerate(axes)])[:, None]
    for _ in range(2):
        slope = gradient(field, points)
        move = field(points)[:, None] * slope / np.maximum((slope ** 2).sum(axis=1), .05)[:, None]
        points -= np.clip(move, -most * .6, most * .6)
    faces = []
    for axis in range(3):
        j, k = [(1, 2), (2, 0), (0, 1)][axis]
        low = inner[tuple(slice(0, -1) if n == axis else slice(1, -1) for n in range(3))]
        high = inner[tuple(slice(1, None) if n == axis else slice(1, -1) for n in range(3))]
        at = np.argwhere(low != high)
        around = []
        for dj, dk in ((0, 0), (1, 0), (1, 1), (0, 1)):
            cell = at.copy()
            cell[:, j] += dj
            cell[:, k] += dk
            around.append(index[tuple(cell.T)])
        quads = np.stack(around, axis=1)
        out = low[tuple(at.T)]
        faces.append(np.where(out[:, None], quads, quads[:, ::-1]))
    return surface(name, _relaxed(points, np.concatenate(faces), relax), np.concatenate(faces), colour)


def _relaxed(points, faces, rounds):
    for _ in range(rounds):
        total, many = np.zeros_like(points), np.zeros(len(points))
        for a, b in ((0, 1), (1, 2), (2, 3), (3, 0)):
            for one, other in ((a, b), (b, a)):
                np.add.at(total, faces[:, one], points[faces[:, other]])
                np.add.at(many, faces[:, one], 1)
        points = .5 * points + .5 * total / np.maximum(many, 1)[:, None]
    return points


def _sample(field, xs, ys, zs):
    """Every fourth place first; only where the surface may be near, all of them."""
    at = lambda a, b, c: np.stack(np.meshgrid(a, b, c, indexing='ij'), axis=-1).reshape(-1, 3)
    some = [np.unique(np.append(np.arange(0, len(a), 4), len(a) - 1)) for a in (xs, ys, zs)]
    rough = field(at(xs[some[0]], ys[some[1]], zs[some[2]])).reshape([len(s) for s in some])
    near = [np.abs(np.arange(len(a))[:, None] - s).argmin(axis=1) for a, s in zip((xs, ys, zs), some)]
    values = rough[np.ix_(*near)].copy()
    reach = 3 * max(np.diff(a).max() for a in (xs, ys, zs)) * 1.8
    close = np.argwhere(np.abs(values) < reach)
    points = np.stack([xs[close[:, 0]], ys[close[:, 1]], zs[close[:, 2]]], axis=1)
    values[tuple(close.T)] = np.concatenate([field(part) for part in np.array_split(points, max(1, len(points) // 200000))]) if len(points) else []
    return values


def loft(name, spine, wide, deep, colour, up=(0, 0, 1), sides=14, closed=False):
    """A rod along a line of points, with an oval section of its own at each: wide along up, deep across it."""
    spine = np.asarray(spine, float)
    ahead = np.roll(spine, -1, axis=0) - np.roll(spine, 1, axis=0) if closed else np.gradient(spine, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    across = np.cross(ahead, np.asarray(up, float))
    across /= np.maximum(np.linalg.norm(across, axis=1), 1e-6)[:, None]
    over = np.cross(across, ahead)
    wide, deep = np.broadcast_to(wide, len(spine)), np.broadcast_to(deep, len(spine))
    turns = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    points = np.concatenate([spine + (np.cos(t) * wide)[:, None] * over + (np.sin(t) * deep)[:, None] * across for t in turns])
    n = len(spine)
    faces = [(s * n + i, s * n + (i + 1) % n, (s + 1) % sides * n + (i + 1) % n, (s + 1) % sides * n + i) for s in range(sides) for i in range(n if closed else n - 1)]
    if not closed:
        faces += [tuple(s * n for s in range(sides)), tuple(s * n + n - 1 for s in reversed(range(sides)))]
    return surface(name, points, faces, colour)


def sheet(name, grid, thick, colour):
    """A bent sheet through a grid of points, with rounded edges."""
    du, dv = np.gradient(grid, axis=0), np.gradient(grid, axis=1)
    normal = np.cross(du, dv)
    normal /= np.maximum(np.linalg.norm(normal, axis=2), 1e-6)[:, :, None]
    rows, columns = grid.shape[:2]
    i, j = np.meshgrid(np.arange(rows), np.arange(columns), indexing='ij')
    rim = np.minimum(np.minimum(i, rows - 1 - i), np.minimum(j, columns - 1 - j))
    half = thick / 2 * np.where(rim == 0, .45, np.where(rim == 1, .85, 1))
    points = np.concatenate([(grid + normal * half[:, :, None]).reshape(-1, 3), (grid - normal * half[:, :, None]).reshape(-1, 3)])
    at = lambda a, b, back=0: back * rows * columns + a * columns + b
    faces = []
    for a in range(rows - 1):
        for b in range(columns - 1):
            faces += [(at(a, b), at(a + 1, b), at(a + 1, b + 1), at(a, b + 1)), (at(a, b, 1), at(a, b + 1, 1), at(a + 1, b + 1, 1), at(a + 1, b, 1))]
    ring = [(a, 0) for a in range(rows)] + [(rows - 1, b) for b in range(1, columns)] + [(a, columns - 1) for a in range(rows - 2, -1, -1)] + [(0, b) for b in range(columns - 2, 0, -1)]
    faces += [(at(*p, 1), at(*q, 1), at(*q), at(*p)) for p, q in zip(ring, ring[1:] + ring[:1])]
    return surface(name, points, faces, colour)


def linear(colour):
    return np.array(palette.linear(colour)[:3])


def surface(name, points, faces, colour):
    """An object from points, faces and the paint of each point."""
    data = bpy.data.meshes.new(name)
    data.from_pydata((np.asarray(points) * UNIT).tolist(), [], np.asarray(faces).tolist() if isinstance(faces, np.ndarray) else faces)
    paint = colour(np.asarray(points)) if callable(colour) else np.tile(linear(colour), (len(points), 1))
    data.attributes.new('paint', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', np.column_stack([paint, np.ones(len(paint))]).ravel())
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.update()
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def painted(name, roughness=.8, specular=.15):
    """Matt paint in the colours of the mesh."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = roughness, specular
    attribute = made.node_tree.nodes.new('ShaderNodeAttribute')
    attribute.attribute_name = 'paint'
    made.node_tree.links.new(attribute.outputs['Color'], shader.inputs['Base Color'])
    return made
