<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Enquiries;

use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\EnquirySettings;
use HearthHammer\Auctions\Enquiries\Form\LotForm;
use HearthHammer\Auctions\Enquiries\LotInput;
use HearthHammer\Auctions\Enquiries\Privacy\EnquiryData;
use HearthHammer\Auctions\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Auctions\Enquiries\Staff\EnquiryDetail;
use HearthHammer\Auctions\Enquiries\Staff\EnquiryReplies;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Core;
use HearthHammer\Core\Enquiry\EnquiryFilter;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Reply\Reply;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Tests\EnquiryButton;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use WP_REST_Response;

/**
 * Asking about a lot, viewing it, registering and bidding.
 */
final class EnquiryTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** @var list<Message> */
	private array $mails = array();

	private int $lot = 0;

	private int $submissions = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->mails           = array();
		$_COOKIE['hh_browser'] = '0123456789abcdef0123456789abcdef';
		Core::services()->browser->forget();
		update_option( EnquirySettings::OPTION, array( 'staff_email' => 'saleroom@example.com' ) );
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
		$this->lot = self::lot( self::sale( 'cars', array( 'remote_bidding' => array( 'online', 'commission' ), 'conditions_url' => 'https://example.com/conditions' ) ), '12A', array(), 'Ford Fiesta Zetec' );
		// The thanks name the sales to come by the index.
		Plugin::auctions()->index->flush();
	}

	protected function tearDown(): void {
		Core::services()->browser->forget();
		parent::tearDown();
	}

	#[TestDox( '[LOT-10] PHP finds the faults of the shared cases and says them' )]
	public function test_vectors(): void {
		/** @var list<array{fields: array<string, string>, faults: array<string, string>}> $cases */
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/lot-enquiry.json' ), true );
		self::assertGreaterThan( 10, count( $cases ) );
		foreach ( $cases as $case ) {
			self::assertSame( $case['faults'], LotInput::faults( EnquiryKind::from( $case['fields']['kind'] ), $case['fields'] ), (string) wp_json_encode( $case['fields'] ) );
		}
	}

	#[TestDox( '[LOT-10] A bid is kept, then mailed to the saleroom with all of it and to the visitor with nothing that was typed' )]
	public function test_bid(): void {
		$answer = $this->ask( array( 'kind' => 'commission_bid', 'bid' => '£3,250', 'phone' => '07700 900123', 'agree' => true, 'message' => 'https://evil.example' ) );
		self::assertSame( 201, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assert_matches_schema( json_decode( (string) wp_json_encode( $answer->get_data() ), true ), self::schema( 'lot-enquiry-answer' ) );
		self::assertSame( array( home_url( '/auctions/cars/' ) ), array_column( $answer->get_data()['next'], 'url' ), 'the sale to come' );
		self::assertCount( 0, $this->mails, 'Kept first.' );
		$row = $this->rows()[0];
		self::assertSame( array( 'commission_bid', '3250', 'car-auctions', 'Lot 12A, Ford Fiesta Zetec', 'received' ), array( $row['kind'], (string) $row['bid'], $row['business'], $row['subject'], $row['state'] ) );
		$this->deliver();
		[ $staff ] = $this->mails_to( 'saleroom@example.com' );
		self::assertStringContainsString( 'Commission bid: Lot 12A', $staff->subject );
		self::assertStringContainsString( '£3,250', $staff->plain );
		self::assertStringContainsString( 'https://evil.example', $staff->plain );
		self::assertSame( 'jo1@example.com', $staff->headers['Reply-To'] );
		[ $visitor ] = $this->mails_to( 'jo1@example.com' );
		self::assertStringNotContainsString( 'evil', $visitor->plain . $visitor->html );
		self::assertStringContainsString( '/auctions/cars/lot/12A/', $visitor->plain );
		self::assertSame( 'saleroom@example.com', $visitor->headers['Reply-To'] );
	}

	#[TestDox( '[LOT-10] What a sale does not take, and a lot that is no longer offered, is refused; a question always goes' )]
	public function test_kinds(): void {
		self::assert_error( $this->ask( array( 'kind' => 'telephone_bid', 'phone' => '07700 900123', 'agree' => true ) ), 409, 'hh_enquiry_over' );
		SaleFields::fields()->replace( (int) LotRecord::of( $this->lot )?->sale?->id(), array( 'status' => 'finished' ) );
		self::assert_error( $this->ask( array( 'kind' => 'commission_bid', 'bid' => '10', 'phone' => '07700 900123', 'agree' => true ) ), 409, 'hh_enquiry_over' );
		self::assertSame( 201, $this->ask()->get_status() );
		wp_update_post( array( 'ID' => $this->lot, 'post_status' => 'draft' ) );
		self::assert_error( $this->ask(), 404, 'hh_enquiry_no_lot' );
		self::assertSame( '', self::block( 'lot-enquiry', array(), $this->lot ) );
	}

	#[TestDox( '[LOT-10] One token makes one, a resend finds the first; robots, forged tokens and floods are refused' )]
	public function test_abuse(): void {
		$token = $this->token();
		$first = array( 'token' => $token, 'submission' => 'the-same-submission' );
		self::assertSame( array( 201, 201 ), array( $this->ask( $first )->get_status(), $this->ask( $first )->get_status() ) );
		self::assertCount( 1, $this->rows() );
		self::assert_error( $this->ask( array( 'token' => $token, 'submission' => 'another-submission' ) ), 401, 'hh_enquiry_token' );
		self::assert_error( $this->ask( array( 'token' => 'a.b' ) ), 401, 'hh_enquiry_token' );
		self::assert_error( $this->ask( array( 'website' => 'https://spam.example' ) ), 400, 'hh_enquiry_refused' );
		$refused = $this->ask( array( 'message' => '', 'email' => 'nobody' ) );
		self::assert_error( $refused, 400, 'hh_enquiry_invalid' );
		self::assertSame( array( 'message', 'email' ), array_keys( $refused->get_data()['data']['params'] ) );
		$last = null;
		for ( $try = 0; $try < 16; $try++ ) {
			$last = $this->ask();
		}
		self::assertNotNull( $last );
		self::assert_error( $last, 429, 'hh_enquiry_too_many' );
	}

	#[TestDox( '[LOT-10] Without JavaScript: shown once more with a token, faults said, then kept and thanked for' )]
	public function test_plain(): void {
		// Its link is the site's own matter.
		delete_option( 'wp_page_for_privacy_policy' );
		$html = self::block( 'lot-enquiry', array(), $this->lot );
		self::assertStringContainsString( 'Leave a commission bid', $html );
		self::assertStringNotContainsString( 'Bid by phone', $html );
		self::assertStringNotContainsString( 'name="token"', $html );
		$lot = LotRecord::of( $this->lot ) ?? throw new RuntimeException();
		self::assert_matches_schema( json_decode( (string) wp_json_encode( ( new LotForm( $lot ) )->props() ), true ), self::schema( 'lot-enquiry-props' ) );
		self::dump_fixture(
			'auctions/lot-enquiry',
			array(
				'props' => ( new LotForm( $lot ) )->props(),
				'html'  => (string) preg_replace( '/^<div class="hh-island[^>]+>|<\/div>$/', '', $html ),
			)
		);
		$typed = array( 'kind' => 'viewing', 'message' => 'Saturday & Sunday', 'name' => 'Jo', 'email' => 'jo' );
		$check = $this->page( $typed );
		self::assertInstanceOf( TemplatePage::class, $check );
		self::assertSame( 'Check your answers and send', $check->title );
		self::assertStringContainsString( 'select “Request a viewing” at the bottom', $check->body() );
		self::assertStringContainsString( '<span data-hh-send="viewing">Request a viewing</span>', $check->body() );
		self::assertStringContainsString( '<span data-hh-send="ask" hidden>Send my question</span>', $check->body() );
		self::assertStringContainsString( 'Saturday &amp; Sunday', $check->body() );
		preg_match( '/name="token" value="([^"]+)"/', $check->body(), $token );
		$refused = $this->page( $typed + array( 'token' => $token[1] ?? '' ) );
		self::assertInstanceOf( TemplatePage::class, $refused );
		self::assertSame( 400, $refused->status );
		self::assertStringContainsString( 'aria-invalid="true"', $refused->body() );
		$next = $this->page( array( 'email' => 'jo@example.com', 'token' => $token[1] ?? '' ) + $typed );
		self::assertIsString( $next );
		self::assertCount( 1, $this->rows() );
		[ $status, $headers, $thanks ] = $this->render( (string) wp_parse_url( $next, PHP_URL_PATH ) );
		self::assertSame( array( 200, 'private, no-store' ), array( $status, $headers['cache-control'] ?? '' ) );
		self::assertStringContainsString( 'we’ve received your viewing request', $thanks );
		self::assertSame( 404, $this->render( '/auction-enquiry/lot/999999/' )[0] );
	}

	#[TestDox( '[LOT-10] Other forms of the auctions send by the same way; staff see, move on and export; a person’s are exported and erased' )]
	public function test_staff(): void {
		$sell = static fn (): EnquiryDraft => new EnquiryDraft( EnquiryKind::Sell, 'van-auctions', 0, 0, 'Ford Transit', PersonName::parse( 'Jo' ) ?? throw new RuntimeException(), EmailAddress::parse( 'jo@example.com' ) ?? throw new RuntimeException(), null, '=1+1', 0, array( 'Plate' => 'AB12 CDE' ) );
		$kept = Plugin::enquiries()->sending->send( array( 'token' => Plugin::enquiries()->form_token->issue() ), $sell );
		self::assertSame( array( 'Plate' => 'AB12 CDE' ), $kept->details );
		$this->deliver();
		self::assertStringContainsString( 'AB12 CDE', $this->mails_to( 'saleroom@example.com' )[0]->plain );

		$this->ask( array( 'kind' => 'register', 'agree' => true, 'message' => '' ) );
		$list = EnquiriesScreen::list();
		self::assertSame( array( 1, 1, 1 ), $this->menu() );
		self::assertSame( array( 2, 1, 1 ), array( $list->waiting(), $list->count( new EnquiryFilter( EnquiryKind::Sell ) ), $list->count( new EnquiryFilter( about: array( 'lot' => $this->lot ) ) ) ) );
		self::assertSame( 0, $list->count( new EnquiryFilter( search: '%' ) ) );
		$repository = new EnquiryRepository();
		self::assertFalse( $repository->move( $kept, EnquiryState::Confirmed, time() ), 'A wish to sell binds nobody.' );
		self::assertTrue( $repository->move( $kept, EnquiryState::Done, time() ) );
		self::assertFalse( $repository->move( $kept, EnquiryState::Done, time() ), 'Somebody else was faster.' );

		$out = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $out );
		Plugin::enquiries()->screen->write( $out, new EnquiryFilter() );
		rewind( $out );
		$csv = (string) stream_get_contents( $out );
		self::assertStringContainsString( "'=1+1", $csv );
		self::assertStringContainsString( 'Plate: AB12 CDE', $csv );

		$data = new EnquiryData( $repository, Plugin::enquiries()->settings, Core::services()->replies->replies, Plugin::enquiries()->proofs );
		self::assertStringContainsString( 'AB12 CDE', (string) wp_json_encode( $data->export( 'jo@example.com', 10, 0 ) ) );
		self::assertSame( 1, $data->erase( 'jo@example.com', 10 )->removed );
		self::assertCount( 1, $this->rows() );
		$data->forget( time() + 3 * YEAR_IN_SECONDS );
		self::assertSame( array(), $this->rows() );
	}

	#[TestDox( '[STAFF-07] What staff closed or declined they open again: it is where it was, nobody is mailed; a stranger opens nothing' )]
	public function test_reopen(): void {
		wp_set_current_user( 1 );
		$this->ask( array( 'kind' => 'register', 'agree' => true, 'message' => '', 'email' => 'al@example.com' ) );
		$this->deliver();
		$this->mails = array();
		$id          = (int) $this->rows()[0]['id'];
		$screen      = static function () use ( $id ): string {
			ob_start();
			( new EnquiryDetail( new EnquiryRepository(), Core::services()->replies->desk( new EnquiryReplies( new EnquiryRepository(), Plugin::enquiries()->settings, Core::services()->company ) ) ) )->show( ( new EnquiryRepository() )->find( $id ) ?? throw new RuntimeException() );
			return (string) ob_get_clean();
		};
		self::assertSame( 'refused', EnquiryButton::press( 'hh_auction_enquiry_reopen', $id ), 'What is open cannot be opened.' );
		foreach ( array( array( 'done', 'received' ), array( 'confirmed', null ), array( 'declined', 'confirmed' ), array( 'done', 'confirmed' ) ) as [ $to, $again ] ) {
			self::assertSame( 'moved', EnquiryButton::press( 'hh_auction_enquiry_move', $id, $to ) );
			self::assertSame( null !== $again, str_contains( $screen(), 'Reopen' ), $to );
			if ( null !== $again ) {
				self::assertSame( 'refused', EnquiryButton::press( 'hh_auction_enquiry_move', $id, 'confirmed' ) );
				self::assertSame( 'reopened', EnquiryButton::press( 'hh_auction_enquiry_reopen', $id ) );
				self::assertSame( $again, $this->rows()[0]['state'] );
			}
		}
		$this->deliver();
		self::assertSame( array(), $this->mails );
		self::assertSame( 'moved', EnquiryButton::press( 'hh_auction_enquiry_move', $id, 'done' ) );
		wp_set_current_user( 0 );
		$this->expectException( WpDied::class );
		EnquiryButton::press( 'hh_auction_enquiry_reopen', $id );
	}

	#[TestDox( '[STAFF-07] Staff answer an enquiry about a lot: kept with it, mailed from the saleroom, and no longer new; a bid that is confirmed stays so' )]
	public function test_answer(): void {
		wp_set_current_user( 1 );
		$this->ask( array( 'email' => 'jo@example.com', 'message' => 'Is it dry?' ) );
		$repository = new EnquiryRepository();
		$source     = new EnquiryReplies( $repository, Plugin::enquiries()->settings, Core::services()->company );
		$id         = (int) $this->rows()[0]['id'];
		$answer     = static fn ( int $id, int $seen, bool $closes ): Reply => Core::services()->replies->answering->answer( $source, $source->thread( $id ) ?? throw new RuntimeException(), wp_get_current_user(), 'As a bone.', $seen, bin2hex( random_bytes( 16 ) ), true, $closes );
		$answer( $id, 0, false );
		self::assertSame( array( 'answered', 0 ), array( $this->rows()[0]['state'], EnquiriesScreen::list()->waiting() ) );
		Core::services()->outbox->deliver( 500 );
		$mails = $this->mails_to( 'jo@example.com' );
		self::assertSame( array( 'Your question about Lot 12A, Ford Fiesta Zetec', array( 'Reply-To' => 'saleroom@example.com' ) ), array( $mails[1]->subject, $mails[1]->headers ) );
		self::assertStringContainsString( '> Is it dry?', $mails[1]->plain );
		$answer( $id, 1, true );
		self::assertSame( 'done', $this->rows()[0]['state'] );

		$this->ask( array( 'kind' => 'register', 'agree' => true, 'message' => '', 'email' => 'al@example.com' ) );
		$bid = $repository->find( (int) $this->rows()[1]['id'] ) ?? throw new RuntimeException();
		self::assertTrue( $repository->move( $bid, EnquiryState::Confirmed, time() ) );
		$answer( $bid->id, 0, false );
		self::assertSame( 'confirmed', $this->rows()[1]['state'] );

		ob_start();
		( new EnquiryDetail( $repository, Core::services()->replies->desk( $source ) ) )->show( $bid );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'As a bone.', $html );
		self::assertStringContainsString( 'Your reply to al@example.com', $html );

		( new EnquiryData( $repository, Plugin::enquiries()->settings, Core::services()->replies->replies, Plugin::enquiries()->proofs ) )->forget( time() + 3 * YEAR_IN_SECONDS );
		self::assertSame( array(), Core::services()->replies->replies->of_thread( EnquiryReplies::ID, $id ) );
	}

	/** @param array<string, string> $fields */
	private function page( array $fields ): TemplatePage|string|null {
		return Plugin::enquiries()->pages->answer( new PageRequest( 'form', array( 'hh_enquiry_lot' => (string) $this->lot, 'hh_enquiry_kind' => '' ), array(), $fields ) );
	}

	private function token(): string {
		return (string) $this->rest( 'GET', '/hpapi/v1/auctions/enquiries/token' )->get_data()['token'];
	}

	#[TestDox( '[LOT-10] Staff’s mail has the lot’s title and first photo, and no broken photo where it has none' )]
	public function test_staff_photo(): void {
		$this->ask();
		$this->deliver();
		$mail = $this->mails_to( 'saleroom@example.com' )[0];
		self::assertStringContainsString( 'Lot 12A, Ford Fiesta Zetec', $mail->html );
		self::assertStringNotContainsString( '<img', $mail->html );

		$photo = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Front', 'post_status' => 'inherit' ), 'hh/fiesta.jpg', $this->lot );
		wp_update_attachment_metadata( $photo, array( 'width' => 1200, 'height' => 800, 'file' => 'hh/fiesta.jpg', 'sizes' => array() ) );
		update_post_meta( $this->lot, 'hh_lot_images', array( array( 'attachment' => $photo, 'caption' => '' ) ) );
		$this->ask();
		$this->deliver();
		$mails = $this->mails_to( 'saleroom@example.com' );
		self::assertMatchesRegularExpression( '#<img src="[^"]*hh/fiesta\.jpg" alt="Lot 12A, Ford Fiesta Zetec"#', end( $mails )->html );
	}

	#[TestDox( '[LOT-10] A visitor’s mail has a phone number to call only where an office has one' )]
	public function test_visitor_without_a_phone(): void {
		delete_option( Company::OFFICES );
		$this->ask();
		$this->deliver();
		[ $mail ] = $this->mails_to( 'jo1@example.com' );
		self::assertStringNotContainsString( 'Call ', $mail->plain . $mail->html );
		self::assertStringNotContainsString( 'tel:', $mail->html );
	}

	/** @param array<string, mixed> $fields */
	private function ask( array $fields = array() ): WP_REST_Response {
		$number = ++$this->submissions;
		return $this->rest(
			'POST',
			'/hpapi/v1/auctions/enquiries',
			$fields + array(
				'token'      => $fields['token'] ?? $this->token(),
				'submission' => sprintf( 'submission-%06d', $number ),
				'kind'       => 'ask',
				'lot'        => $this->lot,
				'name'       => 'Jo Smith',
				'email'      => "jo{$number}@example.com",
				'message'    => 'How many keys?',
			)
		);
	}

	private function deliver(): void {
		Core::services()->outbox->deliver( 500, 'auctions.' );
	}

	/** @return list<Message> */
	private function mails_to( string $address ): array {
		return array_values( array_filter( $this->mails, static fn ( Message $mail ): bool => $address === $mail->to ) );
	}

	/** @return list<array<string, string|null>> */
	private function rows(): array {
		global $wpdb;
		return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY id', ( new EnquiryRepository() )->name() ), ARRAY_A );
	}

	/** @return array<string, mixed> */
	private static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . "/schemas/{$name}.json" )->to_array();
	}

	private static function assert_error( WP_REST_Response $response, int $status, string $code ): void {
		self::assertSame( array( $status, $code ), array( $response->get_status(), $response->get_data()['code'] ?? null ), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( 'private, no-store', $response->get_headers()['Cache-Control'] ?? null );
	}

	/** @return array{int, int, int} How often the menu of the auctions says that two wait: on itself, and on its “Enquiries”; how often it has “Legal packs”. */
	private function menu(): array {
		global $menu, $submenu;
		wp_set_current_user( 1 );
		$menu    = array( array( 'Auctions', 'edit_hh_sales', 'edit.php?post_type=hh_sale' ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$submenu = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		do_action( 'admin_menu' );
		wp_set_current_user( 0 );
		$times = static fn ( array $items, string $what ): int => substr_count( implode( array_column( $items, 0 ) ), $what );
		$words = '<span class="screen-reader-text">2 enquiries waiting for a reply</span>';
		$under = $submenu['edit.php?post_type=hh_sale'] ?? array();
		return array( $times( $menu, $words ), $times( $under, $words ), $times( $under, 'Legal packs' ) );
	}
}
