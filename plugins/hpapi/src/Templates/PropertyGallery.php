<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Core\Gallery\Gallery;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\PropertyPage\PropertyMedia;

/**
 * The block property-gallery: the pictures of the page's property.
 */
final class PropertyGallery {

	public static function of_page(): string {
		$property = PropertyRecord::of( (int) get_the_ID() );
		if ( null === $property ) {
			return '';
		}
		$media = new PropertyMedia( $property );
		return Gallery::html( 'property-gallery', Gallery::props( $property->address(), $media->pictures( 'images' ), $media->floorplans(), array(), '(width > 990px) 65vw, 100vw' ) );
	}
}
