import '@wordpress/jest-console';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Two test runs on one small machine are slower than the library's one second.
configure( { asyncUtilTimeout: 5000 } );

// Tests of the build run without a browser.
if ( typeof window !== 'undefined' ) {
	// jsdom has <dialog>, but not its methods.
	if ( typeof HTMLDialogElement.prototype.showModal !== 'function' ) {
		HTMLDialogElement.prototype.showModal = function () {
			this.open = true;
		};
		HTMLDialogElement.prototype.close = function () {
			if ( this.open ) {
				this.open = false;
				this.dispatchEvent( new Event( 'close' ) );
			}
		};
	}
	// Nor the page's own loading among its measurements.
	Performance.prototype.getEntriesByType ??= () => [];
	Element.prototype.scrollIntoView ??= function () {};

	afterEach( () => {
		document.body.replaceChildren();
		for ( const cookie of document.cookie.split( '; ' ) ) {
			document.cookie = `${ cookie.split( '=' )[ 0 ] }=; Max-Age=0; Path=/`;
		}
	} );
}
