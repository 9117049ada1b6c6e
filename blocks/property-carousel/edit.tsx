import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ChannelSetting, type Channel } from '../_shared/channel-setting';
import { LimitSetting } from '../_shared/limit-setting';
import { ParishSetting } from '../_shared/parish-setting';
import { ServerBlock } from '../_shared/server-block';
import { TitleSetting } from '../_shared/title-setting';
import metadata from './block.json';

interface Attributes {
	title: string;
	channel: Channel;
	/** A parish’s name or slug; empty for that of the page, or all. */
	parish: string;
	limit: number;
	plays: boolean;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Properties', 'hearth-hammer' ) }
			empty={ __( 'No properties match. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<TitleSetting attributes={ attributes } setAttributes={ setAttributes } />
			<ChannelSetting attributes={ attributes } setAttributes={ setAttributes } />
			<ParishSetting otherwise={ __( 'Leave empty to use the page’s parish, or all parishes on other pages.', 'hearth-hammer' ) } attributes={ attributes } setAttributes={ setAttributes } />
			<LimitSetting label={ __( 'Number of properties', 'hearth-hammer' ) } metadata={ metadata } attributes={ attributes } setAttributes={ setAttributes } />
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Autoplay', 'hearth-hammer' ) }
				checked={ attributes.plays }
				onChange={ ( plays: boolean ) => setAttributes( { plays } ) }
			/>
		</ServerBlock>
	);
}
