/**
 * Sections of an edit screen (core's Fields\Admin\SectionFold prints them). What a person opens or folds is remembered in
 * WordPress's user settings; a link to a field, and the browser's own complaint about one, unfold its section.
 *
 *     <details data-hh-section="price" data-hh-setting="hh_sections_hpapi_property"> … </details>
 */
import './field-sections/field-sections.css';

interface UserSettings {
	getUserSetting?: ( name: string, otherwise: string ) => string;
	setUserSetting?: ( name: string, value: string ) => void;
}

const wordpress = () => window as unknown as UserSettings;

/** All sections of a screen in one setting, as `price1-rights0`: a cookie holds them. */
function remember( { open, dataset: { hhSection = '', hhSetting = '' } }: HTMLDetailsElement ): void {
	const { getUserSetting, setUserSetting } = wordpress();
	const others = ( getUserSetting?.( hhSetting, '' ) ?? '' ).split( '-' ).filter( ( one ) => one !== '' && one.slice( 0, -1 ) !== hhSection );
	setUserSetting?.( hhSetting, [ ...others, `${ hhSection }${ open ? 1 : 0 }` ].join( '-' ) );
}

function unfold( element: Element | null ): void {
	const section = element?.closest< HTMLDetailsElement >( 'details.hh-fields' );
	if ( section ) {
		section.open = true;
	}
}

// By hand alone: what a link or a fault opens is of this moment. The click comes before the section opens.
document.addEventListener( 'click', ( event ) => {
	const target = event.target instanceof Element ? event.target : null;
	const section = target?.closest( 'summary' )?.parentElement;
	if ( section instanceof HTMLDetailsElement && section.dataset.hhSection ) {
		section.addEventListener( 'toggle', () => remember( section ), { once: true } );
	}
	const address = target?.closest( 'a' )?.getAttribute( 'href' ) ?? '';
	if ( address.startsWith( '#' ) ) {
		unfold( document.getElementById( address.slice( 1 ) ) );
	}
} );
// A field that the browser finds wrong could not be shown where it is folded away, and the form would not be sent.
document.addEventListener( 'invalid', ( event ) => unfold( event.target instanceof Element ? event.target : null ), true );

export {};
