/**
 * AUC-15: while its sale runs, a lot's page takes in what changes of it, without a reload. It asks with the version that
 * it knows, not while nobody looks, and fetches its own page anew once the lot is among what has changed.
 *
 *     <article data-hh-lot="7" data-hh-lot-live="…/lots/live?auction_id=3">
 *         <div data-hh-live="price">…</div> … <p role="status" data-hh-lot-said></p>
 *     </article>
 */
import { isOver } from '../lib/live';
import { tellNews } from '../lib/live-news';
import { changeOf, type LiveAnswer } from './lot-live/answer';
import { renewParts } from './lot-live/renew';

/** Milliseconds between two questions; a result is there within 20 s. */
const EVERY = 15_000;

const article = document.querySelector< HTMLElement >( '[data-hh-lot-live]' );

class LotLive {
	private version = 0;
	private timer = 0;
	private failures = 0;

	constructor( private readonly page: HTMLElement, private readonly url: string, private readonly lot: number ) {
		document.addEventListener( 'visibilitychange', () => this.look() );
		this.wait( 0 );
	}

	/** At once when somebody comes back to the page, and not at all meanwhile. */
	private look(): void {
		window.clearTimeout( this.timer );
		if ( ! document.hidden ) {
			this.wait( 0 );
		}
	}

	private wait( time: number ): void {
		window.clearTimeout( this.timer );
		this.timer = window.setTimeout( () => void this.ask(), time );
	}

	private async ask(): Promise< void > {
		if ( document.hidden ) {
			return;
		}
		try {
			const address = new URL( this.url, window.location.href );
			address.searchParams.set( 'since', String( this.version ) );
			// The browser asks with the ETag that it has: mostly the answer is 304, from here it looks like 200.
			const response = await fetch( address, { cache: 'no-cache', credentials: 'same-origin', headers: { Accept: 'application/json' } } );
			if ( ! response.ok ) {
				throw new Error( `The live route answered ${ response.status }.` );
			}
			const answer = ( await response.json() ) as LiveAnswer;
			const change = this.version > 0 ? changeOf( answer, this.lot ) : null;
			this.version = answer.version;
			this.failures = 0;
			tellNews( Number( address.searchParams.get( 'auction_id' ) ), answer );
			if ( change || isOver( answer ) ) {
				await this.renew( change?.said ?? '' );
			}
			if ( isOver( answer ) ) {
				return;
			}
		} catch {
			this.failures++;
		}
		this.wait( EVERY * Math.min( 8, 2 ** this.failures ) );
	}

	/** The server's own words and prices, part for part. */
	private async renew( said: string ): Promise< void > {
		await renewParts( this.page );
		const status = this.page.querySelector( '[data-hh-lot-said]' );
		if ( status && said !== '' ) {
			status.textContent = said;
		}
	}
}

if ( article ) {
	new LotLive( article, article.dataset.hhLotLive ?? '', Number( article.dataset.hhLot ) );
}
