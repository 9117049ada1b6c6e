<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn;

use HearthHammer\Core\Media\MediaItem;

/**
 * Attachments as stock files name them: a picture by its path in the uploads folder, so that nothing is downloaded, and
 * a document by its address.
 */
final readonly class LibraryFiles {

	private string $folder;

	public function __construct() {
		$this->folder = wp_upload_dir( null, false )['basedir'];
	}

	/**
	 * Reads many together.
	 *
	 * @param list<int> $attachments
	 */
	public function prime( array $attachments ): void {
		_prime_post_caches( $attachments, false, true );
	}

	/**
	 * @param string    $kind        Of MediaItem. What is not a picture becomes a document.
	 * @param list<int> $attachments In their order.
	 * @param string    $field       Where they were named, for messages.
	 * @return list<array{kind: string, source: string, caption: string, field: string}>
	 */
	public function named( string $kind, array $attachments, string $field ): array {
		$files = array();
		foreach ( $attachments as $id ) {
			$post = get_post( $id );
			if ( null === $post || 'attachment' !== $post->post_type ) {
				continue;
			}
			$is_picture = MediaItem::DOCUMENT !== $kind && str_starts_with( $post->post_mime_type, 'image/' );
			$relative   = (string) get_post_meta( $id, '_wp_attached_file', true );
			$is_here    = '' !== $relative && is_file( $this->folder . '/' . $relative );
			$files[]    = array(
				'kind'    => $is_picture ? $kind : MediaItem::DOCUMENT,
				// A library in the cloud has no file here: the picture is fetched.
				'source'  => $is_picture && $is_here ? $relative : (string) wp_get_attachment_url( $id ),
				'caption' => $is_picture ? (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) : $post->post_title,
				'field'   => $field,
			);
		}
		return $files;
	}
}
