import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

export function Edit( { attributes }: EditProps< Record< string, never > > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Privacy notice', 'hearth-hammer' ) }
			empty={ __( 'The plugins that are switched on keep nothing about people. Visitors see nothing here.', 'hearth-hammer' ) }
		>
			<p>{ __( 'It changes by itself with the settings. Write the rest of your notice above and below it.', 'hearth-hammer' ) }</p>
		</ServerBlock>
	);
}
