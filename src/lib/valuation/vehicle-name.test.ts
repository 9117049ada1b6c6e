import { readable, vehicleName } from './vehicle-name';

it.each( [
	[ 'FORD FIESTA', 'Ford Fiesta' ],
	[ 'LAND ROVER SERIES II', 'Land Rover Series II' ],
	[ 'MERCEDES-BENZ', 'Mercedes-Benz' ],
	[ 'BMW 3 SERIES', 'BMW 3 Series' ],
	[ 'MAZDA MX-5', 'Mazda MX-5' ],
	[ 'HONDA CR-V', 'Honda CR-V' ],
	[ 'TOYOTA RAV4', 'Toyota RAV4' ],
	[ 'Volkswagen ID.3', 'Volkswagen ID.3' ],
	[ 'Hybrid Electric (petrol)', 'Hybrid Electric (petrol)' ],
] )( '%s is read as %s', ( shouted, read ) => {
	expect( readable( shouted ) ).toBe( read );
} );

it( 'names what is known of the vehicle', () => {
	expect( vehicleName( { make: 'FORD', model: null } ) ).toBe( 'Ford' );
	expect( vehicleName( { make: 'FORD', model: 'Transit Custom' } ) ).toBe( 'Ford Transit Custom' );
	expect( vehicleName( { make: null, model: null } ) ).toBe( 'vehicle' );
} );
