import type { MapPropertiesAnswer } from '../../../contract/generated/hpapi/map-properties-answer';
import type { Bounds } from '../../../ui/map';
import { boxOf } from '../../../lib/geo/bounds';
import type { Pin } from './pins';

/** Properties that lie together, as the server counted them. */
export type Group = NonNullable< MapPropertiesAnswer[ 'clusters' ] >[ number ];

/** What map-properties answers. */
export interface Found {
	pins: readonly Pin[];
	/** None where every match is among the pins. */
	clusters: readonly Group[];
	/** How many match in what was asked for. */
	total: number;
}

/** Closer than any map: the server puts nothing together. */
export const SINGLE_ZOOM = 19;

/** How close a map of the whole country looks: what all is asked for with, before there is a map. */
export const WIDE_ZOOM = 5;

/** Whether no match is missing from the pins, so that the browser can do the rest alone. */
export const isWhole = ( { clusters }: Found ): boolean => clusters.length === 0;

/** The smallest box round everything; null where there is nothing. */
export function extentOf( { pins, clusters }: Found ): Bounds | null {
	const corners = clusters.flatMap( ( { bounds: { south, west, north, east } } ) => [
		{ latitude: south, longitude: west },
		{ latitude: north, longitude: east },
	] );
	return boxOf( [ ...pins, ...corners ] );
}

/**
 * How many the map shows, or the list beside it.
 *
 * @param all      Everything.
 * @param found    What is in view.
 * @param isInView Whether the view counts.
 * @param listed   How many of the pins are listed.
 */
export function numberOf( all: Found | null, found: Found | null, isInView: boolean, listed: number ): number {
	if ( ! all || ! found || isWhole( all ) ) {
		return listed;
	}
	return isInView ? found.total : all.total;
}

/** A box with a yard or two of air: what is in it lies in a point. */
export const around = ( { south, west, north, east }: Bounds ): Bounds => ( { south: south - 0.00002, west: west - 0.00002, north: north + 0.00002, east: east + 0.00002 } );
