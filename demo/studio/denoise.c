/* Denoises what scene.py renders, grades it and writes a PPM.
 *
 * Usage: denoise stem out.ppm [exposure]
 * In:  stem_c_0001.exr and so on: colour (c), sunlight (s), bounced light (i), normal (n), albedo (a) and depth (d) of two halves.
 * The surface's own colour is divided out first, so that tiles and bricks stay sharp while light is smoothed.
 * Direct sunlight is smoothed apart from skylight and bounced light: shadows have edges, the others have none.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int w, h;
static size_t n;

static float halves[65536];

/* What the 65,536 half floats are worth; infinity and worse become black. */
static void tabulate(void) {
	for (int v = 0; v < 65536; v++) {
		int exponent = v >> 10 & 31, mantissa = v & 1023;
		float f = exponent == 31 ? 0 : exponent ? ldexpf(1024 + mantissa, exponent - 25) : ldexpf(mantissa, -24);
		halves[v] = v & 0x8000 ? -f : f;
	}
}

/* Reads a pass of an uncompressed EXR file of half floats (openexr.com/en/latest/OpenEXRFileLayout.html): the header's attributes, a table of offsets, and rows from the top, channel by channel. */
static float *get(const char *stem, char pass, int number, int channels) {
	char name[4096];
	snprintf(name, sizeof name, "%s_%c_%04d.exr", stem, pass, number);
	FILE *f = fopen(name, "rb");
	int word;
	if (!f || fread(&word, 4, 1, f) != 1 || word != 20000630 || fread(&word, 4, 1, f) != 1) { fprintf(stderr, "%s is no EXR file\n", name); exit(2); }
	char key[256], *order = NULL;
	int many = 0;
	for (;;) {
		int k = 0, c, bytes;
		while ((c = fgetc(f)) > 0 && k < 255) key[k++] = c;
		key[k] = 0;
		if (!k) break;
		while ((c = fgetc(f)) > 0) { }   /* the type: the four that count have one each */
		if (fread(&bytes, 4, 1, f) != 1 || bytes < 0 || bytes > 65536) exit(3);
		char *value = calloc(bytes + 1, 1);
		if (fread(value, 1, bytes, f) != (size_t) bytes) exit(3);
		if (!strcmp(key, "dataWindow")) {
			int *box = (int *) value;
			w = box[2] - box[0] + 1; h = box[3] - box[1] + 1; n = (size_t) w * h;
		} else if (!strcmp(key, "compression") && *value) { fprintf(stderr, "%s is compressed\n", name); exit(3); }
		else if (!strcmp(key, "channels")) {   /* a name, its type (1 is a half float) and twelve bytes more, until an empty name */
			order = calloc(16, 1);
			for (char *p = value; *p && many < 15; p += strlen(p) + 17) {
				if (*(int *) (p + strlen(p) + 1) != 1) { fprintf(stderr, "%s has no half floats\n", name); exit(3); }
				order[many++] = *p;
			}
		}
		free(value);
	}
	if (!order || !n) exit(3);
	fseek(f, 8L * h, SEEK_CUR);
	float *a = malloc(n * channels * 4);
	unsigned short *row = malloc((size_t) w * many * 2);
	for (int y = 0; y < h; y++) {
		int head[2];
		if (fread(head, 4, 2, f) != 2 || fread(row, 2, (size_t) w * many, f) != (size_t) w * many) exit(3);
		for (int m = 0; m < many; m++) {
			int k = order[m] == 'G' ? 1 : order[m] == 'B' ? 2 : 0;
			if (k >= channels || order[m] == 'A') continue;
			for (int x = 0; x < w; x++) a[((size_t) y * w + x) * channels + k] = halves[row[(size_t) m * w + x]];
		}
	}
	free(row); free(order); fclose(f);
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
	float *acc = malloc(n * 12), *ws = malloc(n * 4), *D = malloc(n * 4), *W = malloc(n * 4);
	memcpy(acc, C, n * 12);
	for (size_t i = 0; i < n; i++) ws[i] = 1;
	/* A pair of pixels has one weight: half of the offsets find them all. Where a pair does not exist the weight is 0. */
	for (int oy = 0; oy <= R; oy++) for (int ox = oy ? -R : 1; ox <= R; ox++) {
		long o = oy * (long) w + ox;
#pragma omp parallel for
		for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
			size_t i = y * (size_t) w + x;
			if (x + ox < 0 || x + ox >= w || y + oy >= h) { D[i] = 9; continue; }
			size_t j = i + o;
			float dl = L[i] - L[j], both = sm[i] + sm[j], v = .5f * both + fminf(sm[i], sm[j]);
			D[i] = (dl * dl - v) / (1e-6f + K * K * both);
		}
		blur(D, W, 1);
#pragma omp parallel for
		for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
			size_t i = y * (size_t) w + x;
			float e = W[i] > 0 ? W[i] : 0;
			W[i] = 0;
			if (e > 12 || x + ox < 0 || x + ox >= w || y + oy >= h) continue;
			e += apart(G + i * 7, G + (i + o) * 7, 1);
			if (e <= 12) W[i] = expf(-e);
		}
#pragma omp parallel for
		for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
			size_t i = y * (size_t) w + x;
			float there = W[i], back = x - ox >= 0 && x - ox < w && y - oy >= 0 ? W[i - o] : 0;
			ws[i] += there + back;
			if (there > 0) for (int k = 0; k < 3; k++) acc[i * 3 + k] += there * C[(i + o) * 3 + k];
			if (back > 0) for (int k = 0; k < 3; k++) acc[i * 3 + k] += back * C[(i - o) * 3 + k];
		}
	}
	for (size_t i = 0; i < n; i++) for (int k = 0; k < 3; k++) acc[i * 3 + k] /= ws[i];
	free(C); free(L); free(var); free(sm); free(ws); free(D); free(W);
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

/* Eight samples a pixel leave edges ragged: they are smoothed along themselves, never across. Corners and texture, which have no one direction, stay. */
static void edges(float *c) {
	float *L = malloc(n * 4), *xx = malloc(n * 4), *xy = malloc(n * 4), *yy = malloc(n * 4), *o = malloc(n * 12);
	for (size_t i = 0; i < n; i++) L[i] = lum(c + i * 3);
	memset(xx, 0, n * 4); memset(xy, 0, n * 4); memset(yy, 0, n * 4);
#pragma omp parallel for
	for (int y = 1; y < h - 1; y++) for (int x = 1; x < w - 1; x++) {
		size_t i = y * (size_t) w + x;
		const float *u = L + i - w, *m = L + i, *d = L + i + w;
		float gx = (u[1] - u[-1] + d[1] - d[-1]) * .1875f + (m[1] - m[-1]) * .625f, gy = (d[-1] - u[-1] + d[1] - u[1]) * .1875f + (d[0] - u[0]) * .625f;
		xx[i] = gx * gx; xy[i] = gx * gy; yy[i] = gy * gy;
	}
	float *fields[3] = { xx, xy, yy };
	for (int k = 0; k < 3; k++) { blur(fields[k], o, 1); blur(o, fields[k], 1); }
	memcpy(o, c, n * 12);
#pragma omp parallel for
	for (int y = 3; y < h - 3; y++) for (int x = 3; x < w - 3; x++) {
		size_t i = y * (size_t) w + x;
		float sum = xx[i] + yy[i], diff = xx[i] - yy[i], root = sqrtf(diff * diff + 4 * xy[i] * xy[i]);
		if (sum < 4e-4f) continue;
		float one = root / sum, much = one * one * fminf(1, (sum - 4e-4f) / 2e-3f);
		float angle = .5f * atan2f(2 * xy[i], diff), tx = -sinf(angle), ty = cosf(angle), s[3] = { 0, 0, 0 };
		static const float kernel[5] = { .13f, .23f, .28f, .23f, .13f };
		for (int k = -2; k <= 2; k++) {
			float px = x + k * tx, py = y + k * ty, fx = px - floorf(px), fy = py - floorf(py);
			const float *q = c + ((size_t) floorf(py) * w + (size_t) floorf(px)) * 3, *r = q + (size_t) w * 3;
			for (int z = 0; z < 3; z++) s[z] += kernel[k + 2] * ((q[z] * (1 - fx) + q[3 + z] * fx) * (1 - fy) + (r[z] * (1 - fx) + r[3 + z] * fx) * fy);
		}
		for (int z = 0; z < 3; z++) o[i * 3 + z] += much * (s[z] - c[i * 3 + z]);
	}
	memcpy(c, o, n * 12);
	free(L); free(xx); free(xy); free(yy); free(o);
}

/* A filmic shoulder. */
static inline float curve(float v) {
	const float a = .22f, b = .30f, c = .10f, d = .20f, e = .01f, f = .30f;
	return (v * (a * v + c * b) + d * e) / (v * (a * v + b) + d * f) - e / f;
}

int main(int argc, char **argv) {
	if (argc < 3) { fprintf(stderr, "denoise stem out.ppm [exposure]\n"); return 1; }
	float exposure = argc > 3 ? atof(argv[3]) : 1, *c[2], *s[2], *in[2], *nn[2], *al[2], *de[2];
	tabulate();
	for (int q = 0; q < 2; q++) {
		c[q] = get(argv[1], 'c', q + 1, 3); s[q] = get(argv[1], 's', q + 1, 3); in[q] = get(argv[1], 'i', q + 1, 3);
		nn[q] = get(argv[1], 'n', q + 1, 3); al[q] = get(argv[1], 'a', q + 1, 3); de[q] = get(argv[1], 'd', q + 1, 1);
	}
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
	float *graded = malloc(n * 12);
	unsigned seed = 12345;
	float white = curve(4.8f);
	for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
		size_t i = y * (size_t) w + x;
		float rx = (x - w * .5f) / (w * .5f), ry = (y - h * .5f) / (w * .5f), edge = 1 - .10f * (rx * rx + ry * ry);
		for (int k = 0; k < 3; k++) {
			float v = (sun[i * 3 + k] + sky[i * 3 + k]) * A[i * 3 + k] * exposure * edge;
			v = curve((v > 0 ? v : 0) * 1.5f) / white;
			graded[i * 3 + k] = v <= .0031308f ? 12.92f * v : 1.055f * powf(v, 1 / 2.4f) - .055f;
		}
	}
	edges(graded);
	for (size_t i = 0; i < n; i++) {
		seed = seed * 1664525u + 1013904223u;
		float g1 = (seed >> 8) / 16777216.f;
		seed = seed * 1664525u + 1013904223u;
		float grain = (g1 + (seed >> 8) / 16777216.f - 1) * .004f;   /* dither against banding; more would cost bytes */
		for (int k = 0; k < 3; k++) {
			float v = graded[i * 3 + k] + grain;
			v = v < 0 ? 0 : v > 1 ? 1 : v;
			v += .16f * v * (1 - v) * (2 * v - 1);
			out[i * 3 + k] = (unsigned char) (v * 255 + .5f);
		}
	}
	FILE *f = fopen(argv[2], "wb");
	if (!f) return 2;
	fprintf(f, "P6\n%d %d\n255\n", w, h);
	fwrite(out, 1, n * 3, f);
	fclose(f);
	return 0;
}
