import { useState, type FormEvent } from 'react';
import type { SearchFormProps } from '../../../contract/generated/hpapi/search-form-props';
import type { FormValues } from '../../../lib/fallback-values';
import { navigate } from '../../../lib/navigate';
import { startFields, type FieldName, type Fields } from '../rules/fields';
import { describeSearch, rememberedTab, rememberSearch, rememberTab } from '../rules/memory';
import { changeChannel } from '../rules/options';
import { searchUrl } from '../rules/search-url';
import type { LocationOption } from './use-locations';

/** SRCH-12, milliseconds. */
const SEARCHING = 1000;

/** What the form holds, and what happens when it is sent. */
export function useSearch( props: SearchFormProps, typed: FormValues ) {
	const [ fields, setFields ] = useState( () => withRememberedTab( props, startFields( props, typed ) ) );
	const [ chosen, setChosen ] = useState< LocationOption | null >( null );
	const [ isSearching, setIsSearching ] = useState( false );

	const set = ( name: FieldName, value: string ) => setFields( ( before ) => ( { ...before, [ name ]: value } ) );

	const setChannel = ( channel: string ) => {
		rememberTab( channel );
		setFields( ( before ) => changeChannel( before, channel, props.filters ) );
	};

	const choose = ( location: LocationOption ) => {
		setChosen( location );
		set( 'location', location.value );
	};

	const url = () => {
		const action = fields.trans_type === '2' ? props.actions.lettings : props.actions.sales;
		const isChosen = chosen !== null && chosen.url !== '' && chosen.value === fields.location;
		return isChosen
			? searchUrl( { ...fields, location: '', polygon: '', bounds: '' }, [], { home: props.home_path, context: chosen.url } )
			: searchUrl( fields, props.active_parishes, { home: props.home_path, context: action } );
	};

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		const target = url();
		setIsSearching( true );
		window.setTimeout( () => setIsSearching( false ), SEARCHING );
		// A search may lead off the list that the form stands above.
		const stays = /\/(?:station\/[^/]+|near-high-speed-rail)\/(?:\?|$)/.test( target );
		rememberSearch( { label: describeSearch( fields, stays ? props.place : '' ), url: target } );
		navigate( target );
	};

	return { fields, set, setChannel, choose, submit, isSearching };
}

/** SRCH-01: on the home page the tab chosen last; above a list the list's own, and always what was just chosen. */
function withRememberedTab( props: SearchFormProps, fields: Fields ): Fields {
	const tab = props.variant === 'hero' && fields.trans_type === props.fields.trans_type ? rememberedTab() : null;
	return tab === null || tab === fields.trans_type ? fields : changeChannel( fields, tab, props.filters );
}
