import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ChannelControl, type Channel } from '../_shared/channel-control';
import { LimitSetting } from '../_shared/limit-setting';
import { ServerBlock } from '../_shared/server-block';
import { TextSetting } from '../_shared/text-setting';
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
			empty={ __( 'No property matches. Visitors see nothing here.', 'hearth-hammer' ) }
		>
			<TextSetting label={ __( 'Heading', 'hearth-hammer' ) } value={ attributes.title } onChange={ ( title ) => setAttributes( { title } ) } />
			<ChannelControl
				label={ __( 'Show', 'hearth-hammer' ) }
				value={ attributes.channel }
				onChange={ ( channel ) => setAttributes( { channel } ) }
			/>
			<TextSetting
				label={ __( 'Parish', 'hearth-hammer' ) }
				help={ __( 'Its name, as on its page. Empty for the parish of the page, and elsewhere for all.', 'hearth-hammer' ) }
				value={ attributes.parish }
				onChange={ ( parish ) => setAttributes( { parish } ) }
			/>
			<LimitSetting
				label={ __( 'Number of properties', 'hearth-hammer' ) }
				attribute={ metadata.attributes.limit }
				value={ attributes.limit }
				onChange={ ( limit ) => setAttributes( { limit } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Moves by itself', 'hearth-hammer' ) }
				checked={ attributes.plays }
				onChange={ ( plays: boolean ) => setAttributes( { plays } ) }
			/>
		</ServerBlock>
	);
}
