import { __ } from '@wordpress/i18n';
import { NextSteps } from '../../../ui/form/next-steps';
import { SentNotice } from '../../../ui/form/sent-notice';
import type { Sent as Answer } from '../api/enquiry-api';

/** What happens next, in place of the form. */
export function Sent( { sent }: { sent: Answer } ) {
	return (
		<SentNotice title={ sent.title } className="hh-enquiry__sent">
			{ sent.when && (
				<p>
					<strong>{ sent.when }</strong>
				</p>
			) }
			<p>{ sent.sentence }</p>
			<p className="hh-enquiry__ways">
				{ sent.calendar_url && (
					<a className="hh-button" href={ sent.calendar_url }>
						{ __( 'Add to my calendar', 'hearth-hammer' ) }
					</a>
				) }
				<a className="hh-button hh-button--quiet" href={ sent.page_url }>
					{ __( 'See what you sent', 'hearth-hammer' ) }
				</a>
			</p>
			<NextSteps steps={ sent.next } />
		</SentNotice>
	);
}
