import { __, sprintf } from '@wordpress/i18n';

export const labels = {
	resent: ( plate: string, recipient: string ) =>
		/* translators: 1: number plate; 2: email address. */
		sprintf( __( 'Your valuation for %1$s has been re-sent to %2$s', 'hearth-hammer' ), plate, recipient ),
	already: ( plate: string, recipient: string ) =>
		sprintf(
			/* translators: 1: number plate; 2: email address. */
			__( 'We sent your valuation for %1$s to %2$s a moment ago. Check your junk folder too.', 'hearth-hammer' ),
			plate,
			recipient
		),
	/** The server says more: its mails wait. */
	waits: ( plate: string, recipient: string ) =>
		/* translators: 1: number plate; 2: email address. */
		sprintf( __( 'We’ll re-send your valuation for %1$s to %2$s.', 'hearth-hammer' ), plate, recipient ),
	noAddress: ( phone: string ) =>
		sprintf(
			/* translators: %s: phone number. */
			__(
				'You haven’t told us where to send this valuation. Start a new one, or call us on %s.',
				'hearth-hammer'
			),
			phone
		),
	failed: ( phone: string ) =>
		sprintf(
			/* translators: %s: phone number. */
			__(
				'Sorry, we couldn’t re-send your valuation. Start a new one, or call us on %s.',
				'hearth-hammer'
			),
			phone
		),
};
