import type { PostChoice } from './use-posts';

/**
 * Titles that tell posts apart: where two have the same, each is followed by its number.
 *
 * @param posts In any order; one may stand there twice.
 * @return Post id to title.
 */
export function titledOnce( posts: PostChoice[] ): Map< number, string > {
	const titles = new Map( posts.map( ( { id, title } ) => [ id, title ] ) );
	const all = [ ...titles.values() ];
	return new Map( [ ...titles ].map( ( [ id, title ] ) => [ id, all.filter( ( one ) => one === title ).length > 1 ? `${ title } (${ id })` : title ] ) );
}
