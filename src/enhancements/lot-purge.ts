/**
 * PURGE-01 to PURGE-05: staff clear the cache of a lot's pictures. ImageCache\PurgeButton prints both, with all words.
 *
 *     <button data-hh-purge="https://…/purge" data-hh-purge-lot="12" data-hh-purge-nonce="…">Purge image cache</button>
 *     <dialog data-hh-purge-dialog data-missing="…" data-unexpected="…" data-failed="…" data-done="…" data-success="…" data-fail="…" data-working="…">
 *         <h2></h2> <ul></ul> <button data-hh-purge-close>OK</button>
 *     </dialog>
 *
 * Lots come and go with the filters, so one listener hears all buttons.
 */
import type { PurgeAnswer } from '../contract/generated/auctions/purge-answer';
import { decodeText } from '../lib/decode';

type Picture = PurgeAnswer[ 'response' ][ number ];

function isPicture( value: unknown ): value is Picture {
	const { image, success, message } = ( value ?? {} ) as Partial< Picture >;
	return typeof image === 'string' && typeof success === 'boolean' && typeof message === 'string';
}

/** Null where the answer does not say what became of the pictures. */
function picturesIn( answer: unknown ): Picture[] | null {
	const response = ( answer as { response?: unknown } | null )?.response;
	return Array.isArray( response ) && response.every( isPicture ) ? response : null;
}

class PurgeDialog {
	constructor( private readonly dialog: HTMLDialogElement ) {}

	word( name: string ): string {
		return this.dialog.dataset[ name ] ?? '';
	}

	tell( heading: string, pictures: Picture[] = [] ): void {
		const title = this.dialog.querySelector( 'h2' );
		const list = this.dialog.querySelector( 'ul' );
		if ( title ) {
			title.textContent = heading;
		}
		if ( list ) {
			list.replaceChildren( ...pictures.map( ( picture ) => this.line( picture ) ) );
			list.hidden = pictures.length === 0;
		}
		if ( ! this.dialog.open ) {
			this.dialog.showModal();
		}
	}

	private line( { image, success, message }: Picture ): HTMLLIElement {
		const line = document.createElement( 'li' );
		const outcome = document.createElement( 'strong' );
		outcome.textContent = this.word( success ? 'success' : 'fail' );
		const name = image.split( '/' ).pop() ?? image;
		line.append( outcome, ` ${ decodeText( name ) }: ${ message }` );
		return line;
	}
}

async function purge( button: HTMLElement, dialog: PurgeDialog ): Promise< void > {
	if ( ! button.dataset.hhPurgeLot || ! button.dataset.hhPurge ) {
		dialog.tell( dialog.word( 'missing' ) );
		return;
	}
	// Whoever waits keeps the button's place, and no second click asks twice.
	if ( button.getAttribute( 'aria-disabled' ) === 'true' ) {
		return;
	}
	const label = button.textContent;
	button.setAttribute( 'aria-disabled', 'true' );
	button.textContent = dialog.word( 'working' );
	try {
		const answer = await fetch( button.dataset.hhPurge, {
			method: 'POST',
			credentials: 'same-origin',
			headers: { 'X-WP-Nonce': button.dataset.hhPurgeNonce ?? '' },
		} );
		if ( ! answer.ok ) {
			throw new Error( String( answer.status ) );
		}
		const pictures = picturesIn( await answer.json().catch( () => null ) );
		dialog.tell( dialog.word( pictures ? 'done' : 'unexpected' ), pictures ?? [] );
	} catch {
		dialog.tell( dialog.word( 'failed' ) );
	} finally {
		button.removeAttribute( 'aria-disabled' );
		button.textContent = label;
	}
}

document.addEventListener( 'click', ( event ) => {
	const clicked = event.target instanceof Element ? event.target : null;
	clicked?.closest( '[data-hh-purge-close]' )?.closest( 'dialog' )?.close();
	const button = clicked?.closest< HTMLElement >( '[data-hh-purge]' );
	const dialog = document.querySelector< HTMLDialogElement >( 'dialog[data-hh-purge-dialog]' );
	if ( button && dialog ) {
		event.preventDefault();
		void purge( button, new PurgeDialog( dialog ) );
	}
} );
