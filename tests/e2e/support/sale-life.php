<?php
// Sales whose life a browser test plays; %DO% says what. All titles and addresses contain %TAG%.
use HearthHammer\Auctions\LegalPack\LegalSettings;
use HearthHammer\Auctions\Lots\LotText;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleTypes;
use HearthHammer\Auctions\Sellers\Seller;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Core\Core;

global $wpdb;
$hh_tag  = '%TAG%';
$hh_sale = static function ( string $title, string $business, string $type, array $fields ) use ( $hh_tag ): int {
	$hh_id  = wp_insert_post( array( 'post_type' => 'hh_sale', 'post_status' => 'publish', 'post_title' => "{$title} {$hh_tag}", 'post_name' => sanitize_title( "{$title} {$hh_tag}" ) ) );
	$hh_all = array_filter( Department::all(), static fn ( Department $one ): bool => $one->business->slug === $business );
	wp_set_object_terms( $hh_id, array( array_values( $hh_all )[0]->id ), Department::TAXONOMY );
	wp_set_object_terms( $hh_id, array( SaleTypes::term( $type ) ), SaleTypes::TAXONOMY );
	SaleFields::fields()->replace( $hh_id, $fields );
	return $hh_id;
};
$hh_lot  = static fn ( int $sale, string $number, string $title, array $fields ): int => Plugin::auctions()->lots->create( SaleRecord::of( $sale ), new LotText( "{$title} {$hh_tag}", '<p>Viewing is advised.</p>' ), array( 'lot_number' => $number ) + $fields, LotWriter::STAFF );
$hh_said = array();
switch ( '%DO%' ) {
	case 'property':
		// Beside lot 1, which staff type: what else is in the sale, and the sale after it.
		$hh_said['next'] = $hh_sale( 'April homes', 'property-auctions', 'room', array( 'status' => 'catalogue', 'starts_at' => time() + 40 * DAY_IN_SECONDS ) );
		foreach ( array( 2 => array( 'The Barn', 200000 ), 3 => array( 'Oast House', 300000 ), 4 => array( 'Cart Shed', 30000 ), 5 => array( 'Old Forge', 90000 ) ) as $hh_number => [ $hh_title, $hh_guide ] ) {
			$hh_said[ "lot{$hh_number}" ] = $hh_lot( (int) '%SALE%', (string) $hh_number, $hh_title, array( 'guide_low' => $hh_guide, 'property_type' => 'terraced', 'bedrooms' => 2, 'postcode' => 'TN17 3DA', 'town' => 'Cranbrook' ) );
		}
		( new SellerRepository() )->save( new Seller( $hh_said['lot2'], 'Bea Barn', "bea-{$hh_tag}@example.com", '', 21000050 ), time() );
		( new SellerRepository() )->save( new Seller( $hh_said['lot3'], 'Sam Seller', "sam-{$hh_tag}@example.com", '07700 900124', 31000000, '2% plus VAT', 'Would take £295,000' ), time() );
		break;
	case 'vans':
		$hh_said['sale'] = $hh_sale( 'Evening vans', 'van-auctions', 'timed', array( 'status' => 'announced', 'starts_at' => time() + 5 * DAY_IN_SECONDS, 'ends_at' => time() + 5 * DAY_IN_SECONDS + 9 * HOUR_IN_SECONDS ) );
		foreach ( array( 1 => array( 'Ford Transit 350', 8000 ), 2 => array( 'Ford Transit Custom', 12000 ) ) as $hh_number => [ $hh_title, $hh_guide ] ) {
			$hh_said[ "lot{$hh_number}" ] = $hh_lot( $hh_said['sale'], (string) $hh_number, $hh_title, array( 'guide_low' => $hh_guide, 'make' => 'Ford', 'model' => 'Transit' ) );
		}
		( new SellerRepository() )->save( new Seller( $hh_said['lot2'], 'Vic Vans', "vic-{$hh_tag}@example.com", '07700 900123', 1150000 ), time() );
		break;
	case 'day':
		// Days pass: the sale has begun. This is no change that anyone is told of.
		remove_all_actions( 'hh_sale_rescheduled' );
		SaleFields::fields()->replace( (int) '%SALE%', array( 'starts_at' => time() - 120, 'ends_at' => (int) '%ENDS%' ) );
		break;
	case 'mails':
		// The minute's workers, an hour later; then what they sent.
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET noted_at = noted_at - 60 WHERE matched_at = 0', $wpdb->prefix . 'hh_watch_event' ) );
		for ( $hh_turn = 0; $hh_turn < 2; $hh_turn++ ) {
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due_at = 1 WHERE due_at > 0 AND email LIKE %s', $wpdb->prefix . 'hh_watch', "%{$hh_tag}%" ) );
			do_action( 'hh_watched_lots' );
		}
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET next_at = 0 WHERE done_at = 0 AND kind LIKE %s', $wpdb->prefix . 'hh_outbox', 'auctions.%' ) );
		Core::services()->outbox->deliver( 200, 'auctions.' );
		$hh_said = $wpdb->get_results( $wpdb->prepare( 'SELECT id, recipient, subject, plain, html, headers FROM %i WHERE id > %d AND ( recipient LIKE %s OR plain LIKE %s ) ORDER BY id', $wpdb->prefix . 'hh_mail', (int) '%SINCE%', "%{$hh_tag}%", "%{$hh_tag}%" ) );
		break;
	case 'remove':
		delete_option( LegalSettings::OPTION );
		foreach ( array( 'hh_lot', 'hh_sale' ) as $hh_type ) {
			foreach ( get_posts( array( 'post_type' => $hh_type, 'post_status' => 'any', 'numberposts' => -1, 's' => $hh_tag, 'fields' => 'ids' ) ) as $hh_id ) {
				wp_delete_post( $hh_id, true );
			}
		}
}
Plugin::auctions()->index->flush();
echo wp_json_encode( $hh_said );
