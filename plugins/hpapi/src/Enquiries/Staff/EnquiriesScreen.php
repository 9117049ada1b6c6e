<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Enquiry\EnquiryActions;
use HearthHammer\Core\Enquiry\EnquiryDesk;
use HearthHammer\Core\Enquiry\EnquiryList;
use HearthHammer\Core\Enquiry\EnquiryScreen;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Enquiry\StoredEnquiry;
use HearthHammer\Core\Reply\ReplyDesk;
use HearthHammer\Hpapi\Enquiries\ChangeEnquiryStatus;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryCapability;
use HearthHammer\Hpapi\Enquiries\EnquiryKind;
use HearthHammer\Hpapi\Enquiries\EnquiryRepository;
use HearthHammer\Hpapi\Enquiries\EnquiryWords;
use HearthHammer\Hpapi\Enquiries\Slots\SlotDays;
use HearthHammer\Hpapi\Enquiries\Slots\SlotTimes;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationWords;

defined( 'ABSPATH' ) || exit;

/**
 * Properties → Enquiries: the list with its file, and one of them with its buttons.
 *
 * @extends EnquiryScreen<Enquiry>
 */
final class EnquiriesScreen extends EnquiryScreen {

	public const SLUG       = 'hpapi-enquiries';
	public const CAPABILITY = EnquiryCapability::NAME;
	public const CSV        = 'hpapi_enquiry_csv';

	protected const PARENT = 'edit.php?post_type=hpapi_property';

	public function __construct(
		EnquiryRepository $enquiries,
		private readonly ChangeEnquiryStatus $moving,
		private readonly ReplyDesk $desk,
	) {
		parent::__construct( $enquiries, self::list() );
	}

	public static function desk(): EnquiryDesk {
		return new EnquiryDesk( self::CAPABILITY, 'hpapi_property', self::SLUG, 'hpapi_enquiry' );
	}

	/** @return EnquiryList<Enquiry> */
	public static function list(): EnquiryList {
		return new EnquiryList( new EnquiryRepository(), EnquiryKind::class, array( 'reference', 'address' ) );
	}

	public function register(): void {
		parent::register();
		( new EnquiryActions( self::desk(), $this->enquiries, $this->move( ... ), $this->moving->reopen( ... ) ) )->register();
	}

	protected function about_heading(): string {
		return __( 'Property', 'hearth-hammer' );
	}

	protected function about( StoredEnquiry $enquiry ): string {
		$link = $enquiry->post_id > 0 ? get_edit_post_link( $enquiry->post_id, 'raw' ) : null;
		$text = esc_html( $enquiry->address ) . '<br><span class="description">' . esc_html( $enquiry->reference ) . '</span>';
		return is_string( $link ) ? sprintf( '<a href="%s">%s</a>', esc_url( $link ), $text ) : $text;
	}

	protected function summary( StoredEnquiry $enquiry ): string {
		return match ( true ) {
			$enquiry->is_valuation() => ValuationWords::summary( $enquiry ),
			$enquiry->is_viewing()   => $enquiry->has_time() ? SlotDays::label( $enquiry->starts_at ) : $enquiry->preferred,
			default                  => implode( ', ', array_filter( array( implode( ', ', array_map( EnquiryWords::wish( ... ), $enquiry->wishes ) ), $enquiry->message ) ) ),
		};
	}

	protected function next_step( StoredEnquiry $enquiry ): string {
		return EnquiryWords::next_action( $enquiry, time() );
	}

	protected function show_enquiry( StoredEnquiry $enquiry ): void {
		( new EnquiryDetail( $this->desk ) )->show( $enquiry );
	}

	/** @return array<string, array{string, string}> */
	protected function notices(): array {
		return array(
			'moved'   => array( __( 'Enquiry updated. The visitor is emailed if the change affects them.', 'hearth-hammer' ), 'success' ),
			'no-time' => array( __( 'Enter a date and time in the future for the viewing.', 'hearth-hammer' ), 'error' ),
		) + parent::notices();
	}

	/** @return list<string> */
	protected function csv_headings(): array {
		return array( 'Received', 'Type', 'Status', 'Reference', 'Address', 'Viewing', 'Name', 'Email', 'Phone', 'Requested', 'Preferred times', 'Message', 'Valuation' );
	}

	/** @return list<string> */
	protected function line( StoredEnquiry $enquiry ): array {
		return array(
			(string) wp_date( 'Y-m-d H:i', $enquiry->created_at ),
			$enquiry->kind->label(),
			$enquiry->state->label(),
			$enquiry->reference,
			$enquiry->address,
			$enquiry->has_time() ? (string) wp_date( 'Y-m-d H:i', $enquiry->starts_at ) : '',
			$enquiry->name,
			$enquiry->email,
			$enquiry->phone,
			implode( ', ', array_map( EnquiryWords::wish( ... ), $enquiry->wishes ) ),
			$enquiry->preferred,
			$enquiry->message,
			$enquiry->is_valuation() ? ValuationWords::line( $enquiry ) : '',
		);
	}

	/** As the form's button says, with the time that was agreed. */
	private function move( Enquiry $enquiry, EnquiryState $to ): string {
		$text   = static fn ( string $name ): string => is_string( $_POST[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- EnquiryActions has checked it.
		$starts = ( new SlotTimes( wp_timezone() ) )->single( $text( 'starts' ) );
		if ( EnquiryState::Confirmed === $to && ! $enquiry->has_time() && ( null === $starts || $starts <= time() ) ) {
			return 'no-time';
		}
		return $this->moving->by_staff( $enquiry, $to, $starts, absint( $text( 'minutes' ) ) ) ? 'moved' : 'refused';
	}
}
