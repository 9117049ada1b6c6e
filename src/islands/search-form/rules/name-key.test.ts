import vectors from '../../../../plugins/core/tests/vectors/name-keys.json';
import { nameKey } from '../../../lib/name-key';
import { cleanFields } from './clean';

describe( 'names and typed places are read as PHP reads them', () => {
	it.each( vectors.keys.map( ( { name, key } ) => [ name, key ] ) )( 'the key of %s is %s', ( name, key ) => {
		expect( nameKey( name ) ).toBe( key );
	} );

	it.each( vectors.locations.map( ( { typed, location } ) => [ typed, location ] ) )( '%s is %s', ( typed, location ) => {
		expect( cleanFields( { location: typed } ).location ).toBe( location );
	} );
} );
