<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Catalogue;

use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Catalogue\LotResult;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;

/**
 * What the tests of catalogues have in common.
 */
abstract class CatalogueTestCase extends IntegrationTestCase {

	use AuctionFixtures;

	/**
	 * @param array<string, mixed> $raw
	 * @return list<string> The numbers of the lots found, in order.
	 */
	final protected static function found( SaleRecord $sale, array $raw ): array {
		return self::numbers( Plugin::auctions()->search->find( LotQuery::from_request( $raw, $sale ) ) );
	}

	/** @return list<string> */
	final protected static function numbers( LotResult $result ): array {
		return array_values( array_map( static fn ( array $card ): string => (string) $card['number'], $result->cards() ) );
	}

	/** Somebody with a role. */
	final protected static function user( string $role ): int {
		$id = wp_insert_user( array( 'user_login' => 'somebody-' . wp_generate_password( 8, false ), 'user_pass' => wp_generate_password(), 'role' => $role ) );
		self::assertIsInt( $id );
		return $id;
	}

	/** As when the request that made lots ends. */
	final protected static function flush(): void {
		Plugin::auctions()->index->flush();
	}
}
