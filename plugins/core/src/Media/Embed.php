<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * The player that a host has for a tour or a film, for a frame on the page, and which addresses are films. Nothing of a
 * player is loaded before the visitor asks for it.
 *
 * YouTube, Vimeo and the endings of films' files are as in src/enhancements/file-modal/films.ts: both run
 * tests/vectors/films.json and film-files.json.
 */
final readonly class Embed {

	/** Where the players are, for the policy of what a page may ask for. */
	public const ORIGINS = array( 'https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://my.matterport.com', 'https://kuula.co' );

	/** Hosts whose players show films; those of all others show tours. */
	private const FILM_HOSTS = array( 'YouTube', 'Vimeo' );

	/** @param bool $tracks Whether the host keeps something in the visitor's browser beyond what playing needs. */
	private function __construct( public string $host, public string $player, public bool $tracks ) {}

	/** Null for what is no tour or film of a host that we know: it stays a link. */
	public static function of( string $address ): ?self {
		$parts = wp_parse_url( $address );
		if ( ! is_array( $parts ) || ! in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true ) ) {
			return null;
		}
		wp_parse_str( $parts['query'] ?? '', $query );
		$path = $parts['path'] ?? '/';
		return match ( (string) preg_replace( '/^(www|m)\./', '', strtolower( $parts['host'] ?? '' ) ) ) {
			'youtu.be', 'youtube.com', 'youtube-nocookie.com' => self::youtube( $path, $query['v'] ?? null ),
			'vimeo.com', 'player.vimeo.com' => self::vimeo( $path ),
			'my.matterport.com' => self::matterport( $path, $query['m'] ?? null ),
			'kuula.co' => self::kuula( $path ),
			default => null,
		};
	}

	public static function is_film( string $address ): bool {
		return self::is_video_file( $address ) || in_array( self::of( $address )?->host, self::FILM_HOSTS, true );
	}

	/** Whether browsers play the file themselves. */
	public static function is_video_file( string $address ): bool {
		$path = wp_parse_url( $address, PHP_URL_PATH );
		return is_string( $path ) && 1 === preg_match( '/\.(webm|mp4|m4v|ogv)$/iD', $path );
	}

	private static function youtube( string $path, mixed $id ): ?self {
		$id = is_string( $id ) ? $id : ( 1 === preg_match( '#^/(?:(?:embed|shorts|live)/)?([\w-]{6,20})/?$#D', $path, $found ) ? $found[1] : '' );
		return 1 === preg_match( '/^[\w-]{6,20}$/D', $id ) ? new self( 'YouTube', "https://www.youtube-nocookie.com/embed/{$id}?autoplay=1", true ) : null;
	}

	/** With `dnt` Vimeo sets no cookies but those against robots. */
	private static function vimeo( string $path ): ?self {
		return 1 === preg_match( '#^/(?:video/)?(\d{5,12})/?$#D', $path, $found ) ? new self( 'Vimeo', "https://player.vimeo.com/video/{$found[1]}?dnt=1&autoplay=1", false ) : null;
	}

	private static function matterport( string $path, mixed $id ): ?self {
		$is_tour = 1 === preg_match( '#^/show/?$#D', $path ) && is_string( $id ) && 1 === preg_match( '/^\w{8,20}$/D', $id );
		return $is_tour ? new self( 'Matterport', "https://my.matterport.com/show/?m={$id}&play=1", true ) : null;
	}

	private static function kuula( string $path ): ?self {
		return 1 === preg_match( '#^/(?:share|post)/((?:collection/)?\w{3,12})/?$#D', $path, $found ) ? new self( 'Kuula', "https://kuula.co/share/{$found[1]}", true ) : null;
	}
}
