import type { Bounds } from '../../../ui/map';
import { CLOSEST, RADIUS, type Mark, type Marks } from '../../../ui/marks/clusters';
import { apart } from './counted';
import { boxOf } from '../../../lib/geo/bounds';
import type { Pin } from './pins';

/** As MapGrid of hpapi: more cells would be no map any more. */
const MOST_CELLS = 1000;
/** Maps stretch what lies north: a cell is so much lower in degrees than it is wide. */
const FLATTER = 0.6;

export interface Cells {
	/** Degrees. */
	width: number;
	height: number;
}

/**
 * How wide and high the cells are in which the server counts, at a zoom and in a view: as MapGrid says (both run
 * plugins/hpapi/tests/vectors/map-grid.json).
 */
export function cellsOf( zoom: number, seen: Bounds | null ): Cells {
	let width = ( 360 * RADIUS ) / 256 / 2 ** Math.min( CLOSEST, zoom );
	while ( seen && Math.ceil( ( seen.east - seen.west ) / width ) * Math.ceil( ( seen.north - seen.south ) / ( width * FLATTER ) ) > MOST_CELLS ) {
		width *= 2;
	}
	const round = ( degrees: number ) => Math.round( degrees * 1e10 ) / 1e10;
	return { width: round( width ), height: round( width * FLATTER ) };
}

export const cellOf = ( { latitude, longitude }: Pick< Pin, 'latitude' | 'longitude' >, { width, height }: Cells ): string => `${ Math.floor( latitude / height ) } ${ Math.floor( longitude / width ) }`;

/**
 * The pins of a part of a search that is too large for the browser, put together as the server counts its other parts:
 * a cluster has the same number whoever counted it.
 */
export class Net implements Marks< Pin > {
	constructor( private readonly pins: readonly Pin[] ) {}

	marks( view: Bounds, zoom: number, seen: Bounds = view ): Mark< Pin >[] {
		const cells = cellsOf( Math.round( zoom ), seen );
		const held = new Map< string, Pin[] >();
		for ( const pin of this.pins ) {
			const name = cellOf( pin, cells );
			held.set( name, [ ...( held.get( name ) ?? [] ), pin ] );
		}
		return [ ...held.values() ].map( markOf ).filter( ( { latitude, longitude } ) => latitude >= view.south && latitude <= view.north && longitude >= view.west && longitude <= view.east );
	}

	pinsOf( { pin, held }: Mark< Pin > ): Pin[] {
		return pin ? [ pin ] : [ ...( held ?? [] ) ];
	}

	zoomOf( { bounds }: Mark< Pin > ): number | null {
		return apart( bounds );
	}
}

/** Five places, as the server writes them: a yard. */
const short = ( degrees: number ): number => Math.round( degrees * 1e5 ) / 1e5;

function markOf( pins: Pin[] ): Mark< Pin > {
	const [ pin ] = pins as [ Pin ];
	if ( pins.length === 1 ) {
		return { key: pin.url, latitude: pin.latitude, longitude: pin.longitude, count: 1, pin, cluster: null };
	}
	const box = boxOf( pins ) as Bounds;
	const bounds = { south: short( box.south ), west: short( box.west ), north: short( box.north ), east: short( box.east ) };
	const [ latitude, longitude ] = [ short( ( bounds.south + bounds.north ) / 2 ), short( ( bounds.west + bounds.east ) / 2 ) ];
	return { key: `${ latitude } ${ longitude } ${ pins.length }`, latitude, longitude, count: pins.length, pin: null, cluster: 0, bounds, held: pins };
}
