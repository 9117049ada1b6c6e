import { __ } from '@wordpress/i18n';
import { TextSetting } from './text-setting';

interface Props {
	attributes: { title: string };
	setAttributes: ( changed: { title: string } ) => void;
}

/** What stands above the block: the attribute `title`. Empty, the server says what it shows. */
export function TitleSetting( { attributes, setAttributes }: Props ) {
	return <TextSetting label={ __( 'Heading', 'hearth-hammer' ) } value={ attributes.title } onChange={ ( title ) => setAttributes( { title } ) } />;
}
