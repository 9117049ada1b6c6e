<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Core\Csv\CsvDownload;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The list, as it is filtered, as a file.
 */
final class ExportValuations implements Module {

	private const ACTION = 'caphpi_export_valuations';

	public function __construct( private readonly ValuationCsv $csv ) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->export( ... ) );
	}

	public static function url( ValuationFilter $filter ): string {
		return wp_nonce_url( add_query_arg( array( 'action' => self::ACTION ) + array_map( rawurlencode( ... ), $filter->to_query() ), admin_url( 'admin-post.php' ) ), self::ACTION );
	}

	private function export(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( ValuationCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to export valuations.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$filter = ValuationFilter::from_query( $_GET );
		CsvDownload::send( 'valuations-' . StaffWords::time( time(), 'Y-m-d-Hi' ), fn ( $stream ): int => $this->csv->write( $stream, $filter ) );
	}
}
