import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { LotAlertsProps } from '../../../contract/generated/auctions/lot-alerts-props';
import type { LotAlertsRequest } from '../../../contract/generated/auctions/lot-alerts-request';
import type { MessageAnswer } from '../../../contract/generated/auctions/message-answer';
import { apiPost } from '../../../lib/api';
import { SaveDialog } from '../../../ui/save-search/save-dialog';
import type { Wish } from '../../../ui/save-search/use-save';
import { useLotSearch } from '../hooks/use-lot-search';

interface Props extends LotAlertsProps {
	onClose: () => void;
}

/** What templates/watching/page-search.php asks, too. */
export function AlertsDialog( { onClose, ...props }: Props ) {
	const { search, label, token } = useLotSearch( props );
	const [ sale, setSale ] = useState( props.sale );

	const send = async ( { email, frequency, website }: Wish ): Promise< string > => {
		const request: LotAlertsRequest = { email, frequency, website, business: props.business, sale, search, token: await token( sale ) };
		return ( await apiPost< MessageAnswer >( props.api_url, request ) ).message;
	};
	return (
		<SaveDialog
			title={ __( 'Email alerts for lots', 'hearth-hammer' ) }
			label={ label }
			frequencies={ props.frequencies }
			frequency={ props.frequency }
			send={ send }
			onClose={ onClose }
		>
			{ props.scopes.length > 1 ? (
				<fieldset className="hh-field">
					<legend>{ __( 'Which auctions', 'hearth-hammer' ) }</legend>
					<div className="hh-choices">
						{ props.scopes.map( ( scope ) => (
							<label className="hh-choice" key={ scope.sale }>
								<input
									type="radio"
									name="sale"
									value={ scope.sale }
									checked={ scope.sale === sale }
									onChange={ () => setSale( scope.sale ) }
								/>{ ' ' }
								{ scope.label }
							</label>
						) ) }
					</div>
					<p className="hh-field__hint">{ __( 'Alerts for one auction end when it is over.', 'hearth-hammer' ) }</p>
				</fieldset>
			) : (
				<p>{ props.scopes[ 0 ]?.label }</p>
			) }
		</SaveDialog>
	);
}
