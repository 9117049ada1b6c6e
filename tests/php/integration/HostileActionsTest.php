<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use Closure;
use HearthHammer\Hpapi\Feeds\Admin\FeedConflictNotice;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;
use ReflectionFunction;

/**
 * Every button of the admin that posts to admin-post.php, by whoever may not press it and with whatever it may be sent.
 */
final class HostileActionsTest extends IntegrationTestCase {

	#[TestDox( '[SEC-04] No button of the admin does anything for a subscriber, or without its nonce, whatever is sent with it' )]
	public function test_who_may_not(): void {
		$actions = self::actions();
		self::assertGreaterThan( 15, count( $actions ) );
		$subscriber = (int) wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'x', 'role' => 'subscriber' ) );
		foreach ( $actions as $action ) {
			foreach ( array( $subscriber, 1 ) as $who ) {
				wp_set_current_user( $who );
				foreach ( array( '7', array( '7' ), '"><script>hhprobe(1)</script>', "\xff\xfe" ) as $value ) {
					$sent = array_fill_keys( array( 'id', 'post', 'sale', 'lot', 'field', 'key', 'number', 'status', 'state', 'to', 'all', 'feed', 'run' ), $value ) + array( '_wpnonce' => 'wrong' );
					try {
						$this->press( $action, $sent );
						self::fail( "{$action} was done." );
					} catch ( WpDied $died ) {
						self::assertSame( 403, $died->status, $action );
						self::assertStringNotContainsString( '<script>hhprobe', $died->getMessage(), $action );
					}
				}
			}
		}
	}

	#[TestDox( '[SEC-04] [FEED-03] “Take the feed’s” with anything for the property or the field changes nothing but what differs' )]
	public function test_conflict(): void {
		wp_set_current_user( 1 );
		$post  = PropertyFactory::property( array( 'price' => 350000 ) );
		$price = static fn (): mixed => PropertyFields::fields()->value( $post, 'price' );
		foreach ( require dirname( __DIR__ ) . '/hostile-values.php' as $name => $value ) {
			foreach ( array( array( 'post' => $value, 'field' => 'price' ), array( 'post' => (string) $post, 'field' => $value ) ) as $sent ) {
				try {
					$this->press( FeedConflictNotice::TAKE, $sent + array( '_wpnonce' => wp_create_nonce( FeedConflictNotice::TAKE . '-' . $post ) ) );
					self::fail( "{$name}: no answer." );
				} catch ( Redirected $redirected ) {
					self::assertStringStartsWith( admin_url(), $redirected->location, $name );
				} catch ( WpDied $died ) {
					self::assertSame( 403, $died->status, $name );
				}
				self::assertSame( 350000, $price(), $name );
			}
		}
	}

	/** @param array<string, mixed> $sent */
	private function press( string $action, array $sent ): void {
		$redirect = static fn ( string $to, int $status ) => throw new Redirected( $to, $status );
		add_filter( 'wp_redirect', $redirect, 10, 2 );
		$_GET = $_POST = $_REQUEST = $sent;
		try {
			do_action( "admin_post_{$action}" );
		} finally {
			$_GET = $_POST = $_REQUEST = array();
			remove_filter( 'wp_redirect', $redirect );
		}
	}

	/** @return list<string> The actions that our classes answer for staff; what visitors may press as well has tests of its own. */
	private static function actions(): array {
		$actions = array();
		foreach ( $GLOBALS['wp_filter'] as $hook => $at ) {
			if ( 1 !== preg_match( '/^admin_post_(?!nopriv_)(.+)/', (string) $hook, $found ) || has_action( "admin_post_nopriv_{$found[1]}" ) ) {
				continue;
			}
			foreach ( array_merge( ...array_values( $at->callbacks ) ) as $callback ) {
				if ( $callback['function'] instanceof Closure && str_starts_with( (string) ( new ReflectionFunction( $callback['function'] ) )->getClosureScopeClass()?->name, 'HearthHammer\\' ) ) {
					$actions[] = $found[1];
				}
			}
		}
		return array_values( array_unique( $actions ) );
	}
}
