import { polygon } from './svg.mjs';

/* An oast, a church or a farm in the distance. */
export function landmark( stage, rng, line, far ) {
	const { width, mood } = stage;
	const x = width * rng.range( 0.12, 0.88 );
	const y = line( x ) + 10;
	const c = ( colour, lit = 0.8 ) =>
		mood.haze( mood.tone( colour, lit ), far * 0.8 );
	const s = width / 1200;
	const at = ( list ) =>
		polygon( list.map( ( [ a, b ] ) => [ x + a * s, y - b * s ] ) );
	if ( rng.chance( 0.5 ) ) {
		stage.draw(
			at( [
				[ -4, 0 ],
				[ 46, 0 ],
				[ 46, 16 ],
				[ -4, 16 ],
			] ),
			c( '#a8593e' )
		);
		stage.draw(
			at( [
				[ -4, 16 ],
				[ 46, 16 ],
				[ 42, 32 ],
				[ 0, 32 ],
			] ),
			c( '#8c4b36' )
		);
		for ( const dx of [ -24, -2 ] ) {
			stage.draw(
				at( [
					[ dx, 0 ],
					[ dx + 19, 0 ],
					[ dx + 19, 22 ],
					[ dx, 22 ],
				] ),
				c( '#b66c4a' )
			);
			stage.draw(
				at( [
					[ dx - 1, 22 ],
					[ dx + 20, 22 ],
					[ dx + 11, 46 ],
					[ dx + 8, 46 ],
				] ),
				c( '#8c4b36', 0.5 )
			);
			stage.draw(
				at( [
					[ dx + 6, 45 ],
					[ dx + 13, 45 ],
					[ dx + 9, 56 ],
				] ),
				c( '#f7f2e4', 1 )
			);
		}
	} else {
		stage.draw(
			at( [
				[ 0, 0 ],
				[ 16, 0 ],
				[ 16, 30 ],
				[ 0, 30 ],
			] ),
			c( '#b5aa92' )
		);
		stage.draw(
			at( [
				[ -1, 30 ],
				[ 17, 30 ],
				[ 8, 66 ],
			] ),
			c( '#7f6a55', 0.5 )
		);
		stage.draw(
			at( [
				[ 16, 0 ],
				[ 52, 0 ],
				[ 52, 14 ],
				[ 16, 14 ],
			] ),
			c( '#b5aa92', 0.9 )
		);
		stage.draw(
			at( [
				[ 14, 14 ],
				[ 54, 14 ],
				[ 50, 28 ],
				[ 18, 28 ],
			] ),
			c( '#8c4b36' )
		);
	}
}
