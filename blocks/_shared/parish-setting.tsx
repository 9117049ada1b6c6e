import { __ } from '@wordpress/i18n';
import { TextSetting } from './text-setting';

interface Props {
	/** What the block shows where no parish is named. */
	otherwise: string;
	attributes: { parish: string };
	setAttributes: ( changed: { parish: string } ) => void;
}

/** A parish by its name or slug: the attribute `parish`. */
export function ParishSetting( { otherwise, attributes, setAttributes }: Props ) {
	return (
		<TextSetting
			label={ __( 'Parish', 'hearth-hammer' ) }
			help={ `${ __( 'Its name, as on its page.', 'hearth-hammer' ) } ${ otherwise }` }
			value={ attributes.parish }
			onChange={ ( parish ) => setAttributes( { parish } ) }
		/>
	);
}
