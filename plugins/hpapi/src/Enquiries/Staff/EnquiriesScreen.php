<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Enquiry\EnquiryActions;
use HearthHammer\Core\Enquiry\EnquiryCsv;
use HearthHammer\Core\Enquiry\EnquiryDesk;
use HearthHammer\Core\Enquiry\EnquiryList;
use HearthHammer\Core\Enquiry\EnquiryScreen;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Module;
use HearthHammer\Core\Reply\ReplyDesk;
use HearthHammer\Hpapi\Enquiries\ChangeEnquiryStatus;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryCapability;
use HearthHammer\Hpapi\Enquiries\EnquiryKind;
use HearthHammer\Hpapi\Enquiries\EnquiryRepository;
use HearthHammer\Hpapi\Enquiries\EnquiryWords;
use HearthHammer\Hpapi\Enquiries\Slots\SlotTimes;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationWords;

defined( 'ABSPATH' ) || exit;

/**
 * Properties → Enquiries: the list with its file, and one of them with its buttons.
 */
final class EnquiriesScreen implements Module {

	public const SCREEN = 'hpapi_property_page_hpapi-enquiries';

	public function __construct(
		private readonly EnquiryRepository $enquiries,
		private readonly ChangeEnquiryStatus $moving,
		private readonly ReplyDesk $desk,
	) {}

	public static function desk(): EnquiryDesk {
		return new EnquiryDesk( EnquiryCapability::NAME, 'hpapi_property', 'hpapi-enquiries', 'hpapi_enquiry' );
	}

	/** @return EnquiryList<Enquiry> */
	public static function list(): EnquiryList {
		return new EnquiryList( new EnquiryRepository(), EnquiryKind::class, array( 'reference', 'address' ) );
	}

	/** @return EnquiryCsv<Enquiry> */
	public static function csv(): EnquiryCsv {
		return new EnquiryCsv( self::desk(), self::list(), 'enquiries', array( 'Received', 'Type', 'Status', 'Reference', 'Address', 'Viewing', 'Name', 'Email', 'Phone', 'Requested', 'Preferred times', 'Message', 'Valuation' ), self::row( ... ) );
	}

	/** @param array<string, int|string> $parameters */
	public static function url( array $parameters = array() ): string {
		return self::desk()->url( $parameters );
	}

	public function register(): void {
		self::csv()->register();
		( new EnquiryActions( self::desk(), $this->enquiries, $this->move( ... ), $this->moving->reopen( ... ) ) )->register();
		$notices = static fn (): array => array(
			'moved'   => array( __( 'Enquiry updated. The visitor is emailed if the change affects them.', 'hearth-hammer' ), 'success' ),
			'no-time' => array( __( 'Enter a date and time in the future for the viewing.', 'hearth-hammer' ), 'error' ),
		);
		( new EnquiryScreen( self::desk(), $this->enquiries, self::list(), ( new EnquiryDetail( $this->desk ) )->show( ... ), $this->show_list( ... ), $notices ) )->register();
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

	private function show_list(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		$table = new EnquiriesTable( self::list(), self::list()->requested() );
		$table->prepare_items();
		echo '<h1 class="wp-heading-inline">' . esc_html__( 'Enquiries', 'hearth-hammer' ) . '</h1><hr class="wp-header-end">';
		printf( '<form method="get"><input type="hidden" name="post_type" value="%s"><input type="hidden" name="page" value="%s">', esc_attr( self::desk()->post_type ), esc_attr( self::desk()->page ) );
		$table->search_box( __( 'Search enquiries', 'hearth-hammer' ), 'hpapi-enquiries' );
		$table->show_filters();
		$table->display();
		echo '</form>';
	}

	/** @return list<string> Of the file for a spreadsheet. */
	private static function row( Enquiry $enquiry ): array {
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
}
