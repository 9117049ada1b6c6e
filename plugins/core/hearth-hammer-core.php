<?php
/**
 * Plugin Name:       Hearth & Hammer Core
 * Description:       Features shared by the Hearth & Hammer plugins: islands, blocks, mail, settings, company, places, pictures and imports.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.2
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Update URI:        false
 * Text Domain:       hearth-hammer
 * Domain Path:       /languages
 *
 * @package HearthHammer\Core
 */

declare( strict_types=1 );

namespace HearthHammer\Core;

defined( 'ABSPATH' ) || exit;

const VERSION     = '0.1.0';
const PLUGIN_FILE = __FILE__;

// Where this copy hears of updates, and the public keys whose signature they need: npm run release sets both.
const UPDATE_URI   = '';
const RELEASE_KEYS = array();

require_once __DIR__ . '/src/Autoloader.php';
Autoloader::add( __NAMESPACE__ . '\\', __DIR__ . '/src' );

Core::boot( __FILE__ );
