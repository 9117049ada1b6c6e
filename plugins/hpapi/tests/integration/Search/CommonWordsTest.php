<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Search;

use HearthHammer\Core\Index\IndexCheck;
use HearthHammer\Hpapi\Properties\Index\CommonWords;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Search\Filters\Keyword;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

/**
 * Words that many adverts have are found by their bits.
 */
final class CommonWordsTest extends IntegrationTestCase {

	/** @return list<int> Posts. */
	private function found( string $keyword ): array {
		$request = new WP_REST_Request( 'GET', '/hpapi/v1/estate-agents/properties' );
		$request->set_query_params( array( 'keyword' => $keyword ) );
		return array_column( rest_do_request( $request )->get_data()['data'], 'id' );
	}

	/** @param list<string> $expected */
	#[TestWith( array( 'garden', array( 'house', 'flat' ) ) )]
	#[TestWith( array( 'gardens', array( 'flat' ) ) )]
	#[TestWith( array( 'garden garage', array( 'house' ) ) )]
	#[TestWith( array( 'Large GARDEN', array( 'flat' ) ) )]
	#[TestWith( array( 'detached', array( 'house' ) ) )]
	#[TestWith( array( 'flat for sale', array( 'flat' ) ) )]
	#[TestWith( array( 'balcony', array() ) )]
	#[TestDox( '[LEAD-02] Common words need no full-text key, are found as the others are, and where all words are common the statement reads no text' )]
	public function test_finds( string $keyword, array $expected ): void {
		$all = array(
			'house' => PropertyFactory::property( array( 'property_type' => 'detached', 'features' => array( 'Walled garden', 'Double garage' ) ) ),
			'flat'  => PropertyFactory::property( array( 'property_type' => 'apartment', 'features' => array( 'Large communal gardens' ), 'summary' => 'A flat by the mill' ) ),
		);
		self::assertEqualsCanonicalizing( array_map( static fn ( string $name ): int => $all[ $name ], $expected ), $this->found( $keyword ) );
		self::assertDoesNotMatchRegularExpression( '/MATCH|LIKE/', implode( ' ', Keyword::conditions( $keyword ) ) );
	}

	#[TestDox( 'A rare word beside a common one is looked up alone, those of a street together' )]
	public function test_looks_up_rare_words(): void {
		add_filter( 'hpapi_full_text', '__return_true' );
		self::assertStringContainsString( "'+hhwisteria*'", implode( ' ', Keyword::conditions( 'garden wisteria' ) ) );
		self::assertStringContainsString( "'+hhstation +hhroad'", implode( ' ', Keyword::conditions( '"station road"' ) ) );
	}

	#[TestDox( 'Until an update has given each row its bits, common words are read off the text' )]
	public function test_waits_for_the_update(): void {
		self::assertNotSame( '', CommonWords::condition( 'garden' ) );
		update_option( PropertyTable::SHAPE, get_option( PropertyTable::SHAPE ) . IndexCheck::UNFINISHED );
		self::assertSame( '', CommonWords::condition( 'garden' ) );
	}

	#[TestDox( 'Each common word has a bit of its own, which a whole number of PHP holds' )]
	public function test_bits(): void {
		$words = ( new \ReflectionClassConstant( CommonWords::class, 'WORDS' ) )->getValue();
		self::assertSame( array_values( array_unique( $words ) ), $words );
		foreach ( $words as $number => $word ) {
			self::assertTrue( ( CommonWords::mask( " hh{$word} " ) & ( 1 << $number ) ) > 0, $word );
		}
		self::assertLessThanOrEqual( 62, count( $words ) );
		self::assertSame( 0, CommonWords::mask( ' hhunsaleable hhstone ' ) );
	}
}
