import { __ } from '@wordpress/i18n';

interface Props {
	/** What went wrong. */
	sentence: string;
	/** Whom to call instead. */
	contact: { phone: string; phone_href: string };
}

/** A form could not be sent: nothing is lost, and there is another way. */
export function FailureNotice( { sentence, contact }: Props ) {
	return (
		<div className="hh-notice hh-notice--error" role="alert">
			<p className="hh-notice__title">{ sentence }</p>
			<p>
				{ __( 'What you’ve written is still here. You can also call us:', 'hearth-hammer' ) } <a href={ contact.phone_href }>{ contact.phone }</a>
			</p>
		</div>
	);
}
