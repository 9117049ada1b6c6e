import type { Page } from '@playwright/test';
import { axeFaults } from './axe';
import { glued, misaligned, tooWide } from './edges';
import { coveredByBars, unreadable } from './readable';
import { unreachable } from './targets';

/** Widths in CSS pixels, in the order in which a page is looked at. */
const PHONES = [ 414, 390, 360, 320 ];
/** Nothing that axe asks changes between the widths of phones. */
const AXE = [ 320, 1440 ];
const LOW = 720;

/**
 * Looks at many pages and open states, at each width once: a phone's in the one project, a desktop's in the other. What
 * is wrong is collected, so that one run tells all.
 */
export class Sweep {
	readonly faults: string[] = [];

	constructor(
		private readonly page: Page,
		private readonly isMobile: boolean
	) {}

	/**
	 * @param state
	 * @param within What lies on top of the page without making the rest of it inert, or what is new on it: its own
	 *               controls are looked at.
	 * @param widths Others than those of the project.
	 */
	async look( state: string, within = '', widths: readonly number[] = this.isMobile ? PHONES : [ 1440 ] ): Promise< void > {
		for ( const width of widths ) {
			await this.page.setViewportSize( { width, height: this.isMobile ? LOW : 900 } );
			this.note( state, width, AXE.includes( width ) ? await axeFaults( this.page ) : [] );
			this.note( state, width, await unreachable( this.page, within ) );
		}
	}

	/** A small change of a page that is looked at elsewhere, in one window. */
	async glance( state: string, within = '#main' ): Promise< void > {
		await this.look( state, within, this.isMobile ? [ 320 ] : [ 1440 ] );
	}

	/** What opens over the page: also where the window is as low as 1280 by 1024 and 1280 by 720 pixels are at 400%. */
	async dialog( state: string, within = '' ): Promise< void > {
		await this.look( state, within );
		const before = this.isMobile ? { width: 375, height: LOW } : { width: 1440, height: 900 };
		await this.page.setViewportSize( { width: 320, height: this.isMobile ? 256 : 180 } );
		this.note( `${ state }, zoomed`, 320, await unreachable( this.page, within ) );
		await this.page.setViewportSize( before );
	}

	/** The page zoomed, and with its texts set otherwise: what of it is covered, cut off, or beside the window. */
	async zoom( state: string ): Promise< void > {
		// 1280 by 1024 and 1280 by 720 pixels at 400%, and at 200%.
		for ( const [ width, height ] of this.isMobile ? ( [ [ 320, 256 ] ] as const ) : ( [ [ 320, 180 ], [ 640, 360 ] ] as const ) ) {
			await this.page.setViewportSize( { width, height } );
			const covered = await coveredByBars( this.page );
			this.note( `${ state }, zoomed`, width, covered > 1 / 3 ? [ `bars take ${ Math.round( covered * 100 ) }% of the window` ] : [] );
		}
		this.note( `${ state }, zoomed`, 320, this.isMobile ? await unreachable( this.page ) : [] );
		const width = this.isMobile ? 320 : 1280;
		await this.page.setViewportSize( { width, height: LOW } );
		this.note( state, width, await unreadable( this.page, this.isMobile ? 'spaced' : 'large' ) );
	}

	/** What a desktop's window shows: one left edge, on a wide screen, too, nothing beside a narrow one, and nothing that touches. */
	async edges( state: string ): Promise< void > {
		for ( const width of [ 1920, 1440, 320 ] ) {
			await this.page.setViewportSize( { width, height: width === 320 ? LOW : 1080 } );
			this.note( state, width, width === 320 ? await tooWide( this.page ) : await misaligned( this.page ) );
			this.note( state, width, await glued( this.page ) );
		}
	}

	private note( state: string, width: number, found: string[] ): void {
		this.faults.push( ...found.map( ( fault ) => `${ state }, ${ width }: ${ fault }` ) );
	}
}
