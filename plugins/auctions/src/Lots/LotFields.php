<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

use HearthHammer\Core\Fields\PostFields;
use HearthHammer\Core\Fields\StaffFields;
use HearthHammer\Core\Sync\References;

/**
 * The fields of a lot: schemas/lot-fields.json says which there are.
 */
final class LotFields {

	/** Before each field's name as a meta key. */
	public const PREFIX = 'hh_lot_';

	/** What core's import engine calls lots. */
	public const SYNC_SCOPE = 'lot';

	/** What says of a field that staff set it, besides the list. */
	private const MARKS = array(
		'latitude'  => 'location_quality',
		'longitude' => 'location_quality',
		'acres'     => 'acres_source',
	);

	/** Never a person's: what a sync keeps for itself. */
	private const OWN = array( 'staff_fields', 'platform_sale_id', 'platform_lot_id', 'auctioneer_id', 'status_said', 'current_bid', 'number_twin', 'previous_sale', 'previous_lot', 'later_lot', 'feed_hash', 'location_quality', 'acres_source', 'updated_at' );

	public static function fields(): PostFields {
		/** @var PostFields|null $fields */
		static $fields = null;
		return $fields ??= new PostFields( LotPostType::NAME, self::PREFIX, dirname( __DIR__, 2 ) . '/schemas/lot-fields.json' );
	}

	/** Which of them a person set. */
	public static function staff(): StaffFields {
		/** @var StaffFields|null $staff */
		static $staff = null;
		return $staff ??= new StaffFields( self::fields(), self::OWN, self::MARKS, static fn ( int $post ) => ( new References( self::SYNC_SCOPE ) )->read_again( $post ) );
	}
}
