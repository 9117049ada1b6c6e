import { __ } from '@wordpress/i18n';
import type { SellAtAuctionProps } from '../../contract/generated/auctions/sell-at-auction-props';
import type { Carried } from '../../lib/island';
import { FaultCount } from '../../ui/form/fault-count';
import { NextSteps } from '../../ui/form/next-steps';
import { PersonFields } from '../../ui/form/person-fields';
import { SentNotice } from '../../ui/form/sent-notice';
import { TextArea, TextField } from '../../ui/form/text-field';
import { PrivacyNote } from '../../ui/form/privacy-note';
import { TrapField } from '../../ui/form/trap-field';
import { useSell } from './hooks/use-sell';

/** 'Sell at our auction'. Its first frame is that of plugins/auctions/templates/enquiries/sell.php: change both. */
export function SellAtAuction( { typed, ...props }: SellAtAuctionProps & Carried ) {
	const { form, values, errors, told, failure, isBusy, sent, set, submit } = useSell( props, typed );
	const id = `hh-sell-${ props.business }`;
	const of = ( name: string ) => values[ name ] ?? '';
	if ( sent ) {
		return (
			<SentNotice title={ sent.title }>
				<p>{ sent.sentence }</p>
				<NextSteps steps={ sent.next } title={ __( 'Upcoming auctions', 'hearth-hammer' ) } />
			</SentNotice>
		);
	}
	return (
		<form className="hh-sell__form" ref={ form } method="post" action={ props.action } aria-label={ __( 'Sell at auction', 'hearth-hammer' ) } onSubmit={ submit } noValidate>
			<FaultCount told={ told } />
			<div className="hh-sell__fields">
				{ props.questions.map( ( { name, label, hint, rule, is_required: isRequired } ) => (
					<TextField
						key={ name }
						id={ `${ id }-${ name }` }
						name={ name }
						label={ label }
						hint={ hint }
						optional={ ! isRequired }
						required={ isRequired }
						inputMode={ rule === 'number' ? 'numeric' : undefined }
						maxLength={ 120 }
						autoComplete="off"
						value={ of( name ) }
						error={ errors[ name ] }
						onValue={ ( answer ) => set( { [ name ]: answer } ) }
					/>
				) ) }
			</div>
			<TextArea
				id={ `${ id }-message` }
				name="message"
				label={ __( 'Anything else', 'hearth-hammer' ) }
				hint={ __( 'For example, condition, history, finance, or when you’d like to sell.', 'hearth-hammer' ) }
				optional
				rows={ 4 }
				maxLength={ props.message_length }
				value={ of( 'message' ) }
				error={ errors.message }
				onValue={ ( message ) => set( { message } ) }
			/>
			<PersonFields id={ id } className="hh-sell__fields" values={ { name: of( 'name' ), email: of( 'email' ), phone: of( 'phone' ) } } errors={ errors } onValue={ set } />
			<TrapField value={ of( 'website' ) } onValue={ ( website ) => set( { website } ) } />
			<PrivacyNote />
			<div className="hh-sell__foot">
				{ failure !== '' && (
					<p className="hh-notice hh-notice--error" role="alert">
						{ failure }
					</p>
				) }
				<button className="hh-button hh-button--primary" type="submit" aria-disabled={ isBusy || undefined }>
					{ isBusy ? __( 'Sending…', 'hearth-hammer' ) : __( 'Request an estimate', 'hearth-hammer' ) }
				</button>
				<p className="hh-field__hint">{ __( 'We use your details only to reply to you.', 'hearth-hammer' ) }</p>
			</div>
		</form>
	);
}
