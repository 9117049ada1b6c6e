<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

use HearthHammer\Core\Sync\InvalidFeed;

/**
 * A first look at a whole file without keeping it: which encoding, which hash, and whether it is text at all.
 */
final readonly class FileScan {

	private const CHUNK = 65536;

	/**
	 * @param string $hash     SHA-256 of the bytes.
	 * @param string $encoding UTF-8 or Windows-1252, for the whole file.
	 */
	private function __construct(
		public string $hash,
		public string $encoding,
		public int $bytes,
	) {}

	/** @throws InvalidFeed When it is missing, empty or no text. */
	public static function of( string $path ): self {
		$handle = is_file( $path ) ? fopen( $path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $handle ) {
			throw new InvalidFeed( sprintf( /* translators: %s: path */ __( 'file not found: %s', 'hearth-hammer' ), $path ) );
		}
		try {
			$hash  = hash_init( 'sha256' );
			$utf8  = true;
			$bytes = 0;
			$line  = 1;
			$rest  = '';
			while ( ! feof( $handle ) ) {
				$chunk = (string) fread( $handle, self::CHUNK ); // phpcs:ignore WordPress.WP.AlternativeFunctions
				hash_update( $hash, $chunk );
				if ( 0 === $bytes && 1 === preg_match( '/^(\xFF\xFE|\xFE\xFF)/', $chunk ) ) {
					throw new InvalidFeed( __( 'the file is UTF-16; save it as UTF-8 or Windows-1252', 'hearth-hammer' ), 1 );
				}
				$null = strpos( $chunk, "\0" );
				if ( false !== $null ) {
					throw new InvalidFeed( __( 'the file is not text (it contains a zero byte), so it is not a BLM feed', 'hearth-hammer' ), $line + substr_count( $chunk, "\n", 0, $null ) );
				}
				$bytes += strlen( $chunk );
				$line  += substr_count( $chunk, "\n" );
				if ( $utf8 ) {
					$text = $rest . $chunk;
					$rest = self::unfinished( $text );
					$utf8 = mb_check_encoding( '' === $rest ? $text : substr( $text, 0, -strlen( $rest ) ), 'UTF-8' );
				}
			}
		} finally {
			fclose( $handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
		if ( 0 === $bytes ) {
			throw new InvalidFeed( __( 'the file is empty', 'hearth-hammer' ) );
		}
		return new self( hash_final( $hash ), $utf8 && '' === $rest ? 'UTF-8' : 'Windows-1252', $bytes );
	}

	/** The bytes at the end that begin a character which the next chunk finishes. */
	private static function unfinished( string $text ): string {
		for ( $back = 1; $back <= 3 && $back <= strlen( $text ); $back++ ) {
			$byte = ord( $text[ -$back ] );
			if ( $byte >= 0xC0 ) {
				$needs = $byte >= 0xF0 ? 4 : ( $byte >= 0xE0 ? 3 : 2 );
				return $needs > $back ? substr( $text, -$back ) : '';
			}
			if ( $byte < 0x80 ) {
				return '';
			}
		}
		return '';
	}
}
