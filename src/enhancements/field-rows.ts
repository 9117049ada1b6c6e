/**
 * A field of several rows on an edit screen (core's Fields\Admin\FieldRows prints it): its button adds an empty row.
 *
 *     <fieldset data-hh-rows>
 *       <div data-hh-row><input name="viewings[0][note]"></div>
 *       <button type="button" data-hh-add-row hidden>Add another</button>
 *     </fieldset>
 */
import './field-rows/field-rows.css';

type Input = HTMLInputElement | HTMLTextAreaElement;

/** An empty row like this one, with the next number in the names of its inputs. */
function emptied( row: HTMLElement, number: number ): HTMLElement {
	const copy = row.cloneNode( true ) as HTMLElement;
	copy.querySelectorAll( '.hh-field-fault' ).forEach( ( fault ) => fault.remove() );
	copy.querySelectorAll< Input >( 'input, textarea' ).forEach( ( input ) => {
		// The number is the last but one of the name's parts: the last one says which part of the row it is.
		input.name = input.name.replace( /\[\d+\](?=\[[^[\]]*\]$)/, `[${ number }]` );
		input.value = '';
		input.removeAttribute( 'value' );
		input.removeAttribute( 'aria-invalid' );
		input.removeAttribute( 'aria-describedby' );
		if ( input instanceof HTMLTextAreaElement ) {
			input.textContent = '';
		}
	} );
	return copy;
}

document.querySelectorAll< HTMLElement >( '[data-hh-add-row]' ).forEach( ( button ) => {
	button.hidden = false;
} );
// The block editor moves its boxes about: whatever is pressed, it is found by where it stands.
document.addEventListener( 'click', ( { target } ) => {
	const button = target instanceof Element ? target.closest( '[data-hh-add-row]' ) : null;
	const rows = [ ...( button?.closest( '[data-hh-rows]' )?.querySelectorAll< HTMLElement >( '[data-hh-row]' ) ?? [] ) ];
	const last = rows.at( -1 );
	if ( ! button || ! last ) {
		return;
	}
	const row = emptied( last, rows.length );
	last.after( row );
	row.querySelector< Input >( 'input, textarea' )?.focus();
} );

export {};
