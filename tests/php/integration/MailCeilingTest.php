<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Plugin as Auctions;
use HearthHammer\Core\Core;
use HearthHammer\Core\Mail\StaffDigest;
use HearthHammer\Core\Limits\MailCeiling;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\SiteStock;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * A flood on the site's forms loses no lead: what a visitor sends is kept and reaches staff, only mails to strangers wait.
 */
final class MailCeilingTest extends IntegrationTestCase {

	use SiteStock;

	/** @var list<array{to: string, subject: string, plain: string}> */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'pre_wp_mail',
			function ( ?bool $done, array $mail ): ?bool {
				$this->mails[] = array( 'to' => $mail['to'], 'subject' => $mail['subject'], 'plain' => (string) Core::services()->mailer->sending()?->plain );
				return $done;
			},
			0,
			2
		);
		$this->stock_up();
	}

	protected function tearDown(): void {
		$this->clear_stock();
		parent::tearDown();
	}

	#[TestDox( '[SEC-03] After 1,001 mails an enquiry, a valuation, a legal pack and a sign-up from a new network are kept, staff are told, and no visitor hears what is not so' )]
	public function test_a_flood_loses_no_lead(): void {
		$this->sent_today( 990 );
		$this->flood( 990, 1001 );
		$this->deliver();
		self::assertCount( 10, array_filter( $this->mails, static fn ( array $mail ): bool => str_starts_with( $mail['to'], 'flood' ) ), 'The thousandth goes, and the next waits.' );

		$_SERVER['REMOTE_ADDR'] = '203.0.113.77';
		$this->browse_with( str_repeat( 'c', 32 ) );
		$late    = 'Our email to you may take a day or longer to arrive.';
		$answers = array(
			'POST /hpapi/v1/enquiries'            => array( array( 'kind' => 'ask' ), 201, $late ),
			'POST /hpapi/v1/enquiries/valuation'  => array( array(), 201, $late ),
			'POST /hpapi/v1/auctions/enquiries'   => array( array( 'kind' => EnquiryKind::Ask->value ), 201, '' ),
			'POST /caphpi/v1/valuation/send'      => array( array(), 202, $late ),
			'POST /hpapi/v1/auctions/legal-packs' => array( array(), 202, 'We’ve saved your request and will email you a link to the documents. If you need them sooner, call us. ' . $late ),
			'POST /hpapi/v1/newsletter'           => array( array(), 202, 'We’ll email you a link to confirm your address. We won’t send you anything else until you do. ' . $late ),
			'POST /hpapi/v1/saved-searches'       => array( array(), 202, 'We’ll send you an email. Select the button in it to start your alerts. ' . $late ),
		);
		foreach ( $answers as $route => [ $more, $status, $says ] ) {
			$answer = $this->send( $route, array( ...$more, 'email' => 'lead@example.com', 'name' => 'Lee Lead' ) );
			self::assertSame( $status, $answer->get_status(), $route );
			$said = (string) wp_json_encode( $answer->get_data(), JSON_UNESCAPED_UNICODE );
			self::assertStringContainsString( $says, $said, $route );
			self::assertDoesNotMatchRegularExpression( '/ve (sent|emailed) you/', $said, $route );
		}
		self::assertSame( 200, $this->watch( 'lead@example.com' )->status );

		self::assertSame( 2, $this->kept( 'hpapi_enquiry' ) );
		self::assertSame( 1, $this->kept( 'hh_auction_enquiry' ) );
		self::assertSame( 1, $this->kept( 'hh_legal_reader' ) );
		self::assertSame( 1, $this->kept( 'hpapi_subscriber' ) );
		self::assertSame( 1, $this->kept( 'hpapi_saved_search' ) );

		$this->deliver();
		self::assertSame( array(), array_filter( $this->mails, static fn ( array $mail ): bool => 'lead@example.com' === $mail['to'] ), 'Mails to strangers wait.' );
		$told = array_column( $this->mails, 'subject' );
		self::assertContains( 'Emails to visitors are waiting', $told );
		self::assertCount( 3, array_filter( $this->mails, static fn ( array $mail ): bool => str_contains( $mail['plain'], 'lead@example.com' ) ), 'Staff have each enquiry: ' . implode( '; ', $told ) );

		// The next day everything goes, in the order in which it came.
		$this->mails = array();
		$this->a_day_passes();
		( new MailCeiling() )->release();
		$this->deliver();
		self::assertCount( 8, array_filter( $this->mails, static fn ( array $mail ): bool => 'lead@example.com' === $mail['to'] ) );
		self::assertSame( 'flood1000@example.com', $this->mails[0]['to'], 'Longest wait first.' );
	}

	#[TestDox( '[SEC-03] Fifteen requests from two networks do not lock a bidder out: the enquiry of a third is kept and reaches staff, only its mail waits' )]
	public function test_a_rival_is_not_locked_out(): void {
		foreach ( array( 'POST /hpapi/v1/auctions/enquiries' => array( 'kind' => EnquiryKind::Ask->value ), 'POST /hpapi/v1/enquiries' => array( 'kind' => 'ask' ) ) as $route => $more ) {
			self::forget_limits();
			for ( $n = 0; $n < 16; $n++ ) {
				$_SERVER['REMOTE_ADDR'] = 0 === $n % 2 ? '198.51.100.1' : '198.51.100.2';
				$this->browse_with( md5( "rival{$n}" ) );
				$this->send( $route, array( ...$more, 'email' => 'bidder@example.com' ) );
			}
			$this->deliver();
			$before                 = count( $this->mails );
			$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
			$this->browse_with( md5( 'bidder' ) );
			$answer = $this->send( $route, array( ...$more, 'email' => 'bidder@example.com', 'name' => 'Bea Bidder' ) );
			self::assertSame( 201, $answer->get_status(), $route );
			$this->deliver();
			$new = array_slice( $this->mails, $before );
			self::assertCount( 1, $new, $route );
			self::assertStringContainsString( 'Bea Bidder', $new[0]['plain'] );
			self::assertNotSame( 'bidder@example.com', $new[0]['to'] );
			// A network that is itself at its limit is refused as before.
			$_SERVER['REMOTE_ADDR'] = '198.51.100.1';
			for ( $n = 0; $n < 6; $n++ ) {
				$this->browse_with( md5( "again{$n}" ) );
				$last = $this->send( $route, array( ...$more, 'email' => 'bidder@example.com' ) )->get_status();
			}
			self::assertSame( 429, $last ?? 0, $route );
		}
	}

	#[TestDox( 'In a flood staff get a digest: 60 alerts of an hour come singly, the rest in one mail a quarter of an hour later, each with its way to the site' )]
	#[Group( 'volume' )]
	public function test_staff_digest(): void {
		for ( $n = 0; $n < 66; $n++ ) {
			$_SERVER['REMOTE_ADDR'] = sprintf( '198.18.0.%d', $n );
			$this->browse_with( md5( "many{$n}" ) );
			self::assertSame( 201, $this->send( 'POST /hpapi/v1/auctions/enquiries', array( 'kind' => EnquiryKind::Ask->value, 'email' => "many{$n}@example.com" ) )->get_status() );
			$this->deliver();
		}
		$to_staff = fn (): array => array_values( array_filter( $this->mails, static fn ( array $mail ): bool => ! str_starts_with( $mail['to'], 'many' ) ) );
		self::assertCount( 60, $to_staff() );
		$this->due( StaffDigest::KIND );
		$this->deliver();
		$all = $to_staff();
		self::assertCount( 61, $all );
		self::assertSame( '6 new messages from your website', $all[60]['subject'] );
		self::assertSame( 6, preg_match_all( '#page=[a-z-]+&enquiry=\d+#', $all[60]['plain'] ) );
		$this->due( 'auctions.enquiry-staff' );
		$this->deliver();
		self::assertCount( 61, $to_staff(), 'Each is told once.' );
	}

	/** Delivered this morning: the outbox is the count. */
	private function sent_today( int $mails ): void {
		global $wpdb;
		$at = time() - HOUR_IN_SECONDS;
		foreach ( array_chunk( range( 1, $mails ), 500 ) as $some ) {
			$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (kind, payload, last_error, created_at, done_at, mailbox, admitted_at) VALUES ', $wpdb->prefix . 'hh_outbox' ) . implode( ', ', array_map( static fn ( int $n ): string => "('hh.flood', '', '', {$at}, {$at}, 'm{$n}', {$at})", $some ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		}
	}

	private function flood( int $from, int $to ): void {
		Core::services()->outbox->handle(
			'hh.flood',
			static fn ( array $payload ) => Core::services()->mailer->send( new \HearthHammer\Core\Mail\Message( (string) $payload['to'], 'Hello', 'Hello', 'Hello' ) )
		);
		$limits = Core::services()->submission_limits( 'hh-flood', static fn ( int $retry ): VisitorError => new VisitorError( 'later', 'Later.', 429, $retry ), per_address: 1000000, per_recipient: 3 );
		for ( $n = $from; $n < $to; $n++ ) {
			$_SERVER['REMOTE_ADDR'] = sprintf( '2001:db8:%x::1', $n % 4 );
			$room                   = $limits->count_mail( EmailAddress::from_input( "flood{$n}@example.com" ) );
			self::assertFalse( $room->is_refused );
			Core::services()->outbox->add( 'hh.flood', array( 'to' => "flood{$n}@example.com" ), room: $room );
		}
		self::assertTrue( $limits->count_mail( EmailAddress::from_input( 'next@example.com' ) )->is_full );
	}

	/** @param array<string, mixed> $fields */
	private function send( string $route, array $fields ): \WP_REST_Response {
		[ $method, $path ] = explode( ' ', $route, 2 );
		$usual             = require __DIR__ . '/hostile-routes.php';
		return $this->rest( $method, $path, array( ...$this->filled( $usual[ $route ]['usual'] ), ...$fields ) );
	}

	private function watch( string $email ): \HearthHammer\Core\Templates\TemplatePage {
		$pages = Auctions::watching()->pages;
		$page  = static fn ( ?array $fields, string $posts ) => $pages->answer( new PageRequest( 'new', array( 'hh_watch_token' => '' ), array( 'posts' => $posts ), $fields ), time() );
		self::assertSame( 1, preg_match( '/name="token" value="([^"]+)"/', $page( null, $this->known['{lot}'] )->body(), $token ) );
		$answer = $page( array( 'token' => $token[1], 'posts' => $this->known['{lot}'], 'email' => $email, 'frequency' => 'instant', 'website' => '' ), '' );
		self::assertStringContainsString( MailRoom::late(), html_entity_decode( $answer->body() ) );
		return $answer;
	}

	private function deliver(): void {
		while ( array_sum( Core::services()->outbox->deliver( 500 ) ) > 0 ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement
		}
	}

	private function due( string $kind ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET next_at = %d WHERE kind = %s AND done_at = 0', $wpdb->prefix . 'hh_outbox', time(), $kind ) );
	}

	private function a_day_passes(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET admitted_at = admitted_at - %d WHERE admitted_at > 0', $wpdb->prefix . 'hh_outbox', DAY_IN_SECONDS + 1 ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET next_at = 0 WHERE done_at = 0', $wpdb->prefix . 'hh_outbox' ) );
	}

	private function kept( string $table ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE email = 'lead@example.com'", $wpdb->prefix . $table ) );
	}
}
