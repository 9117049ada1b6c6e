import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ChannelControl, type Channel } from '../_shared/channel-control';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	channel: Channel;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Search', 'hearth-hammer' ) }
			empty={ __( 'The search form shows when the plugin "hpapi" is active.', 'hearth-hammer' ) }
		>
			<ChannelControl
				label={ __( 'Tab shown first', 'hearth-hammer' ) }
				value={ attributes.channel }
				onChange={ ( channel ) => setAttributes( { channel } ) }
			/>
		</ServerBlock>
	);
}
