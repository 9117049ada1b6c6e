<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Feeds;

use HearthHammer\Hpapi\Feeds\FeatureFacts;
use HearthHammer\Core\Media\MediaItem;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FeatureFactsTest extends TestCase {

	/** @return iterable<string, array{string, string, string}> */
	public static function told(): iterable {
		foreach ( array(
			'parking'        => array( 'Garage and two parking spaces', 'Driveway parking', 'Residents’ permit parking', 'Garage en bloc' ),
			'heating'        => array( 'Gas central heating', 'Oil heating', 'Air-source heat pump', 'Underfloor heating on the ground floor', 'Ground-source heating' ),
			'broadband'      => array( 'Full-fibre broadband', 'Fibre broadband', 'FTTP' ),
			'sewerage'       => array( 'Private drainage', 'Septic tank' ),
			'accessibility'  => array( 'Level access throughout' ),
		) as $field => $features ) {
			foreach ( $features as $feature ) {
				yield $feature => array( $field, $feature, $feature );
			}
		}
		foreach ( array( 'Heated swimming pool', 'Heating and water included', 'Water and broadband included in the rent', 'Kitchen with oil-fired Aga', 'Garden with heated shepherd’s hut', 'Garage subject to planning' ) as $feature ) {
			foreach ( array( 'heating', 'broadband', 'water_supply', 'parking' ) as $field ) {
				yield "{$field}: {$feature}" => array( $field, $feature, '' );
			}
		}
	}

	#[DataProvider( 'told' )]
	public function test_topics( string $field, string $feature, string $told ): void {
		self::assertSame( $told, FeatureFacts::of( array( 'Walled garden', $feature ), array() )[ $field ] );
	}

	/** @return iterable<string, array{list<string>, list<string>, array{string, int, string, int}}> */
	public static function ratings(): iterable {
		yield 'words' => array( array( 'EPC rating D' ), array(), array( 'D', 0, '', 0 ) );
		yield 'a colon' => array( array( 'EPC: C' ), array(), array( 'C', 0, '', 0 ) );
		yield 'with its number' => array( array( 'Energy efficiency rating C (72)' ), array(), array( 'C', 72, '', 0 ) );
		yield 'a number of another band' => array( array( 'EPC rating C (40)' ), array(), array( 'C', 0, '', 0 ) );
		yield 'nothing of a word that begins so' => array( array( 'EPC exempt', 'EPC awaited', 'EPC certificate available' ), array(), array( '', 0, '', 0 ) );
		yield 'a chart with two numbers' => array( array(), array( 'https://example.com/epc/EPC_58_81.png?v=2' ), array( 'D', 58, 'B', 81 ) );
		yield 'a chart of an agency' => array( array(), array( 'CRB_1001_EPCGraph_67_82.png' ), array( 'D', 67, 'B', 82 ) );
		yield 'a letter in the name' => array( array(), array( 'CRB_1001_EPC_D.jpg' ), array( 'D', 0, '', 0 ) );
		yield 'only a counter' => array( array(), array( 'CRB_1001_EPC_00.png' ), array( '', 0, '', 0 ) );
		yield 'two counters' => array( array(), array( 'CRB_1001_EPC_00_01.png' ), array( '', 0, '', 0 ) );
		yield 'less than it is' => array( array(), array( 'EPC_81_58.png' ), array( '', 0, '', 0 ) );
	}

	/**
	 * @param list<string>                       $features
	 * @param list<string>                       $files
	 * @param array{string, int, string, int}    $epc
	 */
	#[DataProvider( 'ratings' )]
	public function test_epc( array $features, array $files, array $epc ): void {
		$media = array_map( static fn ( string $file ): MediaItem => new MediaItem( MediaItem::EPC, $file, 'EPC', 'MEDIA_IMAGE_60' ), $files );
		$facts = FeatureFacts::of( $features, $media );
		self::assertSame( $epc, array( $facts['epc_rating'], $facts['epc_score'], $facts['epc_potential'], $facts['epc_potential_score'] ) );
	}

	public function test_council_tax(): void {
		self::assertSame( 'E', FeatureFacts::council_tax_band( array( 'Garden', 'Council Tax Band E' ) ) );
		self::assertSame( 'B', FeatureFacts::council_tax_band( array( 'Council tax: B (Ashford)' ) ) );
		self::assertSame( '', FeatureFacts::council_tax_band( array( 'Council tax band to be assessed', 'Council tax included' ) ) );
	}
}
