import { SelectControl } from '@wordpress/components';
import { usePosts } from './use-posts';

interface Props {
	label: string;
	/** A post type in WordPress's REST API. */
	type: string;
	/** What the block shows where none is chosen. */
	otherwise: string;
	/** A post; 0 for none. */
	value: number;
	onChange: ( chosen: number ) => void;
}

/** A post out of a list that is short enough to look through. One that is not in it (a hundred and first) stays chosen. */
export function PostSetting( { label, type, otherwise, value, onChange }: Props ) {
	const posts = usePosts( type ).map( ( { id, title } ) => ( { label: title, value: String( id ) } ) );
	const chosen = String( value );
	const isListed = value === 0 || posts.some( ( post ) => post.value === chosen );
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ chosen }
			options={ [ { label: otherwise, value: '0' }, ...posts, ...( isListed ? [] : [ { label: `#${ chosen }`, value: chosen } ] ) ] }
			onChange={ ( picked ) => onChange( Number( picked ) ) }
		/>
	);
}
