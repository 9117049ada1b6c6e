<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\SaleDay;

use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\SaleDay\EntryRepository;
use HearthHammer\Auctions\SaleDay\PriceCheck;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sellers\Seller;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Core;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use WP_REST_Response;

/**
 * Closing a sale from the sale-day desk.
 */
final class ClosingTest extends IntegrationTestCase {

	use AuctionFixtures;

	private const A = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

	private SaleRecord $sale;

	/** @var array<string, int> By number. */
	private array $lots = array();

	/** @var list<Message> */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		$this->mails = array();
		$this->sale  = self::sale( 'cars', array( 'status' => 'running', 'starts_at' => time() - HOUR_IN_SECONDS ) );
		foreach ( array( '1', '2', '3', '4' ) as $number ) {
			$this->lots[ $number ] = self::lot( $this->sale, $number, array(), "Car {$number}" );
		}
		Plugin::auctions()->index->flush();
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'hammer', 'user_pass' => 'x', 'role' => 'hh_auctioneer' ) ) );
		add_filter(
			'pre_wp_mail',
			function (): bool {
				$sending = Core::services()->mailer->sending();
				null === $sending || $this->mails[] = $sending;
				return true;
			},
			1
		);
	}

	#[TestDox( '[SALE-04] Closing refuses while a lot has no result, marks the rest as unsold when told to, finishes the sale, and shows the figures of the results page' )]
	public function test_close(): void {
		$this->enter( 1, '1', 'sold', 3250 );
		$this->enter( 2, '2', 'withdrawn' );
		$state = $this->look();
		self::assert_matches_schema( json_decode( (string) wp_json_encode( $state ), true ), self::schema() );
		self::assertSame( array( false, array( $this->lots['3'], $this->lots['4'] ) ), array( $state['closed'], array_column( $state['open'], 'id' ) ) );
		$refused = $this->close( $state['version'] );
		self::assertSame( array( 409, 'hh_desk_unfinished' ), array( $refused->get_status(), $refused->get_data()['code'] ) );
		self::assertSame( array( 'running', 'available' ), array( $this->sale_status(), $this->lot_status( '3' ) ) );

		$done = $this->close( $state['version'], array( 'mark_unsold' => true ) );
		self::assertSame( 200, $done->get_status() );
		self::assert_matches_schema( json_decode( (string) wp_json_encode( $done->get_data() ), true ), self::schema() );
		self::assertSame( array( true, array(), array( 'lots' => 4, 'offered' => 3, 'sold' => 1, 'rate' => 33, 'raised' => 3250 ) ), array( $done->get_data()['closed'], $done->get_data()['open'], $done->get_data()['figures'] ) );
		self::assertSame( array( 'finished', 'unsold', 'unsold', 'withdrawn' ), array( $this->sale_status(), $this->lot_status( '3' ), $this->lot_status( '4' ), $this->lot_status( '2' ) ) );
		self::assertContains( 'status', SaleFields::staff()->of( $this->sale->id() ), 'A sync does not open it again.' );
		Plugin::auctions()->index->flush();
		$indexed = Plugin::auctions()->sales->one( $this->sale->id() );
		self::assertSame( array( 3, 1, 33, 3250 ), array( $indexed?->offered, $indexed?->sold, $indexed?->success_rate(), $indexed?->raised ) );
		$page = $this->render( "/auctions/{$this->sale->slug()}/" )[2];
		self::assertStringContainsString( '£3,250', $page );
		self::assertSame( 1, preg_match( '/33\s*%/', $page ) );
	}

	#[TestDox( '[SALE-04] What changed after the person looked is not closed: another desk’s entry, the office’s, and one that is still in the journal' )]
	public function test_changed(): void {
		$version = $this->look()['version'];
		$this->enter( 1, '1', 'sold', 3250 );
		self::assertSame( 'hh_desk_changed', $this->close( $version, array( 'mark_unsold' => true ) )->get_data()['code'] );
		$version = $this->look()['version'];
		Plugin::auctions()->lots->update( $this->lots['2'], null, array( 'status' => 'sold_prior' ), LotWriter::STAFF );
		self::assertSame( 409, $this->close( $version, array( 'mark_unsold' => true ) )->get_status() );
		$version = $this->look()['version'];
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "INSERT INTO %i (sale_id, lot_id, client, sequence, outcome, hammer, entered_at, received_at, state) VALUES (%d, %d, %s, 2, 'sold', 3000, 1, 1, 'kept')", $wpdb->prefix . EntryRepository::TABLE, $this->sale->id(), $this->lots['3'], self::A ) );
		self::assertSame( 'hh_desk_changed', $this->close( $version, array( 'mark_unsold' => true ) )->get_data()['code'] );
		self::assertSame( array( 'running', 'sold', 'available' ), array( $this->sale_status(), $this->lot_status( '3' ), $this->lot_status( '4' ) ) );
		self::assertSame( 200, $this->close( $this->look()['version'], array( 'mark_unsold' => true ) )->get_status() );
	}

	#[TestDox( '[SALE-04] Prices are asked about by the same rule at the desk and at closing' )]
	public function test_vectors(): void {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/desk-prices.json' ), true )['cases'];
		self::assertGreaterThan( 5, count( $cases ) );
		foreach ( $cases as $case ) {
			self::assertSame( $case['unlikely'], PriceCheck::is_unlikely( $case['price'], $case['low'], $case['high'] ), (string) wp_json_encode( $case ) );
		}
	}

	#[TestDox( '[SALE-04] A price below the reserve, far from the guide, or missing, and a sale before its hour, are asked about and not refused; people who may not edit lots see no reserve' )]
	public function test_doubts(): void {
		$sellers = new SellerRepository();
		$sellers->save( new Seller( $this->lots['1'], reserve: 325001 ), time() );
		$sellers->save( new Seller( $this->lots['2'], reserve: 300000 ), time() );
		$this->enter( 1, '1', 'sold', 3250 );
		$this->enter( 2, '2', 'sold', 3000 );
		$this->enter( 3, '3', 'sold', 1499 );
		Plugin::auctions()->lots->update( $this->lots['4'], null, array( 'status' => 'sold' ), LotWriter::STAFF );
		$state = $this->look();
		self::assertSame(
			array(
				$this->lots['1'] => 'Sold for £3,250, below the reserve of £3,250.01.',
				$this->lots['3'] => '£1,499 is a long way from the guide price of £3,000.',
				$this->lots['4'] => 'Sold, but no price is recorded.',
			),
			array_column( $state['doubts'], 'words', 'id' )
		);
		$desk = wp_get_current_user();
		$desk->remove_cap( Capabilities::EDIT_LOTS );
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'clerk', 'user_pass' => 'x', 'role' => 'subscriber' ) ) );
		wp_get_current_user()->add_cap( Capabilities::SALE_DAY );
		self::assertSame( 'Sold for £3,250, below the reserve.', $this->look()['doubts'][0]['words'] );
		wp_set_current_user( 1 );
		$asked = $this->close( $this->look()['version'] );
		self::assertSame( array( 409, 'hh_desk_doubtful' ), array( $asked->get_status(), $asked->get_data()['code'] ) );
		SaleFields::fields()->replace( $this->sale->id(), array( 'starts_at' => time() + DAY_IN_SECONDS ) );
		self::assertContains( 'The sale hasn’t started yet.', array_column( $this->look()['doubts'], 'words' ) );
		self::assertSame( 200, $this->close( $this->look()['version'], array( 'sure' => true ) )->get_status() );
		self::assertSame( 'finished', $this->sale_status() );
	}

	#[TestDox( '[SALE-04] A referred lot is listed with the highest bid of the desk, guide, reserve, the seller’s answer and its deadline' )]
	public function test_referred(): void {
		$this->enter( 1, '1', 'referred', 2800 );
		( new SellerRepository() )->save( new Seller( $this->lots['1'], 'Ann', 'ann@example.com', '', 300000, '', 'Would take £2,900', '2030-12-03' ), time() );
		$listed = $this->look()['referred'];
		self::assertCount( 1, $listed );
		self::assertSame( array( '£2,800', '£3,000', '£3,000', 'Would take £2,900', 'Tuesday 3 December 2030' ), array( $listed[0]['bid'], $listed[0]['guide'], $listed[0]['reserve'], $listed[0]['answer'], $listed[0]['deadline'] ) );
		self::assertStringContainsString( 'post=' . $this->lots['1'], $listed[0]['edit_url'] );
	}

	#[TestDox( '[SALE-04] Closing settles open offers for sold lots in words that are true, leaves those for unsold ones, and doing it twice changes nothing and sends no second email' )]
	public function test_offers(): void {
		$sold   = $this->offer( '1', 'ada@example.com' );
		$prior  = $this->offer( '2', 'bea@example.com' );
		$unsold = $this->offer( '3', 'cas@example.com' );
		$this->enter( 1, '1', 'sold', 3250 );
		Plugin::auctions()->lots->update( $this->lots['2'], null, array( 'status' => 'sold_prior' ), LotWriter::STAFF );
		self::assertSame( 200, $this->close( $this->look()['version'], array( 'mark_unsold' => true ) )->get_status() );
		Plugin::auctions()->index->flush();
		Core::services()->outbox->deliver( 500, 'auctions.' );
		$states = fn (): array => array_map( static fn ( int $id ): ?EnquiryState => ( new EnquiryRepository() )->find( $id )?->state, array( $sold, $prior, $unsold ) );
		self::assertSame( array( EnquiryState::Declined, EnquiryState::Declined, EnquiryState::Received ), $states() );
		self::assertStringContainsString( 'sold to the highest bidder at the auction', $this->mail_to( 'ada@example.com' )->plain );
		self::assertStringNotContainsString( '3,250', $this->mail_to( 'ada@example.com' )->plain );
		self::assertStringContainsString( 'accepted another offer', $this->mail_to( 'bea@example.com' )->plain );

		$entries = $this->entries();
		$again   = $this->close( str_repeat( '0', 32 ), array( 'mark_unsold' => true ) );
		self::assertSame( array( 200, true ), array( $again->get_status(), $again->get_data()['closed'] ) );
		Plugin::auctions()->index->flush();
		Core::services()->outbox->deliver( 500, 'auctions.' );
		self::assertSame( array( 2, $entries ), array( count( $this->mails ), $this->entries() ) );
		self::assertSame( EnquiryState::Received, $states()[2] );
	}

	#[TestDox( '[SALE-04] A sale that is finished on its edit screen, or by its platform, settles its offers, too' )]
	public function test_by_hand(): void {
		$offer = $this->offer( '1', 'ada@example.com' );
		Plugin::auctions()->lots->update( $this->lots['1'], null, array( 'status' => 'sold', 'hammer' => 3000 ), LotWriter::SYNC );
		Plugin::auctions()->index->flush();
		self::assertSame( EnquiryState::Received, ( new EnquiryRepository() )->find( $offer )?->state );
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'finished' ) );
		Plugin::auctions()->index->flush();
		self::assertSame( EnquiryState::Declined, ( new EnquiryRepository() )->find( $offer )?->state );
	}

	#[TestDox( '[SALE-04] Watchers are emailed “Sold for £…” or that the lot is still available, once, however often the sale is closed' )]
	public function test_watchers(): void {
		foreach ( array( '1', '3', '4' ) as $number ) {
			$this->watch( $number );
		}
		$this->enter( 1, '1', 'sold', 3250 );
		$this->enter( 2, '4', 'referred', 2500 );
		$this->close( $this->look()['version'], array( 'mark_unsold' => true ) );
		Plugin::auctions()->index->flush();
		self::assertSame( 3, $this->work() );
		self::assertStringContainsString( 'Sold for £3,250', $this->mail_to( 'w1@example.com' )->plain );
		self::assertStringNotContainsString( 'available', $this->mail_to( 'w1@example.com' )->plain );
		self::assertStringContainsString( 'Not sold at the auction, so it’s still available', $this->mail_to( 'w3@example.com' )->plain );
		self::assertStringContainsString( 'the highest bid is with the seller, so it’s still available', $this->mail_to( 'w4@example.com' )->plain );
		self::assertStringNotContainsString( '2,500', $this->mail_to( 'w4@example.com' )->plain );

		self::assertSame( array( 200, 'running' ), array( $this->reopen()->get_status(), $this->sale_status() ) );
		Plugin::auctions()->index->flush();
		self::assertSame( 200, $this->close( $this->look()['version'] )->get_status() );
		Plugin::auctions()->index->flush();
		self::assertSame( 0, $this->work( 2 * HOUR_IN_SECONDS ), 'Nothing is told twice.' );
	}

	#[TestDox( '[SALE-04] A closed sale takes no result from a desk: what arrives late is kept as a conflict; opened again, it does' )]
	public function test_late(): void {
		$this->close( $this->look()['version'], array( 'mark_unsold' => true ) );
		$answer = $this->enter( 1, '1', 'sold', 3250 );
		self::assertSame( array( 1, true, 'unsold' ), array( $answer['through'], $answer['closed'], $this->lot_status( '1' ) ) );
		self::assertSame( 'conflict', end( $answer['entries'] )['state'] );
		$this->enter( 2, '1', 'undo' );
		self::assertSame( 'unsold', $this->lot_status( '1' ) );
		self::assertFalse( $this->reopen()->get_data()['closed'] );
		$seen = (int) max( array_column( $this->rest( 'GET', "/hpapi/v1/auctions/sale-day/{$this->sale->id()}" )->get_data()['entries'], 'id' ) );
		self::assertFalse( $this->enter( 3, '1', 'sold', 3250, $seen )['closed'] );
		self::assertSame( 'sold', $this->lot_status( '1' ) );
	}

	#[TestDox( '[SALE-03] The desk says that a sale with an open catalogue is not live yet, and starts it, once; a sale in preparation is not started' )]
	public function test_start(): void {
		$desk = fn (): array => $this->rest( 'GET', "/hpapi/v1/auctions/sale-day/{$this->sale->id()}" )->get_data();
		self::assertFalse( $desk()['waits'] );
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'catalogue' ) );
		self::assertTrue( $desk()['waits'] );
		$version = $this->rest( 'POST', $this->route( 'start' ) );
		self::assertSame( array( 200, 'running', false ), array( $version->get_status(), $this->sale_status(), $desk()['waits'] ) );
		self::assert_matches_schema( json_decode( (string) wp_json_encode( $version->get_data() ), true ), self::schema() );
		self::assertContains( 'status', SaleFields::staff()->of( $this->sale->id() ), 'A sync does not set it back.' );
		Plugin::auctions()->index->flush();
		self::assertStringContainsString( 'Now at lot 1', $this->render( "/auctions/{$this->sale->slug()}/" )[2] );
		self::assertSame( 200, $this->rest( 'POST', $this->route( 'start' ) )->get_status() );
		foreach ( array( 'draft', 'announced', 'finished', 'cancelled', 'postponed' ) as $status ) {
			SaleFields::fields()->replace( $this->sale->id(), array( 'status' => $status ) );
			self::assertFalse( $desk()['waits'], $status );
			self::assertSame( array( 'hh_desk_not_open', $status ), array( $this->rest( 'POST', $this->route( 'start' ) )->get_data()['code'], $this->sale_status() ) );
		}
	}

	#[TestDox( '[SALE-04] Only people who run the sale may look, close and reopen; a sale in preparation, announced, cancelled or postponed is not closed' )]
	public function test_who(): void {
		$version = $this->look()['version'];
		foreach ( array( 0, (int) wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'x', 'role' => 'author' ) ) ) as $user ) {
			wp_set_current_user( $user );
			self::assertContains( $this->rest( 'GET', $this->route( 'close' ) )->get_status(), array( 401, 403 ) );
			self::assertContains( $this->close( $version, array( 'mark_unsold' => true ) )->get_status(), array( 401, 403 ) );
			self::assertContains( $this->reopen()->get_status(), array( 401, 403 ) );
			self::assertContains( $this->rest( 'POST', $this->route( 'start' ) )->get_status(), array( 401, 403 ) );
		}
		wp_set_current_user( 1 );
		self::assertSame( 400, $this->close( 'x' )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', '/hpapi/v1/auctions/sale-day/999999/close' )->get_status() );
		foreach ( array( 'draft', 'announced', 'cancelled', 'postponed' ) as $status ) {
			SaleFields::fields()->replace( $this->sale->id(), array( 'status' => $status ) );
			self::assertSame( 'hh_desk_not_held', $this->close( $version, array( 'mark_unsold' => true ) )->get_data()['code'], $status );
			self::assertSame( 200, $this->reopen()->get_status() );
			self::assertSame( $status, $this->sale_status(), 'Only a finished sale is opened again.' );
		}
		self::assertSame( 'available', $this->lot_status( '1' ) );
	}

	/** @return array<string, mixed> */
	private function look(): array {
		return $this->rest( 'GET', $this->route( 'close' ) )->get_data();
	}

	/** @param array<string, bool> $said */
	private function close( string $version, array $said = array() ): WP_REST_Response {
		return $this->rest( 'POST', $this->route( 'close' ), array( 'version' => $version ) + $said );
	}

	private function reopen(): WP_REST_Response {
		return $this->rest( 'POST', $this->route( 'reopen' ) );
	}

	private function route( string $what ): string {
		return "/hpapi/v1/auctions/sale-day/{$this->sale->id()}/{$what}";
	}

	/** @return array<string, mixed> */
	private function enter( int $sequence, string $lot, string $outcome, int $hammer = 0, int $seen = 0 ): array {
		return $this->rest( 'POST', "/hpapi/v1/auctions/sale-day/{$this->sale->id()}", array( 'client' => self::A, 'since' => 0, 'entries' => array( compact( 'sequence', 'outcome', 'hammer', 'seen' ) + array( 'lot' => $this->lots[ $lot ], 'at' => 1790000000 ) ) ) )->get_data();
	}

	private function offer( string $lot, string $email ): int {
		$name = PersonName::parse( 'Jo Smith' ) ?? throw new RuntimeException();
		$mail = EmailAddress::parse( $email ) ?? throw new RuntimeException();
		return ( new EnquiryRepository() )->add( new EnquiryDraft( EnquiryKind::Offer, 'car-auctions', $this->lots[ $lot ], $this->sale->id(), "Lot {$lot}", $name, $mail, null, '', 2900, array() ), md5( $email ), md5( $email ), time() )->id ?? throw new RuntimeException();
	}

	/** A visitor watches a lot and has confirmed it. */
	private function watch( string $lot ): void {
		$watches = Plugin::watching()->watches;
		$watch   = $watches->ask( EmailAddress::from_input( "w{$lot}@example.com" ), Frequency::Instant, time() - 60 );
		$watches->add( $watch, array( $this->lots[ $lot ] => $this->sale->id() ), time() - 60 );
		$watches->confirm( $watch, time() - 60 );
	}

	private function work( int $later = 60 ): int {
		$before = count( $this->mails );
		do {
			$waits = Plugin::watching()->matcher->step( time() + $later );
		} while ( $waits );
		while ( null !== ( $mails = Plugin::watching()->digests->step( time() + $later, 50 ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			array_map( Core::services()->outbox->deliver_one( ... ), $mails );
		}
		return count( $this->mails ) - $before;
	}

	private function mail_to( string $address ): Message {
		$mails = array_values( array_filter( $this->mails, static fn ( Message $mail ): bool => $address === $mail->to ) );
		self::assertCount( 1, $mails, $address );
		return $mails[0];
	}

	private function sale_status(): string {
		return SaleRecord::of( $this->sale->id() )?->status()->value ?? '';
	}

	private function lot_status( string $number ): string {
		return LotRecord::of( $this->lots[ $number ] )?->status()->value ?? '';
	}

	private function entries(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $wpdb->prefix . EntryRepository::TABLE ) );
	}

	/** @return array<string, mixed> */
	private static function schema(): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/sale-day-closing.json' )->to_array();
	}
}
