<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Locks\Slots;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\RequestDelivery;
use HearthHammer\Tests\IntegrationTestCase;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

#[Group( 'platform' )]
final class SlowMailTest extends IntegrationTestCase {

	/** @var resource|null */
	private $server = null;
	private string $port_file;

	/** @var list<int> Rows that were delivered. */
	private array $delivered = array();

	protected function setUp(): void {
		parent::setUp();
		$this->delivered = array();
		$this->port_file = (string) wp_tempnam( 'smtp' );
	}

	protected function tearDown(): void {
		if ( null !== $this->server ) {
			proc_terminate( $this->server );
			proc_close( $this->server );
		}
		wp_delete_file( $this->port_file );
		unset( $GLOBALS['phpmailer'] );
		parent::tearDown();
	}

	#[TestDox( 'So many hold a slot at once, whoever comes next gets none until one is given back or its holder died' )]
	public function test_slots(): void {
		$slots = new Slots( new Locks(), 'test', 2, 60 );
		$first = $slots->take();
		self::assertNotNull( $first );
		self::assertNotNull( $slots->take() );
		self::assertNull( $slots->take() );
		self::assertNotNull( ( new Slots( new Locks(), 'other', 1, 60 ) )->take() );
		$first();
		self::assertNotNull( $slots->take() );
		self::assertNull( $slots->take() );

		( new Slots( new Locks(), 'dead', 1, 0 ) )->take();
		self::assertNotNull( ( new Slots( new Locks(), 'dead', 1, 60 ) )->take() );
	}

	#[TestDox( '[LOG-03] A third request that would deliver leaves its mail to the worker, which has it within a minute' )]
	public function test_requests(): void {
		$outbox   = $this->outbox();
		$requests = new RequestDelivery( $outbox, new Locks() );
		$inner    = array();
		$ids      = array_map( static fn ( int $n ): int => $outbox->add( 'test.note', array( 'n' => $n ) ), array( 1, 2, 3 ) );
		// While the first is on its way another request comes, and while that is, a third.
		$outbox->handle(
			'test.note',
			function ( array $payload, int $id ) use ( $requests, $ids, &$inner ): void {
				$this->delivered[] = $id;
				if ( isset( $ids[ $payload['n'] ] ) ) {
					$inner[] = $requests->deliver( array( $ids[ $payload['n'] ] ) );
				}
			}
		);
		self::assertSame( array( $ids[0] => true ), $requests->deliver( array( $ids[0] ) ) );
		self::assertSame( array( array(), array( $ids[1] => true ) ), $inner, 'The third had no slot.' );
		self::assertSame( array( $ids[0], $ids[1] ), $this->delivered );

		self::assertSame( array( 'delivered' => 1, 'failed' => 0 ), $outbox->deliver() );
		self::assertSame( $ids, $this->delivered );
		self::assertSame( array(), $requests->deliver( $ids ), 'Nothing is delivered twice.' );
	}

	#[TestDox( 'Both slots are free again after a delivery that failed' )]
	public function test_slots_come_back(): void {
		$outbox = new Outbox();
		$outbox->handle( 'test.down', static fn () => throw new \RuntimeException( 'Down.' ) );
		$requests = new RequestDelivery( $outbox, new Locks() );
		for ( $n = 0; $n < 5; $n++ ) {
			$id = $outbox->add( 'test.down', array() );
			self::assertSame( array( $id => false ), $requests->deliver( array( $id ) ) );
		}
	}

	#[TestDox( 'The worker needs no slot' )]
	public function test_worker(): void {
		$outbox = $this->outbox();
		add_filter( 'wp_doing_cron', '__return_true' );
		$slots = new Slots( new Locks(), 'request-delivery', 2, 60 );
		$slots->take();
		$slots->take();
		$id = $outbox->add( 'test.note', array() );
		self::assertSame( array( $id => true ), ( new RequestDelivery( $outbox, new Locks() ) )->deliver( array( $id ) ) );
	}

	#[TestDox( 'A mail server that never answers, or takes its time with each answer, is given up at the end of the time for the whole mail' )]
	public function test_deadline(): void {
		foreach ( array( 60.0, 0.8 ) as $thinks ) {
			$this->serve( $thinks );
			$began = microtime( true );
			self::assertFalse( ( new Mailer( 2 ) )->send( new Message( 'ann@example.com', 'Hello', '<p>Hello</p>', 'Hello' ) ) );
			self::assertLessThan( 45, microtime( true ) - $began, "thinks {$thinks} s" );
			self::assertGreaterThan( 1.5, microtime( true ) - $began, "thinks {$thinks} s" );
		}
	}

	#[TestDox( 'A server that is only somewhat slow gets the mail; WordPress\'s own mailer is left as it was' )]
	public function test_slow(): void {
		$this->serve( 0.1 );
		self::assertTrue( ( new Mailer( 20 ) )->send( new Message( 'ann@example.com', 'Hello', '<p>Hello</p>', 'Hello' ) ) );
		self::assertInstanceOf( PHPMailer::class, $GLOBALS['phpmailer'] );
		self::assertSame( array( 300, SMTP::class ), array( $GLOBALS['phpmailer']->Timeout, $GLOBALS['phpmailer']->getSMTPInstance()::class ) );
	}

	private function outbox(): Outbox {
		$outbox = new Outbox();
		$outbox->handle(
			'test.note',
			function ( array $payload, int $id ): void {
				$this->delivered[] = $id;
			}
		);
		return $outbox;
	}

	/** Has mail go to a server that takes so many seconds for each answer. */
	private function serve( float $seconds ): void {
		if ( str_contains( php_uname(), 'Emscripten' ) || ! is_executable( PHP_BINARY ) ) {
			self::markTestSkipped( 'WebAssembly has no other process to talk to.' );
		}
		if ( null !== $this->server ) {
			proc_terminate( $this->server );
			proc_close( $this->server );
		}
		file_put_contents( $this->port_file, '' );
		$null    = array( 'file', '/dev/null', 'r+' );
		$process = proc_open( array( PHP_BINARY, dirname( __DIR__, 4 ) . '/tests/fakes/slow-smtp.php', $this->port_file, (string) $seconds ), array( $null, $null, $null ), $pipes );
		self::assertIsResource( $process );
		$this->server = $process;
		for ( $n = 0; $n < 1200 && '' === (string) file_get_contents( $this->port_file ); $n++ ) {
			usleep( 50000 );
		}
		$port = (int) file_get_contents( $this->port_file );
		self::assertGreaterThan( 0, $port );
		unset( $GLOBALS['phpmailer'] );
		remove_all_filters( 'pre_wp_mail' );
		remove_all_actions( 'phpmailer_init' );
		add_filter( 'wp_mail_from', static fn (): string => 'office@example.com' );
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $phpmailer ) use ( $port ): void {
				$phpmailer->isSMTP();
				$phpmailer->Host        = '127.0.0.1';
				$phpmailer->Port        = $port;
				$phpmailer->SMTPAutoTLS = false;
			}
		);
	}
}
