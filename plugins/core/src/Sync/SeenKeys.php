<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * Which keys a check has met, to find those that stand in a source twice. Of each it keeps eight bytes and a line.
 */
final class SeenKeys {

	/** @var array<string, int> Eight bytes of a key's hash to the line it stands on. */
	private array $lines = array();

	/** Notes a key. Returns the line of an earlier record with the same; null where there is none. */
	public function meet( string $key, int $line ): ?int {
		$hash                 = self::hash( $key );
		$first                = $this->lines[ $hash ] ?? null;
		$this->lines[ $hash ] = $first ?? $line;
		return $first;
	}

	public function has( string $key ): bool {
		return isset( $this->lines[ self::hash( $key ) ] );
	}

	/** For Run::$state. */
	public function packed(): string {
		$packed = '';
		foreach ( $this->lines as $hash => $line ) {
			$packed .= str_pad( (string) $hash, 8, "\0" ) . pack( 'N', $line );
		}
		return base64_encode( $packed ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Bytes in JSON.
	}

	/** @param string $kept What packed() gave. */
	public static function unpacked( string $kept ): self {
		$keys = new self();
		foreach ( '' === $kept ? array() : str_split( (string) base64_decode( $kept, true ), 12 ) as $one ) { // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Bytes in JSON.
			$line                                = unpack( 'N', substr( $one, 8 ) );
			$keys->lines[ substr( $one, 0, 8 ) ] = (int) ( false === $line ? 0 : $line[1] );
		}
		return $keys;
	}

	private static function hash( string $key ): string {
		return substr( md5( References::key( $key ), true ), 0, 8 );
	}
}
