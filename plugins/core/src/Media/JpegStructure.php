<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * The segments of a JPEG, one after the other until its pixels begin.
 */
final class JpegStructure {

	private const SCAN = 0xDA;
	private const SIGNED_BY_GD = '/^CREATOR: gd-jpeg v[\d.]+ \(using IJG JPEG v\d+\), (?:quality = \d+|default quality)\n\0?$/D';
	/** Frames of several scans: the decoder keeps two bytes for each value of each component until the last of them. */
	private const PROGRESSIVE = array( 0xC2, 0xC6, 0xCA, 0xCE );
	/** Four components at full size, and GD's pixel. */
	private const MOST = 2.0 * 4 + PictureStructure::COLOURS;

	public static function of( PictureBytes $bytes ): PictureStructure {
		$per_pixel = PictureStructure::COLOURS;
		$is_plain  = true;
		for ( $at = 2; 0xFF === $bytes->number( 'C', $at ); ) {
			$kind   = $bytes->number( 'C', $at + 1 );
			$length = $bytes->number( 'n', $at + 2 );
			if ( $length < 2 ) {
				break;
			}
			if ( self::SCAN === $kind ) {
				return new PictureStructure( $per_pixel, $is_plain && self::ends_with_its_pixels( $bytes, $at + 2 + $length ) );
			}
			if ( in_array( $kind, self::PROGRESSIVE, true ) ) {
				$per_pixel += self::coefficients( $bytes, $at + 4 );
			}
			$is_plain = $is_plain && self::is_needed( $kind, $bytes->at( $at + 4, max( 1, min( 100, $length - 2 ) ) ), $length - 2 );
			$at      += 2 + $length;
		}
		return new PictureStructure( self::MOST, false );
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
			0xFE === $kind                 => $length < 100 && 1 === preg_match( self::SIGNED_BY_GD, $begins ),
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
}
