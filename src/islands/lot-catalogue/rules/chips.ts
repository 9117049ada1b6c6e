import { __, sprintf } from '@wordpress/i18n';
import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';
import { chosenOf } from './multiselect';
import { withValue, type CatalogueState } from './state';

/** A set filter, and the catalogue without it. */
export interface Chip {
	key: string;
	label: string;
	without: CatalogueState;
}

/** What is set, in words; PHP says the same (CataloguePage\FilterChips, both by catalogue-chips.json). */
export function chipsOf( state: CatalogueState, filters: readonly CatalogueFilter[] ): Chip[] {
	return filters.flatMap( ( filter ) => {
		switch ( filter.kind ) {
			case 'range':
				return rangeChip( state, filter );
			case 'near':
				return nearChip( state, filter );
			case 'search':
				return valueChip( state, filter, `“${ state.values[ filter.name ] ?? '' }”` );
			case 'radio':
				// An answer like 'No' means nothing without its question.
				return valueChip( state, filter, answerLabel( filter, state.values[ filter.name ] ?? '' ) );
			default:
				return chosenOf( state.values[ filter.name ] ).map( ( value, _place, all ) => ( {
					key: `${ filter.name }=${ value }`,
					label: labelOf( filter, value ),
					without: withValue( state, filter.name, all.filter( ( other ) => other !== value ).join( ',' ) ),
				} ) );
		}
	} );
}

function valueChip( state: CatalogueState, filter: CatalogueFilter, label: string ): Chip[] {
	return state.values[ filter.name ] ? [ { key: filter.name, label, without: withValue( state, filter.name, '' ) } ] : [];
}

function answerLabel( filter: CatalogueFilter, value: string ): string {
	// translators: 1: a filter, e.g. ULEZ; 2: what was chosen, e.g. Yes
	return sprintf( __( '%1$s: %2$s', 'hearth-hammer' ), filter.label, labelOf( filter, value ) );
}

function nearChip( state: CatalogueState, filter: CatalogueFilter ): Chip[] {
	const where = state.values[ filter.name ];
	if ( ! where ) {
		return [];
	}
	const without = withValue( withValue( state, filter.name, '' ), filter.maximum, '' );
	// translators: 1: how far, e.g. 5 miles; 2: a postcode
	const label = sprintf( __( 'Within %1$s of %2$s', 'hearth-hammer' ), labelOf( filter, state.values[ filter.maximum ] || filter.usual ), where );
	return [ { key: filter.name, label, without } ];
}

function rangeChip( state: CatalogueState, filter: CatalogueFilter ): Chip[] {
	const from = filter.minimum === '' ? undefined : state.values[ filter.minimum ];
	const to = filter.maximum === '' ? undefined : state.values[ filter.maximum ];
	if ( from === undefined && to === undefined ) {
		return [];
	}
	const without = withValue( withValue( state, filter.minimum, '' ), filter.maximum, '' );
	return [ { key: filter.name, label: rangeLabel( filter, from, to ), without } ];
}

function rangeLabel( filter: CatalogueFilter, from: string | undefined, to: string | undefined ): string {
	const label = ( value: string ): string => labelOf( filter, value );
	if ( from !== undefined && to !== undefined ) {
		// translators: 1: what, e.g. Mileage; 2 and 3: bounds
		return sprintf( __( '%1$s: %2$s to %3$s', 'hearth-hammer' ), filter.label, label( from ), label( to ) );
	}
	return from !== undefined
		? // translators: 1: what, e.g. Mileage; 2: lower bound
		  sprintf( __( '%1$s: %2$s or more', 'hearth-hammer' ), filter.label, label( from ) )
		: // translators: 1: what, e.g. Mileage; 2: upper bound
		  sprintf( __( '%1$s: up to %2$s', 'hearth-hammer' ), filter.label, label( to ?? '' ) );
}

/** A value that no option names, of an address that somebody wrote, stands for itself. */
const labelOf = ( filter: CatalogueFilter, value: string ): string => filter.options.find( ( option ) => option.value === value )?.label ?? value;
