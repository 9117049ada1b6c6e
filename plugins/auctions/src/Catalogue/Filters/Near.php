<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Filters;

use HearthHammer\Core\Core;
use HearthHammer\Core\Place\Circle;
use HearthHammer\Core\Place\Postcode;

defined( 'ABSPATH' ) || exit;

/**
 * Lots near a postcode, a sector (TN17 3) or an outward code (TN17), as far as the filter `radius` says.
 */
final readonly class Near extends Filter {

	/** What looks like one, whole or in part. */
	private const SHAPE = '/^[A-Z]{1,2}[0-9][0-9A-Z]?( ?[0-9]([A-Z]{2})?)?$/D';

	public function read( mixed $raw ): string {
		$typed = is_string( $raw ) && mb_check_encoding( $raw, 'UTF-8' ) ? strtoupper( trim( (string) preg_replace( '/\s+/u', ' ', $raw ) ) ) : '';
		$whole = Postcode::parse( $typed );
		return match ( true ) {
			null !== $whole && 1 === preg_match( self::SHAPE, str_replace( ' ', '', $typed ) ) => (string) $whole,
			1 === preg_match( self::SHAPE, $typed ) => $typed,
			default => $this->default(),
		};
	}

	/** A postcode that is nowhere finds nothing. */
	public function conditions( string $value, array $set ): array {
		$location = Core::services()->gazetteer->locate_typed( $value );
		return array( null === $location ? '1 = 0' : Circle::within( $location->coordinates, (float) ( $set['radius'] ?? Miles::usual() ) ) );
	}
}
