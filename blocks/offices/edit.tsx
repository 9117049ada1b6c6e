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
			empty={ __( 'No office is entered. Visitors see nothing here.', 'hearth-hammer' ) }
		>
			<p>{ __( 'Offices and their hours are entered under Settings, Company.', 'hearth-hammer' ) }</p>
		</ServerBlock>
	);
}
