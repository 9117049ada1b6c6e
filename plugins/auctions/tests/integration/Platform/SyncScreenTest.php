<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use HearthHammer\Auctions\Platform\Admin\SyncActions;
use HearthHammer\Auctions\Platform\Admin\SyncReport;
use HearthHammer\Auctions\Platform\PlatformSync;
use HearthHammer\Auctions\Platform\SyncRunners;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Auctions → Sync and import.
 */
final class SyncScreenTest extends PlatformTestCase {

	private function sign_in( string $role ): void {
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'x' . wp_rand(), 'user_pass' => 'x', 'role' => $role ) ) );
	}

	/** @param array<string, int> $fields */
	private function press( string $action, array $fields, bool $with_nonce = true ): string {
		$_REQUEST = array_map( strval( ... ), $fields ) + array( '_wpnonce' => $with_nonce ? wp_create_nonce( $action ) : 'wrong' );
		$_POST    = $_REQUEST;
		add_filter( 'wp_redirect', static fn ( string $location ): never => throw new Redirected( $location, 302 ) );
		try {
			do_action( 'admin_post_' . $action );
			self::fail( 'It ended without a redirect.' );
		} catch ( Redirected $redirected ) {
			return $redirected->location;
		} finally {
			remove_all_filters( 'wp_redirect' );
			$_REQUEST = array();
			$_POST    = array();
		}
	}

	private static function run_of( string $address ): Run {
		self::assertSame( 1, preg_match( '/[?&]run=(\d+)/', $address, $match ), $address );
		$run = ( new Runs( SyncRunners::LOTS ) )->find( (int) $match[1] );
		self::assertNotNull( $run );
		return $run;
	}

	private function shown( Run $run ): string {
		ob_start();
		( new SyncReport( $this->platform ) )->show( $run );
		return (string) ob_get_clean();
	}

	#[TestDox( '[SYNC-08] a check shows what would be changed in each lot and why; the button then does just that' )]
	public function test_check_then_write(): void {
		$this->sign_in( 'editor' );
		self::$server->lots( 'S1', self::lots_of_feed( 4 ) );
		$this->sync();
		$changed              = self::lots_of_feed( 5 );
		$changed[0]['status'] = '<b>odd</b>';
		$changed[1]['status'] = 'sold';
		$changed[1]['hammer'] = 1800;
		unset( $changed[3] );
		self::$server->lots( 'S1', array_values( $changed ) );
		$before = self::everything();
		$run    = self::run_of( $this->press( SyncActions::SALE, array( 'sale' => $this->sale->id(), 'dry' => 1 ) ) );
		self::assertSame( array( 'checked', $before ), array( $run->status, self::everything() ) );
		$html = $this->shown( $run );
		self::assertStringContainsString( 'No errors found. Nothing has been changed yet.', $html );
		self::assertStringContainsString( 'What would change (4)', $html );
		self::assertStringContainsString( 'Hammer price: <del>0</del> → <ins>1800</ins>', $html );
		self::assertStringContainsString( 'Status: <del>Available</del> → <ins>Sold</ins>', $html );
		self::assertStringContainsString( '<td>withdrawn</td>', $html );
		self::assertStringContainsString( '“odd” is not a known status', $html );
		self::assertStringNotContainsString( '<b>odd', $html );

		self::$server->requests();
		$run = self::run_of( $this->press( SyncActions::PROCEED, array( 'run' => $run->id ) ) );
		self::assertSame( 'done', $run->status );
		self::assertSame( array(), self::$server->requests(), 'What was checked is what is written.' );
		self::assertStringContainsString( 'What changed (4)', $this->shown( $run ) );
		self::assertSame( array( '1' => 'available', '2' => 'sold', '3' => 'available', '4' => 'withdrawn', '5' => 'available' ), $this->lots_here() );
	}

	#[TestDox( '[SYNC-08] what was refused says why; what asks says how much would go' )]
	public function test_refused_and_asking(): void {
		$this->sign_in( 'administrator' );
		self::$server->lots( 'S1', self::lots_of_feed( 4 ) );
		self::run_of( $this->press( SyncActions::SALE, array( 'sale' => $this->sale->id() ) ) );
		self::$server->misbehave( array( 'cut' => 99 ) );
		$html = $this->shown( self::run_of( $this->press( SyncActions::SALE, array( 'sale' => $this->sale->id() ) ) ) );
		self::assertStringContainsString( 'Rejected. Nothing was changed.', $html );
		self::assertStringContainsString( 'the response was cut off', $html );
		self::$server->misbehave();
		self::$server->lots( 'S1', self::lots_of_feed( 1 ) );
		$run  = self::run_of( $this->press( SyncActions::SALE, array( 'sale' => $this->sale->id() ) ) );
		$html = $this->shown( $run );
		self::assertStringContainsString( 'sale S1 would lose 3 of 4', $html );
		self::assertStringContainsString( 'Apply changes and withdraw 3 lots', $html );
		self::assertSame( 'done', self::run_of( $this->press( SyncActions::PROCEED, array( 'run' => $run->id ) ) )->status );
		self::assertSame( array( 'available', 'withdrawn', 'withdrawn', 'withdrawn' ), array_values( $this->lots_here() ) );
		self::assertStringContainsString( 'list=', $this->press( SyncActions::LIST, array() ) );
		self::assertNotNull( ( new Runs( SyncRunners::SALES ) )->latest( PlatformSync::SALES_FEED ) );
	}

	#[TestDox( '[SYNC-08] nobody without the capability, and nobody without a nonce' )]
	public function test_who_may(): void {
		self::$server->lots( 'S1', self::lots_of_feed( 2 ) );
		foreach ( array( array( 'author', true ), array( 'editor', false ) ) as [ $role, $with_nonce ] ) {
			$this->sign_in( $role );
			foreach ( array( SyncActions::LIST, SyncActions::SALE, SyncActions::PROCEED, SyncActions::UPLOAD, SyncActions::TEMPLATE ) as $action ) {
				try {
					$this->press( $action, array( 'sale' => $this->sale->id(), 'run' => 1 ), $with_nonce );
					self::fail( "{$role}: {$action}" );
				} catch ( WpDied $died ) {
					self::assertSame( 403, $died->status, $action );
				}
			}
		}
		self::assertSame( array(), self::$server->requests() );
		self::assertSame( array(), $this->lots_here() );
	}
}
