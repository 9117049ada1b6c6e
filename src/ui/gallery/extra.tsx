import { _n, sprintf } from '@wordpress/i18n';
import type { GalleryProps, Kind, Picture } from './pictures';

interface Props extends Pick< GalleryProps, 'links' | 'videos' > {
	kind: Kind;
	pictures: readonly Picture[];
	/** How many floorplans there are beside pictures. */
	plans: number;
	/** Whether a floorplan stands beside the large picture on wide screens: the button is for narrow ones then. */
	isTiled: boolean;
	onOpen: ( kind: Kind, index: number ) => void;
}

/** The ways to tours, films, floorplans and all photos, over the pictures. */
export function Extra( { kind, pictures, plans, isTiled, links, videos, onOpen }: Props ) {
	const photos = kind === 'images' ? pictures.length : 0;
	if ( photos < 2 && plans === 0 && videos.length === 0 && links.length === 0 ) {
		return null;
	}
	return (
		<p className="hh-gallery__extra">
			{ links.map( ( { label, url } ) => (
				<a key={ label } className="hh-button hh-button--small hh-gallery__more" href={ url }>
					{ label }
				</a>
			) ) }
			{ videos.map( ( { label, url } ) => (
				// Opens in the page's dialog for files (src/enhancements/file-modal.ts).
				<a key={ url } className="hh-button hh-button--small hh-gallery__more" href={ url } data-hh-file data-hh-poster={ pictures[ 0 ]?.src_large }>
					{ label }
				</a>
			) ) }
			{ plans > 0 && (
				<button type="button" className={ `hh-button hh-button--small hh-gallery__more${ isTiled ? ' hh-gallery__more--tiled' : '' }` } onClick={ () => onOpen( 'floorplans', 0 ) }>
					{ _n( 'Floorplan', 'Floorplans', plans, 'hearth-hammer' ) }
				</button>
			) }
			{ photos > 1 && (
				<button type="button" className="hh-button hh-button--small hh-gallery__more hh-gallery__more--all" onClick={ () => onOpen( kind, 0 ) }>
					{
						// translators: %d: how many photos there are.
						sprintf( _n( '%d photo', 'All %d photos', photos, 'hearth-hammer' ), photos )
					}
				</button>
			) }
		</p>
	);
}
