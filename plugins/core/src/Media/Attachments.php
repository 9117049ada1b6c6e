<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use HearthHammer\Core\Database\PostMeta;

/**
 * Makes attachments of installed pictures and removes those that are no longer wanted.
 */
final class Attachments {

	/** Meta of an attachment: a person wrote its alternative text, which imports leave alone. */
	public const BY_STAFF = '_hh_alt_by_staff';

	public function __construct( private readonly MediaRecords $records ) {}

	/**
	 * Brings a record's attachments in line with a plan.
	 *
	 * @return array<string, list<array{attachment: int, caption: string, source: string, hash: string}>> By kind of MediaItem.
	 */
	public function apply( PicturePlan $plan, int $post ): array {
		$lists = array();
		foreach ( $plan->pictures as [ $media, $record, $picture ] ) {
			$attachment = $record->attachment;
			if ( null !== $picture ) {
				if ( $picture->attachment < 1 ) {
					$picture->attachment = $record->attachment > 0 ? $this->restore( $picture, $record->attachment ) : $this->attach( $picture, $post, $media->caption );
				}
				$attachment          = $picture->attachment;
			} else {
				$this->describe( $attachment, $media->caption );
			}
			$lists[ $media->kind ][] = array(
				'attachment' => $attachment,
				'caption'    => $media->caption,
				'source'     => $media->source,
				'hash'       => $record->hash,
			);
		}
		$this->remember( $plan, $post );
		return $lists;
	}

	/** Stores where a record's pictures came from, and what their servers said of them. */
	public function remember( PicturePlan $plan, int $post ): void {
		if ( array() === $plan->pictures && array() === $plan->removed ) {
			return;
		}
		$records = array();
		foreach ( $plan->pictures as [ , $record, $picture ] ) {
			// A picture that is shown twice is remembered once for each address it came from.
			$records[ $record->source ] = $record->attached_to( $picture->attachment ?? $record->attachment );
		}
		$this->records->replace( $post, array_values( $records ) );
	}

	/**
	 * Deletes attachments with their files, but for those that a person put into a list of the post. After the
	 * transaction: files cannot be rolled back.
	 *
	 * @param list<int> $attachments
	 */
	public function delete( array $attachments ): void {
		foreach ( $attachments as $attachment ) {
			/**
			 * Whether a picture that its source no longer names is kept.
			 *
			 * @param bool $is_kept
			 * @param int  $attachment
			 */
			if ( $attachment > 0 && ! apply_filters( 'hh_keep_attachment', false, $attachment ) ) {
				wp_delete_attachment( $attachment, true );
			}
		}
	}

	private function attach( InstalledPicture $picture, int $post, string $caption ): int {
		$uploads = wp_upload_dir( null, false );
		$id      = wp_insert_attachment(
			wp_slash(
				array(
					'guid'           => $uploads['baseurl'] . '/' . $picture->relative,
					'post_mime_type' => $picture->mime,
					'post_title'     => '' === $caption ? basename( $picture->relative ) : $caption,
					'post_name'      => pathinfo( $picture->relative, PATHINFO_FILENAME ),
					'post_status'    => 'inherit',
				)
			),
			'',
			$post,
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( 'An attachment could not be made: ' . $id->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		$meta = array(
			'_wp_attached_file'       => $picture->relative,
			'_wp_attachment_metadata' => $picture->metadata,
		);
		if ( '' !== $caption ) {
			$meta['_wp_attachment_image_alt'] = $caption;
		}
		PostMeta::add( $id, $meta );
		foreach ( $meta as $key => $value ) {
			/** This action is documented in wp-includes/meta.php. */
			do_action( 'added_post_meta', 0, $id, $key, $value ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
		}
		return $id;
	}

	/** The attachment is there, its files were gone: they are written anew. */
	private function restore( InstalledPicture $picture, int $attachment ): int {
		update_attached_file( $attachment, $picture->relative );
		wp_update_attachment_metadata( $attachment, $picture->metadata );
		return $attachment;
	}

	private function describe( int $attachment, string $caption ): void {
		if ( '' === (string) get_post_meta( $attachment, self::BY_STAFF, true ) && get_post_meta( $attachment, '_wp_attachment_image_alt', true ) !== $caption ) {
			update_post_meta( $attachment, '_wp_attachment_image_alt', wp_slash( $caption ) );
		}
	}
}
