<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use Closure;
use HearthHammer\Auctions\Plugin as Auctions;
use HearthHammer\Core\Core;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\OwnRoutes;
use HearthHammer\Tests\SiteStock;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What all forms of the site together may send to one mailbox. The forms are those routes that take an email address, in
 * each of their kinds, so that a new form is among them; what is sent is the usual of hostile-routes.php.
 */
final class OneMailboxTest extends IntegrationTestCase {

	use SiteStock;

	/** SubmissionLimits: from all networks, and from one. */
	private const MOST         = 30;
	private const FROM_NETWORK = 24;

	/** @var list<Message> To the mailbox. */
	private array $mails = array();

	private int $sent = 0;

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'pre_wp_mail',
			function ( ?bool $done, array $mail ): ?bool {
				$message = Core::services()->mailer->sending();
				if ( null !== $message && 'josmith@gmail.com' === EmailAddress::parse( $mail['to'] )?->mailbox()->value ) {
					$this->mails[] = $message;
				}
				return $done;
			},
			0,
			2
		);
		$this->stock_up();
	}

	protected function tearDown(): void {
		$this->clear_stock();
		parent::tearDown();
	}

	#[TestDox( '[SEC-03] One Gmail mailbox in all its spellings gets no more than its limit from all forms of the site together, from ever new browsers and networks' )]
	#[Group( 'volume' )]
	public function test_all_forms(): void {
		$forms = $this->forms();
		self::assertGreaterThan( 12, count( $forms ) );
		foreach ( $forms as $name => $form ) {
			self::assertContains( $form( $this->spelling() ), array( 200, 201, 202 ), "{$name} is sent rightly." );
		}
		$this->deliver();
		$first = count( $this->mails );
		self::assertGreaterThan( 8, $first );
		self::assertLessThanOrEqual( self::MOST, $first );
		self::assertSame( array(), array_values( array_filter( self::limits(), static fn ( string $limit ): bool => 0 === Core::services()->limits->peek( "{$limit}-recipient", 'josmith@gmail.com', 1, DAY_IN_SECONDS )->hits ) ), 'A form that may mail a visitor was not among those that were sent.' );
		for ( $round = 0; $round < 4; ++$round ) {
			foreach ( $forms as $form ) {
				$form( $this->spelling() );
			}
		}
		$this->deliver();
		self::assertSame( self::MOST, count( $this->mails ) );
		// What other networks have used up refuses no form: it is kept, and its mail waits.
		foreach ( $forms as $name => $form ) {
			self::assertContains( $form( $this->spelling() ), array( 200, 201, 202 ), "{$name} is kept." );
		}
		$this->deliver();
		self::assertSame( self::MOST, count( $this->mails ) );

		// Cancelling mails as well, and its link stood in a mail to the mailbox alone.
		$links = array_values( array_filter( array_map( static fn ( Message $mail ): ?array => 1 === preg_match( '#/enquiry/([0-9a-f]{32})/\?token=(\S+)#', $mail->plain, $found ) ? $found : null, $this->mails ) ) );
		$cancelled = array();
		foreach ( $links as [ , $id, $token ] ) {
			$this->from_anew();
			$cancelled[] = $this->rest( 'POST', "/hpapi/v1/enquiries/{$id}/cancel", array( 'token' => rawurldecode( $token ) ) )->get_status();
		}
		self::assertContains( 200, $cancelled, 'A viewing is cancelled.' );
		$this->deliver();
		self::assertCount( self::MOST, $this->mails );
	}

	#[TestDox( '[SEC-03] From one network it gets less, so that a stranger cannot lock its owner out of every form' )]
	#[Group( 'volume' )]
	public function test_one_network(): void {
		$forms = $this->forms();
		for ( $round = 0; $round < 4; ++$round ) {
			foreach ( $forms as $form ) {
				$form( $this->spelling(), '203.0.113.7' );
			}
		}
		$this->deliver();
		self::assertSame( self::FROM_NETWORK, count( $this->mails ) );
		self::assertContains( $forms['POST /hpapi/v1/enquiries, ask']( 'jo.smith@gmail.com', '198.51.100.9' ), array( 200, 201 ) );
		$this->deliver();
		self::assertSame( self::FROM_NETWORK + 1, count( $this->mails ) );
	}

	/** @return array<string, Closure(string, string=): int> Name to what sends it for an address, from a network or ever another, and gives the status. */
	private function forms(): array {
		$forms = array( '/watching/new/' => fn ( string $email, string $network = '' ): int => $this->watch( $email, $network ) );
		$usual = require __DIR__ . '/hostile-routes.php';
		foreach ( OwnRoutes::forms() as $route ) {
			self::assertArrayHasKey( $route, $usual, 'A new form needs an entry in hostile-routes.php.' );
			foreach ( OwnRoutes::kinds( $route ) as $kind ) {
				$forms[ '' === $kind ? $route : "{$route}, {$kind}" ] = function ( string $email, string $network = '' ) use ( $route, $usual, $kind ): int {
					$this->from_anew( $network );
					$more = array( 'phone' => '01580 712345', 'bid' => '3000', 'amount' => '150000', 'funding' => 'cash', 'agree' => true, 'preferred' => 'On Friday' );
					[ $method, $path ] = explode( ' ', $route, 2 );
					return $this->rest( $method, $path, array( ...$this->filled( $usual[ $route ]['usual'] ), ...$more, ...'' === $kind ? array() : array( 'kind' => $kind ), ...str_contains( $kind, 'bid' ) || in_array( $kind, array( 'register', 'offer' ), true ) ? array( 'lot' => (int) $this->known['{house}'] ) : array(), 'email' => $email ) )->get_status();
				};
			}
		}
		return $forms;
	}

	private function watch( string $email, string $network ): int {
		$this->from_anew( $network );
		$pages = Auctions::watching()->pages;
		$page  = static fn ( ?array $fields, string $posts ) => $pages->answer( new PageRequest( 'new', array( 'hh_watch_token' => '' ), array( 'posts' => $posts ), $fields ), time() );
		self::assertSame( 1, preg_match( '/name="token" value="([^"]+)"/', $page( null, $this->known['{lot}'] )->body(), $token ) );
		return $page( array( 'token' => $token[1], 'posts' => $this->known['{lot}'], 'email' => $email, 'frequency' => 'instant', 'website' => '' ), '' )->status;
	}

	private function from_anew( string $network = '' ): void {
		++$this->sent;
		$this->browse_with( md5( (string) $this->sent ) );
		$_SERVER['REMOTE_ADDR'] = '' === $network ? sprintf( '198.18.%d.%d', intdiv( $this->sent, 250 ), 1 + $this->sent % 250 ) : $network;
	}

	private function spelling(): string {
		$spellings = array( 'josmith@gmail.com', 'jo.smith@gmail.com', 'J.O.Smith@googlemail.com', 'josmith+a%d@gmail.com', 'jo.smith+b.%d@googlemail.com' );
		return sprintf( $spellings[ $this->sent % count( $spellings ) ], $this->sent );
	}

	private function deliver(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET next_at = 0', $wpdb->prefix . 'hh_outbox' ) );
		while ( array_sum( Core::services()->outbox->deliver( 500 ) ) > 0 ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement
		}
	}

	/** @return list<string> Names of the limits by which the plugins mail visitors, read from their code. */
	private static function limits(): array {
		$limits = array();
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( dirname( __DIR__, 3 ) . '/plugins', \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( 1 === preg_match( '#/src/.+\.php$#', $file->getPathname() ) && 0 < preg_match_all( "/submission(?:_limit)?s\( '([a-z-]+)'[^;]*per_recipient: /", (string) file_get_contents( $file->getPathname() ), $found ) ) {
				array_push( $limits, ...$found[1] );
			}
		}
		self::assertGreaterThanOrEqual( 7, count( $limits ) );
		return $limits;
	}
}
