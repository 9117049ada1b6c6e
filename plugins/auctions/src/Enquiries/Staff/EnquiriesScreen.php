<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Staff;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Enquiry\EnquiryList;
use HearthHammer\Core\Enquiry\EnquiryScreen;
use HearthHammer\Core\Enquiry\StoredEnquiry;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Settings\SettingsForm;

defined( 'ABSPATH' ) || exit;

/**
 * Auctions → Enquiries: the list with its file and the settings, and one of them with its buttons.
 *
 * @extends EnquiryScreen<Enquiry>
 */
final class EnquiriesScreen extends EnquiryScreen {

	public const SLUG       = 'hh-auction-enquiries';
	public const CAPABILITY = Capabilities::EDIT_LOTS;
	public const CSV        = 'hh_auction_enquiry_csv';

	protected const PARENT = 'edit.php?post_type=' . SalePostType::NAME;

	public function __construct(
		EnquiryRepository $enquiries,
		EnquiryDetail $detail,
		private readonly SettingsForm $settings,
	) {
		parent::__construct( $enquiries, self::list(), $detail );
	}

	/** @return EnquiryList<Enquiry> */
	public static function list(): EnquiryList {
		return new EnquiryList( new EnquiryRepository(), EnquiryKind::class, array( 'subject' ), array( 'lot' => 'lot_id' ) );
	}

	/** @return list<array{enquiry: Enquiry, mail: 'waiting'|'retrying'|'sent'|'given_up', error: string}> */
	public function rows( mixed $query, int $limit, int $offset ): array {
		$rows = parent::rows( $query, $limit, $offset );
		// What is printed below a subject may ask for its lot.
		_prime_post_caches( array_values( array_filter( array_map( static fn ( array $row ): int => $row['enquiry']->lot, $rows ) ) ), false, true );
		return $rows;
	}

	protected function about_heading(): string {
		return __( 'Subject', 'hearth-hammer' );
	}

	protected function about( StoredEnquiry $enquiry ): string {
		ob_start();
		/**
		 * Below the subject of an enquiry in the staff's list.
		 *
		 * @param Enquiry $enquiry
		 */
		do_action( 'hh_auction_enquiry_row', $enquiry );
		return esc_html( $enquiry->subject ) . ob_get_clean();
	}

	/** What is offered or bid comes first. */
	protected function summary( StoredEnquiry $enquiry ): string {
		return implode( '. ', array_filter( array( $enquiry->bid > 0 ? Amount::pounds( $enquiry->bid ) : '', $enquiry->message ), static fn ( string $part ): bool => '' !== $part ) );
	}

	protected function show_after(): void {
		printf( '<h2>%s</h2>', esc_html__( 'Settings', 'hearth-hammer' ) );
		$this->settings->show();
	}

	protected function csv_name(): string {
		return 'auction-' . parent::csv_name();
	}

	/** @return list<string> */
	protected function csv_headings(): array {
		return array( 'Received', 'Type', 'Status', 'Subject', 'Bid', 'Name', 'Email', 'Phone', 'Message', 'Details' );
	}

	/** @return list<int|string|null> */
	protected function line( StoredEnquiry $enquiry ): array {
		$details = array_map( static fn ( string $label, string $value ): string => "{$label}: {$value}", array_keys( $enquiry->details ), $enquiry->details );
		return array( (string) wp_date( 'Y-m-d H:i', $enquiry->created_at ), $enquiry->kind->label(), $enquiry->state->label(), $enquiry->subject, $enquiry->bid > 0 ? $enquiry->bid : null, $enquiry->name, $enquiry->email, $enquiry->phone, $enquiry->message, implode( '; ', $details ) );
	}
}
