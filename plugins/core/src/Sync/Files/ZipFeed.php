<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Files;

use HearthHammer\Core\Sync\InvalidFeed;

/**
 * Unpacks the feed and the pictures of a zip, one entry at a time, into one flat folder.
 *
 * A zip comes from outside: an entry that would land elsewhere makes the whole zip refused; everything that is
 * neither feed nor picture is not even written.
 */
abstract class ZipFeed {

	private const MOST_ENTRIES = 150000;
	private const MOST_BYTES   = 4 * 1024 * 1024 * 1024;
	private const MOST_PICTURE = 25 * 1024 * 1024;

	/** By its first bytes; a name says nothing. */
	public static function is_zip( string $path ): bool {
		return is_file( $path ) && is_readable( $path ) && "PK\x03\x04" === file_get_contents( $path, false, null, 0, 4 ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	/**
	 * By PHP's own extension, or by WordPress's reader where PHP has none.
	 *
	 * @throws InvalidFeed When it is not a zip.
	 */
	public static function of( string $path ): self {
		return class_exists( 'ZipArchive' ) ? new ZipArchiveFeed( $path ) : new PclZipFeed( $path );
	}

	/**
	 * @param string       $folder     Where to; its own folder, so that a second call finds what the first unpacked.
	 * @param list<string> $extensions Of feeds, e.g. `blm`.
	 * @return string Path of the feed.
	 * @throws InvalidFeed
	 */
	public function unpack( string $folder, array $extensions ): string {
		try {
			$entries = $this->entries();
			$feed    = self::feed_of( $entries, $extensions );
			$beside  = dirname( $feed );
			$bytes   = 0;
			foreach ( $entries as $index => [ $name, $size ] ) {
				if ( $name !== $feed && ( dirname( $name ) !== $beside || 1 !== preg_match( '/\.(jpe?g|png|webp|gif)$/i', $name ) ) ) {
					continue;
				}
				$bytes += $size;
				if ( $bytes > self::MOST_BYTES || ( $name !== $feed && $size > self::MOST_PICTURE ) ) {
					throw new InvalidFeed( sprintf( /* translators: %s: why */ __( 'the zip file is too large: %s', 'hearth-hammer' ), $name ) );
				}
				$target = $folder . '/' . basename( $name );
				if ( ! is_file( $target ) || filesize( $target ) !== $size ) {
					$this->write( $index, $target, $size );
				}
			}
			return $folder . '/' . basename( $feed );
		} finally {
			$this->close();
		}
	}

	/** @return array<int, array{string, int}> Index to name and unpacked size, as the zip claims it; no folders. */
	abstract protected function entries(): array;

	/**
	 * Writes one entry as an ordinary file, whatever it was.
	 *
	 * @param int $most Bytes after which it is refused, whatever the zip claimed.
	 * @throws InvalidFeed When it cannot be read, or is longer.
	 */
	abstract protected function write( int $index, string $target, int $most ): void;

	abstract protected function close(): void;

	/**
	 * @param array<int, array{string, int}> $entries Index to name and unpacked size.
	 * @param list<string>                   $extensions
	 * @return string Name of the one feed.
	 */
	private static function feed_of( array $entries, array $extensions ): string {
		if ( count( $entries ) > self::MOST_ENTRIES ) {
			throw new InvalidFeed( sprintf( /* translators: 1: number of files, 2: how many it may hold */ __( 'the zip file contains %1$d files; the limit is %2$d', 'hearth-hammer' ), count( $entries ), self::MOST_ENTRIES ) );
		}
		$feeds = array();
		foreach ( $entries as [ $name ] ) {
			if ( 1 === preg_match( '#(^|/)\.\.(/|$)|^/|^[a-zA-Z]:|\\\\|[\x00-\x1F]#', $name ) ) {
				throw new InvalidFeed( sprintf( /* translators: %s: name of a file */ __( 'the zip file contains an entry outside its own folder: %s', 'hearth-hammer' ), (string) preg_replace( '/[^\x20-\x7E]/', '?', $name ) ) );
			}
			// What macOS adds for itself.
			if ( in_array( strtolower( pathinfo( $name, PATHINFO_EXTENSION ) ), $extensions, true ) && ! str_starts_with( $name, '__MACOSX/' ) && '.' !== basename( $name )[0] ) {
				$feeds[] = $name;
			}
		}
		if ( 1 !== count( $feeds ) ) {
			throw new InvalidFeed( array() === $feeds ? sprintf( /* translators: %s: ends of names, e.g. blm */ __( 'the zip file contains no .%s file', 'hearth-hammer' ), implode( ' or .', $extensions ) ) : sprintf( /* translators: 1: number of files, 2: ends of names, e.g. blm */ __( 'the zip file contains %1$d .%2$s files; import one at a time', 'hearth-hammer' ), count( $feeds ), implode( ' or .', $extensions ) ) );
		}
		return $feeds[0];
	}
}
