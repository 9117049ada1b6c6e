<?php
/**
 * Plugin Name: Hearth & Hammer in wp-env
 * Description: Activates the theme and the plugins on the first requests. wp-env knows our folders by mappings only (their names differ from the slugs), which it does not activate; and its Playground runtime has no "run".
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

add_action(
	'wp_loaded',
	static function (): void {
		$step = (int) get_option( 'hearth_hammer_wp_env', 0 );
		if ( 2 === $step || wp_installing() ) {
			return;
		}
		update_option( 'hearth_hammer_wp_env', $step + 1, true );
		if ( 1 === $step ) {
			// Everything is loaded by now, so that the rewrite rules are complete.
			require WP_CONTENT_DIR . '/hearth-hammer-site/apply-settings.php';
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		foreach ( array( 'hearth-hammer-core/hearth-hammer-core.php', 'hpapi/hpapi.php', 'caphpi/caphpi.php', 'hearth-hammer-auctions/hearth-hammer-auctions.php' ) as $plugin ) {
			activate_plugin( $plugin );
		}
		switch_theme( 'hearth-hammer' );
		if ( ! wp_doing_cron() && isset( $_SERVER['REQUEST_METHOD'] ) && 'GET' === $_SERVER['REQUEST_METHOD'] ) {
			// This request has not loaded the theme's functions.
			wp_safe_redirect( add_query_arg( array() ) );
			exit;
		}
	}
);
