<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

/**
 * How a row of core's outbox names the valuation that it is about: by its number alone, so that erasing the valuation
 * is enough.
 */
final class ValuationSubject {

	private const PREFIX = 'caphpi-valuation:';

	public static function of( int $valuation_id ): string {
		return self::PREFIX . $valuation_id;
	}

	/** The valuation's number; null for what another plugin's row is about. */
	public static function id( string $subject ): ?int {
		return str_starts_with( $subject, self::PREFIX ) ? (int) substr( $subject, strlen( self::PREFIX ) ) : null;
	}
}
