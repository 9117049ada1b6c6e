/**
 * PROP-06, PROP-09, LOT-01: opens pictures, PDFs and films in a dialog, where the browser can show them there; other
 * links lead where they lead. theme/parts/file-dialog.php prints the dialog and all that is said in it.
 *
 *     <a href="/brochure.pdf" data-hh-file>Brochure</a>   (data-hh-file-title="…" where it holds a picture)
 *     <a href="/film.webm" data-hh-file data-hh-poster="/front.webp">Watch the film</a>
 *     <dialog data-hh-file-dialog data-content-failed="…" data-image-failed="…" data-not-found="…">
 *         <h2 data-hh-file-title></h2> <a data-hh-file-open target="_blank">…</a> <button data-hh-file-close>…</button>
 *         <div data-hh-file-body></div> <p data-hh-file-message role="alert"></p>
 *     </dialog>
 */
import { prefersReducedMotion } from '../lib/motion';
import { filmIn, isFilm } from './file-modal/films';

type Kind = 'picture' | 'pdf' | 'film' | 'player';

/** Null for what is better opened as a link: PDFs of others forbid frames, and phones show none in one. */
function kindOf( address: string ): Kind | null {
	const url = new URL( address, window.location.href );
	if ( ! /^https?:$/.test( url.protocol ) ) {
		return null;
	}
	if ( /\.(png|jpe?g|webp|gif|avif)$/i.test( url.pathname ) ) {
		return 'picture';
	}
	if ( isFilm( url ) ) {
		return 'film';
	}
	if ( filmIn( url ) ) {
		return 'player';
	}
	const showsPdf = ( navigator as { pdfViewerEnabled?: boolean } ).pdfViewerEnabled !== false;
	return /\.pdf$/i.test( url.pathname ) && url.origin === window.location.origin && showsPdf ? 'pdf' : null;
}

class FileDialog {
	private readonly title: HTMLElement | null;
	private readonly open: HTMLAnchorElement | null;
	private readonly body: HTMLElement | null;
	private readonly message: HTMLElement | null;
	/** What was asked for last: an answer that comes late is for nobody. */
	private asked = 0;
	private opener: HTMLAnchorElement | null = null;

	constructor( private readonly dialog: HTMLDialogElement ) {
		this.title = dialog.querySelector( '[data-hh-file-title]' );
		this.open = dialog.querySelector( '[data-hh-file-open]' );
		this.body = dialog.querySelector( '[data-hh-file-body]' );
		this.message = dialog.querySelector( '[data-hh-file-message]' );
		dialog.querySelector( '[data-hh-file-close]' )?.addEventListener( 'click', () => dialog.close() );
		dialog.addEventListener( 'click', ( event ) => {
			// Beside it, that is.
			if ( event.target === dialog ) {
				dialog.close();
			}
		} );
		dialog.addEventListener( 'close', () => {
			this.asked++;
			this.body?.replaceChildren();
			document.documentElement.style.overflow = '';
			this.focusOpener();
		} );
	}

	/**
	 * Browsers give the focus back to the opener by themselves, but not where an island or a live refresh put a new link
	 * in its place meanwhile: then the link to the same file gets it.
	 */
	private focusOpener(): void {
		const { opener } = this;
		if ( opener && ! opener.isConnected ) {
			const links = document.querySelectorAll< HTMLAnchorElement >( 'a[data-hh-file]' );
			[ ...links ].find( ( link ) => link.href === opener.href && link.getClientRects().length > 0 )?.focus();
		}
	}

	// The link's poster is a picture that stands in a film's place until it has come.
	show( opener: HTMLAnchorElement, kind: Kind ): void {
		const asked = ++this.asked;
		const address = opener.href;
		const title = opener.dataset.hhFileTitle ?? opener.textContent?.trim() ?? '';
		this.opener = opener;
		this.body?.replaceChildren();
		this.say( '' );
		if ( this.title ) {
			this.title.textContent = title;
		}
		if ( this.open ) {
			this.open.href = address;
		}
		this.dialog.showModal();
		document.documentElement.style.overflow = 'hidden';
		if ( kind === 'picture' ) {
			this.showPicture( address, title, asked );
		} else if ( kind === 'film' ) {
			this.showFilm( address, title, opener.dataset.hhPoster ?? '', asked );
		} else if ( kind === 'player' ) {
			this.showFrame( filmIn( new URL( address ) ) ?? address, title );
		} else {
			void this.showPdf( address, title, asked );
		}
	}

	private showPicture( address: string, title: string, asked: number ): void {
		const image = new Image();
		image.alt = title;
		image.addEventListener( 'error', () => {
			if ( asked === this.asked ) {
				image.remove();
				this.say( this.dialog.dataset.imageFailed );
			}
		} );
		image.src = address;
		this.body?.append( image );
	}

	/** A frame tells nobody that it failed, so the file is asked for first. */
	private async showPdf( address: string, title: string, asked: number ): Promise< void > {
		let status = 0;
		try {
			status = ( await fetch( address, { method: 'HEAD', credentials: 'same-origin' } ) ).status;
		} catch {
			status = 0;
		}
		if ( asked !== this.asked ) {
			return;
		}
		if ( status === 404 || status === 410 ) {
			this.say( this.dialog.dataset.notFound );
		} else if ( status < 200 || status >= 300 ) {
			this.say( this.dialog.dataset.contentFailed );
		} else {
			this.showFrame( address, title );
		}
	}

	/** It plays without sound, which its own controls turn on, and waits for whoever asks for less motion. */
	private showFilm( address: string, title: string, poster: string, asked: number ): void {
		const film = document.createElement( 'video' );
		film.controls = true;
		film.muted = true;
		film.autoplay = ! prefersReducedMotion();
		film.preload = 'metadata';
		if ( poster !== '' ) {
			film.poster = poster;
		}
		film.playsInline = true;
		film.setAttribute( 'aria-label', title );
		film.addEventListener( 'error', () => {
			if ( asked === this.asked ) {
				film.remove();
				this.say( this.dialog.dataset.contentFailed );
			}
		} );
		film.src = address;
		this.body?.append( film );
	}

	private showFrame( address: string, title: string ): void {
		const frame = document.createElement( 'iframe' );
		frame.title = title;
		frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
		frame.src = address;
		this.body?.append( frame );
	}

	private say( words: string | undefined ): void {
		if ( this.message ) {
			this.message.textContent = words ?? '';
		}
	}
}

const element = document.querySelector< HTMLDialogElement >( 'dialog[data-hh-file-dialog]' );
if ( element && typeof element.showModal === 'function' ) {
	const dialog = new FileDialog( element );
	document.addEventListener( 'click', ( event ) => {
		const link = event.target instanceof Element ? event.target.closest< HTMLAnchorElement >( 'a[data-hh-file]' ) : null;
		const isPlain = event.button === 0 && ! event.metaKey && ! event.ctrlKey && ! event.shiftKey && ! event.altKey;
		const kind = link && isPlain && ! event.defaultPrevented ? kindOf( link.href ) : null;
		if ( link && kind ) {
			event.preventDefault();
			dialog.show( link, kind );
		}
	} );
}
