import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ChannelSetting, type Channel } from '../_shared/channel-setting';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	/** None: that of the list which the page is, elsewhere sales. */
	channel?: Channel;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Search', 'hearth-hammer' ) }
			empty={ __( 'Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<ChannelSetting label={ __( 'Tab shown first', 'hearth-hammer' ) } attributes={ attributes } setAttributes={ setAttributes } />
		</ServerBlock>
	);
}
