import { __ } from '@wordpress/i18n';
import type { Busy } from '../state';

/**
 * VAL-09. It is always there, so that screen readers hear its text come; the focus stays where it is, on the button,
 * which is only marked as disabled while this covers it.
 */
export function Loading( { busy }: { busy: Busy | null } ) {
	const labels: Record< Busy, string > = {
		finding: __( 'Finding Your Vehicle', 'hearth-hammer' ),
		sending: __( 'Sending Your Valuation', 'hearth-hammer' ),
		calling: __( 'Sending your number', 'hearth-hammer' ),
	};
	return (
		<div className={ busy ? 'hh-loading' : 'hh-visually-hidden' } role="status" aria-live="polite">
			{ busy && labels[ busy ] }
		</div>
	);
}
