/** The tokens as CSS custom properties, and the fallback faces that hold the webfonts' place. */
export function tokensCss( tokens ) {
	const value = ( entry ) => ( typeof entry === 'string' ? entry : entry.value );
	const group = ( prefix, entries ) =>
		Object.entries( entries ).map( ( [ key, entry ] ) => `\t--hh-${ prefix }-${ key }: ${ value( entry ) };` );

	const properties = [
		...group( 'color', tokens.color ),
		...group( 'space', tokens.space ),
		...Object.entries( tokens.font ).map( ( [ key, font ] ) => `\t--hh-font-${ key }: ${ font.stack };` ),
		...group( 'text', tokens.text ),
		...group( 'radius', tokens.radius ),
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
