import { flushSync } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useId, useRef, useState, type RefObject } from 'react';
import type { SearchFormProps } from '../../contract/generated/hpapi/search-form-props';
import type { Carried } from '../../lib/island';
import { Combobox } from '../../ui/combobox';
import { ChannelTabs } from './components/channel-tabs';
import { FilterFields } from './components/filter-fields';
import { Places } from './components/places';
import { ToggleLabel } from './components/toggle-label';
import { useLocations } from './hooks/use-locations';
import { useSearch } from './hooks/use-search';
import { countHidden } from './rules/fields';
import { recentSearch } from './rules/memory';

// eslint-disable-next-line @wordpress/i18n-ellipsis -- SRCH-12 has it so.
const SEARCHING = () => __( 'Searching...', 'hearth-hammer' );

/**
 * The property search. Its first frame is that of plugins/hpapi/templates/search-form.php: change both.
 */
export function SearchForm( { typed, ...props }: SearchFormProps & Carried ) {
	const { fields, several, set, setChannel, choose, addPlace, submit, isSearching } = useSearch( props, typed );
	const [ isLocationNeeded, setIsLocationNeeded ] = useState( false );
	const [ isOpen, setIsOpen ] = useState( false );
	const [ recent ] = useState( () => ( props.variant === 'hero' ? recentSearch() : null ) );
	const filters = useId();
	const where = useRef< HTMLFormElement >( null );
	const toggle = () => {
		const hidden = firstHidden( filters );
		flushSync( () => setIsOpen( ! isOpen ) );
		// What has opened comes before the button: whoever does not see it is taken there.
		hidden?.focus();
	};
	const locations = useLocations( fields.location, {
		url: props.locations_url,
		channel: fields.trans_type,
		isNeeded: isLocationNeeded,
		isOneOfMany: several.places.length > 0,
		parishes: props.active_parishes,
	} );

	return (
		<form
			ref={ where }
			className={ `hh-search-form hh-search-form--${ props.variant }${ isOpen ? ' is-open' : '' }` }
			role="search"
			aria-label={ __( 'Property search', 'hearth-hammer' ) }
			method="get"
			action={ fields.trans_type === '2' ? props.actions.lettings : props.actions.sales }
			onSubmit={ submit }
		>
			<input type="hidden" name="view" value={ fields.view } />
			<ChannelTabs channel={ fields.trans_type } onChange={ setChannel } />
			<div className="hh-search-form__row">
				<div className="hh-search-form__where">
					<Combobox
						name={ several.places.length > 0 ? 'location[]' : 'location' }
						label={ __( 'Location', 'hearth-hammer' ) }
						placeholder={ several.isFull ? __( 'Six locations at most', 'hearth-hammer' ) : __( 'Village, postcode or station', 'hearth-hammer' ) }
						isDisabled={ several.isFull }
						value={ fields.location }
						options={ locations }
						onChange={ ( location ) => set( 'location', location ) }
						onChoose={ choose }
						onOpen={ () => setIsLocationNeeded( true ) }
					/>
					<Places places={ several.places } onRemove={ ( place ) => toField( where, () => several.remove( place ) ) } />
				</div>
				<div className="hh-search-form__filters" id={ filters }>
					<FilterFields filters={ props.filters } fields={ fields } set={ set } />
				</div>
				{ fields.polygon !== '' && <input type="hidden" name="polygon" value={ fields.polygon } /> }
				{ fields.bounds !== '' && <input type="hidden" name="bounds" value={ fields.bounds } /> }
				<button className="hh-button hh-button--primary hh-search-form__submit" type="submit" disabled={ isSearching }>
					{ isSearching ? SEARCHING() : __( 'Search', 'hearth-hammer' ) }
				</button>
			</div>
			<div className="hh-search-form__foot">
				<button
					className="hh-link-button hh-search-form__toggle"
					type="button"
					aria-expanded={ isOpen }
					aria-controls={ filters }
					onClick={ toggle }
				>
					<ToggleLabel isOpen={ isOpen } wide={ countHidden( fields, props.filters, false ) } narrow={ countHidden( fields, props.filters, true ) } />
				</button>
				{ fields.location.trim() !== '' && ! several.isFull && (
					<button className="hh-link-button hh-search-form__add" type="button" onClick={ () => toField( where, addPlace ) }>
						{ __( 'Add another location', 'hearth-hammer' ) }
					</button>
				) }
				{ recent && (
					<a className="hh-search-form__recent" href={ recent.url }>
						<span>{ __( 'Recent search:', 'hearth-hammer' ) }</span> { recent.label }
					</a>
				) }
			</div>
		</form>
	);
}

/** The first field that 'More filters' will bring into sight; which one that is depends on the width. */
function firstHidden( filters: string ): HTMLElement | undefined {
	const fields = document.getElementById( filters )?.querySelectorAll( 'select' ) ?? [];
	return [ ...fields ].find( ( field ) => field.getClientRects().length === 0 );
}

/** Whoever adds or takes away a place goes on in the field. */
function toField( form: RefObject< HTMLFormElement | null >, change: () => void ): void {
	flushSync( change );
	form.current?.querySelector< HTMLInputElement >( 'input[type="text"]' )?.focus();
}
