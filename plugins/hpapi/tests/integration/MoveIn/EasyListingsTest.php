<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\MoveIn;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Hpapi\MoveIn\EasyListings\ListingStock;
use HearthHammer\Hpapi\MoveIn\MoveIn;
use HearthHammer\Hpapi\MoveIn\PropertyHive\HiveStock;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Tests\Integration\Feeds\FeedTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

#[Group( 'platform' )]
final class EasyListingsTest extends FeedTestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( Company::OFFICES, array() );
	}

	private function move(): Run {
		wp_cache_flush();
		$feeds = Plugin::feeds()->feeds();
		$run   = ( new MoveIn( $feeds ) )->prepare( new ListingStock(), false );
		$feeds->imports->advance( $run );
		wp_cache_flush();
		return $run;
	}

	/**
	 * A listing as Easy Property Listings (github.com/easypropertylistings/Easy-Property-Listings) writes it: the keys are
	 * those of epl_meta_box_init() in lib/meta-boxes, saved by epl_save_meta_boxes(); types and slugs are in lib/post-types.
	 *
	 * @param array<string, string> $meta Instead of the usual.
	 */
	private function listing( array $meta = array(), string $type = 'property', string $slug = 'mill-lane' ): int {
		return (int) wp_insert_post(
			wp_slash(
				array(
					'post_type'    => $type,
					'post_status'  => 'publish',
					'post_title'   => '14 Mill Lane, Cranbrook',
					'post_name'    => $slug,
					'post_content' => "A house by the mill.\n\n[gallery]\n\nIt has a walled garden.",
					'post_author'  => 0,
					'meta_input'   => $meta + array(
						'property_heading'               => 'By the mill',
						'property_office_id'             => 'CRB',
						'property_agent'                 => 'rowan',
						'property_status'                => 'current',
						'property_list_date'             => '2026-03-02',
						'property_category'              => 'Terrace',
						'property_unique_id'             => 'E1',
						'property_bedrooms'              => '3',
						'property_bathrooms'             => '1.5',
						'property_garage'                => '1',
						'property_carport'               => '',
						'property_pool'                  => 'yes',
						'property_study'                 => 'no',
						'property_land_area'             => '2',
						'property_land_area_unit'        => 'hectare',
						'property_address_display'       => 'yes',
						'property_address_street_number' => '14',
						'property_address_street'        => 'Mill Lane',
						'property_address_suburb'        => 'Cranbrook',
						'property_address_state'         => 'Kent',
						'property_address_postal_code'   => 'TN17 3BQ',
						'property_address_coordinates'   => '51.0970,0.5360',
						'property_owner'                 => 'Private',
						'property_price'                 => '425000',
						'property_price_view'            => 'Guide price £425,000',
						'property_price_display'         => 'yes',
						'property_under_offer'           => 'no',
						'property_video_url'             => 'https://video.example/1',
					),
				)
			)
		);
	}

	/** @return list<mixed> */
	private static function told( PropertyRecord $one ): array {
		return array( $one->int( 'channel' ), $one->text( 'status' ), $one->int( 'price' ), $one->text( 'price_qualifier' ), $one->text( 'rent_frequency' ), $one->text( 'property_type' ) );
	}

	#[TestDox( '[OWN-03] Listings move in from Easy Property Listings with prices, addresses, features, images and old addresses' )]
	public function test_listings(): void {
		wp_insert_user( array( 'user_login' => 'rowan', 'user_pass' => 'x', 'display_name' => 'Rowan Ashdown', 'user_email' => 'rowan@old.example' ) );
		$sale = $this->listing();
		register_taxonomy( 'tax_feature', 'property' );
		wp_set_object_terms( $sale, 'Walled garden', 'tax_feature' );
		unregister_taxonomy( 'tax_feature' );
		$uploads = wp_upload_dir( null, false )['basedir'];
		wp_mkdir_p( $uploads . '/2026/06' );
		$photos = array();
		foreach ( array( 'front' => 40, 'garden' => 90 ) as $name => $shade ) {
			file_put_contents( "{$uploads}/2026/06/{$name}.jpg", $this->picture( "{$name}.jpg", shade: $shade ) );
			$photos[ $name ] = (int) wp_insert_post( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_parent' => $sale, 'post_mime_type' => 'image/jpeg', 'post_title' => $name, 'meta_input' => array( '_wp_attached_file' => "2026/06/{$name}.jpg", '_wp_attachment_image_alt' => $name ) ) );
		}
		update_post_meta( $sale, '_thumbnail_id', (string) $photos['garden'] );
		$this->listing( array( 'property_unique_id' => 'E2', 'property_rent' => '300', 'property_rent_period' => 'week', 'property_bond' => '1200', 'property_date_available' => '2026-12-01', 'property_furnished' => 'yes', 'property_category' => 'Flat', 'property_status' => 'leased' ), 'rental', 'let-flat' );
		$this->listing( array( 'property_unique_id' => 'E3', 'property_com_listing_type' => 'lease', 'property_com_rent' => '24000', 'property_com_rent_period' => 'annual' ), 'commercial_land', 'yard' );
		$this->listing( array( 'property_unique_id' => 'E4', 'property_price_display' => 'no', 'property_under_offer' => 'yes', 'property_address_display' => 'no' ), 'land', 'plot' );
		$this->listing( array( 'property_unique_id' => 'E5', 'property_status' => 'offmarket' ), 'rural', 'farm' );
		wp_insert_post( array( 'post_type' => 'property', 'post_status' => 'publish', 'post_title' => 'Another plugin’s', 'meta_input' => array( '_department' => 'residential-sales' ) ) );
		self::assertSame( array( 5, 1 ), array( ( new ListingStock() )->count(), ( new HiveStock() )->count() ) );

		$run = $this->move();
		unlink( $uploads . '/2026/06/front.jpg' );
		unlink( $uploads . '/2026/06/garden.jpg' );
		rmdir( $uploads . '/2026/06' );
		self::assertSame( array( 'done', array(), array( 5, 0, 0, 0 ), 2 ), array( $run->status, self::said( $run ), self::counts( $run ), $run->counts->pictures_added ) );
		$property = $this->property( 'E1' );
		self::assertSame( array( 1, 'available', 425000, 'guide_price', '', 'terraced' ), self::told( $property ) );
		self::assertSame( array( '14 Mill Lane', 'Cranbrook', 'Kent', 'TN17 3BQ', '14 Mill Lane, Cranbrook', 'crb', 'By the mill', 'Garage: 1' ), array_map( $property->text( ... ), array( 'address_1', 'town', 'address_4', 'postcode', 'display_address', 'branch', 'summary', 'parking' ) ) );
		self::assertSame( array( 3, 1, gmmktime( 0, 0, 0, 3, 2, 2026 ) ), array_map( $property->int( ... ), array( 'bedrooms', 'bathrooms', 'listed_at' ) ) );
		self::assertSame( array( 51.097, 0.536, 4.942 ), array_map( $property->float( ... ), array( 'latitude', 'longitude', 'acres' ) ) );
		self::assertSame( array( 'Walled garden', 'Swimming pool' ), $property->list( 'features' ) );
		self::assertSame( array( 'garden', 'front' ), array_column( $property->list( 'images' ), 'caption' ) );
		self::assertSame( array( 'https://video.example/1' ), array_column( $property->list( 'virtual_tours' ), 'url' ) );
		self::assertStringNotContainsString( '[gallery]', $property->post->post_content );
		self::assertSame( 'Rowan Ashdown', get_the_title( $property->int( 'valuer' ) ) );
		self::assertSame( array( 2, 'let', 300, '', 'weekly', 'flat' ), self::told( $this->property( 'E2' ) ) );
		self::assertSame( array( 1200, 'furnished', '2026-12-01' ), array( $this->property( 'E2' )->int( 'deposit' ), $this->property( 'E2' )->text( 'furnished' ), $this->property( 'E2' )->text( 'available_from' ) ) );
		self::assertSame( array( 2, 'available', 24000, '', 'annual', 'land' ), self::told( $this->property( 'E3' ) ) );
		self::assertSame( array( 1, 'under_offer', 425000, 'poa', '', 'land' ), self::told( $this->property( 'E4' ) ) );
		self::assertSame( 'Cranbrook', $this->property( 'E4' )->text( 'display_address' ) );
		self::assertSame( 'draft', $this->property( 'E5' )->post->post_status );
		foreach ( array( '/property/mill-lane/' => 'E1', '/rental/let-flat/' => 'E2', '/commercial-land/yard/' => 'E3' ) as $path => $reference ) {
			[ $status, $headers ] = $this->render( $path );
			self::assertSame( array( 301, get_permalink( $this->property( $reference )->post ) ), array( $status, $headers['location'] ?? '' ), $path );
		}
	}

	#[TestDox( '[OWN-03] Moved again from Easy Property Listings nothing changes, and another currency is refused' )]
	public function test_again_and_another_currency(): void {
		$this->listing();
		self::assertSame( array( 1, 0, 0, 0 ), self::counts( $this->move() ) );
		$before = $this->everything();
		self::assertSame( array( 0, 0, 1, 0 ), self::counts( $this->move() ) );
		self::assertSame( $before, $this->everything() );
		update_option( 'epl_settings', array( 'currency' => 'AUD' ) );
		$run = $this->move();
		self::assertSame( 'failed', $run->status );
		self::assertContains( 'E1, 14 Mill Lane, Cranbrook: the price is not in pounds (AUD), and this site shows pounds only (currency)', self::said( $run ) );
	}
}
