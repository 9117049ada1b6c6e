import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { BusinessSetting } from '../_shared/business-setting';
import { LimitSetting } from '../_shared/limit-setting';
import { PostsSetting } from '../_shared/posts-setting';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	/** Post ids: they come first, other lots fill up. */
	lots: number[];
	/** Slug of a business; empty for all. */
	business: string;
	limit: number;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Lots', 'hearth-hammer' ) }
			empty={ __( 'No upcoming sale has published its lots. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<PostsSetting
				type="hh_lot"
				label={ __( 'Chosen lots', 'hearth-hammer' ) }
				otherwise={ __( 'Search by number, make or address', 'hearth-hammer' ) }
				value={ attributes.lots }
				most={ metadata.attributes.lots.maxItems }
				onChange={ ( lots ) => setAttributes( { lots } ) }
			/>
			<p>{ __( 'These come first while they are available. Lots from the next sales fill the remaining places.', 'hearth-hammer' ) }</p>
			<BusinessSetting attributes={ attributes } setAttributes={ setAttributes } />
			<LimitSetting label={ __( 'Number of lots', 'hearth-hammer' ) } metadata={ metadata } attributes={ attributes } setAttributes={ setAttributes } />
		</ServerBlock>
	);
}
