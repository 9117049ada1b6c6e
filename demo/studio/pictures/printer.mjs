/* global Image -- the callbacks of page.evaluate run in Chromium */
 
import { chromium } from '@playwright/test';
import { mix, rgb } from './colour.mjs';
import { palettePng } from './png.mjs';

/* Floorplans are one ink on white: sixteen steps between the two. */
const STEPS = Array.from( { length: 16 }, ( _, i ) =>
	mix( rgb( '#17261f' ), rgb( '#ffffff' ), i / 15 ).map( Math.round )
);

/* Turns SVG into WebP or PNG in one Chromium page. */
export async function openPrinter( executablePath ) {
	const browser = await chromium.launch( {
		executablePath,
		args: [ '--no-sandbox' ],
	} );
	const page = await browser.newPage();
	await page.setContent( '<canvas></canvas>' );
	const print = async ( {
		svg,
		width,
		height,
		type = 'webp',
		quality = 0.6,
	} ) => {
		const url = await page.evaluate(
			async ( [ scene, w, h, kind, q ] ) => {
				const source = URL.createObjectURL(
					new Blob( [ scene ], { type: 'image/svg+xml' } )
				);
				const image = new Image();
				image.src = source;
				await image.decode();
				const canvas = document.querySelector( 'canvas' );
				canvas.width = w;
				canvas.height = h;
				canvas
					.getContext( '2d', { alpha: false } )
					.drawImage( image, 0, 0, w, h );
				URL.revokeObjectURL( source );
				if ( kind === 'png' ) {
					const { data } = canvas
						.getContext( '2d' )
						.getImageData( 0, 0, w, h );
					const row = Math.ceil( w / 2 );
					const packed = new Uint8Array( row * h );
					for ( let y = 0; y < h; y++ ) {
						for ( let x = 0; x < w; x++ ) {
							// Green stands for brightness: the ink's is 38, the paper's 255.
							const step = Math.max(
								0,
								Math.min(
									15,
									Math.round(
										( ( data[ ( y * w + x ) * 4 + 1 ] -
											38 ) /
											217 ) *
											15
									)
								)
							);
							packed[ y * row + ( x >> 1 ) ] |=
								x % 2 ? step : step << 4;
						}
					}
					let text = '';
					for ( let i = 0; i < packed.length; i += 32768 ) {
						text += String.fromCharCode(
							...packed.subarray( i, i + 32768 )
						);
					}
					return `,${ btoa( text ) }`;
				}
				return canvas.toDataURL( `image/${ kind }`, q );
			},
			[ svg, width, height, type, quality ]
		);
		const data = Buffer.from(
			url.slice( url.indexOf( ',' ) + 1 ),
			'base64'
		);
		return type === 'png' ? palettePng( width, height, data, STEPS ) : data;
	};
	return {
		print,
		/* A contact sheet of all jobs. */
		async sheet( jobs, columns, cell ) {
			const h = Math.round( ( cell * 2 ) / 3 );
			await page.setViewportSize( {
				width: columns * ( cell + 8 ),
				height: Math.ceil( jobs.length / columns ) * ( h + 8 ),
			} );
			const cells = [];
			for ( const job of jobs ) {
				const data = await print( {
					...job,
					quality: job.quality ?? 0.6,
				} );
				cells.push(
					`<img style="width:${ cell }px;height:${ h }px;object-fit:contain;background:#fff" src="data:image/${ job.type ?? 'webp' };base64,${ data.toString( 'base64' ) }">`
				);
			}
			const shot = await browser.newPage();
			await shot.setViewportSize( {
				width: columns * ( cell + 8 ),
				height: Math.ceil( jobs.length / columns ) * ( h + 8 ),
			} );
			await shot.setContent(
				`<body style="margin:0;background:#fff;display:grid;grid-template-columns:repeat(${ columns },${ cell }px);gap:8px">${ cells.join( '' ) }`,
				{ waitUntil: 'load' }
			);
			return shot.screenshot();
		},
		close: () => browser.close(),
	};
}
