<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Notes prices and statuses that staff change, on the edit screen or through core's REST. Imports note their own
 * (PropertyWriter), and write past these hooks.
 */
final class PriceHistoryKeeper implements Module {

	private const NOTED = array( PropertyFields::PREFIX . 'price', PropertyFields::PREFIX . 'status' );

	/** @var array<int, true> Properties whose price or status was written in this request. */
	private array $changed = array();

	public function register(): void {
		add_action( 'update_post_meta', $this->before( ... ), 10, 3 );
		add_action( 'updated_post_meta', $this->mark( ... ), 10, 3 );
		add_action( 'added_post_meta', $this->mark( ... ), 10, 3 );
		// Before the index is written, which shows it.
		add_action( 'shutdown', $this->note( ... ), 4 );
	}

	/** A property without a history begins it with what it has until now. */
	private function before( int $meta, int $post, string $key ): void {
		unset( $meta );
		if ( ! $this->is_noted( $post, $key ) || array() !== self::history( $post ) ) {
			return;
		}
		$price = (int) PropertyFields::fields()->value( $post, 'price' );
		if ( $price > 0 ) {
			$listed = (int) PropertyFields::fields()->value( $post, 'listed_at' );
			$this->write(
				$post,
				array(
					array(
						'date'   => (string) wp_date( 'Y-m-d', $listed > 0 ? $listed : (int) get_post_time( 'U', true, $post ) ),
						'price'  => $price,
						'status' => (string) PropertyFields::fields()->value( $post, 'status' ),
					),
				)
			);
		}
	}

	private function mark( int $meta, int $post, string $key ): void {
		unset( $meta );
		if ( $this->is_noted( $post, $key ) ) {
			$this->changed[ $post ] = true;
		}
	}

	/** Once for price and status together, when the request ends. */
	public function note(): void {
		foreach ( array_keys( $this->changed ) as $post ) {
			$history = self::history( $post );
			$price   = (int) PropertyFields::fields()->value( $post, 'price' );
			$after   = PriceHistory::with( $history, $price, (string) PropertyFields::fields()->value( $post, 'status' ) );
			if ( $after !== $history && ( $price > 0 || array() !== $history ) ) {
				$this->write( $post, $after );
			}
		}
		$this->changed = array();
	}

	private function is_noted( int $post, string $key ): bool {
		return in_array( $key, self::NOTED, true ) && PropertyPostType::NAME === get_post_type( $post );
	}

	/** @return list<array<string, mixed>> */
	private static function history( int $post ): array {
		return array_values( array_filter( (array) PropertyFields::fields()->value( $post, 'price_history' ), is_array( ... ) ) );
	}

	/** @param list<array<string, mixed>> $history */
	private function write( int $post, array $history ): void {
		update_post_meta( $post, PropertyFields::PREFIX . 'price_history', wp_slash( $history ) );
	}
}
