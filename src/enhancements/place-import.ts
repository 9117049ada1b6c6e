/**
 * "Getting started": uploads a list of places in parts, and has the server import it while the page is open. The
 * server goes on by itself when the page is closed; an upload goes on when the same file is chosen again.
 *
 *     <section data-hh-place-import="https://…/place-import" data-nonce data-stage data-texts='{"lost": "…"}'>
 *         <form data-hh-place-file> <form data-hh-place-area>
 *         <div data-hh-place-progress hidden> <progress> <button data-hh-place-stop> </div>
 *         <p role="status" data-hh-place-said> <p role="alert" data-hh-place-error>
 */
import './place-import/place-import.css';
import { crc32 } from './place-import/crc32';

export interface PlaceImportState {
	id: string;
	stage: 'none' | 'receiving' | 'working' | 'done' | 'failed';
	percent: number;
	received: number;
	part: number;
	sentence: string;
}

type Texts = Record< 'choose' | 'codes' | 'lost' | 'stopped', string >;

/** What the server says in words: asking again changes nothing. */
class Refused extends Error {}

const TRIES = 6;
const WAIT = 2000;

const pause = ( milliseconds: number ) => new Promise< void >( ( resolve ) => setTimeout( resolve, milliseconds ) );

class PlaceImport {
	private readonly texts: Texts;
	/** Counts what staff began; what was begun before gives up. */
	private turn = 0;

	constructor( private readonly box: HTMLElement ) {
		this.texts = JSON.parse( box.dataset.texts ?? '{}' ) as Texts;
		this.part( 'file' ).addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			const file = this.part( 'file' ).querySelector< HTMLInputElement >( 'input' )?.files?.[ 0 ];
			this.begin( file && /\.(csv|zip)$/i.test( file.name ) ? ( turn ) => this.upload( file, turn ) : this.texts.choose );
		} );
		this.part( 'area' ).addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			const outcodes = this.part( 'area' ).querySelector< HTMLInputElement >( 'input' )?.value.trim() ?? '';
			this.begin( outcodes === '' ? this.texts.codes : ( turn ) => this.fetchArea( outcodes, turn ) );
		} );
		this.part( 'stop' ).addEventListener( 'click', () => this.begin( () => this.stop() ) );
		if ( box.dataset.stage === 'working' ) {
			this.begin( ( turn ) => this.work( turn ) );
		}
	}

	private part( name: string ): HTMLElement {
		return this.box.querySelector< HTMLElement >( `[data-hh-place-${ name }]` ) as HTMLElement;
	}

	private begin( work: string | ( ( turn: number ) => Promise< void > ) ): void {
		if ( typeof work === 'string' ) {
			this.part( 'error' ).textContent = work;
			return;
		}
		const turn = ++this.turn;
		this.part( 'error' ).textContent = '';
		work( turn ).catch( ( error: unknown ) => {
			if ( turn === this.turn ) {
				this.part( 'error' ).textContent = error instanceof Refused ? error.message : this.texts.stopped;
			}
		} );
	}

	private async upload( file: File, turn: number ): Promise< void > {
		let state = await this.ask( '', JSON.stringify( { name: file.name, bytes: file.size, stamp: Math.max( 0, file.lastModified ) } ) );
		while ( state.stage === 'receiving' && turn === this.turn ) {
			const part = new Uint8Array( await file.slice( state.received, state.received + state.part ).arrayBuffer() );
			state = await this.ask( `/part?id=${ state.id }&offset=${ state.received }&sum=${ crc32( part ) }`, part );
			this.show( state );
		}
		await this.work( turn );
	}

	private async fetchArea( outcodes: string, turn: number ): Promise< void > {
		await this.ask( '/area', JSON.stringify( { outcodes } ) );
		await this.work( turn );
	}

	private async work( turn: number ): Promise< void > {
		for ( let state = await this.ask( '/work', '' ); turn === this.turn; state = await this.ask( '/work', '' ) ) {
			this.show( state );
			if ( state.stage !== 'working' ) {
				return;
			}
			// Where another request is at it, the answer is there at once.
			await pause( WAIT / 4 );
		}
	}

	private async stop(): Promise< void > {
		this.show( await this.ask( '/stop', '' ) );
	}

	/** Asks again where the connection, or the server for a moment, fails. */
	private async ask( path: string, body: string | Uint8Array ): Promise< PlaceImportState > {
		// Plain permalinks have a question mark in the address already.
		const base = this.box.dataset.hhPlaceImport ?? '';
		const url = `${ base }${ base.includes( '?' ) ? path.replace( '?', '&' ) : path }`;
		const headers = { 'X-WP-Nonce': this.box.dataset.nonce ?? '', 'Content-Type': typeof body === 'string' ? 'application/json' : 'application/octet-stream' };
		for ( let tries = 1; ; tries++ ) {
			try {
				const response = await fetch( url, { method: 'POST', headers, body: ( body === '' ? '{}' : body ) as BodyInit, credentials: 'same-origin' } );
				const answer = ( await response.json() ) as PlaceImportState & { message?: string };
				if ( response.ok ) {
					return answer;
				}
				if ( response.status < 500 && response.status !== 409 ) {
					throw new Refused( answer.message ?? this.texts.stopped );
				}
			} catch ( error ) {
				if ( error instanceof Refused ) {
					throw error;
				}
			}
			if ( tries >= TRIES ) {
				throw new Error( 'lost' );
			}
			this.part( 'said' ).textContent = this.texts.lost;
			await pause( WAIT * tries );
		}
	}

	private show( state: PlaceImportState ): void {
		const said = this.part( 'said' );
		const bar = this.part( 'progress' );
		bar.hidden = state.stage !== 'receiving' && state.stage !== 'working';
		bar.querySelector( 'progress' )?.setAttribute( 'value', String( state.percent ) );
		// The same words again would be read out again.
		if ( said.textContent !== state.sentence ) {
			said.textContent = state.sentence;
		}
	}
}

document.querySelectorAll< HTMLElement >( '[data-hh-place-import]' ).forEach( ( box ) => new PlaceImport( box ) );
