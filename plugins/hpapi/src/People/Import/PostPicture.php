<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People\Import;

use HearthHammer\Core\Csv\BadFile;

defined( 'ABSPATH' ) || exit;

/**
 * A post's picture from a file. What staff did since the last import stays: another picture that they chose, and none
 * where they took this one off.
 */
final readonly class PostPicture {

	private const HASH    = '_hpapi_import_hash';
	private const PICTURE = '_hpapi_import_picture';

	/**
	 * @param string $folder Where its sizes lie under the uploads: a name of letters, digits and hyphens.
	 * @param string $alt    What it shows.
	 * @return bool Whether the post has another picture now.
	 * @throws BadFile When the file is no picture.
	 */
	public function set( int $post, LocalFile $file, string $folder, string $alt ): bool {
		$before = (int) get_post_meta( $post, self::PICTURE, true );
		$now    = (int) get_post_thumbnail_id( $post );
		if ( ( $now > 0 && $now !== $before ) || ( $before > 0 && get_post_meta( $before, self::HASH, true ) === $file->hash() ) ) {
			return false;
		}
		$picture = $file->attach_picture( $post, $folder, $alt );
		update_post_meta( $picture, self::HASH, $file->hash() );
		set_post_thumbnail( $post, $picture );
		update_post_meta( $post, self::PICTURE, $picture );
		if ( $before > 0 ) {
			wp_delete_attachment( $before, true );
		}
		return true;
	}
}
