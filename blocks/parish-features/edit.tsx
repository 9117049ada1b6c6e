import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ParishSetting } from '../_shared/parish-setting';
import { ServerBlock } from '../_shared/server-block';
import { TitleSetting } from '../_shared/title-setting';
import metadata from './block.json';

interface Attributes {
	title: string;
	/** A parish’s name or slug; empty for that of the page. */
	parish: string;
	/** To the parish’s own page, beside the heading. */
	link: boolean;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Parish', 'hearth-hammer' ) }
			empty={ __( 'No parish chosen, or the parish has no features. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<TitleSetting attributes={ attributes } setAttributes={ setAttributes } />
			<ParishSetting otherwise={ __( 'Leave empty to use the page’s parish.', 'hearth-hammer' ) } attributes={ attributes } setAttributes={ setAttributes } />
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Link to the parish page', 'hearth-hammer' ) }
				checked={ attributes.link }
				onChange={ ( link: boolean ) => setAttributes( { link } ) }
			/>
		</ServerBlock>
	);
}
