<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Catalogue\LiveResults;
use HearthHammer\Auctions\Catalogue\LotMap;
use HearthHammer\Auctions\Catalogue\Rest\AssistController;
use HearthHammer\Auctions\Catalogue\Rest\LiveController;
use HearthHammer\Auctions\Catalogue\Rest\LiveShortcut;
use HearthHammer\Auctions\Catalogue\Rest\LotMapController;
use HearthHammer\Auctions\Catalogue\Rest\LotsController;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * The routes of catalogues.
 */
final readonly class CatalogueModule implements Module {

	public function __construct( private AuctionServices $auctions ) {}

	public function register(): void {
		$schemas = dirname( __DIR__ ) . '/schemas';
		$shared  = $this->auctions;
		$modules = array(
			...( str_contains( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '/lots/live' ) ? array( new LiveShortcut( static fn (): LiveResults => $shared->live ) ) : array() ), // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Looked at only.
			new Waiting( Waiting::REST, static fn (): array => array(
				new LotsController( $schemas, $shared->sales, $shared->search, $shared->list ),
				new AssistController( $schemas, $shared->sales, $shared->facets ),
				new LotMapController( $schemas, $shared->sales, new LotMap() ),
				new LiveController( $schemas, $shared->sales, $shared->live ),
			) ),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}
}
