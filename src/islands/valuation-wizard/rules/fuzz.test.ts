import { createHash } from 'node:crypto';

import results from '../../../../plugins/caphpi/tests/vectors/fuzz-results.json';
import fuzz from '../../../../plugins/caphpi/tests/vectors/fuzz.json';
import { normaliseEmail } from '../../../lib/validation/email';
import { normalisePhone } from '../../../lib/validation/phone';
import { mileageInThousands, normaliseOptionalName, normaliseOptionalPostcode, normalisePlate } from './validation';

/*
 * 10,000 texts of each kind: PHP (plugins/caphpi/tests/unit/FuzzTest.php) and TypeScript must agree on every one.
 * The results are PHP's; a hundred texts have one digest, and a letter each that finds the one that differs.
 */

type Kind = keyof typeof fuzz.kinds;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BLOCK = 100;
const MOST_CHANGES = 4;
const DIGEST = 12;

const rules: Record< Kind, ( text: string ) => string | number | null > = {
	plate: normalisePlate,
	mileage: mileageInThousands,
	email: normaliseEmail,
	phone: normalisePhone,
	name: normaliseOptionalName,
	postcode: normaliseOptionalPostcode,
};

/** The generator mulberry32: numbers from 0 to 2^32 - 1. */
function generator( seed: number ): () => number {
	let state = seed;
	return () => {
		state = ( state + 0x6d2b79f5 ) | 0; // eslint-disable-line no-bitwise
		let mixed = Math.imul( state ^ ( state >>> 15 ), state | 1 ); // eslint-disable-line no-bitwise
		mixed = ( mixed + Math.imul( mixed ^ ( mixed >>> 7 ), mixed | 61 ) ) ^ mixed; // eslint-disable-line no-bitwise
		return ( mixed ^ ( mixed >>> 14 ) ) >>> 0; // eslint-disable-line no-bitwise
	};
}

function makeText( next: () => number, samples: string[] ): string {
	const below = ( limit: number ): number => next() % limit;
	const chars = [ ...( samples[ below( samples.length ) ] ?? '' ) ];
	const changes = below( MOST_CHANGES + 1 );
	for ( let change = 0; change < changes; change++ ) {
		const how = below( 5 );
		const at = below( chars.length + 1 );
		const piece = [ ...( fuzz.pieces[ below( fuzz.pieces.length ) ] ?? '' ) ];
		if ( how <= 1 ) {
			chars.splice( at, 0, ...piece );
		} else if ( how === 2 ) {
			chars.splice( at, 1, ...piece );
		} else if ( how === 3 ) {
			chars.splice( at, 1 );
		} else {
			chars.push( ...chars.slice( at ) );
		}
	}
	return chars.join( '' );
}

const sha1 = ( text: string ): Buffer => createHash( 'sha1' ).update( text ).digest();

function blockOf( lines: string[] ): string {
	const letters = lines.map( ( line ) => LETTERS[ ( sha1( line )[ 0 ] ?? 0 ) % LETTERS.length ] ).join( '' );
	return `${ sha1( lines.join( '\n' ) ).toString( 'hex' ).slice( 0, DIGEST ) }:${ letters }`;
}

/** Empty, or the first text on which the two differ. */
function firstDifference( kind: Kind ): string {
	const { seed, samples } = fuzz.kinds[ kind ];
	const next = generator( seed );
	for ( let number = 0; number < fuzz.count / BLOCK; number++ ) {
		const texts = Array.from( { length: BLOCK }, () => makeText( next, samples ) );
		const values = texts.map( rules[ kind ] );
		const block = blockOf(
			texts.map( ( text, at ) => `${ text }\t${ values[ at ] === null ? '-' : `+${ values[ at ] }` }` )
		);
		const kept = results[ kind ][ number ] ?? '';
		if ( kept !== block ) {
			const at = texts.findIndex( ( _text, line ) => kept[ DIGEST + 1 + line ] !== block[ DIGEST + 1 + line ] );
			return `Text ${ number * BLOCK + at }: ${ JSON.stringify( texts[ at ] ) } is here ${ JSON.stringify(
				values[ at ]
			) }, and something else in PHP.`;
		}
	}
	return '';
}

it( 'makes the numbers that PHP makes', () => {
	const next = generator( fuzz.generator.seed );
	expect( Array.from( { length: 8 }, next ) ).toEqual( fuzz.generator.first );
} );

it.each( Object.keys( fuzz.kinds ) as Kind[] )( '10,000 fuzzed texts as %s: as PHP has it', ( kind ) => {
	expect( results[ kind ] ).toHaveLength( fuzz.count / BLOCK );
	expect( firstDifference( kind ) ).toBe( '' );
} );
