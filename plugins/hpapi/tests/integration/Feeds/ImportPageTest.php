<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Hpapi\Feeds\Admin\ImportActions;
use HearthHammer\Hpapi\Feeds\Admin\ImportPage;
use HearthHammer\Hpapi\Feeds\Admin\PastImports;
use HearthHammer\Hpapi\Feeds\Admin\RunReport;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Tests\Unit\Feeds\FeedText;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;

final class ImportPageTest extends FeedTestCase {

	private function sign_in( string $role ): void {
		$id = wp_insert_user( array( 'user_login' => 'x' . wp_rand(), 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $id );
		wp_set_current_user( $id );
	}

	private function shown( Run $run ): string {
		ob_start();
		( new RunReport( $this->runner() ) )->show( $run );
		return (string) ob_get_clean();
	}

	/** @param array<string, string> $fields */
	private function press( string $action, array $fields, bool $with_nonce = true ): string {
		$_REQUEST = $_POST = $fields + array( '_wpnonce' => $with_nonce ? wp_create_nonce( $action ) : 'wrong' );
		$sent     = '';
		add_filter(
			'wp_redirect',
			static function ( string $location ) use ( &$sent ): never {
				$sent = $location;
				throw new \DomainException( 'redirected' );
			}
		);
		try {
			do_action( 'admin_post_' . $action );
		} catch ( \DomainException ) {
			return $sent;
		} finally {
			remove_all_filters( 'wp_redirect' );
			$_REQUEST = $_POST = array();
		}
		return '';
	}

	public function test_shows_what_would_happen_then_does_it(): void {
		$this->sign_in( 'editor' );
		$run  = $this->import( FeedText::of( array(), array() ), dry_run: true );
		$html = $this->shown( $run );
		self::assertStringContainsString( 'Import now', $html );
		self::assertStringContainsString( '<th scope="row">would be added</th><td>2</td>', $html );
		self::assertSame( array(), $this->on_market() );

		self::assertSame( ImportPage::url( $run->id ), $this->press( ImportActions::PROCEED, array( 'run' => (string) $run->id ) ) );
		self::assertSame( array( 'ABC_1001', 'ABC_1002' ), $this->on_market() );
		self::assertStringContainsString( 'Feed imported.', $this->shown( ( new Runs( 'property' ) )->find( $run->id ) ?? new Run() ) );
	}

	public function test_asks_before_it_withdraws_much(): void {
		$this->sign_in( 'administrator' );
		$this->import( FeedText::of( array(), array(), array() ) );
		$run  = $this->import( FeedText::of( array() ), dry_run: true );
		$html = $this->shown( $run );
		self::assertStringContainsString( 'branch ABC would lose 2 of 3', $html );
		self::assertStringContainsString( 'Import and withdraw 2 properties', $html );
		$this->press( ImportActions::PROCEED, array( 'run' => (string) $run->id ) );
		self::assertSame( array( 'ABC_1001' ), $this->on_market() );
	}

	public function test_a_check_that_another_import_overtook_is_made_again(): void {
		$this->sign_in( 'editor' );
		$run = $this->import( FeedText::of( array() ), dry_run: true );
		file_put_contents( $this->folder . '/other.blm', (string) FeedText::of( array(), array(), array() ) );
		$this->import_file( $this->folder . '/other.blm' );

		$this->press( ImportActions::PROCEED, array( 'run' => (string) $run->id ) );

		// Two of three would go, which nobody has been asked.
		self::assertSame( 'asks', ( new Runs( 'property' ) )->find( $run->id )?->status );
		self::assertCount( 3, $this->on_market() );
	}

	public function test_lists_errors_with_line_and_field(): void {
		$run  = $this->import( FeedText::of( array( 'PRICE' => '<b>x</b>' ) ), dry_run: true );
		$html = $this->shown( $run );
		self::assertStringContainsString( '<th scope="row"><strong>ABC_1001</strong><br>14 Mill Lane, Cranbrook</th><td>The price “&lt;b&gt;x&lt;/b&gt;” is not a number.</td><td>10</td><td><code>PRICE</code></td>', $html );
		self::assertStringNotContainsString( 'Import now', $html );
	}

	#[TestDox( '[FEED-02] a refused run never says that something was added: not in its report, nor in the list of imports' )]
	public function test_a_refused_run_adds_nothing(): void {
		$feed = FeedText::of( array(), array(), array(), array(), array( 'PRICE' => 'x' ), array( 'PRICE' => 'y' ), array() );
		foreach ( array( true, false ) as $dry_run ) {
			$run = $this->import( $feed, dry_run: $dry_run );
			self::assertSame( 'failed', $run->status );
			$html = $this->shown( ( new Runs( 'property' ) )->find( $run->id ) ?? new Run() );
			self::assertStringContainsString( 'The feed was rejected', $html );
			self::assertDoesNotMatchRegularExpression( '/added|changed<|unchanged|withdrawn/', $html );
			ob_start();
			( new PastImports() )->show( array( $run ) );
			self::assertStringContainsString( '<td>Rejected</td><td>–</td><td>–</td><td>–</td><td>–</td>', (string) ob_get_clean() );
		}
	}

	#[TestDox( '[FEED-01] what is set aside is shown before and after, and the setting for all or nothing is kept by its form' )]
	public function test_what_is_set_aside_is_shown(): void {
		$this->sign_in( 'editor' );
		$feed = FeedText::of( array(), array(), array(), array(), array( 'PRICE' => 'lots' ) );
		$run  = $this->import( $feed, dry_run: true );
		$html = $this->shown( $run );
		self::assertStringContainsString( '1 property has an error and is skipped. It stays on the site as it is. Nothing has been imported yet.', $html );
		self::assertStringContainsString( 'Import the rest now', $html );
		self::assertStringContainsString( '<h3>Skipped (1)</h3>', $html );
		$this->press( ImportActions::PROCEED, array( 'run' => (string) $run->id ) );
		self::assertSame( array( 'ABC_1001', 'ABC_1002', 'ABC_1003', 'ABC_1004' ), $this->on_market() );
		$done = ( new Runs( 'property' ) )->find( $run->id ) ?? new Run();
		self::assertSame( array( 'done', 1, 4 ), array( $done->status, $done->counts->set_aside, $done->counts->added ) );
		self::assertStringContainsString( 'Done, 1 skipped', $this->shown( $done ) );

		$this->press( ImportActions::SETTINGS, array( 'all_or_nothing' => '1' ) );
		self::assertSame( 'failed', $this->import( $feed, dry_run: true )->status );
		$this->press( ImportActions::SETTINGS, array() );
		self::assertSame( 'checked', $this->import( $feed, dry_run: true )->status );
	}

	public function test_a_running_import_comes_back_by_itself_without_javascript(): void {
		file_put_contents( $this->folder . '/feed.blm', (string) FeedText::of( array() ) );
		$run  = $this->runner()->prepare( $this->folder . '/feed.blm', 'feed.blm', 'blm', true, false, false );
		$html = $this->shown( $run );
		self::assertStringContainsString( '<meta http-equiv="refresh"', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	public function test_nobody_else_may_press_a_button(): void {
		$run = $this->import( FeedText::of( array() ), dry_run: true );
		foreach ( array( 'author', 'editor' ) as $role ) {
			$this->sign_in( $role );
			try {
				$this->press( ImportActions::PROCEED, array( 'run' => (string) $run->id ), 'author' === $role );
				self::fail( 'It was done.' );
			} catch ( WpDied $died ) {
				self::assertSame( 403, $died->status );
			}
		}
		self::assertSame( array(), $this->on_market() );
	}

	public function test_says_that_a_feed_should_be_imported_again_after_an_update_and_no_longer_when_it_was(): void {
		global $wpdb;
		$this->sign_in( 'editor' );
		$feed = FeedText::of( array(), array() );
		$this->import( $feed );
		$shown = function (): string {
			ob_start();
			( new \ReflectionMethod( ImportPage::class, 'show' ) )->invoke( new ImportPage( Plugin::feeds()->feeds( ... ) ) );
			return (string) ob_get_clean();
		};
		self::assertStringNotContainsString( 'older version', $shown() );
		$wpdb->query( "UPDATE {$wpdb->prefix}hh_sync_reference SET version = '0/0'" );
		self::assertStringContainsString( '2 properties were imported by an older version', $shown() );
		self::assertSame( array( 0, 0, 2, 0 ), self::counts( $this->import( $feed ) ), 'Written anew, and found to be the same.' );
		self::assertStringNotContainsString( 'older version', $shown() );
	}

	public function test_the_page_is_found_under_properties(): void {
		$this->sign_in( 'editor' );
		Plugin::feeds()->feeds()->imports;
		ob_start();
		( new \ReflectionMethod( ImportPage::class, 'show' ) )->invoke( new ImportPage( Plugin::feeds()->feeds( ... ) ) );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'enctype="multipart/form-data"', $html );
		self::assertStringContainsString( 'No imports yet.', $html );
	}
}
