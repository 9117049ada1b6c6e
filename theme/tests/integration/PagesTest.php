<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use DOMDocument;
use DOMElement;
use DOMXPath;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Auctions\Plugin as Auctions;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/** What every page of the theme has, and what each kind of page shows. */
#[Group( 'platform' )]
final class PagesTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** @return array<string, array{string, int}> */
	public static function pages(): array {
		return array(
			'home'          => array( '/', 200 ),
			'for sale'      => array( '/estate-agents/for-sale/', 200 ),
			'nothing found' => array( '/estate-agents/for-sale/?min_price=90000000', 200 ),
			'search'        => array( '/?s=weald', 200 ),
			'lost'          => array( '/no-such-page/', 404 ),
		);
	}

	#[DataProvider( 'pages' )]
	#[TestDox( 'The page $_dataset has one heading of the first rank, landmarks, a skip link and a description of each picture' )]
	public function test_every_page( string $path, int $expected ): void {
		PropertyFactory::property( array( 'price' => 325000 ), 'The Street, Benenden' );
		[ $status, , $html ] = $this->render( $path );
		$page                = self::dom( $html );

		self::assertSame( $expected, $status );
		self::assertCount( 1, self::find( $page, '//h1' ) );
		foreach ( array( '//header[.//nav]', '//main[@id="main"]', '//footer', '//a[@href="#main"]' ) as $path_of ) {
			self::assertNotCount( 0, self::find( $page, $path_of ), $path_of );
		}
		self::assertCount( 0, self::find( $page, '//img[not(@alt) or not(@width) or not(@height)]' ) );
		self::assertStringNotContainsString( 'jquery', strtolower( $html ) );
		self::assertStringNotContainsString( 'wp-emoji', $html );
		foreach ( self::find( $page, '//input[not(@type="hidden")] | //select' ) as $field ) {
			$id = $field->getAttribute( 'id' );
			self::assertTrue( 'label' === $field->parentNode?->nodeName || count( self::find( $page, "//label[@for='{$id}']" ) ) === 1, 'A field without a label: ' . $field->getAttribute( 'name' ) );
		}
	}

	#[TestDox( 'The two main faces are preloaded from the addresses that the font rules name' )]
	public function test_preloads(): void {
		[ , , $html ] = $this->render( '/' );
		$page         = self::dom( $html );
		$preloads     = array_map( static fn ( DOMElement $link ): string => $link->getAttribute( 'href' ), self::find( $page, '//link[@rel="preload"][@as="font"]' ) );

		self::assertCount( 2, $preloads );
		foreach ( $preloads as $address ) {
			self::assertStringContainsString( "url('{$address}')", $html );
		}
	}

	#[TestDox( 'The home page names the next three sales and leads to all of them; without a sale it has no heading for any' )]
	public function test_sales_on_the_home_page(): void {
		self::assertStringNotContainsString( '<h2>Upcoming auctions</h2>', $this->render( '/' )[2] );
		foreach ( array( 4, 1, 3, 2 ) as $weeks ) {
			self::sale( "sale-{$weeks}", array( 'starts_at' => time() + $weeks * WEEK_IN_SECONDS ) );
		}
		Auctions::auctions()->index->flush();
		$page = self::dom( $this->render( '/' )[2] );
		$path = '//section[contains(@class,"hh-home-sales")]';
		self::assertSame( array( 'Sale 1', 'Sale 2', 'Sale 3' ), array_map( static fn ( DOMElement $title ): string => trim( $title->textContent ), self::find( $page, "{$path}//h3" ) ) );
		self::assertStringEndsWith( '/auctions/', self::find( $page, "{$path}//a[@class='hh-more']" )[0]->getAttribute( 'href' ) );
	}

	#[TestDox( 'A list shows its cards with one link each, the first pictures at once and the others when they are near' )]
	public function test_list(): void {
		for ( $i = 1; $i <= 6; $i++ ) {
			PropertyFactory::property( array( 'price' => 300000 + $i ), "House {$i} <b>& Co</b>, Rolvenden" );
		}
		[ , , $html ] = $this->render( '/estate-agents/for-sale/' );
		$page         = self::dom( $html );
		$cards        = self::find( $page, '//article[contains(@class,"hh-card")]' );

		self::assertCount( 6, $cards );
		foreach ( $cards as $card ) {
			self::assertSame( 1, $card->getElementsByTagName( 'a' )->length );
		}
		self::assertCount( 0, self::find( $page, '//article//b' ) );
		self::assertCount( 1, self::find( $page, '//form[@data-hh-select-submit]//select[@name="sort_by"]' ) );
		self::assertCount( 1, self::find( $page, '//form[contains(@class,"hh-search-form--bar")]' ) );
	}

	#[TestDox( '[LIST-06] An empty list says so, leads on, and says what the properties below it are' )]
	public function test_empty_list(): void {
		PropertyFactory::property( array( 'price' => 325000 ), 'The Street, Benenden' );
		[ , , $html ] = $this->render( '/estate-agents/for-sale/?min_price=90000000' );
		$page         = self::dom( $html );

		self::assertCount( 1, self::find( $page, '//*[@class="hh-empty__title"]' ) );
		self::assertNotCount( 0, self::find( $page, '//*[@class="hh-empty__links"]//a[starts-with(@href,"http")]' ) );
		self::assertCount( 1, self::find( $page, '//section[@class="hh-list__nearby"]//article' ) );
		self::assertCount( 1, self::find( $page, '//section[@class="hh-list__nearby"]/h2[text()="Newest for sale"]' ) );
		PropertyFactory::place( 'outcode', 'TN30', new Coordinates( 51.06, 0.68 ) );
		PropertyFactory::place( 'sector', 'TN30 6', new Coordinates( 51.06, 0.68 ) );
		[ , , $html ] = $this->render( '/estate-agents/for-sale/?location=TN30' );
		self::assertCount( 1, self::find( self::dom( $html ), '//section[@class="hh-list__nearby"]/h2[text()="Nearest to TN30"]' ) );
	}

	#[TestDox( 'A parish shows its own properties, and none of others where it has none' )]
	public function test_parish(): void {
		$cranbrook = PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::parish( 'Benenden', 51.068, 0.579 );
		PropertyFactory::property( array( 'parish' => $cranbrook ), 'Stone Street, Cranbrook' );
		PropertyFactory::property( array(), 'Elsewhere Lane' );
		[ , , $html ] = $this->render( '/parish/cranbrook/' );
		self::assertStringContainsString( 'Stone Street, Cranbrook', $html );
		self::assertStringNotContainsString( 'Elsewhere Lane', $html );
		self::assertMatchesRegularExpression( '#href="[^"]+/property-for-sale/cranbrook/">\s*1 for sale#', $html );
		[ $status, , $html ] = $this->render( '/parish/benenden/' );
		self::assertSame( 200, $status );
		self::assertDoesNotMatchRegularExpression( '#class="hh-card[ "]#', $html );
		self::assertStringNotContainsString( 'For sale in Benenden', $html );
	}

	#[TestDox( 'A page that staff wrote keeps its blocks as the home page, below its title' )]
	public function test_editor_content(): void {
		$id = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Welcome',
				'post_content' => '<!-- wp:paragraph --><p>Written by staff.</p><!-- /wp:paragraph -->',
			)
		);
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $id );
		[ $status, , $html ] = $this->render( '/' );

		self::assertSame( 200, $status );
		self::assertStringContainsString( '>Written by staff.</p>', $html );
		self::assertStringContainsString( '<h1 class="hh-title">Welcome</h1>', $html );
	}

	#[TestDox( 'What staff set as the main office stands in header and footer, escaped' )]
	public function test_company(): void {
		update_option( 'hh_offices', array( array( 'name' => 'Rye', 'phone' => '01632 960 777', 'street' => '1 <script>alert(1)</script> Lane' ) ) );
		[ , , $html ] = $this->render( '/' );

		self::assertStringContainsString( 'href="tel:+441632960777"', $html );
		self::assertStringNotContainsString( '<script>alert(1)', $html );
		self::assertStringContainsString( '1 &lt;script&gt;', $html );
	}

	private static function dom( string $html ): DOMXPath {
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR | LIBXML_NOWARNING );
		return new DOMXPath( $document );
	}

	/** @return list<DOMElement> */
	private static function find( DOMXPath $page, string $path ): array {
		$found = $page->query( $path );
		return array_values( array_filter( $found ? iterator_to_array( $found ) : array(), static fn ( mixed $node ): bool => $node instanceof DOMElement ) );
	}

	#[TestDox( '[LIST-06] /news/ is the list of news, with pages, where no page is set for it' )]
	public function test_news(): void {
		self::factory_post( 'The oast at Frittenden' );
		[ $status, , $html ] = $this->render( '/news/' );
		self::assertSame( 200, $status );
		self::assertMatchesRegularExpression( '/<h1[^>]*>News<\/h1>/', $html );
		self::assertStringContainsString( 'The oast at Frittenden', $html );
		self::assertStringContainsString( '<title>News', $html );
		self::assertSame( 404, $this->render( '/news/page/9/' )[0] );
	}

	private static function factory_post( string $title ): void {
		wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => '<p>Words.</p>' ) );
	}
}
