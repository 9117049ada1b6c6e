<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\EditScreens;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Staff\Roles;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Post;
use WP_Query;

/**
 * WordPress's own lists of lots and sales, as an auctioneer and an auction manager have them.
 */
final class AdminListsTest extends IntegrationTestCase {

	use AuctionFixtures;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		self::sign_in( Roles::AUCTIONEER );
	}

	protected function tearDown(): void {
		$_GET = $_POST = $_REQUEST = array();
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	#[TestDox( '[STAFF-06] Lots: number, sale, status, guide and result; what is not shown says so; the next sale comes first, by number' )]
	public function test_lots(): void {
		$later  = self::sale( 'later-cars', array( 'starts_at' => time() + 2 * WEEK_IN_SECONDS ) );
		$next   = self::sale( 'next-cars' );
		$ten    = self::lot( $next, '10', array( 'status' => 'sold', 'hammer' => 3150, 'hammer_pence' => 50 ), 'Ford Fiesta' );
		$two    = self::lot( $next, '2', array( 'guide_low' => 5000, 'guide_high' => 6000, 'price_status' => 'guide_range' ), 'Vauxhall Astra' );
		$one    = self::lot( $later, '1', array( 'status' => 'withdrawn', 'price_status' => 'poa' ), 'Fiat Panda' );
		$hidden = self::lot( self::sale( 'far-cars', array( 'status' => 'announced', 'starts_at' => time() + 9 * WEEK_IN_SECONDS ) ), '1' );
		Plugin::auctions()->index->flush();

		self::assertSame( array( $two, $ten, $one, $hidden ), $this->list( 'hh_lot' ) );
		$html = $this->rows( 'hh_lot' );
		self::assertMatchesRegularExpression( '#Next cars</a><br>\w+ \d+ \w+#', $html[ $ten ] );
		self::assertSame( array( '10', 'Sold', 'Guide price £3,000', '£3,150.50' ), self::cells( $html[ $ten ], 'hh_number', 'hh_status', 'hh_guide', 'hh_result' ) );
		self::assertSame( array( '2', 'Available', 'Guide price £5,000 to £6,000', '—' ), self::cells( $html[ $two ], 'hh_number', 'hh_status', 'hh_guide', 'hh_result' ) );
		self::assertSame( array( '1', 'Withdrawn', 'Price on application', 'Withdrawn' ), self::cells( $html[ $one ], 'hh_number', 'hh_status', 'hh_guide', 'hh_result' ) );
		self::assertSame( array( 'Available (not shown)' ), self::cells( $html[ $hidden ], 'hh_status' ) );
	}

	#[TestDox( '[STAFF-06] Lots are filtered by sale, status and department, searched by number and sale, and sorted by number and result' )]
	public function test_filters_of_lots(): void {
		$cars = self::sale( 'december-cars' );
		$vans = self::sale( 'winter-vans', array( 'starts_at' => time() + 3 * WEEK_IN_SECONDS ), 'van-auctions' );
		$a    = self::lot( $cars, '7', array( 'status' => 'sold', 'hammer' => 100 ), 'Ford Fiesta' );
		$b    = self::lot( $cars, '30', array( 'status' => 'sold', 'hammer' => 900 ), 'Ford Focus' );
		$c    = self::lot( $vans, '7', array(), 'Ford Transit' );
		Plugin::auctions()->index->flush();

		self::assertSame( array( $c ), $this->list( 'hh_lot', array( 'hh_of_sale' => (string) $vans->id() ) ) );
		self::assertSame( array( $a, $b ), $this->list( 'hh_lot', array( 'hh_of_status' => 'sold' ) ) );
		self::assertSame( array( $c ), $this->list( 'hh_lot', array( 'hh_of_department' => (string) ( $vans->department()->id ?? 0 ) ) ) );
		self::assertSame( array(), $this->list( 'hh_lot', array( 'hh_of_status' => "x' OR 1=1 -- " ) ) );
		self::assertSame( array( $a, $c ), $this->list( 'hh_lot', array( 's' => 'lot 7' ) ) );
		self::assertSame( array( $c ), $this->list( 'hh_lot', array( 's' => '7 winter' ) ) );
		self::assertSame( array( $b ), $this->list( 'hh_lot', array( 's' => 'Focus' ) ) );
		self::assertSame( array( $b, $a, $c ), $this->list( 'hh_lot', array( 'orderby' => 'hh_result', 'order' => 'desc' ) ) );
		self::assertSame( array( $b ), array_slice( $this->list( 'hh_lot', array( 'orderby' => 'hh_number', 'order' => 'desc' ) ), 0, 1 ) );

		ob_start();
		do_action( 'restrict_manage_posts', 'hh_lot', 'top' );
		$selects = (string) ob_get_clean();
		self::assertSame( 3, substr_count( $selects, '<select' ) );
		self::assertSame( array( true, true, false ), array_map( static fn ( string $type ): bool => apply_filters( 'disable_months_dropdown', false, $type ), array( 'hh_lot', 'hh_sale', 'post' ) ), 'The months in which lots were added say nothing of their sales.' );
		self::assertStringContainsString( 'Winter vans', $selects );
	}

	#[TestDox( '[STAFF-06] Sales: day, status, department, lots and result; a hidden one says why; filtered by department and status' )]
	public function test_sales(): void {
		$cars = self::sale( 'december-cars', array( 'status' => 'finished', 'starts_at' => time() - 10 * DAY_IN_SECONDS ) );
		self::lot( $cars, '1', array( 'status' => 'sold', 'hammer' => 1500 ) );
		self::lot( $cars, '2', array( 'status' => 'unsold' ) );
		$vans   = self::sale( 'winter-vans', array(), 'van-auctions' );
		$hidden = self::sale( 'no-day', array( 'status' => 'announced', 'starts_at' => 0 ), 'van-auctions' );
		Plugin::auctions()->index->flush();

		self::assertSame( array( $vans->id(), $hidden->id(), $cars->id() ), $this->list( 'hh_sale' ) );
		$html = $this->rows( 'hh_sale' );
		self::assertSame( array( 'Finished', 'Car auctions', '2', '1 of 2 sold, £1,500' ), self::cells( $html[ $cars->id() ], 'hh_status', 'taxonomy-hh_department', 'hh_lots', 'hh_result' ) );
		self::assertSame( array( 'no date yet', 'Announced Hidden from visitors. It has no start date.' ), self::cells( $html[ $hidden->id() ], 'hh_starts', 'hh_status' ) );
		self::assertStringContainsString( "hh_of_sale={$cars->id()}", $html[ $cars->id() ] );
		self::assertStringContainsString( 'Sale-day desk', $html[ $vans->id() ] );

		self::assertSame( array( $cars->id() ), $this->list( 'hh_sale', array( 'hh_of_status' => 'finished' ) ) );
		self::assertSame( array( $vans->id(), $hidden->id() ), $this->list( 'hh_sale', array( 'hh_of_department' => (string) ( $vans->department()->id ?? 0 ) ) ) );
		self::assertSame( array( $hidden->id(), $cars->id(), $vans->id() ), $this->list( 'hh_sale', array( 'orderby' => 'hh_starts', 'order' => 'asc' ) ) );
		self::assertSame( array( $vans->id() ), $this->list( 'hh_sale', array( 's' => 'winter' ) ) );
	}

	#[TestDox( '[STAFF-06] A list of 20 lots takes as many statements as one of 5, and so does one of sales' )]
	public function test_statements(): void {
		for ( $n = 1; $n <= 20; $n++ ) {
			$sale = self::sale( "sale-{$n}", array( 'starts_at' => time() + $n * DAY_IN_SECONDS ) );
			self::lot( $sale, (string) $n );
		}
		Plugin::auctions()->index->flush();
		foreach ( array( 'hh_lot', 'hh_sale' ) as $type ) {
			$counts = array();
			foreach ( array( 5, 20 ) as $rows ) {
				// Once before, for what WordPress reads in its first list alone.
				$this->list( $type, array( 'posts_per_page' => $rows ) );
				$this->rows( $type );
				wp_cache_flush();
				wp_set_current_user( get_current_user_id() );
				current_user_can( 'edit_hh_lots' );
				$counts[ $rows ] = $this->count_queries(
					function () use ( $type, $rows ): void {
						self::assertCount( $rows, $this->list( $type, array( 'posts_per_page' => $rows ) ) );
						$this->rows( $type );
					}
				);
			}
			self::assertSame( $counts[5], $counts[20], $type );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function roles(): iterable {
		yield 'auctioneer' => array( Roles::AUCTIONEER );
		yield 'auction manager' => array( Roles::MANAGER );
	}

	#[TestDox( '[STAFF-06] Duplicate: a new draft with the lot’s fields, images and documents, without number, result, platform and readers' )]
	#[DataProvider( 'roles' )]
	public function test_duplicate( string $role ): void {
		self::sign_in( $role );
		$sale = self::sale();
		$lot  = self::lot( $sale, '12', array( 'status' => 'sold', 'hammer' => 4000, 'auctioneer_id' => 'hh', 'platform_sale_id' => 'S1', 'platform_lot_id' => 'L1', 'feed_hash' => 'abc', 'images' => array( array( 'attachment' => 4711, 'caption' => 'Front' ) ), 'documents' => array( array( 'url' => 'https://weald.test/report.pdf', 'caption' => 'Report' ) ) ), 'Ford “Fiesta”' );
		$file = wp_tempnam( 'pack.pdf' );
		file_put_contents( $file, '%PDF-1.4 the lease' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		Plugin::legal_packs()->putting->put( $lot, 'Lease', $file, 'lease.pdf' );

		$copy   = self::id_of( $this->press( 'hh_duplicate_hh_lot', array( 'post' => (string) $lot ), "hh_duplicate_hh_lot-{$lot}", 'GET' ) );
		$record = LotRecord::of( $copy );
		self::assertNotNull( $record );
		self::assertSame( array( 'draft', 'Ford “Fiesta”', '<p>As it stands.</p>', $sale->id() ), array( $record->post->post_status, $record->title(), $record->post->post_content, $record->sale?->id() ) );
		self::assertSame( array( '', 'available', 0, '', '', '', '' ), array( $record->text( 'lot_number' ), $record->text( 'status' ), $record->int( 'hammer' ), $record->text( 'platform_lot_id' ), $record->text( 'platform_sale_id' ), $record->text( 'auctioneer_id' ), $record->text( 'feed_hash' ) ) );
		self::assertSame( array( 'Ford', 45000, 3000, 4711, 'Report' ), array( $record->text( 'make' ), $record->int( 'mileage' ), $record->int( 'guide_low' ), $record->list( 'images' )[0]['attachment'], $record->list( 'documents' )[0]['caption'] ) );
		self::assertSame( array( 'Lease' ), array_column( Plugin::legal_packs()->documents->current( $copy ), 'title' ) );
		self::assertSame( 'sold', LotRecord::of( $lot )?->status()->value, 'the original stays' );
	}

	#[TestDox( '[STAFF-06] A copy keeps its pictures when the original is deleted for good' )]
	public function test_pictures_of_a_copy(): void {
		self::sign_in( Roles::MANAGER );
		$lot   = self::lot( self::sale(), '12' );
		$shown = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Front' ), 'front.jpg', $lot );
		$other = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Left out' ), 'left-out.jpg', $lot );
		LotFields::fields()->replace( $lot, array( 'images' => array( array( 'attachment' => $shown, 'caption' => '' ) ) ) );
		$copy  = self::id_of( $this->press( 'hh_duplicate_hh_lot', array( 'post' => (string) $lot ), "hh_duplicate_hh_lot-{$lot}", 'GET' ) );
		$again = self::id_of( $this->press( 'hh_duplicate_hh_lot', array( 'post' => (string) $copy ), "hh_duplicate_hh_lot-{$copy}", 'GET' ) );
		wp_delete_post( $copy, true );
		wp_delete_post( $lot, true );
		self::assertSame( $again, get_post( $shown )?->post_parent );
		self::assertNull( get_post( $other ) );
	}

	#[TestDox( '[STAFF-06] Duplicate of a sale: its terms and department, and neither its day nor its place on a platform' )]
	public function test_duplicate_sale(): void {
		self::sign_in( Roles::MANAGER );
		$sale   = self::sale( 'december-cars', array( 'venue' => 'Market Hall', 'platform' => 'feed', 'auctioneer_id' => 'hh', 'platform_sale_id' => 'S1' ) );
		$record = SaleRecord::of( self::id_of( $this->press( 'hh_duplicate_hh_sale', array( 'post' => (string) $sale->id() ), "hh_duplicate_hh_sale-{$sale->id()}", 'GET' ) ) );
		self::assertNotNull( $record );
		self::assertSame( array( 'draft', 'draft', 0, 'Market Hall', '', '', 'Car auctions' ), array( $record->post->post_status, $record->status()->value, $record->starts_at(), $record->text( 'venue' ), SaleFields::fields()->value( $record->id(), 'platform_sale_id' ), $record->platform_key(), $record->department()?->name ) );
	}

	#[TestDox( '[STAFF-06] Mark as withdrawn: asks first, is a person’s word, and leaves a lot alone that was sold meanwhile' )]
	#[DataProvider( 'roles' )]
	public function test_withdraw( string $role ): void {
		self::sign_in( $role );
		$lot  = self::lot( self::sale(), '12', array(), 'Ford Fiesta' );
		$sold = self::lot( self::sale( 'other' ), '3', array( 'status' => 'sold', 'hammer' => 10 ) );
		Plugin::auctions()->index->flush();
		$this->list( 'hh_lot' );
		$html = $this->rows( 'hh_lot' );
		self::assertStringContainsString( 'Mark as withdrawn', $html[ $lot ] );
		self::assertStringNotContainsString( 'Mark as withdrawn', $html[ $sold ] );

		$_GET = array( 'hh_withdraw' => (string) $lot );
		self::assertMatchesRegularExpression( '#<form action="[^"]+admin-post\.php" method="post"><p>Mark Lot 12, Ford Fiesta as withdrawn\?#', self::notices() );
		$_GET = array();

		foreach ( array( array( $lot, 'wrong' ), array( $sold, "hh_withdraw_lot-{$lot}" ) ) as [ $id, $nonce ] ) {
			try {
				$this->press( 'hh_withdraw_lot', array( 'lot' => (string) $id ), $nonce );
				self::fail( 'was done' );
			} catch ( WpDied $died ) {
				self::assertSame( 403, $died->status );
			}
		}
		self::assertStringContainsString( "hh_withdrawn={$lot}", $this->press( 'hh_withdraw_lot', array( 'lot' => (string) $lot ), "hh_withdraw_lot-{$lot}" ) );
		self::assertSame( 'withdrawn', LotRecord::of( $lot )?->status()->value );
		self::assertContains( 'status', LotFields::staff()->of( $lot ) );
		$this->press( 'hh_withdraw_lot', array( 'lot' => (string) $sold ), "hh_withdraw_lot-{$sold}" );
		self::assertSame( 'sold', LotRecord::of( $sold )?->status()->value );

		$_GET = array( 'hh_withdrawn' => (string) $lot );
		self::assertStringContainsString( 'Lot 12, Ford Fiesta is marked as withdrawn.', self::notices() );
	}

	#[TestDox( '[SEC-04] Neither is there for an author of the blog' )]
	public function test_who_may_not(): void {
		$lot = self::lot( self::sale(), '12' );
		self::sign_in( 'author' );
		foreach ( array( 'hh_duplicate_hh_lot' => array( 'post' => (string) $lot ), 'hh_withdraw_lot' => array( 'lot' => (string) $lot ) ) as $action => $sent ) {
			try {
				$this->press( $action, $sent, "{$action}-{$lot}", 'GET' );
				self::fail( 'was done' );
			} catch ( WpDied $died ) {
				self::assertSame( 403, $died->status );
			}
		}
	}

	private static function sign_in( string $role ): void {
		static $n = 0;
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'one-' . ( ++$n ), 'user_pass' => 'x', 'role' => $role ) ) );
	}

	private static function id_of( string $address ): int {
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		return is_string( $query['post'] ?? null ) ? (int) $query['post'] : 0;
	}

	/** @param array<string, string> $sent */
	private function press( string $action, array $sent, string $nonce, string $method = 'POST' ): string {
		$redirect = static fn ( string $to, int $status ) => throw new Redirected( $to, $status );
		add_filter( 'wp_redirect', $redirect, 10, 2 );
		$sent    += array( '_wpnonce' => wp_create_nonce( $nonce ) );
		$_REQUEST = $sent;
		$_GET     = 'GET' === $method ? $sent : array();
		$_POST    = 'POST' === $method ? $sent : array();
		try {
			do_action( "admin_post_{$action}" );
		} catch ( Redirected $redirected ) {
			return $redirected->location;
		} finally {
			$_GET = $_POST = $_REQUEST = array();
			remove_filter( 'wp_redirect', $redirect );
		}
		self::fail( 'No answer.' );
	}

	private static function notices(): string {
		set_current_screen( 'edit-hh_lot' );
		ob_start();
		do_action( 'admin_notices' );
		return (string) ob_get_clean();
	}

	/**
	 * @param array<string, string|int> $query
	 * @return list<int>
	 */
	private function list( string $type, array $query = array() ): array {
		set_current_screen( "edit-{$type}" );
		$_GET                    = $query;
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$posts                   = $GLOBALS['wp_query']->query( $query + array( 'post_type' => $type, 'posts_per_page' => 20, 'post_status' => array( 'publish', 'draft' ) ) );
		return array_values( array_map( static fn ( WP_Post|int $post ): int => $post instanceof WP_Post ? $post->ID : $post, $posts ) );
	}

	/** @return array<int, string> The row of each post that was listed, as WordPress prints it. */
	private function rows( string $type ): array {
		$table = _get_list_table( 'WP_Posts_List_Table', array( 'screen' => "edit-{$type}" ) );
		self::assertInstanceOf( \WP_Posts_List_Table::class, $table );
		$rows = array();
		foreach ( $GLOBALS['wp_query']->posts as $post ) {
			$GLOBALS['post'] = $post;
			ob_start();
			$table->single_row( $post );
			$rows[ $post->ID ] = (string) ob_get_clean();
		}
		return $rows;
	}

	/** @return list<string> */
	private static function cells( string $row, string ...$columns ): array {
		return array_values(
			array_map(
				static function ( string $column ) use ( $row ): string {
					self::assertSame( 1, preg_match( "#<td class='[^']*column-{$column}'[^>]*>(.*?)</td>#s", $row, $found ), $column );
					return trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( str_replace( '<br>', ' ', $found[1] ) ) ) );
				},
				$columns
			)
		);
	}
}
