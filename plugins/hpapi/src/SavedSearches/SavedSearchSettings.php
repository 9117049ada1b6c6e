<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

/**
 * What staff may set, on Properties → Saved searches.
 */
final class SavedSearchSettings {

	public const OPTION = 'hpapi_saved_search_settings';

	/** ISO: 1 is Monday. */
	public function weekday(): int {
		return $this->whole( 'weekday', 5, 1, 7 );
	}

	/** Of the day, in the site's time zone. */
	public function hour(): int {
		return $this->whole( 'hour', 8, 0, 23 );
	}

	/** Days that an ended search is kept, so that the links in its mails still say what became of it. */
	public function keep_days(): int {
		return $this->whole( 'keep_days', 90, 1, 730 );
	}

	/** @param array<mixed> $values */
	public function save( array $values ): void {
		$kept = array();
		foreach ( array( 'weekday', 'hour', 'keep_days' ) as $name ) {
			if ( is_numeric( $values[ $name ] ?? null ) ) {
				$kept[ $name ] = (int) $values[ $name ];
			}
		}
		update_option( self::OPTION, $kept, false );
	}

	private function whole( string $name, int $otherwise, int $min, int $max ): int {
		$values = get_option( self::OPTION, array() );
		$value  = is_array( $values ) ? ( $values[ $name ] ?? null ) : null;
		return is_int( $value ) ? max( $min, min( $max, $value ) ) : $otherwise;
	}
}
