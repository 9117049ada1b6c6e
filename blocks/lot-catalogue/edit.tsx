import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { PostSetting } from '../_shared/post-setting';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	/** A post id; 0 for the page's own sale, or the next one. */
	sale: number;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Catalogue', 'hearth-hammer' ) }
			empty={ __( 'No sale has published its lots. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<PostSetting
				label={ __( 'Sale', 'hearth-hammer' ) }
				type="hh_sale"
				otherwise={ __( 'The next sale', 'hearth-hammer' ) }
				value={ attributes.sale }
				onChange={ ( sale ) => setAttributes( { sale } ) }
			/>
		</ServerBlock>
	);
}
