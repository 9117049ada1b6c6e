import { __, _n, sprintf } from '@wordpress/i18n';

interface Props {
	corners: number;
	onAdd: () => void;
	onUndo: () => void;
	onFinish: () => void;
	onCancel: () => void;
}

/** What can be done while an area is being drawn; in the tools' place. */
export function DrawBar( { corners, onAdd, onUndo, onFinish, onCancel }: Props ) {
	return (
		<>
			<button type="button" className="hh-map-chip hh-map-chip--draw" disabled={ corners < 3 } onClick={ onFinish }>
				{ __( 'Finish', 'hearth-hammer' ) }
			</button>
			<button type="button" className="hh-map-chip" onClick={ onCancel }>
				{ __( 'Cancel', 'hearth-hammer' ) }
			</button>
			<button type="button" className="hh-map-chip" disabled={ corners === 0 } onClick={ onUndo }>
				{ __( 'Undo', 'hearth-hammer' ) }
			</button>
			<button type="button" className="hh-map-chip" aria-label={ __( 'Add a point at the centre of the map', 'hearth-hammer' ) } onClick={ onAdd }>
				{ __( 'Add a point', 'hearth-hammer' ) }
			</button>
		</>
	);
}

/** How to draw, in a line on the map itself: a phone's tools have no room for it. */
export function DrawHint( { corners, isTooSmall }: Pick< Props, 'corners' > & { isTooSmall: boolean } ) {
	return (
		<p className="hh-property-map__told" role="status">
			{ told( corners, isTooSmall ) }
		</p>
	);
}

function told( corners: number, isTooSmall: boolean ): string {
	if ( isTooSmall ) {
		return __( 'That area is too small. Draw a larger one.', 'hearth-hammer' );
	}
	if ( corners > 0 ) {
		// translators: %d: how many corners an area has so far.
		const set = sprintf( _n( '%d point added.', '%d points added.', corners, 'hearth-hammer' ), corners );
		return corners < 3 ? set : `${ set } ${ __( 'Choose Finish to close the area.', 'hearth-hammer' ) }`;
	}
	return isFinger()
		? __( 'Draw with your finger, or tap to add points.', 'hearth-hammer' )
		: __( 'Click and drag to draw around an area, or click to add points. By keyboard: arrow keys move the map, Enter adds a point.', 'hearth-hammer' );
}

const isFinger = (): boolean => window.matchMedia?.( '(pointer: coarse)' ).matches ?? false;
