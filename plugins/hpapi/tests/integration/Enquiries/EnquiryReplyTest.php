<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Enquiries;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Core;
use HearthHammer\Core\Enquiry\EnquiryFilter;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Reply\Reply;
use HearthHammer\Core\Reply\ReplyDesk;
use HearthHammer\Hpapi\Enquiries\EnquirySettings;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiryReplies;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Staff answer enquiries about properties.
 */
final class EnquiryReplyTest extends EnquiryTestCase {

	private int $anna = 0;
	private int $ben  = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->anna = self::factory_user( 'anna', 'Anna Marsh' );
		$this->ben  = self::factory_user( 'ben', 'Ben Weald' );
		wp_set_current_user( $this->anna );
	}

	#[TestDox( '[STAFF-07] An answer is kept with the enquiry and goes out by the outbox, signed, with the office’s address and the company’s name' )]
	public function test_answer(): void {
		update_option( Company::OPTION, array( 'name' => 'Wren & Yew' ) );
		$id = $this->asked( array( 'email' => 'jo@example.com', 'message' => "Is the <b>well</b>\nstill wet?" ) );
		self::assertSame( 1, EnquiriesScreen::list()->waiting() );
		self::assertSame( 'sent', $this->answer( $id, "Dear Jo,\r\n\r\nIt is <dry> & deep.", array( 'quote' => '1' ) ) );
		self::assertSame( 0, EnquiriesScreen::list()->waiting() );
		self::assertSame( 'answered', $this->rows()[0]['state'] );
		self::assertCount( 1, EnquiriesScreen::list()->page( new EnquiryFilter( state: EnquiryState::Answered ), 10, 0 ) );
		self::assertStringContainsString( 'Waiting to be sent', $this->shown( $id ) );

		$this->deliver();
		$mails = $this->mails_to( 'jo@example.com' );
		self::assertCount( 2, $mails, 'That the question came, and its answer.' );
		$mail = $mails[1];
		self::assertSame( array( 'Your question about Mill Lane, Cranbrook', array( 'Reply-To' => 'staff@example.com' ) ), array( $mail->subject, $mail->headers ) );
		self::assertStringContainsString( 'It is &lt;dry&gt; &amp; deep.', $mail->html );
		self::assertStringContainsString( '<strong>Anna Marsh</strong>', $mail->html );
		self::assertStringContainsString( 'Is the &lt;b&gt;well&lt;/b&gt;', $mail->html );
		self::assertStringStartsWith( "Dear Jo,\n\nIt is <dry> & deep.\n\n-- \nAnna Marsh\nWren & Yew\n", $mail->plain );
		self::assertStringContainsString( "> Is the <b>well</b>\n> still wet?", $mail->plain );

		$html = $this->shown( $id );
		self::assertStringContainsString( 'It is &lt;dry&gt; &amp; deep.', $html );
		self::assertStringContainsString( 'hh-replies__state--sent', $html );
		self::assertMatchesRegularExpression( '/Anna Marsh.*Send again/s', $html );
		$this->deliver();
		self::assertCount( 2, $this->mails_to( 'jo@example.com' ), 'Once.' );
	}

	#[TestDox( '[STAFF-07] What they wrote is repeated only where the author wants it' )]
	public function test_quote(): void {
		$id = $this->asked( array( 'email' => 'jo@example.com', 'message' => 'My own words' ) );
		$this->answer( $id, 'No.' );
		$this->deliver();
		self::assertStringNotContainsString( 'My own words', $this->mails_to( 'jo@example.com' )[1]->plain . $this->mails_to( 'jo@example.com' )[1]->html );
	}

	#[TestDox( '[STAFF-07] Of two who answer at once the second is warned, reads the first, keeps the text and may send it' )]
	public function test_meanwhile(): void {
		$id = $this->asked( array( 'email' => 'jo@example.com' ) );
		self::assertSame( '', Core::services()->replies->presence->look( EnquiryReplies::ID, $id ) );
		wp_set_current_user( $this->ben );
		self::assertSame( 'Anna Marsh also has this open.', Core::services()->replies->presence->look( EnquiryReplies::ID, $id ) );
		$beat = apply_filters( 'heartbeat_received', array(), array( 'hh_reply' => array( 'source' => EnquiryReplies::ID, 'thread' => (string) $id, 'seen' => '0' ) ), 'x' );
		self::assertSame( 'Anna Marsh also has this open.', $beat['hh_reply'] );

		wp_set_current_user( $this->anna );
		self::assertSame( 'sent', $this->answer( $id, 'Anna’s answer' ) );
		wp_set_current_user( $this->ben );
		$beat = apply_filters( 'heartbeat_received', array(), array( 'hh_reply' => array( 'source' => EnquiryReplies::ID, 'thread' => (string) $id, 'seen' => '0' ) ), 'x' );
		self::assertStringContainsString( 'Someone has replied since', $beat['hh_reply'] );

		$html = $this->answer( $id, 'Ben’s & answer' );
		self::assertStringContainsString( 'someone else replied while you were writing', $html );
		self::assertStringContainsString( 'Anna’s answer', $html );
		self::assertStringContainsString( 'Ben’s &amp; answer</textarea>', $html );
		self::assertCount( 1, $this->replies( $id ) );
		self::assertMatchesRegularExpression( '/name="hh_reply_seen" value="1"/', $html );
		self::assertSame( 'sent', $this->answer( $id, 'Ben’s & answer', array( 'seen' => '1' ) ) );
		self::assertSame( array( 'Anna’s answer', 'Ben’s & answer' ), array_map( static fn ( Reply $reply ): string => $reply->body, $this->replies( $id ) ) );
	}

	#[TestDox( '[STAFF-07] Whatever goes wrong, nothing is half kept and the text is shown again' )]
	public function test_nothing_is_lost(): void {
		$id = $this->asked( array( 'email' => 'jo@example.com' ) );
		self::assertStringContainsString( 'Long thought</textarea>', $this->answer( $id, 'Long thought', array( 'nonce' => 'expired' ) ) );
		self::assertStringContainsString( 'Enter a reply first', $this->answer( $id, " \n " ) );
		self::assertStringContainsString( 'must be 10,000 characters or fewer', $this->answer( $id, str_repeat( 'ä', 10001 ) ) );
		$break = static fn ( string $sql ): string => str_contains( $sql, 'hh_outbox' ) && str_starts_with( $sql, 'INSERT' ) ? '' : $sql;
		add_filter( 'query', $break );
		$html = $this->answer( $id, 'Long thought' );
		remove_filter( 'query', $break );
		self::assertStringContainsString( 'could not be saved and was not sent', $html );
		self::assertStringContainsString( 'Long thought</textarea>', $html );
		self::assertSame( array( array(), 'received' ), array( $this->replies( $id ), $this->rows()[0]['state'] ) );
		self::assertSame( 'sent', $this->answer( $id, str_repeat( 'ä', 10000 ) ) );
		self::assertSame( 10000, mb_strlen( $this->replies( $id )[0]->body ) );
	}

	#[TestDox( '[STAFF-07] A form that is sent twice makes one answer' )]
	public function test_twice(): void {
		$id = $this->asked( array( 'email' => 'jo@example.com' ) );
		self::assertSame( array( 'sent', 'sent' ), array( $this->answer( $id, 'Once', array( 'submission' => str_repeat( 'a', 32 ) ) ), $this->answer( $id, 'Once', array( 'submission' => str_repeat( 'a', 32 ) ) ) ) );
		self::assertCount( 1, $this->replies( $id ) );
		$other = $this->asked( array( 'email' => 'al@example.com' ) );
		self::assertStringContainsString( 'was not sent', $this->answer( $other, 'Once', array( 'submission' => str_repeat( 'a', 32 ) ) ) );
		self::assertStringContainsString( 'was not sent', $this->answer( $other, 'Once', array( 'submission' => '../../etc' ) ) );
		self::assertSame( array(), $this->replies( $other ) );
	}

	#[TestDox( '[STAFF-07] A mail that failed says why, and can be sent again' )]
	public function test_send_again(): void {
		$id = $this->asked( array( 'email' => 'jo@example.com' ) );
		$this->deliver();
		$this->answer( $id, 'First' );
		$fail = static fn (): bool => false;
		add_filter( 'pre_wp_mail', $fail, 2 );
		Core::services()->outbox->deliver_one( $this->replies( $id )[0]->outbox_id );
		remove_filter( 'pre_wp_mail', $fail, 2 );
		$html = $this->shown( $id );
		self::assertStringContainsString( 'Failed, will retry', $html );
		self::assertStringContainsString( 'could not send a reply', $html );
		self::assertSame( 'again', $this->answer( $id, '', array( 'again' => (string) $this->replies( $id )[0]->id ) ) );
		$this->deliver();
		self::assertStringContainsString( 'hh-replies__state--sent', $this->shown( $id ) );
		$sent = count( $this->mails_to( 'jo@example.com' ) );
		self::assertSame( 'again', $this->answer( $id, '', array( 'again' => (string) $this->replies( $id )[0]->id ) ) );
		$this->deliver();
		self::assertCount( $sent + 1, $this->mails_to( 'jo@example.com' ), 'On purpose, once more.' );
		self::assertSame( 'refused', $this->answer( $id, '', array( 'again' => (string) $this->replies( $id )[0]->id, 'nonce' => 'wrong' ) ) );
		self::assertSame( 'refused', $this->answer( $this->asked( array( 'email' => 'al@example.com' ) ), '', array( 'again' => (string) $this->replies( $id )[0]->id ) ), 'Another thread’s.' );
	}

	#[TestDox( '[STAFF-07] Sent and closed: no longer open, and no other mail says so; a confirmed viewing stays confirmed' )]
	public function test_close(): void {
		$id = $this->asked( array( 'email' => 'jo@example.com' ) );
		$this->deliver();
		$this->answer( $id, 'That is all.', array( 'then' => 'close' ) );
		$this->deliver();
		self::assertSame( array( 'done', 2 ), array( $this->rows()[0]['state'], count( $this->mails_to( 'jo@example.com' ) ) ) );

		$this->book( $this->offer(), array( 'email' => 'al@example.com' ) );
		$viewing = (int) $this->rows()[1]['id'];
		$this->answer( $viewing, 'Bring boots.' );
		self::assertSame( 'answered', $this->rows()[1]['state'] );
		$this->deliver();
		self::assertStringContainsString( 'Viewing reserved, not yet confirmed', $this->mails_to( 'al@example.com' )[0]->subject, 'The first mail is not lost by the answer.' );
		$enquiry = Plugin::enquiries()->enquiries->find( $viewing );
		self::assertNotNull( $enquiry );
		self::assertTrue( Plugin::enquiries()->moving->by_staff( $enquiry, EnquiryState::Confirmed ) );
		$this->answer( $viewing, 'The gate is green.', array( 'seen' => '1' ) );
		self::assertSame( 'confirmed', $this->rows()[1]['state'] );
	}

	#[TestDox( '[STAFF-07] Nobody answers without the capability, and nobody sees the thread' )]
	public function test_guarded(): void {
		$id = $this->asked( array( 'email' => 'jo@example.com' ) );
		wp_set_current_user( 0 );
		self::assertSame( array( 'died', '' ), array( $this->answer( $id, 'Hello' ), $this->shown( $id ) ) );
		self::assertSame( array(), $this->replies( $id ) );
		self::assertArrayNotHasKey( 'hh_reply', apply_filters( 'heartbeat_received', array(), array( 'hh_reply' => array( 'source' => EnquiryReplies::ID, 'thread' => $id ) ), 'x' ) );
		wp_set_current_user( $this->anna );
		foreach ( array( null, 'x', array( 'source' => array() ), array( 'source' => EnquiryReplies::ID, 'thread' => array( 1 ) ), array( 'source' => 'other', 'thread' => $id ), array( 'source' => EnquiryReplies::ID, 'thread' => '-1e99' ) ) as $sent ) {
			self::assertArrayNotHasKey( 'hh_reply', apply_filters( 'heartbeat_received', array(), array( 'hh_reply' => $sent ), 'x' ) );
		}
		self::assertSame( array(), $this->replies( $id ) );
	}

	#[TestDox( '[LOG-05] Answers are the visitor’s: exported, erased with what still waits, and forgotten with their enquiry' )]
	public function test_privacy(): void {
		$id = $this->asked( array( 'email' => 'Jo@example.com' ) );
		$al = $this->asked( array( 'email' => 'al@example.com' ) );
		$this->deliver();
		$this->answer( $id, 'About your well' );
		$this->answer( $al, 'About yours' );
		$tool = static fn ( string $which, string $email ): array => apply_filters( "wp_privacy_personal_data_{$which}", array() )['hh-replies']['callback']( $email, 1 );
		self::assertContains( array( 'name' => 'Reply', 'value' => 'About your well' ), $tool( 'exporters', ' jo@EXAMPLE.com' )['data'][0]['data'] );
		self::assertTrue( $tool( 'erasers', 'jo@example.com' )['items_removed'] );
		self::assertFalse( $tool( 'erasers', 'jo@example.com' )['items_removed'] );
		$this->deliver();
		self::assertCount( 1, $this->mails_to( 'Jo@example.com' ), 'The answer waited, and went nowhere.' );
		self::assertCount( 2, $this->mails_to( 'al@example.com' ) );

		global $wpdb;
		update_option( EnquirySettings::OPTION, array( 'keep_days' => 30 ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created_at = %d', $wpdb->prefix . 'hpapi_enquiry', time() - 31 * DAY_IN_SECONDS ) );
		do_action( 'hpapi_forget_enquiries' );
		self::assertSame( array(), $this->replies( $al ) );
	}

	#[TestDox( 'A thread of many answers takes as many statements as one of few' )]
	public function test_statements(): void {
		$id = $this->asked( array( 'email' => 'jo@example.com' ) );
		$this->answer( $id, 'One' );
		$this->shown( $id );
		// Who has it open is written anew where a second has passed, so it is forgotten before each count.
		$count = function () use ( $id ): int {
			delete_transient( 'hh_reply_open_' . EnquiryReplies::ID . "_{$id}" );
			return $this->count_queries( fn () => $this->shown( $id ) );
		};
		$few   = $count();
		foreach ( array( 1, 2, 3, 4 ) as $seen ) {
			$this->answer( $id, 'More', array( 'seen' => (string) $seen ) );
		}
		self::assertSame( $few, $count() );
	}

	/** @param array<string, mixed> $fields */
	private function asked( array $fields ): int {
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		$this->ask( $fields );
		wp_set_current_user( $user );
		$rows = $this->rows();
		return (int) $rows[ count( $rows ) - 1 ]['id'];
	}

	/** @return list<Reply> */
	private function replies( int $id ): array {
		return Core::services()->replies->replies->of_thread( EnquiryReplies::ID, $id );
	}

	private static function desk(): ReplyDesk {
		$of = Plugin::enquiries();
		return Core::services()->replies->desk( new EnquiryReplies( $of->enquiries, $of->office ) );
	}

	private function shown( int $id, ?ReplyDesk $desk = null ): string {
		ob_start();
		( $desk ?? self::desk() )->show( $id );
		return (string) ob_get_clean();
	}

	/**
	 * @param array<string, string> $more
	 * @return string What the screen says next, "died", or the form as it is shown again.
	 */
	private function answer( int $id, string $body, array $more = array() ): string {
		$form  = $more + array( 'thread' => (string) $id, 'nonce' => wp_create_nonce( 'hh_reply_' . EnquiryReplies::ID . $id ), 'body' => $body, 'seen' => '0', 'submission' => bin2hex( random_bytes( 16 ) ), 'then' => 'keep' );
		$_POST = array( ReplyDesk::SOURCE => EnquiryReplies::ID );
		foreach ( $form as $name => $value ) {
			$_POST[ "hh_reply_{$name}" ] = wp_slash( $value );
		}
		$redirect = static fn ( string $to ) => throw new Redirected( $to, 302 );
		add_filter( 'wp_redirect', $redirect );
		$desk = self::desk();
		try {
			$desk->act();
			return $this->shown( $id, $desk );
		} catch ( Redirected $redirected ) {
			wp_parse_str( (string) wp_parse_url( $redirected->location, PHP_URL_QUERY ), $query );
			return (string) ( $query['hh_reply'] ?? '' );
		} catch ( WpDied ) {
			return 'died';
		} finally {
			remove_filter( 'wp_redirect', $redirect );
			$_POST = array();
		}
	}

	private static function factory_user( string $login, string $name ): int {
		$id = wp_insert_user( array( 'user_login' => $login, 'user_pass' => 'x', 'display_name' => $name, 'role' => 'editor' ) );
		self::assertIsInt( $id );
		return $id;
	}
}
