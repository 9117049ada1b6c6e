import { fetchLive, isOver } from '../../lib/live';
import { timeoutSignal } from '../../lib/timeout-signal';

/** Milliseconds between two questions: of a page, and of the screen that the whole room looks at. */
const EVERY = 15_000;
const SCREEN = 5_000;

const MOST_PAUSES = 8;

/**
 * Asks the live route what changed since a version, but not in a hidden tab. Every question is conditional:
 * most answers are 304, which cost the site one statement.
 */
export class LivePoll {
	private timer = 0;
	private failures = 0;

	/**
	 * @param url      With the sale.
	 * @param version  That the page shows.
	 * @param isScreen In the room: often, and also before the sale and after it, which may be put off.
	 * @param tell     Takes a new answer.
	 */
	constructor( private readonly url: string, private version: number, private readonly isScreen: boolean, private readonly tell: ( answer: unknown ) => void ) {
		document.addEventListener( 'visibilitychange', () => void this.ask() );
		this.wait();
	}

	private wait(): void {
		window.clearTimeout( this.timer );
		this.timer = window.setTimeout( () => void this.ask(), ( this.isScreen ? SCREEN : EVERY ) * Math.min( MOST_PAUSES, 2 ** this.failures ) );
	}

	private async ask(): Promise< void > {
		window.clearTimeout( this.timer );
		if ( document.hidden ) {
			return;
		}
		let isDone = false;
		try {
			isDone = await this.hear();
			this.failures = 0;
		} catch {
			this.failures++;
		}
		if ( this.isScreen || ! isDone ) {
			this.wait();
		}
	}

	/** @return Whether the sale is over. */
	private async hear(): Promise< boolean > {
		const auction = new URL( this.url, window.location.href ).searchParams.get( 'auction_id' ) ?? '';
		const answer = await fetchLive( this.url, { auction, since: this.version, signal: timeoutSignal() } );
		if ( ! answer ) {
			return false;
		}
		this.version = answer.version;
		this.tell( answer );
		return isOver( answer );
	}
}
