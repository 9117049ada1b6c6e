<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\PropertyAdmin;

use HearthHammer\Hpapi\People\AwardPostType;
use HearthHammer\Hpapi\People\Awards;
use HearthHammer\Hpapi\People\StaffMember;
use HearthHammer\Hpapi\People\StaffPostType;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\PropertyAdmin\Roles;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_User;

final class RolesTest extends IntegrationTestCase {

	#[TestDox( '[STAFF-06] A negotiator writes and publishes properties and answers enquiries; the rest of the site is not theirs' )]
	public function test_negotiator(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		self::assertSame( 'Negotiator', get_editable_roles()[ Roles::NEGOTIATOR ]['name'] );
		$property = PropertyFactory::property();
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'negotiator', 'user_pass' => 'x', 'role' => Roles::NEGOTIATOR ) ) );

		foreach ( array( 'edit_hpapi_properties', 'publish_hpapi_properties', 'upload_files', 'hpapi_manage_enquiries', 'hpapi_manage_saved_searches' ) as $may ) {
			self::assertTrue( current_user_can( $may ), $may );
		}
		self::assertTrue( current_user_can( 'edit_post', $property ) );
		self::assertFalse( current_user_can( 'delete_post', $property ) );
		foreach ( array( 'edit_posts', 'edit_hpapi_parishes', 'edit_hpapi_staff_members', 'edit_hpapi_awards', 'hpapi_manage_feeds', 'hpapi_manage_subscribers', 'hh_export_people', 'manage_options' ) as $not ) {
			self::assertFalse( current_user_can( $not ), $not );
		}
	}

	#[TestDox( 'WordPress stores “&” as an entity for people without special rights; visitors read it as it was typed' )]
	public function test_names_as_typed(): void {
		$ids = array(
			'hpapi_property' => PropertyFactory::property( array( 'display_address' => '' ) ),
			StaffPostType::NAME => (int) wp_insert_post( array( 'post_type' => StaffPostType::NAME, 'post_status' => 'publish' , 'post_title' => 'To come' ) ),
			AwardPostType::NAME => (int) wp_insert_post( array( 'post_type' => AwardPostType::NAME, 'post_status' => 'publish', 'post_title' => 'To come' ) ),
		);
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'negotiator', 'user_pass' => 'x', 'role' => Roles::NEGOTIATOR ) ) );
		kses_init();
		foreach ( $ids as $id ) {
			wp_update_post( array( 'ID' => $id, 'post_title' => 'Barn & Byre' ) );
			self::assertSame( 'Barn &amp; Byre', get_post( $id )?->post_title );
		}
		Plugin::indexer()->finish();
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $ids['hpapi_property'] ), PHP_URL_PATH ) );
		self::assertStringContainsString( 'Barn &amp; Byre</h1>', (string) preg_replace( '/\s+(?=<)/', '', $html ) );
		self::assertStringContainsString( '"Barn & Byre"', (string) wp_json_encode( $this->rest( 'GET', '/hpapi/v1/estate-agents/properties' )->get_data() ) );
		self::assertSame( 'Barn & Byre', StaffMember::from_post( get_post( $ids[ StaffPostType::NAME ] ) )->name );
		self::assertContains( 'Barn & Byre', array_column( ( new Awards() )->all(), 'title' ) );
	}

	#[TestDox( 'A site’s own changes of the role are kept' )]
	public function test_is_made_once(): void {
		get_role( Roles::NEGOTIATOR )?->remove_cap( 'upload_files' );
		Roles::create();
		self::assertFalse( get_role( Roles::NEGOTIATOR )?->has_cap( 'upload_files' ) );
		get_role( Roles::NEGOTIATOR )?->add_cap( 'upload_files' );
	}

	#[TestDox( 'After signing in, who has no part in the blog sees the list of what they work on; an editor, or one who asked for a screen, does not' )]
	public function test_first_screen(): void {
		$list = admin_url( 'edit.php?post_type=hpapi_property' );
		foreach ( array(
			array( Roles::NEGOTIATOR, '', admin_url(), $list ),
			array( Roles::NEGOTIATOR, admin_url(), admin_url(), $list ),
			array( Roles::NEGOTIATOR, admin_url( 'upload.php' ), admin_url( 'upload.php' ), admin_url( 'upload.php' ) ),
			array( 'hh_auctioneer', '', admin_url(), admin_url( 'edit.php?post_type=hh_sale' ) ),
			array( 'subscriber', '', admin_url(), admin_url() ),
			array( 'editor', '', admin_url(), admin_url() ),
		) as $number => [ $role, $asked, $address, $expected ] ) {
			$user = new WP_User( (int) wp_insert_user( array( 'user_login' => "first-{$number}", 'user_pass' => 'x', 'role' => $role ) ) );
			self::assertSame( $expected, apply_filters( 'login_redirect', $address, $asked, $user ), "{$role} {$asked}" );
		}
		self::assertSame( admin_url(), apply_filters( 'login_redirect', admin_url(), '', new \WP_Error( 'incorrect_login' ) ) );
	}
}
