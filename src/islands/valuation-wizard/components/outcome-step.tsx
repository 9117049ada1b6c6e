import { __, sprintf } from '@wordpress/i18n';
import { useMemo, type MouseEvent, type Ref } from 'react';
import { phoneRules } from '../fields';
import { useKeptText } from '../hooks/use-kept-text';
import { keptText } from '../kept';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { normalisePhone } from '../../../lib/validation/phone';
import { vehicleName } from '../../../lib/valuation/vehicle-name';
import type { Screen } from '../state';
import type { Contact } from '../types';
import type { FieldName } from '../use-cases/done';
import { CallUs } from './result';
import { StepHeading } from './step-heading';
import { WrongAddress } from './wrong-address';
import { Unbroken } from '../../../ui/unbroken';

interface Props {
	formId: string;
	headingLevel: number;
	headingRef: Ref< HTMLHeadingElement >;
	screen: Extract< Screen, { name: 'outcome' } >;
	managingDirector: string;
	contact: Contact;
	isBusy: boolean;
	startUrl: string;
	onAskForCall: ( phone: string ) => Promise< FieldName | null >;
	onCorrect: ( email: string ) => Promise< FieldName | null >;
	onAnotherPlate: ( event: MouseEvent ) => void;
}

/** Asks for a phone number: after an apology (VAL-14) or by the managing director's note (VAL-15). */
export function OutcomeStep( props: Props ) {
	const { formId, screen, contact, isBusy, onAskForCall } = props;
	const isQuote = screen.outcome === 'phone_quote';
	const { form, values, errors, change, onSubmit } = useForm< 'phone' >( {
		initial: { phone: keptText( formId, 'phone' ) },
		rules: useMemo( phoneRules, [] ),
		isBusy,
		submit: ( { phone } ) => onAskForCall( normalisePhone( phone ) ?? '' ),
	} );
	useKeptText( formId, values );
	return (
		<>
		<form className="hh-valuation__form" ref={ form } onSubmit={ onSubmit } noValidate>
			{ isQuote ? <Note { ...props } /> : <Apology { ...props } /> }
			{ screen.failed && (
				<div className="hh-notice hh-notice--error hh-valuation__failed" role="alert">
					<p className="hh-notice__title">{ __( 'Sorry, there was an error', 'hearth-hammer' ) }</p>
					<CallUs contact={ contact } />
				</div>
			) }
			<div className="hh-valuation__phone-group">
				<TextField
					id={ `${ formId }-phone` }
					name="phone"
					type="tel"
					label={ isQuote ? __( 'Mobile number', 'hearth-hammer' ) : __( 'Phone number', 'hearth-hammer' ) }
					value={ values.phone }
					onValue={ ( value ) => change( 'phone', value ) }
					error={ errors.phone }
					inputMode="tel"
					autoComplete="tel"
					maxLength={ 24 }
					required
					readOnly={ isBusy }
				/>
				<button
					type="submit"
					className="hh-button hh-button--primary hh-valuation__submit"
					aria-disabled={ isBusy }
				>
					{ __( 'Request a call', 'hearth-hammer' ) }
				</button>
			</div>
		</form>
		{ isQuote && <Mailed { ...props } /> }
		</>
	);
}

/** The valuation is mailed all the same: to which address, and the way to another one. */
function Mailed( { formId, screen, isBusy, onCorrect }: Props ) {
	const email = screen.lookup.record.email ?? '';
	if ( screen.corrected ) {
		return (
			<p className="hh-valuation__mailed" role="status">
				{ screen.notice ??
					sprintf(
						/* translators: %s: email address. */
						__( 'We’ve sent your valuation to %s.', 'hearth-hammer' ),
						email
					) }
			</p>
		);
	}
	return (
		<div className="hh-valuation__mailed">
			<p>
				{ sprintf(
					/* translators: %s: email address. */
					__( 'We’ll email the trade values to %s.', 'hearth-hammer' ),
					email
				) }
			</p>
			{ screen.notice && <p>{ screen.notice }</p> }
			<WrongAddress formId={ formId } isBusy={ isBusy } onCorrect={ onCorrect } />
		</div>
	);
}

function Apology( { headingLevel, headingRef, screen, contact, startUrl, onAnotherPlate }: Props ) {
	return (
		<>
			<StepHeading level={ headingLevel } headingRef={ headingRef }>
				<Unbroken
					text={ sprintf(
						/* translators: %s: make and model, or "vehicle". */
						__( 'Sorry, we can’t put a price on your %s online', 'hearth-hammer' ),
						vehicleName( screen.lookup.vehicle )
					) }
				/>
			</StepHeading>
			<p>
				{ sprintf(
					/* translators: %s: contact hours. */
					__(
						'The price guides have no reliable figure for it. Leave your phone number and one of our auctioneers will call you with a valuation, %s.',
						'hearth-hammer'
					),
					contact.hours
				) }
			</p>
			<p className="hh-valuation__not-yours">
				{ __( 'Not your vehicle?', 'hearth-hammer' ) }{ ' ' }
				<a href={ startUrl } onClick={ onAnotherPlate } data-track="another-plate">
					{ __( 'Try another plate', 'hearth-hammer' ) }
				</a>
			</p>
		</>
	);
}

function Note( { headingLevel, headingRef, screen, managingDirector }: Props ) {
	const vehicle = vehicleName( screen.lookup.vehicle );
	return (
		<>
			<StepHeading level={ headingLevel } headingRef={ headingRef }>
				{ __( 'A personal note from our managing director', 'hearth-hammer' ) }
			</StepHeading>
			<blockquote className="hh-valuation__note">
				<p>
					{ sprintf(
						/* translators: %s: make and model, or "vehicle". */
						__(
							'Thank you for asking us about your %s. Your valuation is on its way by email. But a price guide hasn’t seen your vehicle, and others like it do well in our saleroom.',
							'hearth-hammer'
						),
						vehicle
					) }
				</p>
				<p>
					{ __(
						'You’re local, so I’d like us to take a proper look. Leave me your mobile number and we’ll call you with a better figure.',
						'hearth-hammer'
					) }
				</p>
				<footer>
					{ managingDirector && (
						<>
							<cite>{ managingDirector }</cite>
							<br />
						</>
					) }
					{ __( 'Managing director', 'hearth-hammer' ) }
				</footer>
			</blockquote>
		</>
	);
}
