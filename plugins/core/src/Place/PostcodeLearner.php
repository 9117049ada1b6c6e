<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Core\Security\NetworkAddress;
use HearthHammer\Core\Place\Import\PlaceRow;
use HearthHammer\Core\Place\Import\PlaceWriter;

/**
 * Asks a postcode service for what the gazetteer does not know, and keeps in it what it says: where a postcode is for
 * good, that there is none for a day.
 */
final class PostcodeLearner {

	/** Kind of a place that is none: a postcode or outward code that the service does not know; weight: the hour. */
	public const UNKNOWN = 'unknown';

	private const HOURS = 24;

	/** Seconds to wait: a visitor's page waits too. */
	private const VISITOR = 2.0;
	private const IMPORT  = 10.0;

	/** Questions an hour that visitors may cause: one network address, and all of them. */
	private const OF_ADDRESS = 20;
	private const OF_ALL     = 300;

	/** After a failure nobody asks for a minute. */
	private const RESTING = 'hpapi_postcodes_resting';
	private const REST    = 60;

	public function __construct(
		private readonly PostcodesIo $service,
		private readonly Limits $limits,
		private readonly NetworkAddress $network,
	) {}

	/** Null where the site names no service. */
	public static function from_settings( Limits $limits, NetworkAddress $network ): ?self {
		$service = PostcodesIo::from_settings();
		return null === $service ? null : new self( $service, $limits, $network );
	}

	/**
	 * For a visitor, as far as the limits go: the postcode, or where there is none, its outward code.
	 *
	 * @param array<string, array<string, Place>> $known By kind, then key, of Places::codes().
	 * @return bool Whether the gazetteer knows more now.
	 */
	public function for_visitor( ?Postcode $postcode, string $outcode, array $known ): bool {
		$learned = null !== $postcode && ! $this->is_unknown( $postcode->key(), $known ) && $this->may_ask()
			&& $this->ask( fn (): int => $this->keep( 'postcode', $this->service->postcodes( array( $postcode ), self::VISITOR ) ) );
		if ( $learned || isset( $known['outcode'][ NameKey::of( $outcode ) ] ) || $this->is_unknown( NameKey::of( $outcode ), $known ) || ! $this->may_ask() ) {
			return $learned;
		}
		return $this->ask( fn (): int => $this->keep( 'outcode', array( $outcode => $this->service->outcode( $outcode, self::VISITOR ) ) ) );
	}

	/**
	 * For imports: all at once.
	 *
	 * @param list<Postcode>                      $postcodes Not in the gazetteer.
	 * @param array<string, array<string, Place>> $known
	 */
	public function for_import( array $postcodes, array $known ): bool {
		$asked = array();
		foreach ( $postcodes as $postcode ) {
			if ( ! $this->is_unknown( $postcode->key(), $known ) ) {
				$asked[ $postcode->key() ] = $postcode;
			}
		}
		return array() !== $asked && ! $this->is_resting()
			&& $this->ask( fn (): int => $this->keep( 'postcode', $this->service->postcodes( array_values( $asked ), self::IMPORT ) ) );
	}

	/** @param callable(): int $question Answers how many were found. */
	private function ask( callable $question ): bool {
		try {
			return $question() > 0;
		} catch ( ServiceFailed ) {
			CacheTags::personal();
			set_transient( self::RESTING, 1, self::REST );
			return false;
		}
	}

	/**
	 * @param array<string, Coordinates|null> $found By name.
	 * @return int How many there are.
	 */
	private function keep( string $kind, array $found ): int {
		global $wpdb;
		$writer = new PlaceWriter( false );
		$places = 0;
		$hour   = self::hour();
		foreach ( $found as $name => $point ) {
			$key = NameKey::of( (string) $name );
			$writer->add( null === $point ? new PlaceRow( self::UNKNOWN, (string) $name, 0.0, 0.0, '', $hour, array(), $key ) : new PlaceRow( $kind, (string) $name, $point->latitude, $point->longitude, '', 'outcode' === $kind ? 2 : 0, array( 'learned' => true ), $key ) );
			$places += null === $point ? 0 : 1;
		}
		$writer->finish();
		// Strangers may ask for anything: what is over does not stay.
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE kind = %s AND weight <= %d', $wpdb->prefix . PlaceTables::PLACE, self::UNKNOWN, $hour - self::HOURS ) );
		if ( $places > 0 ) {
			PlaceVersion::learned();
		}
		return $places;
	}

	/** @param array<string, array<string, Place>> $known */
	private function is_unknown( string $key, array $known ): bool {
		$place = $known[ self::UNKNOWN ][ $key ] ?? null;
		return null !== $place && $place->weight > self::hour() - self::HOURS;
	}

	/** What a visitor gets without an answer of the service is not kept for the next one, who may get more. */
	private function may_ask(): bool {
		$may = ! $this->is_resting()
			&& $this->limits->hit( 'postcode-address', $this->network->subject(), self::OF_ADDRESS, HOUR_IN_SECONDS )->allowed
			&& $this->limits->hit( 'postcode-all', 'all', self::OF_ALL, HOUR_IN_SECONDS )->allowed;
		$may || CacheTags::personal();
		return $may;
	}

	private function is_resting(): bool {
		return false !== get_transient( self::RESTING );
	}

	private static function hour(): int {
		return intdiv( time(), HOUR_IN_SECONDS );
	}
}
