import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { LimitedListBlock } from '../_shared/limited-list-block';
import metadata from './block.json';

export const Edit = ( props: EditProps< { limit: number } > ) => (
	<LimitedListBlock
		{ ...props }
		metadata={ metadata }
		panel={ __( 'Awards', 'hearth-hammer' ) }
		empty={ __( 'No awards yet. Add them under Properties → Awards. Visitors won’t see this block.', 'hearth-hammer' ) }
		label={ __( 'Number of awards', 'hearth-hammer' ) }
	/>
);
