"""The skin of a body: one half of it as a grid of faces, cut exactly along the outlines of its panels.

Cuts add points where an outline crosses an edge, so a shut line is as smooth as its curve, whatever the grid. Each face has
a label (paint, glass, gap…); a label's faces are set in by a depth of their own when the skin becomes a mesh.
"""
import numpy as np


class Skin:
    def __init__(self, form, spine, cell=.024, rows=104, fan=24):
        self.form = form
        x0, x1, z0 = spine
        along = np.linspace(x0, x1, max(2, int((x1 - x0) / cell)))
        stations = [(x0, a) for a in np.linspace(90, 90 / fan, fan)] + [(x, 0.0) for x in along[1:-1]] + [(x1, -a) for a in np.linspace(90 / fan, 90, fan)]
        origins = np.array([(x, 0, z0) for x, _ in stations])
        turns = np.radians([turn for _, turn in stations])
        grid = self._rings(origins, turns, rows)
        grid[:, [0, -1], 1] = 0
        count = len(stations)
        self.p = grid.reshape(-1, 3)
        self.faces = [(i * rows + j, i * rows + j + 1, (i + 1) * rows + j + 1, (i + 1) * rows + j) for i in range(count - 1) for j in range(rows - 1)]
        self.n = form.normals(self.p)
        self.p[:, 1] = np.maximum(self.p[:, 1], 0)
        self.labels = ['paint'] * len(self.faces)
        self._middles = None

    def _rings(self, origins, turns, rows):
        """Points round half sections, evenly spaced; at the ends the sections lean forwards and backwards, up to a pole."""
        def shoot(t, steps):
            turn = turns[:, None]
            ways = np.stack([-np.sin(turn) * np.ones_like(t), np.cos(turn) * np.cos(t), np.cos(turn) * np.sin(t)], -1)
            from_ = np.broadcast_to(origins[:, None], ways.shape).reshape(-1, 3)
            return self.form.shoot(from_, ways.reshape(-1, 3), steps=steps).reshape(ways.shape)
        t = np.broadcast_to(np.radians(np.linspace(-58, 90, 110)), (len(turns), 110))
        rough = shoot(t, 40)
        even = []
        for ring, angles in zip(rough, t):
            length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1) + 1e-9)])
            even.append(np.interp(np.linspace(0, length[-1], rows), length, angles))
        return shoot(np.array(even), 40)

    def middles(self):
        """The middle and the normal of each face."""
        if self._middles and len(self._middles[0]) == len(self.faces):
            return self._middles
        size = np.array([len(f) for f in self.faces])
        flat = np.array([v for f in self.faces for v in f])
        starts = np.concatenate([[0], np.cumsum(size)[:-1]])
        self._middles = np.add.reduceat(self.p[flat], starts, 0) / size[:, None], np.add.reduceat(self.n[flat], starts, 0) / size[:, None]
        return self._middles

    def where(self, test=None, labels=('paint',)):
        """Faces with one of these labels whose middle passes a test of (point, normal)."""
        mine = np.array([one in labels for one in self.labels])
        if test is not None:
            mine &= test(*self.middles())
        return mine

    def cut(self, field, mine):
        """Splits faces along field = 0; returns the field at every point."""
        d = self.values(field, mine)
        over = (d > 0).tolist()
        edges, todo = {}, []
        for i in np.flatnonzero(mine):
            face = self.faces[i]
            crossing = [(a, b) if a < b else (b, a) for a, b in zip(face, face[1:] + face[:1]) if over[a] != over[b]]
            if len(crossing) == 2:
                todo.append(i)
                for edge in crossing:
                    edges.setdefault(edge, len(edges))
        if not edges:
            return d
        first = len(self.p)
        ends = np.array(list(edges))
        a, b = self.p[ends[:, 0]], self.p[ends[:, 1]]
        low, high = np.zeros(len(ends)), np.ones(len(ends))
        at_a = d[ends[:, 0]] > 0
        for _ in range(18):
            middle = (low + high) / 2
            same = (field(a + (b - a) * middle[:, None]) > 0) == at_a
            low, high = np.where(same, middle, low), np.where(same, high, middle)
        new = a + (b - a) * ((low + high) / 2)[:, None]
        centre = (a[:, 1] == 0) & (b[:, 1] == 0)
        new = self.form.settle(new)
        new[centre, 1] = 0
        self.p = np.concatenate([self.p, new])
        self.n = np.concatenate([self.n, self.form.normals(new)])
        d = np.concatenate([d, np.zeros(len(new))])
        split = set(todo)
        touched = {v for edge in edges for v in edge}
        for i in range(len(self.faces)):
            face = self.faces[i]
            if touched.isdisjoint(face):
                continue
            loop = []
            for u, v in zip(face, face[1:] + face[:1]):
                loop.append(u)
                k = edges.get((u, v) if u < v else (v, u))
                if k is not None:
                    loop.append(first + k)
            if i in split:
                p, q = (k for k, v in enumerate(loop) if v >= first)
                self.faces[i] = tuple(loop[p:q + 1])
                self.faces.append(tuple(loop[q:] + loop[:p + 1]))
                self.labels.append(self.labels[i])
            else:
                self.faces[i] = tuple(loop)
        return d

    def values(self, field, mine):
        """A field at the points of some faces, and 1 elsewhere."""
        used = np.unique(np.array([v for i in np.flatnonzero(mine) for v in self.faces[i]], int))
        d = np.ones(len(self.p))
        if len(used):
            found = field(self.p[used])
            d[used] = np.where(np.abs(found) < 1e-6, 1e-6, found)
        return d

    def inside(self, d, among):
        """Faces on the negative side of a field: their farthest point decides."""
        chosen = []
        for i in np.flatnonzero(among):
            values = d[list(self.faces[i])]
            chosen.append(i) if values[np.argmax(np.abs(values))] < 0 else None
        return chosen

    def region(self, field, label, test=None, labels=('paint',)):
        """Gives the faces inside an outline a label."""
        d = self.cut(field, self.where(test, labels))
        for i in self.inside(d, self.where(test, labels)):
            self.labels[i] = label

    def line(self, field, width, label='gap', test=None, labels=('paint',)):
        """A band of a width along field = 0."""
        half = width / 2
        self.cut(lambda p: field(p) - half, self.where(test, labels))
        self.cut(lambda p: field(p) + half, self.where(test, labels))
        mine = self.where(test, labels)
        d = self.values(field, mine)
        for i in np.flatnonzero(mine):
            if abs(np.mean(d[list(self.faces[i])])) < half:
                self.labels[i] = label

    def drop(self, label):
        keep = [i for i, one in enumerate(self.labels) if one != label]
        self.faces, self.labels = [self.faces[i] for i in keep], [self.labels[i] for i in keep]
