import { __ } from '@wordpress/i18n';
import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';
import type { CatalogueSort } from '../../../contract/generated/auctions/parts/catalogue-sort';
import type { LotList } from '../api/lots';
import type { Phase } from '../hooks/use-lots';
import { countLabel, searchingLabel } from '../rules/count-label';
import { CLOSED, withMap } from '../rules/map-address';
import { addressOf, type CatalogueState } from '../rules/state';
import type { View } from '../rules/view';
import { StateLink } from './state-link';

interface Props {
	/** The id of the filters' form, which the sort belongs to. */
	form: string;
	phase: Phase;
	list: LotList;
	view: View;
	onView: ( view: View ) => void;
	sorts: readonly CatalogueSort[];
	state: CatalogueState;
	filters: readonly CatalogueFilter[];
	onChange: ( next: CatalogueState ) => void;
	/** How many filters are set. */
	set: number;
	isOpen: boolean;
	onOpen: () => void;
	/** Whether the lots are on a map; null where they have none. */
	isMap: boolean | null;
	onMap: ( isMap: boolean ) => void;
}

/** Above the lots: how many, how they are shown and in which order; on narrow screens the way to the filters. */
export function Bar( { form, phase, list, view, onView, sorts, state, filters, onChange, set, isOpen, onOpen, isMap, onMap }: Props ) {
	const views: { value: View; label: string }[] = [
		{ value: 'grid', label: __( 'Grid', 'hearth-hammer' ) },
		{ value: 'list', label: __( 'List', 'hearth-hammer' ) },
	];
	const viewUrl = ( value: View ): string => {
		const here = withMap( addressOf( state, filters, window.location ), CLOSED );
		return value === 'grid' ? here : `${ here }${ here.includes( '?' ) ? '&' : '?' }grid_view=list`;
	};
	return (
		<div className="hh-lot-catalogue__bar">
			<p className="hh-list__count hh-lot-catalogue__count" role="status" data-catalogue-part="count">
				{ phase === 'loading' ? searchingLabel() : countLabel( list.matching, list.total ) }
			</p>
			<button type="button" className="hh-button hh-button--small hh-lot-catalogue__open" aria-expanded={ isOpen } onClick={ onOpen }>
				{ __( 'Filters', 'hearth-hammer' ) }
				{ set > 0 && <span className="hh-lot-catalogue__set">{ set }</span> }
			</button>
			<nav className="hh-views" aria-label={ __( 'View as', 'hearth-hammer' ) } data-catalogue-part="views">
				<ul className="hh-views__list">
					{ views.map( ( { value, label } ) => (
						<li key={ value }>
							<StateLink className="hh-views__link" href={ viewUrl( value ) } current={ isMap !== true && view === value } rel={ value === 'grid' ? undefined : 'nofollow' } onFollow={ () => onView( value ) }>
								{ label }
							</StateLink>
						</li>
					) ) }
				</ul>
			</nav>
			{ isMap !== null && (
				<button type="button" className="hh-button hh-button--small hh-lot-catalogue__map-switch" data-catalogue-part="map" onClick={ () => onMap( ! isMap ) }>
					{ isMap ? __( 'Show list', 'hearth-hammer' ) : __( 'Show Map', 'hearth-hammer' ) }
				</button>
			) }
			<div className="hh-sort" data-catalogue-part="sort">
				<label className="hh-field__label" htmlFor={ `${ form }-sort` }>
					{ __( 'Sort by', 'hearth-hammer' ) }
				</label>
				<select
					className="hh-field__input"
					id={ `${ form }-sort` }
					name="sort"
					form={ form }
					value={ state.sort }
					disabled={ phase === 'loading' }
					onChange={ ( event ) => onChange( { ...state, sort: event.target.value, page: 1 } ) }
				>
					{ sorts.map( ( { value, label } ) => (
						<option key={ value } value={ value }>
							{ label }
						</option>
					) ) }
				</select>
				<button className="hh-button hh-button--small" type="submit" form={ form }>
					{ __( 'Sort', 'hearth-hammer' ) }
				</button>
			</div>
		</div>
	);
}
