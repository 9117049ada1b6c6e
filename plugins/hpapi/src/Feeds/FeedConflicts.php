<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\Status;

/**
 * What staff set by hand and a feed says otherwise: price and status, which visitors act upon. The site keeps what
 * staff set, so somebody must be told (FEED-03).
 *
 * What the feed said last stands beside each property, so that its edit screen can tell without the feed.
 */
final class FeedConflicts {

	private const FIELDS = array( 'price', 'status' );

	/** Meta key of what the feed said last of a field. */
	private static function key( string $field ): string {
		return '_hpapi_feed_' . $field;
	}

	/** @return array<string, int|string> Meta to keep beside a property. */
	public static function said( Record $record ): array {
		$said = array();
		foreach ( self::FIELDS as $field ) {
			$said[ self::key( $field ) ] = PropertyFields::clean( $field, $record->fields[ $field ] ?? null );
		}
		/** @var array<string, int|string> */
		return $said;
	}

	/** @param array<string, int|string> $said What said() gave. */
	public static function remember( int $post, array $said ): void {
		foreach ( $said as $key => $value ) {
			if ( (string) get_post_meta( $post, $key, true ) !== (string) $value ) {
				update_post_meta( $post, $key, wp_slash( (string) $value ) );
			}
		}
	}

	/**
	 * In one statement, and one more where staff set anything.
	 *
	 * @param array<int, Record> $records By post.
	 * @return list<Problem>
	 */
	public function of_records( array $records ): array {
		$problems = array();
		$held     = $this->held_by_staff( array_keys( $records ) );
		update_meta_cache( 'post', $held );
		foreach ( $held as $post ) {
			$record = $records[ $post ];
			foreach ( $this->differing( $post, $record->fields ) as $field => [ $kept, $feed ] ) {
				$problems[] = ( new Problem( $record->line, strtoupper( $field ), self::sentence( $field, $kept, $feed ), false ) )->about( $record->source_key, '' === $record->name ? $record->source_key : $record->name );
			}
		}
		return $problems;
	}

	/**
	 * Of one property, by what its feed said last.
	 *
	 * @return array<string, array{int|string, int|string}> Field to what the site keeps and what the feed says.
	 */
	public function of_post( int $post ): array {
		$said = array();
		foreach ( self::FIELDS as $field ) {
			if ( metadata_exists( 'post', $post, self::key( $field ) ) ) {
				$said[ $field ] = get_post_meta( $post, self::key( $field ), true );
			}
		}
		return $this->differing( $post, $said );
	}

	public static function sentence( string $field, int|string $kept, int|string $feed ): string {
		return sprintf(
			'price' === $field
				/* translators: 1: what the site keeps, e.g. £350,000, 2: what the feed says */
				? __( 'the price set on this site (%1$s) is kept; the feed says %2$s', 'hearth-hammer' )
				/* translators: 1: what the site keeps, e.g. Under offer, 2: what the feed says */
				: __( 'the status set on this site (“%1$s”) is kept; the feed says “%2$s”', 'hearth-hammer' ),
			self::shown( $field, $kept ),
			self::shown( $field, $feed )
		);
	}

	public static function shown( string $field, int|string $value ): string {
		if ( 'price' === $field ) {
			return '£' . number_format( (float) $value );
		}
		$label = Status::tryFrom( (string) $value )?->label() ?? '';
		return '' === $label ? ucfirst( str_replace( '_', ' ', (string) $value ) ) : $label;
	}

	/**
	 * @param array<string, mixed> $said By field.
	 * @return array<string, array{int|string, int|string}>
	 */
	private function differing( int $post, array $said ): array {
		$staff   = (array) PropertyFields::fields()->value( $post, 'staff_fields' );
		$differs = array();
		foreach ( array_intersect( self::FIELDS, $staff, array_keys( $said ) ) as $field ) {
			$kept = PropertyFields::fields()->value( $post, $field );
			$feed = PropertyFields::clean( $field, $said[ $field ] );
			// A property that the feed had taken off the market comes back with the feed's own status.
			$returns = 'status' === $field && 'withdrawn' === $kept && PropertyFields::fields()->value( $post, 'withdrawn_at' ) > 0;
			if ( $kept !== $feed && ! $returns && ( is_int( $kept ) || is_string( $kept ) ) && ( is_int( $feed ) || is_string( $feed ) ) ) {
				$differs[ $field ] = array( $kept, $feed );
			}
		}
		return $differs;
	}

	/**
	 * @param list<int> $posts
	 * @return list<int> Those of which staff set anything: few.
	 */
	private function held_by_staff( array $posts ): array {
		if ( array() === $posts ) {
			return array();
		}
		global $wpdb;
		/** @var list<string> $held */
		$held = $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND post_id IN (" . implode( ',', array_fill( 0, count( $posts ), '%d' ) ) . ') ORDER BY post_id', array( PropertyFields::PREFIX . 'staff_fields', ...$posts ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		return array_map( intval( ... ), $held );
	}
}
