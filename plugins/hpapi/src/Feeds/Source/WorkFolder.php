<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Source;

use HearthHammer\Core\Config\Config;
use HearthHammer\Hpapi\Feeds\BadFeed;

/**
 * Where uploads wait and zips are unpacked: below the uploads folder, which all PHP nodes share, under a name that
 * nobody can guess. HPAPI_FEED_WORK_FOLDER names another place.
 */
final class WorkFolder {

	/** Left over by imports that nobody went on with. */
	private const KEPT_SECONDS = 3 * DAY_IN_SECONDS;

	/** A folder of its own, made if need be. */
	public static function make( string $name ): string {
		$base   = self::base();
		$folder = $base . '/' . sanitize_file_name( $name );
		if ( ! wp_mkdir_p( $folder ) ) {
			throw new BadFeed( sprintf( 'the folder %s cannot be written', $folder ) );
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

	private static function base(): string {
		$base = Config::string( 'HPAPI_FEED_WORK_FOLDER' );
		return '' !== $base ? rtrim( $base, '/' ) : wp_upload_dir( null, false )['basedir'] . '/hpapi-feeds-' . substr( hash_hmac( 'sha256', 'feeds', wp_salt() ), 0, 16 );
	}

	/** The same one for the same zip, so that an import that was stopped finds it again. */
	public static function for_zip( string $path ): string {
		return self::make( 'zip-' . substr( hash( 'sha256', $path . '|' . filesize( $path ) . '|' . filemtime( $path ) ), 0, 24 ) );
	}

	/** Removes a folder of ours with everything in it; any other is left alone. */
	public static function remove( string $folder ): void {
		if ( dirname( $folder ) !== self::base() || 1 !== preg_match( '/^(zip|upload)-[a-z0-9]+$/', basename( $folder ) ) || ! is_dir( $folder ) ) {
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
	public static function sweep(): void {
		foreach ( array( ...(array) glob( self::base() . '/zip-*', GLOB_ONLYDIR ), ...(array) glob( self::base() . '/upload-*', GLOB_ONLYDIR ) ) as $folder ) {
			if ( filemtime( (string) $folder ) < time() - self::KEPT_SECONDS ) {
				self::remove( (string) $folder );
			}
		}
	}
}
