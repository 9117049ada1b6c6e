<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration;

use HearthHammer\Hpapi\Parishes\ParishPostType;
use HearthHammer\Hpapi\People\AwardPostType;
use HearthHammer\Hpapi\People\StaffPostType;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use WP_User;

final class CapabilitiesTest extends IntegrationTestCase {

	/** One user who changes roles: a password takes its time to hash. */
	private ?int $user = null;

	#[TestDox( '[STAFF-04] Who writes for the blog publishes no $type; editors write, publish, change and delete it' )]
	#[DataProvider( 'types' )]
	public function test_type( string $type ): void {
		foreach ( array( 'author', 'contributor', 'subscriber' ) as $role ) {
			$this->sign_in( $role );
			self::assertSame( 403, $this->rest( 'POST', "/wp/v2/{$type}", array( 'title' => 'Mine', 'status' => 'publish' ) )->get_status(), $role );
			self::assertSame( 403, $this->rest( 'POST', "/wp/v2/{$type}", array( 'title' => 'Mine', 'status' => 'draft' ) )->get_status(), $role );
		}
		// A property is not published without what visitors need.
		$needs = 'hpapi_property' === $type ? array( 'meta' => array( 'hpapi_price' => 325000, 'hpapi_postcode' => 'TN17 3HF' ) ) : array();
		foreach ( array( 'editor', 'administrator' ) as $role ) {
			$this->sign_in( $role );
			$made = $this->rest( 'POST', "/wp/v2/{$type}", array( 'title' => 'Ours', 'status' => 'publish' ) + $needs );
			self::assertSame( 201, $made->get_status(), $role );
			$id = (int) $made->get_data()['id'];

			$this->sign_in( 'author' );
			self::assertSame( 403, $this->rest( 'POST', "/wp/v2/{$type}/{$id}", array( 'title' => 'Mine' ) )->get_status() );
			self::assertSame( 403, $this->rest( 'DELETE', "/wp/v2/{$type}/{$id}", array( 'force' => true ) )->get_status() );

			$this->sign_in( 'editor' );
			self::assertSame( 200, $this->rest( 'POST', "/wp/v2/{$type}/{$id}", array( 'title' => 'Changed' ) )->get_status() );
			self::assertSame( 200, $this->rest( 'DELETE', "/wp/v2/{$type}/{$id}", array( 'force' => true ) )->get_status() );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function types(): iterable {
		foreach ( array( PropertyPostType::NAME, ParishPostType::NAME, StaffPostType::NAME, AwardPostType::NAME ) as $type ) {
			yield $type => array( $type );
		}
	}

	private function sign_in( string $role ): void {
		$this->user ??= (int) wp_insert_user( array( 'user_login' => 'changeling', 'user_pass' => 'x' ) );
		( new WP_User( $this->user ) )->set_role( $role );
		wp_set_current_user( 0 );
		wp_set_current_user( $this->user );
	}
}
