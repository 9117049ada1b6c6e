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
			<button type="button" className="hh-map-chip" onClick={ onAdd }>
				{ __( 'Corner at the middle', 'hearth-hammer' ) }
			</button>
			<p className="hh-property-map__told" role="status">
				{ corners === 0
					? __( 'Draw around an area, or tap its corners. Keyboard: arrows move the map, Enter sets a corner.', 'hearth-hammer' )
					: // translators: %d: how many corners an area has so far.
					  sprintf( _n( '%d corner set.', '%d corners set.', corners, 'hearth-hammer' ), corners ) }
			</p>
		</>
	);
}
