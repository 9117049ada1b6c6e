import { __ } from '@wordpress/i18n';
import { useEffect, useMemo, useState } from 'react';
import type { LocationsAnswer } from '../../../contract/generated/hpapi/locations-answer';
import { apiGet } from '../../../lib/api';
import { isAborted } from '../../../lib/rest-error';
import { useDebounced } from '../../../lib/use-debounced';
import type { ComboboxOption } from '../../../ui/combobox';
import { nameKey } from '../../../lib/name-key';
import type { Parish } from '../rules/fields';

type Location = LocationsAnswer[ 'data' ][ number ];
export type LocationOption = ComboboxOption & Pick< Location, 'value' | 'url' >;

const ALONE: ReadonlyArray< Location[ 'kind' ] > = [ 'street', 'reference' ];

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 180;

interface Options {
	/** The REST route of suggestions. */
	url: string;
	/** 1 sales, 2 lettings. */
	channel: string;
	/** Nothing is asked before the visitor comes to the field. */
	isNeeded: boolean;
	/** Whether it is one of several: streets and references are searched alone. */
	isOneOfMany: boolean;
	/** What is offered where the server cannot be asked. */
	parishes: readonly Parish[];
}

/**
 * SRCH-03: what the server suggests for what is typed; for nothing, the active parishes.
 *
 * @param typed
 * @param options
 * @return Null while there is nothing to offer yet. A slow answer never overwrites a newer one, and until the answer to
 *         what is typed has come, no place of the answer before is offered that is another than the typed one.
 */
export function useLocations( typed: string, { url, channel, isNeeded, isOneOfMany, parishes }: Options ): LocationOption[] | null {
	const [ answered, setAnswered ] = useState< { query: string; options: LocationOption[] } | null >( null );
	const query = useDebounced( typed.trim(), typed === '' ? 0 : PAUSE );

	useEffect( () => {
		if ( ! isNeeded ) {
			return;
		}
		const call = new AbortController();
		apiGet< LocationsAnswer >( url, { query, trans_type: channel }, { signal: call.signal } )
			.then( ( answer ) => setAnswered( { query, options: answer.data.filter( ( { kind } ) => ! isOneOfMany || ! ALONE.includes( kind ) ).map( toOption ) } ) )
			.catch( ( error: unknown ) => {
				if ( ! isAborted( error ) ) {
					// The field is a text field after all; the parishes that came with the page help on.
					setAnswered( { query, options: known( query, parishes ).map( toOption ) } );
				}
			} );
		return () => call.abort();
	}, [ query, url, channel, isNeeded, isOneOfMany, parishes ] );

	return useMemo( () => answered && stillOf( answered.options, answered.query, typed.trim() ), [ answered, typed ] );
}

/** Of an answer to `query`, what may be offered to somebody who has typed on; null for nothing yet. */
function stillOf( options: LocationOption[], query: string, typed: string ): LocationOption[] | null {
	if ( query === typed ) {
		return options;
	}
	const key = nameKey( typed );
	const same = options.filter( ( { label } ) => nameKey( label ).includes( key ) );
	return same.length > 0 ? same : null;
}

function known( query: string, parishes: readonly Parish[] ): Location[] {
	const key = nameKey( query );
	return parishes
		.filter( ( parish ) => nameKey( parish.name ).startsWith( key ) )
		.map( ( parish ) => ( { label: parish.name, kind: 'parish', value: parish.name, url: '' } ) );
}

function toOption( location: Location ): LocationOption {
	const kinds = {
		parish: __( 'Parish', 'hearth-hammer' ),
		town: __( 'Town', 'hearth-hammer' ),
		postcode: __( 'Postcode', 'hearth-hammer' ),
		station: __( 'Station', 'hearth-hammer' ),
		street: __( 'Street', 'hearth-hammer' ),
		reference: __( 'Reference', 'hearth-hammer' ),
	};
	return {
		key: `${ location.kind } ${ location.value } ${ location.url }`,
		label: location.label,
		hint: kinds[ location.kind ],
		value: location.value,
		url: location.url,
	};
}
