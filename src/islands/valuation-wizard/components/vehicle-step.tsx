import { __ } from '@wordpress/i18n';
import { useMemo, type Ref } from 'react';
import { vehicleRules, type VehicleName } from '../fields';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import type { Values } from '../../../ui/form/use-fields';
import { mileageInThousands, normalisePlate, UNKNOWN } from '../rules/validation';
import type { Condition } from '../types';
import type { FieldName } from '../use-cases/done';
import type { Asked } from '../use-cases/find-vehicle';
import { ConditionField } from './condition-field';
import { PlateField } from './plate-field';
import { StepHeading } from './step-heading';

interface Props {
	formId: string;
	headingLevel: number;
	headingRef: Ref< HTMLHeadingElement >;
	initial: Values< VehicleName >;
	asksCondition: boolean;
	isBusy: boolean;
	onFind: ( asked: Asked ) => Promise< FieldName | null >;
	/** Scrolls to the form's top (VAL-08). */
	onInvalid: () => void;
}

export function VehicleStep( props: Props ) {
	const { formId, headingLevel, headingRef, initial, asksCondition, isBusy, onFind, onInvalid } = props;
	const { form, values, errors, change, onSubmit } = useForm< VehicleName >( {
		initial,
		rules: useMemo( vehicleRules, [] ),
		isBusy,
		onInvalid,
		submit: ( { vrm, mileage, condition } ) =>
			onFind( {
				vrm: normalisePlate( vrm ) ?? '',
				mileage: mileageInThousands( mileage ) ?? 0,
				condition: ( condition || UNKNOWN ) as Condition,
			} ),
	} );
	return (
		<form className="hh-valuation__form" ref={ form } onSubmit={ onSubmit } noValidate>
			<StepHeading level={ headingLevel } headingRef={ headingRef }>
				{ __( 'Tell us about your vehicle', 'hearth-hammer' ) }
			</StepHeading>
			<div className="hh-valuation__vehicle-fields">
				<PlateField
					id={ `${ formId }-vrm` }
					value={ values.vrm }
					onValue={ ( value ) => change( 'vrm', value ) }
					error={ errors.vrm }
					readOnly={ isBusy }
				/>
				<TextField
					id={ `${ formId }-mileage` }
					name="mileage"
					label={ __( 'Mileage', 'hearth-hammer' ) }
					unit={ __( 'miles', 'hearth-hammer' ) }
					className="hh-valuation__mileage"
					value={ values.mileage }
					onValue={ ( value ) => change( 'mileage', value ) }
					error={ errors.mileage }
					placeholder="45,000"
					inputMode="numeric"
					autoComplete="off"
					enterKeyHint="go"
					maxLength={ 16 }
					required
					readOnly={ isBusy }
				/>
			</div>
			{ asksCondition && (
				<ConditionField value={ values.condition } onValue={ ( value ) => change( 'condition', value ) } />
			) }
			<button type="submit" className="hh-button hh-button--primary hh-valuation__submit" aria-disabled={ isBusy }>
				{ __( 'Find my vehicle', 'hearth-hammer' ) }
			</button>
		</form>
	);
}
