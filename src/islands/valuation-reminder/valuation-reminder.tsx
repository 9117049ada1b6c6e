import { __, sprintf } from '@wordpress/i18n';
import { createElement, Fragment, type MouseEvent } from 'react';
import type { ValuationReminderProps } from '../../contract/generated/caphpi/valuation-reminder-props';
import { formatPlate } from '../../lib/valuation/plate';
import type { ValuationSession } from '../../lib/valuation/session';
import { vehicleName } from '../../lib/valuation/vehicle-name';
import { AlertDialog } from '../../ui/alert-dialog';
import { Unbroken } from '../../ui/unbroken';
import { useReminder } from './use-reminder';

/** Reminds a visitor who comes back of their valuation (REM-01 to REM-06); nothing for everybody else. */
export function ValuationReminder( props: ValuationReminderProps ) {
	const { variant, start_url: startUrl, contact, reminder_id: id } = props;
	const { session, hadSession, isBusy, alert, isForgotten, status, onResend, onStartNew, onForget, closeAlert } = useReminder( props );
	if ( ! hadSession ) {
		return null;
	}
	return (
		<>
			{ session && (
				<section
					className={ `hh-reminder hh-reminder--${ variant }` }
					data-variant={ variant }
					id={ id }
					aria-labelledby={ `${ id }-heading` }
					tabIndex={ -1 }
				>
					<p className="hh-reminder__plate">
						<span className="hh-visually-hidden">{ __( 'Number plate', 'hearth-hammer' ) } </span>
						<span className="hh-plate hh-plate--small">{ formatPlate( session.vehicle_vrm ) }</span>
					</p>
					{ createElement(
						`h${ props.heading_level }`,
						{ className: 'hh-reminder__heading', id: `${ id }-heading` },
						<Unbroken
							text={ sprintf(
								/* translators: %s: make and model of a vehicle */
								__( 'Still Wanting to Sell Your %s?', 'hearth-hammer' ),
								nameOf( session )
							) }
						/>
					) }
					<p className="hh-reminder__text">
						{ session.step === 'user'
							? __(
									'We’ve already emailed you a valuation. The market changes every week, and so do prices.',
									'hearth-hammer'
							  )
							: __(
									'You looked up this vehicle but haven’t told us where to send the valuation. We’ve saved it, so you can carry on where you left off.',
									'hearth-hammer'
							  ) }
					</p>
					<p className="hh-reminder__call">
						<CallUs contact={ contact } />
					</p>
					<div className="hh-reminder__ways">
						<button
							type="button"
							className="hh-button hh-button--primary"
							aria-disabled={ isBusy }
							onClick={ onResend }
						>
							{ __( 'Re-send my valuation', 'hearth-hammer' ) }
						</button>
						<a
							className="hh-button"
							href={ startUrl }
							onClick={ ( event: MouseEvent ) => {
								event.preventDefault();
								onStartNew();
							} }
						>
							{ __( 'Start a New Valuation', 'hearth-hammer' ) }
						</a>
						{ variant === 'standard' && (
							<button type="button" className="hh-button hh-button--quiet" onClick={ onForget }>
								{ __( "Don't remind me again", 'hearth-hammer' ) }
							</button>
						) }
					</div>
				</section>
			) }
			<p className="hh-visually-hidden" role="status" tabIndex={ -1 } ref={ status }>
				{ isBusy && __( 'Sending Your Valuation', 'hearth-hammer' ) }
				{ isForgotten && __( 'We won’t remind you about this valuation again.', 'hearth-hammer' ) }
			</p>
			{ alert !== null && <AlertDialog message={ alert } onClose={ closeAlert } /> }
		</>
	);
}

/** "Ford Fiesta", or "Vehicle" where the look-up had not answered. */
function nameOf( { make = null, model = null }: ValuationSession ): string {
	return make || model ? vehicleName( { make, model } ) : __( 'Vehicle', 'hearth-hammer' );
}

/** The sentence is one for translators; the number in it is a link. */
function CallUs( { contact }: Pick< ValuationReminderProps, 'contact' > ) {
	const parts = sprintf(
		/* translators: 1: phone number; 2: contact hours. */
		__(
			'Call us on %1$s, %2$s, to talk it over or book it into one of our auctions.',
			'hearth-hammer'
		),
		'\n',
		contact.hours
	).split( '\n' );
	return (
		<Fragment>
			{ parts[ 0 ] }
			<a href={ contact.phone_href }>{ contact.phone }</a>
			{ parts[ 1 ] }
		</Fragment>
	);
}
