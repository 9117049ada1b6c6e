/** A package's readme.txt, as WordPress wants it: from its header and the changelog, so nothing is written twice. */

import { changelogText } from './changelog.mjs';
import { packageHeaders } from './package-headers.mjs';

/** So many versions: a reader looks for what is new. */
const versions = 5;

/**
 * @param {string}                              name      Zip and top folder in it.
 * @param {Array<{ path: string, body: Buffer }>} files     What is in it.
 * @param {import('./changelog.mjs').Version[]} changelog Newest first.
 * @param {string}                              tested    The WordPress it was tested with, e.g. `7.1`.
 * @return {{ path: string, body: Buffer }} One file more.
 */
export function readmeTxt( name, files, changelog, tested ) {
	const [ { type, values } ] = packageHeaders( files );
	const lines = [
		`=== ${ values[ 'Plugin Name' ] ?? values[ 'Theme Name' ] } ===`,
		`Requires at least: ${ values[ 'Requires at least' ] }`,
		`Tested up to: ${ tested }`,
		`Requires PHP: ${ values[ 'Requires PHP' ] }`,
		`Stable tag: ${ values.Version }`,
		`License: ${ values.License }`,
		`License URI: ${ values[ 'License URI' ] }`,
		'',
		values.Description,
		'',
		'== Description ==',
		'',
		values.Description,
		'',
		'== Installation ==',
		'',
		type === 'theme'
			? `Upload the zip under Appearance → Themes → Add theme, then activate it. Its plugins are packages of their own.`
			: `Upload the zip under Plugins → Add plugin, then activate it.${ values[ 'Requires Plugins' ] ? ` It needs ${ values[ 'Requires Plugins' ] }.` : '' }`,
		'',
		'== Changelog ==',
		'',
		changelogText( changelog.slice( 0, versions ) ),
		'',
	];
	return { path: `${ name }/readme.txt`, body: Buffer.from( lines.join( '\n' ) ) };
}
