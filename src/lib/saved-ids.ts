import { isObject } from './is-object';

/**
 * Lists of numbers (of properties, of lots) that a visitor's browser keeps, newest first; nothing of them is sent
 * anywhere but with the request for their cards.
 *
 * Written as `{"v":1,"ids":[12,7]}`. Where the browser keeps nothing (private windows of some, a full disk), the list
 * lasts as long as the page.
 */
const VERSION = 1;

/** Told to the other scripts of the page, each of which has this file of its own. */
const CHANGED = 'hh:kept-ids';

/** One of those lists. */
export class SavedIds {
	private fallback: number[] | null = null;
	private readonly listeners = new Set< () => void >();

	/**
	 * @param key  In localStorage.
	 * @param most The oldest go beyond so many.
	 */
	constructor(
		private readonly key: string,
		private readonly most: number
	) {
		window.addEventListener( CHANGED, ( event ) => {
			if ( event instanceof CustomEvent && event.detail.key === key && event.detail.by !== this ) {
				// Where the browser keeps nothing the page's scripts share what they have.
				this.fallback = event.detail.fallback;
				this.tell();
			}
		} );
		// Fires in the other tabs of this browser alone.
		window.addEventListener( 'storage', ( event ) => {
			if ( event.key === key || event.key === null ) {
				this.tell();
			}
		} );
	}

	ids(): number[] {
		if ( this.fallback !== null ) {
			return this.fallback;
		}
		try {
			return parse( window.localStorage.getItem( this.key ) ).slice( 0, this.most );
		} catch {
			return [];
		}
	}

	has( id: number ): boolean {
		return this.ids().includes( id );
	}

	/** Puts these before the others. */
	add( ...ids: number[] ): void {
		this.write( [ ...new Set( [ ...ids, ...this.ids() ] ) ].slice( 0, this.most ) );
	}

	remove( id: number ): void {
		this.write( this.ids().filter( ( one ) => one !== id ) );
	}

	clear(): void {
		this.write( [] );
	}

	/** Calls back after each change, of another tab too. */
	onChange( listener: () => void ): void {
		this.listeners.add( listener );
	}

	private write( ids: number[] ): void {
		try {
			window.localStorage.setItem( this.key, JSON.stringify( { v: VERSION, ids } ) );
			this.fallback = null;
		} catch {
			this.fallback = ids;
		}
		this.tell();
		window.dispatchEvent( new CustomEvent( CHANGED, { detail: { key: this.key, by: this, fallback: this.fallback } } ) );
	}

	private tell(): void {
		this.listeners.forEach( ( listener ) => listener() );
	}
}

/** Whatever somebody else wrote there counts as nothing. */
function parse( text: string | null ): number[] {
	if ( text === null ) {
		return [];
	}
	const value: unknown = JSON.parse( text );
	const isOurs = isObject( value ) && value.v === VERSION && Array.isArray( value.ids );
	return isOurs ? [ ...new Set( ( value.ids as unknown[] ).filter( ( id ): id is number => Number.isSafeInteger( id ) && Number( id ) > 0 ) ) ] : [];
}
