<?php
/**
 * How fast feeds are imported, and in how much memory.
 *
 *     wp eval-file --use-include tests/bench/import-bench.php [<properties to write>] [<properties to check>]
 *
 * Checks a feed of 20,000 properties and 100 MB and fails at 128 MB of memory or more; then imports 2,000
 * properties, beside a plain loop that writes the same posts and fields with wp_insert_post(). It removes what it made.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Core\Sync\Run;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\PropertyFields;

global $wpdb;

$hh_number = static fn ( int $index, int $otherwise ): int => max( 1, (int) ( $args[ $index ] ?? $otherwise ) );
$hh_write  = $hh_number( 0, 2000 );
$hh_check  = $hh_number( 1, 20000 );
$hh_folder = sys_get_temp_dir() . '/hh-import-bench-' . getmypid();
mkdir( $hh_folder );

/** Writes a feed row by row; its descriptions have so many letters. */
$hh_feed = static function ( string $path, int $rows, int $letters, string $price = '400000' ): void {
	$columns = array( 'AGENT_REF', 'BRANCH_ID', 'ADDRESS_1', 'ADDRESS_2', 'TOWN', 'POSTCODE1', 'POSTCODE2', 'DISPLAY_ADDRESS', 'FEATURE1', 'FEATURE2', 'FEATURE3', 'SUMMARY', 'DESCRIPTION', 'BEDROOMS', 'BATHROOMS', 'LIVING_ROOMS', 'PRICE', 'PRICE_QUALIFIER', 'STATUS_ID', 'TRANS_TYPE_ID', 'PROP_SUB_ID', 'PUBLISHED_FLAG', 'CREATE_DATE', 'UPDATE_DATE', 'TENURE_TYPE_ID', 'COUNCIL_TAX_BAND' );
	$text    = '';
	while ( strlen( $text ) < $letters ) {
		$text .= "<p>The drawing room is of good size, with a fireplace #1 and windows to the garden.\nUpstairs there are bedrooms.</p>\n";
	}
	$handle = fopen( $path, 'wb' );
	fwrite( $handle, "#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\nProperty Count : {$rows}\n\n#DEFINITION#\n" . implode( '^', $columns ) . "^~\n\n#DATA#\n" );
	for ( $i = 1; $i <= $rows; $i++ ) {
		fwrite( $handle, implode( '^', array( "BENCH_{$i}", 'BENCH', "{$i} Mill Lane", 'The Green', 'Cranbrook', 'TN17', '3BQ', "Mill Lane {$i}, Cranbrook", 'Garden of half an acre', 'Garage', 'No onward chain', 'A house by the mill.', $text, (string) ( 1 + $i % 6 ), '2', '2', $price, '2', '0', '1', (string) ( 1 + $i % 4 ), '1', '2026-05-01 09:00:00', '2026-06-01 09:00:00', '1', 'E' ) ) . "^~\n" );
	}
	fwrite( $handle, "\n#END#\n" );
	fclose( $handle );
};

$hh_import = static function ( string $path, bool $dry_run ): array {
	$runner = Plugin::feeds()->feeds()->imports;
	gc_collect_cycles();
	memory_reset_peak_usage();
	$began = microtime( true );
	$run   = $runner->prepare( $path, basename( $path ), 'bench', $dry_run, true, true );
	$runner->advance( $run );
	return array( $run, microtime( true ) - $began, memory_get_peak_usage() / 1048576 );
};

$hh_remove = static function () use ( $wpdb ): void {
	$posts = array_map( intval( ... ), $wpdb->get_col( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = 'hpapi_branch' AND meta_value = 'BENCH'" ) );
	foreach ( array_chunk( $posts, 500 ) as $some ) {
		$in = implode( ',', $some );
		$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE post_id IN ({$in})" ); // phpcs:ignore WordPress.DB.PreparedSQL -- Integers.
		$wpdb->query( "DELETE FROM {$wpdb->term_relationships} WHERE object_id IN ({$in})" ); // phpcs:ignore WordPress.DB.PreparedSQL -- Integers.
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE ID IN ({$in})" ); // phpcs:ignore WordPress.DB.PreparedSQL -- Integers.
		$wpdb->query( "DELETE FROM {$wpdb->prefix}hpapi_property_index WHERE post_id IN ({$in})" ); // phpcs:ignore WordPress.DB.PreparedSQL -- Integers.
	}
	$wpdb->query( "DELETE FROM {$wpdb->prefix}hh_sync_reference WHERE feed = 'bench'" );
	$wpdb->query( "DELETE FROM {$wpdb->prefix}hh_sync_run WHERE feed = 'bench'" );
	wp_cache_flush();
};

$hh_line = static fn ( string $what, string $value ) => printf( "%-52s %s\n", $what, $value );
$hh_rate = static fn ( int $rows, float $seconds ): string => sprintf( '%s properties/s (%.1f s)', number_format( $rows / $seconds ), $seconds );
$hh_fail = static function ( string $why ) use ( $hh_folder, $hh_remove ): never {
	$hh_remove();
	array_map( unlink( ... ), (array) glob( $hh_folder . '/*' ) );
	rmdir( $hh_folder );
	fwrite( STDERR, $why . "\n" );
	exit( 1 );
};

$hh_big = $hh_folder . '/big.blm';
$hh_feed( $hh_big, $hh_check, 4750 );
/** @var Run $hh_run */
[ $hh_run, $hh_seconds, $hh_memory ] = $hh_import( $hh_big, true );
if ( 'checked' !== $hh_run->status || $hh_check !== $hh_run->counts->rows ) {
	$hh_fail( 'The feed was not checked: ' . wp_json_encode( $hh_run->problems->to_array() ) );
}
$hh_line( sprintf( 'check %s properties, %d MB', number_format( $hh_check ), filesize( $hh_big ) / 1048576 ), $hh_rate( $hh_check, $hh_seconds ) );
$hh_line( 'memory, all of WordPress included (limit 128 MB)', sprintf( '%.0f MB', $hh_memory ) );
if ( $hh_memory >= 128 ) {
	$hh_fail( 'Too much memory.' );
}

$hh_small = $hh_folder . '/small.blm';
$hh_feed( $hh_small, $hh_write, 2500 );
[ $hh_run, $hh_first, $hh_memory ] = $hh_import( $hh_small, false );
if ( $hh_write !== $hh_run->counts->added ) {
	$hh_fail( 'Not all were imported: ' . wp_json_encode( $hh_run->problems->to_array() ) );
}
$hh_line( 'import, all new', $hh_rate( $hh_write, $hh_first ) );
$hh_line( 'memory', sprintf( '%.0f MB', $hh_memory ) );
[ $hh_run, $hh_seconds ] = $hh_import( $hh_small, false );
$hh_line( 'import again, nothing changed', $hh_rate( $hh_write, $hh_seconds ) );
$hh_feed( $hh_small, $hh_write, 2500, '390000' );
[ $hh_run, $hh_seconds ] = $hh_import( $hh_small, false );
$hh_line( 'import again, all prices changed', $hh_rate( $hh_write, $hh_seconds ) );

// The same posts and fields as anybody would write them, indexed at the end as hooks would do it.
$hh_sample = (int) $wpdb->get_var( "SELECT post_id FROM {$wpdb->prefix}hh_sync_reference WHERE feed = 'bench' LIMIT 1" );
$hh_post   = get_post( $hh_sample, ARRAY_A );
$hh_meta   = array();
foreach ( array_keys( PropertyFields::schema() ) as $hh_name ) {
	if ( metadata_exists( 'post', $hh_sample, 'hpapi_' . $hh_name ) ) {
		$hh_meta[ 'hpapi_' . $hh_name ] = get_post_meta( $hh_sample, 'hpapi_' . $hh_name, true );
	}
}
$hh_remove();
$hh_plain = max( 1, intdiv( $hh_write, 4 ) );
$hh_began = microtime( true );
for ( $hh_i = 1; $hh_i <= $hh_plain; $hh_i++ ) {
	wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'hpapi_property',
				'post_status'  => 'publish',
				'post_title'   => $hh_post['post_title'],
				'post_content' => $hh_post['post_content'],
				'meta_input'   => array( 'hpapi_reference' => "BENCH_{$hh_i}" ) + $hh_meta,
			)
		)
	);
	HearthHammer\Hpapi\Plugin::indexer()->flush();
}
$hh_loop = microtime( true ) - $hh_began;
$hh_line( 'plain wp_insert_post() loop, all new', $hh_rate( $hh_plain, $hh_loop ) );
$hh_line( 'the importer is faster by', sprintf( '%.1f times', ( $hh_loop / $hh_plain ) / ( $hh_first / $hh_write ) ) );

$hh_remove();
array_map( unlink( ... ), (array) glob( $hh_folder . '/*' ) );
rmdir( $hh_folder );
