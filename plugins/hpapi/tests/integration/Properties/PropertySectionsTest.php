<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The sections of a property's edit screen, and the block that shows chosen properties.
 */
final class PropertySectionsTest extends IntegrationTestCase {

	#[TestDox( '[STAFF-06] The facts are open, the rest is folded and says what is inside; what a person chose is remembered, and a fault unfolds its section' )]
	public function test_sections(): void {
		wp_set_current_user( 1 );
		$id = PropertyFactory::property( array( 'tenure' => 'freehold', 'service_charge' => 0, 'deposit' => 900 ) );
		self::assertSame( array( 'price', 'facts', 'place' ), $this->open( $id ) );
		$html = $this->form( $id );
		self::assertMatchesRegularExpression( '~id="hh-section-costs".*?<span class="hh-fields__filled">\d+ of \d+ filled in</span> <span class="hh-fields__names">Tenure, Lease remaining \(years\), ~s', $html );
		self::assertStringNotContainsString( 'Deposit (£),', $html, 'What the other channel alone has is not counted.' );
		update_user_option( 1, 'user-settings', 'hh_sections_hpapi_property=facts0-rights1-bogus1' );
		unset( $GLOBALS['_updated_user_settings'] );
		self::assertSame( array( 'price', 'place', 'rights' ), $this->open( $id ) );
		RefusedFields::add( $id, array(), array( 'hpapi-bedrooms' => 'Bedrooms: “many” is not a number.' ) );
		self::assertSame( array( 'price', 'facts', 'place', 'rights' ), $this->open( $id ) );
	}

	#[TestDox( '[BLK-01] Featured properties are those that an editor chose, in that order, while they are on the market; the newest fill up' )]
	public function test_featured(): void {
		$newest = PropertyFactory::property( array(), 'Newest Cottage' );
		$chosen = PropertyFactory::property( array( 'channel' => 2, 'rent_frequency' => 'monthly', 'price' => 1200 ), 'Chosen Flat' );
		$second = PropertyFactory::property( array(), 'Second Barn' );
		$sold   = PropertyFactory::property( array( 'status' => 'sold' ), 'Sold Oast' );
		$html   = self::block( 'featured-properties', array( 'properties' => array( $second, $sold, $chosen, 987654 ), 'limit' => 3 ) );
		self::assertMatchesRegularExpression( '~Second Barn.*Chosen Flat.*Newest Cottage~s', $html );
		self::assertSame( 3, substr_count( $html, '<article' ), 'None stands there twice.' );
		self::assertStringNotContainsString( 'Sold Oast', $html );
		self::assertSame( 2, substr_count( self::block( 'featured-properties', array( 'properties' => array( $second, $newest ), 'limit' => 1 ) ), '<article' ), 'Whoever chooses two sees two.' );
	}

	/** @return list<string> Ids of the sections that are open. */
	private function open( int $id ): array {
		preg_match_all( '~<details class="hh-fields" id="hh-section-([a-z]+)"[^>]* open>~', $this->form( $id ), $found );
		return $found[1];
	}

	private function form( int $id ): string {
		set_current_screen( PropertyPostType::NAME );
		do_action( 'add_meta_boxes_' . PropertyPostType::NAME, get_post( $id ) );
		ob_start();
		do_meta_boxes( PropertyPostType::NAME, 'normal', get_post( $id ) );
		return (string) ob_get_clean();
	}
}
