<?php
/**
 * A site on which core was switched off while the others stayed on, and WordPress still has their rewrite rules:
 * prints the status of each address given, as JSON.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

namespace HearthHammer\Tests;

require_once dirname( __DIR__, 2 ) . '/vendor/autoload.php';

putenv( 'HH_TEST_WITH=hpapi,auctions,caphpi,theme' );
( new WordPressForTests( (string) getenv( 'HH_TEST_WORDPRESS' ) ) )->boot();

$rules = array(
	'estate-agents/for-sale/?$' => 'index.php?hpapi_list=for-sale',
	'property/([^/]+)/?$'       => 'index.php?hpapi_property=$matches[1]',
	'auctions/?$'               => 'index.php?hh_auctions=all',
	'sell-at-auction/?$'        => 'index.php?hh_sell_page=1',
	'lots/([^/]+)/?$'           => 'index.php?hh_lot=$matches[1]',
);
update_option( 'rewrite_rules', array_merge( $rules, (array) $GLOBALS['wp_rewrite']->wp_rewrite_rules() ) );
// The theme's list of news is there as long as there are any.
wp_insert_post( array( 'post_title' => 'A house sold', 'post_content' => 'Words.', 'post_status' => 'publish' ) );
$statuses = array();
foreach ( array_slice( $argv, 1 ) as $path ) {
	$statuses[ $path ] = ( new Page() )->render( $path )[0];
}
echo "\n", json_encode( $statuses, JSON_UNESCAPED_SLASHES ), "\n";
