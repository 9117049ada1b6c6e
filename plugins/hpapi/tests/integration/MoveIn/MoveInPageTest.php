<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\MoveIn;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Hpapi\Feeds\Admin\ImportActions;
use HearthHammer\Hpapi\Feeds\Admin\ImportPage;
use HearthHammer\Hpapi\MoveIn\MoveInPage;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Tests\Integration\Feeds\FeedTestCase;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;

final class MoveInPageTest extends FeedTestCase {

	private function sign_in( string $role ): void {
		$id = wp_insert_user( array( 'user_login' => 'x' . wp_rand(), 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $id );
		wp_set_current_user( $id );
	}

	private function page(): string {
		ob_start();
		( new MoveInPage( Plugin::feeds()->feeds( ... ) ) )->show();
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

	private static function latest(): Run {
		$runs = Plugin::feeds()->feeds()->runs->recent( 1 );
		self::assertCount( 1, $runs );
		self::assertSame( array( 'property-hive', 'Property Hive' ), array( $runs[0]->feed, $runs[0]->source ) );
		return $runs[0];
	}

	#[TestDox( '[OWN-03] The screen says what it found, checks first, and moves in on the import screen' )]
	public function test_from_the_button_to_the_properties(): void {
		$this->sign_in( 'administrator' );
		update_option( Company::OFFICES, array() );
		self::assertStringContainsString( 'This site has no properties of another plugin. You can move in from: Property Hive, Easy Property Listings.', $this->page() );
		$hive = new HiveFixture();
		$hive->remove_files();
		$hive->property( array( '_reference_number' => 'P1' ) );
		$hive->property( array( '_reference_number' => 'P2' ) );
		self::assertStringContainsString( '<h2>Property Hive</h2><p>2 properties found.</p>', $this->page() );

		$sent = $this->press( MoveInPage::CHECK, array( 'plugin' => 'property-hive' ) );
		$run  = self::latest();
		self::assertSame( array( ImportPage::url( $run->id ), 'running', true ), array( $sent, $run->status, $run->dry_run ) );
		$this->press( ImportActions::STEP, array( 'run' => (string) $run->id ) );
		self::assertSame( array( 'checked', 2, array() ), array( self::latest()->status, self::latest()->counts->added, $this->on_market() ) );
		$this->press( ImportActions::PROCEED, array( 'run' => (string) $run->id ) );
		self::assertSame( array( 'done', array( 'P1', 'P2' ) ), array( self::latest()->status, $this->on_market() ) );
		self::assertSame( 'Cranbrook', ( new Company() )->main_office()->name );
		self::assertFileDoesNotExist( $run->path, 'The list of properties is removed when it is not needed any more.' );
	}

	#[TestDox( '[OWN-03] Only those who may import move in, with a nonce, from a plugin that is known' )]
	public function test_strangers_are_refused(): void {
		foreach ( array( array( 'subscriber', 'property-hive', true, 403 ), array( 'administrator', 'property-hive', false, 403 ), array( 'administrator', '../../wp-config', true, 400 ) ) as [ $role, $plugin, $with_nonce, $status ] ) {
			$this->sign_in( $role );
			try {
				$this->press( MoveInPage::CHECK, array( 'plugin' => $plugin ), $with_nonce );
				self::fail( 'It was accepted.' );
			} catch ( WpDied $died ) {
				self::assertSame( $status, $died->status );
			}
		}
		self::assertSame( array(), Plugin::feeds()->feeds()->runs->recent( 1 ) );
	}

	#[TestDox( '[OWN-03] A list of another plugin’s properties cannot be uploaded' )]
	public function test_a_stock_file_is_not_a_feed_to_upload(): void {
		$formats = Plugin::feeds()->feeds()->formats;
		self::assertFalse( $formats->take( 'stock.property-hive' ) );
		self::assertSame( array( 'blm', 'zip' ), $formats->extensions() );
	}
}
