import source from './british-isles.topojson';
import type { Place } from './types';

/** Of a TopoJSON file what scripts/british-isles.mjs writes. */
export interface Topology {
	transform: { scale: [ number, number ]; translate: [ number, number ] };
	objects: {
		land: { arcs: number[][][] };
		borders: { arcs: number[][] };
		counties: { geometries: Array< { properties: { name: string }; coordinates: [ number, number ] } > };
	};
	arcs: Array< Array< [ number, number ] > >;
}

type Line = Array< [ latitude: number, longitude: number ] >;

export interface Shapes {
	/** Rings of the coast. */
	land: Line[];
	/** Lines between two counties. */
	borders: Line[];
	counties: Place[];
}

let fetched: Promise< Shapes > | null = null;

/** The shapes of the islands; fetched once a page, and again where that failed. */
export function britishIsles(): Promise< Shapes > {
	fetched ??= load().catch( ( error: unknown ) => {
		fetched = null;
		throw error;
	} );
	return fetched;
}

async function load(): Promise< Shapes > {
	const response = await fetch( source );
	if ( ! response.ok ) {
		throw new Error( `The shapes of the map answered ${ response.status }.` );
	}
	return shapesOf( ( await response.json() ) as Topology );
}

export function shapesOf( { transform: { scale, translate }, objects, arcs }: Topology ): Shapes {
	const place = ( x: number, y: number ): [ number, number ] => [ y * scale[ 1 ] + translate[ 1 ], x * scale[ 0 ] + translate[ 0 ] ];
	const lineOf = ( index: number ): Line => {
		let [ x, y ] = [ 0, 0 ];
		return ( arcs[ index ] ?? [] ).map( ( [ east, north ] ) => place( ( x += east ), ( y += north ) ) );
	};
	return {
		land: objects.land.arcs.flat( 2 ).map( lineOf ),
		borders: objects.borders.arcs.flat().map( lineOf ),
		counties: objects.counties.geometries.map( ( { properties: { name }, coordinates } ) => {
			const [ latitude, longitude ] = place( ...coordinates );
			return { name, kind: 'county', latitude, longitude };
		} ),
	};
}
