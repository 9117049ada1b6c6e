<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * The tours and films of a property or lot, as a page shows them.
 *
 * Files of films are known by their endings as in src/enhancements/file-modal/films.ts: both run
 * tests/vectors/film-files.json.
 */
final class Tours {

	/** Hosts whose players show films; those of all others show tours. */
	private const HOSTS = array( 'YouTube', 'Vimeo' );

	/**
	 * @param list<mixed> $links As Links::labelled() takes them.
	 * @return list<array{label: string, url: string, is_film: bool, embed: array{host: string, player: string, tracks: bool}|null}> `embed` is null for what is a link alone.
	 */
	public static function of( array $links ): array {
		return array_map(
			static function ( array $link ): array {
				$embed   = Embed::of( $link['url'] );
				$is_film = self::is_film( $link['url'] );
				$kind    = $is_film ? __( 'Video', 'hearth-hammer' ) : __( 'Virtual tour', 'hearth-hammer' );
				return array(
					'label'   => '' === $link['label'] ? $kind : $link['label'],
					'url'     => $link['url'],
					'is_film' => $is_film,
					'embed'   => null === $embed ? null : (array) $embed,
				);
			},
			Links::labelled( $links, '' )
		);
	}

	public static function is_film( string $address ): bool {
		return self::is_video_file( $address ) || in_array( Embed::of( $address )?->host, self::HOSTS, true );
	}

	/** Whether browsers play the file themselves. */
	public static function is_video_file( string $address ): bool {
		$path = wp_parse_url( $address, PHP_URL_PATH );
		return is_string( $path ) && 1 === preg_match( '/\.(webm|mp4|m4v|ogv)$/iD', $path );
	}
}
