<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use HearthHammer\Core\Calendar\ClockTime;

/**
 * A time until which a property is for those who come first: viewings before it is advertised, or offers.
 */
final readonly class EarlyBird {

	/** What staff type and visitors read is the time on the clock in the property's country, in summer and winter. */
	public const ZONE = 'Europe/London';

	private function __construct( public int $until, public string $text ) {}

	/**
	 * @param int $until Unix seconds; 0 for none.
	 * @return self|null Null where there is none, or it is over.
	 */
	public static function at( int $until, string $text, ?int $now = null ): ?self {
		if ( $until <= ( $now ?? time() ) ) {
			return null;
		}
		return new self( $until, '' === $text ? __( 'Early-bird viewing', 'hearth-hammer' ) : $text );
	}

	/**
	 * @param string $typed e.g. `2026-07-01T17:00`, from a form, or whatever PHP reads as a time.
	 * @return int Unix seconds; 0 where it is empty or no time.
	 */
	public static function read( string $typed ): int {
		try {
			return '' === trim( $typed ) ? 0 : max( 0, ( new DateTimeImmutable( $typed, new DateTimeZone( self::ZONE ) ) )->getTimestamp() );
		} catch ( Exception ) {
			return 0;
		}
	}

	/** For an input of the type datetime-local; empty for 0. */
	public static function input( int $until ): string {
		return 0 === $until ? '' : (string) wp_date( 'Y-m-d\TH:i', $until, new DateTimeZone( self::ZONE ) );
	}

	/** @return array{text: string, until: int, until_label: string} As `early_bird` of property-people.json. */
	public function to_array(): array {
		$zone = new DateTimeZone( self::ZONE );
		return array(
			'text'        => $this->text,
			'until'       => $this->until,
			/* translators: 1: day, e.g. Friday 27 November, 2: time, e.g. 5pm */
			'until_label' => sprintf( __( '%1$s at %2$s', 'hearth-hammer' ), (string) wp_date( 'l j F', $this->until, $zone ), ClockTime::of( $this->until, $zone ) ),
		);
	}
}
