/**
 * What a person sees at a glance in a leading picture: the kind of building, how it is joined to its neighbours, and
 * from which side it is seen. Two cards beside each other look alike if all of it is the same. No file is read here.
 */

/** Whether two volumes share a wall: they meet side by side, not behind each other. */
const joins = ( a, b ) => {
	const end = ( v ) => v.at[ 0 ] + v.size[ 0 ];
	const besides = Math.min( Math.abs( end( a ) - b.at[ 0 ] ), Math.abs( end( b ) - a.at[ 0 ] ) ) < 1.2;
	return besides && a.at[ 1 ] < b.at[ 1 ] + b.size[ 1 ] && b.at[ 1 ] < a.at[ 1 ] + a.size[ 1 ];
};

/**
 * How a house stands in its row.
 *
 * @param {Object} description
 * @return {string} detached, pair, end (of a row), or a row that is straight, stepped (up a hill), corner (turns) or passage (a way through below an upper storey).
 */
export function rowOf( { volumes = [], neighbours = [] } ) {
	const [ own ] = volumes;
	if ( ! own || ! neighbours.length ) {
		return 'detached';
	}
	if ( neighbours.some( ( { turn } ) => turn ) ) {
		return 'corner';
	}
	if ( neighbours.some( ( { base = 0 } ) => base >= 2 ) ) {
		return 'passage';
	}
	if ( neighbours.some( ( { base = 0 } ) => base > 0 ) ) {
		return 'stepped';
	}
	const left = neighbours.filter( ( one ) => one.at[ 0 ] < own.at[ 0 ] );
	const right = neighbours.filter( ( one ) => one.at[ 0 ] >= own.at[ 0 ] );
	if ( left.length && right.length ) {
		return 'straight';
	}
	// The other house of a pair may have a gable of its own, which is a volume inside it.
	const houses = neighbours.filter( ( one ) => one.size[ 1 ] > 5 );
	return houses.length === 1 && joins( own, houses[ 0 ] ) ? 'pair' : 'end';
}

/** The main volume's form: how tall it is, and how its roof looks to the street. */
function formOf( { volumes: [ own ] } ) {
	const storeys = own.floors.length;
	const height = [ 'low', 'house' ][ storeys - 1 ] ?? 'tall';
	return `${ height } ${ own.roof.kind === 'gable' && own.roof.axis === 'y' ? 'gable to the street' : own.roof.kind }`;
}

/**
 * @param {Object} description
 * @param {string} name        Of its picture.
 * @return {string} The same words for pictures that look alike.
 */
export function compositionOf( description, name = 'front' ) {
	const picture = description.pictures[ name ];
	const side = ( picture.camera?.azimuth ?? -24 ) < 0 ? 'from the left' : 'from the right';
	if ( description.vehicle ) {
		return `${ description.vehicle.body } ${ side }`;
	}
	if ( description.kind === 'land' || picture.scene === 'aerial' ) {
		return `land ${ side }`;
	}
	if ( description.kilns?.length ) {
		return `oast, ${ description.kilns.length > 1 ? 'several kilns' : 'one kiln' }, ${ side }`;
	}
	const row = rowOf( description );
	// In a row, the row is what one sees; a house by itself is known by its form.
	return [ 'detached', 'pair', 'end' ].includes( row ) ? `${ row } ${ formOf( description ) } ${ side }` : `row, ${ row }, ${ side }`;
}
