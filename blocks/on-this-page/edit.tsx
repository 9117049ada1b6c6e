import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

export function Edit( { attributes }: EditProps< Record< string, never > > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'On this page', 'hearth-hammer' ) }
			empty={ __( 'The page’s level 2 headings are listed here as last saved, if there are two or more. With fewer, visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<p>{ __( 'The list updates automatically.', 'hearth-hammer' ) }</p>
		</ServerBlock>
	);
}
