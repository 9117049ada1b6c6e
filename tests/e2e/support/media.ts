import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const FOLDER = 'demo/feeds';

export interface Upload {
	name: string;
	mimeType: string;
	buffer: Buffer;
}

/** Pictures of the demo under names of this run's own. */
export function pictures( count: number ): Upload[] {
	const demo = readdirSync( FOLDER ).filter( ( name ) => /IMG_0\d\.webp$/i.test( name ) ).slice( 0, count );
	return demo.map( ( name, place ) => ( { name: `byhand-${ place + 1 }.webp`, mimeType: 'image/webp', buffer: readFileSync( join( FOLDER, name ) ) } ) );
}

export const brochure: Upload = { name: 'byhand-brochure.pdf', mimeType: 'application/pdf', buffer: Buffer.from( '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF' ) };

/** One of the lists of files on a property's edit screen. */
export const list = ( page: Page, name: string ) => page.getByRole( 'group', { name, exact: true } );

/** The names of a list's files, in their order. */
export const files = ( page: Page, name: string ) => list( page, name ).locator( '.hh-media__item .hh-media__name [data-hh-media-name]' );

/** Uploads files in the media library's own dialog, which is open, and takes them by its button. */
export async function uploadInDialog( page: Page, chosen: Upload[], button: string ): Promise< void > {
	const dialog = page.locator( '.media-modal:visible' );
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await dialog.locator( 'input[type="file"]' ).setInputFiles( chosen );
	await expect( dialog.locator( '.attachments .attachment.selected:not(.uploading)' ) ).toHaveCount( chosen.length, { timeout: 90_000 } );
	await dialog.getByRole( 'button', { name: button } ).click();
}

/** Uploads files to one of the lists. */
export async function upload( page: Page, name: string, button: string, chosen: Upload[] ): Promise< void > {
	await list( page, name ).getByRole( 'button', { name: button } ).click();
	await uploadInDialog( page, chosen, 'Use selected' );
	await expect( files( page, name ) ).toHaveCount( chosen.length );
}
