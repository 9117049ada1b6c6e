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
			'jpg'   => JpegStructure::of( $bytes ),
			'png'   => self::png( $bytes ),
			'webp'  => self::webp( $bytes ),
			// Frames, words and a palette; only the first frame is ever shown.
			default => new self( 2 * self::PALETTE, false ),
		};
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
