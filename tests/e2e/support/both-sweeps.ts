import type { Page } from '@playwright/test';
import { Sweep } from './sweep';

/**
 * Looks at a state in the windows of a desktop and in those of a phone, one after the other on the same page: for ways that
 * take longer to go than to look at, and so are gone once.
 */
export class BothSweeps {
	private readonly sweeps: readonly Sweep[];

	constructor( private readonly page: Page ) {
		this.sweeps = [ new Sweep( page, false ), new Sweep( page, true ) ];
	}

	look = ( state: string, within = '' ) => this.each( ( sweep ) => sweep.look( state, within ) );
	glance = ( state: string, within = '#main' ) => this.each( ( sweep ) => sweep.glance( state, within ) );
	dialog = ( state: string, within = '' ) => this.each( ( sweep ) => sweep.dialog( state, within ) );

	get faults(): string[] {
		return this.sweeps.flatMap( ( { faults } ) => faults );
	}

	/** Leaves the window as it was. */
	private async each( look: ( sweep: Sweep ) => Promise< void > ): Promise< void > {
		const before = this.page.viewportSize();
		for ( const sweep of this.sweeps ) {
			await look( sweep );
		}
		if ( before ) {
			await this.page.setViewportSize( before );
		}
	}
}
