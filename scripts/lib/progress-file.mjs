/** Remembers which steps of a site's set-up are finished, so that one that failed is taken up where it stopped. */

import { join } from 'node:path';
import { readJson, writeFile } from './files.mjs';

export class ProgressFile {
	/** @param {string} site Folder of the site. */
	constructor( site ) {
		this.file = join( site, 'setup.json' );
		this.done = readJson( this.file, [] );
	}

	/** The database is gone, and with it all that was done. */
	forget() {
		this.done = [];
		writeFile( this.file, JSON.stringify( this.done ) );
	}

	has( step ) {
		return this.done.includes( step );
	}

	/**
	 * @param {string}              step Name of the step.
	 * @param {() => Promise<void>} work Throws when it fails; then the step stays open.
	 */
	async once( step, work ) {
		if ( ! this.has( step ) ) {
			await work();
			this.done.push( step );
			writeFile( this.file, JSON.stringify( this.done ) );
		}
	}
}
