/**
 * Staff's answers in the admin: who else has the thread open, and a draft that no lost page takes away.
 *
 * | hook                        | what happens                                                                     |
 * |-----------------------------|----------------------------------------------------------------------------------|
 * | `[data-hh-reply-desk]`      | the thread: its source, with `-thread` its number and `-seen` the last answer's  |
 * | `[data-hh-reply-presence]`  | a status: who else has it open, and whether an answer came (WordPress heartbeat) |
 * | `[data-hh-reply-form]`      | the form: what is typed is kept for this tab until it was sent                   |
 *
 * Without JavaScript the page says both when it is opened, and a second answer is still refused with a warning.
 */
import './reply-desk/reply-desk.css';

interface Heartbeat {
	hooks?: { addAction: ( name: string, namespace: string, callback: ( data: Record< string, unknown > ) => void ) => void };
	heartbeat?: { interval: ( seconds: number ) => void };
}

const SECONDS = 15;
const SPACE = 'hearth-hammer/reply-desk';

function watch( desk: HTMLElement ): void {
	const { hooks, heartbeat } = ( window as { wp?: Heartbeat } ).wp ?? {};
	const place = desk.querySelector( '[data-hh-reply-presence]' );
	if ( ! hooks || ! place ) {
		return;
	}
	hooks.addAction( 'heartbeat.send', SPACE, ( data ) => {
		data.hh_reply = { source: desk.dataset.hhReplyDesk, thread: desk.dataset.hhReplyThread, seen: desk.dataset.hhReplySeen };
	} );
	hooks.addAction( 'heartbeat.tick', SPACE, ( answer ) => {
		// The same words again would be read out again.
		if ( typeof answer.hh_reply === 'string' && answer.hh_reply !== place.textContent ) {
			place.textContent = answer.hh_reply;
		}
	} );
	heartbeat?.interval( SECONDS );
}

/** A browser may refuse to keep anything: then there is no draft, and nothing breaks. */
function storage(): Storage | null {
	try {
		return window.sessionStorage;
	} catch {
		return null;
	}
}

function keepDraft( desk: HTMLElement ): void {
	const field = desk.querySelector< HTMLTextAreaElement >( '[data-hh-reply-form] textarea' );
	const drafts = storage();
	if ( ! field || ! drafts ) {
		return;
	}
	const key = `hh-reply-${ desk.dataset.hhReplyDesk }-${ desk.dataset.hhReplyThread }`;
	if ( new URLSearchParams( window.location.search ).get( 'hh_reply' ) === 'sent' && field.value === '' && drafts.getItem( `${ key }-sent` ) ) {
		drafts.removeItem( key );
	}
	drafts.removeItem( `${ key }-sent` );
	// What stands there was refused a moment ago, or typed before this script ran: it is newer than any draft.
	if ( field.value === '' ) {
		field.value = drafts.getItem( key ) ?? '';
	} else {
		drafts.setItem( key, field.value );
	}
	field.addEventListener( 'input', () => drafts.setItem( key, field.value ) );
	field.form?.addEventListener( 'submit', () => drafts.setItem( `${ key }-sent`, '1' ) );
}

document.querySelectorAll< HTMLElement >( '[data-hh-reply-desk]' ).forEach( ( desk ) => {
	watch( desk );
	keepDraft( desk );
} );
