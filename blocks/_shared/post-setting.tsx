import { useChosenPosts, usePosts } from './use-posts';
import { SelectSetting } from './select-setting';

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
	const posts = usePosts( type );
	const isListed = value === 0 || posts.some( ( { id } ) => id === value );
	const [ missing ] = useChosenPosts( type, isListed || posts.length === 0 ? [] : [ value ] );
	const options = [ ...posts, ...( isListed ? [] : [ { id: value, title: missing?.title ?? `#${ value }` } ] ) ];
	return (
		<SelectSetting
			label={ label }
			value={ String( value ) }
			options={ [ { label: otherwise, value: '0' }, ...options.map( ( { id, title } ) => ( { label: title, value: String( id ) } ) ) ] }
			onChange={ ( picked ) => onChange( Number( picked ) ) }
		/>
	);
}
