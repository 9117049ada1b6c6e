<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration;

use HearthHammer\Auctions\Enquiries\EnquirySettings;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleTypes;
use HearthHammer\Core\Core;
use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\TestClock;
use RuntimeException;
use WP_REST_Request;

require_once __DIR__ . '/AuctionFixtures.php';

/**
 * People who play a sale: the office, an auctioneer and visitors, each as their own user and through the screens they have.
 */
abstract class SaleLifeTestCase extends IntegrationTestCase {

	use AuctionFixtures;

	private const CLIENT = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

	/** @var list<Message> Not yet read. */
	private array $mails = array();

	/** @var array<string, int> Role to user; 0 for visitors. */
	private array $people = array( 'visitor' => 0 );

	private string $folder = '';

	private int $entries = 0;

	private int $submissions = 0;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->mails   = array();
		$this->entries = 0;
		$this->folder  = $this->make_folder();
		add_filter( 'upload_dir', fn ( array $dirs ): array => array( 'basedir' => $this->folder ) + $dirs );
		add_filter( 'hh_is_uploaded_file', '__return_true' );
		update_option( EnquirySettings::OPTION, array( 'staff_email' => 'saleroom@example.com' ) );
		foreach ( array( 'office' => 'hh_auction_manager', 'auctioneer' => 'hh_auctioneer' ) as $who => $role ) {
			$this->people[ $who ] = (int) wp_insert_user( array( 'user_login' => $who, 'user_pass' => 'x', 'user_email' => "{$who}@example.com", 'role' => $role ) );
		}
		add_filter(
			'pre_wp_mail',
			function (): bool {
				$sending = Core::services()->mailer->sending();
				null === $sending || $this->mails[] = $sending;
				return true;
			},
			1
		);
	}

	protected function tearDown(): void {
		$_POST = $_GET = $_REQUEST = $_FILES = array();
		unset( $GLOBALS['current_screen'] );
		Core::services()->browser->forget();
		parent::tearDown();
	}

	/** From now on this person acts; a visitor has a browser of their own. */
	final protected function as( string $who ): void {
		wp_set_current_user( $this->people[ $who ] ?? 0 );
		$_COOKIE['hh_browser'] = md5( $who );
		Core::services()->browser->forget();
	}

	final protected static function clock( int $at ): void {
		TestClock::stop( $at );
	}

	/**
	 * WordPress's edit screen: opens a new post or this one, and presses its button.
	 *
	 * @param array<string, mixed> $fields Of our box, as typed.
	 * @param array<string, mixed> $more   What else the screen sends.
	 */
	final protected function edit( string $type, int $post, array $fields, array $more = array(), string $status = 'publish' ): int {
		$object = get_post_type_object( $type );
		self::assertTrue( 0 === $post ? current_user_can( (string) $object?->cap->create_posts ) : current_user_can( 'edit_post', $post ), 'May open the screen.' );
		$post  = 0 === $post ? get_default_post_to_edit( $type, true )->ID : $post;
		$_POST = wp_slash( $more + array( 'post_ID' => (string) $post, 'post_type' => $type, 'post_status' => $status, 'post_title' => get_post( $post )->post_title, 'content' => get_post( $post )->post_content, 'user_ID' => get_current_user_id(), 'action' => 'editpost', 'originalaction' => 'editpost', "hh_fields_{$type}" => wp_create_nonce( "hh_fields_{$type}" ), 'hh_field' => $fields ) + ( 'publish' === $status ? array( 'publish' => 'Publish' ) : array() ) );
		$_REQUEST = $_POST;
		set_current_screen( $type );
		edit_post();
		$_POST = $_REQUEST = array();
		unset( $GLOBALS['current_screen'] );
		Plugin::auctions()->index->flush();
		self::assertSame( array(), RefusedFields::of( $post )->sentences ?? array() );
		self::assertSame( $status, get_post( $post )->post_status );
		return $post;
	}

	/** @param array<string, mixed> $fields As typed. */
	final protected function new_sale( string $title, string $slug, int $department, string $type, array $fields ): int {
		return $this->edit( 'hh_sale', 0, $fields, array( 'post_title' => $title, 'post_name' => $slug, 'tax_input' => array( 'hh_department' => array( (string) $department ), SaleTypes::TAXONOMY => array( (string) SaleTypes::term( $type ) ) ) ) );
	}

	/**
	 * @param array<string, mixed>  $fields As typed.
	 * @param array<string, string> $seller As typed; empty for none.
	 */
	final protected function new_lot( int $sale, string $number, string $title, array $fields, array $seller = array() ): int {
		$draft = $this->edit( 'hh_lot', 0, array( 'sale' => (string) $sale, 'lot_number' => $number ), array( 'post_title' => $title, 'content' => 'Viewing is advised.' ), 'draft' );
		return $this->edit( 'hh_lot', $draft, $fields, array() === $seller ? array() : array( 'hh_seller' => $seller, 'hh_seller_nonce' => wp_create_nonce( "hh_seller{$draft}" ) ) );
	}

	/**
	 * A button of ours on a staff screen.
	 *
	 * @param array<string, mixed> $fields
	 * @return array<string, string> The query of the address that it leads to.
	 */
	final protected function press( string $action, string $nonce_of, array $fields ): array {
		return $this->led( $nonce_of, $fields, static fn () => do_action( "admin_post_{$action}" ) );
	}

	/**
	 * A submenu page of sales, with what its form sent.
	 *
	 * @param array<string, string> $address
	 * @param array<string, mixed>  $fields
	 * @return array<string, string> As press().
	 */
	final protected function press_on( string $screen, array $address, string $nonce_of, array $fields ): array {
		$_GET = $address;
		set_current_screen( 'dashboard' );
		do_action( 'admin_menu', '' );
		$hook = get_plugin_page_hookname( $screen, 'edit.php?post_type=hh_sale' );
		return $this->led( $nonce_of, $fields, static fn () => do_action( "load-{$hook}" ) );
	}

	/**
	 * What a visitor types into the form of an enquiry.
	 *
	 * @param array<string, string> $fields
	 */
	final protected function enquire( int $lot, string $kind, array $fields ): void {
		$request = new WP_REST_Request( 'POST', '/hpapi/v1/auctions/enquiries' );
		$token   = (string) $this->rest( 'GET', '/hpapi/v1/auctions/enquiries/token' )->get_data()['token'];
		$request->set_body_params( $fields + array( 'token' => $token, 'submission' => sprintf( 'submission-%06d', ++$this->submissions ), 'kind' => $kind, 'lot' => (string) $lot, 'phone' => '01580 712345', 'agree' => '0', 'website' => '' ) );
		$answer = rest_do_request( $request );
		self::assertContains( $answer->get_status(), array( 200, 201, 202 ), (string) wp_json_encode( $answer->get_data() ) );
	}

	/** The desk enters a result. @return array<string, mixed> Its entry, for sending it again. */
	final protected function enter( int $sale, int $lot, string $outcome, int $hammer = 0 ): array {
		$entry = array( 'sequence' => ++$this->entries, 'lot' => $lot, 'outcome' => $outcome, 'hammer' => $hammer, 'seen' => 0, 'at' => 1790000000 );
		$this->send( $sale, $entry );
		return $entry;
	}

	/** @param array<string, mixed> $entry */
	final protected function send( int $sale, array $entry ): void {
		$answer = $this->rest( 'POST', "/hpapi/v1/auctions/sale-day/{$sale}", array( 'client' => self::CLIENT, 'since' => 0, 'entries' => array( $entry ) ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		Plugin::auctions()->index->flush();
	}

	final protected function close_sale( int $sale ): void {
		$route = "/hpapi/v1/auctions/sale-day/{$sale}/close";
		$look  = $this->rest( 'GET', $route );
		self::assertSame( array( 200, array() ), array( $look->get_status(), $look->get_data()['open'] ?? null ) );
		$done = $this->rest( 'POST', $route, array( 'version' => $look->get_data()['version'], 'sure' => true ) );
		self::assertSame( array( 200, true ), array( $done->get_status(), $done->get_data()['closed'] ?? null ), (string) wp_json_encode( $done->get_data() ) );
		Plugin::auctions()->index->flush();
	}

	/** What a visitor sees, who is signed in nowhere. */
	final protected function seen( string $path ): string {
		$who = get_current_user_id();
		wp_set_current_user( 0 );
		[ $status, , $html ] = $this->render( $path );
		wp_set_current_user( $who );
		self::assertSame( 200, $status, $path );
		return html_entity_decode( $html, ENT_QUOTES );
	}

	/** The path of the first link to a page of this kind in a mail. */
	final protected static function link( Message $mail, string $page ): string {
		self::assertSame( 1, preg_match( "#https?://[^/\s]+(/{$page}/[A-Za-z0-9_.-]+/)#", $mail->plain, $found ), $mail->plain );
		return $found[1];
	}

	/**
	 * Everything that is due by now goes, and is read.
	 *
	 * @return array<string, Message> "address: subject" to the mail.
	 */
	final protected function post( int $later = 3700 ): array {
		global $wpdb;
		Plugin::auctions()->index->flush();
		do {
			$waits = Plugin::watching()->matcher->step( TestClock::now() + 60 );
		} while ( $waits );
		while ( null !== ( $mails = Plugin::watching()->digests->step( TestClock::now() + $later, 50 ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			array_map( Core::services()->outbox->deliver_one( ... ), $mails );
		}
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET next_at = 0 WHERE done_at = 0', $wpdb->prefix . 'hh_outbox' ) );
		Core::services()->outbox->deliver( 500, 'auctions.' );
		$read = array();
		foreach ( $this->mails as $mail ) {
			$key = "{$mail->to}: {$mail->subject}";
			self::assertNotSame( $mail->plain, $read[ $key ]->plain ?? '', 'No mail twice.' );
			$read[ isset( $read[ $key ] ) ? "{$key} (another)" : $key ] = $mail;
			self::assertNotSame( '', trim( $mail->plain ) );
			self::assertStringNotContainsString( 'Reserve', $mail->plain );
		}
		$this->mails = array();
		ksort( $read );
		return $read;
	}

	final protected static function lot_at( int $lot ): LotRecord {
		return LotRecord::of( $lot ) ?? throw new RuntimeException();
	}

	final protected static function sale_at( int $sale ): SaleRecord {
		return SaleRecord::of( $sale ) ?? throw new RuntimeException();
	}

	/** @return array<string, mixed> As $_FILES has it. */
	final protected function file( string $name, string $content ): array {
		$path = $this->folder . '/' . bin2hex( random_bytes( 6 ) );
		file_put_contents( $path, $content );
		return array( 'files' => array( 'name' => array( $name ), 'tmp_name' => array( $path ), 'error' => array( UPLOAD_ERR_OK ) ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, string>
	 */
	private function led( string $nonce_of, array $fields, callable $work ): array {
		$_POST    = wp_slash( $fields + array( '_wpnonce' => wp_create_nonce( $nonce_of ) ) );
		$_REQUEST = $_POST;
		$redirect = static fn ( string $to, int $status ) => throw new Redirected( $to, $status );
		add_filter( 'wp_redirect', $redirect, 10, 2 );
		try {
			$work();
		} catch ( Redirected $redirected ) {
			wp_parse_str( (string) wp_parse_url( $redirected->location, PHP_URL_QUERY ), $query );
			return $query;
		} finally {
			remove_filter( 'wp_redirect', $redirect );
			$_POST = $_GET = $_REQUEST = array();
			unset( $GLOBALS['current_screen'] );
			Plugin::auctions()->index->flush();
		}
		self::fail( 'The button leads nowhere.' );
	}
}
