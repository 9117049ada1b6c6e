<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Watching;

use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Auctions\Watching\WatchedPosts;
use HearthHammer\Auctions\Watching\WatchingModule;
use HearthHammer\Auctions\Watching\WatchEvents;
use HearthHammer\Auctions\Watching\WatchTables;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Core;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Subscription\SubscriptionState;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Watching lots and sales by email.
 */
final class WatchingTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** @var list<Message> */
	private array $mails = array();

	private SaleRecord $sale;

	private int $lot = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->mails           = array();
		$_COOKIE['hh_browser'] = '0123456789abcdef0123456789abcdef';
		Core::services()->browser->forget();
		add_filter(
			'pre_wp_mail',
			function (): bool {
				$sending = Core::services()->mailer->sending();
				if ( null !== $sending ) {
					$this->mails[] = $sending;
				}
				return true;
			},
			1
		);
		$this->sale = self::sale( 'cars' );
		$this->lot  = self::lot( $this->sale, '12A', array(), 'Ford Fiesta' );
	}

	protected function tearDown(): void {
		Core::services()->browser->forget();
		parent::tearDown();
	}

	#[TestDox( '[LOT-07] Nobody is written to before the button of the letter is pressed; looking at the link confirms nothing' )]
	public function test_double_opt_in(): void {
		$this->ask( array( $this->lot ) );
		Plugin::auctions()->lots->update( $this->lot, null, array( 'guide_low' => 2500 ), LotWriter::SYNC );
		self::assertSame( 1, $this->work() );
		self::assertSame( 'Confirm the lots you want to watch', $this->mails[0]->subject );
		self::assertStringContainsString( 'Lot 12A, Ford Fiesta', $this->mails[0]->plain );
		self::assertStringContainsString( 'Lot 12A', $this->page( $this->link( 'confirm' ), null )->body() );
		self::assertSame( SubscriptionState::Pending, self::of()->watches->of( EmailAddress::hash_of( 'jo@example.com' ) )?->state );
		$this->age_events();
		self::assertSame( 'You’re now watching these', $this->page( $this->link( 'confirm' ), array() )->title );
		self::assertSame( 0, $this->work(), 'What happened before is no news.' );
		Plugin::auctions()->lots->update( $this->lot, null, array( 'guide_low' => 2000 ), LotWriter::SYNC );
		self::assertSame( 1, $this->work() );
		self::assertSame( 'Lot 12A, Ford Fiesta: Guide price now £2,000, was £2,500', $this->mails[1]->subject );
		foreach ( array( 'confirm/x.y', 'stop/' . basename( $this->link( 'confirm' ) ), 'manage/a.b' ) as $forged ) {
			self::assertSame( 404, $this->page( "/watching/{$forged}/", array() )->status );
		}
	}

	#[TestDox( '[LOT-07] One mail tells all that has happened: guide price, status, addenda of the lot and of the whole sale' )]
	public function test_one_mail(): void {
		$other = self::lot( $this->sale, '13', array(), 'Ford Focus' );
		$third = self::lot( $this->sale, '14', array(), 'Ford Ka' );
		$this->watches( array( $this->lot, $other ) );
		$this->watches( array( $this->sale->id() ), 'al@example.com' );
		$this->work();
		$this->mails = array();
		$writer      = Plugin::auctions()->lots;
		$writer->update( $this->lot, null, array( 'guide_low' => 2000, 'guide_high' => 2500 ), LotWriter::SYNC );
		$writer->update( $other, null, array( 'status' => 'sold', 'hammer' => 4100 ), LotWriter::DESK );
		$writer->update( $third, null, array( 'status' => 'withdrawn' ), LotWriter::SYNC );
		( new AddendumRepository() )->add( $this->sale->id(), 0, 'The sale begins at noon.', 'a' );
		self::assertSame( 2, $this->work() );
		$jo = $this->mail_to( 'jo@example.com' );
		self::assertSame( 'Changes to 3 items you’re watching', $jo->subject );
		foreach ( array( 'Guide price now £2,000 – £2,500, was £3,000', 'Sold for £4,100', 'Addendum 1: The sale begins at noon.' ) as $line ) {
			self::assertStringContainsString( $line, $jo->plain );
		}
		self::assertStringNotContainsString( 'Ford Ka', $jo->plain );
		self::assertStringContainsString( 'Withdrawn', $this->mail_to( 'al@example.com' )->plain );
		self::assertSame( 'List-Unsubscribe=One-Click', $jo->headers['List-Unsubscribe-Post'] );
		self::assertSame( 0, $this->work(), 'Nothing is told twice.' );
		$writer->update( $other, null, array( 'status' => 'referred', 'hammer' => 0 ), LotWriter::DESK );
		self::assertSame( 0, $this->work(), 'At most one mail an hour.' );
		self::assertSame( 2, $this->work( 2 * HOUR_IN_SECONDS ) );
	}

	#[TestDox( '[LOT-07] [SALE-10] A guide that visitors must ask for is in no email; once it is shown, watchers hear of it' )]
	public function test_hidden_guide(): void {
		$this->watches( array( $this->lot ) );
		$this->work();
		$this->mails = array();
		$writer      = Plugin::auctions()->lots;
		$writer->update( $this->lot, null, array( 'price_status' => 'poa', 'guide_low' => 7654, 'guide_high' => 0 ), LotWriter::STAFF );
		$writer->update( $this->lot, null, array( 'guide_low' => 8765 ), LotWriter::STAFF );
		self::assertSame( 0, $this->work() );
		$writer->update( $this->lot, null, array( 'price_status' => 'guide', 'guide_low' => 9876 ), LotWriter::STAFF );
		self::assertSame( 1, $this->work() );
		$mail = $this->mail_to( 'jo@example.com' );
		self::assertStringContainsString( 'Guide price: £9,876', $mail->subject . $mail->plain );
		self::assertDoesNotMatchRegularExpression( '/7.?654|8.?765/', $mail->subject . $mail->plain );
	}

	#[TestDox( '[LOT-07] On the day of the sale and in the 24 hours before it mails go within two minutes, whatever rhythm somebody chose; before that they wait for it' )]
	public function test_quick_on_the_day(): void {
		$this->watches( array( $this->lot ) );
		$this->watches( array( $this->sale->id() ), 'al@example.com' );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET frequency = 'weekly'", WatchTables::name( WatchTables::WATCH ) ) );
		$this->work();
		$writer = Plugin::auctions()->lots;
		$writer->update( $this->lot, null, array( 'guide_low' => 2000 ), LotWriter::SYNC );
		self::assertSame( 0, $this->work( 120 ), 'A week before it waits.' );
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'catalogue', 'starts_at' => time() + 20 * HOUR_IN_SECONDS ) );
		Plugin::auctions()->index->flush();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', WatchTables::name( WatchTables::EVENT ) ) );
		$this->mails = array();
		$writer->update( $this->lot, null, array( 'guide_low' => 1500 ), LotWriter::SYNC );
		self::assertSame( 1, $this->work( 120 ), 'Who watches the lot hears at once, who watches the sale in their own rhythm.' );
		self::assertStringContainsString( '£1,500', $this->mail_to( 'jo@example.com' )->plain );
		self::assertStringContainsString( 'within 2 minutes', $this->mails[0]->plain );
		$writer->update( $this->lot, null, array( 'status' => 'withdrawn' ), LotWriter::DESK );
		self::assertSame( 1, $this->work( 180 ), 'No hour between two of them.' );
		( new AddendumRepository() )->add( $this->sale->id(), 0, 'The sale begins at noon.', 'a' );
		self::assertSame( 2, $this->work( 240 ), 'What is said of the whole sale concerns everyone.' );
	}

	#[TestDox( '[LOT-07] What is close: the first and the last day of a sale and the 24 hours before either' )]
	public function test_close(): void {
		$at = static fn ( string $time ): int => ( new \DateTimeImmutable( $time, wp_timezone() ) )->getTimestamp();
		foreach ( array( '2031-03-05 10:59' => false, '2031-03-05 11:00' => true, '2031-03-06 23:59' => true, '2031-03-07 00:00' => false, '2031-03-12 17:59' => false, '2031-03-12 18:00' => true, '2031-03-13 20:00' => true, '2031-03-14 00:00' => false ) as $now => $is_close ) {
			self::assertSame( $is_close, WatchEvents::is_close( $at( '2031-03-06 11:00' ), $at( '2031-03-13 18:00' ), $at( $now ) ), $now );
		}
		self::assertFalse( WatchEvents::is_close( 0, 0, time() ) );
	}

	#[TestDox( '[LOT-07] Nobody is asked to watch a whole sale that is over; its page offers no alerts' )]
	public function test_finished_sale(): void {
		Plugin::auctions()->index->flush();
		self::assertStringContainsString( 'Watch by email', $this->render( '/auctions/cars/' )[2] );
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'finished', 'starts_at' => time() - WEEK_IN_SECONDS ) );
		Plugin::auctions()->index->flush();
		self::assertStringNotContainsString( 'Watch by email', $this->render( '/auctions/cars/' )[2] );
		self::assertSame( array( $this->lot ), array_keys( WatchedPosts::of( array( $this->sale->id(), $this->lot ) ) ) );
	}

	#[TestDox( '[LOT-07] The pages that the mails lead to show each lot with its picture, price and day, of all of them in one statement' )]
	public function test_shown(): void {
		Plugin::auctions()->index->flush();
		$posts = WatchedPosts::of( array( $this->lot, $this->sale->id() ) );
		$shown = array();
		self::assertSame( 1, $this->count_queries( static function () use ( $posts, &$shown ): void {
			$shown = WatchedPosts::shown( $posts );
		} ) );
		self::assertSame( array_keys( $posts ), array_keys( $shown ) );
		$when = ClockTime::on( $this->sale->starts_at() );
		self::assertStringEndsWith( " · {$this->sale->title()} · {$when}", $shown[ $this->lot ]['about'] );
		self::assertStringStartsWith( 'Guide price £', $shown[ $this->lot ]['about'] );
		self::assertSame( $when, $shown[ $this->sale->id() ]['about'], 'The sale is named already.' );
		self::assertSame( '', $shown[ $this->lot ]['image'] );
	}

	#[TestDox( '[LOT-07] The day before the sale, once' )]
	public function test_day_before(): void {
		$this->watches( array( $this->lot ) );
		$this->work();
		$this->mails = array();
		$tomorrow    = ( new \DateTimeImmutable( 'tomorrow 11:00', wp_timezone() ) )->getTimestamp();
		SaleFields::fields()->replace( $this->sale->id(), array( 'starts_at' => $tomorrow ) );
		Plugin::auctions()->index->flush();
		$morning = ( new \DateTimeImmutable( 'today 07:00', wp_timezone() ) )->getTimestamp();
		self::of()->events->note_tomorrow( $morning - 4 * HOUR_IN_SECONDS );
		self::assertSame( 0, self::events(), 'Not in the middle of the night.' );
		self::of()->events->note_tomorrow( $morning );
		self::of()->events->note_tomorrow( $morning + 60 );
		self::assertSame( 1, self::events() );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET happened_at = %d, noted_at = %d', WatchTables::name( WatchTables::EVENT ), time() + 1, time() ) );
		self::assertSame( 1, $this->work() );
		self::assertStringContainsString( 'The auction starts on ' . wp_date( 'l j F', $tomorrow ) . ', 11am', $this->mails[0]->plain );
	}

	#[TestDox( '[LOT-07] Who watches a lot or the whole sale hears that the sale is on another day, cancelled, or held after all' )]
	public function test_sale_moved(): void {
		Plugin::auctions()->index->flush();
		$this->watches( array( $this->lot ) );
		$this->watches( array( $this->sale->id() ), 'al@example.com' );
		$this->watches( array( self::lot( self::sale( 'vans', array(), 'van-auctions' ), '1' ) ), 'other@example.com' );
		$this->work();
		$change = function ( array $fields, int $hours ): int {
			SaleFields::fields()->replace( $this->sale->id(), $fields );
			Plugin::auctions()->index->flush();
			$this->mails = array();
			return $this->work( $hours * HOUR_IN_SECONDS );
		};
		$was = $this->sale->starts_at();
		$is  = ( new \DateTimeImmutable( '+20 days 18:30', wp_timezone() ) )->getTimestamp();
		self::assertSame( 0, $change( array( 'venue' => 'The hall' ), 2 ) );
		self::assertSame( 2, $change( array( 'starts_at' => $is ), 4 ) );
		$line = 'The auction has moved to ' . wp_date( 'l j F Y', $is ) . ', 6:30pm (was ' . ClockTime::on( $was ) . ')';
		foreach ( array( 'jo@example.com', 'al@example.com' ) as $who ) {
			self::assertStringContainsString( $line, $this->mail_to( $who )->plain );
		}
		self::assertSame( 0, $change( array( 'starts_at' => $is + 59 ), 5 ), 'An edit screen knows no seconds.' );
		self::assertSame( 2, $change( array( 'status' => 'cancelled' ), 6 ) );
		self::assertStringContainsString( 'The auction has been cancelled', $this->mail_to( 'jo@example.com' )->plain );
		self::assertStringContainsString( 'Cars: The auction has been cancelled', $this->mail_to( 'jo@example.com' )->subject );
		self::assertSame( 2, $change( array( 'status' => 'catalogue' ), 8 ) );
		self::assertStringContainsString( 'The auction will go ahead after all, on', $this->mail_to( 'al@example.com' )->plain );
		self::assertSame( 2, $change( array( 'starts_at' => 0 ), 10 ) );
		self::assertStringContainsString( '(new date to be announced)', $this->mail_to( 'jo@example.com' )->plain );
		self::assertSame( 0, $change( array( 'status' => 'running', 'starts_at' => time() - 60 ), 12 ), 'That it begins is no news.' );
		self::assertSame( 0, $change( array( 'status' => 'finished' ), 14 ) );
	}

	#[TestDox( '[LOT-07] Who watches a lot hears that it is withdrawn, or moved to another sale, though that one shows no lots yet' )]
	public function test_lot_moved(): void {
		$this->watches( array( $this->lot ) );
		$this->watches( array( $this->sale->id() ), 'al@example.com' );
		$this->work();
		$this->mails = array();
		$later       = self::sale( 'january-cars', array( 'status' => 'announced' ) );
		Plugin::auctions()->lots->update( $this->lot, null, array( 'sale' => $later->id(), 'lot_number' => '3' ), LotWriter::STAFF );
		self::assertSame( 2, $this->work() );
		$jo = $this->mail_to( 'jo@example.com' );
		self::assertStringContainsString( 'Lot 3, Ford Fiesta: Moved from Cars to January cars, ' . wp_date( 'l j F Y', $later->starts_at() ), $jo->subject );
		self::assertStringContainsString( '/auctions/january-cars/', $jo->plain );
		self::assertStringContainsString( 'Moved from Cars', $this->mail_to( 'al@example.com' )->plain );
		$this->mails = array();
		Plugin::auctions()->lots->update( $this->lot, null, array( 'status' => 'withdrawn' ), LotWriter::SYNC );
		self::assertSame( 1, $this->work( 2 * HOUR_IN_SECONDS ), 'The former sale has nothing to do with it any more.' );
		self::assertStringContainsString( 'Withdrawn', $this->mail_to( 'jo@example.com' )->plain );
		self::assertSame( 404, $this->page( '/watching/new/', null, (string) $this->lot )->status, 'Strangers see nothing of a catalogue that is not shown.' );
	}

	#[TestDox( '[LOT-07] A mail program’s button ends it with one POST; the owner removes one lot, changes how often; a stranger changes nothing' )]
	public function test_leaving(): void {
		$other = self::lot( $this->sale, '13' );
		$this->watches( array( $this->lot, $other ) );
		Plugin::auctions()->lots->update( $this->lot, null, array( 'guide_low' => 2000 ), LotWriter::SYNC );
		$this->work();
		$manage = $this->link( 'manage' );
		$stop   = $this->link( 'stop' );
		$this->page( $manage, array( 'remove' => (string) $this->lot ) );
		$this->page( $manage, array( 'frequency' => 'daily' ) );
		$watch = self::of()->watches->of( EmailAddress::hash_of( 'jo@example.com' ) );
		self::assertNotNull( $watch );
		self::assertSame( array( array( $other ), 'daily' ), array( array_keys( self::of()->watches->posts( $watch ) ), $watch->frequency->value ) );
		$this->ask( array( $this->lot ), 'jo@example.com', 'weekly' );
		self::assertSame( 'daily', self::of()->watches->find( $watch->id )?->frequency->value );
		self::assertFalse( self::of()->watches->posts( $watch )[ $this->lot ], 'It waits for the owner.' );

		$this->page( $stop, null );
		self::assertSame( SubscriptionState::Active, self::of()->watches->find( $watch->id )?->state );
		self::assertSame( 200, $this->page( $stop, array( 'List-Unsubscribe' => 'One-Click' ) )->status );
		self::assertSame( SubscriptionState::Ended, self::of()->watches->find( $watch->id )?->state );
		Plugin::auctions()->lots->update( $other, null, array( 'status' => 'withdrawn' ), LotWriter::SYNC );
		$this->mails = array();
		$this->work( DAY_IN_SECONDS );
		self::assertSame( array(), $this->mails );
		self::assertSame( 1, self::of()->data->erase( 'jo@example.com', 10 )->removed );
	}

	#[TestDox( '[LOT-07] However many watch, a batch is matched in the same number of statements; what nobody watches is not noted' )]
	public function test_statements(): void {
		$unwatched = self::lot( self::sale( 'vans', array(), 'van-auctions' ), '1' );
		Plugin::auctions()->lots->update( $unwatched, null, array( 'status' => 'withdrawn' ), LotWriter::SYNC );
		self::assertSame( 0, self::events() );
		$count = function ( string $status ): int {
			Plugin::auctions()->lots->update( $this->lot, null, array( 'status' => $status ), LotWriter::SYNC );
			return $this->count_queries( static fn () => self::of()->matcher->step( time() + 60 ) );
		};
		$this->watches( array( $this->lot ) );
		$one = $count( 'withdrawn' );
		foreach ( range( 1, 12 ) as $number ) {
			$this->watches( array( $this->lot ), "jo{$number}@example.com" );
		}
		self::assertSame( $one, $count( 'available' ) );
	}

	#[TestDox( '[LOT-07] In the browser: a button on the lot, a page that is no one’s, and cards by their numbers' )]
	public function test_browser(): void {
		$html = self::block( 'lot-watch', array(), $this->lot );
		self::assertStringContainsString( "data-hh-watch=\"{$this->lot}\"", $html );
		self::assertStringContainsString( "/watching/new/?posts={$this->lot}", $html );
		self::assertStringNotContainsString( 'data-hh-watch=', self::block( 'lot-watch', array(), $this->sale->id() ) );
		[ $status, , $page ] = $this->render( '/auctions/watched/' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'data-hh-watched-page', $page );
		self::assertSame( array( 12, 7 ), WatchedPosts::ids( '12,7,12,0' ) );
		self::assertSame( array(), WatchedPosts::ids( '12;DROP' ) );
		$answer = $this->rest( 'GET', '/hpapi/v1/auctions/watched-lots', array( 'ids' => 'x' ) );
		self::assertSame( array( 'data' => array() ), $answer->get_data() );
		Plugin::auctions()->index->lots->index_many( array( $this->lot ) );
		$cards = $this->rest( 'GET', '/hpapi/v1/auctions/watched-lots', array( 'ids' => "{$this->lot},999999" ) )->get_data()['data'];
		self::assertSame( array( $this->lot ), array_column( $cards, 'id' ) );
		self::assertStringContainsString( 'Ford Fiesta', $cards[0]['html'] );
		self::assertSame( 404, $this->render( '/watching/confirm/abc.def/' )[0] );
		self::assertSame( 404, $this->render( '/watching/new/?posts=999999' )[0] );
	}

	private static function of(): WatchingModule {
		return Plugin::watching();
	}

	/** @param list<int> $posts */
	private function ask( array $posts, string $email = 'jo@example.com', string $frequency = 'instant' ): void {
		$form = $this->page( '/watching/new/', null, implode( ',', $posts ) );
		self::assertSame( 1, preg_match( '/name="token" value="([^"]+)"/', $form->body(), $token ) );
		$done = $this->page( '/watching/new/', array( 'token' => $token[1], 'posts' => implode( ',', $posts ), 'email' => $email, 'frequency' => $frequency, 'website' => '' ) );
		self::assertSame( 'Check your email', $done->title );
	}

	/** @param list<int> $posts */
	private function watches( array $posts, string $email = 'jo@example.com' ): void {
		// Limits are another test's matter: a browser of its own for each.
		$_COOKIE['hh_browser'] = md5( $email );
		Core::services()->browser->forget();
		$this->ask( $posts, $email );
		$watch = self::of()->watches->of( EmailAddress::hash_of( $email ) );
		self::assertNotNull( $watch );
		self::of()->watches->confirm( $watch, time() );
	}

	/** @param array<string, string>|null $fields */
	private function page( string $path, ?array $fields, string $posts = '' ): TemplatePage {
		$parts = explode( '/', trim( $path, '/' ) );
		return self::of()->pages->answer( new PageRequest( $parts[1], array( 'hh_watch_token' => $parts[2] ?? '' ), array( 'posts' => $posts ), $fields ), time() );
	}

	/** The worker, a while later; returns the mails of this run. */
	private function work( int $later = 60 ): int {
		$before = count( $this->mails );
		Core::services()->outbox->deliver( 500, 'auctions.' );
		do {
			$waits = self::of()->matcher->step( time() + $later );
		} while ( $waits );
		while ( null !== ( $mails = self::of()->digests->step( time() + $later, 50 ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			array_map( Core::services()->outbox->deliver_one( ... ), $mails );
		}
		return count( $this->mails ) - $before;
	}

	/** What has happened so far happened a while ago. */
	private function age_events(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET happened_at = happened_at - 60', WatchTables::name( WatchTables::EVENT ) ) );
	}

	/** The signed address in the latest mail that has one. */
	private function link( string $page ): string {
		foreach ( array_reverse( $this->mails ) as $mail ) {
			if ( 1 === preg_match( "#/watching/{$page}/[A-Za-z0-9_.-]+/#", $mail->plain, $match ) ) {
				return $match[0];
			}
		}
		self::fail( "No mail has a link to {$page}." );
	}

	private function mail_to( string $address ): Message {
		$mails = array_values( array_filter( $this->mails, static fn ( Message $mail ): bool => $address === $mail->to ) );
		self::assertCount( 1, $mails );
		return $mails[0];
	}

	private static function events(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', WatchTables::name( WatchTables::EVENT ) ) );
	}
}
