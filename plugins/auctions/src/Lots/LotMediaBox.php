<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

use HearthHammer\Core\Media\Admin\MediaBox;
use HearthHammer\Core\Media\Admin\MediaKind;
use HearthHammer\Core\Media\Admin\MediaList;

/**
 * A lot's pictures, plans, films and papers on its edit screen. The legal pack is a box of its own.
 */
final class LotMediaBox {

	public static function module(): MediaBox {
		return new MediaBox( LotFields::fields(), LotFields::staff(), static fn (): string => __( 'Photos, videos and documents', 'hearth-hammer' ), self::lists( ... ) );
	}

	/** @return list<MediaList> */
	private static function lists(): array {
		return array(
			new MediaList( 'images', MediaKind::Pictures, __( 'Photos', 'hearth-hammer' ), __( 'Add photos', 'hearth-hammer' ), __( 'You can add several at once. The first is the main photo, shown on cards and at the top of the page.', 'hearth-hammer' ), true ),
			new MediaList( 'floorplans', MediaKind::Pictures, __( 'Floorplans', 'hearth-hammer' ), __( 'Add floorplans', 'hearth-hammer' ) ),
			new MediaList( 'epc_images', MediaKind::Pictures, __( 'EPC charts', 'hearth-hammer' ), __( 'Add charts', 'hearth-hammer' ) ),
			new MediaList( 'documents', MediaKind::Papers, __( 'Public documents', 'hearth-hammer' ), __( 'Add documents', 'hearth-hammer' ), __( 'PDF files. Add the legal pack separately.', 'hearth-hammer' ) ),
			new MediaList( 'videos', MediaKind::Addresses, __( 'Videos', 'hearth-hammer' ), __( 'Add a video', 'hearth-hammer' ), __( 'Web addresses that start with https://.', 'hearth-hammer' ) ),
			new MediaList( 'virtual_tours', MediaKind::Addresses, __( 'Virtual tours', 'hearth-hammer' ), __( 'Add a virtual tour', 'hearth-hammer' ), __( 'Web addresses that start with https://.', 'hearth-hammer' ) ),
		);
	}
}
