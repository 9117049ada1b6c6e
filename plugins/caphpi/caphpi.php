<?php
/**
 * Plugin Name:       Hearth & Hammer Vehicle Valuation
 * Description:       Instant online valuations for cars and vans, from the number plate and mileage.
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
 * @package HearthHammer\Caphpi
 */

declare( strict_types=1 );

namespace HearthHammer\Caphpi;

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
		}
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
