<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use Closure;
use HearthHammer\Core\EarlyAnswer\KeptAnswers;
use HearthHammer\Core\Module;
use HearthHammer\Core\Seo\Sitemap;
use HearthHammer\Core\Waiting;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Search\Lists\CurrentList;
use HearthHammer\Hpapi\Search\Lists\ListFeed;
use HearthHammer\Hpapi\Search\Lists\ListHead;
use HearthHammer\Hpapi\Search\Lists\ListJsonLd;
use HearthHammer\Hpapi\Search\Lists\ListPages;
use HearthHammer\Hpapi\Search\Lists\ListRoutes;
use HearthHammer\Hpapi\Search\Lists\ListSitemapUrls;
use HearthHammer\Hpapi\Search\Lists\OldAddresses;

defined( 'ABSPATH' ) || exit;

/**
 * Finding property: the addresses of lists, and the REST routes that search.
 */
final readonly class SearchModule implements Module {

	/**
	 * @param Closure(): ListPages      $pages  These four are made when they are needed.
	 * @param Closure(): PropertySearch $search
	 * @param Closure(): ParishRepository $parishes
	 * @param Closure(): list<Module>   $routes
	 */
	public function __construct(
		private Closure $pages,
		private Closure $search,
		private Closure $parishes,
		private Closure $routes,
		private CurrentList $current,
	) {}

	public function register(): void {
		$modules = array(
			new ListRoutes( $this->pages, $this->current ),
			new Waiting( array( CurrentList::SHOWN ), fn (): array => array( new ListHead( $this->current ), new ListJsonLd( $this->current ) ) ),
			new ListFeed( $this->current, $this->search ),
			new Sitemap( 'lists', fn (): array => ( new ListSitemapUrls( ( $this->parishes )() ) )->all() ),
			new OldAddresses( $this->parishes ),
			new Waiting( Waiting::REST, $this->routes ),
			...( str_contains( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '/estate-agents/' ) && str_contains( (string) $_SERVER['REQUEST_URI'], '/hpapi/v1/' ) ? array( $this->early() ) : array() ), // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Looked at only.
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}

	/** What was added within so many days, or is free today, changes without a change of the data. */
	private function early(): Module {
		return KeptAnswers::route( 'hpapi/v1/estate-agents/(?:properties|map-properties|locations)', static fn ( array $matched, array $query ): ?string => '' === ( $query['added'] ?? '' ) && '' === ( $query['available'] ?? '' ) ? '' : null, $this->routes );
	}
}
