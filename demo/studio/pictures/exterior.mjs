import { drawBlock } from './block.mjs';
import { frame } from './frame.mjs';
import { lawn } from './ground.mjs';
import { hills } from './hills.mjs';
import { barn } from './house-barn.mjs';
import { bungalow } from './house-bungalow.mjs';
import { cottage } from './house-cottage.mjs';
import { detached } from './house-detached.mjs';
import { farmhouse } from './house-farmhouse.mjs';
import { flats } from './house-flats.mjs';
import { georgian } from './house-georgian.mjs';
import { modern } from './house-modern.mjs';
import { oast } from './house-oast.mjs';
import { semi } from './house-semi.mjs';
import { shop } from './house-shop.mjs';
import { terrace } from './house-terrace.mjs';
import { townhouse } from './house-townhouse.mjs';
import { weatherboard } from './house-weatherboard.mjs';
import { createMood } from './palette.mjs';
import { settings } from './settings.mjs';
import { shadows } from './shadows.mjs';
import { sky } from './sky.mjs';
import { document } from './stage.mjs';
import { tree } from './tree.mjs';

const HOUSES = { oast, cottage, barn, farmhouse, weatherboard, bungalow, georgian, terrace, semi, detached, townhouse, flats, modern, shop };

/* From the back there are garden doors instead of the front door. */
function turnAround( house, rng ) {
	for ( const item of house.items ) {
		const front = item.openings?.front;
		if ( ! front || item.z0 > 3 ) {
			continue;
		}
		item.openings.front = front
			.map( ( o ) =>
				o.type === 'door' && o.kind !== 'cart'
					? {
							type: 'door',
							kind: 'glazed',
							u: Math.max( 0.2, o.u + o.w / 2 - 1.5 ),
							w: 3,
							h: 2.2,
							leaves: 3,
							colour: '#eee7d6',
						}
					: o
			)
			.filter(
				( o, _, all ) =>
					o.type === 'door' ||
					! all.some(
						( d ) =>
							d.kind === 'glazed' &&
							( o.v ?? 0 ) < 2.3 &&
							o.u < d.u + d.w + 0.2 &&
							o.u + o.w > d.u - 0.2
					)
			);
	}
	house.setting = 'back';
	house.railings = false;
	return { ...house, angle: house.angle * rng.range( 0.7, 1 ) };
}

export function exterior(
	entry,
	{ rear = false, width = 1200, height = 800, rng, mirror, tune = {} }
) {
	const build = HOUSES[ entry.style ] ?? HOUSES.detached;
	let house = build( rng.fork( 'house' ), entry );
	if ( rear ) {
		house = turnAround( house, rng.fork( 'rear' ) );
	}
	const side =
		! rear &&
		entry.light === 'evening' &&
		rng.fork( 'side' ).chance( 0.45 );
	const mood = createMood( entry.season, entry.light, rng.fork( 'mood' ), {
		side,
	} );
	const street = house.setting === 'street';
	const view = rng.fork( 'view' );
	const stage = frame( {
		width,
		height,
		size: house.size,
		mood,
		rng: rng.fork( 'stage' ),
		angle: house.angle * view.range( 0.8, 1.2 ),
		fill: street ? 1.02 : view.range( 0.74, 0.88 ),
		place: street ? 0.5 : view.range( 0.44, 0.54 ),
		eyeHeight: street ? 1.9 : view.range( 1.8, 3 ),
		room: view.range( 0.09, 0.15 ),
		base: street ? 0.82 : view.range( 0.74, 0.8 ),
		...tune,
	} );
	stage.mirrored = mirror;
	sky( stage );
	hills( stage, {
		top: stage.horizon - height * view.range( 0.1, 0.17 ),
		bottom: stage.horizon + 4,
		layers: 3,
	} );
	lawn( stage, {
		stripes:
			[ 'garden', 'back', 'drive', 'hedge' ].includes( house.setting ) &&
			! mood.bare,
	} );
	const set = settings[ house.setting ] ?? settings.garden;
	backdrop( stage, house, view );
	set.ground( stage, house, rng.fork( 'set' ) );
	shadows(
		stage,
		house.items
			.map( ( item ) => item.shadow ?? item )
			.filter( ( item ) => item.z0 !== undefined )
	);
	set.before?.( stage, house, rng.fork( 'before' ) );
	for ( const item of house.items ) {
		if ( item.draw ) {
			item.draw( stage );
		} else {
			drawBlock( stage, item );
		}
	}
	set.after( stage, house, rng.fork( 'after' ) );
	return document( stage, { mirror } );
}

/* Trees behind and beside the house, so that it sits in its garden. */
function backdrop( stage, house, rng ) {
	const { x0, x1, z1 } = house.size;
	const wide = x1 - x0;
	const list = [];
	const inTown = house.setting === 'street';
	const count = inTown ? 6 : 12;
	for ( let i = 0; i < count; i++ ) {
		const x =
			x0 -
			wide * 0.7 +
			( ( wide * 2.4 ) / ( count - 1 ) ) * i +
			rng.range( -2, 2 );
		const back = rng.range( 5, 24 );
		list.push( {
			at: [ x, 0, z1 + back ],
			height: rng.range( 7, 12 ) * ( 0.8 + back / 50 ),
			kind: rng.pick( [
				'round',
				'round',
				'round',
				'round',
				'birch',
				'poplar',
				'pine',
			] ),
			wide: rng.range( 0.8, 1.15 ),
			far: 0.08 + back / 80,
			shadow: false,
			marks: 0.4,
		} );
	}
	list.sort( ( a, b ) => b.at[ 2 ] - a.at[ 2 ] ).forEach( ( t ) =>
		tree( stage, t.at, t )
	);
}
