<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Files;

use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Sync\InvalidFeed;

/**
 * Where uploads wait and zips are unpacked: below the uploads folder, which all PHP nodes share, under a name that
 * nobody can guess; a setting names another place.
 */
final readonly class WorkFolder {

	/** Left over by imports that nobody went on with. */
	private const KEPT_SECONDS = 3 * DAY_IN_SECONDS;

	/** A folder without anything in it, as a request that died leaves it. */
	private const EMPTY_SECONDS = HOUR_IN_SECONDS;

	/**
	 * @param string $setting Constant or environment variable, e.g. `HPAPI_FEED_WORK_FOLDER`.
	 * @param string $name    Of the folder below uploads, which gets letters that nobody can guess.
	 */
	public function __construct(
		private string $setting,
		private string $name,
	) {}

	/** A folder of its own, made if need be. */
	public function make( string $name ): string {
		$base   = $this->base();
		$folder = $base . '/' . sanitize_file_name( $name );
		if ( ! wp_mkdir_p( $folder ) ) {
			throw new InvalidFeed( sprintf( /* translators: %s: path */ __( 'cannot write to the folder %s', 'hearth-hammer' ), $folder ) );
		}
		foreach ( array(
			'.htaccess'  => "Require all denied\n",
			'index.html' => '',
		) as $file => $content ) {
			if ( ! is_file( $base . '/' . $file ) ) {
				file_put_contents( $base . '/' . $file, $content ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			}
		}
		return $folder;
	}

	private function base(): string {
		$base = Config::string( $this->setting );
		return '' !== $base ? rtrim( $base, '/' ) : wp_upload_dir( null, false )['basedir'] . '/' . $this->name . '-' . substr( hash_hmac( 'sha256', 'feeds', wp_salt() ), 0, 16 );
	}

	/**
	 * Unpacks the feed and the pictures of a zip into one folder.
	 *
	 * @param list<string> $extensions Of feeds, e.g. `blm`.
	 * @return string Path of the feed.
	 * @throws InvalidFeed When the zip is not to be trusted.
	 */
	public function unpack( string $zip, array $extensions ): string {
		$folder = $this->make( self::zip_name( $zip ) );
		try {
			return ZipFeed::of( $zip )->unpack( $folder, $extensions );
		} catch ( InvalidFeed $refused ) {
			// The same zip is refused again: nothing of it is worth keeping.
			$this->remove( $folder );
			throw $refused;
		}
	}

	/** Removes what unpack() made of a zip, when no import will go on with it. */
	public function remove_unpacked( string $zip ): void {
		$this->remove( $this->base() . '/' . self::zip_name( $zip ) );
	}

	/** The same name for the same zip, so that an import that was stopped finds its folder again. */
	private static function zip_name( string $path ): string {
		return 'zip-' . substr( hash( 'sha256', $path . '|' . filesize( $path ) . '|' . filemtime( $path ) ), 0, 24 );
	}

	/** Removes a folder of ours with everything in it; any other is left alone. */
	public function remove( string $folder ): void {
		if ( dirname( $folder ) !== $this->base() || 1 !== preg_match( '/^(zip|upload)-[a-z0-9]+$/', basename( $folder ) ) || ! is_dir( $folder ) ) {
			return;
		}
		foreach ( (array) scandir( $folder ) as $name ) {
			if ( is_file( $folder . '/' . $name ) ) {
				wp_delete_file( $folder . '/' . $name );
			}
		}
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	/** Removes what was left behind. */
	public function sweep(): void {
		foreach ( array( ...(array) glob( $this->base() . '/zip-*', GLOB_ONLYDIR ), ...(array) glob( $this->base() . '/upload-*', GLOB_ONLYDIR ) ) as $folder ) {
			$is_empty = array( '.', '..' ) === scandir( (string) $folder );
			if ( filemtime( (string) $folder ) < time() - ( $is_empty ? self::EMPTY_SECONDS : self::KEPT_SECONDS ) ) {
				$this->remove( (string) $folder );
			}
		}
	}
}
