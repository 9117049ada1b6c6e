import { box } from './boxes.mjs';
import { darker } from './colour.mjs';

/* A garden shed, summerhouse or hen house with a pitched roof. */
export function shed(
	stage,
	[ x, y, z ],
	{
		w = 3,
		d = 2.4,
		h = 2,
		colour = '#7f8c78',
		roof = '#5d5a50',
		glazed = false,
	} = {}
) {
	const { mood } = stage;
	box( stage, x, x + w, y, y + h, z, z + d, colour );
	const front = mood.tone( colour, mood.facing( [ 0, 0, -1 ] ) );
	stage.fill(
		[
			[ x, y + h, z ],
			[ x + w, y + h, z ],
			[ x + w / 2, y + h + w * 0.36, z ],
		],
		front
	);
	for ( const [ a, b ] of [
		[ x - 0.15, x + w / 2 ],
		[ x + w + 0.15, x + w / 2 ],
	] ) {
		const t = mood.tone(
			roof,
			mood.facing( [ a < b ? -0.6 : 0.6, 0.8, 0 ] )
		);
		stage.fill(
			[
				[ a, y + h - 0.1, z - 0.15 ],
				[ b, y + h + w * 0.38, z - 0.15 ],
				[ b, y + h + w * 0.38, z + d + 0.1 ],
				[ a, y + h - 0.1, z + d + 0.1 ],
			],
			t
		);
	}
	const boards = [];
	for ( let u = x + 0.2; u < x + w; u += 0.22 ) {
		boards.push( [
			[ u, y, z ],
			[ u + 0.04, y, z ],
			[ u + 0.04, y + h, z ],
			[ u, y + h, z ],
		] );
	}
	stage.many( boards, darker( front, 0.16 ) );
	const hole = ( a, b, c, e, fill ) =>
		stage.fill(
			[
				[ x + a, y + c, z ],
				[ x + b, y + c, z ],
				[ x + b, y + e, z ],
				[ x + a, y + e, z ],
			],
			fill
		);
	hole(
		w * 0.36,
		w * 0.64,
		0,
		h * 0.92,
		glazed ? '#51666a' : darker( front, 0.35 )
	);
	hole( w * 0.1, w * 0.28, h * 0.4, h * 0.82, '#51666a' );
	hole( w * 0.72, w * 0.9, h * 0.4, h * 0.82, '#51666a' );
}
