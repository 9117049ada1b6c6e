/* eslint-disable no-nested-ternary -- a choice between drawings reads best in one expression */
import { roomWindow } from './room-window.mjs';

const FRONT = 2.5;

/* Windows along the left wall; u runs from the viewer to the back. */
export function leftWindows(
	room,
	rng,
	{ curtain, count = 2, blind, low } = {}
) {
	const { decor, d, h } = room;
	const modern = decor.kind === 'modern';
	const rustic = decor.kind === 'rustic';
	const size = modern
		? {
				v: low ? 0.08 : 0.6,
				h: low ? h - 0.4 : h - 1,
				w: 1.9,
				across: 2,
				up: 1,
				thick: 0.06,
				frame: '#454d4b',
			}
		: rustic
			? { v: 0.85, h: 1.15, w: 1.25, across: 2, up: 3 }
			: {
					v: 0.55,
					h: h - 1,
					w: 1.15,
					across: rng.pick( [ 2, 3 ] ),
					up: 4,
				};
	const list = count === 1 ? [ d * 0.5 ] : [ d * 0.22, d * 0.68 ];
	list.forEach( ( z ) =>
		roomWindow( room, 'left', {
			...size,
			u: FRONT + z - size.w / 2 + 0.1,
			curtain,
			blind,
			long: ! rustic,
		} )
	);
}

export const heightOf = ( decor, rng ) =>
	decor.kind === 'rustic'
		? rng.range( 2.3, 2.45 )
		: decor.kind === 'modern'
			? rng.range( 2.5, 2.75 )
			: rng.range( 2.7, 2.95 );
