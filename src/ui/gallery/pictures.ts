import { __ } from '@wordpress/i18n';
import { isObject } from '../../lib/is-object';

/** Sizes are of `src`, pixels; `srcset` and `caption` are empty for none; `color` is there until the picture is. */
export interface Picture {
	src: string;
	src_large: string;
	srcset: string;
	width: number;
	height: number;
	alt: string;
	caption: string;
	color: string;
}

/** As plugins/core/schemas/gallery-props.json. */
export interface GalleryProps {
	title: string;
	/** How wide the large picture is. */
	sizes: string;
	images: Picture[];
	floorplans: Picture[];
	videos: Array< { label: string; url: string } >;
	/** Parts of the page that show more: a tour. */
	links: Array< { label: string; url: string } >;
}

/** How wide a small picture beside the large one is, and one of the strip below the whole screen. */
export const TILE_SIZES = '(width >= 1700px) 300px, (width > 990px) 17vw, 25vw';
export const THUMB_SIZES = '6rem';

/** Small pictures beside the large one, at the most. */
const TILES = 3;

export interface Tiles {
	/** Indices of pictures. */
	pictures: number[];
	/** Whether the floorplan stands among them. */
	plan: boolean;
}

/**
 * What stands beside the large picture, as Gallery::tiles() of core says (both run tests/vectors/gallery.json): the next
 * three, and where there are fewer, the floorplan in the room that is left.
 *
 * @param kind  What the pictures are.
 * @param count How many of them there are.
 * @param plans How many floorplans there are.
 */
export function tiles( kind: Kind, count: number, plans: number ): Tiles {
	const pictures = Array.from( { length: Math.min( TILES, Math.max( 0, count - 1 ) ) }, ( _, before ) => before + 1 );
	return { pictures, plan: kind === 'images' && plans > 0 && pictures.length < TILES };
}

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

/** Which may be wanted next: the picture after and the one before, and no other. */
export const neighbours = ( index: number, count: number ): number[] => [ step( index, 1, count ), step( index, -1, count ) ];

/**
 * @param number Of the picture, or a placeholder for it.
 * @param count  How many there are, or a placeholder for it.
 */
export function countLabel( number: number | string, count: number | string ): string {
	// translators: 1: number of the picture, 2: how many there are.
	return __( '%1$d of %2$d', 'hearth-hammer' ).replace( '%1$d', String( number ) ).replace( '%2$d', String( count ) );
}

const isPicture = ( value: unknown ): boolean =>
	isObject( value ) && 'src' in value && 'src_large' in value && 'srcset' in value;

export const isGallery = ( props: unknown ): props is GalleryProps =>
	isObject( props ) &&
	'images' in props &&
	'floorplans' in props &&
	'videos' in props &&
	Array.isArray( props.videos ) &&
	'links' in props &&
	Array.isArray( props.links ) &&
	[ props.images, props.floorplans ].every( ( list ) => Array.isArray( list ) && list.every( isPicture ) );
