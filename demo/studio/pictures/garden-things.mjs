import { box } from './boxes.mjs';
import { darker } from './colour.mjs';
import { n } from './svg.mjs';

const shadow = ( stage, x, y, rx, ry ) =>
	stage.raw(
		`<ellipse cx="${ n( x ) }" cy="${ n( y ) }" rx="${ n( rx ) }" ry="${ n( ry ) }" fill="#17261f" opacity=".27"/>`
	);

/* A teak garden table with four chairs, with or without a parasol. */
export function gardenTable( stage, [ x, y, z ], { parasol = false } = {} ) {
	const wood = '#a3835c';
	const s = stage.spot( [ x, y, z ] );
	shadow(
		stage,
		s.x - stage.mood.from * s.scale * 0.4,
		s.y,
		s.scale * 1.7,
		s.scale * 0.3
	);
	const chair = ( cx, cz, back ) => {
		for ( const dx of [ -0.2, 0.16 ] ) {
			box(
				stage,
				cx + dx,
				cx + dx + 0.05,
				y,
				y + 0.42,
				cz - 0.2,
				cz - 0.15,
				darker( wood, 0.2 )
			);
		}
		const rest = () =>
			box(
				stage,
				cx - 0.22,
				cx + 0.22,
				y + 0.45,
				y + 0.9,
				back === 'far' ? cz + 0.2 : cz - 0.22,
				back === 'far' ? cz + 0.24 : cz - 0.18,
				darker( wood, 0.06 )
			);
		if ( back === 'far' ) {
			rest();
		}
		box(
			stage,
			cx - 0.22,
			cx + 0.22,
			y + 0.4,
			y + 0.46,
			cz - 0.22,
			cz + 0.22,
			wood
		);
		if ( back !== 'far' ) {
			rest();
		}
	};
	chair( x - 0.45, z + 0.75, 'far' );
	chair( x + 0.45, z + 0.75, 'far' );
	box(
		stage,
		x - 0.85,
		x - 0.78,
		y,
		y + 0.7,
		z - 0.4,
		z - 0.34,
		darker( wood, 0.2 )
	);
	box(
		stage,
		x + 0.78,
		x + 0.85,
		y,
		y + 0.7,
		z - 0.4,
		z - 0.34,
		darker( wood, 0.2 )
	);
	box( stage, x - 0.95, x + 0.95, y + 0.7, y + 0.76, z - 0.5, z + 0.5, wood );
	if ( parasol ) {
		const top = stage.spot( [ x, y + 2.7, z ] );
		const k = top.scale;
		const cream = stage.mood.tone( '#efe3c6', 1 );
		stage.stroke(
			`M${ n( top.x ) } ${ n( top.y ) }V${ n( s.y - 0.76 * s.scale ) }`,
			'#6b5640',
			k * 0.06
		);
		stage.draw(
			`M${ n( top.x ) } ${ n( top.y ) }L${ n( top.x + 1.5 * k ) } ${ n( top.y + 0.62 * k ) }q${ n( -0.4 * k ) } ${ n( 0.16 * k ) } ${ n( -0.75 * k ) } 0q${ n( -0.4 * k ) } ${ n( 0.2 * k ) } ${ n( -0.75 * k ) } 0.02q${ n( -0.4 * k ) } ${ n( 0.18 * k ) } ${ n( -0.75 * k ) } 0q${ n( -0.4 * k ) } ${ n( 0.14 * k ) } ${ n( -0.75 * k ) } -0.02Z`,
			cream
		);
		stage.draw(
			`M${ n( top.x ) } ${ n( top.y ) }L${ n( top.x - stage.mood.from * 1.5 * k ) } ${ n( top.y + 0.62 * k ) }q${ n( stage.mood.from * 0.4 * k ) } ${ n( 0.16 * k ) } ${ n( stage.mood.from * 0.75 * k ) } 0Z`,
			darker( cream, 0.2 )
		);
	}
	chair( x - 0.45, z - 0.8, 'near' );
	chair( x + 0.45, z - 0.8, 'near' );
}

/* A wooden bench that faces the viewer. */
export function bench( stage, [ x, y, z ], { colour = '#8b7a62' } = {} ) {
	const s = stage.spot( [ x, y, z ] );
	shadow( stage, s.x, s.y, s.scale * 1.05, s.scale * 0.16 );
	for ( const dx of [ -0.8, 0.72 ] ) {
		box(
			stage,
			x + dx,
			x + dx + 0.08,
			y,
			y + 0.9,
			z + 0.35,
			z + 0.42,
			darker( colour, 0.2 )
		);
	}
	for ( const dy of [ 0.52, 0.66, 0.8 ] ) {
		box(
			stage,
			x - 0.8,
			x + 0.8,
			y + dy,
			y + dy + 0.09,
			z + 0.36,
			z + 0.4,
			colour
		);
	}
	box(
		stage,
		x - 0.8,
		x + 0.8,
		y + 0.4,
		y + 0.46,
		z - 0.05,
		z + 0.4,
		colour
	);
	for ( const dx of [ -0.8, 0.72 ] ) {
		box(
			stage,
			x + dx,
			x + dx + 0.08,
			y,
			y + 0.62,
			z - 0.05,
			z + 0.02,
			darker( colour, 0.15 )
		);
	}
}
