<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\LegalPack;

use HearthHammer\Auctions\LegalPack\LegalDocument;
use HearthHammer\Auctions\LegalPack\LegalPackModule;
use HearthHammer\Auctions\LegalPack\Privacy\SolicitorData;
use HearthHammer\Auctions\LegalPack\Solicitors\DocumentRequest;
use HearthHammer\Auctions\LegalPack\Solicitors\SentDocument;
use HearthHammer\Auctions\LegalPack\Solicitors\SolicitorActions;
use HearthHammer\Auctions\LegalPack\Solicitors\SolicitorBox;
use HearthHammer\Auctions\LegalPack\Solicitors\TakeDocuments;
use HearthHammer\Auctions\LegalPack\Vault;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Core;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;

/**
 * A solicitor's documents from the email with the link to the pack that readers see.
 */
#[Group( 'platform' )]
final class SolicitorsTest extends IntegrationTestCase {

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
		add_filter( 'hh_is_uploaded_file', '__return_true' );
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
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'office', 'user_pass' => 'x', 'user_email' => 'office@example.com', 'display_name' => 'Olive Office', 'role' => 'administrator' ) ) );
		$this->lot = self::lot( self::sale( 'winter', array(), 'property-auctions' ), '5', array(), 'Mill Cottage' );
	}

	#[TestDox( '[SALE-08] Staff ask a solicitor by email; the link takes files without an account; each waits unseen until staff publish it, with who and when' )]
	public function test_whole_way(): void {
		self::assertFalse( $this->act( array( 'do' => 'ask', 'name' => 'see evil.example', 'email' => 'sol@example.com' ) )[0] );
		self::assertFalse( $this->act( array( 'do' => 'ask', 'name' => 'Sue Solicitor', 'email' => 'sol@' ) )[0] );
		self::assertSame( array(), self::of()->asked->of_lot( $this->lot ) );
		$token = $this->ask();
		self::assertSame( array( 'sol@example.com', 'Documents for the legal pack: Lot 5, Cranbrook, Kent, TN17 3DA (Mill Cottage)' ), array( $this->mails[0]->to, $this->mails[0]->subject ) );
		self::assertStringNotContainsString( 'office@example.com', $this->mails[0]->plain );

		// The solicitor has no account.
		$staff = get_current_user_id();
		wp_set_current_user( 0 );
		$page = $this->page( $token )->body();
		self::assertStringContainsString( 'name="files[]"', $page );
		self::assertStringContainsString( 'multipart/form-data', $page );
		$to = self::of()->uploads->answer( $token, array( 'upload' => '1' ), $this->files( array( 'title_register.pdf' => '%PDF-1.7 one', 'Searches.pdf' => '%PDF-1.7 two' ) ), '', time() );
		self::assertSame( home_url( "/legal-pack/upload/{$token}/?sent=2" ), $to );
		self::assertStringContainsString( 'We’ve received 2 files', $this->page( $token, '2' )->body() );
		self::assertStringContainsString( 'title_register.pdf', $this->page( $token )->body() );
		// The same again is nothing.
		self::of()->uploads->answer( $token, array( 'upload' => '1' ), $this->files( array( 'title_register.pdf' => '%PDF-1.7 one' ) ), '', time() );
		$waiting = self::of()->sent->of_lot( $this->lot );
		self::assertSame( array( array( 'Title register', 'title_register.pdf', true ), array( 'Searches', 'Searches.pdf', true ) ), array_map( static fn ( SentDocument $one ): array => array( $one->title, $one->name, $one->waits() ), $waiting ) );
		self::assertSame( array(), self::of()->documents->current( $this->lot ), 'Readers see nothing yet.' );
		self::assertStringNotContainsString( '%PDF', (string) file_get_contents( Vault::folder() . '/' . $waiting[0]->file ) );

		// The person who asked hears of both in one email.
		$this->mails = array();
		$this->deliver();
		self::assertSame( array( array( 'office@example.com', '2 documents to check: Lot 5, Cranbrook, Kent, TN17 3DA (Mill Cottage)' ) ), array_map( static fn ( Message $mail ): array => array( $mail->to, $mail->subject ), $this->mails ) );

		wp_set_current_user( $staff );
		self::assertTrue( $this->act( array( 'do' => "publish-{$waiting[0]->id}", 'title' => array( $waiting[0]->id => 'Official copy of the register' ) ) )[0] );
		self::assertFalse( $this->act( array( 'do' => "publish-{$waiting[0]->id}" ) )[0], 'Once only.' );
		self::assertTrue( $this->act( array( 'do' => "refuse-{$waiting[1]->id}" ) )[0] );
		$pack = self::of()->documents->current( $this->lot );
		self::assertSame( array( 'Official copy of the register' ), array_map( static fn ( LegalDocument $one ): string => $one->title, $pack ) );
		self::assertSame( '%PDF-1.7 one', implode( '', iterator_to_array( self::of()->vault->read( $pack[0]->file, 0, $pack[0]->bytes - 1 ), false ) ) );
		foreach ( $waiting as $one ) {
			self::assertFileDoesNotExist( Vault::folder() . '/' . $one->file );
			self::assertSame( $staff, self::of()->sent->find( $one->id )?->decided_by );
		}
		$box = $this->box();
		self::assertMatchesRegularExpression( '#Sue Solicitor.*Published on .* by Olive Office.*Not used on .* by Olive Office#s', $box );
		// Sent again under the same name it becomes a new version of that title.
		self::of()->uploads->answer( $token, array( 'upload' => '1' ), $this->files( array( 'Official copy of the register.pdf' => '%PDF-1.7 three' ) ), '', time() );
		$again = self::of()->sent->of_lot( $this->lot )[2];
		self::assertTrue( $this->act( array( 'do' => "publish-{$again->id}" ) )[0] );
		self::assertSame( array( 2 ), array_map( static fn ( LegalDocument $one ): int => $one->version, self::of()->documents->current( $this->lot ) ) );
	}

	#[TestDox( '[SALE-08] A link that ended, was closed, forged or is of an erased person takes nothing; another lot’s staff form changes nothing' )]
	public function test_links_end(): void {
		$token   = $this->ask();
		$request = $this->request();
		self::assertSame( 410, $this->page( $token, now: $request->ends_at + 1 )->status );
		foreach ( array( 'x.y', strrev( $token ), substr( $token, 0, -2 ) . 'AA', Core::services()->tokens->sign( 'hh-legal-pack', array( 'r' => $request->id, 'n' => $request->secret ), 60 ) ) as $forged ) {
			$answer = self::of()->uploads->answer( $forged, array( 'upload' => '1' ), $this->files( array( 'a.pdf' => '%PDF-' ) ), '', time() );
			self::assertSame( 410, $answer instanceof TemplatePage ? $answer->status : 0 );
		}
		$other = self::lot( self::sale( 'spring', array(), 'property-auctions' ), '6' );
		self::assertFalse( $this->actions()->act( $other, array( 'do' => "close-{$request->id}" ) )[0] );
		self::assertSame( 200, $this->page( $token )->status );
		self::assertTrue( $this->act( array( 'do' => "close-{$request->id}" ) )[0] );
		self::assertSame( 410, $this->page( $token )->status );
		self::assertSame( array(), self::of()->sent->of_lot( $this->lot ) );

		$open = $this->ask();
		self::of()->uploads->answer( $open, array( 'upload' => '1' ), $this->files( array( 'Plan.pdf' => '%PDF-1.7 plan' ) ), '', time() );
		$sent = self::of()->sent->of_lot( $this->lot )[0];
		self::assertFalse( $this->actions()->act( $other, array( 'do' => "publish-{$sent->id}" ) )[0] );
		self::assertFalse( $this->act( array( 'do' => 'publish-999999' ) )[0] );
		self::assertFalse( $this->act( array( 'do' => array( 'x' ) ) )[0] );

		$data = new SolicitorData( self::of()->asked, self::of()->sent );
		self::assertStringContainsString( 'Plan.pdf', (string) wp_json_encode( $data->export( 'Sol@Example.com', 10, 0 ), JSON_UNESCAPED_UNICODE ) );
		self::assertSame( 2, $data->erase( 'sol@example.com', 10 )->removed );
		self::assertSame( array(), $data->export( 'sol@example.com', 10, 0 ) );
		self::assertSame( 410, $this->page( $open )->status );
		self::assertStringContainsString( 'Person deleted', $this->box() );
		self::assertStringNotContainsString( 'sol@example.com', $this->box() );
		self::assertTrue( $this->act( array( 'do' => "publish-{$sent->id}" ) )[0], 'The document belongs to the lot.' );

		self::of()->uploads->answer( $this->ask(), array( 'upload' => '1' ), $this->files( array( 'Lease.pdf' => '%PDF-1.7 lease' ) ), '', time() );
		$file = Vault::folder() . '/' . self::of()->sent->of_lot( $this->lot )[1]->file;
		self::assertFileExists( $file );
		$data->forget( time() + 7 * YEAR_IN_SECONDS );
		self::assertSame( array(), $data->export( 'sol@example.com', 10, 0 ) );
		wp_delete_post( $this->lot, true );
		self::assertFileDoesNotExist( $file );
		self::assertSame( array(), self::of()->sent->of_lot( $this->lot ) );
	}

	#[TestDox( '[SALE-08] A wrong type, a file that the scanner refuses, too many files and a form that PHP dropped are refused and said; the good ones of the same form are kept' )]
	public function test_refusals(): void {
		$token   = $this->ask();
		$scanned = array();
		add_filter(
			'hh_private_file_fault',
			static function ( string $fault, string $path, string $name ) use ( &$scanned ): string {
				$scanned[] = $name;
				return str_contains( (string) file_get_contents( $path ), 'EICAR' ) ? 'A virus was found in this file.' : $fault;
			},
			10,
			3
		);
		$answer = self::of()->uploads->answer( $token, array( 'upload' => '1' ), $this->files( array( 'good.pdf' => '%PDF-1.7', 'bad.pdf' => '%PDF-EICAR', 'page.html' => '<script>', 'evil.pdf' => '<?php' ) ), '', time() );
		self::assertInstanceOf( TemplatePage::class, $answer );
		self::assertSame( 400, $answer->status );
		self::assertStringContainsString( 'bad.pdf: A virus was found in this file.', $answer->body() );
		self::assertSame( 2, substr_count( $answer->body(), 'This file type is not allowed.' ) );
		self::assertSame( array( 'good.pdf', 'bad.pdf' ), $scanned );
		$sent = self::of()->sent->of_lot( $this->lot );
		self::assertSame( array( 'good.pdf' ), array_column( $sent, 'name' ) );

		// What a scanner learns later keeps a file out of the pack.
		add_filter( 'hh_private_file_fault', static fn (): string => 'The scanner is not available.', 20 );
		self::assertSame( array( false, 'The scanner is not available.' ), $this->act( array( 'do' => "publish-{$sent[0]->id}" ) ) );
		self::assertTrue( self::of()->sent->find( $sent[0]->id )?->waits() );
		remove_all_filters( 'hh_private_file_fault', 20 );

		foreach ( array( 413 => array(), 400 => array( 'upload' => '1' ) ) as $status => $fields ) {
			$none = self::of()->uploads->answer( $token, $fields, array(), '', time() );
			self::assertSame( $status, $none instanceof TemplatePage ? $none->status : 0 );
		}
		$request = $this->request();
		for ( $number = 1; $number < TakeDocuments::MOST; $number++ ) {
			self::of()->sent->add( $request, "Page {$number}", "page-{$number}.pdf", array( 'file' => '', 'bytes' => 1, 'sha256' => (string) $number ), time() );
		}
		$full = self::of()->uploads->answer( $token, array( 'upload' => '1' ), $this->files( array( 'more.pdf' => '%PDF-1.7 more' ) ), '', time() );
		self::assertStringContainsString( 'This link takes no more files.', $full instanceof TemplatePage ? $full->body() : '' );
	}

	#[TestDox( '[SALE-08] Publishing that dies half-way leaves a document that still waits, and is done once when staff press again; a refused file takes no room of its link' )]
	public function test_dies(): void {
		$token = $this->ask();
		self::of()->uploads->answer( $token, array( 'upload' => '1' ), $this->files( array( 'Searches.pdf' => '%PDF-1.7 searches', 'Wrong.pdf' => '%PDF-1.7 wrong' ) ), '', time() );
		[ $sent, $wrong ] = self::of()->sent->of_lot( $this->lot );
		$die = static fn () => throw new RuntimeException( 'The process ends here.' );
		add_action( 'hh_legal_document_added', $die, 1 );
		try {
			self::of()->taking->publish( $sent, '', 1, time() );
			self::fail( 'It did not die.' );
		} catch ( RuntimeException ) {
			self::assertTrue( self::of()->sent->find( $sent->id )?->waits() );
		}
		remove_action( 'hh_legal_document_added', $die, 1 );
		self::assertGreaterThan( 0, self::of()->taking->publish( $sent, '', 1, time() ) );
		self::assertSame( array( 1 ), array_map( static fn ( LegalDocument $one ): int => $one->version, self::of()->documents->current( $this->lot ) ) );
		self::assertSame( SentDocument::PUBLISHED, self::of()->sent->find( $sent->id )?->state );
		self::assertSame( 0, self::of()->taking->publish( $sent, '', 1, time() ), 'Once only.' );

		self::assertTrue( self::of()->taking->refuse( $wrong, 1, time() ) );
		self::of()->uploads->answer( $token, array( 'upload' => '1' ), $this->files( array( 'Wrong.pdf' => '%PDF-1.7 wrong' ) ), '', time() );
		self::assertCount( 3, self::of()->sent->of_lot( $this->lot ), 'Refused by mistake, it may be sent again.' );
	}

	#[TestDox( '[SALE-08] The upload page is served at its address without an account, privately; people who may not edit lots see no box, and neither ask, decide nor download' )]
	public function test_page_and_rights(): void {
		$token = $this->ask();
		self::assertStringContainsString( 'Ask a solicitor for documents', $this->box() );
		wp_set_current_user( 0 );
		[ $status, $headers, $html ] = $this->render( "/legal-pack/upload/{$token}/" );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'private, no-store', (string) wp_json_encode( $headers, JSON_UNESCAPED_SLASHES ) );
		self::assertStringContainsString( 'Send documents for the legal pack', $html );
		self::assertSame( 410, $this->render( '/legal-pack/upload/abc.def/' )[0] );
		self::of()->uploads->answer( $token, array( 'upload' => '1' ), $this->files( array( 'Plan.pdf' => '%PDF-1.7 plan' ) ), '', time() );
		$sent = self::of()->sent->of_lot( $this->lot )[0];
		foreach ( array( 0, (int) wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'x', 'role' => 'subscriber' ) ) ) as $who ) {
			wp_set_current_user( $who );
			foreach ( array( SolicitorActions::SAVE => $this->lot, SolicitorActions::FILE => $sent->id ) as $action => $of ) {
				$_POST    = array( 'lot' => (string) $this->lot, 'do' => "publish-{$sent->id}", '_wpnonce' => wp_create_nonce( $action . $of ) );
				$_GET     = array( 'document' => (string) $sent->id );
				$_REQUEST = $_POST;
				try {
					do_action( "admin_post_{$action}" );
					self::fail( "{$action} was done." );
				} catch ( WpDied $died ) {
					self::assertSame( 403, $died->status );
				}
			}
		}
		$_POST = $_GET = $_REQUEST = array();
		self::assertTrue( self::of()->sent->find( $sent->id )?->waits() );
		global $wp_meta_boxes;
		$wp_meta_boxes = array();
		do_action( 'add_meta_boxes_hh_lot', get_post( $this->lot ) );
		self::assertStringNotContainsString( SolicitorBox::ID, (string) wp_json_encode( array_map( 'array_keys', $wp_meta_boxes['hh_lot']['normal'] ?? array() ) ) );
	}

	#[TestDox( '[SALE-08] Files that arrive within five minutes, on either side of any border of the clock, are one email to staff; the next email is of what came later' )]
	public function test_one_email_for_all_files(): void {
		$token  = $this->ask();
		$border = ( intdiv( time(), 300 ) + 1 ) * 300;
		$send   = function ( string $name, int $now ) use ( $token ): void {
			self::of()->uploads->answer( $token, array( 'upload' => '1' ), $this->files( array( $name => "%PDF-1.7 {$name}" ) ), '', $now );
		};
		$send( 'Register.pdf', $border - 1 );
		self::assertTrue( self::of()->taking->refuse( self::of()->sent->of_lot( $this->lot )[0], get_current_user_id(), $border ) );
		$send( 'Plan.pdf', $border - 1 );
		$send( 'Searches.pdf', $border + 1 );
		// Another process takes a file at the same time.
		self::of()->solicitors->tell_staff( $this->request() );
		global $wpdb;
		$waits = static fn (): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}hh_outbox WHERE kind = 'auctions.legal-documents-sent' AND done_at = 0 AND next_at > created_at + 290" );
		self::assertSame( 1, $waits() );

		// A file that arrives while the email is sent is in the next one.
		$this->mails = array();
		$is_late     = false;
		$late        = static function ( mixed $sent ) use ( &$is_late, $send, $border ): mixed {
			$is_late || $send( 'Lease.pdf', $border + 290 );
			$is_late = true;
			return $sent;
		};
		add_filter( 'pre_wp_mail', $late, 0 );
		$this->deliver();
		self::assertSame( array( '2 documents to check' ), $this->subjects() );
		self::assertSame( 1, $waits() );

		// An email that fails is tried again.
		add_filter( 'pre_wp_mail', '__return_false', 99 );
		$this->deliver();
		remove_filter( 'pre_wp_mail', '__return_false', 99 );
		$this->mails = array();
		$this->deliver();
		self::assertSame( array( '3 documents to check' ), $this->subjects() );
		self::of()->solicitors->tell_staff( $this->request() );
		self::assertSame( 0, $waits(), 'All of it is told.' );
	}

	/** @return list<string> Of the emails, without the lot. */
	private function subjects(): array {
		return array_map( static fn ( Message $mail ): string => (string) strstr( $mail->subject, ':', true ), $this->mails );
	}

	private function ask(): string {
		$this->mails = array();
		self::assertTrue( $this->act( array( 'do' => 'ask', 'name' => 'Sue Solicitor', 'email' => 'sol@example.com', 'days' => '7' ) )[0] );
		$this->deliver();
		self::assertSame( 1, preg_match( '#/legal-pack/upload/([A-Za-z0-9_.-]+)/#', $this->mails[0]->plain ?? '', $link ) );
		self::assertSame( 7 * DAY_IN_SECONDS, $this->request()->ends_at - $this->request()->asked_at );
		return $link[1];
	}

	private function request(): DocumentRequest {
		return self::of()->asked->of_lot( $this->lot )[0];
	}

	private function page( string $token, string $sent = '', int $now = 0 ): TemplatePage {
		$page = self::of()->uploads->answer( $token, null, array(), $sent, 0 === $now ? time() : $now );
		self::assertInstanceOf( TemplatePage::class, $page );
		return $page;
	}

	/**
	 * @param array<mixed> $fields
	 * @return array{bool, string}
	 */
	private function act( array $fields ): array {
		return $this->actions()->act( $this->lot, $fields );
	}

	private function actions(): SolicitorActions {
		$of = self::of();
		return new SolicitorActions( $of->asked, $of->sent, $of->taking, $of->solicitors, $of->vault );
	}

	private function box(): string {
		ob_start();
		( new SolicitorBox( self::of()->asked, self::of()->sent ) )->print_box( get_post( $this->lot ) );
		return (string) ob_get_clean();
	}

	/**
	 * @param array<string, string> $contents File name to content.
	 * @return array<string, mixed> As $_FILES.
	 */
	private function files( array $contents ): array {
		$sent = array( 'name' => array(), 'tmp_name' => array(), 'error' => array() );
		foreach ( $contents as $name => $content ) {
			$path = $this->folder . '/' . bin2hex( random_bytes( 4 ) );
			file_put_contents( $path, $content );
			$sent['name'][]     = $name;
			$sent['tmp_name'][] = $path;
			$sent['error'][]    = UPLOAD_ERR_OK;
		}
		return array( 'files' => $sent );
	}

	private function deliver(): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}hh_outbox SET next_at = 0 WHERE done_at = 0" );
		Core::services()->outbox->deliver( 100 );
	}

	private static function of(): LegalPackModule {
		return Plugin::legal_packs();
	}
}
