import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ChannelSetting, type Channel } from '../_shared/channel-setting';
import { ParishSetting } from '../_shared/parish-setting';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	channel: Channel;
	/** A parish's name or slug; empty for all. */
	parish: string;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Properties', 'hearth-hammer' ) }
			empty={ __( 'Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<ChannelSetting attributes={ attributes } setAttributes={ setAttributes } />
			<ParishSetting otherwise={ __( 'Leave empty for all parishes.', 'hearth-hammer' ) } attributes={ attributes } setAttributes={ setAttributes } />
		</ServerBlock>
	);
}
