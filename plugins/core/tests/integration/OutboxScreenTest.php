<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Mail\StableMessageId;
use HearthHammer\Core\Outbox\Attempt;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\DeliveryState;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxHealth;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Outbox\OutboxScreen;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;

final class OutboxScreenTest extends IntegrationTestCase {

	private Outbox $outbox;
	private OutboxRows $rows;
	private bool $works = true;
	private bool $has_menu = false;

	/** @var list<Attempt> */
	private array $attempts = array();

	protected function setUp(): void {
		parent::setUp();
		$this->attempts = array();
		$this->works    = true;
		$this->outbox   = Core::services()->outbox;
		$this->rows     = Core::services()->outbox_rows;
		$this->outbox->handle(
			'test.note',
			function ( array $payload, int $id, Attempt $attempt ): void {
				$this->attempts[] = $attempt;
				if ( ! $this->works ) {
					throw new DeliveryFailed( 'Closed for <b>lunch</b>.', permanent: true );
				}
			},
			static fn (): string => 'A <note>'
		);
		add_filter( 'hearth_hammer_outbox_subjects', static fn ( array $words, array $subjects ): array => $words + array_fill_keys( $subjects, array( 'label' => 'AB12 <CD>', 'url' => 'https://example.com/' ) ), 10, 2 );
		add_filter( 'hearth_hammer_outbox_search', static fn ( array $found, string $search ): array => 'AB12' === $search ? array( ...$found, 'test:1' ) : $found, 10, 2 );
		wp_set_current_user( 1 );
		$_GET = array( 'page' => OutboxScreen::SLUG );
	}

	public function test_lists_filters_and_finds(): void {
		$this->outbox->add( 'test.note', array(), 'one', 'test:1', 60 );
		$this->works = false;
		$lost        = $this->outbox->add( 'test.note', array(), 'two' );
		$this->outbox->deliver();
		$html = $this->screen();
		self::assertStringContainsString( '>AB12 &lt;CD&gt;</a>', $html );
		self::assertStringContainsString( 'Closed for &lt;b&gt;lunch&lt;/b&gt;.', $html );
		self::assertSame( 2, substr_count( $html, '>A &lt;note&gt;</a>' ) );
		self::assertSame( array( 'A <note>', 'test.gone' ), array( $this->outbox->label( 'test.note' ), $this->outbox->label( 'test.gone' ) ) );
		self::assertSame( 2, substr_count( $html, 'name="delivery[]"' ) );
		self::assertMatchesRegularExpression( '/Failed <span class="count">\(1\)/', $html );
		self::assertMatchesRegularExpression( '/type="search"[^>]* placeholder="Type, number or plate"|placeholder="Type, number or plate"[^>]* type="search"/', $html );
		self::assertStringContainsString( 'value="Search outbox"', $html );

		self::assertSame( array( $lost ), $this->ids( array( 'state' => 'given-up' ) ) );
		self::assertCount( 1, $this->ids( array( 'state' => 'waiting' ) ) );
		self::assertSame( array(), $this->ids( array( 'state' => 'delivered' ) ) );
		self::assertCount( 1, $this->ids( array( 's' => 'AB12' ) ) );
		self::assertCount( 2, $this->ids( array( 's' => 'test.no' ) ) );
		self::assertSame( array( $lost ), $this->ids( array( 's' => "#{$lost}" ) ) );
		self::assertSame( array(), $this->ids( array( 's' => "' OR 1=1 --" ) ) );
	}

	public function test_shows_one_delivery(): void {
		$id                = $this->outbox->add( 'test.note', array( 'valuation' => 7 ), null, 'test:1' );
		$_GET['delivery']  = (string) $id;
		$html              = $this->screen();
		self::assertStringContainsString( "Delivery {$id}", $html );
		self::assertStringContainsString( '{&quot;valuation&quot;:7}', $html );
		self::assertStringContainsString( '>Try now</a>', $html );
		self::assertStringNotContainsString( '>Re-send</a>', $html );
	}

	public function test_try_now_does_not_wait(): void {
		$id = $this->outbox->add( 'test.note', array(), null, '', 3600 );
		self::assertSame( '1', $this->act( 'try', $id )['count'] );
		self::assertSame( DeliveryState::Delivered, $this->rows->find( $id )?->state );
		self::assertFalse( $this->attempts[0]->may_have_arrived() );
	}

	public function test_sending_anew_says_that_it_may_have_arrived(): void {
		$id = $this->outbox->add( 'test.note', array() );
		$this->outbox->deliver_one( $id );
		$this->act( 'resend', $id );
		self::assertCount( 2, $this->attempts );
		self::assertTrue( $this->attempts[1]->may_have_arrived() );

		$this->works = false;
		$lost        = $this->outbox->add( 'test.note', array() );
		$this->outbox->deliver_one( $lost );
		self::assertSame( DeliveryState::GivenUp, $this->rows->find( $lost )?->state );
		self::assertSame( array( '0', '1' ), array_values( array_intersect_key( $this->act( 'resend', $lost ), array_flip( array( 'count', 'failed' ) ) ) ) );
		$this->works = true;
		self::assertSame( '1', $this->act( 'resend', $lost )['count'] );
	}

	public function test_forgets_but_not_what_a_worker_has_in_hand(): void {
		global $wpdb;
		$id = $this->outbox->add( 'test.note', array() );
		$wpdb->update( $wpdb->prefix . 'hh_outbox', array( 'claimed_by' => 'worker', 'next_at' => time() + 100 ), array( 'id' => $id ) );
		self::assertTrue( $this->rows->find( $id )?->is_claimed );
		self::assertSame( '0', $this->act( 'forget', $id )['count'] );
		self::assertSame( '0', $this->act( 'try', $id )['count'] );
		self::assertSame( array(), $this->attempts );
		$wpdb->update( $wpdb->prefix . 'hh_outbox', array( 'claimed_by' => '' ), array( 'id' => $id ) );
		self::assertSame( '1', $this->act( 'forget', $id )['count'] );
		self::assertNull( $this->rows->find( $id ) );
	}

	#[TestDox( 'many at once: a few now, the rest as soon as a worker comes' )]
	public function test_bulk(): void {
		$ids = array_map( fn ( int $at ): int => $this->outbox->add( 'test.note', array(), "bulk-{$at}", '', 3600 ), range( 1, 5 ) );
		$this->screen();
		$_GET     = array( 'page' => OutboxScreen::SLUG, 'action' => '-1', 'action2' => 'try', 'delivery' => array_map( 'strval', $ids ), '_wpnonce' => wp_create_nonce( 'bulk-deliveries' ) );
		$_REQUEST = $_GET;
		$load     = 'load-' . get_plugin_page_hookname( OutboxScreen::SLUG, 'tools.php' );
		$said     = $this->redirected( static fn () => do_action( $load ) );
		self::assertSame( array( '3', '2', '0' ), array( $said['count'], $said['queued'], $said['failed'] ) );
		$_GET = $said;
		self::assertStringContainsString( '3 deliveries sent. 2 more will follow within a minute.', $this->screen() );
		$_GET     = array( 'page' => OutboxScreen::SLUG, 'action' => 'forget', 'delivery' => array_map( 'strval', $ids ), '_wpnonce' => wp_create_nonce( 'bulk-deliveries' ) );
		$_REQUEST = $_GET;
		$said     = $this->redirected( static fn () => do_action( $load ) );
		self::assertSame( array( '3', '2' ), array( $said['count'], $said['failed'] ), 'What still waits is not lost by a tick too many.' );
		self::assertSame( 2, $this->outbox->deliver()['delivered'] );
	}

	#[TestDox( '[SEC-02] only staff with the capability, and only with the action’s own nonce' )]
	public function test_guards(): void {
		$id = $this->outbox->add( 'test.note', array() );
		foreach ( array( 'try', 'resend', 'forget' ) as $action ) {
			self::assertSame( 'died', $this->act_with( $action, $id, wp_create_nonce( "hh_outboxtry{$id}x" ) ) );
		}
		self::assertSame( 'died', $this->act_with( 'forget', $id, wp_create_nonce( "hh_outboxtry{$id}" ) ), 'A nonce for another action.' );
		$editor = wp_insert_user( array( 'user_login' => 'ed', 'user_pass' => 'x', 'user_email' => 'ed@example.com', 'role' => 'editor' ) );
		wp_set_current_user( (int) $editor );
		self::assertSame( 'died', $this->act_with( 'forget', $id, wp_create_nonce( "hh_outboxforget{$id}" ) ) );
		self::assertNotNull( $this->rows->find( $id ) );
		self::assertSame( array(), $this->attempts );
	}

	public function test_site_health(): void {
		global $wpdb;
		$health = new OutboxHealth( $this->rows );
		self::assertSame( 'good', $health->test()['status'] );
		$id = $this->outbox->add( 'test.note', array() );
		self::assertSame( 'good', $health->test()['status'] );
		$wpdb->update( $wpdb->prefix . 'hh_outbox', array( 'next_at' => time() - 16 * MINUTE_IN_SECONDS ), array( 'id' => $id ) );
		self::assertSame( 'critical', $health->test()['status'] );
		$this->works = false;
		$this->outbox->deliver();
		self::assertSame( 'recommended', $health->test()['status'] );
		self::assertStringContainsString( 'state=given-up', $health->test()['actions'] );
		self::assertArrayHasKey( 'hearth_hammer_outbox', apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) )['direct'] );
	}

	#[TestDox( 'a mail keeps its Message-ID over all tries, and gets a new one when a person sends it anew' )]
	public function test_message_id(): void {
		$ids   = array();
		$tries = 0;
		$this->outbox->handle(
			'test.mail',
			static function () use ( &$tries ): void {
				Core::services()->mailer->send( new Message( 'ann@example.com', 'Yours', '<p>x</p>', 'x' ) );
				Core::services()->mailer->send( new Message( 'bob@example.com', 'Yours', '<p>x</p>', 'x' ) );
				if ( 1 === ++$tries ) {
					throw new DeliveryFailed( 'Died after sending.' );
				}
			}
		);
		remove_all_filters( 'pre_wp_mail' );
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
		$GLOBALS['phpmailer'] = new class( true ) extends \PHPMailer\PHPMailer\PHPMailer {
			/** Everything but the sending. */
			public function postSend(): bool {
				return true;
			}
		};
		add_action(
			'phpmailer_init',
			static function ( \PHPMailer\PHPMailer\PHPMailer $mail ) use ( &$ids ): void {
				$ids[] = $mail->MessageID;
			},
			30
		);
		$id = $this->outbox->add( 'test.mail', array() );
		$this->outbox->deliver_one( $id );
		$this->outbox->deliver_one( $id, early: true );
		self::assertCount( 4, $ids );
		self::assertSame( array_slice( $ids, 0, 2 ), array_slice( $ids, 2 ) );
		self::assertNotSame( $ids[0], $ids[1] );
		self::assertMatchesRegularExpression( '/^<outbox-\d+-[0-9a-f]{24}@[a-z.-]+>$/', $ids[0] );
		self::assertSame( 1, preg_match( '/^<((([a-z\d!#$%&\'*+\/=?^_`{|}~-]+(\.[a-z\d!#$%&\'*+\/=?^_`{|}~-]+)*)|("(([\x01-\x08\x0B\x0C\x0E-!#-\[\]-\x7F]|\\\\[\x01-\x7F])*)"))@[a-z\d.-]+)>$/Di', $ids[0] ), 'As PHPMailer wants it.' );

		$this->rows->renew( $id );
		$this->outbox->deliver_one( $id );
		self::assertNotSame( $ids[0], $ids[4] );
		Core::services()->mailer->send( new Message( 'ann@example.com', 'Yours', '<p>x</p>', 'x' ) );
		unset( $GLOBALS['phpmailer'] );
		self::assertSame( '', $ids[6], 'A mail that comes from elsewhere is left as it is.' );
		self::assertSame( StableMessageId::for( new Attempt( $id, 1, 0 ), 'ann@example.com', 'Yours' ), $ids[0] );
	}

	public function test_a_far_side_may_ask_to_be_left_alone(): void {
		$this->outbox->handle(
			'test.busy',
			static function (): void {
				throw new DeliveryFailed( 'Busy.', retry_after: 1000 );
			}
		);
		$id = $this->outbox->add( 'test.busy', array() );
		$this->outbox->deliver_one( $id );
		$this->assert_noted_now( (int) $this->rows->find( $id )?->next_at, 1000 );
	}

	/**
	 * @param array<string, string> $query
	 * @return list<int>
	 */
	private function ids( array $query ): array {
		$_GET = array( 'page' => OutboxScreen::SLUG ) + $query;
		preg_match_all( '/name="delivery\[\]" value="(\d+)"/', $this->screen(), $found );
		return array_map( 'intval', $found[1] );
	}

	private function screen(): string {
		set_current_screen( 'tools_page_hh-outbox' );
		if ( ! $this->has_menu ) {
			$this->has_menu = true;
			do_action( 'admin_menu' );
		}
		ob_start();
		do_action( get_plugin_page_hookname( OutboxScreen::SLUG, 'tools.php' ) );
		return (string) ob_get_clean();
	}

	/** @return array<string, string> The query of where staff are sent afterwards. */
	private function act( string $action, int $id ): array {
		parse_str( (string) wp_parse_url( html_entity_decode( OutboxScreen::action_url( $action, $id ) ), PHP_URL_QUERY ), $query );
		$_GET     = $query;
		$_REQUEST = $query;
		return $this->redirected( static fn () => do_action( 'admin_post_hh_outbox' ) );
	}

	private function act_with( string $action, int $id, string $nonce ): string {
		$_GET     = array( 'do' => $action, 'id' => (string) $id, '_wpnonce' => $nonce );
		$_REQUEST = $_GET;
		try {
			do_action( 'admin_post_hh_outbox' );
		} catch ( WpDied ) {
			return 'died';
		}
		return 'did';
	}

	/** @return array<string, string> */
	private function redirected( callable $work ): array {
		add_filter( 'wp_redirect', static fn ( string $to ) => throw new Redirected( $to, 302 ) );
		try {
			$work();
		} catch ( Redirected $redirected ) {
			parse_str( (string) wp_parse_url( $redirected->location, PHP_URL_QUERY ), $query );
			return $query;
		} finally {
			remove_all_filters( 'wp_redirect' );
		}
		self::fail( 'Nobody was sent anywhere.' );
	}
}
