import type { Pending } from './entries';
import { isObject } from '../../../lib/is-object';

export type Link = 'fine' | 'sending' | 'lost' | 'signed-out';

/** What came back: how far the entries are kept. It throws where nothing came, or something else. */
export type Send = ( client: string, entries: Pending[] ) => Promise< number >;

/** Thrown by `Send` where the server no longer knows who this is. */
export class SignedOut extends Error {}

interface Options {
	storage: Pick< Storage, 'getItem' | 'setItem' | 'removeItem' >;
	/** Of this desk: 32 hexadecimal digits, another at each opening. */
	client: string;
	sale: number;
	send: Send;
	/** Called after each change. */
	onChange: () => void;
	/** Milliseconds until another try, by how many failed. */
	wait?: ( failures: number ) => number;
}

const MOST = 50;
const prefix = ( sale: number ) => `hh_desk_${ sale }_`;

/**
 * What a desk has entered and the server has not confirmed. It is in the browser's storage before anything else happens,
 * is sent in its order, one request at a time, and goes only when the server says that it is kept.
 *
 * Whatever is sent twice counts once: the server knows client and sequence. So nothing here has to know whether a
 * request that broke off had arrived.
 */
export class EntryQueue {
	link: Link = 'fine';
	/** Whether the browser keeps what waits. */
	isKept = true;
	private pending: Pending[] = [];
	private next = 1;
	private failures = 0;
	private isSending = false;
	private isStopped = false;
	private timer: ReturnType< typeof setTimeout > | undefined;

	constructor( private readonly options: Options ) {}

	/** What waits, the first entered first. */
	waiting(): readonly Pending[] {
		return this.pending;
	}

	add( entry: Omit< Pending, 'sequence' > ): Pending {
		const numbered = { ...entry, sequence: this.next++ };
		this.pending = [ ...this.pending, numbered ];
		this.keep();
		this.options.onChange();
		void this.flush();
		return numbered;
	}

	/** Tries at once, e.g. when the browser says that the line is back. */
	hurry(): void {
		this.isStopped = false;
		void this.flush();
	}

	/** Until the next hurry(); a request that is under way ends, and none follows it. */
	stop(): void {
		this.isStopped = true;
		clearTimeout( this.timer );
	}

	/** Takes up what a desk of this browser left behind when it was closed or loaded anew. */
	restore( pending: Pending[] ): void {
		this.pending = pending;
		this.next = Math.max( 0, ...pending.map( ( { sequence } ) => sequence ) ) + 1;
	}

	async flush(): Promise< void > {
		if ( this.isSending || this.pending.length === 0 ) {
			return;
		}
		// An entry added while a retry was due is sent with it.
		clearTimeout( this.timer );
		this.isSending = true;
		this.link = this.failures === 0 ? 'sending' : this.link;
		this.options.onChange();
		try {
			const through = await this.options.send( this.options.client, this.pending.slice( 0, MOST ) );
			this.pending = this.pending.filter( ( { sequence } ) => sequence > through );
			this.keep();
			this.failures = 0;
			this.link = 'fine';
		} catch ( error ) {
			this.failures++;
			this.link = error instanceof SignedOut ? 'signed-out' : 'lost';
		}
		this.isSending = false;
		if ( this.pending.length > 0 && ! this.isStopped ) {
			this.timer = setTimeout( () => void this.flush(), this.failures === 0 ? 0 : this.wait() );
		}
		this.options.onChange();
	}

	private wait(): number {
		return this.options.wait?.( this.failures ) ?? Math.min( 10_000, 500 * 2 ** Math.min( this.failures, 5 ) );
	}

	private keep(): void {
		const { storage, client, sale } = this.options;
		try {
			if ( this.pending.length === 0 ) {
				storage.removeItem( prefix( sale ) + client );
			} else {
				storage.setItem( prefix( sale ) + client, JSON.stringify( { v: 1, pending: this.pending } ) );
			}
			this.isKept = true;
		} catch {
			// Full or forbidden: it waits in this page alone, which says so.
			this.isKept = false;
		}
	}
}

/**
 * What desks of this browser left behind, by their client.
 *
 * @param storage
 * @param sale
 */
export function leftBehind( storage: Pick< Storage, 'length' | 'key' | 'getItem' >, sale: number ): Map< string, Pending[] > {
	const left = new Map< string, Pending[] >();
	try {
		for ( let number = 0; number < storage.length; number++ ) {
			const name = storage.key( number ) ?? '';
			const client = name.startsWith( prefix( sale ) ) ? name.slice( prefix( sale ).length ) : '';
			const value: unknown = /^[0-9a-f]{32}$/.test( client ) ? JSON.parse( storage.getItem( name ) ?? 'null' ) : null;
			if ( isObject( value ) && Array.isArray( value.pending ) && value.pending.length > 0 ) {
				left.set( client, value.pending as Pending[] );
			}
		}
	} catch {
		// Storage that is forbidden holds nothing of ours.
	}
	return left;
}
