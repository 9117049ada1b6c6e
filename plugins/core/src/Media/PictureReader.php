<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use GdImage;

/**
 * Reads pictures of strangers (uploads, feeds) and writes them anew: within a bound of memory that is known from the
 * headers before anything is decoded, no larger than pages show them, upright, and with nothing in the file but the
 * picture: no position of the camera, no preview, no bytes behind the end.
 */
final readonly class PictureReader {

	/** Pixels of the longer side; larger ones are scaled down. */
	public const LONGEST = 3200;
	/** Bytes for decoding, scaling and turning: 43 million pixels of a common JPEG. */
	public const MOST_MEMORY = 192 * 1024 * 1024;

	private const QUALITY = 86;
	/** What a camera that lay on its side writes: degrees to turn to the left, and whether it is mirrored. */
	private const TURNS = array( 2 => array( 0, true ), 3 => array( 180, false ), 4 => array( 180, true ), 5 => array( 270, true ), 6 => array( 270, false ), 7 => array( 90, true ), 8 => array( 90, false ) );

	public function __construct( private int $longest = self::LONGEST, private int $most_memory = self::MOST_MEMORY ) {}

	/** Whether there is a reason to write it anew; a plain one of a fitting size can be copied. */
	public function is_needed( PictureFile $picture ): bool {
		return 'gif' === $picture->extension || max( $picture->width, $picture->height ) > $this->longest || ! PictureStructure::of( $picture )->is_plain;
	}

	/**
	 * @param string $to Path of the new file; its folder is there. A GIF becomes a PNG of its first frame.
	 * @throws PictureRefused When it takes too much memory, cannot be decoded or not be written.
	 */
	public function rewrite( PictureFile $picture, string $to ): PictureFile {
		$structure = PictureStructure::of( $picture );
		$this->hold( $picture, $structure );
		$image = $this->upright( $picture, $this->scaled( $this->decode( $picture ) ) );
		imagesavealpha( $image, true );
		$is_written = match ( $picture->extension ) {
			'jpg'   => imagejpeg( $image, $to, self::QUALITY ),
			'webp'  => imagewebp( $image, $to, $structure->is_lossless ? IMG_WEBP_LOSSLESS : self::QUALITY ),
			default => imagepng( $image, $to ),
		};
		if ( ! $is_written ) {
			wp_delete_file( $to );
			throw new PictureRefused( __( 'could not be saved to the uploads folder', 'hearth-hammer' ) );
		}
		clearstatcache( true, $to );
		return PictureFile::look_at( $to, (string) sha1_file( $to ) );
	}

	/** @throws PictureRefused Before a byte is decoded. */
	private function hold( PictureFile $picture, PictureStructure $structure ): void {
		$pixels = $picture->width * $picture->height;
		$shrink = min( 1, $this->longest / max( $picture->width, $picture->height ) );
		$needed = (int) ( $pixels * $structure->bytes_per_pixel + $pixels * $shrink * $shrink * PictureStructure::COLOURS );
		if ( $needed > min( $this->most_memory, self::left() ) ) {
			throw new PictureRefused( sprintf( /* translators: 1: width, 2: height */ __( 'is too large at %1$d by %2$d pixels', 'hearth-hammer' ), $picture->width, $picture->height ) );
		}
	}

	/** Bytes that PHP's own limit leaves; a GD that is not PHP's own takes its memory elsewhere. */
	private static function left(): int {
		wp_raise_memory_limit( 'image' );
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		return $limit > 0 && str_contains( (string) ( gd_info()['GD Version'] ?? '' ), 'bundled' ) ? max( 0, $limit - memory_get_usage( true ) ) : PHP_INT_MAX;
	}

	/** @throws PictureRefused */
	private function decode( PictureFile $picture ): GdImage {
		$read = match ( $picture->extension ) {
			'jpg'   => 'imagecreatefromjpeg',
			'png'   => 'imagecreatefrompng',
			'webp'  => 'imagecreatefromwebp',
			default => 'imagecreatefromgif',
		};
		$image = function_exists( $read ) ? @$read( $picture->path ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Broken files are expected.
		if ( ! $image instanceof GdImage || imagesx( $image ) !== $picture->width || imagesy( $image ) !== $picture->height ) {
			throw new PictureRefused( __( 'could not be read', 'hearth-hammer' ) );
		}
		return $image;
	}

	private function scaled( GdImage $image ): GdImage {
		$width  = imagesx( $image );
		$height = imagesy( $image );
		$shrink = $this->longest / max( $width, $height );
		if ( $shrink >= 1 ) {
			return $image;
		}
		$to     = array( max( 1, (int) round( $width * $shrink ) ), max( 1, (int) round( $height * $shrink ) ) );
		$scaled = imagecreatetruecolor( ...$to );
		imagealphablending( $scaled, false );
		imagecopyresampled( $scaled, $image, 0, 0, 0, 0, $to[0], $to[1], $width, $height );
		return $scaled;
	}

	/** What stands in the camera's notes is lost with them, so the pixels are turned. */
	private function upright( PictureFile $picture, GdImage $image ): GdImage {
		$notes              = 'jpg' === $picture->extension && function_exists( 'exif_read_data' ) ? @exif_read_data( $picture->path ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Hostile notes are expected.
		[ $turn, $mirror ] = self::TURNS[ is_array( $notes ) && is_numeric( $notes['Orientation'] ?? null ) ? (int) $notes['Orientation'] : 0 ] ?? array( 0, false );
		if ( 0 !== $turn ) {
			$turned = imagerotate( $image, $turn, 0 );
			$image  = $turned instanceof GdImage ? $turned : $image;
		}
		if ( $mirror ) {
			imageflip( $image, IMG_FLIP_HORIZONTAL );
		}
		return $image;
	}
}
