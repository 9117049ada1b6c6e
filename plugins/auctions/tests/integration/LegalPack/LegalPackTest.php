<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\LegalPack;

use HearthHammer\Auctions\LegalPack\LegalDocument;
use HearthHammer\Auctions\LegalPack\LegalLinks;
use HearthHammer\Auctions\LegalPack\LegalPackModule;
use HearthHammer\Auctions\LegalPack\LegalSettings;
use HearthHammer\Auctions\LegalPack\LegalTables;
use HearthHammer\Auctions\LegalPack\LegalTerms;
use HearthHammer\Auctions\LegalPack\PackZip;
use HearthHammer\Auctions\LegalPack\Privacy\LegalData;
use HearthHammer\Auctions\LegalPack\Reader;
use HearthHammer\Auctions\LegalPack\Staff\AccessList;
use HearthHammer\Auctions\LegalPack\Staff\AccessScreen;
use HearthHammer\Auctions\LegalPack\Staff\LegalActions;
use HearthHammer\Auctions\LegalPack\Vault;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Core;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Tests\IntegrationTestCase;
use InvalidArgumentException;
use PclZip;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use WP_REST_Response;

/**
 * Legal packs from the file on a solicitor's disk to the bidder who took an older version of it.
 */
final class LegalPackTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** @var list<Message> */
	private array $mails = array();

	private int $lot = 0;

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->mails  = array();
		$this->folder = $this->make_folder();
		add_filter( 'upload_dir', fn ( array $dirs ): array => array( 'basedir' => $this->folder ) + $dirs );
		$_COOKIE['hh_browser'] = '0123456789abcdef0123456789abcdef';
		Core::services()->browser->forget();
		add_filter(
			'pre_wp_mail',
			function (): bool {
				$sending = Core::services()->mailer->sending();
				if ( null !== $sending ) {
					$this->mails[] = $sending;
				}
				return true;
			},
			1
		);
		$this->lot = self::lot( self::sale( 'winter', array(), 'property-auctions' ), '5', array(), 'Mill Cottage' );
	}

	protected function tearDown(): void {
		Core::services()->browser->forget();
		parent::tearDown();
	}

	#[TestDox( '[LOT-05] The same file again is nothing, another content a new version; what is no document is refused' )]
	public function test_versions(): void {
		$of    = self::services();
		$first = $this->put( 'Title register', 'one' );
		self::assertSame( $first, $this->put( 'Title register', 'one' ) );
		$second = $this->put( 'Title register', 'two' );
		$plan   = $this->put( 'Title plan', 'plan' );
		$now    = $of->documents->current( $this->lot );
		self::assertSame( array( array( $second, 2, 'title-register.pdf' ), array( $plan, 1, 'title-plan.pdf' ) ), array_map( static fn ( LegalDocument $one ): array => array( $one->id, $one->version, $one->name ), $now ) );
		self::assertSame( array( $now[0]->document, 'PDF, 13 B', 'application/pdf' ), array( $of->documents->find( $first )?->document, $now[0]->kind(), $now[0]->type ) );

		$of->documents->move( $this->lot, $now[1]->document, 1 );
		$of->documents->move( $this->lot, $now[0]->document, 2 );
		self::assertSame( array( 'Title plan', 'Title register' ), array_map( static fn ( LegalDocument $one ): string => $one->title, $of->documents->current( $this->lot ) ) );
		$of->documents->withdraw( $this->lot, $now[1]->document, time() );
		self::assertCount( 1, $of->documents->current( $this->lot ) );
		self::assertCount( 3, $of->documents->versions( $this->lot ) );

		file_put_contents( "{$this->folder}/evil.pdf", '<?php phpinfo();' );
		file_put_contents( "{$this->folder}/page.html", '<script>' );
		foreach ( array( 'evil.pdf', 'page.html', 'missing.pdf' ) as $name ) {
			try {
				$of->putting->put( $this->lot, 'Anything', "{$this->folder}/{$name}" );
				self::fail( "{$name} was taken." );
			} catch ( InvalidArgumentException $refused ) {
				self::assertStringContainsString( 'This file type is not allowed.', $refused->getMessage() );
			}
		}
	}

	#[TestDox( '[LOT-05] On the disk nothing of a document can be read, and asking the file as PHP gives 404 and no byte' )]
	#[Group( 'volume' )]
	public function test_vault(): void {
		$vault = new Vault();
		$plain = '%PDF-1.7 ' . str_repeat( 'A confidential covenant. ', 8000 );
		file_put_contents( "{$this->folder}/large.pdf", $plain );
		$kept = $vault->keep( "{$this->folder}/large.pdf" );
		self::assertSame( array( strlen( $plain ), hash( 'sha256', $plain ) ), array( $kept['bytes'], $kept['sha256'] ) );
		$path = Vault::folder() . '/' . $kept['file'];
		self::assertStringStartsWith( $this->folder . '/hearth-hammer-private/', $path );
		$raw = (string) file_get_contents( $path );
		self::assertStringStartsWith( '<?php http_response_code( 404 ); exit; __halt_compiler();', $raw );
		self::assertStringNotContainsString( 'covenant', $raw );
		self::assertStringNotContainsString( '%PDF', $raw );
		self::assertStringContainsString( 'Require all denied', (string) file_get_contents( Vault::folder() . '/.htaccess' ) );
		self::assertMatchesRegularExpression( '#Require all denied.*!mod_authz_core.*Deny from all#s', (string) file_get_contents( Vault::folder() . '/.htaccess' ), 'Apache 2.4 and 2.2' );
		$iis = simplexml_load_string( (string) file_get_contents( Vault::folder() . '/web.config' ) );
		self::assertNotFalse( $iis );
		self::assertSame( array( 'Deny', '*' ), array( (string) $iis->{'system.webServer'}->security->authorization->add['accessType'], (string) $iis->{'system.webServer'}->security->authorization->add['users'] ) );
		self::assertStringContainsString( 'http_response_code( 404 )', (string) file_get_contents( Vault::folder() . '/index.php' ) );
		// Whoever removes one finds it again with the next document.
		wp_delete_file( Vault::folder() . '/web.config' );
		wp_delete_file( Vault::folder() . '/.htaccess' );
		( new Vault() )->keep( __FILE__ );
		foreach ( array( '.htaccess', 'web.config', 'index.php' ) as $name ) {
			self::assertFileExists( Vault::folder() . '/' . $name );
		}

		$read = static fn ( int $from, int $to ): string => implode( '', iterator_to_array( $vault->read( $kept['file'], $from, $to ), false ) );
		self::assertSame( $plain, $read( 0, $kept['bytes'] - 1 ) );
		foreach ( array( array( 0, 0 ), array( 65535, 65536 ), array( 65536, 131072 ), array( 10, 200000 ), array( $kept['bytes'] - 3, $kept['bytes'] - 1 ) ) as [ $from, $to ] ) {
			self::assertSame( substr( $plain, $from, $to - $from + 1 ), $read( $from, $to ) );
		}
		if ( function_exists( 'exec' ) && is_executable( PHP_BINARY ) && ! str_contains( PHP_OS_FAMILY . php_uname(), 'Emscripten' ) ) {
			exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( 'ob_start(); register_shutdown_function( function () { $said = ob_get_clean(); echo "|", http_response_code(), "|", strlen( $said ); } ); require ' . var_export( $path, true ) . ';' ), $lines );
			self::assertSame( array( '|404|0' ), $lines );
		}
		// A byte that somebody changed is noticed.
		$raw[ strlen( $raw ) - 1 ] = "\x00" === $raw[ strlen( $raw ) - 1 ] ? "\x01" : "\x00";
		file_put_contents( $path, $raw );
		$this->expectException( RuntimeException::class );
		$read( $kept['bytes'] - 3, $kept['bytes'] - 1 );
	}

	#[TestDox( '[LOT-05] Name, address and accepted terms are written down before the link goes, by mail alone' )]
	public function test_request(): void {
		self::assert_error( $this->ask( array() ), 404, 'hh_legal_no_pack' );
		$this->put( 'Title register', 'one' );
		self::assert_error( $this->ask( array( 'accept' => false ) ), 400, 'hh_legal_invalid' );
		self::assert_error( $this->ask( array( 'name' => 'see evil.example', 'email' => 'jo@' ) ), 400, 'hh_legal_invalid' );
		self::assert_error( $this->ask( array( 'terms' => 99 ) ), 400, 'hh_legal_invalid' );
		self::assert_error( $this->ask( array( 'token' => 'forged.token' ) ), 401, 'hh_legal_token' );
		self::assert_error( $this->ask( array( 'website' => 'https://spam.example' ) ), 400, 'hh_legal_refused' );
		self::assertSame( 0, self::rows( LegalTables::READER ) );

		$answer = $this->ask();
		self::assertSame( 202, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assert_matches_schema( json_decode( (string) wp_json_encode( $answer->get_data() ), true ), self::schema( 'legal-pack-answer' ) );
		self::assertStringNotContainsString( '/legal-pack/', (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( 1, self::rows( LegalTables::READER ) );
		$this->deliver();
		self::assertSame( array( 'jo@example.com', 'Legal pack: Lot 5, Cranbrook, Kent, TN17 3DA (Mill Cottage)' ), array( $this->mails[0]->to, $this->mails[0]->subject ) );
		$reader = $this->reader();
		self::assertSame( array( 'Jo Smith', LegalTerms::current()['version'] ), array( $reader->name, $reader->terms ) );

		// A stranger who knows the address changes nothing.
		$this->ask( array( 'name' => 'Somebody Else' ) );
		self::assertSame( array( 1, 'Jo Smith' ), array( self::rows( LegalTables::READER ), $this->reader()->name ) );
	}

	#[TestDox( '[SEC-03] A token of the form serves one person: whose mailbox it was used for first' )]
	public function test_one_person(): void {
		$this->put( 'Title register', 'one' );
		$token = self::services()->form_token->issue();
		self::assertSame( 202, $this->ask( array( 'token' => $token ) )->get_status() );
		self::assertSame( 202, $this->ask( array( 'token' => $token, 'email' => 'Jo@Example.com' ) )->get_status() );
		self::assert_error( $this->ask( array( 'token' => $token, 'email' => 'al@example.com' ) ), 401, 'hh_legal_token' );
		self::assertSame( 1, self::rows( LegalTables::READER ) );
	}

	#[TestDox( '[LOT-05] The link shows the documents; a file comes in parts with the right headers; taking it is noted; links run out and are nobody else’s' )]
	public function test_taking(): void {
		$this->put( 'Title register', 'one' );
		$reader = $this->asked();
		$html   = $this->page( $reader )->body();
		self::assertSame( 1, preg_match( '#/legal-pack/file/([A-Za-z0-9_.-]+)/title-register\.pdf#', $html, $link ) );
		self::assertSame( 0, self::rows( LegalTables::ACCESS ), 'Looking at the page takes nothing.' );
		$of = self::services();
		[ $who, $id ] = $of->links->taken( $link[1] ) ?? array( null, 0 );
		self::assertSame( $reader->id, $who?->id );
		$document = $of->documents->find( $id );
		self::assertNotNull( $document );

		$sent = function ( string $range, string $if_range = '' ) use ( $of, $document ): array {
			$part = $of->stream->range( $document, $range, $if_range );
			ob_start();
			ob_start();
			$of->stream->print( $document, $part );
			ob_end_flush();
			return array( $part->status, (string) ob_get_clean(), $of->stream->headers( $document, $part ) );
		};
		[ $status, $bytes, $headers ] = $sent( '' );
		self::assertSame( array( 200, '%PDF-1.7 one' . "\n", '13', 'attachment; filename="title-register.pdf"', 'nosniff', 'private, no-store, no-transform' ), array( $status, $bytes, $headers['Content-Length'], $headers['Content-Disposition'], $headers['X-Content-Type-Options'], $headers['Cache-Control'] ) );
		[ $status, $bytes, $headers ] = $sent( 'bytes=5-7' );
		self::assertSame( array( 206, '1.7', 'bytes 5-7/13' ), array( $status, $bytes, $headers['Content-Range'] ) );
		self::assertSame( array( 206, "one\n" ), array_slice( $sent( 'bytes=-4' ), 0, 2 ) );
		self::assertSame( array( 206, "one\n" ), array_slice( $sent( 'bytes=9-', $headers['ETag'] ), 0, 2 ) );
		self::assertSame( 200, $sent( 'bytes=9-', '"another"' )[0] );
		self::assertSame( 200, $sent( 'bytes=0-1,3-4' )[0] );
		[ $status, $bytes, $headers ] = $sent( 'bytes=13-' );
		self::assertSame( array( 416, '', 'bytes */13' ), array( $status, $bytes, $headers['Content-Range'] ) );

		$of->readers->takes( $reader, $document, time() );
		$of->readers->takes( $reader, $document, time() );
		$rows = ( new AccessList() )->page( $this->lot, 'jo', 10, 0 );
		self::assertSame( array( 'Title register', '1', '2' ), array( $rows[0]['title'], (string) $rows[0]['version'], (string) $rows[0]['times'] ) );
		self::assertStringContainsString( 'Downloaded on', $this->page( $reader )->body() );

		foreach ( array( 'x.y', strrev( $link[1] ), substr( $link[1], 0, -2 ) . 'AA' ) as $forged ) {
			self::assertNull( $of->links->taken( $forged ) );
		}
		self::assertNull( $of->links->reader( $link[1] ), 'A file’s link is no pack’s.' );
		$old = Core::services()->tokens->sign( 'hh-legal-pack', array( 'r' => $reader->id, 'n' => $reader->secret ), -1 );
		self::assertSame( 404, $this->page_of( $old )->status );
	}

	#[TestDox( '[SALE-08] All documents come as one zip of the current versions, in any part; each is noted as taken; a checksum of before is worked out once' )]
	public function test_zip(): void {
		$large = str_repeat( 'A page of a survey. ', 9000 );
		$this->put( 'Title register', 'one' );
		self::assertStringNotContainsString( 'Download all', $this->page( $this->asked() )->body(), 'One document needs no zip.' );
		$this->put( 'Survey', $large );
		$this->put( 'Plan', 'gone' );
		$of = self::services();
		$of->documents->withdraw( $this->lot, $of->documents->current( $this->lot )[2]->document, time() );
		$this->put( 'Title register', 'two' );
		$GLOBALS['wpdb']->query( $GLOBALS['wpdb']->prepare( "UPDATE %i SET crc = '' WHERE title = 'Survey'", LegalTables::name( LegalTables::DOCUMENT ) ) );
		$reader = $this->asked( 'al@example.com' );
		self::assertSame( 1, preg_match( '#/legal-pack/file/([A-Za-z0-9_.-]+)/legal-pack-lot-5\.zip#', $this->page( $reader )->body(), $link ) );
		self::assertSame( array( $reader->id, LegalLinks::ALL ), array( $of->links->taken( $link[1] )[0]->id ?? 0, $of->links->taken( $link[1] )[1] ?? null ) );

		$documents = $of->documents->current( $this->lot );
		$zip       = PackZip::of( 'all.zip', $documents, $of->vault, $of->documents );
		$bytes     = implode( '', iterator_to_array( $zip->read( $of->vault, 0, $zip->bytes - 1 ), false ) );
		self::assertSame( array( PackZip::size( $documents ), $zip->bytes ), array( strlen( $bytes ), strlen( $bytes ) ) );
		file_put_contents( "{$this->folder}/all.zip", $bytes );
		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		$found = ( new PclZip( "{$this->folder}/all.zip" ) )->extract( PCLZIP_OPT_EXTRACT_AS_STRING );
		self::assertIsArray( $found );
		self::assertSame( array( '01-title-register.pdf' => "%PDF-1.7 two\n", '02-survey.pdf' => "%PDF-1.7 {$large}\n" ), array_column( $found, 'content', 'filename' ) );
		foreach ( $found as $file ) {
			self::assertSame( hexdec( hash( 'crc32b', $file['content'] ) ), (int) $file['crc'] & 0xffffffff );
		}
		self::assertSame( hash( 'crc32b', "%PDF-1.7 {$large}\n" ), $of->documents->current( $this->lot )[1]->crc );
		foreach ( array( array( 0, 0 ), array( 5, 40 ), array( 60, 70_000 ), array( strlen( $bytes ) - 30, strlen( $bytes ) - 1 ) ) as [ $from, $to ] ) {
			self::assertSame( substr( $bytes, $from, $to - $from + 1 ), implode( '', iterator_to_array( $zip->read( $of->vault, $from, $to ), false ) ), "{$from}-{$to}" );
		}
		self::assertSame( array( 'application/zip', 'attachment; filename="all.zip"', (string) strlen( $bytes ) ), array_values( array_intersect_key( $of->stream->headers( $zip, $of->stream->range( $zip, '', '' ) ), array_flip( array( 'Content-Type', 'Content-Disposition', 'Content-Length' ) ) ) ) );
	}

	#[TestDox( '[LOT-05] A link opens the pack in the browser where its button is pressed, never by a GET; another browser may ask for a new link, which goes by mail and replaces the old one' )]
	public function test_one_browser(): void {
		$this->put( 'Title register', 'one' );
		$reader = $this->asked();
		$link   = $this->token( $reader );
		$answer = static fn ( string $token, ?array $fields = null ) => self::services()->pages->answer( new PageRequest( 'pack', array( 'hh_legal_lot' => '', 'hh_legal_token' => $token ), array(), $fields ), time() );
		// A mail scanner opens it, however often.
		foreach ( array( 1, 2 ) as $time ) {
			$closed = $answer( $link );
			self::assertInstanceOf( TemplatePage::class, $closed, "Time {$time}" );
			self::assertStringNotContainsString( '/legal-pack/file/', $closed->body() );
			self::assertStringNotContainsString( 'Title register', $closed->body() );
			self::assertStringContainsString( 'name="open"', $closed->body() );
		}
		self::assertSame( '', $this->reader()->browser );
		self::assertSame( home_url( "/legal-pack/{$link}/" ), $answer( $link, array( 'open' => '1' ) ) );
		self::assertSame( 1, preg_match( '#/legal-pack/file/([A-Za-z0-9_.-]+)/#', $this->page_of( $link )->body(), $file ) );
		self::assertNotNull( self::services()->links->taken( $file[1] ) );

		// Who got the link from them, or the address of a file.
		$this->browse_with( str_repeat( 'b', 32 ) );
		self::assertNull( self::services()->links->taken( $file[1] ) );
		foreach ( array( null, array( 'open' => '1' ) ) as $fields ) {
			$used = $this->page_of( $link, $fields );
			self::assertSame( 403, $used->status );
			self::assertStringNotContainsString( '/legal-pack/file/', $used->body() );
			self::assertStringContainsString( 'name="again"', $used->body() );
		}
		$this->deliver();
		$this->mails = array();
		self::assertSame( 'Check your email', $this->page_of( $link, array( 'again' => '1' ) )->title );
		$this->deliver();
		self::assertSame( array( 'jo@example.com' ), array_map( static fn ( Message $mail ): string => $mail->to, $this->mails ) );
		self::assertSame( 1, preg_match( '#/legal-pack/([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)/#', $this->mails[0]->plain, $new ) );
		self::assertIsString( $answer( $new[1], array( 'open' => '1' ) ) );
		self::assertStringContainsString( '/legal-pack/file/', $this->page_of( $new[1] )->body() );

		// The first browser's link is an old one now, and cannot take it back.
		$this->browse_with( '0123456789abcdef0123456789abcdef' );
		self::assertSame( 403, $this->page_of( $link, array( 'open' => '1' ) )->status );
	}

	#[TestDox( '[LOT-05] With the setting the form leads straight to the documents, in that browser alone; the email is sent as well and its link replaces it' )]
	public function test_at_once(): void {
		update_option( LegalSettings::OPTION, array( LegalSettings::AT_ONCE => true ) );
		$this->put( 'Title register', 'one' );
		self::assert_error( $this->ask( array( 'accept' => false ) ), 400, 'hh_legal_invalid' );
		self::assertSame( 0, self::rows( LegalTables::READER ) );
		$answer = (array) $this->ask()->get_data();
		self::assert_matches_schema( json_decode( (string) wp_json_encode( $answer ), true ), self::schema( 'legal-pack-answer' ) );
		self::assertSame( array( 'Jo Smith', LegalTerms::current()['version'] ), array( $this->reader()->name, $this->reader()->terms ) );
		$link = basename( (string) $answer['url'] );
		self::assertStringContainsString( '/legal-pack/file/', $this->page_of( $link )->body() );
		// Asking again from the same browser leads there again.
		self::assertStringContainsString( '/legal-pack/file/', $this->page_of( basename( (string) $this->ask()->get_data()['url'] ) )->body() );
		$this->deliver();
		self::assertCount( 2, $this->mails );
		self::assertSame( 1, preg_match( '#/legal-pack/([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)/#', $this->mails[0]->plain, $mailed ) );

		// Another browser with the address that was shown, or with the reader's email address.
		$this->browse_with( str_repeat( 'b', 32 ) );
		self::assertStringNotContainsString( '/legal-pack/file/', $this->page_of( $link, array( 'open' => '1' ) )->body() );
		$stranger = $this->ask();
		self::assertSame( array( 202, array( 'message' ) ), array( $stranger->get_status(), array_keys( $stranger->get_data() ) ) );
		LegalTerms::change( 'New terms.', 1 );
		self::assertSame( array( 'message' ), array_keys( $this->ask()->get_data() ), 'Nor under new terms.' );
		self::assertSame( array( 202, true ), array( $this->ask( array( 'email' => 'al@example.com' ) )->get_status(), $this->reader( 'al@example.com' )->is_opened_by( str_repeat( 'b', 32 ) ) ) );

		// The person who reads the mailbox gets the documents.
		$this->browse_with( str_repeat( 'c', 32 ) );
		self::assertIsString( self::services()->pages->answer( new PageRequest( 'pack', array( 'hh_legal_lot' => '', 'hh_legal_token' => $mailed[1] ), array(), array( 'open' => '1' ) ), time() ) );
	}

	#[TestDox( '[LOT-05] With the setting the form without JavaScript leads straight to the documents as well, and says so' )]
	public function test_at_once_plain(): void {
		$this->put( 'Title register', 'one' );
		self::assertStringContainsString( 'Send me the legal pack', $this->form( null )->body() );
		update_option( LegalSettings::OPTION, array( LegalSettings::AT_ONCE => true ) );
		$html = $this->form( null )->body();
		self::assertStringContainsString( 'View the documents', $html );
		self::assertStringNotContainsString( 'Send me the legal pack', $html );
		self::assert_matches_schema( json_decode( (string) wp_json_encode( self::services()->form->props( \HearthHammer\Auctions\Lots\LotRecord::of( $this->lot ) ?? throw new RuntimeException() ) ), true ), self::schema( 'lot-legal-pack-props' ) );
		$fields = array( 'token' => self::services()->form_token->issue(), 'name' => 'Jo', 'email' => 'jo@example.com', 'terms' => (string) LegalTerms::current()['version'], 'website' => '', 'accept' => '1' );
		$to     = self::services()->pages->answer( new PageRequest( 'form', array( 'hh_legal_lot' => (string) $this->lot, 'hh_legal_token' => '' ), array(), $fields ), time() );
		self::assertIsString( $to );
		self::assertStringContainsString( 'Title register', $this->page_of( basename( $to ) )->body() );
	}

	private function browse_with( string $browser ): void {
		$_COOKIE['hh_browser'] = $browser;
		Core::services()->browser->forget();
	}

	#[TestDox( '[LOT-05] Who took an older version is mailed once for all that is new; who took none, has the new one or wants no mail is not' )]
	public function test_news(): void {
		$of  = self::services();
		$one = $this->put( 'Title register', 'one' );
		$this->put( 'Title plan', 'plan' );
		$jo  = $this->asked( 'jo@example.com' );
		$al  = $this->asked( 'al@example.com' );
		$mo  = $this->asked( 'mo@example.com' );
		$document = $of->documents->find( $one );
		self::assertNotNull( $document );
		$of->readers->takes( $jo, $document, time() - 60 );
		$of->readers->takes( $mo, $document, time() - 60 );
		$of->readers->mute( $mo, time() );
		$this->deliver();
		$this->mails = array();
		$this->put( 'Title register', 'two' );
		$this->put( 'Title register', 'three' );
		$this->put( 'Searches', 'searches' );

		// Another worker sends this person an email: the answer to what is new must wait for it.
		$locks = Core::services()->locks;
		$name  = "legal-news-{$this->lot}-{$this->reader()->email_hash}";
		$lock  = (string) $locks->acquire( $name, 60 );
		$this->deliver();
		self::assertSame( array(), $this->mails );
		$locks->release( $name, $lock );
		$this->deliver();
		self::assertSame( array( 'jo@example.com' ), array_map( static fn ( Message $mail ): string => $mail->to, $this->mails ) );
		self::assertStringContainsString( 'Legal pack updated: Lot 5', $this->mails[0]->subject );
		self::assertMatchesRegularExpression( '/- Title register \(Version 3, .*- Searches \(New\)/s', $this->mails[0]->plain );
		self::assertStringNotContainsString( 'Title plan', $this->mails[0]->plain );
		self::assertArrayHasKey( 'List-Unsubscribe', $this->mails[0]->headers );
		self::assertStringContainsString( 'New version (you have version 1)', $this->page( $jo )->body() );

		// The latest is taken, and a mail program's own button is pressed.
		foreach ( $of->documents->current( $this->lot ) as $latest ) {
			$of->readers->takes( $jo, $latest, time() );
		}
		$this->page( $jo, array( 'List-Unsubscribe' => 'One-Click' ) );
		$this->mails = array();
		$this->put( 'Title register', 'four' );
		$this->deliver();
		self::assertSame( array(), $this->mails );
		self::assertNotNull( $al );
	}

	#[TestDox( '[LOT-05] New terms are accepted anew before the documents are shown, and both acceptances stay' )]
	public function test_terms(): void {
		$this->put( 'Title register', 'one' );
		$reader = $this->asked();
		self::assertFalse( LegalTerms::change( '', 1 ) );
		self::assertTrue( LegalTerms::change( 'Other terms.', 1 ) );
		$page = $this->page( $reader );
		self::assertStringContainsString( 'Other terms.', $page->body() );
		self::assertStringNotContainsString( '/legal-pack/file/', $page->body() );
		$next = self::services()->pages->answer( new PageRequest( 'pack', array( 'hh_legal_lot' => '', 'hh_legal_token' => $this->token( $reader ) ), array(), array( 'accept' => '1', 'terms' => (string) LegalTerms::current()['version'] ) ), time() );
		self::assertIsString( $next );
		self::assertStringContainsString( '/legal-pack/', $next );
		self::assertSame( 2, self::rows( LegalTables::READER ) );
	}

	#[TestDox( '[LOT-05] Without JavaScript: the form on its page, checked, sent, and the same faults said' )]
	public function test_plain_form(): void {
		// Its link is the site's own matter.
		delete_option( 'wp_page_for_privacy_policy' );
		self::assertSame( '', self::block( 'lot-legal-pack', array(), $this->lot ) );
		$this->put( 'Title register', 'one' );
		$html = self::block( 'lot-legal-pack', array(), $this->lot );
		self::assertStringContainsString( 'Title register', $html );
		self::assertStringNotContainsString( 'name="token"', $html, 'A page that a cache may keep has no token.' );
		self::assert_matches_schema( json_decode( (string) wp_json_encode( self::services()->form->props( \HearthHammer\Auctions\Lots\LotRecord::of( $this->lot ) ?? throw new RuntimeException() ) ), true ), self::schema( 'lot-legal-pack-props' ) );
		self::dump_fixture(
			'auctions/lot-legal-pack',
			array(
				'props' => self::services()->form->props( \HearthHammer\Auctions\Lots\LotRecord::of( $this->lot ) ?? throw new RuntimeException() ),
				'html'  => (string) preg_replace( '/^<div class="hh-island[^>]+>|<\/div>$/', '', $html ),
			)
		);
		$form = fn ( ?array $fields ): TemplatePage => $this->form( $fields );
		self::assertStringContainsString( 'value="Jo &amp; Al"', $form( array( 'name' => 'Jo & Al' ) )->body(), 'What was typed into the page without a token is shown once more.' );
		preg_match( '/name="token" value="([^"]+)"/', $form( null )->body(), $token );
		$fields = array( 'token' => $token[1] ?? '', 'name' => 'Jo', 'email' => 'jo@example.com', 'terms' => (string) LegalTerms::current()['version'], 'website' => '' );
		$refused = $form( $fields );
		self::assertSame( 400, $refused->status );
		self::assertStringContainsString( 'Accept the terms to get the documents', $refused->body() );
		self::assertSame( 'Check your email', $form( array( 'accept' => '1' ) + $fields )->title );
		self::assertSame( 1, self::rows( LegalTables::READER ) );
		[ $status, $headers ] = $this->render( "/legal-pack/lot/{$this->lot}/" );
		self::assertSame( array( 200, 'private, no-store' ), array( $status, $headers['cache-control'] ?? '' ) );
		self::assertSame( 404, $this->render( '/legal-pack/lot/999999/' )[0] );
		self::assertSame( 404, $this->render( '/legal-pack/abc.def/' )[0] );
	}

	#[TestDox( '[LOT-05] Staff put in several at once, see who took what on the screen and as CSV; a person’s rows are exported and erased' )]
	public function test_staff(): void {
		$of = self::services();
		add_filter( 'hh_is_uploaded_file', '__return_true' );
		foreach ( array( 'a', 'b' ) as $name ) {
			file_put_contents( "{$this->folder}/{$name}", "%PDF-1.7 {$name}\n" );
		}
		$actions  = new LegalActions( $of->putting, $of->documents, $of->vault );
		$problems = $actions->take_in( $this->lot, array( 'files' => array( 'name' => array( 'special_conditions.pdf', 'local-search.pdf', 'x.exe' ), 'tmp_name' => array( "{$this->folder}/a", "{$this->folder}/b", "{$this->folder}/b" ), 'error' => array( 0, 0, 0 ) ) ) );
		self::assertCount( 1, $problems );
		self::assertSame( array( 'Special conditions', 'Local search' ), array_map( static fn ( LegalDocument $one ): string => $one->title, $of->documents->current( $this->lot ) ) );
		$reader   = $this->asked( '+jo@example.com' );
		$document = $of->documents->current( $this->lot )[0];
		$of->readers->takes( $reader, $document, time() );

		$out = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $out );
		$screen = new AccessScreen( new AccessList(), LegalSettings::form() );
		$screen->write( $out, array( 'lot' => $this->lot, 'search' => '' ) );
		rewind( $out );
		$csv = (string) stream_get_contents( $out );
		self::assertStringContainsString( "'+jo@example.com", $csv );
		self::assertStringContainsString( 'Special conditions', $csv );

		$data = new LegalData( $of->readers, $of->documents );
		self::assertStringContainsString( 'Special conditions, version 1', (string) wp_json_encode( $data->export( '+jo@example.com', 10, 0 ) ) );
		self::assertSame( 1, $data->erase( '+jo@example.com', 10 )->removed );
		self::assertSame( array( 0, 0 ), array( self::rows( LegalTables::READER ), self::rows( LegalTables::ACCESS ) ) );
		self::assertNull( $of->links->reader( $this->token( $reader ) ), 'The links of who was erased lead nowhere.' );

		$path = Vault::folder() . '/' . $document->file;
		self::assertFileExists( $path );
		wp_delete_post( $this->lot, true );
		self::assertFileDoesNotExist( $path );
		self::assertSame( 0, self::rows( LegalTables::DOCUMENT ) );
	}

	private static function services(): LegalPackModule {
		return Plugin::legal_packs();
	}

	private function put( string $title, string $content ): int {
		$path = "{$this->folder}/upload.pdf";
		file_put_contents( $path, "%PDF-1.7 {$content}\n" );
		return self::services()->putting->put( $this->lot, $title, $path );
	}

	/** @param array<string, mixed> $fields */
	private function ask( array $fields = array() ): WP_REST_Response {
		return $this->rest(
			'POST',
			'/hpapi/v1/auctions/legal-packs',
			$fields + array(
				'token'  => $fields['token'] ?? self::services()->form_token->issue(),
				'lot'    => $this->lot,
				'name'   => 'Jo Smith',
				'email'  => 'jo@example.com',
				'accept' => true,
				'terms'  => LegalTerms::current()['version'],
			)
		);
	}

	private function asked( string $email = 'jo@example.com' ): Reader {
		self::assertSame( 202, $this->ask( array( 'email' => $email ) )->get_status() );
		return $this->reader( $email );
	}

	private function reader( string $email = 'jo@example.com' ): Reader {
		return self::services()->readers->of_address( EmailAddress::hash_of( $email ), 1, 0 )[0] ?? throw new RuntimeException( 'Nobody asked.' );
	}

	private function token( Reader $reader ): string {
		return basename( self::services()->links->pack( $reader ) );
	}

	/** Of a reader who has pressed the button. @param array<string, string>|null $fields */
	private function page( Reader $reader, ?array $fields = null ): TemplatePage {
		self::services()->readers->open( $reader, Core::services()->browser->ensure(), (int) floor( 1000 * microtime( true ) ) );
		return $this->page_of( $this->token( $reader ), $fields );
	}

	/** @param array<string, string>|null $fields */
	private function page_of( string $token, ?array $fields = null ): TemplatePage {
		$page = self::services()->pages->answer( new PageRequest( 'pack', array( 'hh_legal_lot' => '', 'hh_legal_token' => $token ), array(), $fields ), time() );
		self::assertInstanceOf( TemplatePage::class, $page );
		return $page;
	}

	/** @param array<string, string>|null $fields */
	private function form( ?array $fields ): TemplatePage {
		$page = self::services()->pages->answer( new PageRequest( 'form', array( 'hh_legal_lot' => (string) $this->lot, 'hh_legal_token' => '' ), array(), $fields ), time() );
		self::assertInstanceOf( TemplatePage::class, $page );
		return $page;
	}

	/** Everything that waits, due or not. */
	private function deliver(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET next_at = 0', $wpdb->prefix . 'hh_outbox' ) );
		Core::services()->outbox->deliver( 500, 'auctions.' );
	}

	private static function rows( string $table ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', LegalTables::name( $table ) ) );
	}

	/** @return array<string, mixed> */
	private static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . "/schemas/{$name}.json" )->to_array();
	}

	private static function assert_error( WP_REST_Response $response, int $status, string $code ): void {
		self::assertSame( array( $status, $code ), array( $response->get_status(), $response->get_data()['code'] ?? null ), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( 'private, no-store', $response->get_headers()['Cache-Control'] ?? null );
	}
}
