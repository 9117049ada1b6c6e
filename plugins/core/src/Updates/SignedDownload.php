<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Updates;

use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Http\HttpFailed;
use HearthHammer\Core\Http\HttpFailure;
use HearthHammer\Core\Http\HttpRequest;
use HearthHammer\Core\Module;
use WP_Error;
use WP_Upgrader;

defined( 'ABSPATH' ) || exit;

/**
 * Downloads our updates in WordPress's stead, and gives it only what the signed list describes: this plugin, a newer
 * version than the installed one, these bytes. It is checked before anything is unpacked.
 *
 * WordPress takes the address of a package from a transient, which anything on the site can write. So only the signed
 * list says where the package is.
 */
final readonly class SignedDownload implements Module {

	private const CONNECT_SECONDS = 10.0;
	private const SECONDS         = 300.0;

	public function __construct( private UpdateFeed $feed ) {}

	public function register(): void {
		if ( $this->feed->is_on() ) {
			// Behind all others: what another plugin downloaded was not checked.
			add_filter( 'upgrader_pre_download', $this->download( ... ), PHP_INT_MAX, 4 );
		}
	}

	/** @param array<string, mixed> $about Which plugin or theme WordPress updates. */
	private function download( mixed $reply, mixed $address, WP_Upgrader $upgrader, array $about ): mixed {
		$ours = $this->ours( $address, $about );
		if ( null === $ours || $reply instanceof WP_Error ) {
			return $reply;
		}
		[ $name, $installed, $package ] = $ours;
		if ( null === $package ) {
			return self::refused( 'hh_update_unsigned', $name, $this->feed->fault()['sentence'] ?? __( 'The signed list of releases does not name it.', 'hearth-hammer' ) );
		}
		if ( ! $package->is_newer_than( $installed ) ) {
			/* translators: 1: version on offer, 2: installed version */
			return self::refused( 'hh_update_old', $name, sprintf( __( 'The signed version is %1$s, and %2$s is installed.', 'hearth-hammer' ), $package->version, $installed ) );
		}
		$upgrader->skin->feedback( 'downloading_package', $package->url );
		return $this->fetched( $package, $name );
	}

	/**
	 * @param array<string, mixed> $about
	 * @return array{string, string, ReleasedPackage|null}|null Name, installed version and what is signed; null for what is none of ours.
	 */
	private function ours( mixed $address, array $about ): ?array {
		$file  = is_string( $about['plugin'] ?? null ) ? $about['plugin'] : '';
		$theme = is_string( $about['theme'] ?? null ) ? wp_get_theme( $about['theme'] ) : null;
		if ( '' !== $file && is_file( WP_PLUGIN_DIR . "/{$file}" ) ) {
			$headers = get_plugin_data( WP_PLUGIN_DIR . "/{$file}", false, false );
			return ( $headers['UpdateURI'] ?? '' ) === $this->feed->address ? array( $headers['Name'], $headers['Version'], $this->feed->document()?->package( 'plugin', dirname( $file ) ) ) : null;
		}
		if ( null !== $theme && $theme->exists() ) {
			return $theme->get( 'UpdateURI' ) === $this->feed->address ? array( (string) $theme->get( 'Name' ), (string) $theme->get( 'Version' ), $this->feed->document()?->package( 'theme', $theme->get_stylesheet() ) ) : null;
		}
		// Installed afresh from its details.
		$package = is_string( $address ) && str_starts_with( $address, 'https://' . $this->feed->host() . '/' ) ? $this->feed->document()?->package_at( $address ) : null;
		return null === $package ? null : array( $package->name, '0', $package );
	}

	/** @return string|WP_Error Path of the zip, which WordPress deletes. */
	private function fetched( ReleasedPackage $package, string $name ): string|WP_Error {
		$path = wp_tempnam( "{$package->slug}.zip" );
		try {
			$answer = ( new HttpClient( self::CONNECT_SECONDS, self::SECONDS, $package->bytes ) )->save( new HttpRequest( 'GET', $package->url ), $path );
		} catch ( HttpFailed $failed ) {
			/* translators: %s: reason, such as "no connection" */
			return HttpFailure::TooLarge === $failed->failure ? self::other_file( $name ) : self::refused( 'hh_update_download', $name, sprintf( __( 'The download failed: %s.', 'hearth-hammer' ), $failed->getMessage() ) );
		}
		if ( 200 === $answer->status && $package->is_in( $path ) ) {
			return $path;
		}
		wp_delete_file( $path );
		/* translators: %d: HTTP status, such as 404 */
		return 200 === $answer->status ? self::other_file( $name ) : self::refused( 'hh_update_download', $name, sprintf( __( 'The server answered with status %d.', 'hearth-hammer' ), $answer->status ) );
	}

	private static function other_file( string $name ): WP_Error {
		return self::refused( 'hh_update_checksum', $name, __( 'The downloaded file is not the one that the publisher signed. Ask the people who publish the releases.', 'hearth-hammer' ) );
	}

	private static function refused( string $code, string $name, string $why ): WP_Error {
		/* translators: 1: name of a plugin or theme, 2: a sentence with the reason */
		return new WP_Error( $code, sprintf( __( '%1$s was not updated. %2$s Nothing was changed.', 'hearth-hammer' ), $name, $why ) );
	}
}
