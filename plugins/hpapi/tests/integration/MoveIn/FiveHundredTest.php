<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\MoveIn;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Hpapi\MoveIn\MoveIn;
use HearthHammer\Hpapi\MoveIn\PropertyHive\HiveStock;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Tests\Integration\Feeds\FeedTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * 500 properties of Property Hive, each of its own kind.
 */
#[Group( 'volume' )]
final class FiveHundredTest extends FeedTestCase {

	private const NUMBER = 500;

	private const TYPES = array( 'Detached House' => 'detached', 'Semi-Detached House' => 'semi-detached', 'Terraced House' => 'terraced', 'Cottage' => 'cottage', 'Flat' => 'flat', 'Detached Bungalow' => 'detached-bungalow' );

	private const STATUSES = array( array( 'For Sale' => 'available', 'Under Offer' => 'under_offer', 'Sold STC' => 'sold_stc' ), array( 'To Let' => 'available', 'Let Agreed' => 'let_agreed', 'Let' => 'let' ) );

	private HiveFixture $hive;

	protected function setUp(): void {
		parent::setUp();
		update_option( Company::OFFICES, array() );
		$this->hive = new HiveFixture();
	}

	protected function tearDown(): void {
		$this->hive->remove_files();
		parent::tearDown();
	}

	/** @return array<string, mixed> Ten fields of property number $i, as they should be here. */
	private static function expected( int $i ): array {
		$is_let   = 0 === $i % 3;
		$statuses = array_values( self::STATUSES[ $is_let ? 1 : 0 ] );
		return array(
			'channel'         => $is_let ? 2 : 1,
			'status'          => $statuses[ $i % 7 % 3 ],
			'price'           => $is_let ? 700 + 5 * $i : 150000 + 1000 * $i,
			'bedrooms'        => 1 + $i % 6,
			'bathrooms'       => 1 + $i % 3,
			'property_type'   => array_values( self::TYPES )[ $i % 6 ],
			'display_address' => "{$i} Orchard Way, Cranbrook",
			'address_1'       => "{$i} Orchard Way",
			'council_tax_band' => 'ABCDEFGH'[ $i % 8 ],
			'heating'         => 0 === $i % 2 ? 'Gas central heating' : 'Oil heating',
		);
	}

	private function write( int $i, string $bytes ): void {
		$is       = self::expected( $i );
		$is_let   = 2 === $is['channel'];
		$statuses = array_keys( self::STATUSES[ $is_let ? 1 : 0 ] );
		$photos   = array();
		for ( $photo = 0; $photo < ( 0 === $i % 5 ? 2 : 1 ); $photo++ ) {
			// What follows the end of a JPEG is not shown; the files differ.
			$photos[] = (string) $this->hive->attachment( "photo-{$i}-{$photo}.jpg", $bytes . "{$i}-{$photo}", alt: "Photo {$photo} of {$i}" );
		}
		$this->hive->property(
			( $is_let ? HiveFixture::letting( $is['price'] ) : array( '_price' => (string) $is['price'] ) ) + array(
				'_reference_number'    => "HIVE_{$i}",
				'_on_market'           => 0 === $i % 25 ? '' : 'yes',
				'_bedrooms'            => (string) $is['bedrooms'],
				'_bathrooms'           => (string) $is['bathrooms'],
				'_address_name_number' => (string) $i,
				'_address_street'      => 'Orchard Way',
				'_council_tax_band'    => $is['council_tax_band'],
				'_heating_type'        => array( 0 === $i % 2 ? 'gas_central' : 'oil' ),
				'_photos'              => $photos,
			),
			array( 'availability' => array( $statuses[ $i % 7 % 3 ] ), 'property_type' => array( array_keys( self::TYPES )[ $i % 6 ] ) ),
			array( 'post_title' => $is['display_address'], 'post_name' => "{$i}-orchard-way-cranbrook" )
		);
	}

	private function move(): Run {
		wp_cache_flush();
		$feeds = Plugin::feeds()->feeds();
		$run   = ( new MoveIn( $feeds ) )->prepare( new HiveStock(), false );
		$feeds->imports->advance( $run );
		wp_cache_flush();
		return $run;
	}

	#[TestDox( '[OWN-03] 500 properties of Property Hive move in: counts, images, ten fields of twenty, redirects; again, nothing changes' )]
	#[Group( 'volume' )]
	public function test_five_hundred_properties(): void {
		$bytes = $this->picture( 'house.jpg', 640, 427 );
		for ( $i = 1; $i <= self::NUMBER; $i++ ) {
			$this->write( $i, $bytes );
		}
		$old = HiveFixture::everything();
		$run = $this->move();
		self::assertSame( array( 'done', array(), array( 500, 0, 0, 0 ), 600 ), array( $run->status, self::said( $run ), self::counts( $run ), $run->counts->pictures_added ) );
		self::assertSame( 500, (int) wp_count_posts( 'hpapi_property' )->publish + (int) wp_count_posts( 'hpapi_property' )->draft );
		self::assertSame( 20, (int) wp_count_posts( 'hpapi_property' )->draft, 'Off the market.' );

		$some = range( 5, 499, 26 );
		self::assertCount( 20, $some );
		foreach ( $some as $i ) {
			$property = $this->property( "HIVE_{$i}" );
			foreach ( self::expected( $i ) as $field => $value ) {
				self::assertSame( $value, is_int( $value ) ? $property->int( $field ) : $property->text( $field ), "{$field} of property {$i}" );
			}
			self::assertCount( 0 === $i % 5 ? 2 : 1, $property->list( 'images' ) );
			self::assertSame( "Photo 0 of {$i}", $property->list( 'images' )[0]['caption'] );
			if ( 'publish' === $property->post->post_status ) {
				[ $status, $headers ] = $this->render( "/property/{$i}-orchard-way-cranbrook/" );
				self::assertSame( array( 301, get_permalink( $property->post ) ), array( $status, $headers['location'] ?? '' ) );
			}
		}
		self::assertSame( $old, HiveFixture::everything(), 'Nothing of Property Hive was changed.' );

		$before = $this->everything();
		$again  = $this->move();
		self::assertSame( array( 'done', array( 0, 0, 500, 0 ), 0, 600 ), array( $again->status, self::counts( $again ), $again->counts->pictures_added, $again->counts->pictures_kept ) );
		self::assertSame( $before, $this->everything() );
	}
}
