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
		return new MediaBox( LotFields::fields(), LotFields::staff(), static fn (): string => __( 'Pictures, films and papers', 'hearth-hammer' ), self::lists( ... ) );
	}

	/** @return list<MediaList> */
	private static function lists(): array {
		return array(
			new MediaList( 'images', MediaKind::Pictures, __( 'Pictures', 'hearth-hammer' ), __( 'Add pictures', 'hearth-hammer' ), __( 'Several at once, if you like. The first one leads: it stands on cards and at the top of the page.', 'hearth-hammer' ), true ),
			new MediaList( 'floorplans', MediaKind::Pictures, __( 'Floorplans', 'hearth-hammer' ), __( 'Add floorplans', 'hearth-hammer' ) ),
			new MediaList( 'epc_images', MediaKind::Pictures, __( 'Energy certificate charts', 'hearth-hammer' ), __( 'Add charts', 'hearth-hammer' ) ),
			new MediaList( 'documents', MediaKind::Papers, __( 'Papers for everyone', 'hearth-hammer' ), __( 'Add papers', 'hearth-hammer' ), __( 'PDFs. The legal pack is kept apart.', 'hearth-hammer' ) ),
			new MediaList( 'videos', MediaKind::Addresses, __( 'Films', 'hearth-hammer' ), __( 'Add a film', 'hearth-hammer' ), __( 'Web addresses that begin with https://.', 'hearth-hammer' ) ),
			new MediaList( 'virtual_tours', MediaKind::Addresses, __( 'Virtual tours', 'hearth-hammer' ), __( 'Add a tour', 'hearth-hammer' ), __( 'Web addresses that begin with https://.', 'hearth-hammer' ) ),
		);
	}
}
