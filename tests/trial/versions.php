<?php
/**
 * Prints the versions of our plugins and of the theme, by name, as JSON.
 *
 * @package HearthHammer
 */

require_once ABSPATH . 'wp-admin/includes/plugin.php';
$hh_own = array_filter( get_plugins(), static fn ( array $plugin ): bool => 'https://localhost' === substr( $plugin['UpdateURI'] ?? '', 0, 17 ) );
echo wp_json_encode( array_column( $hh_own, 'Version', 'Name' ) + array( 'theme' => wp_get_theme()->get( 'Version' ) ) );
