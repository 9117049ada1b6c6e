import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

export function Edit( { attributes }: EditProps< Record< string, never > > ) {
	return (
		<ServerBlock metadata={ metadata } attributes={ attributes } panel={ __( 'Property valuation', 'hearth-hammer' ) } empty={ __( 'Visitors see nothing here.', 'hearth-hammer' ) }>
			<p>{ __( 'The form has no settings. Who gets what is sent is the office that serves the postcode (Settings → Company).', 'hearth-hammer' ) }</p>
		</ServerBlock>
	);
}
