<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Search;

use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** What somebody types as a place; WordPress takes the accents off to see what is the same. */
final class TypedPlaceTest extends IntegrationTestCase {

	#[TestDox( '[SRCH-04] A typed place is read as TypeScript reads it' )]
	public function test_typed(): void {
		$vectors = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/core/tests/vectors/name-keys.json' ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $vectors['locations'] as $vector ) {
			self::assertSame( $vector['location'], SearchQuery::from_request( array( 'location' => $vector['typed'] ) )->location, $vector['typed'] );
		}
		self::assertSame( 100, mb_strlen( SearchQuery::from_request( array( 'location' => str_repeat( 'é', 500 ) ) )->location ) );
	}
}
