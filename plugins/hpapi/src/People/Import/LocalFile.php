<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People\Import;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Media\PictureFile;
use HearthHammer\Core\Media\PictureInstaller;
use HearthHammer\Core\Media\PictureRefused;
use HearthHammer\Hpapi\People\StaffPictures;
use HearthHammer\Hpapi\People\StaffPostType;
use HearthHammer\Hpapi\Properties\PropertyPictures;

/**
 * A picture or PDF beside a CSV file, and the attachment that is made of it.
 */
final readonly class LocalFile {

	private const MOST_BYTES = 25 * MB_IN_BYTES;

	private function __construct( private string $path, private string $hash ) {}

	/** Null where there is no such file. */
	public static function beside( string $folder, string $name ): ?self {
		$path = $folder . '/' . $name;
		return is_file( $path ) && filesize( $path ) <= self::MOST_BYTES ? new self( $path, (string) sha1_file( $path ) ) : null;
	}

	public function hash(): string {
		return $this->hash;
	}

	/**
	 * @return int Attachment.
	 * @throws BadFile When it is no picture.
	 */
	public function attach_picture( int $post, string $folder, string $alt ): int {
		$profile = StaffPostType::NAME === get_post_type( $post ) ? StaffPictures::profile() : PropertyPictures::profile();
		try {
			$picture = ( new PictureInstaller( $profile ) )->install( PictureFile::look_at( $this->path, $this->hash ), $folder, basename( $this->path ), true );
		} catch ( PictureRefused $refused ) {
			throw new BadFile( sprintf( '%s %s', basename( $this->path ), $refused->getMessage() ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		$id = $this->insert( $post, $picture->path, $picture->relative, $picture->mime, $alt );
		add_post_meta( $id, '_wp_attachment_metadata', wp_slash( $picture->metadata ), true );
		update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $alt ) );
		return $id;
	}

	/** Whether its first bytes are those of a PDF, whatever it is called. */
	public function is_pdf(): bool {
		return '%PDF-' === file_get_contents( $this->path, false, null, 0, 5 ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	/**
	 * @return string The address of the copy in the uploads folder.
	 * @throws BadFile When it cannot be written.
	 */
	public function attach_document( int $post, string $title ): string {
		$uploads  = wp_upload_dir( null, false );
		$relative = sprintf( 'hpapi/documents/%s-%s.pdf', sanitize_title( pathinfo( $this->path, PATHINFO_FILENAME ) ), substr( $this->hash, 0, 8 ) );
		$path     = $uploads['basedir'] . '/' . $relative;
		if ( ! is_file( $path ) ) {
			if ( ! wp_mkdir_p( dirname( $path ) ) || ! copy( $this->path, $path ) ) {
				throw new BadFile( sprintf( '%s could not be written to the uploads folder', basename( $this->path ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
			}
			$this->insert( $post, $path, $relative, 'application/pdf', $title );
		}
		return $uploads['baseurl'] . '/' . $relative;
	}

	private function insert( int $post, string $path, string $relative, string $mime, string $title ): int {
		$id = wp_insert_attachment(
			wp_slash(
				array(
					'guid'           => wp_upload_dir( null, false )['baseurl'] . '/' . $relative,
					'post_mime_type' => $mime,
					'post_title'     => $title,
					'post_status'    => 'inherit',
				)
			),
			$path,
			$post,
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new BadFile( $id->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return $id;
	}
}
