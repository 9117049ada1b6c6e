import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';

interface Answer {
	id: number;
	slug: string;
	title: { rendered: string };
}

export interface PostChoice {
	id: number;
	slug: string;
	title: string;
}

/** Milliseconds after the last key, so that a word is asked for and not each of its letters. */
const PAUSE = 250;

/** WordPress writes titles as HTML; a choice holds text. */
const text = ( html: string ) => new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';

/**
 * Posts to choose from: the first hundred by name, or those that match.
 *
 * @param type   A post type in WordPress's REST API.
 * @param search Words that the editor typed.
 * @return Empty where they cannot be had: a block keeps what it names.
 */
export function usePosts( type: string, search = '' ): PostChoice[] {
	const [ posts, setPosts ] = useState< PostChoice[] >( [] );
	useEffect( () => {
		let isNewest = true;
		const ask = () => {
			const words = search.trim() === '' ? '' : `&search=${ encodeURIComponent( search.trim() ) }`;
			apiFetch< Answer[] >( { path: `/wp/v2/${ type }?per_page=100&orderby=title&order=asc&_fields=id,slug,title${ words }` } )
				.then( ( found ) => isNewest && setPosts( found.map( ( { id, slug, title } ) => ( { id, slug, title: text( title.rendered ) } ) ) ) )
				.catch( () => {} );
		};
		const timer = setTimeout( ask, search === '' ? 0 : PAUSE );
		return () => {
			isNewest = false;
			clearTimeout( timer );
		};
	}, [ type, search ] );
	return posts;
}
