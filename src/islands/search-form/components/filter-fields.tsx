import { SEARCH } from '../../../contract/generated/hpapi/parts/search';
import type { SearchField } from '../../../contract/generated/hpapi/parts/search-field';
import { CheckField } from '../../../ui/check-field';
import { DateField } from '../../../ui/date-field';
import { PlainField } from '../../../ui/plain-field';
import { SelectField } from '../../../ui/select-field';
import type { FieldName, Fields } from '../rules/fields';
import { optionsOf } from '../rules/options';

interface Props {
	filters: readonly SearchField[];
	fields: Fields;
	set: ( name: FieldName, value: string ) => void;
}

/**
 * The server's filters in its order: some beside the location on wide screens, the rest behind 'More filters' on
 * every width, boxes last. Hidden or not, they are sent. Those of lettings are there too, and the style hides them while property is
 * for sale: so a form without a script shows them with the tab.
 */
export function FilterFields( { filters, fields, set }: Props ) {
	const show = ( place: SearchField[ 'place' ], kind: SearchField[ 'kind' ], lettings = false ) =>
		filters
			.filter( ( filter ) => filter.place === place && filter.kind === kind && filter.lettings === lettings )
			.map( ( filter ) => <FilterField key={ filter.name } filter={ filter } fields={ fields } set={ set } /> );
	return (
		<>
			<div className="hh-search-form__fields">{ show( 'main', 'select' ) }</div>
			<div className="hh-search-form__more">
				{ show( 'more', 'text' ) }
				{ show( 'more', 'select' ) }
				<div className="hh-search-form__lettings">
					{ show( 'more', 'select', true ) }
					{ show( 'more', 'date', true ) }
				</div>
				<div className="hh-search-form__checks">
					{ show( 'more', 'check' ) }
					<div className="hh-search-form__lettings">{ show( 'more', 'check', true ) }</div>
				</div>
			</div>
		</>
	);
}

function FilterField( { filter, fields, set }: { filter: SearchField; fields: Fields; set: Props[ 'set' ] } ) {
	const name = filter.name as FieldName;
	const options = optionsOf( filter, fields.trans_type );
	if ( filter.kind === 'check' ) {
		const on = options[ 0 ]?.value ?? '';
		return (
			<CheckField
				name={ name }
				label={ filter.label }
				value={ on }
				checked={ fields[ name ] === on }
				onChange={ ( checked ) => set( name, checked ? on : filter.none ) }
			/>
		);
	}
	if ( filter.kind === 'date' ) {
		return <DateField name={ name } label={ filter.label } value={ fields[ name ] } onChange={ ( value ) => set( name, value ) } />;
	}
	if ( filter.kind === 'text' ) {
		return (
			<PlainField
				name={ name }
				label={ filter.label }
				value={ fields[ name ] }
				maxLength={ SEARCH.limits.keyword.maxLength }
				onChange={ ( value ) => set( name, value ) }
			/>
		);
	}
	return <SelectField name={ name } label={ filter.label } value={ fields[ name ] } options={ options } onChange={ ( value ) => set( name, value ) } />;
}
