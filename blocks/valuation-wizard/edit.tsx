import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerPreview } from '../_shared/server-preview';
import metadata from './block.json';

type Attributes = Record< string, never >;

export function Edit( { attributes }: EditProps< Attributes > ) {
	return (
		<div { ...useBlockProps() }>
			<ServerPreview
				block={ metadata.name }
				title={ metadata.title }
				attributes={ attributes }
				empty={ __( 'The valuation shows when the plugin "caphpi" is active.', 'hearth-hammer' ) }
			/>
		</div>
	);
}
