<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Search\SearchFilters;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The addresses of SRCH-06 to SRCH-09. No post stands behind them: WordPress is told what to answer.
 *
 * Every search has one address. Whatever else leads to it (a form sent without JavaScript, capitals, the
 * singular `3-bedroom`, a parameter at its default) redirects there.
 */
final class ListRoutes implements Module {

	public const LIST     = 'hpapi_list';
	public const TOWN     = 'hpapi_town';
	public const TYPE     = 'hpapi_type';
	public const BEDROOMS = 'hpapi_bedrooms';
	public const STATION  = 'hpapi_station';
	public const RAIL     = 'hpapi_rail';

	private const VARIABLES = array( self::LIST, self::TOWN, self::TYPE, self::BEDROOMS, self::STATION, self::RAIL );

	/** @param Closure(): ListPages $pages Made when they are needed. */
	public function __construct(
		private readonly Closure $pages,
		private readonly CurrentList $current,
	) {}

	public function register(): void {
		add_action( 'init', $this->add_rules( ... ) );
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, ...self::VARIABLES ) );
		add_action( 'parse_request', fn () => $this->current->set( null ) );
		add_action( 'parse_query', $this->mark( ... ) );
		add_filter( 'posts_pre_query', $this->no_posts( ... ), 10, 2 );
		add_filter( 'pre_handle_404', $this->answer( ... ), 10, 2 );
		add_filter( 'redirect_canonical', fn ( mixed $to ): mixed => $this->is_list() ? false : $to );
		add_filter( 'template_include', $this->template( ... ) );
	}

	private function add_rules(): void {
		$page = '(?:/page/([0-9]{1,5}))?/?$';
		add_rewrite_rule( '(?i)estate-agents/(for-sale|to-rent)(?:/([^/]+)/([0-9]{1,3})-bedrooms?(?:/(?!page/)([^/]+))?)?' . $page, 'index.php?' . self::LIST . '=$matches[1]&' . self::TYPE . '=$matches[2]&' . self::BEDROOMS . '=$matches[3]&' . self::TOWN . '=$matches[4]&paged=$matches[5]', 'top' );
		add_rewrite_rule( '(?i)estate-agents/(for-sale|to-rent)/station/([^/]+)' . $page, 'index.php?' . self::LIST . '=$matches[1]&' . self::STATION . '=$matches[2]&paged=$matches[3]', 'top' );
		add_rewrite_rule( '(?i)estate-agents/(for-sale)/near-high-speed-rail' . $page, 'index.php?' . self::LIST . '=$matches[1]&' . self::RAIL . '=1&paged=$matches[2]', 'top' );
		add_rewrite_rule( '(?i)property-(for-sale|to-rent)/([^/]+)' . $page, 'index.php?' . self::LIST . '=$matches[1]&' . self::TOWN . '=$matches[2]&paged=$matches[3]', 'top' );
	}

	private function mark( WP_Query $query ): void {
		if ( $query->is_main_query() && self::names_list( $query->get( self::LIST ) ) ) {
			$query->is_home    = false;
			$query->is_paged   = false;
			$query->is_archive = true;
		}
	}

	/**
	 * @param list<\WP_Post>|null $posts
	 * @return list<\WP_Post>|null
	 */
	private function no_posts( ?array $posts, WP_Query $query ): ?array {
		return $query->is_main_query() && self::names_list( $query->get( self::LIST ) ) ? array() : $posts;
	}

	/** Called once the query has run: finds the list, or redirects, or answers 404. */
	private function answer( bool $handled, WP_Query $query ): bool {
		if ( $handled || ! $this->is_list() ) {
			return $handled;
		}
		$address = ListAddress::of( $query->query_vars, wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- A search changes nothing; SearchQuery checks each value.
		$request = ( $this->pages )()->request( $address );
		// A page that only a parameter asks for, as other sites write it, may be beyond the last: that is meant then.
		$request = null !== $request && isset( $address->parameters['page'] ) ? ( $this->pages )()->existing( $request ) : $request;
		$page  = null === $request ? null : ( $this->pages )()->page( $request );
		$words = null !== $page && null === $page->result->area && null !== $request ? ( $this->pages )()->by_words( $request ) : null;
		// One way at most: what is written oddly, and what is no place but words, end at the same address.
		if ( null !== $request && $this->redirect( ( $this->pages )()->canonical( $words ?? $request ) ) ) {
			return true;
		}
		$this->current->set( $page );
		if ( null === $page ) {
			$query->set_404();
			status_header( 404 );
			nocache_headers();
		} else {
			status_header( 200 );
		}
		return true;
	}

	/** Keeps parameters that are none of a search: campaigns and the like. */
	private function redirect( string $canonical ): bool {
		$asked = isset( $_SERVER['REQUEST_URI'] ) ? (string) wp_unslash( $_SERVER['REQUEST_URI'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared; only its unknown parameters go on, and wp_safe_redirect cleans the address.
		$known = array_flip( array( ...SearchFilters::names(), 'trans_type', 'page' ) );
		[ $path, $string ] = array( ...explode( '?', $asked, 2 ), '' );
		wp_parse_str( $string, $parameters );
		$search = array_intersect_key( $parameters, $known );
		$others = array_diff_key( $parameters, $known, array_flip( array( ...self::VARIABLES, 'paged' ) ) );
		$wanted = (string) wp_parse_url( home_url(), PHP_URL_PATH ) . $canonical;
		[ $wanted_path, $wanted_string ] = array( ...explode( '?', $wanted, 2 ), '' );
		wp_parse_str( $wanted_string, $wanted_parameters );
		$is_plain = array() === array_intersect_key( $parameters, array_flip( array( ...self::VARIABLES, 'paged' ) ) );
		if ( $is_plain && rawurldecode( $path ) === $wanted_path && $search === $wanted_parameters ) {
			return false;
		}
		$to = home_url( $canonical );
		if ( array() !== $others ) {
			$to .= ( str_contains( $to, '?' ) ? '&' : '?' ) . http_build_query( $others );
		}
		// What a form sent depends on what is on the market today; the spelling of a path does not.
		if ( wp_safe_redirect( $to, array() === $search ? 301 : 302, 'Hearth & Hammer' ) ) {
			exit;
		}
		return false;
	}

	private function template( string $template ): string {
		if ( null === $this->current->page() ) {
			return $template;
		}
		$theme = locate_template( 'property-list.php' );
		return '' !== $theme ? $theme : dirname( __DIR__, 3 ) . '/templates/property-list.php';
	}

	private function is_list(): bool {
		return self::names_list( get_query_var( self::LIST ) );
	}

	/** Anyone may write `?hpapi_list[]=` into an address. */
	private static function names_list( mixed $variable ): bool {
		return is_string( $variable ) && '' !== $variable;
	}
}
