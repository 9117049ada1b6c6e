<?php
/**
 * Plugin Name:       Hearth & Hammer Auctions
 * Description:       Catalogues, sales and lots for property, car and van auctions.
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
 * @package HearthHammer\Auctions
 */

declare( strict_types=1 );

namespace HearthHammer\Auctions;

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
				if ( 1 === preg_match( '/(?:^|[?&])hh_(?:addend|auction|enquir|legal|lot|make|sale|sell|viewing|watch)/', (string) $wp->matched_query ) ) {
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
