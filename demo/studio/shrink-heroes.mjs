#!/usr/bin/env node
/**
 * Cuts the heroes of the theme (2000 px wide, draw-pictures.mjs --heroes) to the widths that smaller screens load:
 * node demo/studio/shrink-heroes.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/* The widths that theme/inc/HeroPicture.php knows. */
const WIDTHS = [ 800, 1400 ];
const QUALITY = 0.62;
const folder = join(
	dirname( fileURLToPath( import.meta.url ) ),
	'../../theme/assets/pictures'
);

const browser = await chromium.launch( {
	executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
	args: [ '--no-sandbox' ],
} );
try {
	const page = await browser.newPage();
	for ( const file of readdirSync( folder ).filter( ( name ) =>
		/^hero-[a-z0-9]+\.webp$/.test( name )
	) ) {
		const source = `data:image/webp;base64,${ readFileSync(
			join( folder, file ),
			'base64'
		) }`;
		for ( const width of WIDTHS ) {
			const data = await page.evaluate(
				async ( [ from, wide, quality ] ) => {
					/* global Image, createImageBitmap -- runs in Chromium */
					const image = new Image();
					image.src = from;
					await image.decode();
					const high = Math.round(
						( image.height * wide ) / image.width
					);
					const bitmap = await createImageBitmap( image, {
						resizeWidth: wide,
						resizeHeight: high,
						resizeQuality: 'high',
					} );
					const canvas = document.createElement( 'canvas' );
					canvas.width = wide;
					canvas.height = high;
					canvas.getContext( '2d' ).drawImage( bitmap, 0, 0 );
					return canvas.toDataURL( 'image/webp', quality );
				},
				[ source, width, QUALITY ]
			);
			const bytes = Buffer.from( data.split( ',' )[ 1 ], 'base64' );
			writeFileSync(
				join( folder, file.replace( '.webp', `-${ width }.webp` ) ),
				bytes
			);
			process.stdout.write(
				`${ file } ${ width } px: ${ bytes.length } bytes\n`
			);
		}
	}
} finally {
	await browser.close();
}
