<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Auctions\LegalPack\LegalTerms;
use HearthHammer\Core\Core;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\PseudoLanguage;
use HearthHammer\Tests\SiteStock;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Request;

/** The site in a language that nobody speaks: what can still be read was not translated. */
final class LanguageTest extends IntegrationTestCase {

	use SiteStock;

	/** What no translation changes: what the stock and the gazetteer hold, names and marks of the trade. */
	private const DATA = array(
		// Names of the firm and its schemes, as staff set them.
		'Hearth & Hammer', 'Hearth', 'Hammer', 'Estate agents and auctioneers', 'The Property Ombudsman', 'Propertymark Client Money Protection', 'Eleanor Ashdown', 'High Street',
		// What the stock is called, where it is and what is written of it.
		'Stock later cars', 'Stock cars', 'Stock houses', 'Live and online', 'Lot 1', 'Lot 5', 'Title register', 'As it stands.', 'A house by the mill.', 'Mill Lane', 'Cranbrook', 'Headcorn', 'Kent', 'Hatchback', 'Ford', 'Fiesta', 'AB17 CDE', 'stock-cars',
		// Makes that the valuation knows, an example of a number plate and the words that this test searches.
		'Range Rover', 'Land Rover', 'Aston Martin', 'Alfa Romeo', 'AB12 CDE', 'zzzzqqq', '“house”',
		// Taxes by the names of their acts, and a format of files.
		'Stamp Duty Land Tax', 'Land and Buildings Transaction Tax', 'Land Transaction Tax', 'PDF',
	);

	private const PAGES = array(
		'/', '/estate-agents/for-sale/', '/estate-agents/to-rent/', '/estate-agents/for-sale/?max_price=50000', '/estate-agents/for-sale/?view=map',
		'/property-for-sale/cranbrook/', '/parish/cranbrook/', '/saved/', '{property}', '/enquiry/property/{id}/', '/enquiry/valuation/',
		'/saved-searches/new/?min_beds=2', '/saved-searches/unsubscribe/abc.def/', '/newsletter/', '/newsletter/sent/', '/newsletter/confirmed/',
		'/?s=house', '/?s=zzzzqqq', '/no-such-page/', '/news/', '/auctions/', '/car-auctions/', '/property-auctions/', '/auctions/stock-cars/',
		'/auctions/stock-houses/', '/auctions/stock-cars/lot/1/', '/auctions/stock-houses/lot/5/', '/auctions/results/', '/auctions/stock-cars/run-list/',
		'/auctions/stock-cars/screen/', '/auctions/stock-houses/print/', '/auctions/watched/', '/auctions/available/', '/car-auctions/ford/',
		'/auction-enquiry/sell/car-auctions/', '/auction-enquiry/sell/car-auctions/thanks/', '/auction-enquiry/lot/{lot}/', '/watching/new/{lot}/',
		'/watching/manage/abc.def/', '/legal-pack/abc.def/', '/instant-online-valuation-cars-and-vans/',
	);

	protected function setUp(): void {
		parent::setUp();
		$this->stock_up();
		// The foot of every page links to it by its title. One that no label of ours has.
		wp_update_post( array( 'ID' => (int) get_option( 'wp_page_for_privacy_policy' ), 'post_title' => 'What the firm keeps of you' ) );
		PseudoLanguage::speak();
	}

	protected function tearDown(): void {
		$this->clear_stock();
		parent::tearDown();
		$GLOBALS['wp_locale'] = new \WP_Locale();
	}

	/** @return list<string> What staff have written on pages, or in a setting, line by line. */
	private static function written(): array {
		$texts = array( LegalTerms::current()['text'] );
		foreach ( get_posts( array( 'post_type' => 'page', 'numberposts' => 100 ) ) as $page ) {
			array_push( $texts, $page->post_title, $page->post_excerpt, ...(array) preg_split( '/\n|<[^>]+>/', $page->post_content ) );
		}
		return array_values( array_filter( array_map( static fn ( string $text ): string => trim( wp_specialchars_decode( $text, ENT_QUOTES ) ), $texts ), static fn ( string $text ): bool => strlen( $text ) > 8 ) );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function forms(): iterable {
		foreach ( require __DIR__ . '/hostile-routes.php' as $route => $form ) {
			[ $method, $path ] = explode( ' ', $route );
			if ( 'POST' === $method && ! isset( $form['staff'] ) && isset( $form['usual'] ) && ! isset( $form['first'] ) ) {
				yield $form['path'] ?? $path => array( $form['path'] ?? $path, $form['usual'] );
			}
		}
	}

	/** @param array<string, mixed> $usual */
	#[TestDox( '[OWN-06] What $path answers, and every email after it, has no word untranslated' )]
	#[DataProvider( 'forms' )]
	public function test_mails( string $path, array $usual ): void {
		$mails = array();
		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'pre_wp_mail',
			static function ( mixed $sent, array $mail ) use ( &$mails ): bool {
				$mails[] = $mail;
				return true;
			},
			10,
			2
		);
		$request = new WP_REST_Request( 'POST', $path );
		$request->set_body_params( $this->filled( $usual ) );
		$answer = rest_do_request( $request );
		self::assertContains( $answer->get_status(), array( 200, 201, 202 ), (string) wp_json_encode( $answer->get_data() ) );
		Core::services()->outbox->deliver( 100 );
		$data  = array( ...self::DATA, ...self::written(), 'Jo Smith', 'Jo', 'AB12CDE', 'KM21 FJX', 'Ford Fiesta 1.0T EcoBoost Titanium 5dr', 'Fiesta 1.0T EcoBoost Titanium 5dr', '1.0T EcoBoost Titanium 5dr', '5 Door Hatchback', '2 Axle Rigid Body', 'Is the well still wet?', 'Has it a spare wheel?' );
		$found = PseudoLanguage::narrow( PseudoLanguage::sentences( $answer->get_data() ), $data );
		self::assertSame( str_ends_with( $path, '/resume' ), array() === $mails, 'All but this one send something.' );
		foreach ( $mails as $mail ) {
			array_push( $found, ...PseudoLanguage::narrow( array( $mail['subject'] ), $data ), ...PseudoLanguage::untranslated( $mail['message'], $data ) );
		}
		self::assertSame( array(), array_values( array_unique( $found ) ) );
	}

	#[TestDox( '[OWN-06] No page has a word untranslated' )]
	public function test_pages(): void {
		$data  = array( ...self::DATA, ...self::written() );
		$found = array();
		foreach ( self::PAGES as $page ) {
			$path = strtr( $page, array( '{property}' => (string) wp_parse_url( (string) get_permalink( (int) $this->known['{property}'] ), PHP_URL_PATH ), '{id}' => $this->known['{property}'] ) + $this->known );
			[ $status, , $html ] = $this->render( $path );
			self::assertContains( $status, array( 200, 403, 404, 410 ), "{$path}: {$status}" );
			$found[ $path ] = PseudoLanguage::untranslated( $html, $data );
		}
		self::assertSame( array(), array_filter( $found ) );
	}
}
