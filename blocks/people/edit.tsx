import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { LimitSetting } from '../_shared/limit-setting';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	limit: number;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'People', 'hearth-hammer' ) }
			empty={ __( 'Nobody is entered yet: add them under Properties, Staff. Visitors see nothing here.', 'hearth-hammer' ) }
		>
			<LimitSetting label={ __( 'Number of people', 'hearth-hammer' ) } metadata={ metadata } attributes={ attributes } setAttributes={ setAttributes } />
		</ServerBlock>
	);
}
