import { __ } from '@wordpress/i18n';

interface Props {
	/** How many the search finds elsewhere on the map. */
	elsewhere: number;
	hasArea: boolean;
	hasNear: boolean;
	/** The same search without its place; empty where it has none. */
	wideUrl: string;
	onShowAll: () => void;
	onZoomOut: () => void;
	onClear: () => void;
	onAnywhere: () => void;
}

/** No property in this part of the map, and the ways on from there. */
export function Nothing( { elsewhere, hasArea, hasNear, wideUrl, onShowAll, onZoomOut, onClear, onAnywhere }: Props ) {
	return (
		<div className="hh-map-nothing">
			<p className="hh-map-nothing__title">{ __( 'Nothing here at present', 'hearth-hammer' ) }</p>
			<p>
				{ hasArea
					? __( 'No property of your search lies in the area that you drew.', 'hearth-hammer' )
					: __( 'No property of your search lies in this part of the map.', 'hearth-hammer' ) }
			</p>
			<div className="hh-map-nothing__ways">
				{ hasArea && (
					<button type="button" className="hh-button hh-button--small" onClick={ onClear }>
						{ __( 'Clear the area', 'hearth-hammer' ) }
					</button>
				) }
				{ hasNear && (
					<button type="button" className="hh-button hh-button--small" onClick={ onAnywhere }>
						{ __( 'Anywhere, not only near these places', 'hearth-hammer' ) }
					</button>
				) }
				{ elsewhere > 0 && (
					<button type="button" className="hh-button hh-button--small" onClick={ onShowAll }>
						{ __( 'Show all of the search', 'hearth-hammer' ) }
					</button>
				) }
				{ elsewhere > 0 && ! hasArea && (
					<button type="button" className="hh-button hh-button--small" onClick={ onZoomOut }>
						{ __( 'Zoom out', 'hearth-hammer' ) }
					</button>
				) }
				{ wideUrl !== '' && (
					<a className="hh-button hh-button--small" href={ wideUrl }>
						{ __( 'Search here without the place', 'hearth-hammer' ) }
					</a>
				) }
			</div>
		</div>
	);
}
