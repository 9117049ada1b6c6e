import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode, Ref } from 'react';
import type { Screen } from '../state';
import { UNKNOWN } from '../../../lib/valuation/vehicle';
import { vehicleName } from '../../../lib/valuation/vehicle-name';
import type { Person } from '../../../lib/carried-person';
import type { Contact, ValuationRecord, ValuationWizardProps } from '../types';
import { ContactLines } from './contact-lines';
import { NextSteps } from './next-steps';
import type { FieldName } from '../use-cases/done';
import { StepHeading } from './step-heading';
import { TradeValues } from './trade-values';
import { WrongAddress } from './wrong-address';
import { Unbroken } from '../../../ui/unbroken';

interface Props {
	screen: Extract< Screen, { name: 'thank_you' | 'phone_thank_you' | 'send_failed' } >;
	headingLevel: number;
	headingRef: Ref< HTMLHeadingElement >;
	contact: Contact;
	nextSteps: ValuationWizardProps[ 'next_steps' ];
	isBusy: boolean;
	formId: string;
	onCorrect: ( email: string ) => Promise< FieldName | null >;
}

/** The last word (VAL-16 to VAL-18). */
export function Result( { screen, headingLevel, headingRef, contact, nextSteps, isBusy, formId, onCorrect }: Props ) {
	const { title, text, note } = wording( screen, contact );
	return (
		<div className={ `hh-valuation__message hh-valuation__message--${ screen.name.replace( /_/g, '-' ) }` }>
			<StepHeading level={ headingLevel } headingRef={ headingRef }>
				{ title }
			</StepHeading>
			{ text }
			{ screen.name === 'thank_you' && ! screen.corrected && (
				<WrongAddress formId={ formId } isBusy={ isBusy } onCorrect={ onCorrect } />
			) }
			{ screen.name !== 'send_failed' && <TradeValues record={ screen.lookup.record } /> }
			{ note }
			{ screen.name !== 'send_failed' && <NextSteps steps={ nextSteps } vehicle={ screen.lookup.vehicle } mileage={ screen.lookup.record.Mileage } person={ personOf( screen.lookup.record ) } headingLevel={ headingLevel } /> }
			{ screen.name !== 'send_failed' && <ContactLines contact={ contact } /> }
		</div>
	);
}

/** Who asked, as far as they said. */
function personOf( { name, email, phone }: ValuationRecord ): Person {
	return { ...( name !== UNKNOWN && { name } ), ...( email && { email } ), ...( phone && { phone } ) };
}

function wording( screen: Props[ 'screen' ], contact: Contact ): { title: string; text: ReactNode; note?: ReactNode } {
	if ( screen.name === 'send_failed' ) {
		return { title: __( 'Sorry, there was an error', 'hearth-hammer' ), text: <CallUs contact={ contact } /> };
	}
	const vehicle = vehicleName( screen.lookup.vehicle );
	if ( screen.name === 'phone_thank_you' ) {
		return {
			title: __( 'Thank you', 'hearth-hammer' ),
			text: (
				<p className="hh-lede">
					<Unbroken
						text={ sprintf(
							/* translators: %s: make and model, or "vehicle". */
							__( 'A team member will contact you about your %s.', 'hearth-hammer' ),
							vehicle
						) }
					/>
				</p>
			),
		};
	}
	return {
		title: __( 'Thank you. Your valuation is on its way', 'hearth-hammer' ),
		text: (
			<>
				<p className="hh-lede">
					{ sprintf(
						/* translators: 1: make and model, or "vehicle"; 2: email address. */
						__( 'We’ll email the valuation of your %1$s to %2$s.', 'hearth-hammer' ),
						vehicle,
						screen.lookup.record.email ?? ''
					) }
				</p>
				{ screen.corrected && (
					<p role="status">{ __( 'We’ve corrected your email address. The valuation will go there.', 'hearth-hammer' ) }</p>
				) }
			</>
		),
		note: (
			<p>
				{ screen.notice ?? __(
					'It usually takes a minute or two. If it hasn’t arrived by then, check your junk folder.',
					'hearth-hammer'
				) }
			</p>
		),
	};
}

/** Where only the phone is left. */
export function CallUs( { contact }: { contact: Contact } ) {
	return contact.phone === '' ? null : (
		<p>
			{ __( 'Call us and we’ll value your vehicle over the phone:', 'hearth-hammer' ) }{ ' ' }
			<a href={ contact.phone_href } data-track="phone">{ contact.phone }</a>, { contact.hours }.
		</p>
	);
}
