<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use Throwable;

/**
 * Lists where an address has a text: WordPress and themes pass them to functions that take none.
 */
final class QueryVariablesTest extends IntegrationTestCase {

	#[TestDox( 'A list for any variable of the address is no server error' )]
	public function test_lists(): void {
		global $wp;
		$faults = array();
		foreach ( array_unique( array( ...$wp->public_query_vars, 'hpapi_property', 'hpapi_parish', 'hh_sale', 'hh_lot' ) ) as $name ) {
			try {
				[ $status ] = $this->render( "/?{$name}[]=x" );
				if ( $status >= 500 ) {
					$faults[] = "{$name}: {$status}";
				}
			} catch ( Throwable $fault ) {
				$faults[] = "{$name}: " . get_class( $fault ) . ' ' . $fault->getMessage();
			}
		}
		self::assertSame( array(), $faults );
		self::assertSame( 400, $this->render( '/?hpapi_property[]=x' )[0] );
		self::assertSame( 200, $this->render( '/?post_type[]=post' )[0], 'A list of types is one that WordPress reads.' );
	}
}
