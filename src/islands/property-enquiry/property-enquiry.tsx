import { __ } from '@wordpress/i18n';
import type { PropertyEnquiryProps } from '../../contract/generated/hpapi/property-enquiry-props';
import type { Carried } from '../../lib/island';
import { AskFields } from './components/ask-fields';
import { FailureNotice } from '../../ui/form/failure-notice';
import { FaultCount } from '../../ui/form/fault-count';
import { PersonFields } from '../../ui/form/person-fields';
import { TextArea } from '../../ui/form/text-field';
import { PrivacyNote } from '../../ui/form/privacy-note';
import { TrapField } from '../../ui/form/trap-field';
import { Sent } from './components/sent';
import { Slots } from './components/slots';
import { useEnquiry, type Enquiry } from './hooks/use-enquiry';

/**
 * Books a viewing or asks about a property. Its first frame is that of plugins/hpapi/templates/property-enquiry.php:
 * change both. The style sheet shows what belongs to the chosen tab.
 */
export function PropertyEnquiry( { typed, ...props }: PropertyEnquiryProps & Carried ) {
	const enquiry = useEnquiry( props, typed );
	const { form, values, days, errors, told, failure, isBusy, sent, set, submit, refreshDays } = enquiry;
	const id = `hh-enquiry-${ props.property }`;
	if ( sent ) {
		return <Sent sent={ sent } />;
	}
	return (
		<form
			className={ `hh-enquiry${ days.length === 0 ? ' hh-enquiry--no-times' : '' }` }
			ref={ form }
			method="post"
			action={ props.action }
			aria-label={ __( 'Book a viewing or ask a question', 'hearth-hammer' ) }
			onSubmit={ submit }
			onFocus={ refreshDays }
			noValidate
		>
			<FaultCount told={ told } />
			<Tabs kind={ values.kind } onChoose={ ( kind ) => set( { kind } ) } />
			<div className="hh-enquiry__viewing">
				{ days.length > 0 && (
					<Slots id={ `${ id }-slot` } days={ days } chosen={ values.slot } error={ errors.slot } onChoose={ ( slot ) => set( { slot } ) } />
				) }
				<TextArea
					id={ `${ id }-preferred` }
					name="preferred"
					className="hh-enquiry__preferred"
					label={ __( 'When would suit you?', 'hearth-hammer' ) }
					hint={ __( 'For example, weekday evenings or Saturday mornings.', 'hearth-hammer' ) }
					rows={ 2 }
					maxLength={ props.lengths.preferred }
					value={ values.preferred }
					error={ errors.preferred }
					onValue={ ( preferred ) => set( { preferred } ) }
				/>
			</div>
			<AskFields id={ id } enquiry={ enquiry } length={ props.lengths.message } />
			<PersonFields id={ id } className="hh-enquiry__person" values={ values } errors={ errors } onValue={ set } />
			<TrapField value={ values.website } onValue={ ( website ) => set( { website } ) } />
			<PrivacyNote />
			<div className="hh-enquiry__foot">
				{ failure && <FailureNotice sentence={ failure } contact={ props.contact } /> }
				<Submit isBusy={ isBusy } />
				<p className="hh-enquiry__note">{ __( 'We use your details only to reply to you.', 'hearth-hammer' ) }</p>
			</div>
		</form>
	);
}

type Kind = Enquiry[ 'values' ][ 'kind' ];

function Tabs( { kind, onChoose }: { kind: Kind; onChoose: ( kind: Kind ) => void } ) {
	const tab = ( of: Kind, label: string ) => (
		<label className="hh-tabs__tab">
			<input type="radio" name="kind" value={ of } checked={ kind === of } onChange={ () => onChoose( of ) } />
			{ label }
		</label>
	);
	return (
		<fieldset className="hh-enquiry__tabs hh-tabs">
			<legend className="hh-visually-hidden">{ __( 'What would you like to do?', 'hearth-hammer' ) }</legend>
			{ tab( 'viewing', __( 'Book a viewing', 'hearth-hammer' ) ) }
			{ tab( 'ask', __( 'Ask a question', 'hearth-hammer' ) ) }
		</fieldset>
	);
}

/** Not disabled while it works: a disabled button loses the focus. */
function Submit( { isBusy }: { isBusy: boolean } ) {
	return (
		<button className="hh-button hh-button--primary hh-enquiry__submit" type="submit" aria-disabled={ isBusy || undefined }>
			{ isBusy ? (
				__( 'Sending…', 'hearth-hammer' )
			) : (
				<>
					<span className="hh-enquiry__for-ask">{ __( 'Send my question', 'hearth-hammer' ) }</span>
					<span className="hh-enquiry__for-viewing">{ __( 'Request viewing', 'hearth-hammer' ) }</span>
				</>
			) }
		</button>
	);
}
