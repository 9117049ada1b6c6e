<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Enquiry\EnquiryList;
use HearthHammer\Core\Enquiry\EnquiryScreen;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Enquiry\StoredEnquiry;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryCapability;
use HearthHammer\Hpapi\Enquiries\EnquiryKind;
use HearthHammer\Hpapi\Enquiries\EnquiryRepository;

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

	public function __construct( EnquiryRepository $enquiries, EnquiryDetail $detail ) {
		parent::__construct( $enquiries, self::list(), $detail );
	}

	/** @return EnquiryList<Enquiry> */
	public static function list(): EnquiryList {
		return new EnquiryList( new EnquiryRepository(), EnquiryKind::class, array( 'reference', 'address' ) );
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
		return $enquiry->words()->summary();
	}

	protected function next_step( StoredEnquiry $enquiry ): string {
		if ( EnquiryState::Confirmed === $enquiry->state ) {
			return $enquiry->ends_at() > time() ? __( 'Attend the appointment', 'hearth-hammer' ) : __( 'Follow up, then close', 'hearth-hammer' );
		}
		if ( ! $enquiry->state->is_open() ) {
			return '';
		}
		return $enquiry->words()->next_step();
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
			$enquiry->wished(),
			$enquiry->preferred,
			$enquiry->message,
			$enquiry->is_valuation() ? self::in_one_line( $enquiry->words()->facts() ) : '',
		);
	}

	/**
	 * Kind of property: Flat or maisonette; Bedrooms: 2; …
	 *
	 * @param array<string, string> $facts Label to value.
	 */
	private static function in_one_line( array $facts ): string {
		return implode( '; ', array_map( static fn ( string $label, string $value ): string => "{$label}: {$value}", array_keys( $facts ), $facts ) );
	}
}
