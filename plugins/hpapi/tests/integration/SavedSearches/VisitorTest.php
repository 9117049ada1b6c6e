<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\SavedSearches;

use HearthHammer\Core\Core;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Subscription\SubscriptionState;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Hpapi\SavedSearches\Pages\SavedSearchPage;
use HearthHammer\Hpapi\SavedSearches\Privacy\SavedSearchData;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Response;

final class VisitorTest extends SavedSearchTestCase {

	#[TestDox( 'Double opt-in: the form, a mail, a page whose button confirms; a GET changes nothing' )]
	public function test_double_opt_in(): void {
		PropertyFactory::property( array( 'parish' => PropertyFactory::parish( 'Cranbrook' ) ) );
		$answer = $this->save( array( 'search' => array( 'location' => 'Cranbrook', 'min_beds' => '3' ) ) );
		self::assertSame( 202, $answer->get_status() );
		self::assertSame( 'private, no-store', $answer->get_headers()['Cache-Control'] );
		self::assert_matches_schema( $answer->get_data(), self::schema( 'saved-search-answer' ) );
		self::dump_fixture( 'hpapi/saved-search-answer', $answer->get_data() );
		$this->deliver();
		self::assertCount( 1, $this->mails );
		self::assertStringContainsString( 'Property for sale in Cranbrook, at least 3 bedrooms', $this->mails[0]['message'] );

		$path = self::link( $this->mails[0]['message'], 'confirm' );
		[ $status, $headers, $html ] = $this->render( $path );
		self::assertSame( 200, $status );
		self::assertSame( 'private, no-store', $headers['cache-control'] );
		self::assertSame( 'no-referrer', $headers['referrer-policy'] );
		self::assertSame( 'noindex, nofollow', $headers['x-robots-tag'] );
		self::assertStringContainsString( 'Confirm my alerts', $html );
		self::assertStringContainsString( "content='noindex, nofollow'", $html );
		self::assertSame( SubscriptionState::Pending, $this->only()->state, 'Looking is not confirming.' );

		self::assertSame( 'Your search is saved', $this->press( $path )->title );
		self::assertSame( SubscriptionState::Active, $this->only()->state );
		self::assertSame( 'Your search is saved', $this->press( $path )->title, 'Twice does no harm.' );
		self::arrives( array( 'parish' => self::parish() ), 'Confirmed House' );
		self::assertSame( 1, $this->work() );
	}

	#[TestDox( 'A link for one thing does nothing else; forged and old ones answer 404' )]
	public function test_tokens(): void {
		$search  = self::active( array() );
		$confirm = (string) wp_parse_url( self::services()->links->confirm( $search ), PHP_URL_PATH );
		foreach ( array( str_replace( 'confirm', 'unsubscribe', $confirm ), substr( $confirm, 0, -3 ) . '/', '/saved-searches/manage/x.y/' ) as $path ) {
			[ $status, $headers, $html ] = $this->render( $path );
			self::assertSame( 404, $status, $path );
			self::assertSame( 'private, no-store', $headers['cache-control'] );
			self::assertStringContainsString( 'This link no longer works', $html );
			self::assertSame( 404, $this->press( $path )->status );
		}
		self::assertSame( SubscriptionState::Active, $this->only()->state );
	}

	#[TestDox( 'One-click unsubscribe: a POST of the mail program without cookies ends it; the visible link asks first' )]
	public function test_unsubscribe(): void {
		self::active( array() );
		self::arrives();
		$this->work();
		$path = self::link( implode( "\n", $this->mails[0]['headers'] ), 'unsubscribe' );
		self::assertStringContainsString( 'Stop alerts', $this->render( $path )[2] );
		self::assertSame( SubscriptionState::Active, $this->only()->state );
		$_COOKIE = array();
		$page    = $this->press( $path, array( 'List-Unsubscribe' => 'One-Click' ) );
		self::assertSame( 200, $page->status );
		self::assertSame( SubscriptionState::Ended, $this->only()->state );
		self::assertSame( 200, $this->press( $path, array( 'List-Unsubscribe' => 'One-Click' ) )->status, 'Again is as good.' );
		self::arrives();
		self::assertSame( 0, $this->work( 2 * HOUR_IN_SECONDS ) );
	}

	#[TestDox( 'The page of a mail changes, pauses and ends searches of its own address, and of no other' )]
	public function test_manage(): void {
		$mine   = self::active( array( 'min_beds' => '2' ), 'jo@example.com' );
		$also   = self::active( array( 'min_beds' => '4' ), 'jo@example.com' );
		$theirs = self::active( array( 'min_beds' => '5' ), 'kim@example.com' );
		$path   = (string) wp_parse_url( self::services()->links->manage( $mine ), PHP_URL_PATH );
		$html   = $this->render( $path )[2];
		self::assertStringContainsString( 'at least 2 bedrooms', $html );
		self::assertStringContainsString( 'at least 4 bedrooms', $html );
		self::assertStringNotContainsString( 'at least 5 bedrooms', $html );
		$do = fn ( int $id, string $what, array $more = array() ): SavedSearchPage => $this->press( $path, array( 'search' => (string) $id, 'do' => $what ) + $more );

		$do( $also->id, 'save', array( 'frequency' => 'weekly' ) );
		$changed = self::services()->searches->find( $also->id );
		self::assertSame( array( Frequency::Weekly, false ), array( $changed?->frequency, $changed?->price_drops ) );
		$do( $mine->id, 'pause' );
		self::arrives( array( 'bedrooms' => 2 ), 'While it paused' );
		self::assertSame( 0, $this->work() );
		$do( $mine->id, 'resume' );
		self::assertSame( 0, $this->work( 2 * HOUR_IN_SECONDS ), 'What came meanwhile is old news.' );
		$do( $theirs->id, 'end' );
		self::assertSame( SubscriptionState::Active, self::services()->searches->find( $theirs->id )?->state );
		$do( $mine->id, 'end' );
		self::assertSame( SubscriptionState::Ended, self::services()->searches->find( $mine->id )?->state );
	}

	#[TestDox( 'The answer says nothing of who is known: new, waiting, active, or a trap that was filled in; a network that asks too often for one mailbox hears so' )]
	public function test_no_enumeration(): void {
		$answers = array();
		$tell    = function ( array $fields ) use ( &$answers ): void {
			$answer    = $this->save( $fields );
			$answers[] = array( $answer->get_status(), $answer->get_data(), $answer->get_headers() );
		};
		self::active( array(), 'known@example.com' );
		$tell( array( 'email' => 'known@example.com' ) );
		$tell( array( 'email' => 'new@example.com' ) );
		$tell( array( 'email' => 'new@example.com' ) );
		$tell( array( 'email' => 'bot@example.com', 'website' => 'https://example.com' ) );
		for ( $time = 0; $time < 4; $time++ ) {
			$tell( array( 'email' => "limited+{$time}@example.com" ) );
		}
		self::assertCount( 1, array_unique( $answers, SORT_REGULAR ) );
		$limited = $this->save( array( 'email' => 'limited@example.com' ) );
		self::assertSame( array( 429, 'hpapi_saved_search_recipient_limit' ), array( $limited->get_status(), $limited->get_data()['code'] ) );
		$this->deliver();
		$to = array_count_values( array_column( $this->mails, 'to' ) );
		self::assertSame( 4, count( array_filter( array_keys( $to ), static fn ( string $one ): bool => str_starts_with( $one, 'limited' ) ) ), 'One mailbox gets a few letters a day.' );
		self::assertArrayNotHasKey( 'bot@example.com', $to );
		$known = $this->mails[ array_search( 'known@example.com', array_column( $this->mails, 'to' ), true ) ];
		self::assertStringContainsString( '/saved-searches/manage/', $known['message'], 'Its owner learns that it is saved already.' );
		self::assertSame( SubscriptionState::Active, self::services()->searches->of( self::email( 'known@example.com' ), $this->query_of( 'known@example.com' ) )?->state );
	}

	#[TestDox( 'A token of another browser, none, a bad address and too many tries are refused with their status' )]
	public function test_refusals(): void {
		$token = $this->token();
		$faults = array(
			400 => array( 'email' => 'nobody', 'token' => $token ),
			401 => array( 'token' => 'x.y' ),
		);
		foreach ( $faults as $status => $fields ) {
			self::assertSame( $status, $this->save( $fields )->get_status() );
		}
		self::assertSame( 400, $this->rest( 'POST', '/hpapi/v1/saved-searches', array( 'token' => $token, 'email' => 'jo@example.com', 'frequency' => 'hourly', 'search' => (object) array() ) )->get_status() );
		$_COOKIE['hh_browser'] = str_repeat( 'a', 32 );
		self::assertSame( 401, $this->save( array( 'token' => $token ) )->get_status() );
		unset( $_COOKIE['hh_browser'] );
		for ( $time = 0; $time < 30; $time++ ) {
			$last = $this->save( array( 'email' => "jo{$time}@example.com" ) );
		}
		self::assertSame( 429, $last->get_status() );
		self::assertSame( 'private, no-store', $last->get_headers()['Cache-Control'] );
		self::assertGreaterThan( 0, (int) $last->get_headers()['Retry-After'] );
		self::assertGreaterThan( 0, $last->get_data()['data']['retry_after'] );
	}

	#[TestDox( 'A mail holds nothing that a stranger wrote' )]
	public function test_label_is_ours(): void {
		$this->save( array( 'search' => array( 'location' => 'Win money at example dot com', 'property_type' => 'click-here' ) ) );
		$this->deliver();
		self::assertStringNotContainsString( 'money', $this->mails[0]['message'] . $this->mails[0]['subject'] );
	}

	#[TestDox( 'Without JavaScript a plain form does the same' )]
	public function test_plain_form(): void {
		[ $status, , $html ] = $this->render( '/saved-searches/new/?min_beds=3&sort_by=price_asc' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'name="search[min_beds]" value="3"', $html );
		self::assertSame( 1, preg_match( '/name="token" value="([^"]+)"/', $html, $match ) );
		$fields = array( 'token' => $match[1], 'email' => 'nobody', 'frequency' => 'weekly', 'search' => array( 'min_beds' => '3' ), 'website' => '' );
		$page   = self::services()->pages->answer( 'new', '', array(), $fields, time() );
		self::assertSame( 400, $page->status );
		self::assertStringContainsString( 'Enter an email address in the correct format, like name@example.com', $page->body() );
		self::assertStringContainsString( 'value="nobody"', $page->body() );
		$page = self::services()->pages->answer( 'new', '', array(), array( 'email' => 'jo@example.com' ) + $fields, time() );
		self::assertSame( array( 200, 'Check your email' ), array( $page->status, $page->title ) );
		$this->deliver();
		self::assertCount( 1, $this->mails );
		self::assertSame( Frequency::Weekly, $this->only()->frequency );
	}

	#[TestDox( 'The list offers to save its search: an island with a link to the plain form' )]
	public function test_island(): void {
		$html = $this->render( '/estate-agents/for-sale/?min_beds=2' )[2];
		self::assertSame( 1, preg_match( '#<div [^>]*data-island="save-search" data-props="([^"]*)">(.*?</div>)\s*</div>#s', $html, $parts ) );
		$props = json_decode( html_entity_decode( $parts[1], ENT_QUOTES | ENT_HTML5 ) );
		self::assert_matches_schema( $props, self::schema( 'save-search-props' ) );
		self::assertSame( 'Property for sale, at least 2 bedrooms', $props->label );
		self::assertStringContainsString( 'href="' . home_url( '/saved-searches/new/?min_beds=2' ) . '"', $parts[2] );
		self::dump_fixture( 'hpapi/save-search', array( 'props' => $props, 'html' => $parts[2] ) );
	}

	#[TestDox( 'A list of what is sold or let offers no mails about new ones, but the same search for what is to be had' )]
	public function test_complete(): void {
		PropertyFactory::property( array( 'parish' => PropertyFactory::parish( 'Cranbrook' ), 'status' => 'sold' ) );
		foreach ( array( 'for-sale' => 'See property for sale', 'to-rent' => 'See property to rent' ) as $slug => $words ) {
			$html = $this->render( "/property-{$slug}/cranbrook/?min_beds=2&status_group=complete" )[2];
			self::assertStringNotContainsString( 'data-island="save-search"', $html );
			self::assertSame( 1, preg_match( '#href="([^"]*)">' . $words . '</a>#', $html, $link ), $slug );
			$there = $this->render( str_replace( home_url(), '', html_entity_decode( $link[1] ) ) )[2];
			self::assertStringContainsString( 'data-island="save-search"', $there );
			self::assertStringContainsString( 'at least 2 bedrooms', $there );
			self::assertStringContainsString( 'Cranbrook', $link[1] . $there );
			self::assertStringNotContainsString( 'status_group', $link[1] );
		}
	}

	#[TestDox( 'What is not confirmed within a week is forgotten, ended ones after their time, events too' )]
	public function test_retention(): void {
		$this->save( array( 'email' => 'never@example.com' ) );
		$ended = self::active( array( 'min_beds' => '1' ), 'ended@example.com' );
		self::services()->searches->end( $ended->id, time() );
		self::active( array( 'min_beds' => '2' ), 'stays@example.com' );
		self::arrives();
		$this->work();
		$forget = new SavedSearchData( self::services()->settings, self::services()->searches );
		$forget->forget( time() + 6 * DAY_IN_SECONDS );
		self::assertSame( 3, self::number( SavedSearchTables::SEARCH ) );
		$forget->forget( time() + 8 * DAY_IN_SECONDS );
		self::assertSame( 2, self::number( SavedSearchTables::SEARCH ) );
		$forget->forget( time() + 150 * DAY_IN_SECONDS );
		self::assertSame( array( 1, 1, 0, 0 ), array_map( self::number( ... ), array( SavedSearchTables::SEARCH, SavedSearchTables::QUERY, SavedSearchTables::EVENT, SavedSearchTables::FOUND ) ) );
	}

	#[TestDox( 'WordPress’s exporter tells what is saved for an address, and its eraser forgets it, with what waits for it' )]
	public function test_privacy(): void {
		self::active( array( 'min_beds' => '2' ), 'jo@example.com' );
		self::active( array( 'min_beds' => '2' ), 'kim@example.com' );
		self::arrives();
		while ( self::services()->matcher->step( time() + 60 ) ) {
			continue;
		}
		$queued   = self::services()->digests->step( time() + 60, 50 );
		$exporter = apply_filters( 'wp_privacy_personal_data_exporters', array() )['hpapi-saved-searches']['callback'];
		$exported = $exporter( 'Jo@Example.com' );
		self::assertTrue( $exported['done'] );
		self::assertContains( 'Property for sale, at least 2 bedrooms', array_column( $exported['data'][0]['data'], 'value' ) );
		$eraser = apply_filters( 'wp_privacy_personal_data_erasers', array() )['hpapi-saved-searches']['callback'];
		self::assertTrue( $eraser( 'jo@example.com' )['items_removed'] );
		self::assertFalse( $eraser( 'jo@example.com' )['items_removed'] );
		self::assertSame( 1, self::number( SavedSearchTables::SEARCH ) );
		self::assertSame( 1, self::number( SavedSearchTables::FOUND ) );
		array_map( Core::services()->outbox->deliver_one( ... ), (array) $queued );
		self::assertSame( array( 'kim@example.com' ), array_column( $this->mails, 'to' ) );
	}

	/** @param array<string, mixed> $fields */
	private function save( array $fields ): WP_REST_Response {
		return $this->rest(
			'POST',
			'/hpapi/v1/saved-searches',
			$fields + array(
				'token'       => $this->token(),
				'email'       => 'jo@example.com',
				'frequency'   => 'instant',
				'price_drops' => true,
				'search'      => (object) array(),
			)
		);
	}

	private function token(): string {
		$answer = $this->rest( 'GET', '/hpapi/v1/saved-searches/token' );
		self::assertSame( 'private, no-store', $answer->get_headers()['Cache-Control'] );
		self::assert_matches_schema( $answer->get_data(), self::schema( 'saved-search-token-answer' ) );
		return $answer->get_data()['token'];
	}

	/** @param array<string, string> $fields */
	private function press( string $path, array $fields = array() ): SavedSearchPage {
		[ , , $page, $token ] = explode( '/', $path );
		return self::services()->pages->answer( $page, $token, array(), $fields, time() );
	}

	private function deliver(): void {
		while ( Core::services()->outbox->deliver( 50 )['delivered'] > 0 ) {
			continue;
		}
	}

	private function only(): \HearthHammer\Hpapi\SavedSearches\SavedSearch {
		global $wpdb;
		$search = self::services()->searches->find( (int) $wpdb->get_var( 'SELECT MAX(id) FROM ' . SavedSearchTables::name( SavedSearchTables::SEARCH ) ) ); // phpcs:ignore WordPress.DB
		self::assertNotNull( $search );
		return $search;
	}

	private static function email( string $email ): EmailAddress {
		return EmailAddress::parse( $email ) ?? throw new \LogicException( $email );
	}

	private function query_of( string $email ): int {
		return self::services()->searches->of_address( self::email( $email )->hash() )[0]->query_id;
	}

	private static function parish(): int {
		return (int) get_page_by_path( 'cranbrook', OBJECT, 'hpapi_parish' )?->ID;
	}

	/** @return array<string, mixed> */
	private static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . "/schemas/{$name}.json" )->to_array();
	}
}
