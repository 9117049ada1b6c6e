<?php
/**
 * Plugin Name:       Hearth & Hammer Estate Agency
 * Description:       Estate agency features: property search, property and parish pages, feeds, enquiries and saved searches.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.2
 * Requires Plugins:  hearth-hammer-core
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Update URI:        false
 * Text Domain:       hearth-hammer
 * Domain Path:       /languages
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Core\Autoloader;

defined( 'ABSPATH' ) || exit;

const VERSION     = '0.1.0';
const PLUGIN_FILE = __FILE__;

// Core may come later in the list of active plugins than we do, or be off.
add_action(
	'plugins_loaded',
	static function (): void {
		if ( class_exists( Autoloader::class ) ) {
			Autoloader::add( __NAMESPACE__ . '\\', __DIR__ . '/src' );
			Plugin::boot();
			return;
		}
		// WordPress still knows our addresses, and would show the home page for each.
		add_action(
			'parse_request',
			static function ( \WP $wp ): void {
				if ( 1 === preg_match( '/(?:^|[?&])hpapi_/', (string) $wp->matched_query ) ) {
					$wp->query_vars = array( 'error' => '404' );
				}
			}
		);
	},
	5
);

register_activation_hook(
	__FILE__,
	static function (): void {
		if ( class_exists( Autoloader::class ) ) {
			Autoloader::add( __NAMESPACE__ . '\\', __DIR__ . '/src' );
			Plugin::activate();
		}
	}
);
register_deactivation_hook( __FILE__, static function (): void {
		delete_option( 'rewrite_rules' );
	} );
