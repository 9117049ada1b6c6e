/**
 * What there is to render, and what of it has changed. No file is read or written here.
 */
import { createHash } from 'node:crypto';
import { fromPlan } from './eye.mjs';

/** Sizes and samples by the kind of picture. Leading pictures are wider: they stand at the top of pages. Each half takes half of the samples: a power of two spreads best. */
const LEADING = { width: 1600, height: 1067, samples: 8 };
const OTHER = { width: 1200, height: 800, samples: 8 };
export const QUALITY = { leading: 82, other: 80 };
export const FILM = { frames: 60, rate: 12, width: 640, height: 426, samples: 8 };

/** What is built outside: houses, streets and their surroundings. */
const OUTSIDE = 'house|volume|facade|roofs|windows|doors|shop|oast|frame_timber|things|boundary|figures|ground|planting|trees|placed|landmarks|mills|railway|waterside';

/** Files of the kit that a kind of scene does not need: a change in them leaves its pictures as they are. */
const ONLY = {
	house: new RegExp( `^(${ OUTSIDE })\\.py$` ),
	aerial: new RegExp( `^(scene_aerial|${ OUTSIDE })\\.py$` ),
	room: /^(scene_room|layouts_.*|room_shell|fittings|furniture|planting|windows)\.py$/,
	eye: /^(scene_eye|eye_.*|scene_room|room_shell|fittings|furniture|planting)\.py$/,
	vehicle: /^(scene_vehicle|vehicle.*|figures)\.py$/,
	still: /^(scene_still|still_.*|vehicle_finish|vehicle_fittings|vehicle_form)\.py$/,
	forecourt: /^(scene_forecourt|vehicle.*|figures)\.py$/,
	street: new RegExp( `^(scene_street|vehicle_fittings|${ OUTSIDE })\\.py$` ),
	cabin: /^(scene_cabin|cabin.*|vehicle_fittings|furniture|planting)\.py$/,
	bust: /^(scene_bust|bust.*|field|sculpt)\.py$/,
};
const OWN = new RegExp( `^(scene_|eye_|still_|bust|field|sculpt|vehicle|cabin|layouts_|room_shell|fittings|furniture|${ OUTSIDE })` );

const hash = ( text ) =>
	createHash( 'sha1' ).update( text ).digest( 'hex' ).slice( 0, 16 );

/** Sorts keys at every depth, so that moving a line in a description changes nothing. */
export function canonical( value ) {
	if ( Array.isArray( value ) ) {
		return value.map( canonical );
	}
	if ( value && typeof value === 'object' ) {
		return Object.fromEntries(
			Object.keys( value )
				.sort()
				.map( ( key ) => [ key, canonical( value[ key ] ) ] )
		);
	}
	return value;
}

/**
 * The hash of the kit's files that a scene needs.
 *
 * @param {Record<string, string>} files Contents by name.
 * @param {string}                 scene house, room, vehicle or another scene.
 */
export function kitHash( files, scene ) {
	const needed = Object.keys( files )
		.filter( ( name ) => {
			const only = ONLY[ scene ];
			return only
				? only.test( name ) || ! OWN.test( name )
				: ! /^scene_/.test( name ) || name === `scene_${ scene }.py`;
		} )
		.sort();
	return hash( needed.map( ( name ) => `${ name }\n${ files[ name ] }` ).join( '\n' ) );
}

/** The parts of a description that a scene shows: a room does not change with the roof. */
function shown( description, scene ) {
	const rest = { ...description, pictures: undefined };
	if ( scene === 'house' || scene === 'aerial' ) {
		return rest;
	}
	const { seed, season, light, kind } = rest;
	return scene === 'room' || scene === 'eye' ? { seed, season, light } : { ...rest, kind };
}

/**
 * Every picture of a description as a job.
 *
 * @param {Object}                 description
 * @param {Record<string, string>} kit
 * @param {Object[]}               rooms Of the property's plan, for views from inside. See eye.mjs.
 */
export function jobsOf( description, kit, rooms = [] ) {
	return Object.entries( description.pictures ).map( ( [ name, described ], index ) => {
		const picture = described.scene === 'eye' ? fromPlan( described, rooms, description.reference ) : described;
		const scene = picture.scene ?? 'house';
		const leading = picture.leading ?? index === 0;
		const size = { ...( leading ? LEADING : OTHER ), ...( picture.size ?? {} ) };
		return {
			reference: description.reference,
			name,
			scene,
			leading,
			...size,
			quality: picture.quality ?? QUALITY[ leading ? 'leading' : 'other' ],
			description,
			picture,
			hash: hash(
				JSON.stringify( canonical( { shown: shown( description, scene ), picture, size, kit: kitHash( kit, scene ) } ) )
			),
		};
	} );
}

/**
 * The frames of a vehicle's film as jobs: its front, turned a little further each time.
 *
 * @param {Object} front The job of the vehicle's front. See plan.mjs.
 * @param {Object} film  Frames and their size.
 * @return {Object[]} One job a frame.
 */
export function framesOf( front, film = FILM ) {
	return Array.from( { length: film.frames }, ( _, k ) => ( {
		...front,
		name: `film-${ String( k ).padStart( 3, '0' ) }`,
		width: film.width,
		height: film.height,
		samples: film.samples,
		quality: 92,
		picture: { ...front.picture, turn: ( front.picture.turn ?? 0 ) + ( 360 * k ) / film.frames },
	} ) );
}

/**
 * Splits jobs into those to render and those that stand.
 *
 * @param {Object[]}                               jobs
 * @param {(job: Object) => {hash: string} | null} made   What is known of a finished picture; null where there is none.
 * @param {boolean}                                force
 */
export function due( jobs, made, force = false ) {
	const todo = jobs.filter( ( job ) => force || made( job )?.hash !== job.hash );
	return { todo, done: jobs.filter( ( job ) => ! todo.includes( job ) ) };
}

/** How much work a picture is: samples times pixels, and a share for building and denoising it. */
export const work = ( { width, height, samples } ) => ( width * height * ( samples + 8 ) ) / 1e6;

/**
 * Seconds left, from what the finished pictures took.
 *
 * @param {{work: number, seconds: number}[]} finished
 * @param {Object[]}                          left
 * @return {number | null} Null until a picture is finished.
 */
export function timeLeft( finished, left ) {
	const did = finished.reduce( ( sum, one ) => sum + one.work, 0 );
	if ( ! did ) {
		return null;
	}
	const spent = finished.reduce( ( sum, one ) => sum + one.seconds, 0 );
	return ( spent / did ) * left.reduce( ( sum, job ) => sum + work( job ), 0 );
}

/** 4000 seconds as '1 h 07 min', 95 as '1 min 35 s'. */
export function duration( seconds ) {
	if ( seconds === null ) {
		return 'unknown';
	}
	const s = Math.round( seconds );
	if ( s >= 3600 ) {
		return `${ Math.floor( s / 3600 ) } h ${ String( Math.floor( ( s % 3600 ) / 60 ) ).padStart( 2, '0' ) } min`;
	}
	return s >= 60 ? `${ Math.floor( s / 60 ) } min ${ String( s % 60 ).padStart( 2, '0' ) } s` : `${ s } s`;
}

/** The jobs that a command line asks for: references or their beginnings, and pictures by name. */
export function wanted( jobs, references, pictures = [] ) {
	return jobs.filter(
		( job ) =>
			( ! references.length || references.some( ( r ) => job.reference.startsWith( r ) ) ) &&
			( ! pictures.length || pictures.includes( job.name ) )
	);
}
