<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

use WP_Dependencies;
use WP_Hook;

/**
 * WordPress's state in memory as it was before a test.
 */
final class Snapshot {

	/** Values and objects that are replaced, not changed in place. */
	private const GLOBALS = array(
		'wp_actions', 'wp_filters', 'wp_current_filter', 'wp_post_types', 'wp_post_statuses', 'wp_taxonomies', 'wp_meta_keys',
		'wp_registered_settings', 'new_allowed_options', 'wp_rest_server', 'current_user', 'current_screen', 'shortcode_tags', 'post', 'wp_query', 'wp_the_query', 'wp', 'pagenow',
		'_GET', '_POST', '_REQUEST', '_COOKIE', '_SERVER', '_FILES',
	);

	/** Objects that are changed in place. */
	private const OBJECTS = array( 'wp_rewrite', 'wp_scripts', 'wp_styles', 'wp_object_cache' );

	/** @var array<string, WP_Hook> */
	private array $hooks;

	/** @var array<string, mixed> */
	private array $values = array();

	/** @var array<string, object|null> */
	private array $objects = array();

	public function __construct() {
		$this->hooks = array_map( static fn ( WP_Hook $hook ): WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
		foreach ( self::GLOBALS as $name ) {
			$this->values[ $name ] = $GLOBALS[ $name ] ?? null;
		}
		wp_scripts();
		wp_styles();
		foreach ( self::OBJECTS as $name ) {
			$this->objects[ $name ] = self::copy( $GLOBALS[ $name ] ?? null );
		}
	}

	public function restore(): void {
		$GLOBALS['wp_filter'] = $this->hooks;
		foreach ( $this->values as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}
		foreach ( $this->objects as $name => $object ) {
			$GLOBALS[ $name ] = $object;
		}
	}

	/**
	 * Sets what a web server tells PHP about a request.
	 *
	 * @param array<string, string> $server  Entries of $_SERVER.
	 * @param array<string, string> $headers Request headers.
	 * @return callable(): void Puts the former request back.
	 */
	public static function request( array $server, array $headers = array() ): callable {
		$former = $_SERVER;
		foreach ( $headers as $name => $value ) {
			$server[ 'HTTP_' . strtoupper( strtr( $name, '-', '_' ) ) ] = $value;
		}
		$_SERVER = array( ...$_SERVER, ...$server );
		return static function () use ( $former ): void {
			$_SERVER = $former;
		};
	}

	private static function copy( ?object $thing ): ?object {
		if ( null === $thing ) {
			return null;
		}
		$copy = clone $thing;
		if ( $copy instanceof WP_Dependencies ) {
			$copy->registered = array_map( static fn ( object $dependency ): object => clone $dependency, $copy->registered );
		}
		return $copy;
	}
}
