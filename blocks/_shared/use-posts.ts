import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';

interface Answer {
	id: number;
	slug: string;
	title: { rendered: string };
	/** Of sales and lots, whose titles are the same every month: with date, department and sale. */
	hh_label?: string;
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

/** These stand by the dates of their sales, the next first and what is over last. */
const BY_SALE = [ 'hh_sale', 'hh_lot' ];

const named = ( { title, hh_label: label }: Answer ): string => label || text( title.rendered );
const order = ( type: string ): string => ( BY_SALE.includes( type ) ? 'orderby=hh_sale_date&_fields=id,slug,title,hh_label' : 'orderby=title&order=asc&_fields=id,slug,title' );

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
