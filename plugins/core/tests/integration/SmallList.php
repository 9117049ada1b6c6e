<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Subscription\DigestNews;
use HearthHammer\Core\Subscription\DigestQueue;
use HearthHammer\Core\Subscription\DigestTables;
use HearthHammer\Core\Subscription\DueTimes;
use HearthHammer\Core\Subscription\EventBatches;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Subscription\OneClick;
use HearthHammer\Core\Subscription\SubscriptionState;
use HearthHammer\Core\Subscription\SubscriptionTable;
use HearthHammer\Core\Subscription\SubscriptionTokens;

/**
 * A list as a plugin makes one of core's parts: people watch a thing, and hear what happens to it.
 */
final class SmallList {

	public const KIND   = 'hh-test.watch';
	public const TABLES = array( self::WATCH, 'hh_test_event', 'hh_test_news' );

	private const WATCH = 'hh_test_watch';

	public SubscriptionTable $steps;
	public DigestNews $news;
	public DigestQueue $digests;
	private EventBatches $batches;
	private SubscriptionTokens $tokens;

	public function __construct() {
		$core          = Core::services();
		$tables        = new DigestTables( self::WATCH, 'hh_test_news', 'watch_id' );
		$this->steps   = new SubscriptionTable( self::WATCH );
		$this->news    = new DigestNews( $tables );
		$this->digests = new DigestQueue( $core->outbox, $tables, self::KIND, 'watch' );
		$this->batches = new EventBatches( 'hh_test_event' );
		$this->tokens  = $core->subscription_tokens( 'hh-test-watch' );
		$core->outbox->handle( self::KIND, $this->deliver( ... ) );
	}

	public static function create(): void {
		Migrations::table( self::WATCH, "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,\npost_id bigint(20) unsigned NOT NULL,\nemail varchar(254) NOT NULL,\n" . DigestTables::SUBSCRIPTION_COLUMNS . ",\nPRIMARY KEY  (id)" );
		Migrations::table( 'hh_test_event', "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,\npost_id bigint(20) unsigned NOT NULL,\nkind varchar(20) NOT NULL,\n" . DigestTables::EVENT_COLUMNS . ",\nPRIMARY KEY  (id)" );
		Migrations::table( 'hh_test_news', "watch_id bigint(20) unsigned NOT NULL,\n" . DigestTables::NEWS_COLUMNS . ",\nPRIMARY KEY  (watch_id, event_id)" );
	}

	/** @return string The token of the mail that asks for a confirmation. */
	public function sign_up( string $email, int $post, Frequency $frequency, int $now ): string {
		global $wpdb;
		$wpdb->insert(
			$wpdb->prefix . self::WATCH,
			array(
				'post_id'      => $post,
				'email'        => $email,
				'frequency'    => $frequency->value,
				'state'        => SubscriptionState::Pending->value,
				'requested_at' => $now,
			)
		);
		return $this->tokens->sign( 'confirm', array( 'id' => $wpdb->insert_id ), SubscriptionTokens::CONFIRM_SECONDS );
	}

	/** @return bool Whether this press changed it. */
	public function press( string $token, int $now ): bool {
		return $this->steps->confirm( (int) ( $this->tokens->open( 'confirm', $token )['id'] ?? 0 ), $now );
	}

	/** @param array<mixed> $fields What a mail program posts. */
	public function leave( string $url, array $fields, int $now ): bool {
		$id = OneClick::is_sent_by_mail_program( $fields ) ? (int) ( $this->tokens->open( 'leave', basename( $url ) )['id'] ?? 0 ) : 0;
		if ( ! $this->steps->end( $id, $now, array( 'due_at' => 0 ) ) ) {
			return false;
		}
		$this->news->forget_untold( $id );
		return true;
	}

	public function happens( int $post, string $kind, int $now ): void {
		global $wpdb;
		$wpdb->insert(
			$wpdb->prefix . 'hh_test_event',
			array(
				'post_id'  => $post,
				'kind'     => $kind,
				'noted_at' => $now,
			)
		);
	}

	/** Finds whom the waiting events concern. */
	public function match( int $now ): void {
		do {
			$waits = $this->step( $now );
		} while ( $waits );
	}

	/** A batch of it; false where no event waits. */
	public function step( int $now ): bool {
		global $wpdb;
		$batch = $this->batches->next( $now, 10 );
		if ( null === $batch ) {
			return false;
		}
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i (watch_id, event_id, outbox_id, told_at) SELECT w.id, e.id, 0, 0 FROM %i w JOIN %i e ON e.post_id = w.post_id WHERE e.batch = %s AND w.state = 'active'", $wpdb->prefix . 'hh_test_news', $wpdb->prefix . self::WATCH, $wpdb->prefix . 'hh_test_event', $batch->name ) );
		$this->news->make_due( $batch->events, new DueTimes( 8, 5 ), $now );
		$this->batches->finish( $batch, $now );
		return true;
	}

	/** @return int Mails that were made and delivered. */
	public function send( int $now ): int {
		$made = 0;
		while ( null !== ( $mails = $this->digests->step( $now, 10 ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			array_map( Core::services()->outbox->deliver_one( ... ), $mails );
			$made += count( $mails );
		}
		return $made;
	}

	/** @return array<string, string> */
	public function row( int $id ): array {
		global $wpdb;
		return (array) $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', $wpdb->prefix . self::WATCH, $id ), ARRAY_A );
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload, int $outbox_id ): void {
		global $wpdb;
		$id    = (int) ( $payload['watch'] ?? 0 );
		$kinds = $wpdb->get_col( $wpdb->prepare( 'SELECT e.kind FROM %i n JOIN %i e ON e.id = n.event_id WHERE n.watch_id = %d AND n.outbox_id = %d AND n.told_at = 0 ORDER BY e.id', $wpdb->prefix . 'hh_test_news', $wpdb->prefix . 'hh_test_event', $id, $outbox_id ) );
		$row   = $this->row( $id );
		if ( array() === $kinds || SubscriptionState::Active->value !== ( $row['state'] ?? '' ) ) {
			return;
		}
		$text = implode( ', ', $kinds );
		$stop = home_url( '/stop/' . $this->tokens->sign( 'leave', array( 'id' => $id ), YEAR_IN_SECONDS ) );
		Core::services()->mailer->send( new Message( $row['email'], 'News', "<p>{$text}</p>", $text, OneClick::headers( $stop, 'watch' ) ) );
		$this->news->told( $id, $outbox_id, time() );
	}
}
