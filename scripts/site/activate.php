<?php
/**
 * Activates one plugin, or the theme, as an administrator would: each in a request of its own, because a plugin
 * may count on those it requires having been loaded from the start.
 *
 * Usage: activate.php <WordPress folder> plugin|theme <name>
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

[ , $folder, $kind, $name ] = $argv;

require $folder . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

if ( 'theme' === $kind ) {
	$theme = wp_get_theme( $name );
	if ( ! $theme->exists() || $theme->errors() ) {
		fwrite( STDERR, "The theme {$name} is missing or broken.\n" );
		exit( 1 );
	}
	switch_theme( $name );
	exit( 0 );
}

$result = is_plugin_active( $name ) ? null : activate_plugin( $name );
if ( is_wp_error( $result ) ) {
	fwrite( STDERR, "The plugin {$name} could not be activated: {$result->get_error_message()}\n" );
	exit( 1 );
}
