import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { SaveSearchProps } from '../../contract/generated/hpapi/save-search-props';
import { SaveDialog } from './components/save-dialog';
import { useMapSearch } from './hooks/use-map-search';

/**
 * The button on a list that has its search saved. The first frame is plugins/hpapi/templates/save-search.php, where
 * the button is a link to a page with the same form.
 */
export function SaveSearch( props: SaveSearchProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const asked = useMapSearch( props );
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
			{ isOpen && <SaveDialog { ...props } { ...asked } onClose={ () => setOpen( false ) } /> }
		</div>
	);
}
