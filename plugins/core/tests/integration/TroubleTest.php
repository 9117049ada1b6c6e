<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Core\Health\LastBackup;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Trouble\CoreTroubles;
use HearthHammer\Core\Trouble\Trouble;
use HearthHammer\Core\Trouble\Troubles;
use HearthHammer\Core\Trouble\TroubleWatch;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What needs a person is told once, again where it lasts, and no longer when it is over.
 */
final class TroubleTest extends IntegrationTestCase {

	/** @var list<array{string, string}> To and subject. */
	private array $mails = array();

	/** @var list<Trouble> */
	private array $now = array();

	protected function setUp(): void {
		parent::setUp();
		$this->mails = array();
		$this->now   = array();
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent, array $mail ): bool {
				$this->mails[] = array( (string) $mail['to'], (string) $mail['subject'] );
				return true;
			},
			10,
			2
		);
		( new Troubles( fn (): array => $this->now ) )->register();
	}

	#[TestDox( '[STAFF-08] A trouble is mailed once, again after a day, three days and every week, and anew when it comes back' )]
	public function test_told(): void {
		$this->watch();
		self::assertSame( array(), $this->mails );
		$this->now = array( self::trouble() );
		$this->watch();
		$this->watch();
		self::assertSame( array( array( 'pat@example.com', '[' . Core::services()->company->name() . '] The roof leaks' ) ), $this->mails );

		foreach ( array( DAY_IN_SECONDS, 3 * DAY_IN_SECONDS, WEEK_IN_SECONDS, WEEK_IN_SECONDS ) as $at => $seconds ) {
			$this->pass( $seconds - 2 * HOUR_IN_SECONDS );
			$this->watch();
			self::assertCount( $at + 1, $this->mails );
			$this->pass( 3 * HOUR_IN_SECONDS );
			$this->watch();
			self::assertCount( $at + 2, $this->mails );
		}
		self::assertStringContainsString( 'Still: The roof leaks', $this->mails[1][1] );

		// Gone for some minutes is not over.
		$this->now = array();
		$this->watch();
		$this->now = array( self::trouble() );
		$this->watch();
		self::assertCount( 5, $this->mails );

		$this->now = array();
		$this->watch();
		$this->pass( HOUR_IN_SECONDS );
		$this->watch();
		self::assertSame( array(), get_option( TroubleWatch::OPTION )['troubles'] );
		// The test's clock stands still: the first mail of then has the key of the first mail of now.
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}hh_outbox" );
		$this->now = array( self::trouble() );
		$this->watch();
		self::assertCount( 6, $this->mails );
		self::assertStringNotContainsString( 'Still', $this->mails[5][1] );
	}

	#[TestDox( '[STAFF-08] It is looked for every five minutes at most, and what was kept by hand or broken stops nothing' )]
	public function test_looked_for(): void {
		$asked = 0;
		( new Troubles(
			static function () use ( &$asked ): array {
				++$asked;
				return array();
			}
		) )->register();
		foreach ( array( 'rubbish', array( 'at' => 'x', 'troubles' => array( 'a' => 7 ) ), array( 'at' => time() + YEAR_IN_SECONDS, 'troubles' => array() ) ) as $at => $kept ) {
			update_option( TroubleWatch::OPTION, $kept );
			do_action( 'hh_outbox_deliver' );
			do_action( 'hh_outbox_deliver' );
			self::assertSame( $at + 1, $asked );
		}
	}

	#[TestDox( '[STAFF-08] Of two processes that look at the same time, one tells' )]
	public function test_two_at_once(): void {
		$this->now = array( self::trouble() );
		$locks     = Core::services()->locks;
		$lock      = (string) $locks->acquire( TroubleWatch::KIND, 60 );
		$this->watch();
		self::assertSame( array(), $this->mails, 'The other one has not finished.' );
		$locks->release( TroubleWatch::KIND, $lock );

		// The other one told after this one had read its options.
		global $wpdb;
		update_option( TroubleWatch::OPTION, array( 'at' => 0, 'troubles' => array() ), true );
		wp_load_alloptions();
		$wpdb->update( $wpdb->options, array( 'option_value' => serialize( array( 'at' => time(), 'troubles' => array() ) ) ), array( 'option_name' => TroubleWatch::OPTION ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As WordPress stores it.
		do_action( 'hh_outbox_deliver' );
		self::assertSame( array(), $this->mails );

		$this->watch();
		self::assertCount( 1, $this->mails );
	}

	#[TestDox( '[STAFF-08] An outbox that is late, or whose rows keep failing, is a trouble of administrators, told past the outbox' )]
	public function test_late_outbox(): void {
		global $wpdb;
		$late = new CoreTroubles( Core::services()->outbox_rows );
		self::assertSame( array(), $late->late_outbox() );
		$outbox = new Outbox();
		$outbox->handle( 'test.note', static function (): void {} );
		$row = $outbox->add( 'test.note', array(), delay: 60 );
		self::assertSame( array(), $late->late_outbox() );
		$wpdb->update( $wpdb->prefix . 'hh_outbox', array( 'next_at' => time() - HOUR_IN_SECONDS ), array( 'id' => $row ) );
		self::assertSame( array( array( 'outbox', 'manage_options', true ) ), array_map( static fn ( Trouble $one ): array => array( $one->id, $one->capability, $one->is_mail ), $late->late_outbox() ) );
		$this->watch();
		self::assertSame( array( (string) get_option( 'admin_email' ) ), array_unique( array_column( $this->mails, 0 ) ) );
		self::assertSame( 0, (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE kind = %s', $wpdb->prefix . 'hh_outbox', TroubleWatch::KIND ) ), 'It did not queue behind what is late.' );

		$wpdb->query( "DELETE FROM {$wpdb->prefix}hh_outbox" );
		foreach ( range( 1, 10 ) as $number ) {
			self::assertSame( array(), $late->late_outbox(), "{$number} is no trouble yet." );
			$wpdb->update( $wpdb->prefix . 'hh_outbox', array( 'attempts' => 2 ), array( 'id' => $outbox->add( 'test.note', array(), delay: 900 ) ) );
		}
		self::assertCount( 1, $late->late_outbox() );
	}

	#[TestDox( '[OPS-04] Backups that have stopped are a trouble after two days; a site without deploy/backup has none' )]
	public function test_late_backup(): void {
		$now = 1_800_000_000;
		self::assertSame( array(), CoreTroubles::late_backup( $now ) );
		foreach ( array( 'never', array( 1 ), '-5' ) as $rubbish ) {
			update_option( LastBackup::OPTION, $rubbish );
			self::assertSame( array(), CoreTroubles::late_backup( $now ) );
		}
		// As deploy/backup writes it.
		self::assertMatchesRegularExpression( '/^wp option update ' . LastBackup::OPTION . ' "\$\(date \+%s\)" /m', (string) file_get_contents( dirname( __DIR__, 4 ) . '/deploy/backup' ) );
		update_option( LastBackup::OPTION, (string) ( $now - 2 * DAY_IN_SECONDS ) );
		self::assertSame( array(), CoreTroubles::late_backup( $now ) );
		self::assertStringContainsString( 'hearth_hammer_backup_last_success_timestamp_seconds ' . ( $now - 2 * DAY_IN_SECONDS ), LastBackup::metric()->text() );
		$troubles = CoreTroubles::late_backup( $now + 1 );
		self::assertSame( array( array( 'backup', 'manage_options' ) ), array_map( static fn ( Trouble $one ): array => array( $one->id, $one->capability ), $troubles ) );
		self::assertStringContainsString( 'The last backup is from 13 January 2027, 8am.', $troubles[0]->sentence );
	}

	private static function trouble(): Trouble {
		return new Trouble( 'roof', 'The roof leaks', 'Call a roofer.', admin_url(), 'See the roof', to: array( 'pat@example.com', 'pat@example.com', 'rubbish' ) );
	}

	/** The next look, five minutes later. */
	private function watch(): void {
		$this->pass( 301 );
		do_action( 'hh_outbox_deliver' );
	}

	private function pass( int $seconds ): void {
		$kept = get_option( TroubleWatch::OPTION );
		if ( ! is_array( $kept ) ) {
			return;
		}
		$kept['at'] -= $seconds;
		foreach ( $kept['troubles'] as &$one ) {
			$one['since'] -= $seconds;
			$one['told']  -= $seconds;
			$one['over']  -= 0 === $one['over'] ? 0 : $seconds;
		}
		update_option( TroubleWatch::OPTION, $kept );
	}
}
