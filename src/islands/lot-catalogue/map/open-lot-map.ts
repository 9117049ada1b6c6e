import { boxOf, type Bounds } from '../../../lib/geo/bounds';
import { openMap, type MapLabels } from '../../../ui/map';
import { watchMoves } from '../../../ui/map/moves';
import { Clusters } from '../../../ui/marks/clusters';
import { MarksLayer } from '../../../ui/marks/marks-layer';
import type { LotMapAddresses, LotPin } from '../api/lots';

interface Options {
	addresses: LotMapAddresses;
	labels: MapLabels;
	nameOf: ( pin: LotPin ) => string;
	labelOf: ( pin: LotPin ) => string;
	nameOfMany: ( count: number ) => string;
	/** What to show first; null for all lots. */
	bounds: Bounds | null;
	onMoved: ( bounds: Bounds ) => void;
	onOpen: ( pins: LotPin[] ) => void;
	/** The ground was clicked, not a mark. */
	onLeave: () => void;
}

export interface LotMap {
	/** Shows these lots, all of them in view where no bounds say another part. */
	show: ( pins: readonly LotPin[], bounds: Bounds | null ) => void;
	setOpen: ( pins: readonly LotPin[] ) => void;
	focus: ( pin: LotPin ) => void;
	remove: () => void;
}

/** Degrees: Great Britain, where there is no lot to show. */
const AROUND = { south: 50, west: -5.5, north: 55.5, east: 1.7 };

/** Pixels: a label stands over its point, the map's buttons in the corner on the right. */
const AIR = { top: 60, right: 72, bottom: 48, left: 60 };

/** Closer than this the first view of a single lot would show no place beside it. */
const CLOSEST = 14;

/** What was looked at before is shown as it was. */
const AS_BEFORE = 18;

/**
 * Draws the map of a catalogue: Leaflet and all that belongs to marks come with it.
 *
 * @param element Empty, and as large as the map will be.
 * @param pins    What to show first.
 * @param options
 */
export async function openLotMap( element: HTMLElement, pins: readonly LotPin[], { addresses, labels, bounds, onMoved, onLeave, ...marking }: Options ): Promise< LotMap > {
	const view = await openMap( element, { tiles: addresses.tiles, placesUrl: addresses.places_url, labels, bounds: bounds ?? boxOf( pins ) ?? AROUND, padding: bounds ? 0 : AIR, closest: bounds ? AS_BEFORE : CLOSEST } );
	// All lots of a catalogue are in the browser: the server leaves no part to ask for.
	const marks = new MarksLayer< LotPin >( view, { ...marking, signOf: () => '', onUnknown: () => undefined, onLight: () => undefined } );
	marks.setMarks( new Clusters( pins ) );
	view.map.on( 'click', onLeave );
	watchMoves( view, onMoved );
	return {
		show( found, before ) {
			const box = boxOf( found );
			marks.setMarks( new Clusters( found ) );
			if ( before ) {
				view.map.fitBounds( [ [ before.south, before.west ], [ before.north, before.east ] ], { maxZoom: AS_BEFORE, animate: false } );
			} else if ( box ) {
				view.map.fitBounds( [ [ box.south, box.west ], [ box.north, box.east ] ], { maxZoom: CLOSEST, paddingTopLeft: [ AIR.left, AIR.top ], paddingBottomRight: [ AIR.right, AIR.bottom ], animate: false } );
			}
		},
		setOpen: ( open ) => marks.setOpen( open ),
		focus: ( pin ) => void marks.focus( pin ),
		remove: () => view.remove(),
	};
}
