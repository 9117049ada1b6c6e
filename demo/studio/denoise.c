/* Denoises what scene.py renders, grades it and writes a PPM.
 *
 * Usage: denoise in.raw out.ppm [exposure]
 * In:  width, height (int32), then for colour (3), sunlight (3), bounced light (3), normal (3), albedo (3), depth (1): two halves each, four floats a pixel of which the first count.
 * The surface's own colour is divided out first, so that tiles and bricks stay sharp while light is smoothed.
 * Direct sunlight is smoothed apart from skylight and bounced light: shadows have edges, the others have none.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int w, h;
static size_t n;

static float *get(FILE *f, int channels) {
	float *a = malloc(n * channels * 4), *row = malloc((size_t) w * 16);
	for (int y = h - 1; y >= 0; y--) {   /* Blender stores the bottom row first, four floats a pixel */
		if (fread(row, 16, w, f) != (size_t) w) exit(3);
		for (int x = 0; x < w; x++) for (int k = 0; k < channels; k++) a[((size_t) y * w + x) * channels + k] = row[x * 4 + k];
	}
	free(row);
	return a;
}

static inline float lum(const float *p) { return (p[0] + p[1] + p[2]) / 3; }

/* No pixel may be brighter than its third brightest neighbour. */
static void fireflies(float *c) {
	float *o = malloc(n * 12);
	memcpy(o, c, n * 12);
#pragma omp parallel for
	for (int y = 1; y < h - 1; y++) for (int x = 1; x < w - 1; x++) {
		float a = 0, b = 0, d = 0;
		size_t i = y * (size_t) w + x;
		for (int j = -1; j <= 1; j++) for (int k = -1; k <= 1; k++) if (j || k) {
			float l = lum(o + (i + j * (long) w + k) * 3);
			if (l > a) { d = b; b = a; a = l; } else if (l > b) { d = b; b = l; } else if (l > d) d = l;
		}
		float l = lum(o + i * 3), top = d * 1.05f + .005f;
		if (l > top) for (int z = 0; z < 3; z++) c[i * 3 + z] *= top / l;
	}
	free(o);
}

static void blur(const float *s, float *d, int r) {
	float *t = malloc(n * 4);
#pragma omp parallel for
	for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
		float q = 0;
		for (int k = -r; k <= r; k++) { int xx = x + k; q += s[y * (size_t) w + (xx < 0 ? 0 : xx >= w ? w - 1 : xx)]; }
		t[y * (size_t) w + x] = q;
	}
#pragma omp parallel for
	for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
		float q = 0;
		for (int k = -r; k <= r; k++) { int yy = y + k; q += t[(size_t) (yy < 0 ? 0 : yy >= h ? h - 1 : yy) * w + x]; }
		d[y * (size_t) w + x] = q / ((2 * r + 1) * (2 * r + 1));
	}
	free(t);
}

/* How alike two pixels' surfaces are: 0 is the same, larger is further apart. */
static inline float apart(const float *g, const float *q, float loose) {
	float fn = 0, fa = 0;
	for (int k = 0; k < 3; k++) { fn += (g[k] - q[k]) * (g[k] - q[k]); fa += (g[3 + k] - q[3 + k]) * (g[3 + k] - q[3 + k]); }
	float fd = (g[6] - q[6]) / (1e-4f + .01f * g[6]);
	return fn * 10 * loose + fa * 90 * loose + fd * fd * .5f;
}

/* Non-local means on light, weights from the difference of the halves and from the surface. */
static float *means(const float *c1, const float *c2, const float *G, float K, int R) {
	float *C = malloc(n * 12), *L = malloc(n * 4), *var = malloc(n * 4), *sm = malloc(n * 4);
	for (size_t i = 0; i < n; i++) {
		for (int k = 0; k < 3; k++) C[i * 3 + k] = .5f * (c1[i * 3 + k] + c2[i * 3 + k]);
		float a = logf(.06f + lum(c1 + i * 3)), b = logf(.06f + lum(c2 + i * 3));
		var[i] = (a - b) * (a - b) * .25f;
		L[i] = logf(.06f + lum(C + i * 3));
	}
	blur(var, sm, 3);
	float *acc = calloc(n * 3, 4), *ws = calloc(n, 4), *D = malloc(n * 4), *DB = malloc(n * 4);
	for (int oy = -R; oy <= R; oy++) for (int ox = -R; ox <= R; ox++) {
#pragma omp parallel for
		for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
			int xx = x + ox, yy = y + oy;
			size_t i = y * (size_t) w + x;
			if (xx < 0 || yy < 0 || xx >= w || yy >= h) { D[i] = 9; continue; }
			size_t j = yy * (size_t) w + xx;
			float dl = L[i] - L[j], v = sm[i] + fminf(sm[i], sm[j]);
			D[i] = (dl * dl - v) / (1e-6f + K * K * (sm[i] + sm[j]));
		}
		blur(D, DB, 1);
#pragma omp parallel for
		for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
			int xx = x + ox, yy = y + oy;
			if (xx < 0 || yy < 0 || xx >= w || yy >= h) continue;
			size_t i = y * (size_t) w + x, j = yy * (size_t) w + xx;
			float e = DB[i] > 0 ? DB[i] : 0;
			if (e > 12) continue;
			e += apart(G + i * 7, G + j * 7, 1);
			if (e > 12) continue;
			float we = expf(-e);
			ws[i] += we;
			for (int k = 0; k < 3; k++) acc[i * 3 + k] += we * C[j * 3 + k];
		}
	}
	for (size_t i = 0; i < n; i++) for (int k = 0; k < 3; k++) acc[i * 3 + k] /= ws[i];
	free(C); free(L); free(var); free(sm); free(ws); free(D); free(DB);
	return acc;
}

/* Edge-stopping wavelets: a wide smooth filter for light that has no edges of its own. */
static float *wavelets(const float *c1, const float *c2, const float *G, int levels) {
	static const float kernel[3] = { .375f, .25f, .0625f };
	float *C = malloc(n * 12), *O = malloc(n * 12), *var = malloc(n * 4), *sm = malloc(n * 4);
	for (size_t i = 0; i < n; i++) {
		for (int k = 0; k < 3; k++) C[i * 3 + k] = .5f * (c1[i * 3 + k] + c2[i * 3 + k]);
		float d = lum(c1 + i * 3) - lum(c2 + i * 3);
		var[i] = d * d * .25f;
	}
	blur(var, sm, 4);
	for (int level = 0; level < levels; level++) {
		int step = 1 << level;
		float keep = level == 0 ? 9.f : 5.f / (1 << (level - 1));
#pragma omp parallel for
		for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
			size_t i = y * (size_t) w + x;
			float s[3] = { 0, 0, 0 }, ws = 0, li = lum(C + i * 3), spread = keep * keep * sm[i] + 1e-5f;
			for (int b = -2; b <= 2; b++) for (int a = -2; a <= 2; a++) {
				int xx = x + a * step, yy = y + b * step;
				if (xx < 0 || yy < 0 || xx >= w || yy >= h) continue;
				size_t j = yy * (size_t) w + xx;
				float d = lum(C + j * 3) - li;
				float e = apart(G + i * 7, G + j * 7, .8f) + d * d / spread;
				if (e > 12) continue;
				float we = kernel[abs(a)] * kernel[abs(b)] * expf(-e);
				ws += we;
				for (int k = 0; k < 3; k++) s[k] += we * C[j * 3 + k];
			}
			for (int k = 0; k < 3; k++) O[i * 3 + k] = s[k] / ws;
		}
		float *t = C; C = O; O = t;
	}
	free(O); free(var); free(sm);
	return C;
}

/* A filmic shoulder. */
static inline float curve(float v) {
	const float a = .22f, b = .30f, c = .10f, d = .20f, e = .01f, f = .30f;
	return (v * (a * v + c * b) + d * e) / (v * (a * v + b) + d * f) - e / f;
}

int main(int argc, char **argv) {
	FILE *f = fopen(argv[1], "rb");
	int size[2];
	if (!f || fread(size, 4, 2, f) != 2) return 2;
	w = size[0]; h = size[1]; n = (size_t) w * h;
	float exposure = argc > 3 ? atof(argv[3]) : 1;
	float *c[2] = { get(f, 3), get(f, 3) }, *s[2] = { get(f, 3), get(f, 3) }, *in[2] = { get(f, 3), get(f, 3) }, *nn[2] = { get(f, 3), get(f, 3) }, *al[2] = { get(f, 3), get(f, 3) }, *de[2] = { get(f, 1), get(f, 1) };
	fclose(f);
	float *G = malloc(n * 28), *A = malloc(n * 12);
	for (size_t i = 0; i < n; i++) {
		for (int k = 0; k < 3; k++) {
			G[i * 7 + k] = .5f * (nn[0][i * 3 + k] + nn[1][i * 3 + k]);
			A[i * 3 + k] = .5f * (al[0][i * 3 + k] + al[1][i * 3 + k]);
			G[i * 7 + 3 + k] = A[i * 3 + k];
			A[i * 3 + k] = .04f + A[i * 3 + k];
		}
		G[i * 7 + 6] = .5f * (de[0][i] + de[1][i]);
	}
	for (int q = 0; q < 2; q++) {
		for (size_t i = 0; i < n * 3; i++) {
			float own = .04f + al[q][i], sun = s[q][i] - in[q][i] * al[q][i];
			if (sun < 0) sun = 0;
			float rest = c[q][i] - sun;
			s[q][i] = sun / own;
			c[q][i] = (rest > 0 ? rest : 0) / own;
		}
		fireflies(s[q]);
		fireflies(c[q]);
	}
	float *sun = means(s[0], s[1], G, .5f, 4), *sky = wavelets(c[0], c[1], G, 5);
	unsigned char *out = malloc(n * 3);
	unsigned seed = 12345;
	float white = curve(4.8f);
	for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
		size_t i = y * (size_t) w + x;
		float rx = (x - w * .5f) / (w * .5f), ry = (y - h * .5f) / (w * .5f), edge = 1 - .10f * (rx * rx + ry * ry);
		seed = seed * 1664525u + 1013904223u;
		float g1 = (seed >> 8) / 16777216.f;
		seed = seed * 1664525u + 1013904223u;
		float grain = (g1 + (seed >> 8) / 16777216.f - 1) * .004f;   /* dither against banding; more would cost bytes */
		for (int k = 0; k < 3; k++) {
			float v = (sun[i * 3 + k] + sky[i * 3 + k]) * A[i * 3 + k] * exposure * edge;
			v = curve((v > 0 ? v : 0) * 1.5f) / white;
			v = v <= .0031308f ? 12.92f * v : 1.055f * powf(v, 1 / 2.4f) - .055f;
			v += grain;
			v = v < 0 ? 0 : v > 1 ? 1 : v;
			v += .16f * v * (1 - v) * (2 * v - 1);
			out[i * 3 + k] = (unsigned char) (v * 255 + .5f);
		}
	}
	f = fopen(argv[2], "wb");
	fprintf(f, "P6\n%d %d\n255\n", w, h);
	fwrite(out, 1, n * 3, f);
	fclose(f);
	return 0;
}
