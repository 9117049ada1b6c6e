<?php
/**
 * Changes the site of ServedSite as staff or an import would, in a process of its own.
 *
 * Arguments: the site's folder and what to change. Prints the post as JSON.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

namespace HearthHammer\Tests;

use HearthHammer\Auctions\Plugin as Auctions;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use PHPUnit\Framework\Assert;

require_once dirname( __DIR__, 2 ) . '/vendor/autoload.php';

define( 'DB_DIR', $argv[1] );
define( 'DB_FILE', 'budget.sqlite' );
$_SERVER = array_merge( $_SERVER, array( 'HTTP_HOST' => 'hearth-hammer.test', 'SERVER_NAME' => 'hearth-hammer.test', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/', 'REMOTE_ADDR' => '127.0.0.1', 'SCRIPT_NAME' => '/index.php', 'PHP_SELF' => '/index.php' ) );
require getenv( 'HH_TEST_WORDPRESS' ) . '/wp-load.php';

$auctions = new class() extends Assert {

	use AuctionFixtures;

	public static function houses(): int {
		$sale = self::sale( 'houses', business: 'property-auctions' );
		self::lot( $sale, '1' );
		return $sale->id();
	}
};

$of = static fn ( string $type ): int => (int) get_posts( array( 'post_type' => $type, 'post_status' => 'any', 'fields' => 'ids', 'numberposts' => 1, 'orderby' => 'ID', 'order' => 'ASC' ) )[0];
$id = match ( $argv[2] ) {
	'houses' => $auctions::houses(),
	'property' => PropertyFactory::property( array(), 'Rose Cottage, Cranbrook' ),
	'result' => Auctions::auctions()->lots->update( $of( 'hh_lot' ), null, array( 'status' => 'sold', 'hammer' => 900 ), 'desk' ),
	'hidden sale' => wp_update_post( array( 'ID' => $of( 'hh_sale' ), 'post_status' => 'draft' ) ),
	'setting' => update_option( 'blogname', 'Another name' ),
	default => exit( 1 ),
};
echo "\n", json_encode( array( 'id' => (int) $id ) ), "\n";
// What is printed last is read; what WordPress does at the end of a request comes after it.
