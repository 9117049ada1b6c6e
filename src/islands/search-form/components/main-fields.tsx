import { __ } from '@wordpress/i18n';
import type { SearchFormProps } from '../../../contract/generated/hpapi/search-form-props';
import { SelectField } from '../../../ui/select-field';
import type { FieldName, Fields } from '../rules/fields';
import { lower, prices, upper } from '../rules/options';

interface Props {
	fields: Fields;
	options: SearchFormProps[ 'options' ];
	set: ( name: FieldName, value: string ) => void;
}

/** Price, bedrooms and type: beside the location on wide screens, behind 'More filters' on phones. */
export function MainFields( { fields, options, set }: Props ) {
	const offered = prices( options, fields.trans_type );
	return (
		<div className="hh-search-form__fields">
			<SelectField
				name="min_price"
				label={ __( 'Min price', 'hearth-hammer' ) }
				value={ fields.min_price }
				options={ lower( offered ) }
				onChange={ ( value ) => set( 'min_price', value ) }
			/>
			<SelectField
				name="max_price"
				label={ __( 'Max price', 'hearth-hammer' ) }
				value={ fields.max_price }
				options={ upper( offered ) }
				onChange={ ( value ) => set( 'max_price', value ) }
			/>
			<SelectField
				name="min_beds"
				label={ __( 'Min beds', 'hearth-hammer' ) }
				value={ fields.min_beds }
				options={ lower( options.beds ) }
				onChange={ ( value ) => set( 'min_beds', value ) }
			/>
			<SelectField
				name="max_beds"
				label={ __( 'Max beds', 'hearth-hammer' ) }
				value={ fields.max_beds }
				options={ upper( options.beds ) }
				onChange={ ( value ) => set( 'max_beds', value ) }
			/>
			<SelectField
				name="property_type"
				label={ __( 'Property type', 'hearth-hammer' ) }
				value={ fields.property_type }
				options={ options.property_types }
				onChange={ ( value ) => set( 'property_type', value ) }
			/>
		</div>
	);
}
