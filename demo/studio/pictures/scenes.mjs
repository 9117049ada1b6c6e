import { decorOf } from './decor.mjs';
import { exterior } from './exterior.mjs';
import { floorplan } from './floorplan.mjs';
import { garden } from './gardens.mjs';
import { land, lane } from './land.mjs';
import { randomFrom } from './random.mjs';
import { bathroom } from './room-bathroom.mjs';
import { bedroom } from './room-bedroom.mjs';
import { dining } from './room-dining.mjs';
import { hall } from './room-hall.mjs';
import { kitchen } from './room-kitchen.mjs';
import { living } from './room-living.mjs';
import { study } from './room-study.mjs';
import { terrace } from './terrace-view.mjs';
import { view } from './weald-view.mjs';

const two = ( i ) => String( i ).padStart( 2, '0' );

const inside = ( draw, options ) => ( e, rng, mirror, room ) =>
	draw(
		e,
		decorOf( e, rng.fork( 'decor' ) ),
		rng.fork( room ),
		rng.fork( `m${ room }` ).chance( 0.5 ),
		options
	);

const outside = ( draw, options ) => ( e, rng, mirror, room ) =>
	draw(
		e,
		rng.fork( room ),
		rng.fork( `m${ room }` ).chance( 0.5 ),
		options
	);

/* The street a house stands in: never the house's own picture again. */
const STREETS = {
	terrace: 'townhouse',
	townhouse: 'shop',
	shop: 'terrace',
	semi: 'semi',
	detached: 'detached',
};

const SCENES = {
	exterior: ( e, rng, mirror ) =>
		exterior( e, { rng: rng.fork( 'front' ), mirror } ),
	rear: ( e, rng, mirror ) =>
		exterior( e, {
			rng: rng.fork( 'front' ),
			mirror: ! mirror,
			rear: true,
		} ),
	living: inside( living ),
	dining: inside( dining ),
	study: inside( study ),
	hall: inside( hall ),
	kitchen: inside( kitchen ),
	bedroom: inside( bedroom ),
	bedroom2: inside( bedroom, { second: true } ),
	bathroom: inside( bathroom ),
	garden: outside( garden ),
	terrace: outside( terrace ),
	view: outside( view ),
	land: outside( land ),
	land2: outside( land, { second: true } ),
	lane: outside( lane ),
	street: ( e, rng, mirror ) =>
		exterior(
			{ ...e, style: STREETS[ e.style ] ?? 'shop', floors: 2 },
			{ rng: rng.fork( 'street' ), mirror: ! mirror }
		),
};

const OUTSIDE = new Set( [
	'exterior',
	'rear',
	'garden',
	'terrace',
	'view',
	'street',
	'land',
	'land2',
	'lane',
] );

/* The pictures of one property, in the order of its rooms. */
export function scenesOf( entry ) {
	const rng = randomFrom( entry.ref );
	const mirror = rng.fork( 'mirror' ).chance( 0.5 );
	const pictures = entry.rooms
		.map( ( room, i ) => ( {
			room,
			name: `${ entry.ref }_IMG_${ two( i ) }.webp`,
			width: 1200,
			height: 800,
			quality: OUTSIDE.has( room ) ? 0.5 : 0.56,
			make: () => SCENES[ room ]?.( entry, rng, mirror, room ),
		} ) )
		.filter( ( s ) => SCENES[ s.room ] );
	if ( entry.style === 'land' ) {
		return pictures;
	}
	const plan = floorplan( entry, rng.fork( 'plan' ) );
	return [
		...pictures,
		{
			room: 'plan',
			type: 'png',
			name: `${ entry.ref }_FLP_00.png`,
			width: plan.width,
			height: plan.height,
			make: () => plan.svg,
		},
	];
}

export { heroes } from './heroes.mjs';
