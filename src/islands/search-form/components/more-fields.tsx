import { __ } from '@wordpress/i18n';
import type { SearchFormProps } from '../../../contract/generated/hpapi/search-form-props';
import { CheckField } from '../../../ui/check-field';
import { SelectField } from '../../../ui/select-field';
import type { FieldName, Fields } from '../rules/fields';
import { lower, upper } from '../rules/options';

interface Props {
	fields: Fields;
	options: SearchFormProps[ 'options' ];
	set: ( name: FieldName, value: string ) => void;
}

/** What fewer people ask for: behind 'More filters' on every width. Hidden or not, they are sent. */
export function MoreFields( { fields, options, set }: Props ) {
	return (
		<div className="hh-search-form__more">
			<SelectField
				name="radius"
				label={ __( 'Search radius', 'hearth-hammer' ) }
				value={ fields.radius }
				options={ options.radii }
				onChange={ ( value ) => set( 'radius', value ) }
			/>
			<SelectField
				name="min_acres"
				label={ __( 'Min acres', 'hearth-hammer' ) }
				value={ fields.min_acres }
				options={ lower( options.acres ) }
				onChange={ ( value ) => set( 'min_acres', value ) }
			/>
			<SelectField
				name="max_acres"
				label={ __( 'Max acres', 'hearth-hammer' ) }
				value={ fields.max_acres }
				options={ upper( options.acres ) }
				onChange={ ( value ) => set( 'max_acres', value ) }
			/>
			<SelectField
				name="status_group"
				label={ __( 'Status', 'hearth-hammer' ) }
				value={ fields.status_group }
				options={ options.status_groups }
				onChange={ ( value ) => set( 'status_group', value ) }
			/>
			<SelectField
				name="sort_by"
				label={ __( 'Sort by', 'hearth-hammer' ) }
				value={ fields.sort_by }
				options={ options.sorts }
				onChange={ ( value ) => set( 'sort_by', value ) }
			/>
			<div className="hh-search-form__checks">
				<CheckField
					name="age"
					label={ __( 'New homes only', 'hearth-hammer' ) }
					value="new"
					checked={ fields.age === 'new' }
					onChange={ ( checked ) => set( 'age', checked ? 'new' : '' ) }
				/>
				<CheckField
					name="include_complete"
					label={ __( 'Include sold or let', 'hearth-hammer' ) }
					value="1"
					checked={ fields.include_complete === '1' }
					onChange={ ( checked ) => set( 'include_complete', checked ? '1' : '' ) }
				/>
			</div>
		</div>
	);
}
