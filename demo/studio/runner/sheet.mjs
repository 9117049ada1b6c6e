/** The contact sheet: every finished picture at the size of a card, to be looked at together. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pictureFile } from './files.mjs';

/** ImageMagick's own default is a font that Debian has not: the system's, where it tells. */
function font() {
	const found = spawnSync( 'fc-match', [ '-f', '%{file}', 'sans-serif' ] );
	return found.status === 0 ? [ '-font', String( found.stdout ) ] : [];
}

export function sheet( jobs, file, columns = 6 ) {
	// Shrunk as they are read: hundreds of whole ones are more than ImageMagick takes.
	const cells = jobs.filter( ( job ) => existsSync( pictureFile( job ) ) ).flatMap( ( job ) => [ '-label', `${ job.reference } ${ job.name }`, `${ pictureFile( job ) }[360x240]` ] );
	mkdirSync( dirname( file ), { recursive: true } );
	const done = spawnSync( 'montage', [ ...cells, '-tile', `${ columns }x`, '-geometry', '360x240+6+4', ...font(), '-pointsize', '11', '-fill', '#22302b', '-background', '#f6f1e6', '-quality', '78', file ] );
	if ( done.error || done.status !== 0 ) {
		throw new Error( `The contact sheet needs ImageMagick (apt-get install --no-install-recommends imagemagick). ${ done.stderr ?? '' }` );
	}
	return cells.length / 3;
}
