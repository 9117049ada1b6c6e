<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use WP_Image_Editor;

/**
 * Puts a picture into the uploads folder, cuts its sizes and finds its colour. Slow, so never in a transaction.
 */
final class PictureInstaller {

	/** Name in the attachment's metadata, as the first version stored it. */
	public const COLOR = 'hpapi_color';

	public function __construct( private readonly MediaProfile $profile, private readonly PictureReader $reader = new PictureReader() ) {}

	/**
	 * @param string $folder  Name of the record's folder, e.g. its reference.
	 * @param bool   $is_card Whether it may stand on a card; a floorplan that is cropped is no use.
	 * @param string $name    What the feed calls the picture, for a name that people recognise.
	 * @throws PictureRefused When it cannot be read or written.
	 */
	public function install( PictureFile $picture, string $folder, string $name, bool $is_card ): InstalledPicture {
		$uploads  = wp_upload_dir( null, false );
		$folder   = $this->profile->folder . '/' . $this->folder( $folder );
		// Browsers show GIF floorplans badly scaled, and WordPress would cut sizes of their first frame anyway.
		$is_gif   = 'gif' === $picture->extension;
		// The hash makes the name unique without a look at what else is there.
		$relative = $folder . '/' . $this->stem( $name ) . '-' . substr( $picture->hash, 0, 8 ) . '.' . ( $is_gif ? 'png' : $picture->extension );
		$path     = $uploads['basedir'] . '/' . $relative;
		if ( ! wp_mkdir_p( dirname( $path ) ) ) {
			throw new PictureRefused( __( 'could not be saved to the uploads folder', 'hearth-hammer' ) );
		}
		if ( $this->reader->is_needed( $picture ) ) {
			$this->reader->rewrite( $picture, $path );
		} elseif ( ! copy( $picture->path, $path ) ) {
			throw new PictureRefused( __( 'could not be saved to the uploads folder', 'hearth-hammer' ) );
		}
		$editor = wp_get_image_editor( $path );
		if ( is_wp_error( $editor ) ) {
			wp_delete_file( $path );
			throw new PictureRefused( sprintf( /* translators: %s: why */ __( 'could not be read: %s', 'hearth-hammer' ), $editor->get_error_message() ) );
		}
		return new InstalledPicture( $path, $relative, $is_gif ? 'image/png' : $picture->mime, $this->metadata( $editor, $path, $relative, $is_card ) );
	}

	/** @return array<string, mixed> */
	private function metadata( WP_Image_Editor $editor, string $path, string $relative, bool $is_card ): array {
		$size  = $editor->get_size();
		$sizes = ( new SizeCutter( $this->profile ) )->cut( $editor, dirname( $path ), $is_card );
		$card  = $sizes[ $this->profile->card ]['file'] ?? basename( $path );
		return array_filter(
			array(
				'width'       => (int) $size['width'],
				'height'      => (int) $size['height'],
				'file'        => $relative,
				'filesize'    => (int) filesize( $path ),
				'sizes'       => $sizes,
				'image_meta'  => array(),
				self::COLOR   => $this->color( dirname( $path ) . '/' . $card ),
			),
			static fn ( mixed $value ): bool => '' !== $value
		);
	}

	/** The mean colour as #rrggbb, to show while the picture loads; empty where GD cannot tell. */
	private function color( string $path ): string {
		$bytes = function_exists( 'imagecreatefromstring' ) && is_file( $path ) && filesize( $path ) < 3 * MB_IN_BYTES ? file_get_contents( $path ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
		$image = false === $bytes ? false : @imagecreatefromstring( $bytes ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- No colour is no failure.
		if ( false === $image ) {
			return '';
		}
		$dot = imagecreatetruecolor( 1, 1 );
		// What is transparent shows the page, which is paper.
		imagefill( $dot, 0, 0, (int) imagecolorallocate( $dot, 247, 243, 234 ) );
		imagecopyresampled( $dot, $image, 0, 0, 0, 0, 1, 1, imagesx( $image ), imagesy( $image ) );
		return sprintf( '#%06x', (int) imagecolorat( $dot, 0, 0 ) & 0xffffff );
	}

	/** Two references never share a folder: the pictures of one would go with the other. */
	private function folder( string $reference ): string {
		$plain = sanitize_title( $reference );
		return strtolower( $reference ) === $plain ? $plain : substr( $plain, 0, 60 ) . '-' . substr( md5( strtolower( $reference ) ), 0, 8 );
	}

	private function stem( string $name ): string {
		$path = (string) wp_parse_url( $name, PHP_URL_PATH );
		$stem = sanitize_title( pathinfo( '' === $path ? $name : rawurldecode( $path ), PATHINFO_FILENAME ) );
		return '' === $stem ? 'picture' : substr( $stem, 0, 60 );
	}
}
