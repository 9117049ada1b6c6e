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
use HearthHammer\Auctions\Index\SaleVersion;
use HearthHammer\Core\EarlyAnswer\KeptAnswers;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * The routes of catalogues.
 */
final readonly class CatalogueModule implements Module {

	public function __construct( private AuctionServices $auctions ) {}

	public function register(): void {
		$shared  = $this->auctions;
		$modules = array(
			...( 1 === preg_match( '#/hpapi/v1/.+lots#', (string) ( $_SERVER['REQUEST_URI'] ?? '' ) ) ? array( $this->early(), LiveShortcut::route( static fn (): LiveResults => $shared->live, $this->routes( ... ) ) ) : array() ), // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Looked at only.
			new Waiting( Waiting::REST, $this->routes( ... ) ),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private function routes(): array {
		$schemas = dirname( __DIR__ ) . '/schemas';
		$shared  = $this->auctions;
		return array(
			new LotsController( $schemas, $shared->sales, $shared->search, $shared->list ),
			new AssistController( $schemas, $shared->sales, $shared->facets ),
			new LotMapController( $schemas, $shared->sales, new LotMap() ),
			new LiveController( $schemas, $shared->sales, $shared->live ),
		);
	}

	/** Lists of one sale's lots change with that sale, all others with any sale. */
	private function early(): Module {
		return KeptAnswers::route(
			'hpapi/v1/[a-z][a-z0-9-]{1,39}/(lots(?:/map|/search-assist)?|future-lots)',
			static function ( array $matched, array $query ): string {
				$sale   = $query['auction_id'] ?? '';
				$is_one = is_string( $sale ) && 1 === preg_match( '/^[1-9][0-9]{0,17}$/D', $sale ) && 'future-lots' !== $matched[1] && '' === ( $query['includeCAMarketing'] ?? '' );
				return $is_one ? (string) SaleVersion::recent( (int) $sale, LiveController::SECONDS ) : SaleVersion::of_all();
			},
			$this->routes( ... )
		);
	}
}
