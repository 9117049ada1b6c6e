/* global describe, test, expect */
import { FILM, canonical, due, duration, framesOf, jobsOf, kitHash, timeLeft, wanted, work } from './plan.mjs';

const kit = { 'scene.py': 's', 'mesh.py': 'm', 'roofs.py': 'r', 'scene_room.py': 'room', 'fittings.py': 'f', 'scene_eye.py': 'e', 'eye_shell.py': 'h', 'scene_vehicle.py': 'v', 'scene_bust.py': 'b', 'sculpt.py': 'q', 'denoise.c': 'd' };
const house = ( more = {} ) => ( {
	reference: 'CRB_1001',
	kind: 'house',
	season: 'summer',
	light: 'noon',
	volumes: [ { at: [ 0, 0 ] } ],
	pictures: { front: { camera: { azimuth: 20 } }, living: { scene: 'room', room: { kind: 'living' } } },
	...more,
} );
const hashes = ( description, files = kit ) => Object.fromEntries( jobsOf( description, files ).map( ( job ) => [ job.name, job.hash ] ) );

describe( 'what the studio has to render', () => {
	test( 'the first picture leads: it is wider than the others', () => {
		const [ front, living ] = jobsOf( house(), kit );
		expect( [ front.leading, front.width, living.leading, living.width ] ).toEqual( [ true, 1600, false, 1200 ] );
		expect( front.width / front.height ).toBeCloseTo( 1.5, 2 );
	} );

	test( 'the order of keys in a description changes nothing', () => {
		const { reference, ...rest } = house();
		expect( hashes( { ...rest, reference } ) ).toEqual( hashes( house() ) );
		expect( Object.keys( canonical( { b: 1, a: { d: 1, c: 2 } } ) ) ).toEqual( [ 'a', 'b' ] );
	} );

	test( 'a new roof changes the front and leaves the room', () => {
		const [ before, after ] = [ hashes( house() ), hashes( house( { volumes: [ { at: [ 0, 0 ], roof: {} } ] } ) ) ];
		expect( after.front ).not.toBe( before.front );
		expect( after.living ).toBe( before.living );
	} );

	test( 'one picture changes alone', () => {
		const other = house();
		other.pictures.front = { camera: { azimuth: 21 } };
		expect( hashes( other ).front ).not.toBe( hashes( house() ).front );
		expect( hashes( other ).living ).toBe( hashes( house() ).living );
	} );

	test( 'a file of the kit changes the scenes that need it', () => {
		const scenes = [ 'house', 'room', 'vehicle', 'bust', 'eye' ];
		const before = scenes.map( ( scene ) => kitHash( kit, scene ) );
		const changed = ( file ) => scenes.map( ( scene, i ) => kitHash( { ...kit, [ file ]: 'new' }, scene ) !== before[ i ] );
		expect( changed( 'mesh.py' ) ).toEqual( [ true, true, true, true, true ] );
		expect( changed( 'denoise.c' ) ).toEqual( [ true, true, true, true, true ] );
		expect( changed( 'roofs.py' ) ).toEqual( [ true, false, false, false, false ] );
		expect( changed( 'fittings.py' ) ).toEqual( [ false, true, false, false, true ] );
		expect( changed( 'eye_shell.py' ) ).toEqual( [ false, false, false, false, true ] );
		expect( changed( 'scene_vehicle.py' ) ).toEqual( [ false, false, true, false, false ] );
		expect( changed( 'sculpt.py' ) ).toEqual( [ false, false, false, true, false ] );
		expect( kitHash( { ...kit, 'fittings.py': 'new' }, 'aerial' ) ).toBe( kitHash( kit, 'aerial' ) );
		expect( kitHash( { ...kit, 'roofs.py': 'new' }, 'aerial' ) ).not.toBe( kitHash( kit, 'aerial' ) );
	} );

	test( 'a room seen from inside has the size of the plan, across the picture first, and changes with it', () => {
		const eye = house( { pictures: { front: {}, 'eye-bedroom': { scene: 'eye', room: { name: 'Bedroom 1', home: 'town' } } } } );
		const rooms = ( w ) => [ { name: 'Bedroom 1', kind: 'bedroom', w, d: 3.1, level: 1, outlook: 'garden' } ];
		const job = ( w, description = eye ) => jobsOf( description, kit, rooms( w ) )[ 1 ];
		expect( job( 4 ).scene ).toBe( 'eye' );
		expect( job( 4 ).picture.room ).toEqual( { kind: 'bedroom', name: 'Bedroom 1', home: 'town', window: 'left', level: 1, outlook: 'garden', size: [ 3.1, 4 ] } );
		expect( job( 4.2 ).hash ).not.toBe( job( 4 ).hash );
		const far = house( { pictures: { front: {}, 'eye-bedroom': { scene: 'eye', room: { name: 'Bedroom 1', home: 'town', window: 'back' } } } } );
		expect( job( 4, far ).picture.room.size ).toEqual( [ 4, 3.1 ] );
	} );

	test( 'goes on where it was stopped: pictures with the same hash stand', () => {
		const jobs = jobsOf( house(), kit );
		const made = ( job ) => ( job.name === 'front' ? { hash: job.hash } : null );
		expect( due( jobs, made ).todo.map( ( job ) => job.name ) ).toEqual( [ 'living' ] );
		expect( due( jobs, ( job ) => ( { hash: `${ job.hash }x` } ) ).todo ).toHaveLength( 2 );
		expect( due( jobs, made, true ).todo ).toHaveLength( 2 );
	} );

	test( 'a reference may be shortened, pictures are asked for by name', () => {
		const jobs = [ ...jobsOf( house(), kit ), ...jobsOf( house( { reference: 'RYE_1201' } ), kit ) ];
		expect( wanted( jobs, [ 'CRB' ] ) ).toHaveLength( 2 );
		expect( wanted( jobs, [], [ 'front' ] ).map( ( job ) => job.reference ) ).toEqual( [ 'CRB_1001', 'RYE_1201' ] );
		expect( wanted( jobs, [] ) ).toHaveLength( 4 );
	} );
} );

describe( 'the time left', () => {
	const job = { width: 1200, height: 800, samples: 24 };

	test( 'is unknown until a picture is finished', () => {
		expect( timeLeft( [], [ job ] ) ).toBeNull();
		expect( duration( null ) ).toBe( 'unknown' );
	} );

	test( 'counts pixels and samples, not pictures', () => {
		const large = { width: 2400, height: 800, samples: 24 };
		expect( timeLeft( [ { work: work( job ), seconds: 30 } ], [ large, job ] ) ).toBeCloseTo( 90, 5 );
	} );

	test( 'reads as people say it', () => {
		expect( [ 12.4, 95, 4020 ].map( duration ) ).toEqual( [ '12 s', '1 min 35 s', '1 h 07 min' ] );
	} );
} );

describe( 'a turntable film', () => {
	const front = { reference: 'vehicle-x', name: 'front', scene: 'vehicle', width: 1200, picture: { turn: 90, camera: { azimuth: -38 } } };

	test( 'goes round once and never shows the first frame twice', () => {
		const turns = framesOf( front ).map( ( frame ) => frame.picture.turn );
		expect( turns ).toHaveLength( FILM.frames );
		expect( turns[ 0 ] ).toBe( 90 );
		expect( turns[ FILM.frames / 2 ] ).toBe( 270 );
		expect( new Set( turns.map( ( turn ) => turn % 360 ) ).size ).toBe( FILM.frames );
	} );

	test( 'keeps camera and light, and is smaller than the picture', () => {
		const frame = framesOf( front )[ 7 ];
		expect( frame.picture.camera ).toEqual( front.picture.camera );
		expect( frame.width ).toBeLessThan( front.width );
		expect( frame.name ).toBe( 'film-007' );
	} );
} );
