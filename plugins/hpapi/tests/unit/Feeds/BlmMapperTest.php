<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Feeds;

use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Hpapi\Feeds\Blm\BlmMapper;
use HearthHammer\Hpapi\Feeds\Blm\BlmReader;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\Problem;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class BlmMapperTest extends TestCase {

	/**
	 * @param array<string, string> $row
	 * @return array{Record|null, list<string>} The property, and what is wrong.
	 */
	private function map( array $row ): array {
		$feed          = FeedText::of( $row );
		$feed->columns = array_values( array_unique( array( ...FeedText::COLUMNS, ...array_keys( $row ) ) ) );
		$path          = (string) tempnam( sys_get_temp_dir(), 'blm' );
		file_put_contents( $path, (string) $feed );
		$reader   = BlmReader::open( $path, 'UTF-8' );
		$row    = $reader->rows()->current();
		$record = ( new BlmMapper( $reader->header ) )->map( $row, array() );
		unlink( $path );
		return array( $record->is_readable ? $record : null, array_map( static fn ( Problem $problem ): string => ( $problem->stops ? 'error' : 'warning' ) . ' ' . $problem, $record->problems ) );
	}

	public function test_maps_a_letting(): void {
		[ $property, $problems ] = $this->map(
			array(
				'TRANS_TYPE_ID'      => '2',
				'STATUS_ID'          => '5',
				'PRICE'              => '£1,650.00',
				'LET_RENT_FREQUENCY' => '1',
				'LET_BOND'           => '1903',
				'LET_TYPE_ID'        => '1',
				'LET_FURN_ID'        => '1',
				'LET_DATE_AVAILABLE' => '2026-12-01 00:00:00',
				'COUNCIL_TAX_BAND'   => 'd',
				'TENURE_TYPE_ID'     => '',
				'CREATE_DATE'        => '2026-07-01 12:00:00',
			)
		);
		self::assertSame( array(), $problems );
		self::assertNotNull( $property );
		$expected = array(
			'channel'          => 2,
			'status'           => 'let_agreed',
			'price'            => 1650,
			'rent_frequency'   => 'monthly',
			'deposit'          => 1903,
			'let_type'         => 'long_term',
			'furnished'        => 'part_furnished',
			'available_from'   => '2026-12-01',
			'council_tax_band' => 'D',
			'tenure'           => '',
			'property_type'    => 'detached',
			'postcode'         => 'TN17 3BQ',
			'bedrooms'         => 3,
			// Noon in July is eleven in Greenwich.
			'listed_at'        => gmmktime( 11, 0, 0, 7, 1, 2026 ),
		);
		self::assertSame( $expected, array_replace( $expected, array_intersect_key( $property->fields, $expected ) ) );
	}

	public function test_maps_a_sale_and_finds_its_acres(): void {
		[ $property ] = $this->map(
			array(
				'PRICE_QUALIFIER'        => '10',
				'TENURE_TYPE_ID'         => '2',
				'TENURE_UNEXPIRED_YEARS' => '118',
				'ANNUAL_GROUND_RENT'     => '150',
				'NEW_HOME_FLAG'          => 'Y',
				'PUBLISHED_FLAG'         => '0',
				'FEATURE1'               => 'Garden of a quarter of an acre',
				'FEATURE2'               => '<b>Garage</b> &amp; <script>alert(1)</script>store',
			)
		);
		self::assertNotNull( $property );
		self::assertSame( 'offers_over', $property->fields['price_qualifier'] );
		self::assertSame( array( 'leasehold', 118, 150 ), array( $property->fields['tenure'], $property->fields['lease_years'], $property->fields['ground_rent'] ) );
		self::assertTrue( $property->fields['new_home'] );
		self::assertFalse( $property->fields['published'] );
		self::assertSame( array( 0.25, 'feed_text' ), array( $property->fields['acres'], $property->fields['acres_source'] ) );
		self::assertSame( array( 'Garden of a quarter of an acre', 'Garage & store' ), $property->fields['features'] );
	}

	public function test_keeps_media_in_their_order_and_kinds(): void {
		[ $property, $problems ] = $this->map(
			array(
				'MEDIA_IMAGE_02'         => 'https://pictures.example.com/a b.jpg?x=1',
				'MEDIA_IMAGE_TEXT_02'    => 'Kitchen',
				'MEDIA_IMAGE_01'         => '',
				'MEDIA_IMAGE_00'         => 'ABC_1001_IMG_00.JPG',
				'MEDIA_IMAGE_60'         => 'epc.png',
				'MEDIA_FLOOR_PLAN_00'    => 'plan.gif',
				'MEDIA_DOCUMENT_00'      => 'https://pictures.example.com/brochure.pdf',
				'MEDIA_VIRTUAL_TOUR_00'  => 'javascript:alert(1)',
			)
		);
		self::assertNotNull( $property );
		self::assertSame( array( 'ABC_1001_IMG_00.JPG', 'https://pictures.example.com/a%20b.jpg?x=1' ), array_map( static fn ( MediaItem $one ): string => $one->source, $property->pictures( MediaItem::IMAGE ) ) );
		self::assertSame( array( 'epc.png' ), array_map( static fn ( MediaItem $one ): string => $one->source, $property->pictures( MediaItem::EPC ) ) );
		self::assertSame( array( 'plan.gif' ), array_map( static fn ( MediaItem $one ): string => $one->source, $property->pictures( MediaItem::FLOORPLAN ) ) );
		self::assertSame( 'https://pictures.example.com/brochure.pdf', $property->fields['documents'][0]['url'] );
		self::assertSame( array(), $property->fields['virtual_tours'] );
		self::assertCount( 1, $problems );
		self::assertStringContainsString( 'warning line 10, MEDIA_VIRTUAL_TOUR_00: the virtual tour 00 “javascript:alert(1)” is not a web address', $problems[0] );
	}

	#[TestWith( array( 'PRICE', 'four', 'error line 10, PRICE: the price “four” is not a number' ) )]
	#[TestWith( array( 'PRICE', '', 'error line 10, PRICE: the price is empty' ) )]
	#[TestWith( array( 'PRICE', '-5', 'error line 10, PRICE: the price “-5” is not a number' ) )]
	#[TestWith( array( 'BEDROOMS', '3a', 'error line 10, BEDROOMS: the number of bedrooms “3a” is not a number' ) )]
	#[TestWith( array( 'BEDROOMS', '2000', 'error line 10, BEDROOMS: the number of bedrooms 2000 is more than 999' ) )]
	#[TestWith( array( 'STATUS_ID', '8', 'error line 10, STATUS_ID: the status “8” is not a valid BLM value (0,' ) )]
	#[TestWith( array( 'STATUS_ID', '', 'error line 10, STATUS_ID: the status is empty' ) )]
	#[TestWith( array( 'TRANS_TYPE_ID', '3', 'error line 10, TRANS_TYPE_ID: the transaction type “3” is not a valid BLM value (1, 2)' ) )]
	#[TestWith( array( 'AGENT_REF', '', 'error line 10, AGENT_REF: the reference is empty' ) )]
	#[TestWith( array( 'MEDIA_IMAGE_00', '../../wp-config.php.jpg', 'error line 10, MEDIA_IMAGE_00: the image 00 “../../wp-config.php.jpg” does not match a file supplied with the feed' ) )]
	#[TestWith( array( 'MEDIA_IMAGE_00', '/etc/passwd', 'error line 10, MEDIA_IMAGE_00' ) )]
	#[TestWith( array( 'MEDIA_IMAGE_00', 'logo.svg', 'warning line 10, MEDIA_IMAGE_00: the image 00 “logo.svg” is not a JPEG' ) )]
	#[TestWith( array( 'MEDIA_IMAGE_00', 'file:///etc/passwd', 'warning line 10, MEDIA_IMAGE_00: the image 00 “file:///etc/passwd” is not a web address' ) )]
	#[TestWith( array( 'PROP_SUB_ID', '999', 'warning line 10, PROP_SUB_ID: the property type 999 is not recognised, so it is shown as “property”' ) )]
	#[TestWith( array( 'POSTCODE2', '999', 'warning line 10, POSTCODE1: “TN17 999” is not a UK postcode' ) )]
	#[TestWith( array( 'CREATE_DATE', '31/12/2026', 'warning line 10, CREATE_DATE: the date added “31/12/2026” is not a date' ) )]
	#[TestWith( array( 'CREATE_DATE', '2026-02-31 00:00:00', 'warning line 10, CREATE_DATE' ) )]
	#[TestWith( array( 'PRICE_QUALIFIER', '8', 'warning line 10, PRICE_QUALIFIER: the price qualifier “8” is not a valid BLM value' ) )]
	public function test_names_line_and_field_of_every_fault( string $column, string $value, string $message ): void {
		[ , $problems ] = $this->map( array( $column => $value ) );
		self::assertCount( 1, $problems );
		self::assertStringStartsWith( $message, $problems[0] );
	}

	/** @return iterable<string, array{array<string, string>, bool}> */
	public static function currencies(): iterable {
		yield 'no word of it' => array( array(), true );
		yield 'pounds by name' => array( array( 'CURRENCY' => 'GBP', 'COUNTRY_CODE' => 'GB' ), true );
		yield 'pounds by sign' => array( array( 'PRICE' => '£ 485,000.00' ), true );
		yield 'pounds by code' => array( array( 'PRICE' => '485000 GBP' ), true );
		yield 'an empty column' => array( array( 'PRICE_CURRENCY' => '' ), true );
		yield 'euros by name' => array( array( 'CURRENCY' => 'EUR' ), false );
		yield 'euros in another column' => array( array( 'PRICE_CURRENCY' => 'eur' ), false );
		yield 'euros by sign' => array( array( 'PRICE' => '€485,000' ), false );
		yield 'euros behind' => array( array( 'PRICE' => '485000 €' ), false );
		yield 'dollars by code' => array( array( 'PRICE' => 'USD 485000' ), false );
		yield 'a country of another money' => array( array( 'COUNTRY_CODE' => 'ES' ), false );
	}

	/** @param array<string, string> $row */
	#[DataProvider( 'currencies' )]
	#[TestDox( '[FEED-01] a price in pounds is read, one in another currency is refused' )]
	public function test_only_pounds( array $row, bool $is_pounds ): void {
		[ $property, $problems ] = $this->map( $row );
		self::assertSame( $is_pounds ? 0 : 1, count( $problems ), implode( '; ', $problems ) );
		if ( $is_pounds ) {
			self::assertContains( $property?->fields['price'], array( 400000, 485000 ) );
		} else {
			self::assertStringStartsWith( 'error line 10, PRICE: the price is not in pounds (', $problems[0] );
		}
	}

	#[TestWith( array( '0', false, 0 ) )]
	#[TestWith( array( '1', true, 0 ) )]
	#[TestWith( array( '', true, 0 ) )]
	#[TestWith( array( '2', false, 1 ) )]
	#[TestDox( '[FEED-01] PUBLISHED_FLAG $flag is shown only where it says so' )]
	public function test_published( string $flag, bool $published, int $warnings ): void {
		[ $property, $problems ] = $this->map( array( 'PUBLISHED_FLAG' => $flag ) );
		self::assertSame( array( $published, $warnings ), array( $property?->published, count( $problems ) ) );
	}

	public function test_an_unknown_type_is_a_property_whose_number_is_kept(): void {
		[ $property ] = $this->map( array( 'PROP_SUB_ID' => '999' ) );
		self::assertSame( array( 'property', 999 ), array( $property?->fields['property_type'], $property?->fields['property_type_code'] ) );
	}

	public function test_a_price_on_application_may_be_left_out(): void {
		[ $property, $problems ] = $this->map( array( 'PRICE' => '', 'PRICE_QUALIFIER' => '1' ) );
		self::assertSame( array(), $problems );
		self::assertSame( array( 0, 'poa' ), array( $property?->fields['price'], $property?->fields['price_qualifier'] ) );
	}

	public function test_without_a_branch_column_the_reference_tells_it(): void {
		[ $property ] = $this->map( array( 'BRANCH_ID' => '', 'AGENT_REF' => 'XYZ_7_8' ) );
		self::assertSame( 'XYZ', $property?->section );
	}

	public function test_the_hash_is_of_all_that_the_feed_says_and_of_nothing_else(): void {
		[ $one ]   = $this->map( array() );
		[ $same ]  = $this->map( array() );
		[ $other ] = $this->map( array( 'MEDIA_IMAGE_TEXT_00' => '', 'MEDIA_IMAGE_00' => 'a.jpg' ) );
		self::assertSame( $one?->change_token, $same?->change_token );
		self::assertNotSame( $one?->change_token, $other?->change_token );
	}

	public function test_missing_columns_are_named(): void {
		$feed          = FeedText::of( array() );
		$feed->columns = array( 'AGENT_REF', 'ADDRESS_1', 'POSTCODE1', 'POSTCODE2', 'STATUS_ID' );
		$path          = (string) tempnam( sys_get_temp_dir(), 'blm' );
		file_put_contents( $path, (string) $feed );
		$header = BlmReader::open( $path, 'UTF-8' )->header;
		unlink( $path );
		$this->expectException( InvalidFeed::class );
		$this->expectExceptionMessage( 'line 7, PRICE, TRANS_TYPE_ID: the definition is missing these columns' );
		new BlmMapper( $header );
	}
}
