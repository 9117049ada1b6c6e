<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Staff;

use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Staff\Roles;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_User;

final class RolesTest extends IntegrationTestCase {

	use AuctionFixtures;

	private ?int $user = null;

	#[TestDox( '[STAFF-04] Two roles come with the plugin and can be given in the users screen; what they may do is asked of the server' )]
	public function test_roles(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$names = get_editable_roles();
		self::assertSame( array( 'Auctioneer', 'Auction manager' ), array( $names[ Roles::AUCTIONEER ]['name'], $names[ Roles::MANAGER ]['name'] ) );
		$lot = self::lot( self::sale() );

		$this->sign_in( Roles::MANAGER );
		foreach ( Capabilities::all() as $capability ) {
			self::assertTrue( current_user_can( $capability ), $capability );
		}
		self::assertTrue( current_user_can( 'delete_post', $lot ) );
		self::assertFalse( current_user_can( 'edit_posts' ), 'The blog is not theirs.' );
		self::assertFalse( current_user_can( 'manage_options' ) );

		$this->sign_in( Roles::AUCTIONEER );
		foreach ( array( Capabilities::SALE_DAY, Capabilities::PLATFORM, 'edit_hh_lots', 'upload_files' ) as $capability ) {
			self::assertTrue( current_user_can( $capability ), $capability );
		}
		self::assertTrue( current_user_can( 'edit_post', $lot ) );
		self::assertFalse( current_user_can( 'delete_post', $lot ) );
		self::assertFalse( current_user_can( Capabilities::IMAGE_CACHE ) );

		foreach ( array( 'author', 'contributor', 'subscriber' ) as $role ) {
			$this->sign_in( $role );
			foreach ( Capabilities::all() as $capability ) {
				self::assertFalse( current_user_can( $capability ), "{$role} {$capability}" );
			}
		}
	}

	#[TestDox( 'A site\'s own changes of a role are kept' )]
	public function test_are_made_once(): void {
		get_role( Roles::AUCTIONEER )?->remove_cap( Capabilities::PLATFORM );
		Roles::create();
		self::assertFalse( get_role( Roles::AUCTIONEER )?->has_cap( Capabilities::PLATFORM ) );
		get_role( Roles::AUCTIONEER )?->add_cap( Capabilities::PLATFORM );
	}

	#[TestDox( '[STAFF-04] Both roles reach the screens of their tasks, a new lot\'s too; WordPress asks what its menu asks' )]
	public function test_screens(): void {
		$ours     = array( 'edit.php?post_type=hh_sale', 'edit.php?post_type=hh_lot', 'post-new.php?post_type=hh_lot', 'upload.php' );
		$screens  = array( ...$ours, 'post-new.php?post_type=hh_sale', 'post-new.php', 'edit.php' );
		$expected = array(
			Roles::MANAGER    => array( ...$ours, 'post-new.php?post_type=hh_sale' ),
			Roles::AUCTIONEER => array( ...$ours, 'post-new.php?post_type=hh_sale' ),
		);
		foreach ( $expected as $role => $may ) {
			$this->sign_in( $role );
			self::assertSame( $may, array_values( array_filter( $screens, $this->opens( ... ) ) ), $role );
		}
		$this->sign_in( Roles::AUCTIONEER );
		$this->opens( 'edit.php?post_type=hh_sale' );
		$items = array_column( $GLOBALS['submenu']['edit.php?post_type=hh_sale'], 2 );
		self::assertSame( 1 + (int) array_search( 'edit.php?post_type=hh_lot', $items, true ), array_search( 'post-new.php?post_type=hh_lot', $items, true ), 'Below the list of lots.' );
	}

	/** Whether WordPress's menu lets the user who is signed in to a screen. As wp-admin/includes/menu.php, which can run once. */
	private function opens( string $screen ): bool {
		global $menu, $submenu, $_wp_submenu_nopriv, $_wp_menu_nopriv, $parent_file, $pagenow, $typenow;
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$sales               = 'edit.php?post_type=hh_sale';
		$menu                = array( array( 'Posts', 'edit_posts', 'edit.php' ), array( 'Auctions', 'edit_hh_sales', $sales ), array( 'Media', 'upload_files', 'upload.php' ) );
		$submenu             = array(
			'edit.php'   => array( array( 'All posts', 'edit_posts', 'edit.php' ), array( 'Add post', 'edit_posts', 'post-new.php' ) ),
			$sales       => array( array( 'Sales', 'edit_hh_sales', $sales ), array( 'Add new sale', 'edit_hh_sales', 'post-new.php?post_type=hh_sale' ) ),
			'upload.php' => array( array( 'Library', 'upload_files', 'upload.php' ) ),
		);
		$_wp_menu_nopriv     = array();
		$_wp_submenu_nopriv  = array();
		$parent_file         = null;
		[ $pagenow, $query ] = array( ...explode( '?', $screen ), '' );
		$typenow             = str_replace( 'post_type=', '', $query );
		do_action( 'admin_menu', '' );
		foreach ( $submenu as $parent => $items ) {
			foreach ( $items as $index => $item ) {
				if ( ! current_user_can( $item[1] ) ) {
					unset( $submenu[ $parent ][ $index ] );
					$_wp_submenu_nopriv[ $parent ][ $item[2] ] = true;
				}
			}
		}
		return user_can_access_admin_page();
	}

	private function sign_in( string $role ): void {
		$this->user ??= (int) wp_insert_user( array( 'user_login' => 'changeling', 'user_pass' => 'x' ) );
		( new WP_User( $this->user ) )->set_role( $role );
		wp_set_current_user( 0 );
		wp_set_current_user( $this->user );
	}
}
