import type { SaleDayCloseRequest } from '../../../contract/generated/auctions/sale-day-close-request';
import type { SaleDayClosing } from '../../../contract/generated/auctions/sale-day-closing';
import type { SaleDayDeskProps } from '../../../contract/generated/auctions/sale-day-desk-props';
import type { SaleDayEntriesAnswer } from '../../../contract/generated/auctions/sale-day-entries-answer';
import type { SaleDayState } from '../../../contract/generated/auctions/sale-day-state';
import { timeoutSignal } from '../../../lib/timeout-signal';
import { SignedOut } from '../rules/entry-queue';
import type { Pending } from '../rules/entries';

/** Whoever waits longer at the rostrum has lost the line. */
const PATIENCE = 12_000;

/** Closing a sale may mark hundreds of lots. */
const LONG_PATIENCE = 120_000;

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

	/** What is to be looked at before the sale is closed. */
	lookAtClosing(): Promise< SaleDayClosing > {
		return this.call< SaleDayClosing >( this.below( 'close' ), { method: 'GET' } );
	}

	/** The sale once it is closed, or why it is not. */
	close( said: SaleDayCloseRequest ): Promise< SaleDayClosing | string > {
		return this.change( 'close', said );
	}

	/** The same of beginning it: visitors see that it is live. */
	start(): Promise< SaleDayClosing | string > {
		return this.change( 'start', {} );
	}

	/** The same of opening it again. */
	reopen(): Promise< SaleDayClosing | string > {
		return this.change( 'reopen', {} );
	}

	private async change( what: string, said: object ): Promise< SaleDayClosing | string > {
		const response = await this.answer( this.below( what ), { method: 'POST', body: JSON.stringify( said ), signal: timeoutSignal( LONG_PATIENCE ) } );
		const answer = ( await response.json() ) as SaleDayClosing | { message: string };
		if ( 'message' in answer ) {
			return answer.message;
		}
		if ( ! response.ok ) {
			throw new Error( `The desk's route answered ${ response.status }` );
		}
		return answer;
	}

	private below( what: string ): string {
		return `${ this.props.api }/${ what }`;
	}

	private async call< Answer >( url: string, init: RequestInit ): Promise< Answer > {
		const response = await this.answer( url, init );
		if ( ! response.ok ) {
			throw new Error( `The desk's route answered ${ response.status }` );
		}
		return ( await response.json() ) as Answer;
	}

	private async answer( url: string, init: RequestInit ): Promise< Response > {
		let response = await this.ask( url, init );
		if ( response.status === 401 || response.status === 403 ) {
			await this.renew();
			response = await this.ask( url, init );
			if ( response.status === 401 || response.status === 403 ) {
				throw new SignedOut();
			}
		}
		return response;
	}

	private ask( url: string, init: RequestInit ): Promise< Response > {
		return fetch( url, {
			credentials: 'same-origin',
			signal: timeoutSignal( PATIENCE ),
			...init,
			headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': this.nonce },
		} );
	}

	/** WordPress answers "0" to whoever is not signed in. */
	private async renew(): Promise< void > {
		const response = await fetch( this.props.renew, { credentials: 'same-origin', signal: timeoutSignal( PATIENCE ) } );
		const nonce = ( await response.text() ).trim();
		if ( response.ok && /^[0-9a-f]{6,}$/.test( nonce ) ) {
			this.nonce = nonce;
			return;
		}
		throw new SignedOut();
	}
}
