import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { SaveSearchProps } from '../../contract/generated/hpapi/save-search-props';
import type { SavedSearchAnswer } from '../../contract/generated/hpapi/saved-search-answer';
import type { SavedSearchRequest } from '../../contract/generated/hpapi/saved-search-request';
import type { SavedSearchTokenAnswer } from '../../contract/generated/hpapi/saved-search-token-answer';
import { apiGet, apiPost } from '../../lib/api';
import { SaveDialog } from '../../ui/save-search/save-dialog';
import type { Wish } from '../../ui/save-search/use-save';
import { useMapSearch } from './hooks/use-map-search';

/**
 * The button on a list that has its search saved. The first frame is plugins/hpapi/templates/save-search.php, where
 * the button is a link to a page with the same form.
 */
export function SaveSearch( props: SaveSearchProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const { search, label } = useMapSearch( props );

	// A fresh token, which no cache has.
	const send = async ( wish: Wish ): Promise< string > => {
		const { token } = await apiGet< SavedSearchTokenAnswer >( props.token_url );
		const request: SavedSearchRequest = { ...wish, token, search };
		return ( await apiPost< SavedSearchAnswer >( props.save_url, request ) ).message;
	};
	return (
		<div className="hh-save-search">
			<button
				type="button"
				className="hh-button hh-button--small hh-save-search__open"
				aria-haspopup="dialog"
				onClick={ () => setOpen( true ) }
			>
				{ __( 'Email alerts', 'hearth-hammer' ) }
				<span className="hh-save-search__how"> { __( 'for this search', 'hearth-hammer' ) }</span>
			</button>
			{ isOpen && (
				<SaveDialog
					title={ __( 'Email alerts for this search', 'hearth-hammer' ) }
					label={ label }
					frequencies={ props.frequencies }
					frequency={ props.frequency }
					hasPriceDrops
					send={ send }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</div>
	);
}
