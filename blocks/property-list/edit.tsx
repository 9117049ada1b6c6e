import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ChannelSetting, type Channel } from '../_shared/channel-setting';
import { LimitSetting } from '../_shared/limit-setting';
import { ParishSetting } from '../_shared/parish-setting';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	channel: Channel;
	/** A parish's name or slug; empty for all. */
	parish: string;
	limit: number;
	/** Those that are sold or let, or agreed to be. */
	complete: boolean;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Properties', 'hearth-hammer' ) }
			empty={ __( 'No properties match. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<ChannelSetting attributes={ attributes } setAttributes={ setAttributes } />
			<ParishSetting otherwise={ __( 'Leave empty for all parishes.', 'hearth-hammer' ) } attributes={ attributes } setAttributes={ setAttributes } />
			<LimitSetting label={ __( 'Number of properties', 'hearth-hammer' ) } metadata={ metadata } attributes={ attributes } setAttributes={ setAttributes } />
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show only sold or let properties', 'hearth-hammer' ) }
				checked={ attributes.complete }
				onChange={ ( complete: boolean ) => setAttributes( { complete } ) }
			/>
		</ServerBlock>
	);
}
