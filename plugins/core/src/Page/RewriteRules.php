<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

use HearthHammer\Core\Module;
use WP_Rewrite;

defined( 'ABSPATH' ) || exit;

/**
 * Has WordPress make its list of addresses anew when our plugins and theme bring other rules than those it knows.
 *
 * Only rules to variables and post types of ours count: what others add may change with every request.
 */
final class RewriteRules implements Module {

	private const OPTION = 'hh_rules_hash';
	private const OURS   = '/(?:^|[?&=])(?:hh|hpapi|caphpi)_/';

	public function register(): void {
		add_action( 'init', $this->refresh( ... ), 999 );
	}

	public function refresh(): void {
		global $wp_rewrite;
		$hash = self::hash( $wp_rewrite );
		if ( get_option( self::OPTION ) !== $hash ) {
			delete_option( 'rewrite_rules' );
			update_option( self::OPTION, $hash, true );
			delete_option( 'hpapi_rules_version' ); // What was counted by hand before.
		}
	}

	/**
	 * The next request makes WordPress's list anew.
	 *
	 * @param bool $on_network For every site of the network, as WordPress tells the hooks of activation and deactivation.
	 */
	public static function forget( bool $on_network = false ): void {
		$sites = $on_network && is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( get_current_blog_id() );
		foreach ( $sites as $site ) {
			is_multisite() && switch_to_blog( (int) $site );
			delete_option( 'rewrite_rules' );
			delete_option( self::OPTION );
			is_multisite() && restore_current_blog();
		}
	}

	private static function hash( WP_Rewrite $rewrite ): string {
		$rules      = array_filter( $rewrite->extra_rules_top, static fn ( mixed $to ): bool => is_string( $to ) && 1 === preg_match( self::OURS, $to ) );
		$structures = array_filter( $rewrite->extra_permastructs, static fn ( string|int $name ): bool => 1 === preg_match( self::OURS, (string) $name ), ARRAY_FILTER_USE_KEY );
		return md5( (string) wp_json_encode( array( $rules, $structures ) ) );
	}
}
