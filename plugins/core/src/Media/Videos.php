<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * Which of a record's tours are films.
 *
 * Files are known by their endings as in src/enhancements/file-modal/films.ts: both run tests/vectors/film-files.json.
 */
final class Videos {

	/** Hosts whose players show films; those of all others show tours. */
	private const HOSTS = array( 'YouTube', 'Vimeo' );

	public static function is_film( string $address ): bool {
		return self::is_file( $address ) || in_array( Embed::of( $address )?->host, self::HOSTS, true );
	}

	/** Whether browsers play the file themselves. */
	public static function is_file( string $address ): bool {
		$path = wp_parse_url( $address, PHP_URL_PATH );
		return is_string( $path ) && 1 === preg_match( '/\.(webm|mp4|m4v|ogv)$/iD', $path );
	}
}
