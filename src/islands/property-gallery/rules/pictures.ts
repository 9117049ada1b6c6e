import { __, sprintf } from '@wordpress/i18n';
import type { PropertyGalleryProps } from '../../../contract/generated/hpapi/property-gallery-props';

export type Picture = PropertyGalleryProps[ 'images' ][ number ];

/** What the viewer shows: its two tabs. */
export type Kind = 'images' | 'floorplans';

/** PROP-02: other things that feeds call a floorplan are none that we can show. */
export function isFloorplan( address: string ): boolean {
	return /^http.*\.(png|jpe?g|webp)$/i.test( address );
}

/** The next or the one before, round the end. */
export function step( index: number, by: 1 | -1, count: number ): number {
	return ( index + by + count ) % count;
}

/** What may be wanted next: the picture after and the one before, and no other. */
export function neighbours( pictures: readonly Picture[], index: number ): Picture[] {
	if ( pictures.length < 2 ) {
		return [];
	}
	const indexes = new Set( [ step( index, 1, pictures.length ), step( index, -1, pictures.length ) ] );
	return [ ...indexes ].flatMap( ( at ) => pictures[ at ] ?? [] );
}

export function countLabel( number: number, count: number ): string {
	// translators: 1: number of the picture, 2: how many there are.
	return sprintf( __( '%1$d of %2$d', 'hearth-hammer' ), number, count );
}
