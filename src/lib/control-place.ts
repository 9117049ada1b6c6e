/**
 * Where a control of the server's HTML is, so that the same one can be found in what a component has drawn: the
 * elements and classes are the same, but a link to a picture may be a button there.
 */
export interface ControlPlace {
	classes: string[];
	label: string;
	/** Among the controls of these classes. */
	index: number;
}

export const CONTROLS = 'a[href], button, summary';

export const labelOf = ( control: Element ): string => control.getAttribute( 'aria-label' ) ?? control.textContent?.trim() ?? '';

const alike = ( roots: ParentNode[], classes: string[] ): HTMLElement[] =>
	roots
		.flatMap( ( root ) => [ ...( root instanceof HTMLElement && root.matches( CONTROLS ) ? [ root ] : [] ), ...root.querySelectorAll< HTMLElement >( CONTROLS ) ] )
		.filter( ( control ) => classes.every( ( name ) => control.classList.contains( name ) ) );

/** @param roots The server's HTML: the island, or its elements. */
export function placeOf( roots: ParentNode[], control: Element ): ControlPlace {
	const classes = [ ...control.classList ];
	return { classes, label: labelOf( control ), index: alike( roots, classes ).indexOf( control as HTMLElement ) };
}

export function controlAt( root: ParentNode, { classes, label, index }: ControlPlace ): HTMLElement | undefined {
	const found = alike( [ root ], classes );
	const named = label === '' ? [] : found.filter( ( control ) => labelOf( control ) === label );
	return named.length === 1 ? named[ 0 ] : found[ index ];
}
