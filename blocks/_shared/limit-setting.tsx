import { RangeControl } from '@wordpress/components';

interface Props {
	label: string;
	/** The block's metadata: its attribute `limit` says how few and how many. */
	metadata: { attributes: { limit: { minimum: number; maximum: number; default: number } } };
	attributes: { limit: number };
	setAttributes: ( changed: { limit: number } ) => void;
}

/** How many to show: the attribute `limit`. */
export function LimitSetting( { label, metadata, attributes, setAttributes }: Props ) {
	const { limit } = metadata.attributes;
	return (
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			min={ limit.minimum }
			max={ limit.maximum }
			value={ attributes.limit }
			onChange={ ( chosen?: number ) => setAttributes( { limit: chosen ?? limit.default } ) }
		/>
	);
}
