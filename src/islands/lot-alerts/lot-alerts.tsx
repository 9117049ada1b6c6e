import { useState } from 'react';
import type { LotAlertsProps } from '../../contract/generated/auctions/lot-alerts-props';
import { AlertsDialog } from './components/alerts-dialog';

/**
 * The button that saves a search of lots. The first frame is plugins/auctions/templates/watching/lot-alerts.php, where the
 * button is a link to a page with the same form.
 */
export function LotAlerts( props: LotAlertsProps ) {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<div className={ props.is_link ? 'hh-save-search' : 'hh-save-search hh-lot-alerts' }>
			<button
				type="button"
				className={ props.is_link ? 'hh-link-button' : 'hh-button hh-button--small' }
				aria-haspopup="dialog"
				onClick={ () => setOpen( true ) }
			>
				{ props.button }
			</button>
			{ isOpen && <AlertsDialog { ...props } onClose={ () => setOpen( false ) } /> }
		</div>
	);
}
