<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use HearthHammer\Core\Module;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\PlaceTables;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Core\Place\Import\PlaceRow;
use HearthHammer\Core\Place\Import\PlaceWriter;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the gazetteer's row of each published parish in step with its post, so that a page needs no meta.
 */
final class ParishPlace implements Module {

	public function register(): void {
		// After the meta of REST and of the meta box has been written, which save_post is not.
		add_action( 'wp_after_insert_post', $this->post_saved( ... ), 10, 2 );
		add_action( 'after_delete_post', $this->post_deleted( ... ), 10, 2 );
		foreach ( array( 'added_post_meta', 'updated_post_meta' ) as $hook ) {
			add_action( $hook, $this->meta_saved( ... ), 10, 3 );
		}
		// Their counties come from its towns.
		add_action( 'hearth_hammer_places_imported', self::write_all( ... ) );
	}

	/** Every parish anew. */
	public static function write_all(): void {
		$posts = get_posts(
			array(
				'post_type'   => ParishPostType::NAME,
				'numberposts' => -1,
			)
		);
		array_walk( $posts, static fn ( WP_Post $post ) => self::write( $post ) );
	}

	private function post_saved( int $id, WP_Post $post ): void {
		if ( ParishPostType::NAME === $post->post_type ) {
			self::write( $post );
		}
	}

	private function post_deleted( int $id, WP_Post $post ): void {
		if ( ParishPostType::NAME === $post->post_type ) {
			self::remove( $id );
		}
	}

	private function meta_saved( int $meta, int $id, string $key ): void {
		if ( in_array( $key, array( 'hpapi_latitude', 'hpapi_longitude', 'hpapi_sectors' ), true ) ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post && ParishPostType::NAME === $post->post_type ) {
				self::write( $post );
			}
		}
	}

	private static function write( WP_Post $post ): void {
		$gazetteer = new Gazetteer();
		$sectors   = self::sectors( $post );
		self::remove( $post->ID );
		$point = 'publish' === $post->post_status ? self::centre( $post, $sectors, $gazetteer ) : null;
		if ( null === $point ) {
			return;
		}
		// In which county it is: there are other Sandhursts.
		$town   = $gazetteer->nearest_town( $point );
		$writer = new PlaceWriter( transactions: false );
		$extra  = array(
			'post'    => $post->ID,
			'sectors' => $sectors,
		);
		$writer->add( new PlaceRow( 'parish', $post->post_title, $point->latitude, $point->longitude, $town->county ?? '', $post->ID, $extra, $post->post_name ) );
		$writer->finish();
		wp_cache_set_last_changed( ParishRepository::CACHE );
	}

	/** @return list<string> */
	private static function sectors( WP_Post $post ): array {
		$sectors = get_post_meta( $post->ID, 'hpapi_sectors', true );
		return ParishFields::sectors( is_array( $sectors ) ? $sectors : array() );
	}

	/**
	 * Where the centre is: as editors say, else in the middle of its postcode sectors, else where the gazetteer has a
	 * town of its name.
	 *
	 * @param list<string> $sectors
	 * @return Coordinates|null Null if it is not known: the parish is in no list then.
	 */
	private static function centre( WP_Post $post, array $sectors, Gazetteer $gazetteer ): ?Coordinates {
		$latitude  = get_post_meta( $post->ID, 'hpapi_latitude', true );
		$longitude = get_post_meta( $post->ID, 'hpapi_longitude', true );
		// REST stores 0 for an emptied field, which is a place in the sea.
		if ( is_numeric( $latitude ) && is_numeric( $longitude ) && ( 0.0 !== (float) $latitude || 0.0 !== (float) $longitude ) ) {
			return new Coordinates( (float) $latitude, (float) $longitude );
		}
		return self::middle( $sectors, $gazetteer ) ?? $gazetteer->town( sanitize_title( $post->post_title ) )?->coordinates;
	}

	/** @param list<string> $sectors */
	private static function middle( array $sectors, Gazetteer $gazetteer ): ?Coordinates {
		$points = array_values( array_filter( array_map( static fn ( string $sector ): ?Coordinates => $gazetteer->locate_typed( $sector )?->coordinates, $sectors ) ) );
		$count  = count( $points );
		return 0 === $count ? null : new Coordinates(
			array_sum( array_column( $points, 'latitude' ) ) / $count,
			array_sum( array_column( $points, 'longitude' ) ) / $count
		);
	}

	/** The row's weight is the post's id: it is found by that without reading the extra. */
	private static function remove( int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE kind = 'parish' AND weight = %d", $wpdb->prefix . PlaceTables::PLACE, $id ) );
		wp_cache_set_last_changed( ParishRepository::CACHE );
		PlaceVersion::change();
	}
}
