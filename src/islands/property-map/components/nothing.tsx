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
			<p className="hh-map-nothing__title">{ __( 'No properties here', 'hearth-hammer' ) }</p>
			<p>
				{ hasArea
					? __( 'None of your results are in the area you drew.', 'hearth-hammer' )
					: __( 'None of your results are in this part of the map.', 'hearth-hammer' ) }
			</p>
			<div className="hh-map-nothing__ways">
				{ hasArea && (
					<button type="button" className="hh-button hh-button--small" onClick={ onClear }>
						{ __( 'Clear the area', 'hearth-hammer' ) }
					</button>
				) }
				{ hasNear && (
					<button type="button" className="hh-button hh-button--small" onClick={ onAnywhere }>
						{ __( 'Remove the distance filter', 'hearth-hammer' ) }
					</button>
				) }
				{ elsewhere > 0 && (
					<button type="button" className="hh-button hh-button--small" onClick={ onShowAll }>
						{ __( 'Show all results', 'hearth-hammer' ) }
					</button>
				) }
				{ elsewhere > 0 && ! hasArea && (
					<button type="button" className="hh-button hh-button--small" onClick={ onZoomOut }>
						{ __( 'Zoom out', 'hearth-hammer' ) }
					</button>
				) }
				{ wideUrl !== '' && (
					<a className="hh-button hh-button--small" href={ wideUrl }>
						{ __( 'Show everything in this area', 'hearth-hammer' ) }
					</a>
				) }
			</div>
		</div>
	);
}
