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
			empty={ __( 'The active plugins store no personal data. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<p>{ __( 'This updates automatically when your settings change. Write the rest of your notice above and below it.', 'hearth-hammer' ) }</p>
		</ServerBlock>
	);
}
