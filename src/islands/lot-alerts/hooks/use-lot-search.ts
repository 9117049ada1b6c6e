import { useEffect, useState } from 'react';
import type { LotAlertsFormAnswer } from '../../../contract/generated/auctions/lot-alerts-form-answer';
import type { LotAlertsProps } from '../../../contract/generated/auctions/lot-alerts-props';
import { apiGet } from '../../../lib/api';
import { addressSearch } from '../rules/address-search';

type Search = Record< string, string >;

interface LotSearch {
	search: Search;
	/** In words; those of the page until the server has said them. */
	label: string;
	/** Fetches a fresh token, which no cache has. */
	token: ( sale: number ) => Promise< string >;
}

const asked = ( { api_url: url, business }: LotAlertsProps, sale: number, search: Search ) =>
	apiGet< LotAlertsFormAnswer >( url, {
		business,
		sale,
		...Object.fromEntries( Object.entries( search ).map( ( [ name, value ] ) => [ `search[${ name }]`, value ] ) ),
	} );

/** The search that the visitor means: on a catalogue, what its filters say at this moment. */
export function useLotSearch( props: LotAlertsProps ): LotSearch {
	const [ search ] = useState< Search >( () => ( props.follows ? addressSearch( window.location.search ) : ( props.search as Search ) ) );
	const [ label, setLabel ] = useState( props.label );
	useEffect( () => {
		let isGone = false;
		if ( props.follows ) {
			// Without its words the form works all the same.
			asked( props, props.sale, search ).then(
				( answer ) => ( isGone ? undefined : setLabel( answer.label ) ),
				() => undefined
			);
		}
		return () => {
			isGone = true;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The dialog keeps the search that it was opened with.
	}, [] );
	return { search, label, token: async ( sale ) => ( await asked( props, sale, search ) ).token };
}
