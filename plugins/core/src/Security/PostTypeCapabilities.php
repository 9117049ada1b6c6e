<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Security;

/**
 * Capabilities of a post type's own, instead of those of blog posts: an author of the blog has none of them.
 *
 * A plugin gives `arguments()` to `register_post_type()`, calls `grant()` in a migration, and `revoke()` when it is
 * uninstalled.
 */
final readonly class PostTypeCapabilities {

	/** What WordPress asks of a role, each before `_{plural}`. Creating is editing. */
	private const VERBS = array( 'edit', 'edit_others', 'edit_private', 'edit_published', 'publish', 'read_private', 'delete', 'delete_others', 'delete_private', 'delete_published' );

	/**
	 * @param string $singular e.g. `hh_lot`: for one post, which WordPress maps itself.
	 * @param string $plural   e.g. `hh_lots`: `edit_hh_lots` is what a screen asks for.
	 */
	public function __construct( private string $singular, private string $plural ) {}

	/** @return array{capability_type: array{string, string}, map_meta_cap: true} */
	public function arguments(): array {
		return array(
			'capability_type' => array( $this->singular, $this->plural ),
			'map_meta_cap'    => true,
		);
	}

	/** To see the list of them and write one: `edit_hh_lots`. */
	public function edit(): string {
		return "edit_{$this->plural}";
	}

	/** @return list<string> All that a role can hold. */
	public function all(): array {
		return array_map( fn ( string $verb ): string => "{$verb}_{$this->plural}", self::VERBS );
	}

	/**
	 * Gives them to the roles that look after what others write (administrator, editor, and those of the site's own
	 * that are like them), to each as far as it may do the same with blog posts: nobody loses what they could do.
	 */
	public static function grant( self ...$types ): void {
		self::change(
			static function () use ( $types ): void {
				foreach ( wp_roles()->role_objects as $role ) {
					foreach ( $role->has_cap( 'edit_others_posts' ) ? self::VERBS : array() as $verb ) {
						foreach ( $role->has_cap( "{$verb}_posts" ) ? $types : array() as $type ) {
							$role->add_cap( "{$verb}_{$type->plural}" );
						}
					}
				}
			}
		);
	}

	public static function revoke( self ...$types ): void {
		self::change(
			static function () use ( $types ): void {
				foreach ( wp_roles()->role_objects as $role ) {
					foreach ( $types as $type ) {
						array_map( $role->remove_cap( ... ), $type->all() );
					}
				}
			}
		);
	}

	/** WordPress writes all roles anew for each capability; here once for all of them. */
	private static function change( callable $work ): void {
		$roles         = wp_roles();
		$uses_db       = $roles->use_db;
		$roles->use_db = false;
		try {
			$work();
		} finally {
			$roles->use_db = $uses_db;
		}
		if ( $uses_db ) {
			update_option( $roles->role_key, $roles->roles );
		}
		// Whoever's request this is has what their role has from now on.
		wp_get_current_user()->get_role_caps();
	}
}
