import { __ } from '@wordpress/i18n';
import type { Contact } from '../types';

/** VAL-21: how and when to reach the auctioneers. */
export function ContactLines( { contact }: { contact: Contact } ) {
	if ( ! contact.phone && ! contact.held ) {
		return null;
	}
	return (
		<p className="hh-valuation__contact">
			{ contact.phone && (
				<>
					{ __( 'Call us on', 'hearth-hammer' ) } <a href={ contact.phone_href } data-track="phone">{ contact.phone }</a>
					<br />
					{ contact.hours }
					<br />
				</>
			) }
			{ contact.held }
		</p>
	);
}
