<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * What a picture's file is made of, told without decoding it: how much memory decoding takes, and whether anything is
 * in it beside the picture.
 */
final readonly class PictureStructure {

	/** GD's own pixel: a byte where it keeps a palette, else four. */
	public const PALETTE = 1.0;
	public const COLOURS = 4.0;

	private const JPEG_SCAN = 0xDA;
	private const JPEG_BY_GD = '/^CREATOR: gd-jpeg v[\d.]+ \(using IJG JPEG v\d+\), (?:quality = \d+|default quality)\n\0?$/D';
	/** Frames of several scans: the decoder keeps two bytes for each value of each component until the last of them. */
	private const JPEG_PROGRESSIVE = array( 0xC2, 0xC6, 0xCA, 0xCE );
	/** Four components at full size, and GD's pixel. */
	private const JPEG_MOST = 2.0 * 4 + self::COLOURS;

	private const PNG_PARTS  = array( 'IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs', 'iCCP' );
	private const WEBP_PARTS = array( 'VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP' );

	/**
	 * @param float $bytes_per_pixel That decoding takes, the decoder's own copy included.
	 * @param bool  $is_plain        False where the file holds words, a position, a preview or bytes behind its end, and
	 *                               where that cannot be told.
	 * @param bool  $is_lossless     Whether a WebP keeps every pixel as it was.
	 */
	public function __construct( public float $bytes_per_pixel, public bool $is_plain, public bool $is_lossless = false ) {}

	/** @throws PictureRefused When it cannot be read. */
	public static function of( PictureFile $picture ): self {
		$bytes = new PictureBytes( $picture->path );
		return match ( $picture->extension ) {
			'jpg'   => self::jpeg( $bytes ),
			'png'   => self::png( $bytes ),
			'webp'  => self::webp( $bytes ),
			// Frames, words and a palette; only the first frame is ever shown.
			default => new self( 2 * self::PALETTE, false ),
		};
	}

	/** The segments one after the other, until the pixels begin. */
	private static function jpeg( PictureBytes $bytes ): self {
		$per_pixel = self::COLOURS;
		$is_plain  = true;
		for ( $at = 2; 0xFF === $bytes->number( 'C', $at ); ) {
			$kind   = $bytes->number( 'C', $at + 1 );
			$length = $bytes->number( 'n', $at + 2 );
			if ( $length < 2 ) {
				break;
			}
			if ( self::JPEG_SCAN === $kind ) {
				return new self( $per_pixel, $is_plain && self::ends_with_its_pixels( $bytes, $at + 2 + $length ) );
			}
			if ( in_array( $kind, self::JPEG_PROGRESSIVE, true ) ) {
				$per_pixel += self::coefficients( $bytes, $at + 4 );
			}
			$is_plain = $is_plain && self::is_needed( $kind, $bytes->at( $at + 4, max( 1, min( 100, $length - 2 ) ) ), $length - 2 );
			$at      += 2 + $length;
		}
		return new self( self::JPEG_MOST, false );
	}

	/**
	 * Tables, frame, restarts, the header of old, Adobe's colours and a colour profile; all else is words, previews,
	 * positions. GD signs what it writes, and so what WordPress does.
	 */
	private static function is_needed( int $kind, string $begins, int $length ): bool {
		return match ( true ) {
			// Without a preview.
			0xE0 === $kind                 => 14 === $length && str_starts_with( $begins, "JFIF\0" ),
			0xE2 === $kind                 => str_starts_with( $begins, "ICC_PROFILE\0" ),
			0xEE === $kind                 => 12 === $length && str_starts_with( $begins, 'Adobe' ),
			0xFE === $kind                 => $length < 100 && 1 === preg_match( self::JPEG_BY_GD, $begins ),
			$kind >= 0xC0 && $kind <= 0xCF => true,
			default                        => in_array( $kind, array( 0xDB, 0xDD ), true ),
		};
	}

	/** Among pixels no byte FF is followed by one of these: what is found first has to be the end, and the file's. */
	private static function ends_with_its_pixels( PictureBytes $bytes, int $from ): bool {
		$found = $bytes->find_pair( '/\xFF[\xD9\xE0-\xEF\xFE]/', $from );
		return $found === $bytes->size - 2 && 0xD9 === $bytes->number( 'C', $found + 1 );
	}

	/** Bytes for each pixel: two for each value, and colour may have fewer values than light. */
	private static function coefficients( PictureBytes $bytes, int $frame ): float {
		$areas = array();
		for ( $n = 0, $count = min( 4, $bytes->number( 'C', $frame + 5 ) ); $n < $count; $n++ ) {
			$sampling = $bytes->number( 'C', $frame + 7 + 3 * $n );
			$areas[]  = ( $sampling >> 4 ) * ( $sampling & 15 );
		}
		$most = array() === $areas ? 0 : max( $areas );
		return $most > 0 ? 2 * array_sum( $areas ) / $most : 8.0;
	}

	/** The decoder reads the whole picture before GD gets it. */
	private static function png( PictureBytes $bytes ): self {
		$has_palette = in_array( ord( $bytes->at( 25, 1 ) ), array( 0, 3 ), true );
		$is_plain    = true;
		for ( $at = 8, $name = ''; 'IEND' !== $name && $at < $bytes->size; $at += 12 + $bytes->number( 'N', $at ) ) {
			$name     = $bytes->at( $at + 4, 4 );
			$is_plain = $is_plain && in_array( $name, self::PNG_PARTS, true );
		}
		return new self( 2 * ( $has_palette ? self::PALETTE : self::COLOURS ), $is_plain && 'IEND' === $name && $at === $bytes->size );
	}

	private static function webp( PictureBytes $bytes ): self {
		$names = array();
		for ( $at = 12; $at < $bytes->size; ) {
			$names[] = $bytes->at( $at, 4 );
			$length  = $bytes->number( 'V', $at + 4 );
			$at     += 8 + $length + $length % 2;
		}
		$is_whole = $at === $bytes->size && $bytes->number( 'V', 4 ) + 8 === $bytes->size;
		return new self( 2 * self::COLOURS, $is_whole && array() === array_diff( $names, self::WEBP_PARTS ), in_array( 'VP8L', $names, true ) );
	}
}
