<?php
/**
 * Forty properties as Property Hive writes them, each with a picture, for the trial: prints the old paths and prices as JSON.
 *
 * @package HearthHammer
 */

use HearthHammer\Hpapi\Tests\Integration\MoveIn\HiveFixture;

require_once '%ROOT%/plugins/hpapi/tests/integration/MoveIn/HiveFixture.php';
$hh_hive = new HiveFixture();
$hh_made = array();
for ( $hh_number = 1; $hh_number <= 40; $hh_number++ ) {
	$hh_price = 150000 + 1000 * $hh_number;
	$hh_photo = (string) $hh_hive->attachment( "photo-{$hh_number}.webp", (string) file_get_contents( '%ROOT%/demo/pictures/CRB_1001/front.webp' ) . $hh_number, 'image/webp', "Photo of {$hh_number}" );
	$hh_hive->property(
		array( '_reference_number' => "HIVE_{$hh_number}", '_price' => (string) $hh_price, '_address_name_number' => (string) $hh_number, '_address_street' => 'Orchard Way', '_photos' => array( $hh_photo ) ),
		array(),
		array( 'post_title' => "{$hh_number} Orchard Way, Cranbrook", 'post_name' => "{$hh_number}-orchard-way-cranbrook" )
	);
	$hh_made[] = array( 'path' => "/property/{$hh_number}-orchard-way-cranbrook/", 'price' => number_format( $hh_price ) );
}
echo wp_json_encode( $hh_made );
