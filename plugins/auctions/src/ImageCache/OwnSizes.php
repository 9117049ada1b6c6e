<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\ImageCache;

use HearthHammer\Core\Media\PictureRefused;
use HearthHammer\Core\Media\SizeCutter;

defined( 'ABSPATH' ) || exit;

/**
 * No service between: the copies are the sizes that this site has cut itself. They are cut anew.
 */
final readonly class OwnSizes implements ImageCdn {

	public function __construct( private SizeCutter $sizes ) {}

	public function clear( int $attachment ): ClearedPicture {
		$image = (string) wp_get_attachment_url( $attachment );
		try {
			$count = $this->sizes->cut_again( $attachment );
		} catch ( PictureRefused $refused ) {
			/* translators: %s: what is wrong with the picture, the end of a sentence */
			return ClearedPicture::failed( $image, sprintf( __( 'The image %s.', 'hearth-hammer' ), $refused->getMessage() ) );
		}
		/* translators: %d: how many */
		return ClearedPicture::done( $image, 0 === $count ? __( 'This image has no other sizes.', 'hearth-hammer' ) : sprintf( _n( '%d size regenerated.', '%d sizes regenerated.', $count, 'hearth-hammer' ), $count ) );
	}
}
