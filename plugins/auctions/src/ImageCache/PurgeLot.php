<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\ImageCache;

use Closure;
use HearthHammer\Auctions\Lots\LotRecord;

/**
 * Has all copies of a lot's pictures forgotten, and pages that show them made anew.
 */
final readonly class PurgeLot {

	private const PICTURES = array( 'images', 'floorplans', 'epc_images' );
	/** One request: a lot has up to some forty pictures, and a service may be slow. */
	private const SECONDS = 25;

	/** @param Closure(): ImageCdn $cdn */
	public function __construct( private Closure $cdn ) {}

	/** @return list<ClearedPicture> One for each picture. */
	public function purge( LotRecord $lot ): array {
		$cdn     = ( $this->cdn )();
		$until   = microtime( true ) + self::SECONDS;
		$cleared = array();
		foreach ( self::attachments( $lot ) as $attachment ) {
			$cleared[] = microtime( true ) < $until
				? $cdn->clear( $attachment )
				: ClearedPicture::failed( (string) wp_get_attachment_url( $attachment ), __( 'Not cleared in time. Try again.', 'hearth-hammer' ) );
		}
		// Page caches listen to these; the lot's card holds the addresses of its pictures.
		clean_post_cache( $lot->post->ID );
		null === $lot->sale || clean_post_cache( $lot->sale->post->ID );
		/** This action is documented in Lots\LotWriter. */
		do_action( 'hh_lot_changed', $lot->post->ID, array() );
		/**
		 * The copies of a lot's pictures were cleared: pages that show them are out of date.
		 *
		 * @param int          $lot
		 * @param list<string> $images Addresses of the pictures.
		 */
		do_action( 'hh_auctions_pictures_cleared', $lot->post->ID, array_column( array_map( static fn ( ClearedPicture $one ): array => $one->to_array(), $cleared ), 'image' ) );
		return $cleared;
	}

	/** @return list<int> */
	private static function attachments( LotRecord $lot ): array {
		$found = array();
		foreach ( self::PICTURES as $field ) {
			foreach ( $lot->list( $field ) as $picture ) {
				$found[] = is_array( $picture ) ? (int) ( $picture['attachment'] ?? 0 ) : 0;
			}
		}
		return array_values( array_unique( array_filter( $found, static fn ( int $id ): bool => $id > 0 && wp_attachment_is_image( $id ) ) ) );
	}
}
