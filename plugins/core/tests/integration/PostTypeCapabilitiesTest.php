<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Security\PostTypeCapabilities;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_User;

final class PostTypeCapabilitiesTest extends IntegrationTestCase {

	private PostTypeCapabilities $barges;
	private ?int $user = null;

	protected function setUp(): void {
		parent::setUp();
		$this->barges = new PostTypeCapabilities( 'test_barge', 'test_barges' );
		register_post_type( 'test_barge', $this->barges->arguments() + array( 'public' => true ) );
	}

	protected function tearDown(): void {
		unregister_post_type( 'test_barge' );
		parent::tearDown();
		wp_roles()->for_site();
	}

	#[TestDox( '[STAFF-04] Roles that look after what others write get a post type\'s own capabilities, the site\'s own roles too; authors get none' )]
	public function test_grant(): void {
		add_role( 'test_curator', 'Curator', array( 'read' => true, 'edit_posts' => true, 'edit_others_posts' => true ) );
		$post = (int) wp_insert_post( array( 'post_type' => 'test_barge', 'post_title' => 'Barge', 'post_status' => 'publish' ) );
		self::assertFalse( user_can( $this->user( 'editor' ), 'edit_test_barges' ), 'Before they are granted nobody has them.' );

		PostTypeCapabilities::grant( $this->barges );

		foreach ( array( 'administrator', 'editor' ) as $role ) {
			$user = $this->user( $role );
			foreach ( $this->barges->all() as $capability ) {
				self::assertTrue( user_can( $user, $capability ), "{$role} {$capability}" );
			}
			self::assertTrue( user_can( $user, 'edit_post', $post ) );
		}
		$curator = $this->user( 'test_curator' );
		self::assertTrue( user_can( $curator, 'edit_others_test_barges' ) );
		self::assertFalse( user_can( $curator, 'publish_test_barges' ), 'Whoever may publish no post publishes no barge.' );
		foreach ( array( 'author', 'contributor', 'subscriber' ) as $role ) {
			$user = $this->user( $role );
			self::assertSame( array(), array_values( array_filter( $this->barges->all(), static fn ( string $capability ): bool => user_can( $user, $capability ) ) ), $role );
			self::assertFalse( user_can( $user, 'edit_post', $post ) );
		}
	}

	#[TestDox( '[STAFF-04] They are kept, in one write of all roles, and gone when they are revoked' )]
	public function test_is_kept(): void {
		$writes = 0;
		add_action( 'update_option_' . wp_roles()->role_key, static function () use ( &$writes ): void { ++$writes; } );

		PostTypeCapabilities::grant( $this->barges, new PostTypeCapabilities( 'test_boat', 'test_boats' ) );
		self::assertSame( 1, $writes );
		wp_roles()->for_site();
		self::assertTrue( user_can( $this->user( 'editor' ), 'publish_test_boats' ) );

		PostTypeCapabilities::revoke( $this->barges, new PostTypeCapabilities( 'test_boat', 'test_boats' ) );
		wp_roles()->for_site();
		self::assertStringNotContainsString( 'test_b', (string) wp_json_encode( get_option( wp_roles()->role_key ) ) );
	}

	public function test_whoever_is_signed_in_has_them_at_once(): void {
		wp_set_current_user( 1 );
		PostTypeCapabilities::grant( $this->barges );
		self::assertTrue( current_user_can( $this->barges->edit() ) );
	}

	/** One user who changes roles: a password takes its time to hash. */
	private function user( string $role ): int {
		$this->user ??= (int) wp_insert_user( array( 'user_login' => 'barges', 'user_pass' => 'x' ) );
		( new WP_User( $this->user ) )->set_role( $role );
		return $this->user;
	}
}
