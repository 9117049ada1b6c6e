<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\CataloguePage;

use Closure;
use DateTimeZone;
use HearthHammer\Auctions\Catalogue\LotFilters;
use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Company\OpeningHours;
use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The page of a sale: its addresses, and what search engines are told of them.
 */
final readonly class CatalogueRoutes implements Module {

	/** @param Closure(): LotSearch $search Made when it is needed. */
	public function __construct( private Closure $search ) {}

	public function register(): void {
		add_filter( 'request', $this->without_page( ... ) );
		add_action( 'template_redirect', $this->redirect( ... ), 5 );
		add_filter( 'get_canonical_url', $this->canonical( ... ), 10, 2 );
		add_filter( 'wp_robots', $this->robots( ... ) );
		add_filter( 'document_title_parts', $this->title( ... ) );
		add_filter( 'body_class', static fn ( array $classes ): array => is_singular( SalePostType::NAME ) ? array( ...$classes, 'hh-page-catalogue' ) : $classes );
	}

	/**
	 * WordPress would take it for a page of a long post, and answer 404.
	 *
	 * @param array<string, mixed> $variables
	 * @return array<string, mixed>
	 */
	private function without_page( array $variables ): array {
		return isset( $variables[ SalePostType::NAME ] ) ? array_diff_key( $variables, array( 'page' => 1, 'paged' => 1 ) ) : $variables;
	}

	/** What a form without JavaScript sends goes to the one address of its state; so does a page too many. */
	private function redirect(): void {
		$sale = $this->sale();
		if ( null === $sale ) {
			return;
		}
		$get   = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- Read alone.
		$asked = array_intersect_key( $get, array( ...LotFilters::of( $sale->business() ), 'sort' => 1, 'page' => 1 ) );
		$query = LotQuery::from_request( $get, $sale );
		$last  = 1 === $query->page ? 1 : ( $this->search )()->find( $query )->pages;
		$right = $query->on_page( min( $query->page, $last ) );
		if ( ( ! self::is_plain( $asked ) || $right->page !== $query->page ) && wp_safe_redirect( get_permalink( $sale->post ) . self::with_view( $right->query( true ), $get ), 302, 'Hearth & Hammer' ) ) {
			exit;
		}
	}

	/**
	 * Whether an address has nothing that a state's own address would not have.
	 *
	 * @param array<mixed> $asked
	 */
	private static function is_plain( array $asked ): bool {
		foreach ( $asked as $name => $value ) {
			if ( ! is_string( $value ) || '' === $value || ( 'sort' === $name && LotFilters::sorts()[0] === $value ) || ( 'page' === $name && '1' === $value ) ) {
				return false;
			}
		}
		return true;
	}

	/** @param array<mixed> $get */
	private static function with_view( string $query, array $get ): string {
		return 'list' === ( $get['grid_view'] ?? '' ) ? $query . ( '' === $query ? '?' : '&' ) . 'grid_view=list' : $query;
	}

	private function canonical( string $url, WP_Post $post ): string {
		$sale = SalePostType::NAME === $post->post_type ? $this->sale() : null;
		if ( null === $sale ) {
			return $url;
		}
		$query = $this->query( $sale );
		return get_permalink( $post ) . ( $query->is_filtered() ? '' : $query->unfiltered()->on_page( $query->page )->query( true ) );
	}

	/**
	 * A filtered catalogue is for people; search engines have the whole one and its lots.
	 *
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	private function robots( array $robots ): array {
		$sale  = $this->sale();
		$query = null === $sale ? null : $this->query( $sale );
		return null !== $query && array() !== $query->fields() ? array( 'noindex' => true, 'follow' => true ) + $robots : $robots;
	}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	private function title( array $parts ): array {
		$sale = $this->sale();
		if ( null === $sale ) {
			return $parts;
		}
		if ( $sale->starts_at() > 0 ) {
			/* translators: 1: title of a sale; 2: its day */
			$parts['title'] = sprintf( __( '%1$s, %2$s', 'hearth-hammer' ), $sale->title(), wp_date( 'j F Y', $sale->starts_at(), new DateTimeZone( OpeningHours::ZONE ) ) );
		}
		$page = $this->query( $sale )->page;
		if ( $page > 1 ) {
			/* translators: %s: page number */
			$parts['page'] = sprintf( __( 'Page %s', 'hearth-hammer' ), number_format_i18n( $page ) );
		}
		return $parts;
	}

	private function sale(): ?SaleRecord {
		return is_singular( SalePostType::NAME ) ? SaleRecord::of( get_queried_object_id() ) : null;
	}

	private function query( SaleRecord $sale ): LotQuery {
		return LotQuery::from_request( wp_unslash( $_GET ), $sale ); // phpcs:ignore WordPress.Security.NonceVerification -- Read alone.
	}
}
