// Prints the demo's brochure, demo/people/brochure-the-hill.pdf: `node demo/studio/print-brochure.mjs`.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { executablePath } from './plans/printer.mjs';

const demo = join( dirname( fileURLToPath( import.meta.url ) ), '../../demo' );
const picture = ( name ) => `data:image/webp;base64,${ readFileSync( join( demo, `pictures/CRB_1002/${ name }.webp` ) ).toString( 'base64' ) }`;

const page = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>The Hill, Cranbrook</title><style>
	@page { size: A4; margin: 18mm; }
	body { color: #14231b; font: 11pt/1.5 Georgia, serif; }
	img { display: block; width: 100%; }
	h1 { font-size: 26pt; font-weight: 400; margin: 8mm 0 2mm; }
	p { margin: 0 0 3mm; max-width: 130mm; }
	.pair { display: grid; gap: 4mm; grid-template-columns: 1fr 1fr; margin-top: 6mm; }
	small { border-top: .3mm solid #857c69; color: #59635a; display: block; margin-top: 8mm; padding-top: 3mm; }
</style></head><body>
	<img src="${ picture( 'front' ) }" alt="The front of the house">
	<h1>The Hill, Cranbrook</h1>
	<p>A house at the top of the town, with the church below it and the Weald beyond. The rooms are generous, the stairs are easy and the garden is on the side of the sun.</p>
	<div class="pair"><img src="${ picture( 'living' ) }" alt="The drawing room"><img src="${ picture( 'hall' ) }" alt="The hall"></div>
	<small>Hearth &amp; Hammer, 14 High Street, Cranbrook TN17 3HF. 01632 960 123. Prepared with care; measure before you buy curtains.</small>
</body></html>`;

const browser = await chromium.launch( { executablePath, args: [ '--no-sandbox' ] } );
const sheet = await browser.newPage();
await sheet.setContent( page, { waitUntil: 'load' } );
// As JPEG, which a PDF keeps as it is; WebP would be unfolded into something ten times as large.
await sheet.evaluate( () =>
	Promise.all(
		[ ...document.images ].map( async ( image ) => {
			const canvas = Object.assign( document.createElement( 'canvas' ), { width: 900, height: Math.round( ( 900 * image.naturalHeight ) / image.naturalWidth ) } );
			canvas.getContext( '2d' ).drawImage( image, 0, 0, canvas.width, canvas.height );
			image.src = canvas.toDataURL( 'image/jpeg', 0.72 );
			await image.decode();
		} )
	)
);
await sheet.pdf( { path: join( demo, 'people/brochure-the-hill.pdf' ), format: 'A4', tagged: true, preferCSSPageSize: true } );
await browser.close();
