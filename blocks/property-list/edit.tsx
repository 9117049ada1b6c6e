import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ChannelControl, type Channel } from '../_shared/channel-control';
import { LimitSetting } from '../_shared/limit-setting';
import { ServerBlock } from '../_shared/server-block';
import { TextSetting } from '../_shared/text-setting';
import metadata from './block.json';

interface Attributes {
	channel: Channel;
	/** A parish's name or slug; empty for all. */
	parish: string;
	limit: number;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Properties', 'hearth-hammer' ) }
			empty={ __( 'No property matches. Visitors see nothing here.', 'hearth-hammer' ) }
		>
			<ChannelControl
				label={ __( 'Show', 'hearth-hammer' ) }
				value={ attributes.channel }
				onChange={ ( channel ) => setAttributes( { channel } ) }
			/>
			<TextSetting
				label={ __( 'Parish', 'hearth-hammer' ) }
				help={ __( 'Its name, as on its page. Empty for all parishes.', 'hearth-hammer' ) }
				value={ attributes.parish }
				onChange={ ( parish ) => setAttributes( { parish } ) }
			/>
			<LimitSetting
				label={ __( 'Number of properties', 'hearth-hammer' ) }
				attribute={ metadata.attributes.limit }
				value={ attributes.limit }
				onChange={ ( limit ) => setAttributes( { limit } ) }
			/>
		</ServerBlock>
	);
}
