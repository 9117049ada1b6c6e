<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * A site where nobody has set anything yet.
 */
final class FreshSiteTest extends IntegrationTestCase {

	#[TestDox( 'Nothing invented is public before the company is filled in: no name, address, telephone or scheme, and no empty link in their place' )]
	public function test_nothing_invented(): void {
		update_option( 'hh_offices', array() );
		update_option( 'hh_company', array() );
		ob_start();
		// Whatever was loaded before.
		load_template( get_template_directory() . '/header.php', false );
		get_template_part( 'parts/how-we-work' );
		get_template_part( 'parts/auctions/how' );
		load_template( get_template_directory() . '/footer.php', false );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '</html>', $html );
		foreach ( array( '01632', 'example.com', 'High Street', 'TN17', 'Ashdown', 'href="tel:"', 'href="mailto:"', 'Ombudsman', 'Propertymark', 'Our office' ) as $word ) {
			self::assertStringNotContainsString( $word, str_replace( array( home_url(), 'http://example.com' ), '', $html ), $word );
		}
	}
}
