/** AUC-07. `''` is the option 'any', which is chosen where nothing else is. */
export const chosenOf = ( value: string | undefined ): string[] => ( value ? value.split( ',' ) : [] );

/**
 * Choosing any clears the others and it cannot be unchecked directly; unchecking all the others is any again.
 *
 * @param chosen  What is chosen now; nothing for any.
 * @param option  The box that was clicked.
 * @param checked What the box then says.
 * @param order   All options, in their order: an address has one form, however it was clicked together.
 * @return The parameter's value; empty for any.
 */
export function choose( chosen: readonly string[], option: string, checked: boolean, order: readonly string[] ): string {
	if ( option === '' ) {
		return '';
	}
	const after = checked ? [ ...chosen, option ] : chosen.filter( ( value ) => value !== option );
	const place = ( value: string ): number => ( order.includes( value ) ? order.indexOf( value ) : order.length );
	return [ ...new Set( after ) ].sort( ( a, b ) => place( a ) - place( b ) ).join( ',' );
}
