<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The days of the demo's listings.
 */
final class DemoDatesTest extends IntegrationTestCase {

	#[TestDox( '[DEMO] The newest listing came on the market the day before the import, the others as long before it as in the feed' )]
	public function test_dates_move(): void {
		// A property that another test left would be the newest.
		foreach ( get_posts( array( 'post_type' => 'hpapi_property', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) as $other ) {
			delete_post_meta( $other, 'hpapi_listed_at' );
		}
		$newest = PropertyFactory::property( array( 'listed_at' => strtotime( '2020-05-10 09:30' ), 'updated_at' => strtotime( '2020-05-12 10:00' ) ) );
		$oldest = PropertyFactory::property( array( 'listed_at' => strtotime( '2020-02-01 16:00' ) ) );
		for ( $run = 0; $run < 2; $run++ ) {
			require dirname( __DIR__, 5 ) . '/demo/pages/dates.php';
			$listed = (int) get_post_meta( $newest, 'hpapi_listed_at', true );
			self::assertSame( gmdate( 'Y-m-d', strtotime( 'yesterday' ) ) . ' 09:30', gmdate( 'Y-m-d H:i', $listed ) );
			self::assertSame( 2 * DAY_IN_SECONDS + 1800, (int) get_post_meta( $newest, 'hpapi_updated_at', true ) - $listed );
			self::assertSame( strtotime( '2020-05-10 09:30' ) - strtotime( '2020-02-01 16:00' ), $listed - (int) get_post_meta( $oldest, 'hpapi_listed_at', true ) );
		}
	}
}
