import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { LimitSetting } from '../_shared/limit-setting';
import { ParishSetting } from '../_shared/parish-setting';
import { ServerBlock } from '../_shared/server-block';
import { TitleSetting } from '../_shared/title-setting';
import metadata from './block.json';

interface Attributes {
	title: string;
	/** A parish’s name or slug; empty for that of the page, or all. */
	parish: string;
	limit: number;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'News', 'hearth-hammer' ) }
			empty={ __( 'No posts match. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<TitleSetting attributes={ attributes } setAttributes={ setAttributes } />
			<ParishSetting otherwise={ __( 'Leave empty to use the page’s parish, or all news on other pages.', 'hearth-hammer' ) } attributes={ attributes } setAttributes={ setAttributes } />
			<LimitSetting label={ __( 'Number of posts', 'hearth-hammer' ) } metadata={ metadata } attributes={ attributes } setAttributes={ setAttributes } />
		</ServerBlock>
	);
}
