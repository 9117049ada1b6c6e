import type { PropertyGalleryProps } from '../../contract/generated/hpapi/property-gallery-props';
import { mountIsland } from '../../lib/island';
import { PropertyGallery } from './property-gallery';
import './property-gallery.css';

const isPicture = ( value: unknown ): boolean =>
	typeof value === 'object' && value !== null && 'src' in value && 'src_large' in value && 'srcset' in value;

const isUsable = ( props: unknown ): props is PropertyGalleryProps =>
	typeof props === 'object' &&
	props !== null &&
	'images' in props &&
	'floorplans' in props &&
	[ props.images, props.floorplans ].every( ( list ) => Array.isArray( list ) && list.every( isPicture ) );

mountIsland( 'property-gallery', PropertyGallery, { guard: isUsable } );
