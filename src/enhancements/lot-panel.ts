/**
 * STAFF-01: a lot's panel of the platform is asked for when staff open it, and again with a sync. Staff\LotPanelTools
 * prints it, with all words.
 *
 *     <details data-hh-lot-panel="https://…/platform" data-nonce="…" data-loading="…" data-failed="…">
 *         <summary>Platform</summary> <div data-hh-lot-panel-body role="status"> … <button data-hh-lot-sync>Sync again</button> </div>
 *     </details>
 *
 * Lots come and go with the filters, so one listener hears all of them.
 */
import type { LotPanelAnswer } from '../contract/generated/auctions/lot-panel-answer';

async function ask( panel: HTMLElement, method: 'GET' | 'POST' ): Promise< void > {
	const body = panel.querySelector< HTMLElement >( '[data-hh-lot-panel-body]' );
	if ( ! body || panel.getAttribute( 'aria-busy' ) === 'true' ) {
		return;
	}
	panel.setAttribute( 'aria-busy', 'true' );
	body.textContent = panel.dataset.loading ?? '';
	try {
		const answer = await fetch( panel.dataset.hhLotPanel ?? '', { method, credentials: 'same-origin', headers: { 'X-WP-Nonce': panel.dataset.nonce ?? '' } } );
		const said = ( await answer.json() ) as Partial< LotPanelAnswer > & { message?: string };
		if ( answer.ok && typeof said.html === 'string' ) {
			body.innerHTML = said.html;
		} else {
			body.textContent = said.message ?? panel.dataset.failed ?? '';
		}
	} catch {
		body.textContent = panel.dataset.failed ?? '';
	} finally {
		panel.removeAttribute( 'aria-busy' );
	}
}

// Opening does not bubble.
document.addEventListener(
	'toggle',
	( event ) => {
		const panel = event.target;
		if ( panel instanceof HTMLDetailsElement && panel.dataset.hhLotPanel && panel.open ) {
			void ask( panel, 'GET' );
		}
	},
	true
);

document.addEventListener( 'click', ( event ) => {
	const button = event.target instanceof Element ? event.target.closest( '[data-hh-lot-sync]' ) : null;
	const panel = button?.closest< HTMLElement >( '[data-hh-lot-panel]' );
	if ( panel ) {
		void ask( panel, 'POST' );
	}
} );
