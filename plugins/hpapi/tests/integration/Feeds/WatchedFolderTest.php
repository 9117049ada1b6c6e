<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

use HearthHammer\Core\Setup\SetupCheck;
use HearthHammer\Core\Setup\SetupList;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Core\Trouble\Troubles;
use HearthHammer\Hpapi\Feeds\FeedCapability;
use HearthHammer\Hpapi\Feeds\FutureDatedFiles;
use HearthHammer\Hpapi\Feeds\WatchedFolder;
use HearthHammer\Hpapi\Tests\Unit\Feeds\FeedText;
use PHPUnit\Framework\Attributes\TestDox;

final class WatchedFolderTest extends FeedTestCase {

	private function put( string $name, string $text, int $age ): void {
		file_put_contents( $this->folder . '/' . $name, $text );
		touch( $this->folder . '/' . $name, time() - $age );
	}

	public function test_imports_a_file_once_when_it_has_been_quiet_for_a_minute(): void {
		update_option( WatchedFolder::OPTION, $this->folder );
		$this->put( 'stock.blm', (string) FeedText::of( array() ), 30 );
		do_action( WatchedFolder::HOOK );
		self::assertSame( array(), $this->on_market() );

		$this->put( 'stock.blm', (string) FeedText::of( array() ), 120 );
		do_action( WatchedFolder::HOOK );
		self::assertSame( array( 'ABC_1001' ), $this->on_market() );
		self::assertCount( 1, ( new Runs( 'property' ) )->recent( 10 ) );

		do_action( WatchedFolder::HOOK );
		self::assertCount( 1, ( new Runs( 'property' ) )->recent( 10 ) );

		$this->put( 'stock.blm', (string) FeedText::of( array( 'PRICE' => '1' ) ), 100 );
		do_action( WatchedFolder::HOOK );
		self::assertCount( 2, ( new Runs( 'property' ) )->recent( 10 ) );
		self::assertSame( 1, $this->property( 'ABC_1001' )->int( 'price' ) );
	}

	#[TestDox( '[FEED-01] A feed whose file is dated in the future stops no other, and is read once it has kept still for a minute' )]
	public function test_a_date_yet_to_come_stops_nothing(): void {
		update_option( WatchedFolder::OPTION, $this->folder );
		$this->put( 'aaa-future.blm', (string) FeedText::of( array( 'AGENT_REF' => 'XYZ_1', 'BRANCH_ID' => 'XYZ' ) ), -YEAR_IN_SECONDS );
		$this->put( 'photo.jpg', 'x', -YEAR_IN_SECONDS );
		$this->put( 'stock.blm', (string) FeedText::of( array() ), 120 );
		do_action( WatchedFolder::HOOK );
		self::assertSame( array( 'ABC_1001' ), $this->on_market(), 'The others are read; it may still be being written.' );
		self::assertNotFalse( wp_next_scheduled( WatchedFolder::HOOK, array( 'future' ) ), 'It is looked at again soon.' );

		do_action( WatchedFolder::HOOK );
		self::assertSame( array( 'ABC_1001' ), $this->on_market() );

		// A minute and more later.
		$seen = get_option( FutureDatedFiles::OPTION );
		foreach ( $seen as &$one ) {
			$one[1] -= 90;
		}
		update_option( FutureDatedFiles::OPTION, $seen );
		do_action( WatchedFolder::HOOK );
		self::assertSame( array( 'ABC_1001', 'XYZ_1' ), $this->on_market() );
		do_action( WatchedFolder::HOOK );
		self::assertCount( 2, ( new Runs( 'property' ) )->recent( 10 ), 'Once.' );
	}

	#[TestDox( '[FEED-01] A feed dated in the future that still grows is not read' )]
	public function test_a_file_whose_date_is_yet_to_come_and_which_grows_is_not_read(): void {
		update_option( WatchedFolder::OPTION, $this->folder );
		foreach ( array( 'a', 'ab' ) as $text ) {
			$this->put( 'future.blm', $text, -YEAR_IN_SECONDS );
			do_action( WatchedFolder::HOOK );
			update_option( FutureDatedFiles::OPTION, array_map( static fn ( array $one ): array => array( $one[0], $one[1] - 90 ), get_option( FutureDatedFiles::OPTION ) ) );
		}
		self::assertSame( array(), ( new Runs( 'property' ) )->recent( 10 ) );
	}

	#[TestDox( '[FEED-02] A feed that waits is told by mail to those who manage feeds, once, and on the dashboard and in Getting started until it is over' )]
	public function test_a_feed_that_waits_tells_people(): void {
		$editor = self::user( 'editor', 'lettings@example.com' );
		$author = self::user( 'author', 'news@example.com' );
		$mails  = array();
		add_filter(
			'pre_wp_mail',
			static function ( mixed $sent, array $mail ) use ( &$mails ): bool {
				$mails[] = array( $mail['to'], $mail['subject'], (string) $mail['message'] );
				return true;
			},
			10,
			2
		);
		update_option( WatchedFolder::OPTION, $this->folder );
		$rows = array_map( static fn ( int $number ): array => array( 'AGENT_REF' => "ABC_{$number}" ), range( 1, 6 ) );
		$this->put( 'stock.blm', (string) FeedText::of( ...$rows ), 200 );
		do_action( WatchedFolder::HOOK );
		self::assertSame( array(), Troubles::all() );

		$this->put( 'stock.blm', (string) FeedText::of( ...array_slice( $rows, 0, 3 ) ), 150 );
		do_action( WatchedFolder::HOOK );
		do_action( 'hh_outbox_deliver' );
		$told = array_values( array_filter( $mails, static fn ( array $mail ): bool => str_contains( $mail[1], 'waiting for your approval' ) ) );
		self::assertContains( 'lettings@example.com', array_column( $told, 0 ) );
		self::assertNotContains( 'news@example.com', array_column( $told, 0 ) );
		self::assertSame( array_unique( array_column( $told, 0 ) ), array_column( $told, 0 ), 'Each person once.' );
		self::assertStringContainsString( 'branch ABC would lose 3 of 6', $told[0][2] );
		self::assertStringContainsString( 'page=hpapi-import', $told[0][2] );

		wp_set_current_user( $editor );
		self::assertStringContainsString( 'branch ABC would lose 3 of 6', self::dashboard() );
		self::assertSame( array( 'trouble' ), array_map( static fn ( SetupCheck $check ): string => $check->state->value, SetupList::all()['Problems'] ?? array() ) );
		wp_set_current_user( $author );
		self::assertStringNotContainsString( 'branch ABC', self::dashboard() );

		$run = ( new Runs( 'property' ) )->recent( 1 )[0];
		$this->runner()->proceed( $run, true );
		$this->runner()->advance( $run );
		wp_set_current_user( $editor );
		self::assertSame( array(), Troubles::all() );
		self::assertStringNotContainsString( 'branch ABC', self::dashboard() );
		self::assertArrayNotHasKey( 'Problems', SetupList::all() );
	}

	#[TestDox( '[FEED-02] A feed that was refused is told, with its first error; an upload is not, whose person sees it' )]
	public function test_a_refused_feed_tells_people(): void {
		update_option( WatchedFolder::OPTION, $this->folder );
		$this->put( 'rubbish.blm', "\x00\x01", 120 );
		do_action( WatchedFolder::HOOK );
		self::assertSame( array( 'feed-refused' ), array_column( Troubles::all(), 'id' ) );
		self::assertStringContainsString( 'rubbish.blm', Troubles::all()[0]->sentence );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}hh_sync_run SET stamp = ''" );
		self::assertSame( array(), Troubles::all() );
	}

	private static function user( string $role, string $email ): int {
		return (int) wp_insert_user( array( 'user_login' => $email, 'user_pass' => wp_generate_password(), 'user_email' => $email, 'role' => $role ) );
	}

	private static function dashboard(): string {
		set_current_screen( 'dashboard' );
		ob_start();
		do_action( 'admin_notices' );
		return (string) ob_get_clean();
	}

	public function test_somebody_is_told_of_what_was_set_aside(): void {
		$told = array();
		add_action(
			'hpapi_import_needs_attention',
			static function ( Run $run ) use ( &$told ): void {
				$told[] = array( $run->status, $run->counts->set_aside );
			}
		);
		update_option( WatchedFolder::OPTION, $this->folder );
		$this->put( 'stock.blm', (string) FeedText::of( array(), array(), array(), array(), array( 'PRICE' => 'x' ) ), 120 );
		do_action( WatchedFolder::HOOK );
		self::assertSame( array( array( 'done', 1 ) ), $told );
	}

	public function test_after_an_update_that_reads_more_the_last_file_is_read_again_once(): void {
		global $wpdb;
		update_option( WatchedFolder::OPTION, $this->folder );
		$this->put( 'stock.blm', (string) FeedText::of( array(), array() ), 120 );
		do_action( WatchedFolder::HOOK );
		$runs  = new Runs( 'property' );
		$older = static function () use ( $wpdb ): void {
			$wpdb->query( "UPDATE {$wpdb->prefix}hh_sync_run SET version = '0/0'" );
			$wpdb->query( "UPDATE {$wpdb->prefix}hh_sync_reference SET version = '0/0'" );
		};
		$older();
		// As if the older version had not read how many bedrooms there are.
		update_post_meta( $this->property( 'ABC_1001' )->post->ID, 'hpapi_bedrooms', 0 );

		do_action( WatchedFolder::HOOK );

		self::assertCount( 2, $runs->recent( 10 ) );
		self::assertSame( array( 0, 1, 1, 0 ), self::counts( $runs->recent( 1 )[0] ), 'All are mapped again; one differs.' );
		self::assertSame( 3, $this->property( 'ABC_1001' )->int( 'bedrooms' ) );
		do_action( WatchedFolder::HOOK );
		self::assertCount( 2, $runs->recent( 10 ) );

		$wpdb->query( "UPDATE {$wpdb->prefix}hh_sync_run SET version = '0/9'" );
		do_action( WatchedFolder::HOOK );
		self::assertCount( 2, $runs->recent( 10 ), 'The same state of the same file was read by this version.' );
	}

	public function test_a_bad_file_is_refused_once_and_somebody_told(): void {
		$told = 0;
		add_action(
			'hpapi_import_needs_attention',
			static function () use ( &$told ): void {
				++$told;
			}
		);
		update_option( WatchedFolder::OPTION, $this->folder );
		$this->put( 'rubbish.blm', "\x00\x01", 120 );
		do_action( WatchedFolder::HOOK );
		do_action( WatchedFolder::HOOK );
		$runs = ( new Runs( 'property' ) )->recent( 10 );
		self::assertCount( 1, $runs );
		self::assertSame( 'failed', $runs[0]->status );
		self::assertSame( 1, $told );
	}

	public function test_goes_on_with_an_import_whose_browser_was_closed(): void {
		$this->put( 'feed.blm', (string) FeedText::of( array() ), 0 );
		$run = $this->runner()->prepare( $this->folder . '/feed.blm', 'feed.blm', 'blm', false, false, false );
		global $wpdb;
		$wpdb->update( $wpdb->prefix . 'hh_sync_run', array( 'updated_at' => time() - 600 ), array( 'id' => $run->id ) );
		do_action( WatchedFolder::HOOK );
		self::assertSame( array( 'ABC_1001' ), $this->on_market() );
	}

	public function test_is_looked_at_every_hour(): void {
		self::assertSame( 'hourly', wp_get_schedule( WatchedFolder::HOOK ) );
	}

	public function test_editors_and_administrators_may_import_and_others_not(): void {
		foreach ( array( 'administrator' => true, 'editor' => true, 'author' => false, 'subscriber' => false ) as $role => $may ) {
			self::assertSame( $may, get_role( $role )?->has_cap( FeedCapability::NAME ) );
		}
	}
}
