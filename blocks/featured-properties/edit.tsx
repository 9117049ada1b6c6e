import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ChannelSetting, type Channel } from '../_shared/channel-setting';
import { LimitSetting } from '../_shared/limit-setting';
import { PostsSetting } from '../_shared/posts-setting';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	/** Post ids: they come first, the newest fill up. */
	properties: number[];
	channel: Channel;
	limit: number;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Properties', 'hearth-hammer' ) }
			empty={ __( 'No properties on the market. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<PostsSetting
				type="hpapi_property"
				label={ __( 'Chosen properties', 'hearth-hammer' ) }
				otherwise={ __( 'Search by address', 'hearth-hammer' ) }
				value={ attributes.properties }
				most={ metadata.attributes.properties.maxItems }
				onChange={ ( properties ) => setAttributes( { properties } ) }
			/>
			<p>{ __( 'These come first while they are on the market. The newest properties fill the remaining places.', 'hearth-hammer' ) }</p>
			<ChannelSetting attributes={ attributes } setAttributes={ setAttributes } />
			<LimitSetting label={ __( 'Number of properties', 'hearth-hammer' ) } metadata={ metadata } attributes={ attributes } setAttributes={ setAttributes } />
		</ServerBlock>
	);
}
