import { controlAt, CONTROLS, labelOf, placeOf, type ControlPlace } from './control-place';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values of a form's fields by name, several where several are chosen; an unchecked box is not in it. */
export type FormValues = Record< string, string[] >;

/** Where the focus is in what the server has printed: on a field, or on a link, a button or a line that opens. */
export type FallbackFocus = FieldFocus | ControlFocus;

/** Which field has the focus, and where its cursor is. */
interface FieldFocus {
	name: string;
	value: string;
	selection: [ number, number ] | null;
}

interface ControlFocus {
	tag: string;
	/** What it is called. */
	label: string;
	/** Of a link, else null. */
	href: string | null;
	place: ControlPlace;
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
	if ( ! active || ! nodes.some( ( node ) => node.contains( active ) ) ) {
		return null;
	}
	if ( ! active.matches( FIELDS ) ) {
		return active.matches( CONTROLS ) ? { tag: active.localName, label: labelOf( active ), href: active.getAttribute( 'href' ), place: placeOf( nodes.filter( ( node ) => node instanceof Element ), active ) } : null;
	}
	const field = active as Field;
	// Numbers, emails and selects have no readable cursor.
	const start = 'selectionStart' in field ? field.selectionStart : null;
	const end = 'selectionEnd' in field ? field.selectionEnd : null;
	return { name: field.name, value: field.value, selection: start === null || end === null ? null : [ start, end ] };
}

/** Puts the focus on the field of that name, among radios on the one with that value; or on what is called and leads the same. */
export function restoreFocus( element: ParentNode, focus: FallbackFocus | null ): void {
	if ( ! focus ) {
		return;
	}
	if ( 'tag' in focus ) {
		const alike = [ ...element.querySelectorAll< HTMLElement >( focus.tag ) ].filter( ( one ) => focus.href === null || one.getAttribute( 'href' ) === focus.href );
		( alike.find( ( one ) => labelOf( one ) === focus.label ) ?? ( focus.href === null ? undefined : alike[ 0 ] ) ?? controlAt( element, focus.place ) )?.focus( { preventScroll: true } );
		return;
	}
	const named = [ ...element.querySelectorAll< Field >( FIELDS ) ].filter( ( field ) => field.name === focus.name );
	const field = named.find( ( candidate ) => candidate.value === focus.value ) ?? named[ 0 ];
	field?.focus( { preventScroll: true } );
	if ( focus.selection && field && 'setSelectionRange' in field ) {
		// What the component has kept comes into a field that was empty. A visitor who is about to type there replaces it.
		const range: [ number, number ] = focus.value === '' ? [ 0, field.value.length ] : focus.selection;
		field.setSelectionRange( ...range );
	}
}

/** The one value of a field, or what stands for none. */
export function valueOf( values: FormValues, name: string, none = '' ): string {
	return values[ name ]?.[ 0 ] ?? none;
}
