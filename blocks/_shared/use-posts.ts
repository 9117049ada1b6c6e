import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';

interface Answer {
	id: number;
	slug: string;
	title: { rendered: string };
	meta?: { hh_sale_starts_at?: number };
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

/** As an office says its days, whatever the editor's own time zone. */
const DAY = new Intl.DateTimeFormat( 'en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' } );

/** Sales have the same title every month: their day tells them apart, and the latest come first. */
const named = ( { title, meta }: Answer ): string => text( title.rendered ) + ( meta?.hh_sale_starts_at ? `, ${ DAY.format( meta.hh_sale_starts_at * 1000 ) }` : '' );
const order = ( type: string ): string => ( type === 'hh_sale' ? 'orderby=id&order=desc&_fields=id,slug,title,meta.hh_sale_starts_at' : 'orderby=title&order=asc&_fields=id,slug,title' );

const ask = ( type: string, what: string ): Promise< PostChoice[] > =>
	apiFetch< Answer[] >( { path: `/wp/v2/${ type }?per_page=100&${ order( type ) }${ what }` } ).then( ( found ) =>
		found.map( ( one ) => ( { id: one.id, slug: one.slug, title: named( one ) } ) )
	);

/**
 * Posts that were chosen before, of which only the numbers are kept.
 *
 * @param type A post type in WordPress's REST API.
 * @param ids  In any order.
 * @return Those that are to be had.
 */
export function useChosenPosts( type: string, ids: number[] ): PostChoice[] {
	const [ posts, setPosts ] = useState< PostChoice[] >( [] );
	const list = ids.join( ',' );
	useEffect( () => {
		let isNewest = true;
		if ( list !== '' ) {
			ask( type, `&include=${ list }` )
				.then( ( found ) => isNewest && setPosts( found ) )
				.catch( () => {} );
		}
		return () => {
			isNewest = false;
		};
	}, [ type, list ] );
	return posts;
}

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
		const words = search.trim() === '' ? '' : `&search=${ encodeURIComponent( search.trim() ) }`;
		const look = () => {
			ask( type, words )
				.then( ( found ) => isNewest && setPosts( found ) )
				.catch( () => {} );
		};
		const timer = setTimeout( look, search === '' ? 0 : PAUSE );
		return () => {
			isNewest = false;
			clearTimeout( timer );
		};
	}, [ type, search ] );
	return posts;
}
