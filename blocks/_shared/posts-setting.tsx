import { FormTokenField } from '@wordpress/components';
import { useState } from 'react';
import { titledOnce } from './titled-once';
import { useChosenPosts, usePosts } from './use-posts';

interface Props {
	label: string;
	/** What is shown where none is chosen. */
	otherwise: string;
	/** A post type in WordPress's REST API. */
	type: string;
	/** Post ids, in their order. */
	value: number[];
	/** How many the block takes: with more, WordPress would show visitors the block without any. */
	most: number;
	onChange: ( ids: number[] ) => void;
}

/** Posts picked by their titles, in an order of the editor's. What is gone meanwhile is left out by the server. */
export function PostsSetting( { label, otherwise, type, value, most, onChange }: Props ) {
	const [ typed, setTyped ] = useState( '' );
	const found = usePosts( type, typed );
	const chosen = useChosenPosts( type, value );
	const titles = titledOnce( [ ...chosen, ...found ] );
	const ids = new Map( [ ...titles ].map( ( [ id, title ] ) => [ title, id ] ) );
	const known = value.filter( ( id ) => titles.has( id ) );
	// Those whose titles have not come yet keep their place at the end: of what was chosen nothing is lost while there is room.
	const unknown = value.filter( ( id ) => ! titles.has( id ) );
	return (
		<FormTokenField
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			__experimentalExpandOnFocus
			__experimentalShowHowTo={ false }
			label={ label }
			placeholder={ value.length === 0 ? otherwise : '' }
			value={ known.map( ( id ) => titles.get( id ) ?? '' ) }
			suggestions={ found.map( ( { id } ) => titles.get( id ) ?? '' ) }
			maxSuggestions={ 20 }
			maxLength={ most }
			__experimentalValidateInput={ ( title: string ) => ids.has( title ) }
			onInputChange={ setTyped }
			onChange={ ( tokens ) => onChange( [ ...tokens.flatMap( ( token ) => ids.get( typeof token === 'string' ? token : token.value ) ?? [] ), ...unknown ].slice( 0, most ) ) }
		/>
	);
}
