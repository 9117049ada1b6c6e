import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import { TextSetting } from '../_shared/text-setting';
import metadata from './block.json';

interface Attributes {
	/** Kept with each sign-up, so that staff see which page brought it. */
	source: string;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Newsletter', 'hearth-hammer' ) }
			empty={ __( 'Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<TextSetting
				label={ __( 'Source name', 'hearth-hammer' ) }
				help={ __( 'In lowercase. Saved with each sign-up, so you can see where it came from.', 'hearth-hammer' ) }
				value={ attributes.source }
				onChange={ ( source ) => setAttributes( { source } ) }
			/>
		</ServerBlock>
	);
}
