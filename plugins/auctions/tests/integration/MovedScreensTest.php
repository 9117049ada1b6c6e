<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration;

use HearthHammer\Auctions\MovedScreens;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\Redirected;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Screens of the admin that stood elsewhere once.
 */
final class MovedScreensTest extends IntegrationTestCase {

	/** @param array<string, string> $query */
	private static function led_to( string $file, array $query ): string {
		$before = $GLOBALS['pagenow'] ?? '';
		// Not what WordPress and others do there.
		$others = $GLOBALS['wp_filter']['admin_init'];
		unset( $GLOBALS['wp_filter']['admin_init'] );
		( new MovedScreens() )->register();
		$GLOBALS['pagenow'] = $file;
		$_GET               = $query;
		add_filter( 'wp_redirect', static fn ( string $location ): never => throw new Redirected( $location, 301 ) );
		try {
			do_action( 'admin_init' );
			return '';
		} catch ( Redirected $redirected ) {
			return substr( $redirected->location, strlen( admin_url() ) );
		} finally {
			remove_all_filters( 'wp_redirect' );
			$GLOBALS['pagenow']                 = $before;
			$GLOBALS['wp_filter']['admin_init'] = $others;
			$_GET               = array();
		}
	}

	#[TestDox( '[STAFF-07] The link of a mail that staff got before enquiries stood below Auctions still leads to the enquiry' )]
	public function test_old_addresses(): void {
		self::assertSame( 'edit.php?post_type=hh_sale&page=hh-auction-enquiries&enquiry=7', self::led_to( 'edit.php', array( 'post_type' => 'hh_lot', 'page' => 'hh-auction-enquiries', 'enquiry' => '7' ) ) );
		self::assertSame( 'edit.php?post_type=hh_sale&page=hh-legal-packs&s=a%26b', self::led_to( 'edit.php', array( 'post_type' => 'hh_lot', 'page' => 'hh-legal-packs', 's' => 'a&b' ) ) );
		self::assertSame( '', self::led_to( 'edit.php', array( 'post_type' => 'hh_sale', 'page' => 'hh-auction-enquiries' ) ) );
		self::assertSame( '', self::led_to( 'edit.php', array( 'post_type' => 'hh_lot' ) ) );
		self::assertSame( '', self::led_to( 'admin.php', array( 'post_type' => 'hh_lot', 'page' => 'hh-legal-packs' ) ) );
	}
}
