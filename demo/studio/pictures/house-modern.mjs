import { band } from './bands.mjs';

export function modern( rng ) {
	const timber = rng.pick( [ '#a98660', '#8f7a60', '#3a3d3a', '#b79a74' ] );
	const pale = rng.pick( [ '#efeade', '#e2dccb', '#b99b7c' ] );
	const dark = '#3d4543';
	const variant = rng.pick( [ 'gable', 'slab', 'mono' ] );
	const frame = { frame: dark, kind: 'plain', sill: false };
	const seam = {
		material: 'seam',
		colour: rng.pick( [ '#5f686a', '#4c5454', '#77736a' ] ),
		over: 0.25,
	};
	if ( variant === 'gable' ) {
		const left = {
			x0: 0,
			x1: 6.4,
			z0: 0,
			z1: 10,
			h: 4.6,
			bands: [ band( 'upright', timber ) ],
			barge: dark,
			roof: { kind: 'z', pitch: 1.05, ...seam },
			openings: {
				front: [
					{ ...frame, u: 0.7, v: 0.1, w: 5, h: 2.5, across: 4 },
					{ ...frame, u: 1.2, v: 3, w: 4, h: 2.6, across: 4 },
				],
			},
		};
		const right = {
			x0: 8.6,
			x1: 15,
			z0: -1,
			z1: 9,
			h: 4.6,
			bands: [ band( 'brick', pale ) ],
			barge: dark,
			roof: { kind: 'z', pitch: 1.05, ...seam },
			openings: {
				front: [
					{ ...frame, u: 0.7, v: 0.1, w: 3, h: 2.4, across: 2 },
					{ ...frame, u: 2.2, v: 3.2, w: 2, h: 2.4, across: 2 },
				],
				right: [
					{ ...frame, u: 1.2, v: 0.8, w: 2.6, h: 1.4, across: 3 },
					{ ...frame, u: 5, v: 0.8, w: 1.2, h: 1.4 },
				],
			},
		};
		const link = {
			x0: 6.4,
			x1: 8.6,
			z0: 1.6,
			z1: 7,
			h: 2.8,
			bands: [ band( 'plain', dark ) ],
			roof: { kind: 'flat', parapet: 0.1, colour: '#5f686a' },
			openings: {
				front: [
					{
						type: 'door',
						kind: 'glazed',
						u: 0.3,
						w: 1.6,
						h: 2.4,
						leaves: 2,
						colour: timber,
						frame: dark,
					},
				],
			},
		};
		return {
			items: [ link, left, right ],
			size: { x0: 0, x1: 15, z1: 9, top: 8.2 },
			door: 7.5,
			setting: 'gravel',
			angle: 0.3,
		};
	}
	const ground = {
		x0: 0,
		x1: 15,
		z0: 0,
		z1: 8,
		h: 2.9,
		bands: [ band( variant === 'slab' ? 'brick' : 'render', pale ) ],
		roof: { kind: 'flat', parapet: 0.2, colour: '#cfc8b6' },
		openings: {
			front: [
				{ ...frame, u: 0.8, v: 0.08, w: 6, h: 2.5, across: 4 },
				{
					type: 'door',
					kind: 'plank',
					u: 8,
					w: 1.2,
					h: 2.3,
					colour: timber,
					frame: dark,
				},
				{ ...frame, u: 10.4, v: 0.08, w: 3.8, h: 2.5, across: 3 },
			],
			right: [ { ...frame, u: 1.4, v: 0.9, w: 3.5, h: 1.2, across: 3 } ],
		},
	};
	const upper =
		variant === 'slab'
			? {
					x0: 4.6,
					x1: 16.2,
					z0: -1.4,
					z1: 6.6,
					y0: 3.05,
					h: 2.9,
					bands: [ band( 'upright', timber ) ],
					roof: { kind: 'flat', parapet: 0.2, colour: '#4c5454' },
					openings: {
						front: [
							{
								...frame,
								u: 0.9,
								v: 0.4,
								w: 4.4,
								h: 2.1,
								across: 3,
							},
							{
								...frame,
								u: 7.4,
								v: 0.4,
								w: 3,
								h: 2.1,
								across: 2,
							},
						],
						right: [
							{
								...frame,
								u: 1.5,
								v: 0.6,
								w: 2.4,
								h: 1.8,
								across: 2,
							},
						],
					},
				}
			: {
					x0: 4.6,
					x1: 15,
					z0: 0.3,
					z1: 7.6,
					y0: 3.05,
					h: 2.2,
					bands: [ band( 'upright', timber ) ],
					roof: { kind: 'mono', pitch: 0.2, ...seam, over: 0.5 },
					openings: {
						front: [
							{
								...frame,
								u: 0.9,
								v: 0.35,
								w: 3.6,
								h: 1.7,
								across: 3,
							},
							{
								...frame,
								u: 6,
								v: 0.35,
								w: 3.4,
								h: 2.4,
								across: 3,
							},
						],
						right: [
							{
								...frame,
								u: 1.5,
								v: 0.6,
								w: 2.4,
								h: 1.8,
								across: 2,
							},
						],
					},
				};
	return {
		items: [ ground, upper ],
		size: { x0: 0, x1: 16, z1: 8, top: 7 },
		door: 8.6,
		setting: rng.pick( [ 'gravel', 'garden' ] ),
		angle: 0.42,
	};
}
