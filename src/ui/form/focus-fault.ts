/**
 * Puts the focus on a field that is wrong, with its label and error in view: of a group on the chosen option, else the
 * first, and the group's legend stays in sight.
 */
export function focusFault( form: HTMLFormElement | null, name: string ): void {
	const fields = [ ...( form?.querySelectorAll< HTMLInputElement >( `[name="${ name }"]` ) ?? [] ) ];
	const field = fields.find( ( one ) => one.checked ) ?? fields[ 0 ];
	field?.focus();
	const frame = field?.closest( '.hh-field' );
	( frame?.querySelector( 'legend' ) ?? frame )?.scrollIntoView( { block: 'nearest' } );
}
