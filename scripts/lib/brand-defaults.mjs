import { propertyOf } from './presets.mjs';

/** What core knows of the design: each value with WordPress's property for it, and the pairs of colours that must be readable. */
export function brandDefaults( tokens ) {
	const group = ( name, entries, value ) =>
		Object.fromEntries( Object.entries( entries ).map( ( [ slug, entry ] ) => [ slug, { property: propertyOf( name, slug ), ...value( entry ) } ] ) );
	return {
		color: group( 'color', tokens.color, ( { name, value } ) => ( { name, value } ) ),
		contrast: tokens.contrast,
		font: group( 'font', tokens.font, ( { name, stack, faces } ) => ( { name, value: stack, preload: faces.filter( ( { preload } ) => preload ).map( ( { file } ) => file ) } ) ),
		fontChoice: Object.values( tokens.fontChoice ).map( ( { name, stack } ) => ( { name, value: stack } ) ),
		text: group( 'text', tokens.text, ( { value } ) => ( { value } ) ),
		radius: group( 'radius', tokens.radius, ( value ) => ( { value } ) ),
	};
}
