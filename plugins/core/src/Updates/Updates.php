<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Updates;

use HearthHammer\Core\Module;
use stdClass;

defined( 'ABSPATH' ) || exit;

/**
 * New versions in WordPress's own screens: every plugin and theme whose `Update URI` is that of this copy.
 */
final readonly class Updates implements Module {

	public function __construct( private UpdateFeed $feed ) {}

	public function register(): void {
		if ( ! $this->feed->is_on() ) {
			return;
		}
		$host = $this->feed->host();
		add_filter( "update_plugins_{$host}", fn ( mixed $update, array $headers, string $file ): mixed => $this->offer( $update, $headers, 'plugin', dirname( $file ) ), 10, 3 );
		add_filter( "update_themes_{$host}", fn ( mixed $update, array $headers, string $slug ): mixed => $this->offer( $update, $headers, 'theme', $slug ), 10, 3 );
		add_filter( 'plugins_api', $this->details( ... ), 10, 3 );
		// "Check again" on WordPress's own screen, before WordPress itself asks.
		add_action( 'load-update-core.php', fn () => isset( $_GET['force-check'] ) && $this->feed->forget(), 1 ); // phpcs:ignore WordPress.Security.NonceVerification -- As WordPress does; it only asks again.
	}

	/**
	 * @param mixed                $update  What others said; false for nothing.
	 * @param array<string, mixed> $headers Of what is installed.
	 * @param 'plugin'|'theme'     $type
	 */
	private function offer( mixed $update, array $headers, string $type, string $slug ): mixed {
		// Others may have their updates on the same host.
		if ( ( $headers['UpdateURI'] ?? '' ) !== $this->feed->address ) {
			return $update;
		}
		$document = $this->feed->document();
		$package  = $document?->package( $type, $slug );
		return null === $document || null === $package ? $update : array(
			'slug'         => $slug,
			'theme'        => $slug,
			'version'      => $package->version,
			'url'          => $document->notes_url,
			'package'      => $package->url,
			'tested'       => $package->tested,
			'requires'     => $package->requires,
			'requires_php' => $package->requires_php,
		);
	}

	/** What "View version … details" shows. */
	private function details( mixed $result, string $action, mixed $about ): mixed {
		$slug = is_object( $about ) && is_string( $about->slug ?? null ) ? $about->slug : '';
		if ( 'plugin_information' !== $action || '' === $slug ) {
			return $result;
		}
		$document = $this->feed->document();
		$package  = $document?->package( 'plugin', $slug );
		if ( null === $document || null === $package ) {
			return $result;
		}
		$details                = new stdClass();
		$details->name          = $package->name;
		$details->slug          = $slug;
		$details->version       = $package->version;
		$details->last_updated  = $document->released;
		$details->requires      = $package->requires;
		$details->tested        = $package->tested;
		$details->requires_php  = $package->requires_php;
		$details->download_link = $package->url;
		$details->sections      = array( 'changelog' => $document->notes );
		return $details;
	}
}
