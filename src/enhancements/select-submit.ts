/**
 * Sends a form as soon as a select in it changes, so that sorting a list takes one step.
 *
 *     <form method="get" data-hh-select-submit>
 *         <select name="sort_by">…</select>
 *         <button type="submit" data-hh-select-submit-button>Sort</button>
 *     </form>
 *
 * Without JavaScript the button does it; here it is hidden. With the keyboard a select fires `change` at every
 * arrow press where its list is closed, so a form waits until the select is left or Enter is pressed.
 */
const KEYBOARD_KEYS = [ 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown' ];

function enhance( form: HTMLFormElement ): void {
	let isSent = false;
	const send = () => {
		// Leaving the page takes the focus off the select, which would send it twice.
		if ( ! isSent ) {
			isSent = true;
			form.requestSubmit();
		}
	};
	// The browser brings a page back from its memory as it was left.
	window.addEventListener( 'pageshow', () => {
		isSent = false;
	} );
	for ( const button of form.querySelectorAll< HTMLElement >( '[data-hh-select-submit-button]' ) ) {
		button.hidden = true;
	}
	for ( const select of form.querySelectorAll( 'select' ) ) {
		let byKeyboard = false;
		let changed = false;
		select.addEventListener( 'keydown', ( event ) => {
			byKeyboard = byKeyboard || KEYBOARD_KEYS.includes( event.key ) || event.key.length === 1;
			if ( event.key === 'Enter' && changed ) {
				send();
			}
		} );
		select.addEventListener( 'pointerdown', () => {
			byKeyboard = false;
		} );
		select.addEventListener( 'change', () => {
			changed = true;
			if ( ! byKeyboard ) {
				send();
			}
		} );
		select.addEventListener( 'blur', () => {
			if ( changed ) {
				send();
			}
		} );
	}
}

for ( const form of document.querySelectorAll< HTMLFormElement >( 'form[data-hh-select-submit]' ) ) {
	enhance( form );
}

export {};
