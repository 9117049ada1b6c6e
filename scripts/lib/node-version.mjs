/**
 * Stops with one sentence when Node.js is too old. Every script imports this first and loads the rest with
 * a dynamic import, so that an old Node.js reads this sentence's code before it meets newer syntax.
 */

const wanted = [ 20, 19, 0 ];
const found = process.versions.node.split( '.' ).map( Number );

const older =
	found[ 0 ] < wanted[ 0 ] || ( found[ 0 ] === wanted[ 0 ] && found[ 1 ] < wanted[ 1 ] );

if ( older ) {
	console.error(
		'Node.js ' + wanted.join( '.' ) + ' or later is needed, and this is ' + process.versions.node + '.'
	);
	process.exit( 1 );
}
