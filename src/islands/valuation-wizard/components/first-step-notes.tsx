import { __ } from '@wordpress/i18n';
import type { Contact } from '../types';
import { ContactLines } from './contact-lines';

/** Under the first step: what it costs, what becomes of the email address, who answers the phone. */
export function FirstStepNotes( { contact, emailStays }: { contact: Contact; emailStays: boolean } ) {
	return (
		<div className="hh-valuation__notes">
			<div>
				<p className="hh-valuation__note-title">{ __( 'It’s free', 'hearth-hammer' ) }</p>
				<p>
					{ __( 'There’s no obligation to sell.', 'hearth-hammer' ) }
				</p>
			</div>
			<div>
				<p className="hh-valuation__note-title">
					{ emailStays
						? __( 'Your email stays with us', 'hearth-hammer' )
						: __( 'Used only for your valuation', 'hearth-hammer' ) }
				</p>
				<p>
					{ __( 'We use your email address only for your valuation. We won’t add you to a mailing list.', 'hearth-hammer' ) }
				</p>
			</div>
			{ contact.phone && (
				<div>
					<p className="hh-valuation__note-title">{ __( 'Prefer to talk?', 'hearth-hammer' ) }</p>
					<ContactLines contact={ contact } />
				</div>
			) }
		</div>
	);
}
