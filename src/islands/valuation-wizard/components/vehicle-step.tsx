import { __ } from '@wordpress/i18n';
import { useMemo, useRef, useState, type Ref } from 'react';
import { vehicleRules, type VehicleName } from '../fields';
import { useKeptText } from '../hooks/use-kept-text';
import { FaultCount } from '../../../ui/form/fault-count';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import type { Values } from '../../../ui/form/use-fields';
import { mileageDoubt, mileageInThousands, normalisePlate, UNKNOWN } from '../rules/validation';
import type { Condition } from '../types';
import type { FieldName } from '../use-cases/done';
import type { Asked } from '../use-cases/find-vehicle';
import { ConditionField } from './condition-field';
import { MileageDoubt } from './mileage-doubt';
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
	const [ doubt, setDoubt ] = useState< string | null >( null );
	const asked = useRef( '' );
	const find = ( { vrm, mileage, condition }: Values< VehicleName > ) =>
		onFind( {
			vrm: normalisePlate( vrm ) ?? '',
			mileage: mileageInThousands( mileage ) ?? 0,
			condition: ( condition || UNKNOWN ) as Condition,
		} );
	const { form, values, errors, told, change, onSubmit } = useForm< VehicleName >( {
		initial,
		rules: useMemo( vehicleRules, [] ),
		isBusy,
		onInvalid,
		submit: ( typed ) => {
			// Once: whoever sends the same figure again means it.
			if ( mileageDoubt( typed.mileage ) !== null && asked.current !== typed.mileage ) {
				asked.current = typed.mileage;
				setDoubt( typed.mileage );
				return Promise.resolve( null );
			}
			setDoubt( null );
			return find( typed );
		},
	} );
	useKeptText( formId, values );
	return (
		<form className="hh-valuation__form" ref={ form } onSubmit={ onSubmit } noValidate>
			<FaultCount told={ told } />
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
					placeholder={ __( 'e.g. 45,000', 'hearth-hammer' ) }
					inputMode="numeric"
					autoComplete="off"
					enterKeyHint="go"
					maxLength={ 16 }
					required
					readOnly={ isBusy }
				/>
			</div>
			{ doubt !== null && doubt === values.mileage && (
				<MileageDoubt
					typed={ doubt.trim() }
					likelier={ mileageDoubt( doubt ) ?? 0 }
					onMileage={ ( mileage ) => {
						change( 'mileage', mileage );
						setDoubt( null );
						void find( { ...values, mileage } );
					} }
				/>
			) }
			{ asksCondition && (
				<ConditionField value={ values.condition } onValue={ ( value ) => change( 'condition', value ) } />
			) }
			<button type="submit" className="hh-button hh-button--primary hh-valuation__submit" aria-disabled={ isBusy }>
				{ __( 'Find my vehicle', 'hearth-hammer' ) }
			</button>
		</form>
	);
}
