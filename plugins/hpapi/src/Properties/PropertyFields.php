<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use HearthHammer\Core\Fields\PostFields;
use HearthHammer\Core\Fields\StaffFields;
use HearthHammer\Core\Sync\References;

/**
 * The fields of a property: schemas/property-fields.json says which there are.
 */
final class PropertyFields {

	/** Before each field's name as a meta key. */
	public const PREFIX = 'hpapi_';

	/** What says of a field that staff set it, besides the list. */
	private const MARKS = array(
		'latitude'  => 'location_quality',
		'longitude' => 'location_quality',
		'acres'     => 'acres_source',
	);

	/** Never a person's: what imports keep for themselves. */
	private const OWN = array( 'staff_fields', 'feed', 'feed_hash', 'price_history', 'location_quality', 'acres_source', 'withdrawn_at', 'updated_at' );

	public static function fields(): PostFields {
		/** @var PostFields|null $fields */
		static $fields = null;
		return $fields ??= new PostFields( PropertyPostType::NAME, self::PREFIX, dirname( __DIR__, 2 ) . '/schemas/property-fields.json' );
	}

	/** Which of them a person set. */
	public static function staff(): StaffFields {
		/** @var StaffFields|null $staff */
		static $staff = null;
		return $staff ??= new StaffFields( self::fields(), self::OWN, self::MARKS, static fn ( int $post ) => ( new References( PropertyPostType::SYNC_SCOPE ) )->read_again( $post ) );
	}

	/** @return array<string, array<string, mixed>> Field to its schema. */
	public static function schema(): array {
		return self::fields()->schema();
	}

	/** The field behind a meta key, or null where the key is none of ours. */
	public static function name_of( string $meta_key ): ?string {
		return self::fields()->name_of( $meta_key );
	}

	/** What may stand in a field, whatever came. */
	public static function clean( string $name, mixed $value ): mixed {
		return self::fields()->clean( $name, $value );
	}
}
