/* global Image -- the callbacks of page.evaluate run in Chromium */
 
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { mix, rgb } from './colour.mjs';
import { palettePng } from './png.mjs';

/* Floorplans are one ink on white: sixteen steps between the two. */
const STEPS = Array.from( { length: 16 }, ( _, i ) =>
	mix( rgb( '#17261f' ), rgb( '#ffffff' ), i / 15 ).map( Math.round )
);

/* The browser that draws the demo's pictures. */
export const executablePath = process.env.CHROMIUM ?? [ '/usr/bin/chromium-headless-shell', '/usr/bin/chromium' ].find( existsSync );

/* Turns SVG into PNG in one Chromium page. */
export async function openPrinter() {
	const browser = await chromium.launch( {
		executablePath,
		args: [ '--no-sandbox' ],
	} );
	const page = await browser.newPage();
	await page.setContent( '<canvas></canvas>' );
	const print = async ( { svg, width, height } ) => {
		const pixels = await page.evaluate(
			async ( [ scene, w, h ] ) => {
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
				const { data } = canvas
					.getContext( '2d' )
					.getImageData( 0, 0, w, h );
				const row = Math.ceil( w / 2 );
				const packed = new Uint8Array( row * h );
				for ( let y = 0; y < h; y++ ) {
					for ( let x = 0; x < w; x++ ) {
						// Green stands for brightness: the ink's is 38, the paper's 255.
						const green = data[ ( y * w + x ) * 4 + 1 ];
						const step = Math.max( 0, Math.min( 15, Math.round( ( ( green - 38 ) / 217 ) * 15 ) ) );
						packed[ y * row + ( x >> 1 ) ] |= x % 2 ? step : step << 4;
					}
				}
				let text = '';
				for ( let i = 0; i < packed.length; i += 32768 ) {
					text += String.fromCharCode( ...packed.subarray( i, i + 32768 ) );
				}
				return btoa( text );
			},
			[ svg, width, height ]
		);
		return palettePng( width, height, Buffer.from( pixels, 'base64' ), STEPS );
	};
	return {
		print,
		close: () => browser.close(),
	};
}
