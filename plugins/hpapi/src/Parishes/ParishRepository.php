<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use Closure;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\NameKey;
use HearthHammer\Core\Place\ParishDirectory;
use HearthHammer\Core\Place\Places;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Place\TypingErrors;

defined( 'ABSPATH' ) || exit;

/**
 * The parishes: some dozens, read whole in one statement and kept in the object cache.
 */
final class ParishRepository implements ParishDirectory {

	public const CACHE = 'hpapi_parish';

	private const CLAIM_MILES = 5.0;

	/**
	 * @param (Closure(): array<int, mixed>)|null $active Says which parishes have a property on the market (PAR-02): its
	 *        keys are their post ids. Properties know parishes, not the other way round. Null if no caller asks.
	 */
	public function __construct( private readonly ?Closure $active = null ) {}

	/** @return list<Parish> By name. */
	public function all(): array {
		$key  = 'all:' . wp_cache_get_last_changed( self::CACHE );
		$kept = wp_cache_get( $key, self::CACHE );
		if ( is_array( $kept ) ) {
			/** @var list<Parish> */
			return $kept;
		}
		$all = array_map( Parish::from_place( ... ), ( new Places() )->all( 'parish' ) );
		wp_cache_set( $key, $all, self::CACHE, DAY_IN_SECONDS );
		return $all;
	}

	/** @return list<Parish> Those with a property on the market, by name. */
	public function active(): array {
		$ids = $this->active_ids();
		return array_values( array_filter( $this->all(), static fn ( Parish $parish ): bool => isset( $ids[ $parish->id ] ) ) );
	}

	/** @return list<array{name: string, slug: string, county: string}> */
	public function active_names(): array {
		return array_map(
			static fn ( Parish $parish ): array => array(
				'name'   => $parish->name,
				'slug'   => $parish->slug,
				'county' => $parish->county,
			),
			$this->active()
		);
	}

	public function by_id( int $id ): ?Parish {
		return $this->first( static fn ( Parish $parish ): bool => $parish->id === $id );
	}

	public function by_slug( string $slug ): ?Parish {
		return $this->first( static fn ( Parish $parish ): bool => $parish->slug === $slug );
	}

	/** The parish, active or not, that was typed: case, accents and punctuation do not matter. */
	public function match( string $typed ): ?Parish {
		$key = NameKey::of( $typed );
		return '' === $key ? null : $this->first( static fn ( Parish $parish ): bool => $parish->key() === $key );
	}

	/** The active parish that is a few typing errors away; null where it is one, or none is near. */
	public function did_you_mean( string $typed ): ?Parish {
		$key  = NameKey::of( $typed );
		$best = null;
		$errors_of_best = INF;
		foreach ( $this->active() as $parish ) {
			$errors = TypingErrors::between( $key, $parish->key() );
			if ( 0.0 === $errors ) {
				return null;
			}
			if ( null !== $errors && $errors < $errors_of_best ) {
				$best           = $parish;
				$errors_of_best = $errors;
			}
		}
		return $best;
	}

	/** The parish that owns the postcode's sector, else the nearest centre within 5 miles of the point. */
	public function for_postcode( ?Postcode $postcode, ?Coordinates $point ): ?Parish {
		$sector = $postcode?->sector();
		$owner  = null === $sector ? null : $this->first( static fn ( Parish $parish ): bool => in_array( $sector, $parish->sectors, true ) );
		return $owner ?? ( null === $point ? null : $this->nearest( $point ) );
	}

	private function nearest( Coordinates $point ): ?Parish {
		$nearest = null;
		$miles   = self::CLAIM_MILES;
		foreach ( $this->all() as $parish ) {
			$distance = $point->distance_to( $parish->coordinates );
			if ( $distance <= $miles ) {
				$nearest = $parish;
				$miles   = $distance;
			}
		}
		return $nearest;
	}

	/** @param callable(Parish): bool $test */
	private function first( callable $test ): ?Parish {
		foreach ( $this->all() as $parish ) {
			if ( $test( $parish ) ) {
				return $parish;
			}
		}
		return null;
	}

	/** @return array<int, mixed> Its keys are post ids. */
	private function active_ids(): array {
		return null === $this->active ? array() : ( $this->active )();
	}
}
