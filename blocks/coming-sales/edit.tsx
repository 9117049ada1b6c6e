import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { BusinessSetting } from '../_shared/business-setting';
import { LimitSetting } from '../_shared/limit-setting';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	/** Slug of a business; empty for all. */
	business: string;
	limit: number;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Sales', 'hearth-hammer' ) }
			empty={ __( 'No sales announced. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<BusinessSetting attributes={ attributes } setAttributes={ setAttributes } />
			<LimitSetting label={ __( 'Number of sales', 'hearth-hammer' ) } metadata={ metadata } attributes={ attributes } setAttributes={ setAttributes } />
		</ServerBlock>
	);
}
