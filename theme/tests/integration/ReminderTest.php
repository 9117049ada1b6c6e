<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

final class ReminderTest extends IntegrationTestCase {

	#[TestDox( '[REM-03] the hero stands before the wizard of the valuation page, the standard one on the home page' )]
	public function test_places(): void {
		[ $status, , $page ] = $this->render( '/instant-online-valuation-cars-and-vans/' );
		self::assertSame( 200, $status );
		self::assertSame( 1, substr_count( $page, 'class="hh-reminder hh-reminder--hero"' ) );
		self::assertLessThan( strpos( $page, 'data-island="valuation-wizard"' ), strpos( $page, 'data-island="valuation-reminder"' ) );

		[ , , $home ] = $this->render( '/' );
		self::assertSame( 1, substr_count( $home, 'class="hh-reminder hh-reminder--standard"' ) );
		self::assertStringContainsString( 'hh-promo__form', $home );
	}

	#[TestDox( '[REM-03] a page on which staff placed the block has no second one' )]
	public function test_block(): void {
		$page = get_page_by_path( 'instant-online-valuation-cars-and-vans' );
		self::assertNotNull( $page );
		wp_update_post( array( 'ID' => $page->ID, 'post_content' => '<!-- wp:hearth-hammer/valuation-wizard /--><!-- wp:hearth-hammer/valuation-reminder {"variant":"standard"} /-->' ) );
		[ , , $html ] = $this->render( '/instant-online-valuation-cars-and-vans/' );
		self::assertSame( 1, substr_count( $html, 'data-island="valuation-reminder"' ) );
		self::assertStringContainsString( 'hh-reminder--standard', $html );
	}
}
