<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

/**
 * Sales or lettings; the number is the search's `trans_type`.
 */
enum Channel: int {

	case Sales    = 1;
	case Lettings = 2;

	/** As in /estate-agents/for-sale/. */
	public function slug(): string {
		return self::Sales === $this ? 'for-sale' : 'to-rent';
	}

	public static function from_slug( string $slug ): ?self {
		return match ( $slug ) {
			'for-sale' => self::Sales,
			'to-rent' => self::Lettings,
			default => null,
		};
	}

	/** As in "Property for sale". */
	public function phrase(): string {
		return self::Sales === $this ? __( 'for sale', 'hearth-hammer' ) : __( 'to rent', 'hearth-hammer' );
	}
}
