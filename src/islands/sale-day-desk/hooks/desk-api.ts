import type { SaleDayDeskProps } from '../../../contract/generated/auctions/sale-day-desk-props';
import type { SaleDayEntriesAnswer } from '../../../contract/generated/auctions/sale-day-entries-answer';
import type { SaleDayState } from '../../../contract/generated/auctions/sale-day-state';
import { patience } from '../../../lib/patience';
import { SignedOut } from '../rules/entry-queue';
import type { Pending } from '../rules/entries';

/** Whoever waits longer at the rostrum has lost the line. */
const PATIENCE = 12_000;

/** Talks to the route of a sale, with WordPress's nonce, which is renewed once where it has grown old. */
export class DeskApi {
	private nonce: string;

	constructor( private readonly props: Pick< SaleDayDeskProps, 'api' | 'nonce' | 'renew' > ) {
		this.nonce = props.nonce;
	}

	look( since: number ): Promise< SaleDayState > {
		return this.call< SaleDayState >( `${ this.props.api }${ this.props.api.includes( '?' ) ? '&' : '?' }since=${ since }`, { method: 'GET' } );
	}

	enter( client: string, since: number, entries: Pending[] ): Promise< SaleDayEntriesAnswer > {
		return this.call< SaleDayEntriesAnswer >( this.props.api, { method: 'POST', body: JSON.stringify( { client, since, entries } ) } );
	}

	private async call< Answer >( url: string, init: RequestInit ): Promise< Answer > {
		let response = await this.ask( url, init );
		if ( response.status === 401 || response.status === 403 ) {
			await this.renew();
			response = await this.ask( url, init );
			if ( response.status === 401 || response.status === 403 ) {
				throw new SignedOut();
			}
		}
		if ( ! response.ok ) {
			throw new Error( `The desk's route answered ${ response.status }` );
		}
		return ( await response.json() ) as Answer;
	}

	private ask( url: string, init: RequestInit ): Promise< Response > {
		return fetch( url, {
			credentials: 'same-origin',
			signal: patience( PATIENCE ),
			...init,
			headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': this.nonce },
		} );
	}

	/** WordPress answers "0" to whoever is not signed in. */
	private async renew(): Promise< void > {
		const response = await fetch( this.props.renew, { credentials: 'same-origin', signal: patience( PATIENCE ) } );
		const nonce = ( await response.text() ).trim();
		if ( response.ok && /^[0-9a-f]{6,}$/.test( nonce ) ) {
			this.nonce = nonce;
			return;
		}
		throw new SignedOut();
	}
}
