import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

export function Edit( { attributes }: EditProps< Record< string, never > > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Offices', 'hearth-hammer' ) }
			empty={ __( 'No office has coordinates or a postcode we recognise. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<p>{ __( 'Each office is shown at the coordinates set under Settings → Company, or at its postcode if there are none.', 'hearth-hammer' ) }</p>
		</ServerBlock>
	);
}
