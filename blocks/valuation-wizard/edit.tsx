import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

type Attributes = Record< string, never >;

export function Edit( { attributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			empty={ __( 'Visitors won’t see this block.', 'hearth-hammer' ) }
		/>
	);
}
