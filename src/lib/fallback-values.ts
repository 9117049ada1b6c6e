type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values of a form's fields by name, several where several are chosen; an unchecked box is not in it. */
export type FormValues = Record< string, string[] >;

/** Which field has the focus, and where the cursor stands. */
export interface FallbackFocus {
	name: string;
	value: string;
	selection: [ number, number ] | null;
}

const FIELDS = 'input[name], select[name], textarea[name]';

/**
 * @param element Whose named fields are read.
 */
export function readFallbackValues( element: ParentNode ): FormValues {
	const values: FormValues = {};
	for ( const field of element.querySelectorAll< Field >( FIELDS ) ) {
		const isChoice = field instanceof HTMLInputElement && ( field.type === 'radio' || field.type === 'checkbox' );
		if ( field.disabled || ( isChoice && ! field.checked ) ) {
			continue;
		}
		const chosen =
			field instanceof HTMLSelectElement
				? [ ...field.selectedOptions ].map( ( option ) => option.value )
				: [ field.value ];
		values[ field.name ] = [ ...( values[ field.name ] ?? [] ), ...chosen ];
	}
	return values;
}

/**
 * @param nodes The server's HTML.
 * @return Null where the focus is elsewhere.
 */
export function readFallbackFocus( nodes: Node[] ): FallbackFocus | null {
	const active = document.activeElement;
	if ( ! active?.matches( FIELDS ) || ! nodes.some( ( node ) => node.contains( active ) ) ) {
		return null;
	}
	const field = active as Field;
	// Numbers, emails and selects have no readable cursor.
	const start = 'selectionStart' in field ? field.selectionStart : null;
	const end = 'selectionEnd' in field ? field.selectionEnd : null;
	return { name: field.name, value: field.value, selection: start === null || end === null ? null : [ start, end ] };
}

/** Puts the focus on the field of that name: among radios on the one with that value. */
export function restoreFocus( element: ParentNode, focus: FallbackFocus | null ): void {
	if ( ! focus ) {
		return;
	}
	const named = [ ...element.querySelectorAll< Field >( FIELDS ) ].filter( ( field ) => field.name === focus.name );
	const field = named.find( ( candidate ) => candidate.value === focus.value ) ?? named[ 0 ];
	field?.focus( { preventScroll: true } );
	if ( focus.selection && field && 'setSelectionRange' in field ) {
		field.setSelectionRange( ...focus.selection );
	}
}

/** The one value of a field, or what stands for none. */
export function valueOf( values: FormValues, name: string, none = '' ): string {
	return values[ name ]?.[ 0 ] ?? none;
}
