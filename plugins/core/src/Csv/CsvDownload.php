<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Csv;

/**
 * Sends a file for spreadsheets to whoever asked for it in the admin, who was checked before.
 */
final class CsvDownload {

	/**
	 * Ends the request.
	 *
	 * @param string                    $name  Of the file, without `.csv`: letters, digits and hyphens.
	 * @param callable(resource): mixed $write Writes it by a CsvWriter, piece by piece, so that a long list needs no memory.
	 */
	public static function send( string $name, callable $write ): never {
		$stream = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- The answer, not a file.
		if ( false === $stream ) {
			wp_die( esc_html__( 'We couldn’t create the export.', 'hearth-hammer' ), '', array( 'response' => 500 ) );
		}
		set_time_limit( 0 );
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( sprintf( 'Content-Disposition: attachment; filename="%s.csv"', sanitize_file_name( $name ) ) );
		$write( $stream );
		exit;
	}
}
