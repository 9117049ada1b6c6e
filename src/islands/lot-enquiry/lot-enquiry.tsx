import { __ } from '@wordpress/i18n';
import type { LotEnquiryProps } from '../../contract/generated/auctions/lot-enquiry-props';
import type { Carried } from '../../lib/island';
import { FaultCount } from '../../ui/form/fault-count';
import { FieldError } from '../../ui/form/form-field';
import { NextSteps } from '../../ui/form/next-steps';
import { PersonFields } from '../../ui/form/person-fields';
import { SentNotice } from '../../ui/form/sent-notice';
import { TextArea, TextField } from '../../ui/form/text-field';
import { PrivacyNote } from '../../ui/form/privacy-note';
import { TrapField } from '../../ui/form/trap-field';
import { useLotEnquiry } from './hooks/use-lot-enquiry';
import { OfferFields } from './offer-fields';
import { needsPhone } from './rules/validate';

/**
 * Asks about a lot, asks for a viewing, registers to bid or leaves a bid (LOT-10). Its first frame is that of
 * plugins/auctions/templates/enquiries/form.php: change both. The style sheet shows what belongs to the chosen wish.
 */
export function LotEnquiry( { typed, ...props }: LotEnquiryProps & Carried ) {
	const { form, values, errors, told, failure, isBusy, sent, set, submit } = useLotEnquiry( props, typed );
	const id = `hh-lot-enquiry-${ props.lot }`;
	const takesOffers = props.kinds.some( ( { value } ) => value === 'offer' );
	if ( sent ) {
		return (
			<SentNotice title={ sent.title }>
				<p>{ sent.sentence }</p>
				<NextSteps steps={ sent.next } title={ __( 'Upcoming auctions', 'hearth-hammer' ) } />
			</SentNotice>
		);
	}
	return (
		<form
			className="hh-lot-enquiry"
			ref={ form }
			method="post"
			{ ...( takesOffers && { encType: 'multipart/form-data' } ) }
			action={ props.action }
			aria-label={ __( 'Enquire, view or bid', 'hearth-hammer' ) }
			onSubmit={ submit }
			noValidate
		>
			<FaultCount told={ told } />
			<fieldset className="hh-lot-enquiry__kinds hh-choices">
				<legend className="hh-visually-hidden">{ __( 'What would you like to do?', 'hearth-hammer' ) }</legend>
				{ props.kinds.map( ( { value, label } ) => (
					<label className="hh-choice" key={ value }>
						<input type="radio" name="kind" value={ value } checked={ values.kind === value } onChange={ () => set( { kind: value } ) } />
						{ label }
					</label>
				) ) }
			</fieldset>
			<TextField
				id={ `${ id }-bid` }
				name="bid"
				className="hh-lot-enquiry__bid"
				label={ __( 'Your maximum bid (£)', 'hearth-hammer' ) }
				hint={ __( 'Excluding buyer’s premium and VAT. The auctioneer bids for you, for as little as the other bids allow.', 'hearth-hammer' ) }
				inputMode="numeric"
				maxLength={ 20 }
				autoComplete="off"
				value={ values.bid }
				error={ errors.bid }
				onValue={ ( bid ) => set( { bid } ) }
			/>
			{ takesOffers && <OfferFields id={ id } funding={ props.funding } values={ values } errors={ errors } onValue={ set } /> }
			<TextArea
				id={ `${ id }-message` }
				name="message"
				label={ __( 'Your message', 'hearth-hammer' ) }
				hint={ __( 'Your question, or when you’d like to view.', 'hearth-hammer' ) }
				rows={ 4 }
				maxLength={ props.message_length }
				value={ values.message }
				error={ errors.message }
				onValue={ ( message ) => set( { message } ) }
			/>
			<PersonFields id={ id } className="hh-legal__person" values={ values } errors={ errors } onValue={ set } phone={ needsPhone( values.kind ) ? 'required' : 'optional' } />
			<Agree id={ id } isOn={ values.agree } error={ errors.agree } conditions={ props.conditions_url } onChange={ ( agree ) => set( { agree } ) } />
			<TrapField value={ values.website } onValue={ ( website ) => set( { website } ) } />
			<PrivacyNote />
			<div className="hh-lot-enquiry__foot">
				{ failure !== '' && (
					<p className="hh-notice hh-notice--error" role="alert">
						{ failure }
					</p>
				) }
				<button className="hh-button hh-button--primary" type="submit" aria-disabled={ isBusy || undefined }>
					{ isBusy
						? __( 'Sending…', 'hearth-hammer' )
						: props.kinds.map( ( { value, send } ) => (
								<span key={ value } data-hh-send={ value } hidden={ value !== values.kind }>
									{ send }
								</span>
						  ) ) }
				</button>
				<p className="hh-field__hint">{ __( 'We use your details only to reply to you.', 'hearth-hammer' ) }</p>
			</div>
		</form>
	);
}

interface AgreeProps {
	id: string;
	isOn: boolean;
	error: string | undefined;
	conditions: string;
	onChange: ( isOn: boolean ) => void;
}

function Agree( { id, isOn, error, conditions, onChange }: AgreeProps ) {
	return (
		<div className="hh-lot-enquiry__agree">
			<div className={ `hh-field${ error ? ' hh-field--invalid' : '' }` }>
				<label className="hh-check">
					<input
						type="checkbox"
						name="agree"
						value="1"
						checked={ isOn }
						aria-required
						onChange={ ( event ) => onChange( event.target.checked ) }
						aria-invalid={ error ? true : undefined }
						aria-describedby={ error ? `${ id }-agree-error` : undefined }
					/>
					{ __( 'I have read the conditions of sale and understand that an accepted bid is binding', 'hearth-hammer' ) }
				</label>
				<FieldError id={ `${ id }-agree` } error={ error } />
			</div>
			{ conditions !== '' && (
				<p>
					<a href={ conditions }>{ __( 'Conditions of sale', 'hearth-hammer' ) }</a>
				</p>
			) }
		</div>
	);
}
