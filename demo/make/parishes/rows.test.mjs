/* global expect, test */
import { existsSync, readFileSync, readdirSync } from 'fs';
import { join } from 'path';
import { parishPictures } from './rows.mjs';

const demo = join( __dirname, '..', '..' );
const read = ( ...path ) => readFileSync( join( demo, ...path ), 'utf8' );
const descriptions = readdirSync( join( demo, 'studio', 'descriptions' ) ).map( ( name ) => JSON.parse( read( 'studio', 'descriptions', name ) ) );

test( 'only what is rendered is named, in order, and commas stay in their field', () => {
	const parish = ( slug, caption ) => ( { reference: `parish-${ slug }`, pictures: { front: { caption } } } );
	const csv = parishPictures( [ parish( 'rye', 'The "Landgate", from below' ), parish( 'battle', 'The gatehouse' ), parish( 'marden', 'A' ), { reference: 'CRB_1001', pictures: { front: {} } } ], ( reference ) => reference !== 'parish-marden' );
	expect( csv ).toBe( 'slug,picture,alt\nbattle,../pictures/parish-battle/front.webp,The gatehouse\nrye,../pictures/parish-rye/front.webp,"The ""Landgate"", from below"\n' );
} );

test( 'the demo names every picture of a parish that is rendered, and says what it shows', () => {
	const csv = read( 'gazetteer', 'parish-pictures.csv' );
	expect( csv ).toBe( parishPictures( descriptions, ( reference ) => existsSync( join( demo, 'pictures', reference, 'front.webp' ) ) ) );
	expect( descriptions.filter( ( d ) => d.reference.startsWith( 'parish-' ) && ! d.pictures.front.caption ) ).toEqual( [] );
} );
