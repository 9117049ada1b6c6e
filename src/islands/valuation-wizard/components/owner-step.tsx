import { __, sprintf } from '@wordpress/i18n';
import { useMemo, type MouseEvent, type Ref } from 'react';
import { ownerRules, type OwnerName } from '../fields';
import { useKeptText } from '../hooks/use-kept-text';
import { keptText } from '../kept';
import { PrivacyNote } from '../../../ui/form/privacy-note';
import { FaultCount } from '../../../ui/form/fault-count';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { normaliseEmail } from '../../../lib/validation/email';
import { POSTCODE_LENGTH } from '../../../lib/validation/postcode';
import { normaliseOptionalName, normaliseOptionalPostcode, UNKNOWN } from '../rules/validation';
import { vehicleName } from '../../../lib/valuation/vehicle-name';
import type { Lookup } from '../state';
import type { FieldName } from '../use-cases/done';
import type { Owner } from '../use-cases/send-valuation';
import { StepHeading } from './step-heading';
import { VehicleSummary } from './vehicle-summary';
import { Unbroken } from '../../../ui/unbroken';

interface Props {
	formId: string;
	headingLevel: number;
	headingRef: Ref< HTMLHeadingElement >;
	lookup: Lookup;
	nameLength: number;
	isBusy: boolean;
	startUrl: string;
	onSend: ( owner: Owner ) => Promise< FieldName | null >;
	onAnotherPlate: ( event: MouseEvent ) => void;
}

export function OwnerStep( props: Props ) {
	const { formId, headingLevel, headingRef, lookup, nameLength, isBusy, startUrl, onSend, onAnotherPlate } = props;
	const { form, values, errors, told, change, onSubmit } = useForm< OwnerName >( {
		initial: { email: keptText( formId, 'email' ), name: keptText( formId, 'name' ), postcode: keptText( formId, 'postcode' ) },
		rules: useMemo( ownerRules, [] ),
		isBusy,
		submit: ( { email, name, postcode } ) =>
			onSend( {
				email: normaliseEmail( email ) ?? '',
				name: normaliseOptionalName( name ) ?? UNKNOWN,
				postcode: normaliseOptionalPostcode( postcode ) ?? UNKNOWN,
			} ),
	} );
	useKeptText( formId, values );
	return (
		<form className="hh-valuation__form" ref={ form } onSubmit={ onSubmit } noValidate>
			<FaultCount told={ told } />
			<StepHeading level={ headingLevel } headingRef={ headingRef }>
				<Unbroken
					text={ sprintf(
						/* translators: %s: make and model, or "vehicle". */
						__( 'Where should we send your %s’s valuation?', 'hearth-hammer' ),
						vehicleName( lookup.vehicle )
					) }
				/>
			</StepHeading>
			<VehicleSummary vehicle={ lookup.vehicle } mileage={ lookup.record.Mileage } />
			<p className="hh-valuation__not-yours">
				{ __( 'Not your vehicle?', 'hearth-hammer' ) }{ ' ' }
				<a href={ startUrl } onClick={ onAnotherPlate } data-track="another-plate">
					{ __( 'Try another plate', 'hearth-hammer' ) }
				</a>
			</p>
			<div className="hh-valuation__owner-fields">
				<TextField
					id={ `${ formId }-email` }
					name="email"
					type="email"
					label={ __( 'Email address', 'hearth-hammer' ) }
					hint={ __( 'We’ll only use it for your valuation.', 'hearth-hammer' ) }
					className="hh-valuation__email"
					value={ values.email }
					onValue={ ( value ) => change( 'email', value ) }
					error={ errors.email }
					inputMode="email"
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={ false }
					maxLength={ 254 }
					required
					readOnly={ isBusy }
				/>
				<TextField
					id={ `${ formId }-name` }
					name="name"
					label={ __( 'Name', 'hearth-hammer' ) }
					optional
					value={ values.name }
					onValue={ ( value ) => change( 'name', value ) }
					error={ errors.name }
					autoComplete="name"
					autoCapitalize="words"
					maxLength={ nameLength }
					readOnly={ isBusy }
				/>
				<TextField
					id={ `${ formId }-postcode` }
					name="postcode"
					label={ __( 'Postcode', 'hearth-hammer' ) }
					optional
					className="hh-valuation__postcode"
					value={ values.postcode }
					onValue={ ( value ) => change( 'postcode', value ) }
					error={ errors.postcode }
					autoComplete="postal-code"
					autoCapitalize="characters"
					spellCheck={ false }
					maxLength={ POSTCODE_LENGTH }
					readOnly={ isBusy }
				/>
			</div>
			<PrivacyNote />
			<button type="submit" className="hh-button hh-button--primary hh-valuation__submit" aria-disabled={ isBusy }>
				{ __( 'Send my valuation', 'hearth-hammer' ) }
			</button>
		</form>
	);
}
