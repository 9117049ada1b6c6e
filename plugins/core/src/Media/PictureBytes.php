<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * The bytes of a picture's file, read a few at a time. What is behind its end is nothing: an empty text, a zero.
 */
final class PictureBytes {

	private const CHUNK = 65536;

	public readonly int $size;

	/** @var resource */
	private $file;

	/** @throws PictureRefused When it cannot be read. */
	public function __construct( string $path ) {
		$file = is_file( $path ) ? fopen( $path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $file ) {
			throw new PictureRefused( __( 'could not be read', 'hearth-hammer' ) );
		}
		$this->file = $file;
		$this->size = (int) filesize( $path );
	}

	/** @param int<1, max> $length */
	public function at( int $offset, int $length ): string {
		return $offset < 0 || $offset >= $this->size || 0 !== fseek( $this->file, $offset ) ? '' : (string) fread( $this->file, $length ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	/** @param string $format Of `unpack()`: `C`, `n`, `N` or `V`. */
	public function number( string $format, int $offset ): int {
		$length = array( 'C' => 1, 'n' => 2 )[ $format ] ?? 4;
		$bytes  = $this->at( $offset, $length );
		return strlen( $bytes ) === $length ? (int) ( unpack( $format . 'number', $bytes )['number'] ?? 0 ) : 0;
	}

	/** Where two bytes that a pattern describes stand first; -1 for nowhere. */
	public function find_pair( string $pattern, int $from ): int {
		for ( $at = $from; $at < $this->size; $at += self::CHUNK ) {
			// One more, for a pair that lies across.
			if ( 1 === preg_match( $pattern, $this->at( $at, self::CHUNK + 1 ), $found, PREG_OFFSET_CAPTURE ) ) {
				return $at + $found[0][1];
			}
		}
		return -1;
	}
}
