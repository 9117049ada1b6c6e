import { __ } from '@wordpress/i18n';
import type { MapLabels } from './types';

/**
 * What a map says of itself. Called by the island: the map's own chunk brings no translations.
 *
 * @param label What the map shows, and how it is used by keyboard.
 */
export const mapLabels = ( label: string ): MapLabels => ( {
	label,
	zoomIn: __( 'Zoom in', 'hearth-hammer' ),
	zoomOut: __( 'Zoom out', 'hearth-hammer' ),
	fullScreen: __( 'Show the map full screen', 'hearth-hammer' ),
	leaveFullScreen: __( 'Exit full screen', 'hearth-hammer' ),
	twoFingers: __( 'Use two fingers to move the map', 'hearth-hammer' ),
	plainGround: __( 'Street map not available: places and stations only', 'hearth-hammer' ),
} );
