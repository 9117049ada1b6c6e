<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Index;

use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Sales and lots that nobody may see, asked for as a stranger would: every route, page, feed, sitemap and search.
 */
#[Group( 'volume' )]
final class HiddenAuctionsTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** In the names and texts of what is hidden, and nowhere else. */
	private const SECRET = 'zyxquiet';

	private int $sale;
	private int $lot;
	private int $picture;

	/** @return iterable<string, array{array<string, mixed>, array<string, mixed>, array<string, mixed>}> Changes of the sale's post, of its fields, and of the lot's post. */
	public static function hidden(): iterable {
		yield 'in preparation' => array( array(), array( 'status' => 'draft' ), array() );
		yield 'announced, without a catalogue' => array( array(), array( 'status' => 'announced' ), array() );
		yield 'that is a draft' => array( array( 'post_status' => 'draft' ), array(), array() );
		yield 'that is private' => array( array( 'post_status' => 'private' ), array(), array() );
		yield 'with a password' => array( array( 'post_password' => 'shh' ), array(), array() );
		yield 'in the bin' => array( array( 'post_status' => 'trash' ), array(), array() );
		yield 'to be seen, with a lot that is a draft' => array( array(), array(), array( 'post_status' => 'draft' ) );
		yield 'to be seen, with a lot that is private' => array( array(), array(), array( 'post_status' => 'private' ) );
		yield 'to be seen, with a lot that waits for review' => array( array(), array(), array( 'post_status' => 'pending' ) );
		yield 'to be seen, with a lot behind a password' => array( array(), array(), array( 'post_password' => 'shh' ) );
	}

	/**
	 * @param array<string, mixed> $sale
	 * @param array<string, mixed> $fields
	 * @param array<string, mixed> $lot
	 */
	#[TestDox( '[SEC-04] No stranger reads a lot of a sale $_dataName: no route, page, feed, sitemap or search' )]
	#[DataProvider( 'hidden' )]
	public function test_hidden( array $sale, array $fields, array $lot ): void {
		$this->make( $fields );
		array() === $sale || wp_update_post( array( 'ID' => $this->sale ) + $sale );
		array() === $lot || wp_update_post( array( 'ID' => $this->lot ) + $lot );
		Plugin::auctions()->index->flush();
		wp_cache_flush();
		foreach ( $this->answers() as $asked => $said ) {
			self::assertStringNotContainsStringIgnoringCase( self::SECRET, $said, $asked );
		}
	}

	#[TestDox( 'The same questions do find the lot while it is shown, so they are the right ones' )]
	public function test_questions(): void {
		$this->make( array() );
		Plugin::auctions()->index->flush();
		$found = array_keys( array_filter( $this->answers(), static fn ( string $said ): bool => str_contains( strtolower( $said ), self::SECRET ) ) );
		foreach ( array( '/wp/v2/hh_lot', '/wp/v2/search', '/wp/v2/media', '/hpapi/v1/car-auctions/lots', '/hpapi/v1/car-auctions/future-lots', '/hpapi/v1/car-auctions/lots/search-assist', '/hpapi/v1/car-auctions/lots/live', '/hpapi/v1/auctions/watched-lots', '/auctions/open-sale/', '/auctions/open-sale/lot/7/', '/auctions/open-sale/print/', '/auctions/open-sale/run-list/', '/car-auctions/', '/car-auctions/ford/', '/?attachment_id=', 'feed', 'sitemap of lots' ) as $one ) {
			self::assertNotSame( array(), array_filter( $found, static fn ( string $asked ): bool => str_starts_with( $asked, $one ) ), "{$one} shows what may be seen. Found by: " . implode( ', ', $found ) );
		}
	}

	#[TestDox( 'Staff find their way through a catalogue before it opens; a list of watched lots does not show it to them either' )]
	public function test_staff(): void {
		$this->make( array( 'status' => 'draft' ) );
		Plugin::auctions()->index->flush();
		wp_set_current_user( 1 );
		$sale  = SaleRecord::of( $this->sale );
		$found = Plugin::auctions()->search->neighbours( LotQuery::from_request( array(), $sale ), $this->lot );
		self::assertSame( 1, $found['position'] );
		self::assertStringEndsWith( '#lot-7', $found['back'] );
		self::assertSame( array(), Plugin::auctions()->search->shown( array( $this->lot ) ) );
	}

	/** @param array<string, mixed> $fields Of the sale. */
	private function make( array $fields ): void {
		$sale          = self::sale( 'open-sale', $fields );
		$this->sale    = $sale->id();
		$this->lot     = self::lot( $sale, '7', array( 'derivative' => self::SECRET . ' trim', 'features' => array( self::SECRET . ' wheels' ), 'display_address' => self::SECRET . ' Lane' ), self::SECRET . ' hatchback' );
		$this->picture = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => self::SECRET . ' bonnet', 'post_status' => 'inherit' ), 'hh/' . self::SECRET . '.png', $this->lot );
		// Another sale of the house, before it, so that future lots are asked for from somewhere.
		self::lot( self::sale( 'first-sale', array( 'starts_at' => time() + DAY_IN_SECONDS ) ), '1', array(), 'Plain estate' );
	}

	/** @return array<string, string> What was asked, and all that was said. */
	private function answers(): array {
		$first   = get_page_by_path( 'first-sale', OBJECT, 'hh_sale' );
		$said    = array();
		$scope   = array( array(), array( 'auction_id' => $this->sale ), array( 'auction_id' => (int) $first?->ID ) );
		$lookups = array(
			'/wp/v2/hh_lot'                  => array( array(), array( 'search' => self::SECRET ), array( 'status' => 'publish' ), array( 'include' => array( $this->lot ) ), array( 'slug' => (string) get_post( $this->lot )?->post_name ) ),
			"/wp/v2/hh_lot/{$this->lot}"     => array( array(), array( 'context' => 'embed' ), array( 'password' => 'wrong' ) ),
			"/WP/v2/HH_Lot/{$this->lot}"     => array( array() ),
			'/wp/v2/hh_lot/1'                => array( array( 'id' => $this->lot ) ),
			"/wp/v2/media/{$this->picture}"  => array( array(), array( '_embed' => 1 ) ),
			'/wp/v2/media'                   => array( array( 'search' => self::SECRET ), array( 'parent' => $this->lot ) ),
			'/wp/v2/search'                  => array( array( 'search' => self::SECRET ), array( 'search' => self::SECRET, 'type' => 'post', 'subtype' => 'hh_lot' ) ),
			'/oembed/1.0/embed'              => array( array( 'url' => (string) get_permalink( $this->lot ) ), array( 'url' => home_url( '/auctions/open-sale/lot/7/' ) ), array( 'url' => home_url( "/?p={$this->lot}&post_type=hh_lot" ) ) ),
			'/hpapi/v1/car-auctions/lots'    => array( ...$scope, array( 'search' => self::SECRET ), array( 'make' => 'ford' ), array( 'department_id' => $this->department() ) ),
			'/hpapi/v1/car-auctions/future-lots' => $scope,
			'/hpapi/v1/car-auctions/lots/search-assist' => array( ...$scope, array( 'search' => 'zyx' ) ),
			'/hpapi/v1/car-auctions/lots/live' => array( array( 'auction_id' => $this->sale, 'since' => 0 ), array( 'auction_id' => $this->sale, 'since' => 1 ) ),
			'/hpapi/v1/auctions/watched-lots' => array( array( 'ids' => (string) $this->lot ), array( 'ids' => "{$this->sale},{$this->lot}" ) ),
			"/hpapi/v1/auction/lot/{$this->lot}/platform" => array( array() ),
			"/hpapi/v1/auctions/sale-day/{$this->sale}" => array( array() ),
			'/hpapi/v1/estate-agents/map-places' => array( array( 'bounds' => '49,-8,60,2', 'zoom' => 9 ) ),
		);
		foreach ( $lookups as $route => $ways ) {
			foreach ( $ways as $query ) {
				// The words that a search echoes are the asker's own.
				$said[ "{$route} " . http_build_query( $query ) ] = str_replace( 'search=' . self::SECRET, '', (string) wp_json_encode( $this->rest( 'GET', $route, $query )->get_data() ) );
			}
		}
		foreach ( array( '/auctions/', '/auctions/open-sale/', '/auctions/open-sale/lot/7/', '/auctions/open-sale/print/', '/auctions/open-sale/press/', '/auctions/open-sale/results.csv', '/auctions/open-sale/run-list/', '/auctions/open-sale/screen/', '/auctions/first-sale/', '/auctions/first-sale/lot/1/', '/car-auctions/', '/car-auctions/ford/', '/car-auctions/search/?search=zyx', "/?p={$this->lot}&post_type=hh_lot", "/?attachment_id={$this->picture}", '/?post_type=hh_lot', '/?s=zyxquie' ) as $path ) {
			[ , $headers, $html ] = $this->render( $path );
			$said[ $path ]        = (string) wp_json_encode( $headers ) . $html;
		}
		foreach ( array( '?post_type=hh_lot&feed=rss2', '?feed=rss2&s=zyx', '?post_type=hh_sale&feed=atom', '?post_type=any&feed=rss2' ) as $query ) {
			$said[ "feed {$query}" ] = $this->feed( $query );
		}
		foreach ( array( 'hh_lot' => 'lots', 'hh_sale' => 'sales', 'attachment' => 'pictures' ) as $type => $name ) {
			$list = wp_get_sitemap_providers()['posts']->get_url_list( 1, $type );
			// Its address holds no name: what a sitemap gives away is that there is one.
			$said[ "sitemap of {$name}" ] = (string) wp_json_encode( $list ) . ( 'hh_lot' === $type && str_contains( (string) wp_json_encode( $list, JSON_UNESCAPED_SLASHES ), '/open-sale/lot/7/' ) ? self::SECRET : '' );
		}
		return $said;
	}

	/** What a feed would hold: the posts of its query, as WordPress finds them for the main one. */
	private function feed( string $query ): string {
		$main                    = $GLOBALS['wp_query'];
		$GLOBALS['wp_the_query'] = new \WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['wp_query']->query( ltrim( $query, '?' ) );
		$titles                  = array_map( static fn ( \WP_Post $post ): string => $post->post_title, $GLOBALS['wp_query']->posts );
		$GLOBALS['wp_query']     = $main;
		$GLOBALS['wp_the_query'] = $main;
		return implode( "\n", $titles );
	}
}
