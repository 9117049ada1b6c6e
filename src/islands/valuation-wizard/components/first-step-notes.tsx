import { __ } from '@wordpress/i18n';
import type { Contact } from '../types';
import { ContactLines } from './contact-lines';

/** Under the first step: what it costs, what becomes of the email address, who answers the phone. */
export function FirstStepNotes( { contact, emailStays }: { contact: Contact; emailStays: boolean } ) {
	return (
		<div className="hh-valuation__notes">
			<div>
				<p className="hh-valuation__note-title">{ __( 'It costs nothing', 'hearth-hammer' ) }</p>
				<p>
					{ __( 'The valuation is free, and nothing obliges you to sell.', 'hearth-hammer' ) }
				</p>
			</div>
			<div>
				<p className="hh-valuation__note-title">
					{ emailStays
						? __( 'Your email stays with us', 'hearth-hammer' )
						: __( 'Your email is for the valuation', 'hearth-hammer' ) }
				</p>
				<p>
					{ __( 'We use your address only for the valuation. It goes on no mailing list.', 'hearth-hammer' ) }
				</p>
			</div>
			<div>
				<p className="hh-valuation__note-title">{ __( 'Would you rather talk?', 'hearth-hammer' ) }</p>
				<ContactLines contact={ contact } />
			</div>
		</div>
	);
}
