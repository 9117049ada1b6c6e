import { __ } from '@wordpress/i18n';
import type { LandmarkKind } from '../rules/landmarks';

interface Props {
	follows: boolean;
	onFollow: ( follows: boolean ) => void;
	hasArea: boolean;
	onDraw: () => void;
	onClear: () => void;
	shown: readonly LandmarkKind[];
	onShow: ( kind: LandmarkKind ) => void;
	near: LandmarkKind | null;
	onNear: ( kind: LandmarkKind | null ) => void;
}

/** What can be done with the map, in one line above it. */
export function Tools( { follows, onFollow, hasArea, onDraw, onClear, shown, onShow, near, onNear }: Props ) {
	const kinds: Array< { kind: LandmarkKind; show: string; only: string } > = [
		{ kind: 'station', show: __( 'Stations', 'hearth-hammer' ), only: __( 'Within a mile of a station', 'hearth-hammer' ) },
		{ kind: 'school', show: __( 'Schools', 'hearth-hammer' ), only: __( 'Within a mile of a school', 'hearth-hammer' ) },
	];
	return (
		<>
			<button type="button" className="hh-map-chip hh-map-chip--draw" onClick={ onDraw }>
				{ hasArea ? __( 'Redraw area', 'hearth-hammer' ) : __( 'Draw an area', 'hearth-hammer' ) }
			</button>
			{ hasArea && (
				<button type="button" className="hh-map-chip" onClick={ onClear }>
					{ __( 'Clear the area', 'hearth-hammer' ) }
				</button>
			) }
			{ kinds.map( ( { kind, show } ) => (
				<button key={ kind } type="button" className="hh-map-chip" aria-pressed={ shown.includes( kind ) } onClick={ () => onShow( kind ) }>
					{ show }
				</button>
			) ) }
			{ kinds.map( ( { kind, only } ) => (
				<button key={ kind } type="button" className="hh-map-chip" aria-pressed={ near === kind } onClick={ () => onNear( near === kind ? null : kind ) }>
					{ only }
				</button>
			) ) }
			<label className="hh-check hh-property-map__follow">
				<input type="checkbox" checked={ follows } onChange={ ( event ) => onFollow( event.target.checked ) } />
				{ __( 'Search as I move the map', 'hearth-hammer' ) }
			</label>
		</>
	);
}
