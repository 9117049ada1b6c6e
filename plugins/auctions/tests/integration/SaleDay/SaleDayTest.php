<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\SaleDay;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\SaleDay\DeskState;
use HearthHammer\Auctions\SaleDay\EntryRepository;
use HearthHammer\Auctions\SaleDay\ResultDesk;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Staff\Roles;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Core;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Response;

/**
 * The server's side of the sale-day desk.
 */
final class SaleDayTest extends IntegrationTestCase {

	use AuctionFixtures;

	private const A = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
	private const B = 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';

	private SaleRecord $sale;

	/** @var list<int> */
	private array $lots = array();

	protected function setUp(): void {
		parent::setUp();
		$this->sale = self::sale( 'cars', array( 'status' => 'running' ) );
		$this->lots = array_map( fn ( string $number ): int => self::lot( $this->sale, $number ), array( '1', '2', '10A', '10' ) );
		Plugin::auctions()->index->flush();
		wp_set_current_user( 1 );
	}

	#[TestDox( '[STAFF-05] Results change the lots through the desk, once each and in order, whatever is sent again' )]
	public function test_once(): void {
		$one = self::entry( 1, $this->lots[0], 'sold', 3250 );
		$two = self::entry( 2, $this->lots[1], 'unsold' );
		$answer = $this->send( self::A, array( $one, $two ) );
		self::assertSame( array( 200, 2 ), array( $answer->get_status(), $answer->get_data()['through'] ) );
		self::assert_matches_schema( json_decode( (string) wp_json_encode( $answer->get_data() ), true ), self::schema( 'sale-day-entries-answer' ) );
		self::assertSame( array( 'sold', 3250, 'unsold' ), array( $this->status_of( 0 ), $this->lot_at( 0 )->int( 'hammer' ), $this->status_of( 1 ) ) );
		self::assertSame( LotWriter::DESK, Plugin::auctions()->history->of( $this->lots[0], array( 'hammer' ) )[0]['source'] );

		// The answer was lost: the same again with one more, and an old request that comes late.
		self::assertSame( 3, $this->send( self::A, array( $one, $two, self::entry( 3, $this->lots[2], 'withdrawn' ) ) )->get_data()['through'] );
		self::assertSame( 3, $this->send( self::A, array( self::entry( 1, $this->lots[0], 'sold', 9999 ) ) )->get_data()['through'] );
		self::assertSame( 3250, $this->lot_at( 0 )->int( 'hammer' ) );
		self::assertSame( 3, $this->rows() );
		self::assertCount( 1, Plugin::auctions()->history->of( $this->lots[0], array( 'hammer' ) ) );
	}

	#[TestDox( '[STAFF-05] 200 results over a line that is cut 20 times at random: each is kept once, in order, and stands at its lot' )]
	#[Group( 'volume' )]
	public function test_two_hundred(): void {
		$lots    = array_map( fn ( int $number ): int => self::lot( $this->sale, (string) ( 100 + $number ) ), range( 1, 200 ) );
		$pending = array();
		// The desk sends at every fourth result; 20 of these 50 times the line is cut, before or after the server has heard.
		$lost = array_fill_keys( (array) array_rand( array_fill( 0, 50, 0 ), 20 ), true );
		foreach ( $lots as $number => $lot ) {
			$pending[] = self::entry( $number + 1, $lot, 'sold', 1000 + $number );
			$call      = intdiv( $number, 4 );
			if ( 3 !== $number % 4 || ( isset( $lost[ $call ] ) && 0 === $call % 2 ) ) {
				continue;
			}
			$through = $this->send( self::A, array_slice( $pending, 0, 50 ) )->get_data()['through'];
			if ( ! isset( $lost[ $call ] ) ) { // Else the answer was lost: the desk sends all of it again.
				$pending = array_values( array_filter( $pending, static fn ( array $one ): bool => $one['sequence'] > $through ) );
			}
		}
		self::assertSame( 200, $this->send( self::A, array() === $pending ? array( self::entry( 200, $lots[199], 'sold', 1199 ) ) : $pending )->get_data()['through'] );
		global $wpdb;
		self::assertSame( range( 1, 200 ), array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( "SELECT sequence FROM %i WHERE state = 'applied' ORDER BY id", $wpdb->prefix . EntryRepository::TABLE ) ) ) );
		foreach ( $lots as $number => $lot ) {
			self::assertSame( 1000 + $number, LotRecord::of( $lot )?->int( 'hammer' ) );
		}
	}

	#[TestDox( '[STAFF-05] Undo puts the lot back as it was, step by step' )]
	public function test_undo(): void {
		$lot = $this->lots[0];
		$this->send( self::A, array( self::entry( 1, $lot, 'unsold' ), self::entry( 2, $lot, 'sold', 3000 ), self::entry( 3, $lot, 'undo' ) ) );
		self::assertSame( array( 'unsold', 0 ), array( $this->status_of( 0 ), $this->lot_at( 0 )->int( 'hammer' ) ) );
		$this->send( self::A, array( self::entry( 4, $lot, 'undo' ), self::entry( 5, $lot, 'undo' ) ) );
		self::assertSame( 'available', $this->status_of( 0 ) );
		self::assertSame( array( 'undone', 'undone', 'applied', 'applied', 'idle' ), $this->states() );
		// What was sold needs a price; a lot of another sale is none of this desk's.
		$other = self::lot( self::sale( 'vans', array(), 'van-auctions' ), '1' );
		$this->send( self::A, array( self::entry( 6, $lot, 'sold' ), self::entry( 7, $other, 'unsold' ) ) );
		self::assertSame( array( 'idle', 'refused' ), array_slice( $this->states(), -2 ) );
		$told = $this->rest( 'GET', "/hpapi/v1/auctions/sale-day/{$this->sale->id()}", array( 'since' => 5 ) )->get_data()['entries'];
		self::assertSame( array( $other, 'refused' ), array( end( $told )['lot'], end( $told )['state'] ), 'The desk is told.' );
		self::assertSame( LotStatus::Available, LotRecord::of( $other )?->status() );
	}

	#[TestDox( '[STAFF-05] Two desks: the later one, which did not know, changes nothing and is kept and shown; knowing, it may' )]
	public function test_conflict(): void {
		$this->send( self::A, array( self::entry( 1, $this->lots[0], 'sold', 3000 ) ) );
		$answer = $this->send( self::B, array( self::entry( 1, $this->lots[0], 'unsold' ) ) );
		self::assertSame( 1, $answer->get_data()['through'] );
		self::assertSame( array( 'sold', array( 'applied', 'conflict' ) ), array( $this->status_of( 0 ), $this->states() ) );
		$entries = $this->rest( 'GET', "/hpapi/v1/auctions/sale-day/{$this->sale->id()}", array( 'since' => 1 ) )->get_data()['entries'];
		self::assertSame( 'conflict', end( $entries )['state'] );
		$seen = (int) end( $entries )['id'];
		$this->send( self::B, array( self::entry( 2, $this->lots[0], 'unsold', 0, $seen ) ) );
		self::assertSame( 'unsold', $this->status_of( 0 ) );
		// The same desk goes on with what it said itself without asking.
		$this->send( self::B, array( self::entry( 3, $this->lots[1], 'unsold' ), self::entry( 4, $this->lots[1], 'sold', 10 ) ) );
		self::assertSame( 'sold', $this->status_of( 1 ) );
	}

	#[TestDox( '[STAFF-05] An entry changes a lot only where it names the result that the lot has; else it is a conflict, whoever changed the lot' )]
	public function test_replaces(): void {
		foreach ( self::vectors( 'desk-results' )['cases'] as $index => $case ) {
			[ $status, $hammer ] = $case['lot'];
			$lot                 = self::lot( $this->sale, "V{$index}", array( 'status' => $status, 'hammer' => $hammer ) );
			$this->send( self::A, array( self::entry( $index + 1, $lot, $case['entry'][0], $case['entry'][1] ) + array( 'was' => $case['shown'][0], 'was_hammer' => $case['shown'][1] ) ) );
			$states = $this->states();
			self::assertSame( $case['state'], end( $states ), $case['about'] );
			$record = LotRecord::of( $lot );
			self::assertSame( 'applied' === $case['state'] ? $case['entry'] : $case['lot'], array( $record?->status()->value, $record?->int( 'hammer' ) ), $case['about'] );
		}
	}

	#[TestDox( '[STAFF-05] Another desk that looks while an entry is on its way to its lot is told of it once the lot has changed, not before' )]
	public function test_on_its_way(): void {
		global $wpdb;
		$this->send( self::A, array( self::entry( 1, $this->lots[0], 'sold', 3000 ) ) );
		$wpdb->query( $wpdb->prepare( "INSERT INTO %i (sale_id, lot_id, client, sequence, outcome, hammer, entered_at, received_at, state) VALUES (%d, %d, %s, 2, 'unsold', 0, 1, 1, 'kept')", $wpdb->prefix . EntryRepository::TABLE, $this->sale->id(), $this->lots[1], self::A ) );
		$look = fn ( int $since ): array => $this->rest( 'GET', "/hpapi/v1/auctions/sale-day/{$this->sale->id()}", array( 'since' => $since ) )->get_data();
		$seen = $look( 0 );
		self::assertSame( array( $this->lots[0] ), array_values( array_unique( array_column( $seen['entries'], 'lot' ) ) ) );
		$last = (int) max( array_column( $seen['entries'], 'id' ) );
		self::assertSame( array(), $look( $last )['entries'] );
		$this->send( self::A, array( self::entry( 3, $this->lots[2], 'postponed' ) ) );
		$news = $look( $last );
		self::assertSame( array( 'unsold', 'postponed' ), array_column( $news['lots'], 'status' ), 'What it did not see then it sees now.' );
	}

	#[TestDox( '[STAFF-05] A process that died between writing an entry down and changing its lot is finished by the next call' )]
	public function test_died(): void {
		global $wpdb;
		$this->send( self::A, array( self::entry( 1, $this->lots[0], 'sold', 3000 ) ) );
		$table = $wpdb->prefix . EntryRepository::TABLE;
		$wpdb->query( $wpdb->prepare( "INSERT INTO %i (sale_id, lot_id, client, sequence, outcome, hammer, entered_at, received_at, state) VALUES (%d, %d, %s, 2, 'unsold', 0, 1, 1, 'kept')", $table, $this->sale->id(), $this->lots[1], self::A ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET state = 'applying' WHERE sequence = 1", $table ) );
		$this->send( self::A, array( self::entry( 3, $this->lots[2], 'postponed' ) ) );
		self::assertSame( array( 'sold', 'unsold', 'postponed' ), array( $this->status_of( 0 ), $this->status_of( 1 ), $this->status_of( 2 ) ) );
		self::assertSame( array( 'applied', 'applied', 'applied' ), $this->states() );
		$this->send( self::A, array( self::entry( 4, $this->lots[0], 'undo' ) ) );
		self::assertSame( 'available', $this->status_of( 0 ), 'What it was before stands in the row.' );
	}

	#[TestDox( '[STAFF-05] A result that the index did not take is not told as kept, and the next call brings it there' )]
	public function test_index(): void {
		global $wpdb;
		$entry = array( self::entry( 1, $this->lots[0], 'sold', 3000 ) );
		$fail  = static fn ( string $sql ): string => 1 === preg_match( '/^\s*INSERT INTO `?' . LotTable::name() . '/', $sql ) ? '' : $sql;
		add_filter( 'query', $fail );
		$refused = $this->send( self::A, $entry );
		remove_filter( 'query', $fail );
		self::assertSame( array( 503, array( 'applying' ) ), array( $refused->get_status(), $this->states() ) );
		// As in another request, which knows nothing of what was marked.
		$read = static fn (): array => (array) $wpdb->get_row( $wpdb->prepare( 'SELECT status, hammer FROM %i WHERE post_id = %d', LotTable::name(), $entry[0]['lot'] ), ARRAY_A );
		self::assertSame( 'available', $read()['status'] );
		self::assertSame( 1, $this->send( self::A, $entry )->get_data()['through'] );
		self::assertSame( array( 'sold', '3000', array( 'applied' ) ), array( $read()['status'], $read()['hammer'], $this->states() ) );
	}

	#[TestDox( '[STAFF-05] A request that died keeps the desks out for a minute at most' )]
	public function test_lock(): void {
		global $wpdb;
		$desk    = new ResultDesk( new EntryRepository(), Plugin::auctions()->lots, Core::services()->locks, Plugin::auctions()->index );
		$seconds = $desk->alone( $this->sale->id(), fn (): int => (int) $wpdb->get_var( $wpdb->prepare( 'SELECT expires_at FROM %i WHERE name = %s', $wpdb->prefix . 'hh_lock', "sale-day-{$this->sale->id()}" ) ) - time() );
		self::assertGreaterThan( 0, $seconds );
		self::assertLessThanOrEqual( 60, $seconds );
	}

	#[TestDox( '[STAFF-05] Lots come in the order in which they are offered; nobody without the capability sees or enters anything' )]
	public function test_look(): void {
		$answer = $this->rest( 'GET', "/hpapi/v1/auctions/sale-day/{$this->sale->id()}" );
		self::assertSame( array( '1', '2', '10', '10A' ), array_column( $answer->get_data()['lots'], 'number' ) );
		self::assert_matches_schema( json_decode( (string) wp_json_encode( $answer->get_data() ), true ), self::schema( 'sale-day-state' ) );
		self::assertSame( 'private, no-store', $answer->get_headers()['Cache-Control'] );
		self::assertSame( 400, $this->send( 'no client', array( self::entry( 1, 1, 'unsold' ) ) )->get_status() );
		self::assertSame( 400, $this->send( self::A, array( self::entry( 1, 1, 'stolen' ) ) )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', '/hpapi/v1/auctions/sale-day/999999' )->get_status() );
		$author = wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'x', 'role' => 'author' ) );
		self::assertIsInt( $author );
		foreach ( array( 0, $author ) as $user ) {
			wp_set_current_user( $user );
			self::assertContains( $this->rest( 'GET', "/hpapi/v1/auctions/sale-day/{$this->sale->id()}" )->get_status(), array( 401, 403 ) );
			self::assertContains( $this->send( self::A, array( self::entry( 1, $this->lots[0], 'sold', 1 ) ) )->get_status(), array( 401, 403 ) );
		}
		self::assertSame( 'available', $this->status_of( 0 ) );
	}

	#[TestDox( '[STAFF-05] The desk names lots and the sale as an auction manager typed them; a lot without figures has no guide price' )]
	public function test_names(): void {
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'manager', 'user_pass' => 'x', 'role' => Roles::MANAGER ) ) );
		wp_update_post( wp_slash( array( 'ID' => $this->lots[0], 'post_title' => 'Plough & harrow, 6" deep' ) ) );
		wp_update_post( array( 'ID' => $this->sale->id(), 'post_title' => 'Cars & vans' ) );
		$lots  = $this->rest( 'GET', "/hpapi/v1/auctions/sale-day/{$this->sale->id()}" )->get_data()['lots'];
		$bare  = LotRecord::of( self::lot( $this->sale, '99', array( 'guide_low' => 0 ) ) );
		self::assertNotNull( $bare );
		self::assertSame( array( 'Plough & harrow, 6" deep', 'Cars & vans', '£3,000', 'No guide price' ), array( $lots[0]['title'], SaleRecord::of( $this->sale->id() )?->title(), $lots[0]['guide'], DeskState::guide( $bare ) ) );
	}

	/** @return array{sequence: int, lot: int, outcome: string, hammer: int, seen: int, at: int} */
	private static function entry( int $sequence, int $lot, string $outcome, int $hammer = 0, int $seen = 0 ): array {
		return compact( 'sequence', 'lot', 'outcome', 'hammer', 'seen' ) + array( 'at' => 1790000000 );
	}

	/** @param list<array<string, int|string>> $entries */
	private function send( string $client, array $entries ): WP_REST_Response {
		return $this->rest( 'POST', "/hpapi/v1/auctions/sale-day/{$this->sale->id()}", array( 'client' => $client, 'since' => 0, 'entries' => $entries ) );
	}

	private function lot_at( int $number ): LotRecord {
		$lot = LotRecord::of( $this->lots[ $number ] );
		self::assertNotNull( $lot );
		return $lot;
	}

	private function status_of( int $number ): string {
		return $this->lot_at( $number )->status()->value;
	}

	private function rows(): int {
		return count( $this->states() );
	}

	/** @return list<string> */
	private function states(): array {
		global $wpdb;
		return array_values( $wpdb->get_col( $wpdb->prepare( 'SELECT state FROM %i ORDER BY id', $wpdb->prefix . EntryRepository::TABLE ) ) );
	}

	/** @return array<string, mixed> */
	private static function vectors( string $name ): array {
		return (array) json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . "/vectors/{$name}.json" ), true, 512, JSON_THROW_ON_ERROR );
	}

	/** @return array<string, mixed> */
	private static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . "/schemas/{$name}.json" )->to_array();
	}
}
