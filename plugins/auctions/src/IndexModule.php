<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\CataloguePage\ViewCookie;
use HearthHammer\Auctions\Index\AuctionTags;
use HearthHammer\Auctions\Index\AuctionVisibility;
use HearthHammer\Auctions\Index\IndexHooks;
use HearthHammer\Auctions\Index\ReindexCommand;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The indexes of lots and sales, in step with their posts.
 */
final readonly class IndexModule implements Module {

	public function __construct( private AuctionServices $auctions ) {}

	public function register(): void {
		$index = $this->auctions->index;
		foreach ( array( new AuctionTags( ViewCookie::NAME ), new IndexHooks( $index ), new ReindexCommand( $index ), $index->lots_update, $index->sales_update, ...AuctionVisibility::modules() ) as $module ) {
			$module->register();
		}
	}
}
