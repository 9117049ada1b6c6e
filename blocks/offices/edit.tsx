import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { SelectSetting } from '../_shared/select-setting';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

declare global {
	interface Window {
		/** Id and name of each office; core prints them (plugins/core/src/Company/OfficeList.php). */
		hearthHammerOffices?: Array< { id: string; name: string } >;
	}
}

interface Attributes {
	/** Id of the one that is shown; empty for all. */
	office: string;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const offices = ( window.hearthHammerOffices ?? [] ).map( ( { id, name } ) => ( { value: id, label: name } ) );
	const isKnown = attributes.office === '' || offices.some( ( { value } ) => value === attributes.office );
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Offices', 'hearth-hammer' ) }
			empty={ __( 'No offices yet. Add them under Settings → Company. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<SelectSetting
				label={ __( 'Office', 'hearth-hammer' ) }
				value={ attributes.office }
				options={ [
					{ label: __( 'All offices', 'hearth-hammer' ), value: '' },
					...offices,
					...( isKnown ? [] : [ { label: attributes.office, value: attributes.office } ] ),
				] }
				onChange={ ( office ) => setAttributes( { office } ) }
			/>
			<p>{ __( 'Add offices and opening hours under Settings → Company.', 'hearth-hammer' ) }</p>
		</ServerBlock>
	);
}
