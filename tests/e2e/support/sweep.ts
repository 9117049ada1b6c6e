import type { Page } from '@playwright/test';
import { axeFaults } from './axe';
import { coveredByBars, unreadable } from './readable';
import { unreachable } from './targets';

/** Widths in CSS pixels, in the order in which a page is looked at. */
const PHONES = [ 414, 390, 375, 360, 320 ];
const AXE = [ 320, 375, 1440 ];
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
	 * @param within What lies on top of the page without making the rest of it inert: its own controls are looked at.
	 */
	async look( state: string, within = '' ): Promise< void > {
		for ( const width of this.isMobile ? PHONES : [ 1440 ] ) {
			await this.page.setViewportSize( { width, height: this.isMobile ? LOW : 900 } );
			this.note( state, width, AXE.includes( width ) ? await axeFaults( this.page ) : [] );
			this.note( state, width, width === 375 ? [] : await unreachable( this.page, within ) );
		}
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

	private note( state: string, width: number, found: string[] ): void {
		this.faults.push( ...found.map( ( fault ) => `${ state }, ${ width }: ${ fault }` ) );
	}
}
