import { TextControl } from '@wordpress/components';

interface Props {
	label: string;
	help?: string;
	value: string;
	onChange: ( value: string ) => void;
}

/** A line of text, looking as the editor's own settings will. */
export function TextSetting( { label, help = '', value, onChange }: Props ) {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			{ ...( help === '' ? {} : { help } ) }
			value={ value }
			onChange={ onChange }
		/>
	);
}
