<?php
/**
 * A running sale with lots entered by hand, for `npm run cluster -- test`: `wp eval-file sale.php 1000`
 *
 * Prints its id and those of its lots as JSON.
 *
 * @package HearthHammer\Auctions
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SalePostType;

/** @var list<string> $args */
$sale = (int) wp_insert_post( array( 'post_type' => SalePostType::NAME, 'post_status' => 'publish', 'post_title' => 'A sale by hand', 'post_name' => 'by-hand' ) );
wp_set_object_terms( $sale, array( Department::make( 'by-hand', 'Car auctions', Business::all()['car-auctions'] ) ), Department::TAXONOMY );
SaleFields::fields()->add( $sale, array( 'status' => 'running', 'starts_at' => time() - HOUR_IN_SECONDS ) );
$lots = array();
Plugin::auctions()->index->suspend();
for ( $number = 1; $number <= (int) $args[0]; $number++ ) {
	$lot = (int) wp_insert_post( array( 'post_type' => LotPostType::NAME, 'post_status' => 'publish', 'post_title' => "Ford Focus {$number}", 'post_parent' => $sale ) );
	LotFields::fields()->add( $lot, array( 'sale' => $sale, 'lot_number' => (string) $number, 'status' => 'available', 'make' => 'Ford', 'model' => 'Focus' ) );
	$lots[] = $lot;
}
Plugin::auctions()->index->resume();
Plugin::auctions()->index->index_sales( array( $sale ) );
WP_CLI::line( (string) wp_json_encode( array( 'sale' => $sale, 'lots' => $lots ) ) );
