<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Leads;

use HearthHammer\Core\Core;
use HearthHammer\Hpapi\Leads\Newsletter\NewsletterMailer;
use HearthHammer\Hpapi\Leads\Newsletter\SignUp;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Signing up, confirming and leaving, on the sandbox.
 */
final class NewsletterTest extends LeadsTestCase {

	#[TestDox( '[API-14] The sign-up is kept before anything is sent, and the lead provider’s word comes through this site' )]
	public function test_sign_up(): void {
		$token = $this->rest( 'GET', '/hpapi/v1/newsletter/token' );
		self::assertSame( 'private, no-store', $token->get_headers()['Cache-Control'] );
		self::assert_matches_schema( (object) $token->get_data(), self::schema( 'newsletter-token-answer' ) );
		self::dump_fixture( 'hpapi/newsletter-token', $token->get_data() );

		$answer = $this->sign_up( ' Jo+News@Example.com ', $token->get_data()['token'], array( 'source' => 'home' ) );
		self::assertSame( 202, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( 'private, no-store', $answer->get_headers()['Cache-Control'] );
		self::assert_matches_schema( (object) $answer->get_data(), self::schema( 'newsletter-answer' ) );
		self::dump_fixture( 'hpapi/newsletter', $answer->get_data() );
		self::assertSame( array(), $this->mails );
		$row = $this->rows()[0];
		self::assertSame( array( 'Jo+News@Example.com', 'pending', 'home' ), array( $row['email'], $row['state'], $row['source'] ) );

		$this->deliver();
		self::assertCount( 1, $this->mails );
		self::assertSame( 'Jo+News@Example.com', $this->mails[0]['to'] );
		self::assertStringStartsWith( 'Confirm your subscription: news from ', $this->mails[0]['subject'] );
		self::assertSame( array( 'state' => 'unengaged' ), $this->rest( 'GET', '/hpapi/v1/lead/profile' )->get_data() );
	}

	#[TestDox( 'After a reinstall, when rows are counted from one again, a first mail is not taken for an old one' )]
	public function test_numbers_that_begin_again(): void {
		global $wpdb;
		$this->sign_up( 'jo@example.com' );
		$key = (string) $wpdb->get_var( $wpdb->prepare( 'SELECT dedupe_key FROM %i WHERE kind = %s', $wpdb->prefix . 'hh_outbox', NewsletterMailer::KIND ) );
		self::assertSame( "hpapi-newsletter-{$this->rows()[0]['public_id']}-confirm-after-0", $key );
	}

	#[TestDox( 'Whatever is known of an address, the asker hears the same and each time one mail goes to its owner' )]
	public function test_no_enumeration(): void {
		$first = $this->sign_up( 'jo@example.com' )->get_data();
		$this->deliver();
		$pending = $this->sign_up( 'jo@example.com' )->get_data();
		$this->deliver();
		PageMaker::page()->answer( 'confirm', array(), $this->key( 'confirm' ) );
		$subscribed = $this->sign_up( 'JO@example.com' )->get_data();
		$this->deliver();
		$limited = $this->sign_up( 'jo+again@example.com' );
		$this->deliver();
		self::assertSame( array( $first, $first ), array( $pending, $subscribed ) );
		// Their own network asked three times: that they may hear, and nothing untrue is said.
		self::assertSame( array( 429, 'newsletter_recipient_limit' ), array( $limited->get_status(), $limited->get_data()['code'] ) );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.4';
		self::assertSame( $first, $this->sign_up( 'jo+other@example.com' )->get_data() );
		self::assertSame(
			array( 'Confirm your subscription', 'Confirm your subscription', 'You’re subscribed', 'You’re already subscribed' ),
			array_map( static fn ( array $mail ): string => strstr( $mail['subject'], ':', true ), $this->mails ),
			'The fourth request, a fourth to one mailbox, made no mail.'
		);
		self::assertCount( 2, $this->rows(), 'That of another network is kept.' );
	}

	#[TestDox( '[SEC-06] Mail scanners may open the links: a button confirms and unsubscribes, and one click of a mail program leaves' )]
	public function test_links(): void {
		$this->sign_up( 'jo@example.com' );
		$this->deliver();
		$confirm = $this->key( 'confirm' );
		$leave   = $this->key( 'unsubscribe' );
		foreach ( array( 'confirm' => $confirm, 'unsubscribe' => $leave ) as $step => $key ) {
			[ $status, $headers, $html ] = $this->render( "/newsletter/{$step}/?key=" . rawurlencode( $key ) );
			self::assertSame( 200, $status );
			self::assertSame( 'private, no-store', $headers['cache-control'] );
			self::assertSame( 'no-referrer', $headers['referrer-policy'] );
			self::assertStringContainsString( '<form class="hh-newsletter-page__form" method="post"', $html );
			self::assertStringNotContainsString( 'jo@example.com', $html );
			self::assertSame( 'pending', $this->rows()[0]['state'] );
		}
		self::assertSame( 303, PageMaker::page()->answer( 'confirm', array(), $confirm )->status );
		self::assertSame( 303, PageMaker::page()->answer( 'confirm', array(), $confirm )->status, 'A second press is no error.' );
		self::assertSame( 'subscribed', $this->rows()[0]['state'] );
		$this->deliver();
		self::assertCount( 2, $this->mails, 'Confirmed twice, welcomed once.' );
		self::assertContains( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $this->mails[1]['headers'] );
		$header = array_values( array_filter( $this->mails[1]['headers'], static fn ( string $line ): bool => str_starts_with( $line, 'List-Unsubscribe: ' ) ) )[0];
		self::assertSame( 'List-Unsubscribe: <' . add_query_arg( 'key', $this->key( 'unsubscribe' ), home_url( '/newsletter/unsubscribe/' ) ) . '>', $header );

		$answer = PageMaker::page()->answer( 'unsubscribe', array( 'List-Unsubscribe' => 'One-Click' ), $leave );
		self::assertSame( array( 200, '' ), array( $answer->status, $answer->redirect ) );
		self::assertSame( 'unsubscribed', $this->rows()[0]['state'] );
		self::assertSame( 410, PageMaker::page()->answer( 'confirm', array(), $confirm )->status, 'A link from before does not bring back who left.' );
	}

	public function test_who_left_may_come_back(): void {
		$this->sign_up( 'jo@example.com' );
		$this->deliver();
		PageMaker::page()->answer( 'unsubscribe', array(), $this->key( 'unsubscribe' ) );
		$this->sign_up( 'jo@example.com' );
		self::assertSame( 'unsubscribed', $this->rows()[0]['state'], 'Only the owner of an address decides.' );
		$this->deliver();
		PageMaker::page()->answer( 'confirm', array(), $this->key( 'confirm' ) );
		self::assertSame( 'subscribed', $this->rows()[0]['state'] );
	}

	public function test_a_link_that_is_broken_or_too_old(): void {
		$this->sign_up( 'jo@example.com' );
		$this->deliver();
		$confirm = $this->key( 'confirm' );
		$leave   = $this->key( 'unsubscribe' );
		foreach ( array( '', 'x', $leave, $confirm . 'x', strrev( $confirm ) ) as $key ) {
			self::assertSame( 410, PageMaker::page()->answer( 'confirm', array(), $key )->status );
			self::assertSame( 410, PageMaker::page()->answer( 'confirm', null, $key )->status );
		}
		self::assertSame( 410, PageMaker::page()->answer( 'unsubscribe', array(), $confirm )->status );
		self::assertSame( 'pending', $this->rows()[0]['state'] );
	}

	#[TestDox( 'A token is for one browser and one recipient; the same sign-up again makes no second mail' )]
	public function test_tokens(): void {
		$token = $this->token();
		self::assertSame( 202, $this->sign_up( 'jo@example.com', $token )->get_status() );
		self::assertSame( 202, $this->sign_up( 'jo@example.com', $token )->get_status() );
		self::assertSame( 403, $this->sign_up( 'al@example.com', $token )->get_status() );
		$this->deliver();
		self::assertCount( 1, $this->mails );
		$fresh                 = $this->token();
		$_COOKIE['hh_browser'] = strrev( self::BROWSER );
		self::assertSame( 403, $this->sign_up( 'al@example.com', $fresh )->get_status() );
		self::assertSame( 403, $this->sign_up( 'al@example.com', 'x.y' )->get_status() );
		self::assertSame( 400, $this->rest( 'POST', '/hpapi/v1/newsletter', array( 'email' => 'al@example.com' ) )->get_status() );
		self::assertCount( 1, $this->rows() );
	}

	public function test_what_is_no_address(): void {
		foreach ( array( '', 'jo', 'jo@example', 'jo@exämple.com', "jo@example.com\nBcc: al@example.com", 'a b@example.com', str_repeat( 'a', 260 ) . '@example.com' ) as $email ) {
			$answer = $this->sign_up( $email );
			self::assertSame( 400, $answer->get_status(), $email );
			self::assertSame( 'Enter an email address in the correct format, like name@example.com', $answer->get_data()['message'] );
		}
		self::assertSame( 400, $this->sign_up( 'jo@example.com', null, array( 'source' => '<b>' ) )->get_status() );
		self::assertSame( array(), $this->rows() );
	}

	public function test_a_machine_is_thanked_and_nothing_is_kept(): void {
		$answer = $this->sign_up( 'jo@example.com', null, array( 'website' => 'https://spam.example' ) );
		self::assertSame( array( 202, SignUp::sentence() ), array( $answer->get_status(), $answer->get_data()['message'] ) );
		self::assertSame( array(), $this->rows() );
	}

	#[TestDox( 'Sign-ups are limited per browser and per network address, and say when to come back' )]
	#[Group( 'volume' )]
	public function test_limits(): void {
		$statuses = array();
		for ( $i = 0; $i < 11; $i++ ) {
			$answer     = $this->sign_up( "jo{$i}@example.com" );
			$statuses[] = $answer->get_status();
		}
		self::assertSame( array( ...array_fill( 0, 10, 202 ), 429 ), $statuses );
		self::assertGreaterThan( 0, (int) $answer->get_headers()['Retry-After'] );
		for ( $i = 11; $i < 60; $i++ ) {
			$_COOKIE['hh_browser'] = sprintf( '%032x', $i );
			$answer                = $this->sign_up( "jo{$i}@example.com" );
		}
		self::assertSame( 429, $answer->get_status() );
		self::assertCount( 39, $this->rows(), 'Forty tries of one address, one of which its browser’s limit had refused.' );
	}

	#[TestDox( 'The form works without JavaScript: it lands on a page whose button carries a fresh token' )]
	public function test_without_javascript(): void {
		unset( $_COOKIE['hh_browser'] );
		$page  = PageMaker::page();
		$check = $page->answer( '', array( 'email' => 'jo@example.com', 'source' => 'parish' ) );
		self::assertSame( array( 200, 'Check your email address', 'jo@example.com' ), array( $check->status, $check->title, $check->form['email'] ?? '' ) );
		self::assertSame( array(), $this->rows() );
		$fields = $check->form['fields'] ?? array();

		$wrong = $page->answer( '', array( 'email' => 'jo@' ) + $fields );
		self::assertSame( array( 400, 'Enter an email address in the correct format, like name@example.com' ), array( $wrong->status, $wrong->error ) );
		$stale = $page->answer( '', array( 'email' => 'jo@example.com', 'token' => 'old.one' ) );
		self::assertSame( 403, $stale->status );
		self::assertNotSame( '', $stale->form['fields']['token'] ?? '' );

		$sent = $page->answer( '', array( 'email' => 'jo@example.com' ) + $fields );
		self::assertSame( array( 303, home_url( '/newsletter/sent/' ) ), array( $sent->status, $sent->redirect ) );
		self::assertSame( array( 'jo@example.com', 'parish' ), array( $this->rows()[0]['email'], $this->rows()[0]['source'] ) );
		[ $status, , $html ] = $this->render( '/newsletter/sent/' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( esc_html( SignUp::sentence() ), $html );
	}

	public function test_the_pages_are_there_and_kept_by_nobody(): void {
		[ $status, $headers, $html ] = $this->render( '/newsletter/' );
		self::assertSame( array( 200, 'private, no-store' ), array( $status, $headers['cache-control'] ) );
		self::assertStringContainsString( 'noindex', $html );
		self::assertStringContainsString( '<h1 class="hh-title">Our newsletter</h1>', $html );
		self::assertSame( 404, $this->render( '/newsletter/nothing/' )[0] );
		self::assertSame( 200, $this->render( '/?hpapi_newsletter[]=x' )[0] );
		self::assertArrayNotHasKey( 'referrer-policy', $this->render( '/' )[1] );
	}

	public function test_a_mail_that_is_delivered_after_its_row_was_erased_goes_nowhere(): void {
		global $wpdb;
		$this->sign_up( 'jo@example.com' );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}hpapi_subscriber" );
		$this->deliver();
		self::assertSame( array(), $this->mails );
		self::assertSame( array( 'delivered' => 0, 'failed' => 0 ), Core::services()->outbox->deliver() );
	}
}
