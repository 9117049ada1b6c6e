<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Fields\StaffFields;
use HearthHammer\Core\Media\Admin\MediaBox;
use HearthHammer\Core\Media\Admin\MediaKind;
use HearthHammer\Core\Media\Admin\MediaList;
use HearthHammer\Hpapi\Properties\PropertyFields;

/**
 * STAFF-06: a property's pictures, plans, brochures and tours on its edit screen.
 */
final class PropertyMediaBox {

	public static function module( StaffFields $staff ): MediaBox {
		return new MediaBox( PropertyFields::fields(), $staff, static fn (): string => __( 'Photos, floorplans, brochures and tours', 'hearth-hammer' ), self::lists( ... ) );
	}

	/** @return list<MediaList> */
	public static function lists(): array {
		return array(
			new MediaList( 'images', MediaKind::Pictures, __( 'Photos', 'hearth-hammer' ), __( 'Add photos', 'hearth-hammer' ), __( 'You can add several at once. The first is the main photo, shown on cards and at the top of the page.', 'hearth-hammer' ), true ),
			new MediaList( 'floorplans', MediaKind::Pictures, __( 'Floorplans', 'hearth-hammer' ), __( 'Add floorplans', 'hearth-hammer' ) ),
			new MediaList( 'documents', MediaKind::Papers, __( 'Brochures', 'hearth-hammer' ), __( 'Add brochures', 'hearth-hammer' ), __( 'PDFs for visitors to download.', 'hearth-hammer' ) ),
			new MediaList( 'virtual_tours', MediaKind::Addresses, __( 'Virtual tours and videos', 'hearth-hammer' ), __( 'Add a tour or video', 'hearth-hammer' ), __( 'Web addresses that start with https://. Matterport and Kuula tours and YouTube and Vimeo videos play on the page. All others appear as links.', 'hearth-hammer' ) ),
			new MediaList( 'epc_images', MediaKind::Pictures, __( 'EPC charts', 'hearth-hammer' ), __( 'Add charts', 'hearth-hammer' ) ),
		);
	}
}
