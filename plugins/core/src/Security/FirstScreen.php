<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Security;

use HearthHammer\Core\Module;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Where staff are after they sign in, if the blog is not theirs: the list of what they work on. WordPress shows them their
 * own profile.
 */
final class FirstScreen implements Module {

	public function register(): void {
		add_filter( 'login_redirect', $this->address( ... ), 10, 3 );
	}

	/** @param mixed $asked The address that was asked for before signing in; empty for none. */
	private function address( mixed $address, mixed $asked, WP_User|WP_Error|null $user ): mixed {
		$is_free = in_array( $asked, array( '', 'wp-admin/', admin_url() ), true );
		if ( ! $user instanceof WP_User || ! $is_free || $user->has_cap( 'edit_posts' ) ) {
			return $address;
		}
		$lists = array();
		foreach ( get_post_types( array( 'show_ui' => true, 'show_in_menu' => true, '_builtin' => false ), 'objects' ) as $type ) {
			$lists += array( $type->cap->edit_posts => 'edit.php?post_type=' . $type->name );
		}
		/**
		 * The lists that staff may work on. After signing in, a member of staff who cannot write posts sees the first that
		 * they have the capability for.
		 *
		 * @param array<string, string> $lists Capability to an address within the admin.
		 */
		foreach ( (array) apply_filters( 'hearth_hammer_first_screens', $lists ) as $capability => $list ) {
			if ( is_string( $list ) && $user->has_cap( (string) $capability ) ) {
				return admin_url( $list );
			}
		}
		return $address;
	}
}
