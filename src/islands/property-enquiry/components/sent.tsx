import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import type { Sent as Answer } from '../api/enquiry-api';

/** What happens next, in place of the form. */
export function Sent( { sent }: { sent: Answer } ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	return (
		<div className="hh-notice hh-notice--success hh-enquiry__sent" role="status">
			<h3 className="hh-notice__title" ref={ heading } tabIndex={ -1 }>
				{ sent.title }
			</h3>
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
		</div>
	);
}
