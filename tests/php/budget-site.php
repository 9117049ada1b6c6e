<?php
/**
 * Makes a site with one of each for BudgetTest, whose database goes into the folder that is given; prints the addresses
 * as JSON.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

namespace HearthHammer\Tests;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use PHPUnit\Framework\Assert;

require_once dirname( __DIR__, 2 ) . '/vendor/autoload.php';

( new WordPressForTests( (string) getenv( 'HH_TEST_WORDPRESS' ) ) )->boot();

$auctions = new class() extends Assert {

	use AuctionFixtures;

	/** @return array{int, int} A sale and its lot. */
	public static function make(): array {
		$sale = self::sale();
		return array( $sale->id(), self::lot( $sale ) );
	}
};

[ $sale, $lot ] = $auctions::make();
$property       = PropertyFactory::property( array( 'parish' => PropertyFactory::parish( 'Cranbrook' ) ) );
$page           = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Empty', 'post_name' => 'empty' ) );
do_action( 'shutdown' );
// The indexes are as on a site that has run for a while.
array_map( 'do_action', array( PropertyTable::UPDATE, LotTable::UPDATE, SaleTable::UPDATE ) );
flush_rewrite_rules( false );

$paths = array_map( static fn ( int $id ): string => (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ), array( 'property' => $property, 'lot' => $lot, 'catalogue' => $sale, 'empty' => (int) $page ) );
copy( DB_DIR . '/' . DB_FILE, $argv[1] . '/budget.sqlite' );
echo "\n", json_encode( $paths + array( 'sale' => $sale ), JSON_UNESCAPED_SLASHES ), "\n";
