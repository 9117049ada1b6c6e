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
final class ZipFeed {

	private const MOST_ENTRIES = 150000;
	private const MOST_BYTES   = 4 * 1024 * 1024 * 1024;
	private const MOST_PICTURE = 25 * 1024 * 1024;

	/**
	 * @param string $folder Where to; its own folder, so that a second call finds what the first unpacked.
	 * @param list<string> $extensions Of feeds, e.g. `blm`.
	 * @return string Path of the feed.
	 * @throws InvalidFeed
	 */
	public static function unpack( string $path, string $folder, array $extensions ): string {
		$zip = class_exists( 'ZipArchive' ) ? ZipArchiveEntries::open( $path ) : PclZipEntries::open( $path );
		try {
			$entries = $zip->entries();
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
					$zip->write( $index, $target, $size );
				}
			}
			return $folder . '/' . basename( $feed );
		} finally {
			$zip->close();
		}
	}

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
