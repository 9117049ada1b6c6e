<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration;

use HearthHammer\Auctions\Lots\LotText;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleTypes;

/**
 * Sales and lots as a test needs them: real posts.
 */
trait AuctionFixtures {

	final protected static function department( string $business = 'car-auctions', string $slug = '' ): int {
		$found = Business::from_slug( $business );
		self::assertNotNull( $found );
		return Department::make( '' === $slug ? $business : $slug, $found->label, $found );
	}

	/** @param array<string, mixed> $fields By the names of sale-fields.json. By default a catalogue open for a sale in a week. */
	final protected static function sale( string $slug = 'december-cars', array $fields = array(), string $business = 'car-auctions', string $type = SaleTypes::DEFAULT, int $department = 0 ): SaleRecord {
		$id = wp_insert_post(
			array(
				'post_type'   => SalePostType::NAME,
				'post_status' => 'publish',
				'post_title'  => ucfirst( str_replace( '-', ' ', $slug ) ),
				'post_name'   => $slug,
			)
		);
		wp_set_object_terms( $id, array( $department ?: self::department( $business ) ), Department::TAXONOMY );
		wp_set_object_terms( $id, array( SaleTypes::term( $type ) ), SaleTypes::TAXONOMY );
		SaleFields::fields()->replace( $id, $fields + array( 'status' => 'catalogue', 'starts_at' => time() + WEEK_IN_SECONDS ) );
		$record = SaleRecord::of( $id );
		self::assertNotNull( $record );
		return $record;
	}

	/** @param array<string, mixed> $fields By the names of lot-fields.json. */
	final protected static function lot( SaleRecord $sale, string $number = '1', array $fields = array(), string $title = '', string $source = LotWriter::SYNC ): int {
		$vehicle = $sale->business()->is_vehicle()
			? array( 'make' => 'Ford', 'model' => 'Fiesta', 'body' => 'Hatchback', 'fuel' => 'petrol', 'gearbox' => 'manual', 'mileage' => 45000, 'guide_low' => 3000, 'first_registered' => '2017-03-01' )
			: array( 'property_type' => 'terraced', 'bedrooms' => 2, 'guide_low' => 150000, 'postcode' => 'TN17 3DA', 'town' => 'Cranbrook', 'county' => 'Kent' );
		return Plugin::auctions()->lots->create( $sale, new LotText( '' === $title ? "Lot {$number}" : $title, '<p>As it stands.</p>' ), array( 'lot_number' => $number ) + $fields + $vehicle, $source );
	}
}
