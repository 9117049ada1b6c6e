import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ChannelSetting, type Channel } from '../_shared/channel-setting';
import { LimitSetting } from '../_shared/limit-setting';
import { WordsBlock } from '../_shared/words-block';
import metadata from './block.json';

interface Attributes {
	channel: Channel;
	title?: string;
	more?: string;
	limit: number;
	/** The first is shown large, where there are three or more. */
	lead: boolean;
}

export function Edit( props: EditProps< Attributes > ) {
	const { attributes, setAttributes } = props;
	return (
		<WordsBlock { ...props } metadata={ metadata } words={ { title: __( 'Heading', 'hearth-hammer' ), more: __( 'Link to all', 'hearth-hammer' ) } }>
			<ChannelSetting label={ __( 'Show', 'hearth-hammer' ) } attributes={ attributes } setAttributes={ setAttributes } />
			<LimitSetting label={ __( 'Number of properties', 'hearth-hammer' ) } metadata={ metadata } attributes={ attributes } setAttributes={ setAttributes } />
			<ToggleControl __nextHasNoMarginBottom label={ __( 'First property large', 'hearth-hammer' ) } checked={ attributes.lead } onChange={ ( lead ) => setAttributes( { lead } ) } />
		</WordsBlock>
	);
}
