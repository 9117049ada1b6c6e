import { useEffect, useState } from 'react';
import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';
import { useDebounced } from '../../../lib/use-debounced';
import { Combobox, type ComboboxOption } from '../../../ui/combobox';
import { fetchAssistance } from '../api/lots';
import { withValue, type CatalogueState } from '../rules/state';

/** Milliseconds without a keystroke before the server is asked, and letters that it needs. */
const PAUSE = 200;
const LEAST = 2;

type Suggestion = ComboboxOption & { search: string };

interface Props {
	filter: CatalogueFilter;
	text: string;
	onText: ( text: string ) => void;
	/** The visitor means it: Enter, a suggestion, or on to the next field. */
	onCommit: ( text: string ) => void;
	/** The route search-assist. */
	url: string;
	state: CatalogueState;
}

/** The words to look for in the lots, with suggestions from the catalogue. */
export function SearchBox( { filter, text, onText, onCommit, url, state }: Props ) {
	const [ suggestions, setSuggestions ] = useState< Suggestion[] | null >( null );
	const [ isHere, setIsHere ] = useState( false );
	const typed = useDebounced( text.trim(), PAUSE );

	useEffect( () => {
		if ( ! isHere || typed.length < LEAST || typed === state.values[ filter.name ] ) {
			setSuggestions( null );
			return;
		}
		const call = new AbortController();
		fetchAssistance( { search_assist_url: url }, withValue( state, filter.name, typed ), call.signal ).then(
			( answer ) => setSuggestions( answer.suggestions.map( ( { label, search } ) => ( { key: search, label, hint: '', search } ) ) ),
			// The field is a text field after all.
			() => setSuggestions( null )
		);
		return () => call.abort();
	}, [ typed, isHere, url, state, filter.name ] );

	return (
		<div className="hh-lot-filters__search" onBlur={ ( event ) => ! event.currentTarget.contains( event.relatedTarget ) && onCommit( text ) }>
			<Combobox< Suggestion >
				name={ filter.name }
				label={ filter.label }
				placeholder={ filter.any }
				value={ text }
				options={ suggestions }
				onChange={ onText }
				onChoose={ ( { search } ) => {
					onText( search );
					onCommit( search );
				} }
				onOpen={ () => setIsHere( true ) }
			/>
		</div>
	);
}
