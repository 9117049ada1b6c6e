import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import { VehicleBusinessSetting } from '../_shared/vehicle-business-setting';
import metadata from './block.json';
import { WordsSetting } from './words-setting';

interface Attributes {
	/** Slug. */
	business: string;
	/** Lines of 'term | address'. */
	actions: string;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Car make search', 'hearth-hammer' ) }
			empty={ __( 'This business sells no vehicles. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<VehicleBusinessSetting value={ attributes.business } onChange={ ( business ) => setAttributes( { business } ) } />
			<WordsSetting value={ attributes.actions } onChange={ ( actions ) => setAttributes( { actions } ) } />
		</ServerBlock>
	);
}
