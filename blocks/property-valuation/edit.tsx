import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

export function Edit( { attributes }: EditProps< Record< string, never > > ) {
	return (
		<ServerBlock metadata={ metadata } attributes={ attributes } panel={ __( 'Property valuation', 'hearth-hammer' ) } empty={ __( 'Visitors won’t see this block.', 'hearth-hammer' ) }>
			<p>{ __( 'This form has no settings. Enquiries go to the office that covers the postcode (Settings → Company).', 'hearth-hammer' ) }</p>
		</ServerBlock>
	);
}
