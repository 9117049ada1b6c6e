import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { Landmarks } from '../../../contract/generated/hpapi/landmarks';
import type { PropertyMapProps } from '../../../contract/generated/hpapi/property-map-props';
import type { Area } from '../rules/address';
import { landmarksNear, type LandmarkKind } from '../rules/landmarks';
import { isWithin } from '../../../lib/geo/bounds';
import type { Pin } from '../rules/pins';
import { noneNear } from '../labels';
import { loadPlaces } from './use-landmarks';
import { loadPins } from './load-pins';
import type { Stage } from './use-stage';

interface Near {
	stage: Stage | null;
	props: PropertyMapProps;
	area: Area;
	/** Every match; null where not all of them are here. */
	pins: readonly Pin[] | null;
	onChange: ( landmarks: Landmarks ) => void;
}

/** Only property near the stations, or the schools, of the view. */
export function useNear( { stage, props, area, pins, onChange }: Near ): { note: string; choose: ( kind: LandmarkKind | null ) => void } {
	const [ note, setNote ] = useState( '' );

	const choose = async ( kind: LandmarkKind | null ) => {
		setNote( '' );
		if ( kind === null || ! stage ) {
			onChange( [] );
			return;
		}
		try {
			const bounds = stage.view.bounds();
			// What is near a station already says nothing of what is near a school.
			const all = area.landmarks.length === 0 && pins ? pins : await loadPins( props, { polygon: area.polygon, landmarks: [] }, bounds );
			const places = await loadPlaces( props.places_url, bounds, stage.view.map.getZoom() );
			const landmarks = landmarksNear( places, kind, all.filter( ( pin ) => isWithin( pin, bounds ) ) );
			if ( landmarks.length === 0 ) {
				setNote( noneNear( kind ) );
			}
			onChange( landmarks );
		} catch {
			setNote( __( 'We couldn’t look that up. Try again.', 'hearth-hammer' ) );
		}
	};
	return { note, choose: ( kind ) => void choose( kind ) };
}
