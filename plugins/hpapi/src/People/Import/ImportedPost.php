<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People\Import;

use HearthHammer\Core\Csv\BadFile;
use WP_Post;

/**
 * Writes a post as a row describes it, once: the row's hash is kept with it.
 */
final readonly class ImportedPost {

	private const HASH = '_hpapi_import_hash';

	public function __construct( private PostPicture $pictures = new PostPicture() ) {}

	/**
	 * @param array<string, string>                  $row    Its `slug` finds the post.
	 * @param array<string, mixed>                   $post   For wp_insert_post(), without type, name and status.
	 * @param array<string, int|string>              $meta
	 * @param (callable(int $id): void)|null         $after  Called with the post that was written.
	 * @return 'added'|'changed'|'unchanged'
	 * @throws BadFile When WordPress refuses.
	 */
	public function write( string $type, array $row, string $folder, array $post, array $meta, ?callable $after = null ): string {
		$slug  = sanitize_title( $row['slug'] );
		$file  = '' === ( $row['picture'] ?? '' ) ? null : LocalFile::beside( $folder, $row['picture'] );
		$hash  = sha1( (string) wp_json_encode( $row ) . $file?->hash() );
		$known = $this->find( $type, $slug );
		if ( null !== $known && get_post_meta( $known->ID, self::HASH, true ) === $hash ) {
			return 'unchanged';
		}
		$id = wp_insert_post(
			wp_slash(
				array(
					'ID'          => $known->ID ?? 0,
					'post_type'   => $type,
					'post_name'   => $slug,
					'post_status' => $known->post_status ?? 'publish',
					'meta_input'  => $meta,
				) + $post
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new BadFile( sprintf( '%s: %s', $slug, $id->get_error_message() ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		if ( null !== $file ) {
			$this->pictures->set( $id, $file, $slug, '' === ( $row['alt'] ?? '' ) ? (string) ( $post['post_title'] ?? '' ) : $row['alt'] );
		}
		if ( null !== $after ) {
			$after( $id );
		}
		// Last: an import that was cut short begins the row anew.
		update_post_meta( $id, self::HASH, $hash );
		return null === $known ? 'added' : 'changed';
	}

	public function find( string $type, string $slug ): ?WP_Post {
		$found = get_posts(
			array(
				'post_type'   => $type,
				'name'        => $slug,
				'post_status' => array( 'publish', 'draft', 'pending', 'private', 'future' ),
				'numberposts' => 1,
			)
		);
		return $found[0] ?? null;
	}
}
