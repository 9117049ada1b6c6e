import L from 'leaflet';
import { Land } from './land';
import { PlainGround } from './plain-ground';
import type { Edges, Tiles } from './types';

/** Milliseconds without a single tile, and tiles that failed in a row, after which there are taken to be none. */
const PATIENCE = 6000;
const FAILURES = 3;

interface Ground {
	tiles: Tiles;
	placesUrl: string;
	/** Said under the map while there are no tiles. */
	note: string;
}

interface Laid {
	isPlain: () => boolean;
	avoid: ( boxes: readonly Edges[] ) => void;
	remove: () => void;
}

/** What the pins stand on: tiles over land and sea, or our own places there where no tiles can be had. */
export function lay( map: L.Map, { tiles, placesUrl, note }: Ground ): Laid {
	const attribution = L.control.attribution( { prefix: false, position: 'bottomright' } ).addTo( map );
	let plain: PlainGround | null = null;
	let land: Land | null = null;
	let taken: readonly Edges[] = [];
	// Asked for only once a tile is missing: where all come, nobody sees it.
	const layLand = () => ( land ??= new Land( map, () => plain?.setCounties( land?.counties ?? [] ) ) );
	const goPlain = () => {
		if ( plain === null ) {
			map.getContainer().classList.add( 'is-plain' );
			attribution.addAttribution( note );
			plain = new PlainGround( map, placesUrl );
			plain.avoid( taken );
			plain.setCounties( layLand().counties );
		}
	};
	const remove = () => {
		plain?.remove();
		land?.remove();
	};
	const avoid = ( boxes: readonly Edges[] ) => {
		taken = boxes;
		plain?.avoid( boxes );
	};
	if ( tiles.url === '' ) {
		goPlain();
		return { isPlain: () => true, avoid, remove };
	}

	let failures = 0;
	let hasTile = false;
	const layer = L.tileLayer( tiles.url, { attribution: tiles.attribution, maxNativeZoom: 19, detectRetina: false } );
	const giveUp = () => {
		if ( ! hasTile ) {
			window.clearTimeout( timer );
			layer.remove();
			goPlain();
		}
	};
	const timer = window.setTimeout( giveUp, PATIENCE );
	layer.on( 'tileload', () => {
		hasTile = true;
		window.clearTimeout( timer );
	} );
	layer.on( 'tileerror', () => {
		failures += 1;
		layLand();
		if ( failures >= FAILURES ) {
			giveUp();
		}
	} );
	layer.addTo( map );
	return {
		isPlain: () => plain !== null,
		avoid,
		remove: () => {
			window.clearTimeout( timer );
			remove();
		},
	};
}
