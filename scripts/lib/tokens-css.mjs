import { propertyOf } from './presets.mjs';

/**
 * The tokens as CSS custom properties, and the fallback faces that hold the webfonts' place. What a firm changes under
 * WordPress's Styles comes as WordPress's own properties; the values here are for pages without them.
 */
export function tokensCss( tokens ) {
	const value = ( entry ) => ( typeof entry === 'string' ? entry : entry.value );
	const group = ( prefix, entries ) =>
		Object.entries( entries ).map( ( [ key, entry ] ) => `\t--hh-${ prefix }-${ key }: ${ value( entry ) };` );
	const preset = ( prefix, entries ) =>
		Object.entries( entries ).map( ( [ key, entry ] ) => {
			const [ own, property ] = [ `--hh-${ prefix }-${ key }`, propertyOf( prefix, key ) ];
			return `\t${ own }: ${ own === property ? value( entry ) : `var(${ property }, ${ value( entry ) })` };`;
		} );

	const properties = [
		...preset( 'color', tokens.color ),
		...group( 'space', tokens.space ),
		...preset( 'font', Object.fromEntries( Object.entries( tokens.font ).map( ( [ key, font ] ) => [ key, font.stack ] ) ) ),
		...preset( 'text', tokens.text ),
		...preset( 'radius', tokens.radius ),
		...group( 'shadow', tokens.shadow ),
		...group( 'motion', tokens.motion ),
		...group( 'layout', tokens.layout ),
	];

	return [
		'/* Made from tokens.json by `npm run tokens`: change it there. */',
		...Object.values( tokens.font ).flatMap( fallbackFaces ),
		`:root {\n${ properties.join( '\n' ) }\n}`,
		'',
		'@media (prefers-reduced-motion: reduce) {',
		`\n\t:root {\n${ Object.keys( tokens.motion ).map( ( key ) => `\t\t--hh-motion-${ key }: 0ms;` ).join( '\n' ) }\n\t}\n}`,
		'',
	].join( '\n' );
}

function fallbackFaces( font ) {
	return font.fallback.map( ( face ) =>
		[
			'@font-face {',
			`\tfont-family: "${ font.name } fallback${ face.on ? ` on ${ face.on }` : '' }";`,
			`\tsrc: ${ face.local.map( ( name ) => `local("${ name }")` ).join( ', ' ) };`,
			`\tfont-style: ${ face.style };`,
			`\tsize-adjust: ${ face.sizeAdjust };`,
			`\tascent-override: ${ face.ascent };`,
			`\tdescent-override: ${ face.descent };`,
			'\tline-gap-override: 0%;',
			'}\n',
		].join( '\n' )
	);
}
