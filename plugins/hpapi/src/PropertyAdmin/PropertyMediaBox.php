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
		return new MediaBox( PropertyFields::fields(), $staff, static fn (): string => __( 'Pictures, floorplans, brochures and tours', 'hearth-hammer' ), self::lists( ... ) );
	}

	/** @return list<MediaList> */
	public static function lists(): array {
		return array(
			new MediaList( 'images', MediaKind::Pictures, __( 'Pictures', 'hearth-hammer' ), __( 'Add pictures', 'hearth-hammer' ), __( 'Several at once, if you like. The first one leads: it stands on cards and at the top of the page.', 'hearth-hammer' ), true ),
			new MediaList( 'floorplans', MediaKind::Pictures, __( 'Floorplans', 'hearth-hammer' ), __( 'Add floorplans', 'hearth-hammer' ) ),
			new MediaList( 'documents', MediaKind::Papers, __( 'Brochures', 'hearth-hammer' ), __( 'Add brochures', 'hearth-hammer' ), __( 'PDFs, for visitors to take away.', 'hearth-hammer' ) ),
			new MediaList( 'virtual_tours', MediaKind::Addresses, __( 'Virtual tours and videos', 'hearth-hammer' ), __( 'Add a tour or video', 'hearth-hammer' ), __( 'Web addresses that begin with https://. Tours of Matterport and Kuula and videos of YouTube and Vimeo are shown on the page; all others are links.', 'hearth-hammer' ) ),
			new MediaList( 'epc_images', MediaKind::Pictures, __( 'Energy certificate charts', 'hearth-hammer' ), __( 'Add charts', 'hearth-hammer' ) ),
		);
	}
}
