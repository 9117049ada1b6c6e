/** Releases of a small plugin and a small theme, which PHPUnit updates: made as `npm run release` makes them, with a key that is forgotten at once. */

import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { childTheme } from './child-theme.mjs';
import { readChangelog } from './changelog.mjs';
import { publicKey, release } from './release.mjs';

const updateUri = 'https://updates.example.com/hearth/update.json';

const changelog = readChangelog( [ '1.1.0', '1.0.0', '0.9.0' ].map( ( version ) => `## ${ version } - 2026-11-2${ version[ 2 ] }\n\n### Added\n- A \`door\` & <window> of ${ version }, see [the docs](docs/a.md).\n` ).join( '\n' ) );

const text = ( path, body ) => ( { path, body: Buffer.from( body ) } );
const headers = ( kind, name, version ) => `${ kind } Name: ${ name }\nVersion: ${ version }\nRequires at least: 6.8\nRequires PHP: 8.2\nUpdate URI: false\n`;
const tiny = ( version ) => [
	{ name: 'hh-tiny', files: [ text( 'hh-tiny/hh-tiny.php', `<?php\n/*\n${ headers( 'Plugin', 'Tiny & Co', version ) }*/\n` ) ] },
	{ name: 'hh-tiny-theme', files: [ text( 'hh-tiny-theme/style.css', `/*\n${ headers( 'Theme', 'Tiny theme', version ) }*/\n` ), text( 'hh-tiny-theme/index.php', '<?php\n' ) ] },
];

/** @param {string} folder Gets a folder for each version, with its own update.json; about.json; and a child theme. */
export function makeTestReleases( folder ) {
	const { privateKey } = generateKeyPairSync( 'ed25519' );
	const files = [ '1.1.0', '1.0.0', '0.9.0' ].flatMap( ( version ) =>
		release( { packages: tiny( version ), changelog, version, tested: '7.1', updateUri, key: privateKey } ).map( ( { path, body } ) => ( { path: path === 'update.json' ? `${ version }/update.json` : path, body } ) )
	);
	files.push( text( 'about.json', JSON.stringify( { updateUri, key: publicKey( privateKey ) } ) ), ...childTheme( 'Wren & Yew' ).map( ( { path, body } ) => ( { path: `child/${ path }`, body } ) ) );
	for ( const { path, body } of files ) {
		mkdirSync( dirname( join( folder, path ) ), { recursive: true } );
		writeFileSync( join( folder, path ), body );
	}
}
