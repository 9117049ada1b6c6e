/* Height of the ridge above the walls, and the slopes with their overhang, by kind of roof. */
export function roofOf( b ) {
	const { x0, x1, z0, z1, h } = b;
	const y = ( b.y0 ?? 0 ) + h;
	const { kind, pitch = 1, over = 0.35 } = b.roof;
	const [ cx, cz ] = [ ( x0 + x1 ) / 2, ( z0 + z1 ) / 2 ];
	const o = over;
	const e = y - o * pitch;
	const [ X0, X1, Z0, Z1 ] = [ x0 - o, x1 + o, z0 - o, z1 + o ];
	const deep = z1 - z0;
	const wide = x1 - x0;
	if ( kind === 'x' || kind === 'halfhip' ) {
		const top = y + ( deep / 2 ) * pitch;
		const c = kind === 'halfhip' ? 0.42 : 0;
		const cutY = top - ( deep / 2 ) * pitch * c;
		const half = ( deep / 2 ) * c;
		const inset = half * 0.75;
		const A = [ x0 - ( c ? -inset : o ), top, cz ];
		const B = [ x1 + ( c ? -inset : o ), top, cz ];
		const end = c ? [ [ X1, cutY, cz - half ] ] : [];
		const start = c ? [ [ X0, cutY, cz - half ] ] : [];
		const list = [
			[ [ X0, e, Z0 ], [ X1, e, Z0 ], ...end, B, A, ...start ],
		];
		if ( c ) {
			list.push(
				[ [ X1, cutY, cz - half ], [ X1, cutY, cz + half ], B ],
				[ [ X0, cutY, cz + half ], [ X0, cutY, cz - half ], A ]
			);
		}
		const gable = c
			? [
					[ deep / 2 + half, h + ( deep / 2 - half ) * pitch ],
					[ deep / 2 - half, h + ( deep / 2 - half ) * pitch ],
				]
			: [ [ deep / 2, h + ( deep / 2 ) * pitch ] ];
		return {
			top,
			list,
			ridge: [ A, B ],
			sideGable: gable,
			back: [ [ X1, e, Z1 ], [ X0, e, Z1 ], A, B ],
		};
	}
	if ( kind === 'z' ) {
		const top = y + ( wide / 2 ) * pitch;
		const [ A, B ] = [
			[ cx, top, Z0 ],
			[ cx, top, Z1 ],
		];
		return {
			top,
			list: [
				[ [ X0, e, Z1 ], [ X0, e, Z0 ], A, B ],
				[ [ X1, e, Z0 ], [ X1, e, Z1 ], B, A ],
			],
			ridge: [ A, B ],
			frontGable: [ [ wide / 2, h + ( wide / 2 ) * pitch ] ],
			barge: [ [ X0, e, Z0 ], A, [ X1, e, Z0 ] ],
		};
	}
	if ( kind === 'hip' || kind === 'pyramid' ) {
		const short = Math.min( wide, deep ) / 2;
		const top = y + short * pitch;
		const A =
			wide >= deep ? [ x0 + short, top, cz ] : [ cx, top, z0 + short ];
		const B =
			wide >= deep ? [ x1 - short, top, cz ] : [ cx, top, z1 - short ];
		const front = wide >= deep ? [ B, A ] : [ A ];
		const right = wide >= deep ? [ B ] : [ B, A ];
		const left = wide >= deep ? [ A ] : [ A, B ];
		return {
			top,
			list: [
				[ [ X0, e, Z1 ], [ X0, e, Z0 ], ...left ],
				[ [ X1, e, Z0 ], [ X1, e, Z1 ], ...right ],
				[ [ X0, e, Z0 ], [ X1, e, Z0 ], ...front ],
			],
			ridge: [ A, B ],
			hips: true,
		};
	}
	if ( kind === 'mono' ) {
		const top = y + wide * pitch;
		return {
			top,
			list: [
				[
					[ X0, e, Z0 ],
					[ X0, e, Z1 ],
					[ X1, top + o * pitch, Z1 ],
					[ X1, top + o * pitch, Z0 ],
				],
			],
			frontGable: [ [ wide, h + wide * pitch ] ],
			mono: true,
		};
	}
	return { top: y + ( b.roof.parapet ?? 0.3 ), list: [], flat: true };
}

/* Every corner of a block, for its shadow. */
export function corners( b ) {
	const roof = roofOf( b );
	const y = ( b.y0 ?? 0 ) + b.h;
	const box = [ b.x0, b.x1 ].flatMap( ( x ) =>
		[ b.z0, b.z1 ].flatMap( ( z ) => [
			[ x, b.y0 ?? 0, z ],
			[ x, y, z ],
		] )
	);
	return [
		...box,
		...roof.list.flat(),
		...( roof.back ?? [] ),
		...( roof.flat ? box.map( ( [ x, , z ] ) => [ x, roof.top, z ] ) : [] ),
	];
}
