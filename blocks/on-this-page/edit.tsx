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
			empty={ __( 'The page’s headings of level 2 are listed here, as they were when it was last saved, from two on. With fewer, visitors see nothing here.', 'hearth-hammer' ) }
		>
			<p>{ __( 'It follows the headings by itself.', 'hearth-hammer' ) }</p>
		</ServerBlock>
	);
}
