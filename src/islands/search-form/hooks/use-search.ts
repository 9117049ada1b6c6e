import { useEffect, useState, type FormEvent } from 'react';
import type { SearchFormProps } from '../../../contract/generated/hpapi/search-form-props';
import type { FormValues } from '../../../lib/fallback-values';
import { onMapArea } from '../../../lib/map-area';
import { navigate } from '../../../lib/navigate';
import { startFields, type FieldName, type Fields } from '../rules/fields';
import { describeSearch, rememberedTab, rememberSearch, rememberTab } from '../rules/memory';
import { joinPlaces, placesOf } from '../rules/clean';
import { changeChannel } from '../rules/options';
import { searchUrl } from '../rules/search-url';
import type { LocationOption } from './use-locations';
import { usePlaces } from './use-places';

/** SRCH-12, milliseconds. */
const SEARCHING = 1000;

/** What the form holds, and what happens when it is sent. */
export function useSearch( props: SearchFormProps, typed: FormValues ) {
	const [ begun ] = useState( () => withRememberedTab( props, startFields( props, typed ) ) );
	const several = usePlaces( begun.location );
	const [ fields, setFields ] = useState( several.places.length > 0 ? { ...begun, location: '' } : begun );
	const [ chosen, setChosen ] = useState< LocationOption | null >( null );
	const [ isSearching, setIsSearching ] = useState( false );

	const set = ( name: FieldName, value: string ) => setFields( ( before ) => ( { ...before, [ name ]: value } ) );

	// The map below may have moved on since the page was made.
	useEffect( () => onMapArea( ( area ) => setFields( ( before ) => ( { ...before, ...area } ) ) ), [] );

	const setChannel = ( channel: string ) => {
		rememberTab( channel );
		setFields( ( before ) => changeChannel( before, channel, props.filters ) );
	};

	const choose = ( location: LocationOption ) => {
		setChosen( location );
		if ( several.places.length > 0 ) {
			several.add( location.value );
			set( 'location', '' );
		} else {
			set( 'location', location.value );
		}
	};

	/** What is typed becomes one of several places. */
	const addPlace = () => {
		several.add( fields.location );
		set( 'location', '' );
	};

	const url = () => {
		const action = fields.trans_type === '2' ? props.actions.lettings : props.actions.sales;
		const location = joinPlaces( placesOf( joinPlaces( [ ...several.places, fields.location ] ) ) );
		const isChosen = several.places.length === 0 && chosen !== null && chosen.url !== '' && chosen.value === fields.location;
		return isChosen
			? searchUrl( { ...fields, location: '', polygon: '', bounds: '' }, [], { home: props.home_path, context: chosen.url } )
			: searchUrl( { ...fields, location }, props.active_parishes, { home: props.home_path, context: action } );
	};

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		const target = url();
		setIsSearching( true );
		window.setTimeout( () => setIsSearching( false ), SEARCHING );
		// A search may lead off the list that the form stands above.
		const stays = /\/(?:station\/[^/]+|near-high-speed-rail)\/(?:\?|$)/.test( target );
		rememberSearch( { label: describeSearch( { ...fields, location: joinPlaces( [ ...several.places, fields.location ] ) }, stays ? props.place : '' ), url: target } );
		navigate( target );
	};

	return { fields, several, set, setChannel, choose, addPlace, submit, isSearching };
}

/** SRCH-01: on the home page the tab chosen last; above a list the list's own, and always what was just chosen. */
function withRememberedTab( props: SearchFormProps, fields: Fields ): Fields {
	const tab = props.variant === 'hero' && fields.trans_type === props.fields.trans_type ? rememberedTab() : null;
	return tab === null || tab === fields.trans_type ? fields : changeChannel( fields, tab, props.filters );
}
