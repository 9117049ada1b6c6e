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
			empty={ __( 'No office has a postcode that is known, or a point of its own. Visitors see nothing here.', 'hearth-hammer' ) }
		>
			<p>{ __( 'An office stands where its point is set under Settings, Company, or else at its postcode.', 'hearth-hammer' ) }</p>
		</ServerBlock>
	);
}
