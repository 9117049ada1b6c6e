import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { LimitedListBlock } from '../_shared/limited-list-block';
import metadata from './block.json';

export const Edit = ( props: EditProps< { limit: number } > ) => (
	<LimitedListBlock
		{ ...props }
		metadata={ metadata }
		panel={ __( 'People', 'hearth-hammer' ) }
		empty={ __( 'Nobody is entered yet: add them under Properties, Staff. Visitors see nothing here.', 'hearth-hammer' ) }
		label={ __( 'Number of people', 'hearth-hammer' ) }
	/>
);
