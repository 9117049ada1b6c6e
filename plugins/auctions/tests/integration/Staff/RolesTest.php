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

	private function sign_in( string $role ): void {
		$this->user ??= (int) wp_insert_user( array( 'user_login' => 'changeling', 'user_pass' => 'x' ) );
		( new WP_User( $this->user ) )->set_role( $role );
		wp_set_current_user( 0 );
		wp_set_current_user( $this->user );
	}
}
