import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ChannelControl, type Channel } from '../_shared/channel-control';
import { ServerBlock } from '../_shared/server-block';
import { TextSetting } from '../_shared/text-setting';
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
			empty={ __( 'The map shows when the plugin "hpapi" is active.', 'hearth-hammer' ) }
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
		</ServerBlock>
	);
}
