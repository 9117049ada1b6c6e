<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Csv\CsvDownload;
use HearthHammer\Core\Csv\CsvWriter;
use HearthHammer\Core\Module;
use HearthHammer\Core\Security\ExportCapability;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryCapability;
use HearthHammer\Hpapi\Enquiries\EnquiryWords;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationWords;

defined( 'ABSPATH' ) || exit;

/**
 * What the list shows as a file for a spreadsheet, in which nothing runs.
 */
final class EnquiryCsv implements Module {

	private const ACTION = 'hpapi_enquiry_csv';
	private const BATCH  = 200;

	public function __construct( private readonly EnquiryList $list ) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->send( ... ) );
	}

	public static function url( EnquiryFilter $filter ): string {
		return wp_nonce_url( add_query_arg( array_map( rawurlencode( ... ), array( 'action' => self::ACTION ) + $filter->parameters() ), admin_url( 'admin-post.php' ) ), self::ACTION );
	}

	private function send(): never {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( EnquiryCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to export enquiries.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		ExportCapability::check();
		CsvDownload::send( 'enquiries-' . wp_date( 'Y-m-d' ), fn ( $out ) => $this->write( $out, EnquiryFilter::from_request() ) );
	}

	/** @param resource $out */
	public function write( $out, EnquiryFilter $filter ): void {
		$csv = CsvWriter::begin( $out, array( 'Received', 'Type', 'Status', 'Reference', 'Address', 'Viewing', 'Name', 'Email', 'Phone', 'Requested', 'Preferred times', 'Message', 'Valuation' ) );
		for ( $offset = 0; ; $offset += self::BATCH ) {
			$page = $this->list->page( $filter, self::BATCH, $offset );
			foreach ( $page as $item ) {
				$csv->write( self::row( $item['enquiry'] ) );
			}
			if ( count( $page ) < self::BATCH ) {
				return;
			}
		}
	}

	/** @return list<string> */
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
