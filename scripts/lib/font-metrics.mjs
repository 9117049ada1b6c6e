/**
 * Reads what a fallback face must imitate (height, depth, average width) from an sfnt font.
 *
 * The average is weighted by how often each letter stands in English text, so that a paragraph in the
 * fallback breaks into the same lines; for figures and capitals it is near enough.
 */

/** Letters in 10,000 characters of English prose, with its spaces. */
const FREQUENCY = {
	' ': 1700, e: 1036, t: 746, a: 675, o: 620, i: 575, n: 573, s: 522, r: 494, h: 498, l: 331, d: 349, u: 227, c: 227, m: 198,
	f: 181, y: 163, w: 194, g: 166, p: 159, b: 123, v: 81, k: 63, x: 12, q: 8, j: 8, z: 6,
};

/**
 * Advance widths in thousandths of an em: Adobe's metrics of Helvetica and Times, which Arial and Times New Roman share
 * (and Roboto is as wide as Arial, within half a percent); Noto Serif's for Android, which has no Times.
 */
const SYSTEM = {
	arial: {
		' ': 278, a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222, j: 222, k: 500, l: 222, m: 833,
		n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556, v: 500, w: 722, x: 500, y: 500, z: 500,
	},
	times: {
		' ': 250, a: 444, b: 500, c: 444, d: 500, e: 444, f: 333, g: 500, h: 500, i: 278, j: 278, k: 500, l: 278, m: 778,
		n: 500, o: 500, p: 500, q: 500, r: 333, s: 389, t: 278, u: 500, v: 500, w: 722, x: 500, y: 500, z: 444,
	},
	'noto-serif': {
		' ': 260, a: 563, b: 614, c: 492, d: 614, e: 535, f: 369, g: 538, h: 635, i: 320, j: 300, k: 585, l: 310, m: 945,
		n: 645, o: 577, p: 614, q: 614, r: 471, s: 451, t: 352, u: 635, v: 579, w: 862, x: 578, y: 565, z: 511,
	},
	'noto-serif-italic': {
		' ': 260, a: 579, b: 562, c: 487, d: 579, e: 493, f: 318, g: 556, h: 599, i: 304, j: 291, k: 569, l: 304, m: 896,
		n: 599, o: 574, p: 577, q: 560, r: 468, s: 464, t: 368, u: 599, v: 538, w: 819, x: 546, y: 528, z: 511,
	},
};

/** Of a system face: in ems. Of measured widths: in the font's own units. */
export function averageWidth( widths ) {
	const table = typeof widths === 'string' ? SYSTEM[ widths ] : widths;
	let sum = 0;
	let count = 0;
	for ( const [ letter, frequency ] of Object.entries( FREQUENCY ) ) {
		sum += table[ letter ] * frequency;
		count += frequency;
	}
	return sum / count / ( typeof widths === 'string' ? 1000 : 1 );
}

/** @param {Buffer} font sfnt (TrueType) bytes. */
export function readMetrics( font ) {
	const tables = {};
	for ( let i = 0; i < font.readUInt16BE( 4 ); i++ ) {
		const record = 12 + i * 16;
		tables[ font.toString( 'latin1', record, record + 4 ) ] = font.readUInt32BE( record + 8 );
	}
	const glyphs = glyphIndex( font, tables.cmap );
	const measured = font.readUInt16BE( tables.hhea + 34 );
	const widths = {};
	for ( const letter of Object.keys( FREQUENCY ) ) {
		const glyph = Math.min( glyphs( letter.codePointAt( 0 ) ), measured - 1 );
		widths[ letter ] = font.readUInt16BE( tables.hmtx + glyph * 4 );
	}
	return {
		unitsPerEm: font.readUInt16BE( tables.head + 18 ),
		ascent: font.readInt16BE( tables.hhea + 4 ),
		descent: font.readInt16BE( tables.hhea + 6 ),
		lineGap: font.readInt16BE( tables.hhea + 8 ),
		widths,
	};
}

/** A lookup in the font's format 4 character map. */
function glyphIndex( font, cmap ) {
	let start = 0;
	for ( let i = 0; i < font.readUInt16BE( cmap + 2 ); i++ ) {
		const offset = cmap + font.readUInt32BE( cmap + 4 + i * 8 + 4 );
		if ( font.readUInt16BE( offset ) === 4 ) {
			start = offset;
		}
	}
	if ( ! start ) {
		throw new Error( 'The font has no character map of format 4.' );
	}
	const segments = font.readUInt16BE( start + 6 ) / 2;
	return ( code ) => {
		for ( let i = 0; i < segments; i++ ) {
			if ( code > font.readUInt16BE( start + 14 + i * 2 ) ) {
				continue;
			}
			const startAt = start + 16 + ( segments + i ) * 2;
			const first = font.readUInt16BE( startAt );
			if ( code < first ) {
				return 0;
			}
			const delta = font.readInt16BE( startAt + segments * 2 );
			const rangeAt = startAt + segments * 4;
			const range = font.readUInt16BE( rangeAt );
			if ( range === 0 ) {
				return ( code + delta + 0x10000 ) % 0x10000;
			}
			const glyph = font.readUInt16BE( rangeAt + range + ( code - first ) * 2 );
			return glyph ? ( glyph + delta + 0x10000 ) % 0x10000 : 0;
		}
		return 0;
	};
}
