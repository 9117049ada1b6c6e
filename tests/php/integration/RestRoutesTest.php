<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\Proof;
use HearthHammer\Auctions\LegalPack\LegalTables;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin as Auctions;
use HearthHammer\Auctions\SalePages\CatalogueCsv;
use HearthHammer\Auctions\SalePages\SaleResults;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sellers\LotViews;
use HearthHammer\Auctions\Sellers\Seller;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Auctions\Staff\Roles;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Every GET route that is registered, WordPress's and ours, asked by a visitor in changed case and with ids in the query.
 */
final class RestRoutesTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** In the names of what nobody may see, and nowhere else. */
	private const SECRET = 'zyxquiet';

	/** Of staff, by `admin-post.php`. */
	private const EXPORTS = array( 'hh_sellers_csv', 'hh_legal_csv', 'hh_auction_enquiry_csv' );

	private int $hidden;
	private int $picture;
	private int $account;

	/** A lot and its sale. */
	private int $lot;
	private int $sale;

	protected function setUp(): void {
		parent::setUp();
		$this->hidden  = PropertyFactory::property( array(), self::SECRET . ' Cottage' );
		$this->picture = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => self::SECRET . ' kitchen', 'post_status' => 'inherit' ), 'hpapi/' . self::SECRET . '.png', $this->hidden );
		$sale          = self::sale( self::SECRET . '-sale' );
		$this->sale    = $sale->id();
		$this->lot     = self::lot( $sale, '7', array(), self::SECRET . ' hatchback' );
		Auctions::auctions()->index->flush();
		$this->account = (int) wp_insert_user( array( 'user_login' => self::SECRET, 'user_pass' => 'x', 'role' => 'editor', 'display_name' => self::SECRET ) );
		// Whoever wrote something that is published is listed by WordPress.
		wp_insert_post( array( 'post_title' => 'News', 'post_content' => 'Words.', 'post_status' => 'publish', 'post_author' => $this->account ) );
	}

	#[TestDox( '[SEC-04] No route shows a visitor a hidden property, its picture or an account, however its address is written' )]
	public function test_routes(): void {
		$this->hide();
		$asked = 0;
		foreach ( $this->paths( array( $this->hidden, $this->picture, $this->account ) ) as $path ) {
			$ways = array_map( static fn ( int $id ): array => array( $path, array( 'id' => $id ) ), array( $this->hidden, $this->picture, $this->account ) );
			foreach ( array( $path, strtoupper( $path ), ucwords( $path, '/_-' ), "{$path}\n" ) as $spelled ) {
				$ways[] = array( $spelled, array() );
			}
			foreach ( $ways as [ $spelled, $query ] ) {
				self::assertStringNotContainsStringIgnoringCase( self::SECRET, (string) wp_json_encode( $this->ask( $spelled, $query )->get_data() ), trim( $spelled ) . ' ' . http_build_query( $query ) );
				++$asked;
			}
		}
		self::assertGreaterThan( 1500, $asked );
	}

	#[TestDox( '[SEC-04] No route shows a visitor a lot or a sale that is hidden, however its address is written' )]
	public function test_auctions(): void {
		$this->hide();
		$asked = 0;
		foreach ( array( 'a sale in preparation' => array(), 'a private sale' => array( 'post_status' => 'private' ) ) as $how => $change ) {
			array() === $change || wp_update_post( array( 'ID' => $this->sale ) + $change );
			Auctions::auctions()->index->flush();
			foreach ( $this->paths( array() === $change ? array( $this->lot, $this->sale ) : array( $this->lot ) ) as $path ) {
				$ways = array( array( $path, array() ) );
				if ( array() === $change ) {
					array_push( $ways, array( ucwords( $path, '/_-' ), array() ), array( $path, array( 'id' => $this->lot, 'auction_id' => $this->sale ) ), array( $path, array( 'ids' => "{$this->lot},{$this->sale}" ) ) );
				}
				foreach ( $ways as [ $spelled, $query ] ) {
					self::assertStringNotContainsStringIgnoringCase( self::SECRET, (string) wp_json_encode( $this->ask( $spelled, $query )->get_data() ), "{$how}: {$spelled} " . http_build_query( $query ) );
					++$asked;
				}
			}
		}
		self::assertGreaterThan( 1000, $asked );
	}

	#[TestDox( '[SALE-10] An offer, its amount and its file are in no route, page, feed, search or card, for a visitor or a subscriber, before and after it is accepted; and in no table but its own' )]
	#[Group( 'volume' )]
	public function test_offers(): void {
		$offer = $this->plant_offer();
		foreach ( array( 'received', 'accepted' ) as $state ) {
			if ( 'accepted' === $state ) {
				self::assertTrue( Auctions::enquiries()->offers->accept( $offer, time() ) );
				Auctions::auctions()->index->flush();
			}
			$this->assert_nowhere( '/zyxoffermark|7,?654,?321/i', array( $this->lot, $this->sale, $offer->id ), array( 'zyxoffer', '7654' ), array( ( new EnquiryRepository() )->name() ), $state );
		}
	}

	#[TestDox( '[SALE-07] [SALE-10] A seller, their reserve, fees and answer, and how often the lot was viewed, are in no route, page, feed, search or card, for a visitor or a subscriber, before and after the sale; and in no table but their own' )]
	#[Group( 'volume' )]
	public function test_sellers(): void {
		wp_update_post( array( 'ID' => $this->sale, 'post_title' => 'Cars', 'post_name' => 'offered-cars' ) );
		( new SellerRepository() )->save( new Seller( $this->lot, 'Sam Zyxsellermark', 'zyxsellermark@example.com', '07700 900765', 765432199, 'zyxsellermark 2%', 'zyxsellermark takes less', '2039-08-17' ), time() );
		$GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->prefix . LotViews::TABLE, array( 'lot_id' => $this->lot, 'views' => 76543211 ) );
		self::assertSame( array( $this->lot => 76543211 ), Auctions::sellers()->views->of( array( $this->lot ) ) );
		foreach ( array( 'before', 'referred', 'sold' ) as $state ) {
			if ( 'before' !== $state ) {
				SaleFields::fields()->replace( $this->sale, array( 'status' => 'finished' ) );
				Auctions::auctions()->lots->update( $this->lot, null, array( 'status' => $state, 'hammer' => 'sold' === $state ? 3100 : 0 ), LotWriter::DESK );
				Auctions::auctions()->index->flush();
			}
			$this->assert_nowhere( '/zyxsellermark|7,?654,?321|765432199|900765|2039-08-17|76,?543,?211/i', array( $this->lot, $this->sale ), array( 'zyxseller', '7654' ), array( SellerRepository::table(), $GLOBALS['wpdb']->prefix . LotViews::TABLE ), $state );
		}
	}

	#[TestDox( '[SALE-08] [SALE-10] A solicitor and the files they sent are in no route, page, feed, search or card, for a visitor or a subscriber, whether staff publish them under another title or not; and in no table but their own' )]
	#[Group( 'volume' )]
	public function test_solicitors(): void {
		$folder = $this->make_folder();
		add_filter( 'upload_dir', static fn ( array $dirs ): array => array( 'basedir' => $folder ) + $dirs );
		file_put_contents( "{$folder}/sent.pdf", '%PDF-1.7 zyxlegalmark' );
		wp_update_post( array( 'ID' => $this->sale, 'post_title' => 'Cars', 'post_name' => 'offered-cars' ) );
		$of      = Auctions::legal_packs();
		$name    = PersonName::parse( 'Sue Zyxlegalmark' ) ?? throw new RuntimeException();
		$mail    = EmailAddress::parse( 'zyxlegalmark@example.com' ) ?? throw new RuntimeException();
		$request = $of->asked->add( $this->lot, $name, $mail, 7, 1, time() );
		$of->solicitors->send_link( $request );
		foreach ( array( 'Title register', '' ) as $published ) {
			$sent = $of->sent->add( $request, 'zyxlegalmark register', 'zyxlegalmark.pdf', $of->vault->keep( "{$folder}/sent.pdf" ), time() );
			'' === $published || self::assertGreaterThan( 0, $of->taking->publish( $sent, $published, 1, time() ) );
		}
		$of->solicitors->tell_staff( $request );
		Auctions::auctions()->index->flush();
		$this->assert_nowhere( '/zyxlegalmark/i', array( $this->lot, $this->sale, $request->id ), array( 'zyxlegal', 'register' ), array( LegalTables::name( LegalTables::REQUEST ), LegalTables::name( LegalTables::SENT ) ), 'sent' );
		self::assertStringContainsString( 'Title register', $this->render( '/auctions/offered-cars/lot/7/' )[2], 'What staff published is shown.' );
	}

	/**
	 * For a visitor and a subscriber: in no route, page or table.
	 *
	 * @param list<int>    $ids     Of posts and rows that routes are asked for.
	 * @param list<string> $typed   Into the searches.
	 * @param list<string> $kept_in The only tables that may hold it.
	 */
	private function assert_nowhere( string $secret, array $ids, array $typed, array $kept_in, string $state ): void {
		$slug       = (string) get_post_field( 'post_name', $this->sale );
		$subscriber = username_exists( 'reader' ) ?: (int) wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'x', 'role' => 'subscriber' ) );
		$pages      = array( '/', '/auctions/', '/car-auctions/', '/auctions/lots/car-auctions/', '/auctions/available/', '/auctions/results/', "/auctions/{$slug}/", "/auctions/{$slug}/?search={$typed[0]}", "/auctions/{$slug}/print/", "/auctions/{$slug}/press/", "/auctions/{$slug}/run-list/", "/auctions/{$slug}/screen/", "/auction-papers/{$this->lot}/memorandum/", "/auction-papers/{$this->lot}/letter/", "/auctions/{$slug}/lot/7/", "/auctions/{$slug}/catalogue.csv", "/?s={$typed[0]}", "/?s={$typed[1]}", "/?post_type=any&s={$typed[0]}", '/feed/', "/auction-enquiry/lot/{$this->lot}/", "/auction-enquiry/lot/{$this->lot}/thanks/offer/", "/legal-pack/lot/{$this->lot}/", "/loader/lot-map/{$this->lot}/", '/auctions/watched/', "/watching/new/?posts={$this->lot}", '/auction-seller/x.y/', '/car-auctions/ford/', "/car-auctions/search/?search={$typed[0]}", '/?post_type=hh_lot', "/?p={$this->lot}&post_type=hh_lot", '/?post_type=hh_lot&feed=rss2', '/?post_type=hh_sale&feed=atom', "/?feed=rss2&s={$typed[0]}", "/?p={$this->lot}&post_type=hh_lot&feed=rss2", "/?p={$this->lot}&post_type=hh_lot&embed=true" );
		$asked      = 0;
		foreach ( array( 0, $subscriber ) as $who ) {
			wp_set_current_user( $who );
			foreach ( $this->paths( $ids ) as $path ) {
				foreach ( 0 === $who ? array( array(), array( 'id' => $this->lot, 'ids' => implode( ',', $ids ), 'auction_id' => $this->sale, 'search' => $typed[0], 'context' => 'edit' ) ) : array( array() ) as $query ) {
					self::assertDoesNotMatchRegularExpression( $secret, (string) wp_json_encode( $this->ask( $path, $query )->get_data() ), "{$state}: {$path} " . http_build_query( $query ) );
					++$asked;
				}
			}
			foreach ( array( home_url( "/auctions/{$slug}/lot/7/" ), home_url( "/auctions/{$slug}/" ), home_url( "/?p={$this->lot}&post_type=hh_lot" ) ) as $url ) {
				self::assertDoesNotMatchRegularExpression( $secret, (string) wp_json_encode( $this->ask( '/oembed/1.0/embed', array( 'url' => $url ) )->get_data() ), "{$state}: oEmbed of {$url}" );
			}
			foreach ( wp_get_sitemap_providers() as $name => $provider ) {
				foreach ( '' === implode( '', array_keys( $provider->get_object_subtypes() ) ) ? array( '' ) : array_keys( $provider->get_object_subtypes() ) as $type ) {
					self::assertDoesNotMatchRegularExpression( $secret, (string) wp_json_encode( $provider->get_url_list( 1, (string) $type ) ), "{$state}: sitemap {$name} {$type}" );
				}
			}
			$this->assert_not_exported( $secret, $who, $state );
			foreach ( $pages as $page ) {
				self::assertDoesNotMatchRegularExpression( $secret, $this->render( $page )[2], "{$state}: {$page}" );
			}
		}
		self::assertGreaterThan( 334 * count( $ids ), $asked );
		wp_set_current_user( 0 );
		self::assertDoesNotMatchRegularExpression( $secret, (string) ( new SaleResults( Auctions::auctions()->sales ) )->csv( SaleRecord::of( $this->sale ) )?->file, "{$state}: results.csv" );
		self::assertDoesNotMatchRegularExpression( $secret, self::other_tables( $kept_in ), "{$state}: tables" );
	}

	/** Exports of staff are refused, also to an auctioneer, who sees sellers but may not export people; and the catalogue of staff has no private column. */
	private function assert_not_exported( string $secret, int $who, string $state ): void {
		$auctioneer = username_exists( 'hammer' ) ?: (int) wp_insert_user( array( 'user_login' => 'hammer', 'user_pass' => 'x', 'role' => Roles::AUCTIONEER ) );
		foreach ( array( $who, $auctioneer ) as $user ) {
			wp_set_current_user( $user );
			foreach ( self::EXPORTS as $export ) {
				$_REQUEST['_wpnonce'] = wp_create_nonce( $export );
				ob_start();
				try {
					do_action( "admin_post_{$export}" );
					self::fail( "{$state}: {$export} is given out." );
				} catch ( WpDied $died ) {
					self::assertSame( 403, $died->status, $export );
					self::assertDoesNotMatchRegularExpression( $secret, $died->getMessage() . ob_get_contents(), "{$state}: {$export}" );
				} finally {
					ob_end_clean();
					unset( $_REQUEST['_wpnonce'] );
				}
			}
			$file = fopen( 'php://memory', 'w+b' );
			self::assertIsResource( $file );
			( new CatalogueCsv() )->write( SaleRecord::of( $this->sale ) ?? throw new RuntimeException(), $file );
			rewind( $file );
			self::assertDoesNotMatchRegularExpression( $secret, (string) stream_get_contents( $file ), "{$state}: catalogue.csv" );
		}
		wp_set_current_user( $who );
	}

	private function plant_offer(): Enquiry {
		$name = PersonName::parse( 'Jo Zyxoffermark' ) ?? throw new RuntimeException();
		$mail = EmailAddress::parse( 'zyxoffermark@example.com' ) ?? throw new RuntimeException();
		wp_update_post( array( 'ID' => $this->sale, 'post_title' => 'Cars', 'post_name' => 'offered-cars' ) );
		return ( new EnquiryRepository() )->add( new EnquiryDraft( EnquiryKind::Offer, 'car-auctions', $this->lot, $this->sale, 'Lot 7', $name, $mail, null, 'zyxoffermark message', 7654321, array( 'Solicitor' => 'zyxoffermark and Co' ) ), 'zyx', 'zyx', time(), array( 'proof' => ( new Proof( 'aa/zyxoffermark.php', 'zyxoffermark.pdf', 'application/pdf', 9 ) )->to_json() ) ) ?? throw new RuntimeException();
	}

	/**
	 * The content of every other table: of the index with its cards, of WordPress's posts, options and meta, and of the outbox.
	 *
	 * @param list<string> $but
	 */
	private static function other_tables( array $but ): string {
		global $wpdb;
		$all    = array();
		$tables = (array) $wpdb->get_col( 'SHOW TABLES' );
		self::assertSame( array(), array_diff( $but, $tables ) );
		foreach ( array_diff( $tables, $but ) as $table ) {
			$all[ (string) $table ] = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', $table ), ARRAY_A );
		}
		self::assertArrayHasKey( $wpdb->prefix . 'hh_lot_index', $all );
		return (string) wp_json_encode( $all, JSON_PARTIAL_OUTPUT_ON_ERROR );
	}

	#[TestDox( 'The same routes do show them while they are not hidden, so the questions are the right ones' )]
	public function test_questions(): void {
		foreach ( array( "/WP/v2/HPAPI_property/{$this->hidden}", "/wp/V2/Media/{$this->picture}", '/wp/v2/HPAPI_Property', "/WP/v2/HH_lot/{$this->lot}", "/wp/v2/HH_Sale/{$this->sale}", '/hpapi/v1/car-auctions/lots' ) as $path ) {
			self::assertStringContainsString( self::SECRET, (string) wp_json_encode( $this->ask( $path )->get_data() ), $path );
		}
		$this->hide();
		self::assertSame( 404, $this->ask( "/wp/V2/Media/{$this->picture}" )->get_status() );
		self::assertSame( 404, $this->ask( '/wp/v2/media/1', array( 'id' => $this->picture ) )->get_status(), 'WordPress takes the id from the query before the path.' );
		wp_set_current_user( 1 );
		self::assertStringContainsString( self::SECRET, (string) wp_json_encode( $this->ask( "/WP/V2/HPAPI_PROPERTY/{$this->hidden}" )->get_data() ) );
		self::assertStringContainsString( self::SECRET, (string) wp_json_encode( $this->ask( "/WP/V2/Users/{$this->account}" )->get_data() ) );
	}

	private function hide(): void {
		update_post_meta( $this->hidden, 'hpapi_published', false );
		Plugin::indexer()->index_many( array( $this->hidden ) );
		SaleFields::fields()->replace( $this->sale, array( 'status' => 'draft' ) );
		Auctions::auctions()->index->flush();
	}

	/** @param array<string, mixed> $query */
	private function ask( string $path, array $query = array() ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', $path );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}

	/**
	 * @param list<int> $ids
	 * @return list<string> A path for each route that can be read, one for each of the ids where it names one.
	 */
	private function paths( array $ids ): array {
		$paths = array();
		$odd   = array();
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			if ( array() === array_filter( $handlers, static fn ( array $handler ): bool => isset( $handler['methods']['GET'] ) ) ) {
				continue;
			}
			foreach ( $ids as $id ) {
				$path = self::path( $route, $id );
				if ( null === $path ) {
					$odd[] = $route;
				} else {
					$paths[] = $path;
				}
			}
		}
		self::assertSame( array(), array_unique( $odd ), 'Routes that this test cannot ask for.' );
		return array_values( array_unique( $paths ) );
	}

	/** A path that a route's pattern takes; null where none is found. */
	private static function path( string $route, int $id ): ?string {
		$plain = str_replace( '\\/', '/', $route );
		foreach ( array( 'hpapi_property', 'post', 'example', '1', 'twentytwentyfive//home', 'uncategorized', 'hearth-hammer/core' ) as $word ) {
			$number = (string) $id;
			foreach ( array( array( $number, $number ), array( $number, $word ), array( $word, $word ) ) as [ $one, $parent ] ) {
				$path = (string) preg_replace_callback(
					'/\(\?P<(\w+)>(?:[^()\\\\]|\\\\.|(\((?:[^()\\\\]|\\\\.|(?2))*\)))*\)/',
					static fn ( array $found ): string => array( 'id' => $one, 'parent' => $parent )[ $found[1] ] ?? $word,
					$plain
				);
				if ( 1 === preg_match( '@^' . $route . '$@i', $path ) ) {
					return $path;
				}
			}
		}
		return null;
	}
}
