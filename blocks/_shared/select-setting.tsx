import { SelectControl } from '@wordpress/components';

interface Props< Value extends string > {
	label: string;
	value: Value;
	options: Array< { label: string; value: Value } >;
	onChange: ( value: Value ) => void;
}

/** One of several, looking as the editor's own settings will. */
export function SelectSetting< Value extends string >( { label, value, options, onChange }: Props< Value > ) {
	return <SelectControl __next40pxDefaultSize __nextHasNoMarginBottom label={ label } value={ value } options={ options } onChange={ ( chosen ) => onChange( chosen as Value ) } />;
}
