<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Fields\StaffFields;
use HearthHammer\Core\Module;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\PriceHistory;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use stdClass;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What follows from what a person saved, as the import does it for feeds: the postcode locates the property, the parish
 * is found, the day it came on the market and its price are written down.
 */
final class AfterSave implements Module {

	/** Miles that a point set by hand, or by a feed, may lie from its postcode; farther, the postcode is another's. */
	private const NEAR = 2.0;

	private const WATCHED = array( 'postcode', 'latitude', 'longitude', 'parish', 'price', 'status' );

	/** @var array<string, mixed> What stood in those before a REST request. */
	private array $before = array();

	public function __construct(
		private readonly Gazetteer $gazetteer,
		private readonly ParishRepository $parishes,
		private readonly StaffFields $staff,
	) {}

	public function register(): void {
		// Quick and bulk edit change what is shown, and none of our fields.
		add_action( 'save_post_' . PropertyPostType::NAME, $this->quick( ... ), 20 );
		add_filter( 'rest_pre_insert_' . PropertyPostType::NAME, $this->before_rest( ... ), 30 );
		add_action( 'rest_after_insert_' . PropertyPostType::NAME, $this->after_rest( ... ), 20 );
	}

	/** @param list<string> $changed Fields that this person changed. */
	public function by_hand( int $post, array $changed ): void {
		$this->place( $post, $changed );
		$this->find_parish( $post, $changed );
		$this->note_market( $post );
	}

	private function quick( int $post ): void {
		if ( doing_action( 'wp_ajax_inline-save' ) || ( is_admin() && isset( $_REQUEST['bulk_edit'] ) ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- WordPress has checked it.
			$this->note_market( $post );
		}
	}

	private function before_rest( stdClass|WP_Error $prepared ): stdClass|WP_Error {
		$id           = is_wp_error( $prepared ) ? 0 : (int) ( $prepared->ID ?? 0 );
		$this->before = $this->watched( $id );
		return $prepared;
	}

	private function after_rest( WP_Post $post ): void {
		$now = $this->watched( $post->ID );
		$this->by_hand( $post->ID, array_values( array_filter( self::WATCHED, fn ( string $name ): bool => $now[ $name ] !== ( $this->before[ $name ] ?? null ) ) ) );
	}

	/** @return array<string, mixed> */
	private function watched( int $post ): array {
		$values = array();
		foreach ( self::WATCHED as $name ) {
			$values[ $name ] = $post > 0 ? self::value( $post, $name ) : PropertyFields::clean( $name, '' );
		}
		return $values;
	}

	/** @param list<string> $changed */
	private function place( int $post, array $changed ): void {
		$point    = self::point( $post );
		$is_moved = array() !== array_intersect( array( 'latitude', 'longitude' ), $changed );
		if ( $is_moved && null === $point ) {
			// An emptied point is the postcode's again.
			$this->staff->hand_back( $post, array( 'latitude', 'longitude' ) );
		}
		$postcode = Postcode::parse( (string) self::value( $post, 'postcode' ) );
		if ( null === $postcode || ( null !== $point && ( $is_moved || ! in_array( 'postcode', $changed, true ) ) ) ) {
			return;
		}
		$location = $this->gazetteer->locate( $postcode );
		$is_exact = in_array( self::value( $post, 'location_quality' ), array( 'staff', 'feed' ), true );
		if ( null !== $point && $is_exact && ( null === $location || $point->distance_to( $location->coordinates ) <= self::NEAR ) ) {
			return;
		}
		$this->staff->hand_back( $post, array( 'latitude', 'longitude' ) );
		self::write(
			$post,
			array(
				'latitude'         => $location->coordinates->latitude ?? 0.0,
				'longitude'        => $location->coordinates->longitude ?? 0.0,
				'location_quality' => null === $location ? '' : $location->quality(),
			)
		);
	}

	/** @param list<string> $changed */
	private function find_parish( int $post, array $changed ): void {
		if ( in_array( 'parish', $changed, true ) && 0 === self::value( $post, 'parish' ) ) {
			$this->staff->hand_back( $post, array( 'parish' ) );
		}
		$is_due = 0 === self::value( $post, 'parish' ) || array() !== array_intersect( array( 'postcode', 'latitude', 'longitude', 'parish' ), $changed );
		if ( $is_due && ! in_array( 'parish', $this->staff->of( $post ), true ) ) {
			$postcode = Postcode::parse( (string) self::value( $post, 'postcode' ) );
			self::write( $post, array( 'parish' => $this->parishes->for_postcode( $postcode, self::point( $post ) )->id ?? 0 ) );
		}
	}

	/** Of what visitors see: a draft's price is nobody's history. */
	private function note_market( int $post ): void {
		if ( 'publish' !== get_post_status( $post ) ) {
			return;
		}
		$fields = array( 'price_history' => PriceHistory::with( (array) self::value( $post, 'price_history' ), (int) self::value( $post, 'price' ), (string) self::value( $post, 'status' ) ) );
		if ( 0 === self::value( $post, 'listed_at' ) ) {
			$fields['listed_at'] = time();
		}
		self::write( $post, $fields );
	}

	/** @param array<string, mixed> $fields Written where they differ. */
	private static function write( int $post, array $fields ): void {
		$changes = array_filter( $fields, static fn ( mixed $value, string $name ): bool => PropertyFields::clean( $name, $value ) !== self::value( $post, $name ), ARRAY_FILTER_USE_BOTH );
		if ( array() !== $changes ) {
			PropertyFields::fields()->replace( $post, $changes );
		}
	}

	private static function value( int $post, string $name ): mixed {
		return PropertyFields::fields()->value( $post, $name );
	}

	private static function point( int $post ): ?Coordinates {
		$latitude  = (float) self::value( $post, 'latitude' );
		$longitude = (float) self::value( $post, 'longitude' );
		return 0.0 === $latitude && 0.0 === $longitude ? null : new Coordinates( $latitude, $longitude );
	}
}
