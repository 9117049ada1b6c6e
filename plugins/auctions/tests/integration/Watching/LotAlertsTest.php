<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Watching;

use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Auctions\Watching\Searches\WatchedSearch;
use HearthHammer\Auctions\Watching\WatchingModule;
use HearthHammer\Auctions\Watching\WatchTables;
use HearthHammer\Core\Core;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Subscription\SubscriptionState;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Email alerts for lots that match a search.
 */
final class LotAlertsTest extends IntegrationTestCase {

	use AuctionFixtures;

	private const WHO = 'jo@example.com';

	/** @var list<Message> */
	private array $mails = array();

	private SaleRecord $sale;

	protected function setUp(): void {
		parent::setUp();
		$this->mails = array();
		$this->browser( self::WHO );
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
		Plugin::auctions()->index->flush();
	}

	protected function tearDown(): void {
		Core::services()->browser->forget();
		parent::tearDown();
	}

	#[TestDox( '[SALE-02] Nothing is sent before the button of the email is pressed; then new lots that match are, once' )]
	public function test_new_lots(): void {
		$this->ask( array( 'business' => 'car-auctions', 'make' => 'ford', 'maxPrice' => '4000' ) );
		$this->lot_of( $this->sale, '1' );
		self::assertSame( 1, $this->work() );
		self::assertSame( 'Confirm your email alerts for lots', $this->mails[0]->subject );
		self::assertStringContainsString( 'All upcoming car auctions', $this->mails[0]->plain );
		self::assertStringContainsString( 'Price: up to £4,000', $this->mails[0]->plain );
		self::assertSame( SubscriptionState::Pending, self::of()->watches->of( EmailAddress::hash_of( self::WHO ) )?->state );
		self::assertStringContainsString( 'Confirm', $this->page( $this->link( 'confirm' ), null )->body() );
		self::assertSame( 'Your alerts are set up', $this->page( $this->link( 'confirm' ), array() )->title );
		self::assertSame( 0, $this->work( DAY_IN_SECONDS ), 'A lot that was there before is no news.' );

		$this->lot_of( $this->sale, '2' );
		$this->lot_of( $this->sale, '3', array( 'guide_low' => 9000 ) );
		$this->lot_of( self::sale( 'vans', array(), 'van-auctions' ), '4' );
		self::assertSame( 1, $this->work( DAY_IN_SECONDS ) );
		$mail = $this->latest();
		self::assertSame( '1 new lot: Ford, Price: up to £4,000', $mail->subject );
		self::assertStringContainsString( 'Lot 2', $mail->plain );
		self::assertStringContainsString( 'Guide price £3,000', $mail->plain );
		self::assertStringNotContainsString( 'Lot 3', $mail->plain );
		self::assertStringNotContainsString( 'Lot 4', $mail->plain );
		self::assertStringContainsString( 'You chose to hear from us once a day', $mail->plain );
		self::assertSame( 'List-Unsubscribe=One-Click', $mail->headers['List-Unsubscribe-Post'] );
		self::assertSame( 0, $this->work( 3 * DAY_IN_SECONDS ), 'Nothing is told twice.' );
	}

	#[TestDox( '[SALE-02] One mail for all searches names each lot once; what was sold, withdrawn or hidden meanwhile is left out' )]
	public function test_one_mail(): void {
		$this->follows( array( 'business' => 'car-auctions', 'make' => 'ford' ) );
		$this->follows( array( 'sale' => (string) $this->sale->id(), 'business' => 'car-auctions' ) );
		$lot = $this->lot_of( $this->sale, '1' );
		$out = $this->lot_of( $this->sale, '2' );
		$off = $this->lot_of( $this->sale, '3' );
		Plugin::auctions()->lots->update( $out, null, array( 'status' => 'withdrawn' ), LotWriter::STAFF );
		wp_update_post( array( 'ID' => $off, 'post_status' => 'draft' ) );
		Plugin::auctions()->index->flush();
		self::assertSame( 1, $this->work( DAY_IN_SECONDS ) );
		self::assertSame( 1, substr_count( $this->latest()->plain, "\n- Lot" ) );
		self::assertStringContainsString( (string) get_permalink( $lot ), $this->latest()->plain );
		self::assertStringNotContainsString( 'Lot 2', $this->latest()->plain );
		self::assertStringNotContainsString( 'Lot 3', $this->latest()->plain );
	}

	#[TestDox( '[SALE-02] When a catalogue is published, those whose search finds lots in it hear so once, with the lots' )]
	public function test_catalogue(): void {
		$later = self::sale( 'january-cars', array( 'status' => 'announced' ) );
		Plugin::auctions()->index->flush();
		$this->follows( array( 'business' => 'car-auctions', 'make' => 'ford' ) );
		$this->follows( array( 'business' => 'car-auctions', 'make' => 'kia' ), 'al@example.com' );
		$this->follows( array( 'sale' => (string) $later->id(), 'business' => 'car-auctions', 'make' => 'kia' ), 'cy@example.com' );
		foreach ( range( 1, 12 ) as $number ) {
			$this->lot_of( $later, (string) $number );
		}
		self::assertSame( 0, $this->work( DAY_IN_SECONDS ), 'No email names lots that visitors do not see.' );
		$this->publish( $later );
		self::assertSame( 2, $this->work( DAY_IN_SECONDS ) );
		$jo = $this->mail_to( self::WHO );
		self::assertSame( 'Catalogue published: January cars', $jo->subject );
		self::assertStringContainsString( 'The catalogue of January cars is published: 12 lots match.', $jo->plain );
		self::assertStringContainsString( 'See 2 more lots', $jo->plain );
		self::assertStringContainsString( '0 lots match', $this->mail_to( 'cy@example.com' )->plain );
		self::assertStringContainsString( '(January cars)', $this->mail_to( 'cy@example.com' )->plain, 'Its title as it is written.' );
		self::assertStringContainsString( '(all upcoming car auctions)', $jo->plain );
		SaleFields::fields()->replace( $later->id(), array( 'status' => 'announced' ) );
		Plugin::auctions()->index->flush();
		$this->publish( $later );
		self::assertSame( 0, $this->work( 3 * DAY_IN_SECONDS ), 'Only once.' );
	}

	#[TestDox( '[SALE-02] A lot that staff publish later than they wrote it is new when it is published' )]
	public function test_draft(): void {
		$lot = $this->lot_of( $this->sale, '1' );
		wp_update_post( array( 'ID' => $lot, 'post_status' => 'draft' ) );
		$this->follows( array( 'business' => 'car-auctions' ) );
		self::assertSame( 0, $this->work( DAY_IN_SECONDS ) );
		wp_update_post( array( 'ID' => $lot, 'post_status' => 'publish' ) );
		Plugin::auctions()->index->flush();
		self::assertSame( 1, $this->work( DAY_IN_SECONDS ) );
		self::assertSame( '1 new lot: All lots', $this->latest()->subject );
	}

	#[TestDox( '[SALE-02] Three days before entries close people hear of it once, whatever rhythm they chose' )]
	public function test_entries(): void {
		$this->follows( array( 'business' => 'car-auctions', 'make' => 'ford' ), frequency: 'weekly' );
		$morning = ( new \DateTimeImmutable( '+10 days 09:00', wp_timezone() ) )->getTimestamp();
		$closes  = ( new \DateTimeImmutable( '+12 days 17:00', wp_timezone() ) )->getTimestamp();
		SaleFields::fields()->replace( $this->sale->id(), array( 'entries_close_at' => $closes, 'starts_at' => $closes + WEEK_IN_SECONDS ) );
		Plugin::auctions()->index->flush();
		self::of()->events->note_entries( $morning - 2 * DAY_IN_SECONDS );
		self::of()->events->note_entries( $morning - 5 * HOUR_IN_SECONDS );
		self::assertSame( 0, $this->events(), 'Neither too early nor in the night.' );
		self::of()->events->note_entries( $morning );
		self::of()->events->note_entries( $morning + 60 );
		self::assertSame( 1, $this->events() );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET noted_at = %d', WatchTables::name( WatchTables::EVENT ), time() ) );
		self::assertSame( 1, $this->work(), 'At once.' );
		$when = wp_date( 'l j F', $closes ) . ', 5pm';
		self::assertSame( "Cars: entries close on {$when}", $this->latest()->subject );
		self::assertStringContainsString( "Entries close on {$when}", $this->latest()->plain );
		self::assertStringContainsString( "Entries close</dt><dd>{$when}", (string) preg_replace( '/<\/?span[^>]*>/', '', $this->render( '/auctions/cars/' )[2] ) );
		SaleFields::fields()->replace( $this->sale->id(), array( 'entries_close_at' => $closes + HOUR_IN_SECONDS ) );
		Plugin::auctions()->index->flush();
		self::of()->events->note_entries( $morning + DAY_IN_SECONDS );
		self::assertSame( 1, $this->events(), 'Never twice, even if they close later.' );
	}

	#[TestDox( '[SALE-02] The catalogue’s own query decides: property by town, vans by fuel; a search does not keep the status of a lot' )]
	public function test_filters(): void {
		$homes = self::sale( 'homes', array(), 'property-auctions' );
		$vans  = self::sale( 'vans', array(), 'van-auctions' );
		Plugin::auctions()->index->flush();
		$this->follows( array( 'business' => 'property-auctions', 'town' => 'cranbrook', 'status' => 'sold' ) );
		$this->follows( array( 'business' => 'van-auctions', 'fuel' => 'diesel', 'town' => 'cranbrook' ) );
		$this->lot_of( $homes, '1' );
		$this->lot_of( $homes, '2', array( 'town' => 'Hawkhurst' ) );
		$this->lot_of( $vans, '3' );
		$this->lot_of( $vans, '4', array( 'fuel' => 'diesel' ) );
		self::assertSame( 1, $this->work( DAY_IN_SECONDS ) );
		$plain = $this->latest()->plain;
		foreach ( array( 'Cranbrook (all upcoming property auctions)', 'Diesel (all upcoming van auctions)', 'Lot 4' ) as $words ) {
			self::assertStringContainsString( $words, $plain );
		}
		self::assertStringNotContainsString( 'Hawkhurst', $plain );
		self::assertStringNotContainsString( 'Lot 3', $plain );
		$search = WatchedSearch::from_request( array( 'business' => 'van-auctions', 'fuel' => 'diesel', 'body' => '' ) );
		self::assertSame( $search?->key(), WatchedSearch::from_request( array( 'fuel' => 'diesel', 'business' => 'van-auctions', 'sale' => '999999' ) )?->key() );
		self::assertNull( WatchedSearch::from_request( array( 'business' => 'boats' ) ) );
	}

	#[TestDox( '[SALE-02] [SEC-03] An email repeats no word that was typed to search for' )]
	public function test_keyword(): void {
		$this->ask( array( 'business' => 'car-auctions', 'search' => 'evil.example' ) );
		$this->work();
		self::assertStringNotContainsString( 'evil.example', $this->mails[0]->plain . $this->mails[0]->html . $this->mails[0]->subject );
		self::assertStringContainsString( 'Your keyword', $this->mails[0]->plain );
	}

	#[TestDox( '[SALE-02] The owner stops one search or all by signed link; export and erasure include searches; at most 20 are kept' )]
	public function test_leaving(): void {
		foreach ( range( 1, 22 ) as $number ) {
			$search = WatchedSearch::from_request( array( 'business' => 'car-auctions', 'maxPrice' => (string) ( 1000 * $number ) ) );
			self::assertNotNull( $search );
			self::of()->searches->add( self::of()->watches->ask( $this->address(), \HearthHammer\Core\Subscription\Frequency::Daily, time() ), $search, time() );
		}
		$watch = self::of()->watches->of( EmailAddress::hash_of( self::WHO ) );
		self::assertNotNull( $watch );
		$kept = self::of()->searches->of( $watch );
		self::assertCount( 20, $kept );
		self::of()->watches->confirm( $watch, time() );
		$manage = self::of()->links->address( 'manage', $watch );
		self::assertStringContainsString( 'Price: up to £20,000', $this->page( $manage, null )->body() );
		$this->page( $manage, array( 'remove_search' => (string) $kept[0]->id ) );
		self::assertCount( 19, self::of()->searches->of( $watch ) );
		self::assertStringContainsString( 'All upcoming car auctions', (string) wp_json_encode( self::of()->data->export( self::WHO, 10, 0 ) ) );
		self::assertSame( 200, $this->page( self::of()->links->address( 'stop', $watch ), array( 'List-Unsubscribe' => 'One-Click' ) )->status );
		self::assertSame( array(), self::of()->searches->of( $watch ) );
		self::assertSame( 1, self::of()->data->erase( self::WHO, 10 )->removed );
	}

	#[TestDox( '[SALE-02] A search of one sale ends with it: the sale is then offered no longer, and the daily clean-up forgets the search' )]
	public function test_archived(): void {
		$this->follows( array( 'sale' => (string) $this->sale->id(), 'business' => 'car-auctions' ) );
		$this->follows( array( 'business' => 'car-auctions' ) );
		$this->publish( $this->sale, 'cancelled' );
		self::of()->data->forget( time() );
		self::assertCount( 2, $this->searches(), 'It may be held after all.' );
		$this->publish( $this->sale, 'finished' );
		self::of()->data->forget( time() );
		self::assertSame( array( 0 ), array_column( $this->searches(), 'sale' ) );
		self::assertSame( 0, WatchedSearch::from_request( array( 'sale' => (string) $this->sale->id() ) )?->sale );
	}

	#[TestDox( '[SALE-02] REST saves what the form page saves: a fresh token, the same answer for each address, clear refusals' )]
	public function test_rest(): void {
		$form = $this->rest( 'GET', '/hpapi/v1/auctions/lot-alerts', array( 'business' => 'car-auctions', 'search' => array( 'make' => 'ford', 'nonsense' => 'x' ) ) );
		self::assertSame( 'Ford', $form->get_data()['label'] );
		self::assertSame( 'private, no-store', $form->get_headers()['Cache-Control'] );
		self::assertSame( 404, $this->rest( 'GET', '/hpapi/v1/auctions/lot-alerts', array( 'business' => 'boats' ) )->get_status() );
		$sent = array( 'token' => $form->get_data()['token'], 'email' => self::WHO, 'frequency' => 'instant', 'business' => 'car-auctions', 'sale' => $this->sale->id(), 'search' => array( 'make' => 'ford' ) );
		self::assertSame( 400, $this->rest( 'POST', '/hpapi/v1/auctions/lot-alerts', array( 'email' => 'jo@' ) + $sent )->get_status() );
		self::assertSame( 401, $this->rest( 'POST', '/hpapi/v1/auctions/lot-alerts', array( 'token' => 'a.b' ) + $sent )->get_status() );
		$answer = $this->rest( 'POST', '/hpapi/v1/auctions/lot-alerts', $sent );
		self::assertSame( 202, $answer->get_status() );
		self::assertSame( array( $this->sale->id() ), array_column( $this->searches(), 'sale' ) );
		$again = $this->rest( 'POST', '/hpapi/v1/auctions/lot-alerts', $sent );
		self::assertSame( $answer->get_data(), $again->get_data() );
		self::assertCount( 1, $this->searches() );
	}

	#[TestDox( '[SALE-02] Catalogue, upcoming lots, a make and a town offer it, with the filters that are set; the form page gives back what was typed' )]
	public function test_pages(): void {
		$this->lot_of( $this->sale, '1' );
		self::assertMatchesRegularExpression( '#/watching/search/\?business=car-auctions&\#038;sale=' . $this->sale->id() . '&\#038;make=ford"#', str_replace( '&amp;', '&#038;', $this->render( '/auctions/cars/?make=ford' )[2] ) );
		self::assertStringContainsString( 'business=car-auctions&#038;make=ford"', $this->render( '/auctions/lots/car-auctions/?make=ford' )[2] );
		self::assertStringContainsString( 'business=car-auctions&#038;make=ford"', $this->render( '/car-auctions/ford/' )[2] );
		self::assertSame( '', self::block( 'lot-alerts', array( 'business' => 'property-auctions', 'town' => 'St Mary’s Bay' ) ), 'The house has no department for property.' );
		self::department( 'property-auctions' );
		self::assertStringContainsString( 'town=st-marys-bay"', self::block( 'lot-alerts', array( 'business' => 'property-auctions', 'town' => 'St Mary’s Bay' ) ) );
		$form = $this->search_page( array( 'sale' => (string) $this->sale->id(), 'make' => 'ford' ), null );
		self::assertStringContainsString( 'All upcoming car auctions', $form->body() );
		$again = $this->search_page( array(), array( 'token' => 'a.b', 'business' => 'car-auctions', 'sale' => '0', 'from' => (string) $this->sale->id(), 'make' => 'ford', 'email' => 'jo@', 'frequency' => 'weekly' ) );
		self::assertSame( 401, $again->status );
		self::assertStringContainsString( 'value="jo@"', $again->body() );
		self::assertMatchesRegularExpression( '/name="sale" value="0"\s+checked/', $again->body() );
		self::assertMatchesRegularExpression( '/value="weekly"\s+checked/', $again->body() );
		self::assertSame( 404, $this->search_page( array( 'business' => 'boats' ), null )->status );
	}

	#[TestDox( '[SALE-02] The button is an island with a link to the plain form' )]
	public function test_island(): void {
		$html = self::block( 'lot-alerts', array( 'business' => 'car-auctions', 'filters' => array( 'make' => 'ford' ) ) );
		self::assertSame( 1, preg_match( '#<div [^>]*data-island="lot-alerts" data-props="([^"]*)">(.*?</div>)\s*</div>#s', $html, $parts ) );
		$props = json_decode( html_entity_decode( $parts[1], ENT_QUOTES | ENT_HTML5 ) );
		self::assert_matches_schema( $props, Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/lot-alerts-props.json' )->to_array() );
		self::dump_fixture( 'auctions/lot-alerts', array( 'props' => $props, 'html' => $parts[2] ) );
	}

	#[TestDox( '[SALE-02] However many people share a search, matching it takes the same number of statements' )]
	public function test_statements(): void {
		$count = function ( string $number ): int {
			$this->lot_of( $this->sale, $number );
			return $this->count_queries( static fn () => self::of()->matcher->step( time() + 60 ) );
		};
		$this->follows( array( 'business' => 'car-auctions', 'make' => 'ford' ) );
		$one = $count( '1' );
		foreach ( range( 1, 8 ) as $number ) {
			$this->follows( array( 'business' => 'car-auctions', 'make' => 'ford' ), "jo{$number}@example.com" );
		}
		self::assertSame( $one, $count( '2' ) );
	}

	private static function of(): WatchingModule {
		return Plugin::watching();
	}

	private function browser( string $email ): void {
		$_COOKIE['hh_browser'] = md5( $email );
		Core::services()->browser->forget();
	}

	private function address(): EmailAddress {
		return EmailAddress::parse( self::WHO ) ?? self::fail( 'No address.' );
	}

	/** @param array<string, mixed> $fields */
	private function lot_of( SaleRecord $sale, string $number, array $fields = array() ): int {
		$lot = self::lot( $sale, $number, $fields );
		Plugin::auctions()->index->flush();
		return $lot;
	}

	private function publish( SaleRecord $sale, string $status = 'catalogue' ): void {
		SaleFields::fields()->replace( $sale->id(), array( 'status' => $status ) );
		Plugin::auctions()->index->flush();
	}

	/** @param array<string, string> $search */
	private function ask( array $search, string $email = self::WHO, string $frequency = 'daily' ): void {
		$this->browser( $email );
		self::assertSame( 1, preg_match( '/name="token" value="([^"]+)"/', $this->search_page( $search, null )->body(), $token ) );
		self::assertSame( 'Check your email', $this->search_page( array(), $search + array( 'token' => $token[1], 'email' => $email, 'frequency' => $frequency, 'website' => '' ) )->title );
	}

	/**
	 * Asks and confirms.
	 *
	 * @param array<string, string> $search
	 */
	private function follows( array $search, string $email = self::WHO, string $frequency = 'daily' ): void {
		$this->ask( $search, $email, $frequency );
		$watch = self::of()->watches->of( EmailAddress::hash_of( $email ) );
		self::assertNotNull( $watch );
		self::of()->watches->confirm( $watch, time() );
		$this->work();
		$this->mails = array();
	}

	/**
	 * @param array<string, string>      $query
	 * @param array<string, string>|null $fields
	 */
	private function search_page( array $query, ?array $fields ): TemplatePage {
		return self::of()->pages->answer( new PageRequest( 'search', array( 'hh_watch_token' => '' ), $query, $fields ), time() );
	}

	/** @param array<string, string>|null $fields */
	private function page( string $url, ?array $fields ): TemplatePage {
		$parts = explode( '/', trim( (string) wp_parse_url( $url, PHP_URL_PATH ), '/' ) );
		return self::of()->pages->answer( new PageRequest( $parts[1], array( 'hh_watch_token' => $parts[2] ), array(), $fields ), time() );
	}

	/** @return list<WatchedSearch> Of the usual address. */
	private function searches(): array {
		$watch = self::of()->watches->of( EmailAddress::hash_of( self::WHO ) );
		self::assertNotNull( $watch );
		return self::of()->searches->of( $watch );
	}

	/** The worker, a while later; returns the mails of this run. */
	private function work( int $later = 60 ): int {
		$before = count( $this->mails );
		Core::services()->outbox->deliver( 500, 'auctions.' );
		do {
			$waits = self::of()->matcher->step( time() + 60 );
		} while ( $waits );
		while ( null !== ( $mails = self::of()->digests->step( time() + $later, 50 ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			array_map( Core::services()->outbox->deliver_one( ... ), $mails );
		}
		return count( $this->mails ) - $before;
	}

	private function latest(): Message {
		$mails = $this->mails;
		return end( $mails ) ?: self::fail( 'No mail was sent.' );
	}

	private function mail_to( string $address ): Message {
		$mails = array_values( array_filter( $this->mails, static fn ( Message $mail ): bool => $address === $mail->to ) );
		self::assertCount( 1, $mails );
		return $mails[0];
	}

	private function link( string $page ): string {
		foreach ( array_reverse( $this->mails ) as $mail ) {
			if ( 1 === preg_match( "#/watching/{$page}/[A-Za-z0-9_.-]+/#", $mail->plain, $match ) ) {
				return $match[0];
			}
		}
		self::fail( "No mail has a link to {$page}." );
	}

	private function events(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE kind = 'entries'", WatchTables::name( WatchTables::EVENT ) ) );
	}
}
