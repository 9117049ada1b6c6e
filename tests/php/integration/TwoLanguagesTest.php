<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Plugin as Auctions;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Locale_Switcher;
use WP_Translation_Controller;

/**
 * One site with a domain for each language, as translation plugins make it: they set WordPress's language and home by the
 * domain that was asked. Properties and lots are not translated posts, but the same ones in other words.
 */
#[Group( 'platform' )]
final class TwoLanguagesTest extends IntegrationTestCase {

	use AuctionFixtures;

	private const WELSH = array( 'Detached house' => 'Tŷ ar wahân', 'for sale' => 'ar werth', 'Guide price' => 'Pris arweiniol', 'Petrol' => 'Petrol (cy)', 'Lot' => 'Eitem' );

	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		$this->file = WP_LANG_DIR . '/plugins/hearth-hammer-cy.l10n.php';
		wp_mkdir_p( dirname( $this->file ) );
		file_put_contents( $this->file, '<?php return ' . var_export( array( 'messages' => self::WELSH ), true ) . ';' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions
		add_filter( 'get_available_languages', static fn (): array => array( 'cy' ) );
		// It asks which languages there are when it is made.
		$GLOBALS['wp_locale_switcher'] = new WP_Locale_Switcher();
		$GLOBALS['wp_locale_switcher']->init();
	}

	protected function tearDown(): void {
		unlink( $this->file );
		WP_Translation_Controller::get_instance()->unload_textdomain( 'hearth-hammer', 'cy' );
		unset( $GLOBALS['l10n']['hearth-hammer'] );
		parent::tearDown();
	}

	#[TestDox( '[OWN-06] One stock in two languages: each domain has its words, links and tags, and nothing is indexed twice' )]
	public function test_two_domains(): void {
		$sale = self::sale();
		self::lot( $sale, '1', array( 'guide_low' => 3000 ), 'Ford Fiesta' );
		PropertyFactory::property( array( 'property_type' => 'detached', 'price_qualifier' => 'guide_price' ), 'Stone Street, Cranbrook' );
		Auctions::auctions()->index->flush();
		$rows = self::rows();

		$english = $this->asked( $sale->id() );
		self::assertStringContainsString( '3 bedroom detached house for sale', $english['properties'] );
		self::assertStringContainsString( 'Guide price', $english['lots'] );

		$domain = static fn ( string $url ): string => str_replace( '//hearth-hammer.test', '//cy.hearth-hammer.test', $url );
		add_filter( 'home_url', $domain );
		self::assertTrue( switch_to_locale( 'cy' ) );
		$welsh = $this->asked( $sale->id() );
		self::assertStringContainsString( '3 bedroom tŷ ar wahân ar werth', $welsh['properties'] );
		self::assertStringContainsString( 'Pris arweiniol', $welsh['properties'] );
		foreach ( array( 'Pris arweiniol', 'Petrol (cy)', 'Eitem', '//cy.hearth-hammer.test/auctions/december-cars/lot/1/' ) as $part ) {
			self::assertStringContainsString( $part, $welsh['lots'] );
		}
		self::assertStringContainsString( '//cy.hearth-hammer.test', $welsh['properties'] );
		self::assertNotSame( $english['tag'], $welsh['tag'] );
		self::assertSame( $rows, self::rows() );

		restore_previous_locale();
		remove_filter( 'home_url', $domain );
		self::assertSame( $english, $this->asked( $sale->id() ) );
	}

	#[TestDox( '[OWN-06] Staff who read Welsh index a lot in the site’s language' )]
	public function test_staff(): void {
		global $wpdb;
		$sale = self::sale();
		self::assertTrue( switch_to_user_locale( self::welsh_reader() ) );
		self::lot( $sale, '1', array( 'guide_low' => 3000 ), 'Ford Fiesta' );
		Auctions::auctions()->index->flush();
		self::assertStringNotContainsString( 'Guide price', (string) wp_json_encode( self::rows()['lots'] ) );
		restore_previous_locale();
		self::assertStringContainsString( 'Guide price', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT html FROM %i', LotTable::name() ) ) );
		self::assertStringContainsString( 'Guide price', $this->asked( $sale->id() )['lots'] );
	}

	private static function welsh_reader(): int {
		return (int) wp_insert_user( array( 'user_login' => 'gwen', 'user_pass' => 'x', 'role' => 'editor', 'locale' => 'cy' ) );
	}

	/** @return array{properties: string, lots: string, tag: string} */
	private function asked( int $sale ): array {
		$properties = $this->rest( 'GET', '/hpapi/v1/estate-agents/properties' );
		return array(
			'properties' => (string) wp_json_encode( $properties->get_data(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			'lots'       => (string) $this->rest( 'GET', '/hpapi/v1/car-auctions/lots', array( 'auction_id' => $sale ) )->get_data(),
			'tag'        => (string) $properties->get_headers()['ETag'],
		);
	}

	/** @return array{properties: list<mixed>, lots: list<mixed>} */
	private static function rows(): array {
		global $wpdb;
		return array(
			'properties' => $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', PropertyTable::name() ), ARRAY_A ),
			'lots'       => $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, card, html_words, changed_in FROM %i', LotTable::name() ), ARRAY_A ),
		);
	}
}
