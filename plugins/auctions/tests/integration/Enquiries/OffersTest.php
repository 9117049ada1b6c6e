<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Enquiries;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\EnquirySettings;
use HearthHammer\Auctions\Enquiries\Form\LotForm;
use HearthHammer\Auctions\Enquiries\LotInput;
use HearthHammer\Auctions\Enquiries\Privacy\EnquiryData;
use HearthHammer\Auctions\Enquiries\ProofFiles;
use HearthHammer\Auctions\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Auctions\Enquiries\Staff\OffersBox;
use HearthHammer\Auctions\LegalPack\Vault;
use HearthHammer\Auctions\Lots\Change;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Core;
use HearthHammer\Core\Enquiry\EnquiryFilter;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Tests\EnquiryButton;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Offers for a lot outside its auction.
 */
final class OffersTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** @var list<Message> */
	private array $mails = array();

	private SaleRecord $sale;

	private int $lot = 0;

	private int $submissions = 0;

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->mails           = array();
		$this->folder          = $this->make_folder();
		$_COOKIE['hh_browser'] = '0123456789abcdef0123456789abcdef';
		Core::services()->browser->forget();
		update_option( EnquirySettings::OPTION, array( 'staff_email' => 'saleroom@example.com' ) );
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
		$this->sale = self::sale( 'houses', array(), 'property-auctions' );
		$this->lot  = self::lot( $this->sale, '7', array( 'prior_offers' => 'yes' ), 'Mill Cottage' );
	}

	protected function tearDown(): void {
		Core::services()->browser->forget();
		parent::tearDown();
	}

	/** @return array<string, array{string, bool, array<string, mixed>, string, bool}> The lot's field, the department's setting, the sale, the lot's status, and whether an offer can be made. */
	public static function times(): array {
		$before = array( 'status' => 'catalogue', 'starts_at' => time() + WEEK_IN_SECONDS );
		$over   = array( 'status' => 'finished', 'starts_at' => time() - WEEK_IN_SECONDS );
		return array(
			'neither says so'              => array( '', false, $before, 'available', false ),
			'the department says so'       => array( '', true, $before, 'available', true ),
			'the lot says so'              => array( 'yes', false, $before, 'available', true ),
			'the lot refuses'              => array( 'no', true, $before, 'available', false ),
			'the lot is withdrawn'         => array( 'yes', true, $before, 'withdrawn', false ),
			'the lot is sold already'      => array( 'yes', true, $before, 'sold_prior', false ),
			'the sale runs'                => array( 'yes', true, array( 'status' => 'running' ) + $over, 'available', false ),
			'the hour has come'            => array( 'yes', true, array( 'starts_at' => time() - 60 ) + $before, 'available', false ),
			'it was sold at the auction'   => array( 'yes', true, $over, 'sold', false ),
			'it was not sold'              => array( '', false, $over, 'unsold', true ),
			'its highest bid was referred' => array( '', false, $over, 'referred', true ),
			'it was not sold, and refuses' => array( 'no', true, $over, 'unsold', false ),
		);
	}

	/** @param array<string, mixed> $sale */
	#[DataProvider( 'times' )]
	#[TestDox( '[SALE-01] Whether an offer can be made: $_dataName' )]
	public function test_who_takes_offers( string $said, bool $department, array $sale, string $status, bool $takes ): void {
		update_term_meta( (int) $this->sale->department()?->id, Department::OFFERS, $department ? '1' : '' );
		SaleFields::fields()->replace( $this->sale->id(), $sale );
		LotFields::fields()->replace( $this->lot, array( 'prior_offers' => $said, 'status' => $status ) );
		self::assertSame( $takes, in_array( EnquiryKind::Offer, LotInput::kinds( $this->record() ), true ) );
		self::assertSame( $takes ? 201 : 409, $this->offer()->get_status() );
		self::assertSame( $takes, str_contains( self::block( 'lot-enquiry', array(), $this->lot ), 'name="amount"' ) );
	}

	#[TestDox( '[SALE-01] A lot that is offered again takes offers there and no longer here' )]
	public function test_offered_again(): void {
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'finished' ) );
		LotFields::fields()->replace( $this->lot, array( 'status' => 'unsold', 'later_lot' => 12 ) );
		self::assertSame( 409, $this->offer()->get_status() );
	}

	#[TestDox( '[SALE-01] PHP refuses the same files as TypeScript' )]
	public function test_proof_vectors(): void {
		/** @var list<array{name: string, bytes: int, fault: string}> $cases */
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/offer-proof.json' ), true );
		self::assertGreaterThan( 5, count( $cases ) );
		foreach ( $cases as $case ) {
			self::assertSame( $case['fault'], ProofFiles::fault_of( $case['name'], $case['bytes'] ), $case['name'] );
		}
	}

	#[TestDox( '[SALE-01] An offer is kept with its proof of funds where no web server gives it out, then acknowledged and mailed to staff' )]
	public function test_kept_then_mailed(): void {
		$answer = $this->offer( array( 'message' => 'https://evil.example', 'solicitor' => 'Ann Law, Law & Co' ), $this->file( 'Bank letter.pdf', "%PDF-1.7 my-secret-balance\n" ) );
		self::assertSame( 201, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( array(), $this->mails, 'Kept first.' );
		[ $kept ] = $this->offers();
		self::assertSame( array( 250000, 'received' ), array( $kept->bid, $kept->state->value ) );
		self::assertSame( array( 'Payment' => 'Cash, with no loan', 'Solicitor' => 'Ann Law, Law & Co' ), $kept->details );
		self::assertSame( array( 'proof-of-funds.pdf', 'application/pdf' ), array( $kept->proof?->name, $kept->proof?->type ) );
		$stored = (string) file_get_contents( Vault::folder() . '/' . $kept->proof?->file );
		self::assertStringStartsWith( '<?php http_response_code( 404 )', $stored );
		self::assertStringNotContainsString( 'my-secret-balance', $stored );
		ob_start();
		Plugin::enquiries()->proofs->print( $kept->proof ?? throw new RuntimeException() );
		self::assertSame( "%PDF-1.7 my-secret-balance\n", ob_get_clean() );
		$this->deliver();
		[ $staff ] = $this->mails_to( 'saleroom@example.com' );
		self::assertSame( 'Offer: Lot 7, Cranbrook, Kent, TN17 3DA (Mill Cottage)', $staff->subject );
		foreach ( array( '£250,000', 'Cash, with no loan', 'Ann Law, Law & Co', 'PDF, ', 'https://evil.example', '01580 712345' ) as $said ) {
			self::assertStringContainsString( $said, $staff->plain );
		}
		[ $visitor ] = $this->mails_to( 'jo1@example.com' );
		self::assertSame( 'Thank you, we’ve received your offer: Lot 7, Cranbrook, Kent, TN17 3DA (Mill Cottage)', $visitor->subject );
		self::assertStringContainsString( 'Your offer: £250,000', $visitor->plain );
		self::assertStringContainsString( $this->link( $visitor ), $visitor->html );
		self::assertStringNotContainsString( 'evil', $visitor->plain . $visitor->html );
		self::assertStringNotContainsString( 'Law', $visitor->plain . $visitor->html );
	}

	#[TestDox( '[SALE-01] A file that is not what its name says, of another type or too large is refused at its field, and nothing is kept of it' )]
	public function test_refused_files(): void {
		$files = array(
			'The proof of funds must be a PDF, JPG or PNG file' => array( $this->file( 'funds.pdf', "<?php echo 'no';" ), $this->file( 'funds.php', '%PDF-1.7' ), $this->file( 'funds.zip', "PK\x03\x04" ) ),
			'The proof of funds is empty. Choose another file'  => array( $this->file( 'funds.pdf', '' ) ),
			'The proof of funds must be 10 MB or smaller'       => array( $this->file( 'funds.pdf', '%PDF-' . str_repeat( 'x', ProofFiles::MAX_BYTES ) ) ),
			'The proof of funds didn’t arrive. Choose a file of 10 MB or smaller' => array( array( 'error' => UPLOAD_ERR_INI_SIZE ) + $this->file( 'funds.pdf', '%PDF-' ) ),
		);
		foreach ( $files as $fault => $some ) {
			foreach ( $some as $file ) {
				$answer = $this->offer( array(), $file );
				self::assertSame( array( 400, array( 'proof' => $fault ) ), array( $answer->get_status(), $answer->get_data()['data']['params'] ?? null ), $file['name'] );
			}
		}
		self::assertSame( array(), $this->offers() );
		self::assertDirectoryDoesNotExist( Vault::folder() );
		// A question has no file, whatever is sent with it.
		self::assertSame( 201, $this->offer( array( 'kind' => 'ask', 'message' => 'Is it dry?' ), $this->file( 'funds.pdf', '%PDF-' ) )->get_status() );
		self::assertDirectoryDoesNotExist( Vault::folder() );
	}

	#[TestDox( '[SALE-01] Where the database does not take the offer, its file does not stay behind' )]
	public function test_no_file_without_a_row(): void {
		$token = (string) $this->rest( 'GET', '/hpapi/v1/auctions/enquiries/token' )->get_data()['token'];
		self::assertSame( 201, $this->offer( array( 'token' => $token ), $this->file( 'a.pdf', '%PDF-a' ) )->get_status() );
		self::assertSame( 401, $this->offer( array( 'token' => $token ), $this->file( 'b.pdf', '%PDF-b' ) )->get_status() );
		self::assertCount( 1, (array) glob( Vault::folder() . '/*/*.php' ) );
	}

	#[TestDox( '[SALE-01] Without JavaScript: checked on a page of its own, then sent with its file and thanked for' )]
	public function test_plain(): void {
		delete_option( 'wp_page_for_privacy_policy' );
		$html = self::block( 'lot-enquiry', array(), $this->lot );
		self::dump_fixture(
			'auctions/lot-enquiry-offer',
			array(
				'props' => ( new LotForm( $this->record() ) )->props(),
				'html'  => (string) preg_replace( '/^<div class="hh-island[^>]+>|<\/div>$/', '', $html ),
			)
		);
		self::assertStringContainsString( 'enctype="multipart/form-data"', $html );
		$typed = array( 'kind' => 'offer', 'amount' => '250,000', 'funding' => 'cash', 'name' => 'Jo', 'email' => 'jo@example.com', 'phone' => '01580 712345' );
		$page  = fn ( array $fields ): TemplatePage|string|null => Plugin::enquiries()->pages->answer( new PageRequest( 'form', array( 'hh_enquiry_lot' => (string) $this->lot, 'hh_enquiry_kind' => '' ), array(), $fields ) );
		$check = $page( $typed );
		self::assertInstanceOf( TemplatePage::class, $check );
		self::assertStringContainsString( 'select “Send my offer” at the bottom', $check->body() );
		self::assertStringContainsString( 'choose it again', $check->body() );
		self::assertStringContainsString( '<option value="cash" selected', $check->body() );
		preg_match( '/name="token" value="([^"]+)"/', $check->body(), $token );
		$_FILES  = array( 'proof' => $this->file( 'funds.exe', 'MZ' ) );
		$refused = $page( $typed + array( 'token' => $token[1] ?? '' ) );
		self::assertInstanceOf( TemplatePage::class, $refused );
		self::assertStringContainsString( 'must be a PDF, JPG or PNG file', $refused->body() );
		$_FILES = array( 'proof' => $this->file( 'funds.png', "\x89PNG" ) );
		$next   = $page( $typed + array( 'token' => $token[1] ?? '' ) );
		$_FILES = array();
		self::assertIsString( $next );
		self::assertSame( 'proof-of-funds.png', $this->offers()[0]->proof?->name );
		self::assertStringContainsString( 'we’ve received your offer', $this->render( (string) wp_parse_url( $next, PHP_URL_PATH ) )[2] );
	}

	#[TestDox( '[SALE-01] Staff see a lot’s offers side by side; accepting one sells the lot prior, and tells watchers, its bidder and the others in words of their own' )]
	public function test_accept(): void {
		$changes = array();
		add_action( 'hh_lot_changed', static function ( int $lot, array $some ) use ( &$changes ): void {
			$changes[ $lot ] = array_map( static fn ( Change $change ): string => "{$change->field}: {$change->becomes}", $some );
		}, 10, 2 );
		$this->offer( array( 'amount' => '240000' ) );
		$this->offer( array( 'amount' => '251000' ), $this->file( 'funds.pdf', '%PDF-' ) );
		$this->offer( array( 'amount' => '100' ) );
		[ $best, $second, $low ] = $this->offers();
		self::assertSame( array( 251000, 240000, 100 ), array( $best->bid, $second->bid, $low->bid ) );
		wp_set_current_user( self::auctioneer() );
		$box = $this->box();
		self::assertTrue( strpos( $box, '£251,000' ) < strpos( $box, '£240,000' ) && strpos( $box, '£240,000' ) < strpos( $box, '£100' ) );
		self::assertSame( 3, substr_count( $box, 'Accept offer' ) );
		self::assertSame( 1, substr_count( $box, 'hh_auction_offer_proof' ) );
		$this->deliver();
		$this->mails = array();

		self::assertSame( 'declined', EnquiryButton::press( OffersBox::DECIDE, $low->id, 'declined' ) );
		self::assertSame( 'accepted', EnquiryButton::press( OffersBox::DECIDE, $best->id, 'accepted' ) );
		self::assertSame( 'refused', EnquiryButton::press( OffersBox::DECIDE, $second->id, 'accepted' ) );
		self::assertSame( array( 'accepted', 'declined', 'declined' ), array_map( static fn ( Enquiry $one ): string => $one->state->value, $this->offers() ) );
		$lot = $this->record();
		self::assertSame( array( LotStatus::SoldPrior, 0 ), array( $lot->status(), $lot->hammer_in_pence() ) );
		self::assertContains( 'status: sold_prior', $changes[ $this->lot ] ?? array(), 'Watchers are told by it.' );
		self::assertStringNotContainsString( 'Accept offer', $this->box() );
		$this->deliver();
		$subject = fn ( string $to ): array => array_map( static fn ( Message $mail ): string => $mail->subject, $this->mails_to( $to ) );
		self::assertSame( array( 'Your offer has been accepted: Lot 7, Cranbrook, Kent, TN17 3DA (Mill Cottage)' ), $subject( $best->email ) );
		self::assertSame( array( 'This lot has been sold to another buyer: Lot 7, Cranbrook, Kent, TN17 3DA (Mill Cottage)' ), $subject( $second->email ) );
		self::assertSame( array( 'Your offer hasn’t been accepted: Lot 7, Cranbrook, Kent, TN17 3DA (Mill Cottage)' ), $subject( $low->email ) );
		self::assertStringNotContainsString( '251,000', $this->mails_to( $second->email )[0]->plain, 'Nobody learns another’s amount.' );
		// The platform does not put it back.
		Plugin::auctions()->lots->update( $this->lot, null, array( 'status' => 'available' ), LotWriter::SYNC );
		self::assertSame( LotStatus::SoldPrior, $this->record()->status() );
	}

	#[TestDox( '[SALE-01] An offer that is accepted after the auction sells the lot after it' )]
	public function test_accept_after(): void {
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'finished', 'starts_at' => time() - DAY_IN_SECONDS ) );
		LotFields::fields()->replace( $this->lot, array( 'status' => 'unsold' ) );
		$this->offer();
		wp_set_current_user( self::auctioneer() );
		self::assertSame( 'accepted', EnquiryButton::press( OffersBox::DECIDE, $this->offers()[0]->id, 'accepted' ) );
		self::assertSame( LotStatus::SoldAfter, $this->record()->status() );
	}

	#[TestDox( '[SALE-01] Where the outbox does not take a mail, the offer and the lot stay as they were' )]
	public function test_all_or_nothing(): void {
		$this->offer();
		$this->deliver();
		wp_set_current_user( self::auctioneer() );
		// As if the table had taken nothing; an error would end the test's own transaction.
		$fail = static fn ( string $sql ): string => str_starts_with( $sql, 'INSERT' ) && str_contains( $sql, 'auctions.offer-news' ) ? 'SELECT 1' : $sql;
		add_filter( 'query', $fail );
		self::assertSame( 'refused', EnquiryButton::press( OffersBox::DECIDE, $this->offers()[0]->id, 'accepted' ) );
		remove_filter( 'query', $fail );
		self::assertSame( array( LotStatus::Available, EnquiryState::Received ), array( $this->record()->status(), $this->offers()[0]->state ) );
		self::assertSame( 'accepted', EnquiryButton::press( OffersBox::DECIDE, $this->offers()[0]->id, 'accepted' ), 'It can be done again.' );
	}

	#[TestDox( '[SALE-01] A bidder withdraws an offer by the signed link of the acknowledgement: looking changes nothing, staff are told, and it is over' )]
	public function test_withdraw(): void {
		$this->offer();
		$this->deliver();
		$link        = $this->link( $this->mails_to( 'jo1@example.com' )[0] );
		$path        = (string) wp_parse_url( $link, PHP_URL_PATH );
		$this->mails = array();
		[ $status, $headers, $html ] = $this->render( $path );
		self::assertSame( array( 200, 'private, no-store' ), array( $status, $headers['cache-control'] ?? '' ) );
		self::assertStringContainsString( 'Withdraw my offer', $html );
		self::assertStringContainsString( '£250,000', $html );
		self::assertSame( EnquiryState::Received, $this->offers()[0]->state );
		$token = basename( $path );
		self::assertSame( 'Your offer has been withdrawn', Plugin::enquiries()->offer_pages->answer( $token, array( 'withdraw' => '1' ), time() )->title );
		self::assertSame( EnquiryState::Withdrawn, $this->offers()[0]->state );
		self::assertStringNotContainsString( 'Withdraw my offer', Plugin::enquiries()->offer_pages->answer( $token, array( 'withdraw' => '1' ), time() )->body() );
		$this->deliver();
		self::assertSame( array( 'Offer withdrawn: Lot 7, Cranbrook, Kent, TN17 3DA (Mill Cottage)' ), array_map( static fn ( Message $mail ): string => $mail->subject, $this->mails ) );
		self::assertSame( 410, Plugin::enquiries()->offer_pages->answer( substr( $token, 0, -3 ) . 'abc', array( 'withdraw' => '1' ), time() )->status );
		wp_set_current_user( self::auctioneer() );
		self::assertSame( 'refused', EnquiryButton::press( OffersBox::DECIDE, $this->offers()[0]->id, 'accepted' ) );
		self::assertSame( LotStatus::Available, $this->record()->status() );
	}

	#[TestDox( '[SALE-01] Nobody but staff sees, decides or downloads, and no other button of enquiries decides an offer' )]
	public function test_who_may(): void {
		$this->offer( array(), $this->file( 'funds.pdf', '%PDF-' ) );
		$offer = $this->offers()[0];
		wp_set_current_user( 1 );
		self::assertSame( 'refused', EnquiryButton::press( 'hh_auction_enquiry_move', $offer->id, 'accepted' ) );
		self::assertSame( 'refused', EnquiryButton::press( 'hh_auction_enquiry_reopen', $offer->id ) );
		foreach ( array( 0, (int) wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'x', 'role' => 'subscriber' ) ) ) as $who ) {
			wp_set_current_user( $who );
			self::assertSame( '', $this->box() );
			foreach ( array( OffersBox::DECIDE, OffersBox::PROOF ) as $action ) {
				try {
					EnquiryButton::press( $action, $offer->id, 'accepted' );
					self::fail( "{$action} was done." );
				} catch ( WpDied $died ) {
					self::assertSame( 403, $died->status );
				}
			}
		}
		self::assertSame( EnquiryState::Received, $this->offers()[0]->state );
	}

	#[TestDox( '[SALE-01] [LOG-05] A person’s offers are exported and erased with their files, and forgotten in time; staff’s list and CSV have them' )]
	public function test_privacy(): void {
		$files = static fn (): int => count( (array) glob( Vault::folder() . '/*/*.php' ) );
		$this->offer( array(), $this->file( 'a.pdf', '%PDF-a' ) );
		$this->offer( array(), $this->file( 'b.pdf', '%PDF-b' ) );
		self::assertSame( 2, $files() );
		$list = EnquiriesScreen::list();
		self::assertSame( 2, $list->count( new EnquiryFilter( EnquiryKind::Offer ) ) );
		$screen = Plugin::enquiries()->screen;
		self::assertStringContainsString( '<br>£250,000', $screen->cell( $screen->rows( new EnquiryFilter( EnquiryKind::Offer ), 1, 0 )[0], 'what' ) );
		$out = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $out );
		Plugin::enquiries()->screen->write( $out, new EnquiryFilter() );
		rewind( $out );
		self::assertStringContainsString( '250000', (string) stream_get_contents( $out ) );
		$data = new EnquiryData( new EnquiryRepository(), Plugin::enquiries()->settings, Core::services()->replies->replies, Plugin::enquiries()->proofs );
		self::assertStringContainsString( '250,000', (string) wp_json_encode( $data->export( 'jo1@example.com', 10, 0 ) ) );
		self::assertSame( 1, $data->erase( 'jo1@example.com', 10 )->removed );
		self::assertSame( 1, $files() );
		$data->forget( time() + 3 * YEAR_IN_SECONDS );
		self::assertSame( array( array(), 0 ), array( $this->offers(), $files() ) );
	}

	/**
	 * @param array<string, mixed>      $fields
	 * @param array<string, mixed>|null $file   As $_FILES has it.
	 */
	private function offer( array $fields = array(), ?array $file = null ): WP_REST_Response {
		$number  = ++$this->submissions;
		$request = new WP_REST_Request( 'POST', '/hpapi/v1/auctions/enquiries' );
		$request->set_body_params(
			$fields + array(
				'token'      => $fields['token'] ?? (string) $this->rest( 'GET', '/hpapi/v1/auctions/enquiries/token' )->get_data()['token'],
				'submission' => sprintf( 'submission-%06d', $number ),
				'kind'       => 'offer',
				'lot'        => (string) $this->lot,
				'amount'     => '£250,000',
				'funding'    => 'cash',
				'name'       => 'Jo Smith',
				'email'      => "jo{$number}@example.com",
				'phone'      => '01580 712345',
				'agree'      => '0',
			)
		);
		$request->set_file_params( null === $file ? array() : array( 'proof' => $file ) );
		return rest_do_request( $request );
	}

	/** @return array{name: string, tmp_name: string, error: int, size: int} */
	private function file( string $name, string $content ): array {
		$path = $this->folder . '/' . bin2hex( random_bytes( 6 ) );
		file_put_contents( $path, $content );
		return array( 'name' => $name, 'tmp_name' => $path, 'error' => UPLOAD_ERR_OK, 'size' => strlen( $content ) );
	}

	/** What the lot's edit screen shows of offers to whoever is signed in. */
	private function box(): string {
		global $wp_meta_boxes;
		$wp_meta_boxes = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		do_action( 'add_meta_boxes_hh_lot', get_post( $this->lot ) );
		$box = $wp_meta_boxes['hh_lot']['normal']['high']['hh-offers'] ?? null;
		if ( null === $box || ! current_user_can( 'edit_post', $this->lot ) ) {
			return '';
		}
		ob_start();
		$box['callback']( get_post( $this->lot ), $box );
		return (string) ob_get_clean();
	}

	private static function auctioneer(): int {
		return (int) wp_insert_user( array( 'user_login' => 'hammer' . wp_generate_password( 6, false ), 'user_pass' => 'x', 'role' => 'hh_auctioneer' ) );
	}

	private function record(): LotRecord {
		return LotRecord::of( $this->lot ) ?? throw new RuntimeException();
	}

	/** @return list<Enquiry> */
	private function offers(): array {
		return ( new EnquiryRepository() )->offers( $this->lot );
	}

	private function deliver(): void {
		Core::services()->outbox->deliver( 500, 'auctions.' );
	}

	/** @return list<Message> */
	private function mails_to( string $address ): array {
		return array_values( array_filter( $this->mails, static fn ( Message $mail ): bool => $address === $mail->to ) );
	}

	/** The address of the offer's own page. */
	private function link( Message $mail ): string {
		self::assertSame( 1, preg_match( '#https?://\S+/auction-enquiry/offer/\S+/#', $mail->plain, $found ) );
		return $found[0];
	}
}
