/** A small PDF: A4, Helvetica, headings, paragraphs and rows of label and value, as many pages as it takes. The same input gives the same bytes. */

import { deflateSync } from 'node:zlib';

const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 62;
const BOTTOM = 72;
const LABEL = 170;

/** Widths of Helvetica from the space to the tilde, in thousandths of the size. */
const WIDTHS = [
	278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667,
	944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** Characters beyond Latin-1 that the encoding has at a place of its own. */
const ANSI = { '’': 0x92, '‘': 0x91, '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80 };

const width = ( text, size, bold ) => ( [ ...text ].reduce( ( sum, letter ) => sum + ( WIDTHS[ letter.codePointAt( 0 ) - 32 ] ?? 556 ), 0 ) * size * ( bold ? 1.06 : 1 ) ) / 1000;

function wrap( text, size, room, bold = false ) {
	const lines = [];
	let line = '';
	for ( const word of text.split( /\s+/ ) ) {
		const longer = line ? `${ line } ${ word }` : word;
		if ( line && width( longer, size, bold ) > room ) {
			lines.push( line );
			line = word;
		} else {
			line = longer;
		}
	}
	return [ ...lines, line ];
}

const bytes = ( text ) => Buffer.from( [ ...text ].map( ( letter ) => ANSI[ letter ] ?? ( letter.codePointAt( 0 ) < 256 ? letter.codePointAt( 0 ) : 0x3f ) ) );

const string = ( text ) => `(${ bytes( text ).toString( 'latin1' ).replace( /[\\()]/g, '\\$&' ) })`;

class Pages {
	pages = [ [] ];
	#y = HEIGHT - MARGIN;

	/** Makes room, on a new page if need be. */
	down( height, keep = 0 ) {
		if ( this.#y - height - keep < BOTTOM ) {
			this.pages.push( [] );
			this.#y = HEIGHT - MARGIN;
		}
		this.#y -= height;
	}

	print( text, { x = MARGIN, size = 10, bold = false, grey = 0 } = {} ) {
		this.pages.at( -1 ).push( `${ grey } g BT /${ bold ? 'B' : 'R' } ${ size } Tf ${ x } ${ this.#y } Td ${ string( text ) } Tj ET` );
	}

	rule() {
		this.pages.at( -1 ).push( `0.75 G 0.5 w ${ MARGIN } ${ this.#y } m ${ WIDTH - MARGIN } ${ this.#y } l S` );
	}
}

const room = WIDTH - 2 * MARGIN;

const BLOCKS = {
	heading( pages, text ) {
		pages.down( 26, 30 );
		pages.print( text, { size: 12, bold: true } );
		pages.down( 4 );
	},
	paragraph( pages, text ) {
		for ( const line of wrap( text, 10, room ) ) {
			pages.down( 14 );
			pages.print( line );
		}
		pages.down( 6 );
	},
	row( pages, [ label, value ] ) {
		wrap( String( value ), 10, room - LABEL ).forEach( ( line, index ) => {
			pages.down( 15 );
			if ( index === 0 ) {
				pages.print( label, { grey: 0.35 } );
			}
			pages.print( line, { x: MARGIN + LABEL } );
		} );
		pages.down( 5 );
		pages.rule();
	},
};

/**
 * @param {Object} document title, subtitle, note (in the foot of each page), blocks: `[ 'heading', text ]`, `[ 'paragraph', text ]`, `[ 'row', [ label, value ] ]`.
 * @return {Buffer} The file.
 */
export function pdf( { title, subtitle, note, blocks } ) {
	const pages = new Pages();
	for ( const line of wrap( title, 18, room, true ) ) {
		pages.down( 22 );
		pages.print( line, { size: 18, bold: true } );
	}
	for ( const line of wrap( subtitle, 11, room ) ) {
		pages.down( 16 );
		pages.print( line, { size: 11, grey: 0.35 } );
	}
	pages.down( 10 );
	blocks.forEach( ( [ kind, content ] ) => BLOCKS[ kind ]( pages, content ) );
	return file( title, pages.pages, note );
}

function file( title, pages, note ) {
	const objects = [ '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) /ViewerPreferences << /DisplayDocTitle true >> >>', `<< /Type /Pages /Count ${ pages.length } /Kids [${ pages.map( ( _, i ) => `${ 6 + 2 * i } 0 R` ).join( ' ' ) }] >>` ];
	[ 'Helvetica', 'Helvetica-Bold' ].forEach( ( font ) => objects.push( `<< /Type /Font /Subtype /Type1 /BaseFont /${ font } /Encoding /WinAnsiEncoding >>` ) );
	objects.push( `<< /Title ${ string( title ) } /Producer (Hearth & Hammer demo) >>` );
	pages.forEach( ( page, i ) => {
		const foot = `0.35 g BT /R 8 Tf ${ MARGIN } 40 Td ${ string( `${ note } Page ${ i + 1 } of ${ pages.length }.` ) } Tj ET`;
		const stream = deflateSync( Buffer.from( [ ...page, foot ].join( '\n' ), 'latin1' ) );
		objects.push( `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${ WIDTH } ${ HEIGHT }] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${ 7 + 2 * i } 0 R >>` );
		objects.push( Buffer.concat( [ Buffer.from( `<< /Length ${ stream.length } /Filter /FlateDecode >>\nstream\n` ), stream, Buffer.from( '\nendstream' ) ] ) );
	} );
	const parts = [ Buffer.from( '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1' ) ];
	const offsets = [];
	let length = parts[ 0 ].length;
	objects.forEach( ( object, i ) => {
		offsets.push( length );
		const part = Buffer.concat( [ Buffer.from( `${ i + 1 } 0 obj\n` ), Buffer.isBuffer( object ) ? object : Buffer.from( object, 'latin1' ), Buffer.from( '\nendobj\n' ) ] );
		parts.push( part );
		length += part.length;
	} );
	const table = offsets.map( ( offset ) => `${ String( offset ).padStart( 10, '0' ) } 00000 n \n` ).join( '' );
	parts.push( Buffer.from( `xref\n0 ${ objects.length + 1 }\n0000000000 65535 f \n${ table }trailer\n<< /Size ${ objects.length + 1 } /Root 1 0 R /Info 5 0 R >>\nstartxref\n${ length }\n%%EOF\n` ) );
	return Buffer.concat( parts );
}
