import { box, lathe, shade } from './boxes.mjs';
import { darker, lighter } from './colour.mjs';
import { thing } from './thing.mjs';

export function table( x0, x1, z0, z1, h, wood, { round = false, top } = {} ) {
	return thing( z0, ( { stage } ) => {
		shade( stage, x0, x1, z0, z1 );
		if ( round ) {
			const c = [ ( x0 + x1 ) / 2, 0, ( z0 + z1 ) / 2 ];
			const r = ( x1 - x0 ) / 2;
			lathe(
				stage,
				c,
				[
					[ 0.28, 0 ],
					[ 0.06, 0.1 ],
					[ 0.05, h - 0.05 ],
				],
				wood
			);
			lathe(
				stage,
				c,
				[
					[ r, h - 0.05 ],
					[ r, h ],
				],
				lighter( wood, 0.14 )
			);
			return;
		}
		const legs = [
			[ x0, z1 - 0.07 ],
			[ x1 - 0.07, z1 - 0.07 ],
			[ x0, z0 ],
			[ x1 - 0.07, z0 ],
		];
		legs.forEach( ( [ x, z ] ) =>
			box(
				stage,
				x,
				x + 0.07,
				0,
				h - 0.05,
				z,
				z + 0.07,
				darker( wood, 0.12 )
			)
		);
		box(
			stage,
			x0 + 0.04,
			x1 - 0.04,
			h - 0.16,
			h - 0.05,
			z0 + 0.04,
			z1 - 0.04,
			darker( wood, 0.14 )
		);
		box(
			stage,
			x0 - 0.05,
			x1 + 0.05,
			h - 0.05,
			h,
			z0 - 0.05,
			z1 + 0.05,
			wood,
			{ top }
		);
	} );
}

/* A dining chair; `looks` says where its seat opens: 'away', 'towards', 'left' or 'right'. */
export function chair(
	x,
	z,
	colour,
	looks,
	{ seat = 0.45, high = 0.95 } = {}
) {
	return thing( looks === 'away' ? z - 0.05 : z, ( { stage } ) => {
		const s = 0.21;
		for ( const [ dx, dz ] of [
			[ -s, s ],
			[ s - 0.04, s ],
			[ -s, -s ],
			[ s - 0.04, -s ],
		] ) {
			box(
				stage,
				x + dx,
				x + dx + 0.04,
				0,
				seat,
				z + dz,
				z + dz + 0.04,
				darker( colour, 0.15 )
			);
		}
		const rest = () => {
			const bars = {
				away: [ -s, s, -s, -s + 0.03 ],
				towards: [ -s, s, s - 0.03, s ],
				left: [ s - 0.03, s, -s, s ],
				right: [ -s, -s + 0.03, -s, s ],
			}[ looks ];
			box(
				stage,
				x + bars[ 0 ],
				x + bars[ 1 ],
				high - 0.2,
				high,
				z + bars[ 2 ],
				z + bars[ 3 ],
				colour
			);
			for ( const t of [ 0, 0.32, 0.62, 0.92 ] ) {
				const flat = looks === 'away' || looks === 'towards';
				const [ a, b ] = flat
					? [ x - s + t * ( 2 * s - 0.035 ), z + bars[ 2 ] ]
					: [ x + bars[ 0 ], z - s + t * ( 2 * s - 0.035 ) ];
				box(
					stage,
					a,
					a + 0.035,
					seat,
					high - 0.2,
					b,
					b + 0.035,
					colour
				);
			}
		};
		if ( looks !== 'away' ) {
			rest();
		}
		box(
			stage,
			x - s,
			x + s,
			seat - 0.05,
			seat,
			z - s,
			z + s,
			lighter( colour, 0.06 )
		);
		if ( looks === 'away' ) {
			rest();
		}
	} );
}

export const stool = ( x, z, colour, h = 0.66 ) =>
	thing( z, ( { stage } ) => {
		for ( const dx of [ -0.15, 0.12 ] ) {
			box(
				stage,
				x + dx,
				x + dx + 0.035,
				0,
				h,
				z - 0.12,
				z - 0.09,
				darker( colour, 0.25 )
			);
			box(
				stage,
				x + dx,
				x + dx + 0.035,
				0,
				h,
				z + 0.1,
				z + 0.13,
				darker( colour, 0.35 )
			);
		}
		box(
			stage,
			x - 0.14,
			x + 0.14,
			h * 0.4,
			h * 0.4 + 0.03,
			z - 0.12,
			z - 0.1,
			darker( colour, 0.2 )
		);
		lathe(
			stage,
			[ x, 0, z ],
			[
				[ 0.2, h - 0.03 ],
				[ 0.2, h + 0.03 ],
			],
			colour
		);
	} );
