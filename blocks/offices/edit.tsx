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
			empty={ __( 'No offices yet. Add them under Settings → Company. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<p>{ __( 'Add offices and opening hours under Settings → Company.', 'hearth-hammer' ) }</p>
		</ServerBlock>
	);
}
