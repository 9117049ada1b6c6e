<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Cars;

use Closure;
use HearthHammer\Auctions\Catalogue\LotList;
use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Catalogue\LotTools;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Page\PageResponse;
use HearthHammer\Core\Page\VirtualPage;

defined( 'ABSPATH' ) || exit;

/**
 * The pages of makes and models, and the page that the make search is sent to: `/car-auctions/ford/`,
 * `/car-auctions/ford/fiesta/`, `/car-auctions/search/?make=`.
 */
final class MakePages implements Module {

	/** In the address of the make search. */
	public const SEARCH = 'search';

	private const LONGEST = 60;

	private ?VirtualPage $page = null;

	/**
	 * @param Closure(): Makes         $makes  All are made when they are needed.
	 * @param Closure(): CarMakeSearch $form
	 * @param Closure(): LotSearch     $search
	 * @param Closure(): LotList       $list
	 */
	public function __construct(
		private readonly Closure $makes,
		private readonly Closure $form,
		private readonly Closure $search,
		private readonly Closure $list,
	) {}

	public function register(): void {
		// Names of businesses are translated, which begins with init.
		add_action( 'init', $this->add_page( ... ), 5 );
	}

	/**
	 * What the page shows; null where the request asks for none of these.
	 *
	 * @return array{heading: string, business: string, label: string, name: string, is_search: bool, refused: bool, count: string, lots: string, models: list<array{name: string, url: string, lots: int}>, filters: array<string, string>, page: int, pages: int, url: string}|null `lots` is HTML; `business` a slug, `url` its address; `filters` as an address has them.
	 */
	public function to_array(): ?array {
		$page = $this->page?->current();
		return $page instanceof MakePage ? array(
			'heading'   => $page->heading,
			'business'  => $page->business->slug,
			'label'     => $page->business->label,
			'name'      => $page->name,
			'is_search' => $page->is_search,
			'refused'   => $page->is_refused,
			'count'     => $page->count(),
			'lots'      => null === $page->result || ! $page->has_lots() ? '' : ( $this->list )()->html( $page->result, LotTools::allowed(), false, true ),
			'models'    => $page->models,
			'filters'   => $page->result->query->filters ?? array(),
			'page'      => $page->result->query->page ?? 1,
			'pages'     => $page->result->pages ?? 1,
			'url'       => SaleAddresses::business( $page->business ),
		) : null;
	}

	private function add_page(): void {
		$rules = array();
		foreach ( Business::all() as $business ) {
			if ( $business->is_vehicle() ) {
				$of                                                    = "&hh_make_business={$business->slug}";
				$rules[ "^{$business->slug}/" . self::SEARCH . '/?$' ] = "search{$of}";
				$rules[ "^{$business->slug}/([^/]+)/?$" ]              = "make{$of}&hh_make=\$matches[1]";
				$rules[ "^{$business->slug}/([^/]+)/([^/]+)/?$" ]      = "make{$of}&hh_make=\$matches[1]&hh_model=\$matches[2]";
			}
		}
		$this->page = new VirtualPage(
			variable: 'hh_make_page',
			pages: array( 'make', 'search' ),
			rules: $rules,
			answer: $this->answer( ... ),
			template: 'make-lots.php',
			fallback: dirname( __DIR__, 2 ) . '/templates/make-lots.php',
			is_private: false,
			variables: array( 'hh_make_business', 'hh_make', 'hh_model' ),
			classes: array( 'hh-page-make-lots' ),
		);
		$this->page->register();
	}

	private function answer( PageRequest $request ): ?PageResponse {
		$business = Business::from_slug( $request->variables['hh_make_business'] );
		if ( null === $business ) {
			return null;
		}
		return 'search' === $request->page ? $this->typed( $business, $request ) : $this->make( $business, $request );
	}

	/** CAR-02 and CAR-03 without JavaScript, and what no term fits. */
	private function typed( Business $business, PageRequest $request ): PageResponse {
		$term = trim( mb_substr( wp_check_invalid_utf8( $request->parameter( 'make' ) ), 0, self::LONGEST ) );
		if ( '' === $term ) {
			$heading = __( 'Search by make', 'hearth-hammer' );
			return PageResponse::show( $heading, new MakePage( $business, $heading, '', '', null, array(), true, isset( $request->query['make'] ) ) );
		}
		$found = ( $this->form )()->action( $business, $term ) ?? MakeSearchAction::find( ( $this->makes )()->model_actions( $business ), $term );
		if ( null !== $found ) {
			return PageResponse::redirect( $found, 302 );
		}
		$result  = ( $this->search )()->find( LotQuery::from_request( array( 'search' => $term, 'page' => $request->parameter( 'page' ) ), $business ) );
		/* translators: %s: what a visitor typed */
		$heading = sprintf( 0 === $result->matching ? __( 'No lots match ‘%s’', 'hearth-hammer' ) : __( 'Lots matching ‘%s’', 'hearth-hammer' ), $term );
		return PageResponse::show( $heading, new MakePage( $business, $heading, '', $term, $result, array(), true ) );
	}

	private function make( Business $business, PageRequest $request ): ?PageResponse {
		$make  = strtolower( $request->variables['hh_make'] );
		$model = strtolower( $request->variables['hh_model'] );
		$name  = ( $this->makes )()->name( $make );
		if ( '' === $name || ( '' !== $model && '' === ( $this->makes )()->model( $make, $model ) ) ) {
			return null;
		}
		$address = SaleAddresses::make( $business, $make, $model );
		if ( $make !== $request->variables['hh_make'] || $model !== $request->variables['hh_model'] ) {
			return PageResponse::redirect( $address, 301 );
		}
		$whole  = '' === $model ? $name : $name . ' ' . ( $this->makes )()->model( $make, $model );
		$result = ( $this->search )()->find( LotQuery::from_request( array_filter( array( 'make' => $make, 'model' => $model, 'page' => $request->parameter( 'page' ), 'sort' => $request->parameter( 'sort' ) ) ), $business ) );
		if ( $result->is_beyond() ) {
			return null;
		}
		/* translators: %s: a make, or make and model, of vehicles */
		$heading = sprintf( __( '%s at auction', 'hearth-hammer' ), $whole );
		$view    = new MakePage( $business, $heading, $make, $whole, $result, '' === $model ? ( $this->makes )()->coming_models( $business, $make ) : array() );
		// A page without lots stays for those who come to it, and out of search engines.
		return $view->has_lots() ? PageResponse::publish( $heading, $view, $result->query->page > 1 ? add_query_arg( 'page', $result->query->page, $address ) : $address ) : PageResponse::show( $heading, $view );
	}
}
