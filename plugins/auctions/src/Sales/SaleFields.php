<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use HearthHammer\Core\Fields\PostFields;
use HearthHammer\Core\Fields\StaffFields;
use HearthHammer\Core\Sync\References;

/**
 * The fields of a sale: schemas/sale-fields.json says which there are.
 */
final class SaleFields {

	/** Before each field's name as a meta key. */
	public const PREFIX = 'hh_sale_';

	/** What core's import engine calls sales. */
	public const SYNC_SCOPE = 'sale';

	/** Never a person's: what a sync keeps for itself. */
	private const OWN = array( 'staff_fields', 'platform', 'platform_sale_id', 'auctioneer_id', 'feed_hash', 'updated_at' );

	public static function fields(): PostFields {
		/** @var PostFields|null $fields */
		static $fields = null;
		return $fields ??= new PostFields( SalePostType::NAME, self::PREFIX, dirname( __DIR__, 2 ) . '/schemas/sale-fields.json' );
	}

	/** Which of them a person set. */
	public static function staff(): StaffFields {
		/** @var StaffFields|null $staff */
		static $staff = null;
		return $staff ??= new StaffFields( self::fields(), self::OWN, array(), static fn ( int $post ) => ( new References( self::SYNC_SCOPE ) )->read_again( $post ) );
	}
}
