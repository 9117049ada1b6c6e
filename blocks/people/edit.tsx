import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { LimitedListBlock } from '../_shared/limited-list-block';
import { PostsSetting } from '../_shared/posts-setting';
import metadata from './block.json';

interface Attributes {
	/** Post ids; empty for all, as many as `limit`. */
	people: number[];
	limit: number;
}

export const Edit = ( props: EditProps< Attributes > ) => (
	<LimitedListBlock
		{ ...props }
		metadata={ metadata }
		panel={ __( 'People', 'hearth-hammer' ) }
		empty={ __( 'No staff yet. Add them under Properties → Staff. Visitors won’t see this block.', 'hearth-hammer' ) }
		label={ __( 'Number of people', 'hearth-hammer' ) }
	>
		<PostsSetting
			type="hpapi_staff"
			label={ __( 'Only these people', 'hearth-hammer' ) }
			otherwise={ __( 'Everyone: type a name to choose', 'hearth-hammer' ) }
			value={ props.attributes.people }
			most={ metadata.attributes.people.maxItems }
			onChange={ ( people ) => props.setAttributes( { people } ) }
		/>
	</LimitedListBlock>
);
