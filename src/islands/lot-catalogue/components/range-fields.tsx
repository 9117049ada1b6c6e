import { __, _n, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';

interface Props {
	filter: CatalogueFilter;
	values: Record< string, string >;
	onChange: ( name: string, value: string ) => void;
}

/** The bounds of a range; a filter may have one of them only. */
export function RangeFields( { filter, values, onChange }: Props ) {
	const id = useId();
	const bound = ( name: string, label: string, none: string ) =>
		name !== '' && (
			<div className="hh-lot-filter__bound">
				<label className="hh-visually-hidden" htmlFor={ `${ id }-${ name }` }>
					{ `${ filter.label } ${ label }` }
				</label>
				<select className="hh-field__input" id={ `${ id }-${ name }` } name={ name } value={ values[ name ] ?? '' } onChange={ ( event ) => onChange( name, event.target.value ) }>
					<option value="">{ none }</option>
					{ filter.options.map( ( option ) => (
						<option key={ option.value } value={ option.value }>
							{ option.value === values[ name ] ? option.label : counted( option.label, name === filter.minimum ? option.count : option.count_to ) }
						</option>
					) ) }
				</select>
			</div>
		);
	return (
		<div className="hh-lot-filter__range" role="group" aria-label={ filter.label }>
			{ bound( filter.minimum, __( 'from', 'hearth-hammer' ), __( 'From', 'hearth-hammer' ) ) }
			{ bound( filter.maximum, __( 'to', 'hearth-hammer' ), __( 'To', 'hearth-hammer' ) ) }
		</div>
	);
}

/** The step that is chosen says no number: it would not fit the closed list, and the page says how many lots there are. */
function counted( label: string, count: number | null | undefined ): string {
	if ( count === null || count === undefined ) {
		return label;
	}
	// translators: 1: a price, mileage or the like; 2: number of lots
	return sprintf( _n( '%1$s (%2$s lot)', '%1$s (%2$s lots)', count, 'hearth-hammer' ), label, count.toLocaleString( 'en-GB' ) );
}
