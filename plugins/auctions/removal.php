<?php
/**
 * Removes what a plugin made, on every site of a network. Each plugin has its own copy of this file, for any of them
 * may be the last one left; a test holds the copies together. Nothing of the plugins' classes is used.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * @param array{
 *     posts?: list<string>, without_pictures?: list<string>, taxonomies?: list<string>, tables?: list<string>, options?: list<string>,
 *     kept_options?: list<string>, meta?: list<string>, capabilities?: string, roles?: list<string>,
 *     hooks?: list<string>, outbox?: string, replies?: string, scopes?: list<string>, folders?: list<string>,
 *     files?: array<string, string>, pages?: list<string>, before?: callable(): void
 * } $made Post types with their attachments, and those whose attachments stay; names of tables without prefix; options, transients and meta keys as
 *         LIKE patterns (`\_` is an underscore); a regular expression of capabilities; hooks of WordPress's cron;
 *         the beginning of the outbox's kinds; what staff's answers are about; scopes of imports; patterns of folders below uploads;
 *         folders there whose name is not ours alone, and a regular expression of our files in them; paths of pages that the plugin
 *         made, those below others first.
 */
return static function ( array $made ): void {
	global $wpdb;

	// phpcs:disable WordPress.DB -- direct statements on tables that go.
	$has = static fn ( string $table ): bool => $wpdb->prefix . $table === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . $table ) ) );

	// Where the plugins were at work in this very request (`wp plugin uninstall --deactivate`), they would answer to what
	// is deleted here, and write to their tables once more when the request ends.
	$stop_work = static function (): void {
		foreach ( $GLOBALS['wp_filter'] as $hook => $at ) {
			foreach ( $at->callbacks as $priority => $callbacks ) {
				foreach ( array_column( $callbacks, 'function' ) as $work ) {
					if ( $work instanceof Closure && str_starts_with( (string) ( new ReflectionFunction( $work ) )->getClosureScopeClass()?->name, 'HearthHammer\\' ) ) {
						remove_filter( (string) $hook, $work, $priority );
					}
				}
			}
		}
	};

	$remove_posts = static function ( array $types, array $without ) use ( $wpdb ): void {
		$in       = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		$pictured = array_values( array_diff( $types, $without ) );
		$parents  = implode( ',', array_fill( 0, count( $pictured ), '%s' ) );
		do {
			// Attachments first: without their post nobody would find them.
			$ids  = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ({$in}) OR ( post_type = 'attachment' AND post_parent IN ( SELECT ID FROM ( SELECT ID FROM {$wpdb->posts} WHERE post_type IN ({$parents}) ) hh ) ) ORDER BY post_type = 'attachment' DESC LIMIT 100", ...$types, ...$pictured ) );
			$gone = 0;
			foreach ( array_map( 'intval', $ids ) as $id ) {
				$gone += (int) (bool) ( 'attachment' === get_post_type( $id ) ? wp_delete_attachment( $id, true ) : wp_delete_post( $id, true ) );
			}
			// Another plugin may forbid it; then asking for ever would not help.
		} while ( $gone > 0 );
	};

	$remove_terms = static function ( array $taxonomies ): void {
		foreach ( $taxonomies as $taxonomy ) {
			taxonomy_exists( $taxonomy ) || register_taxonomy( $taxonomy, 'post' );
			$ids = get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'ids' ) );
			foreach ( is_array( $ids ) ? $ids : array() as $id ) {
				wp_delete_term( (int) $id, $taxonomy );
			}
			delete_option( "{$taxonomy}_children" );
		}
	};

	$remove_options = static function ( array $patterns, array $kept ) use ( $wpdb ): void {
		foreach ( $patterns as $pattern ) {
			$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s", $pattern, '\_transient\_' . $pattern, '\_transient\_timeout\_' . $pattern ) );
			array_map( 'delete_option', array_diff( $names, $kept ) );
		}
	};

	$remove_folder = static function ( string $folder, string $ours = '//' ): void {
		$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST );
		foreach ( $files as $file ) {
			if ( $file->isDir() && ! $file->isLink() ) {
				count( (array) scandir( $file->getPathname() ) ) > 2 || rmdir( $file->getPathname() );
			} elseif ( 1 === preg_match( $ours, $file->getFilename() ) ) {
				wp_delete_file( $file->getPathname() );
			}
		}
		count( (array) scandir( $folder ) ) > 2 || rmdir( $folder );
	};

	$remove_capabilities = static function ( array $roles, string $pattern ): void {
		array_map( 'remove_role', $roles );
		foreach ( '' === $pattern ? array() : wp_roles()->role_objects as $role ) {
			array_map( $role->remove_cap( ... ), array_filter( array_map( 'strval', array_keys( $role->capabilities ) ), static fn ( string $name ): bool => 1 === preg_match( $pattern, $name ) ) );
		}
	};

	// What is shared by the plugins stands in core's tables, which may be gone already.
	$remove_shared = static function ( string $outbox, string $replies, array $scopes ) use ( $wpdb, $has ): void {
		if ( '' !== $outbox && $has( 'hh_outbox' ) ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE kind LIKE %s', $wpdb->prefix . 'hh_outbox', $wpdb->esc_like( $outbox ) . '%' ) );
		}
		if ( '' !== $replies && $has( 'hh_reply' ) ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE source = %s', $wpdb->prefix . 'hh_reply', $replies ) );
		}
		if ( '' !== $replies && $has( 'hh_outbox' ) ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE kind = 'hh.reply' AND subject LIKE %s", $wpdb->prefix . 'hh_outbox', $wpdb->esc_like( $replies ) . ':%' ) );
		}
		foreach ( $scopes as $scope ) {
			if ( $has( 'hh_sync_change' ) && $has( 'hh_sync_run' ) ) {
				$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE run_id IN ( SELECT id FROM %i WHERE scope = %s )', $wpdb->prefix . 'hh_sync_change', $wpdb->prefix . 'hh_sync_run', $scope ) );
			}
			foreach ( array_filter( array( 'hh_sync_run', 'hh_sync_reference' ), $has ) as $table ) {
				$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE scope = %s', $wpdb->prefix . $table, $scope ) );
			}
		}
		if ( $scopes && $has( 'hh_media' ) ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE post_id NOT IN ( SELECT ID FROM %i )', $wpdb->prefix . 'hh_media', $wpdb->posts ) );
		}
	};

	// An edited page is the editors' work: it stays.
	$remove_pages = static function ( array $paths ): array {
		$kept = array();
		foreach ( $paths as $path ) {
			$page = get_page_by_path( $path );
			if ( null === $page || 'trash' === $page->post_status ) {
				continue;
			}
			$has_others = array() !== get_posts( array( 'post_type' => 'page', 'post_parent' => $page->ID, 'post_status' => array( 'publish', 'draft', 'pending', 'private', 'future' ), 'numberposts' => 1, 'fields' => 'ids' ) );
			if ( $page->post_modified_gmt === $page->post_date_gmt && ! $has_others ) {
				wp_trash_post( $page->ID );
			} else {
				$kept[] = $page;
			}
		}
		return $kept;
	};

	// Named in the log, on the command line, and to who uninstalls: by core's notice on Plugins and Pages, and where core
	// is off, by email.
	$tell_kept_pages = static function ( array $kept ): void {
		if ( array() === $kept ) {
			return;
		}
		$lines = array_map( static fn ( WP_Post $page ): string => sprintf( '"%s" (%s)', $page->post_title, (string) get_permalink( $page ) ), $kept );
		foreach ( $lines as $line ) {
			error_log( "Hearth & Hammer: the page {$line} was edited or has pages below it, so it was kept." ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::warning( 'These pages were edited or have pages below them, so they were kept: ' . implode( ', ', $lines ) );
		}
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		if ( is_plugin_active( 'hearth-hammer-core/hearth-hammer-core.php' ) ) {
			update_option( 'hh_core_kept_pages', array_values( array_unique( array( ...(array) get_option( 'hh_core_kept_pages', array() ), ...array_column( $kept, 'ID' ) ) ) ), false );
			return;
		}
		$person = wp_get_current_user();
		wp_mail(
			$person->exists() ? $person->user_email : (string) get_option( 'admin_email' ),
			sprintf( 'Pages kept after you deleted a Hearth & Hammer plugin: %s', wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ),
			"These pages were edited or have pages below them, so they were kept:\n\n" . implode( "\n", $lines ) . "\n\nIf you don't need them, move them to the Trash: " . admin_url( 'edit.php?post_type=page' ) . "\n"
		);
	};

	$remove = static function () use ( $made, $wpdb, $remove_pages, $tell_kept_pages, $remove_posts, $remove_terms, $remove_options, $remove_folder, $remove_capabilities, $remove_shared ): void {
		if ( ! empty( $made['posts'] ) ) {
			$remove_posts( $made['posts'], $made['without_pictures'] ?? array() );
		}
		$remove_terms( $made['taxonomies'] ?? array() );
		$tell_kept_pages( $remove_pages( $made['pages'] ?? array() ) );
		isset( $made['before'] ) && $made['before']();
		$remove_shared( $made['outbox'] ?? '', $made['replies'] ?? '', $made['scopes'] ?? array() );
		foreach ( $made['tables'] ?? array() as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $table ) );
		}
		foreach ( $made['meta'] ?? array() as $pattern ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->postmeta} WHERE meta_key LIKE %s", $pattern ) );
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->usermeta} WHERE meta_key LIKE %s", $pattern ) );
		}
		$remove_capabilities( $made['roles'] ?? array(), $made['capabilities'] ?? '' );
		array_map( 'wp_unschedule_hook', $made['hooks'] ?? array() );
		$remove_options( $made['options'] ?? array(), $made['kept_options'] ?? array() );
		foreach ( $made['folders'] ?? array() as $pattern ) {
			array_map( static fn ( string $folder ) => $remove_folder( $folder ), array_filter( glob( wp_upload_dir( null, false )['basedir'] . '/' . $pattern ) ?: array(), is_dir( ... ) ) );
		}
		foreach ( $made['files'] ?? array() as $folder => $ours ) {
			$path = wp_upload_dir( null, false )['basedir'] . '/' . $folder;
			is_dir( $path ) && $remove_folder( $path, $ours );
		}
		delete_option( 'rewrite_rules' );
	};
	// phpcs:enable

	$stop_work();
	if ( ! is_multisite() ) {
		$remove();
		return;
	}
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
		switch_to_blog( (int) $site );
		$remove();
		restore_current_blog();
	}
};
