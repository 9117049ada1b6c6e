<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

use Closure;
use HearthHammer\Core\Csv\CsvDownload;
use HearthHammer\Core\Csv\CsvWriter;
use HearthHammer\Core\Module;
use HearthHammer\Core\Security\ExportCapability;

defined( 'ABSPATH' ) || exit;

/**
 * What the list shows as a file for a spreadsheet, in which nothing runs.
 *
 * @template E of StoredEnquiry
 */
final readonly class EnquiryCsv implements Module {

	private const BATCH = 200;

	/**
	 * @param EnquiryList<E>                  $list
	 * @param string                          $file     Begins its name.
	 * @param list<string>                    $headings
	 * @param Closure(E): list<int|string|null> $row
	 */
	public function __construct(
		private EnquiryDesk $desk,
		private EnquiryList $list,
		private string $file,
		private array $headings,
		private Closure $row,
	) {}

	public function register(): void {
		add_action( 'admin_post_' . $this->desk->action( 'csv' ), $this->send( ... ) );
	}

	/** Prints the button for those who may. */
	public function show_button( EnquiryFilter $filter ): void {
		if ( current_user_can( ExportCapability::NAME ) ) {
			$action = $this->desk->action( 'csv' );
			$url    = wp_nonce_url( add_query_arg( array_map( rawurlencode( ... ), array( 'action' => $action ) + $filter->parameters() ), admin_url( 'admin-post.php' ) ), $action );
			printf( '<a class="button" href="%s">%s</a>', esc_url( $url ), esc_html__( 'Export as CSV', 'hearth-hammer' ) );
		}
	}

	private function send(): never {
		check_admin_referer( $this->desk->action( 'csv' ) );
		$this->desk->check( __( 'Sorry, you are not allowed to export enquiries.', 'hearth-hammer' ) );
		ExportCapability::check();
		CsvDownload::send( "{$this->file}-" . wp_date( 'Y-m-d' ), fn ( $out ) => $this->write( $out, $this->list->requested() ) );
	}

	/** @param resource $out */
	public function write( $out, EnquiryFilter $filter ): void {
		$csv = CsvWriter::begin( $out, $this->headings );
		for ( $offset = 0; ; $offset += self::BATCH ) {
			$page = $this->list->page( $filter, self::BATCH, $offset );
			foreach ( $page as $item ) {
				$csv->write( ( $this->row )( $item['enquiry'] ) );
			}
			if ( count( $page ) < self::BATCH ) {
				return;
			}
		}
	}
}
