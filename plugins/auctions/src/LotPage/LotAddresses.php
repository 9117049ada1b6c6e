<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleTypes;
use HearthHammer\Core\Module;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * LOT-11: /auctions/{sale}/lot/{number}/. An address never breaks: sold, withdrawn and past lots are there, and one
 * that moved to another sale or number leads on. The catalogue that a visitor came from stays in the query.
 */
final class LotAddresses implements Module {

	private const SALE   = 'hh_lot_of_sale';
	private const NUMBER = 'hh_lot_number';

	public function __construct( private readonly LotAddressBook $book ) {}

	public function register(): void {
		add_action( 'init', $this->add_rules( ... ), 10 );
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, self::SALE, self::NUMBER ) );
		add_filter( 'request', $this->find( ... ) );
		add_filter( 'post_type_link', $this->link( ... ), 10, 2 );
		add_action( 'wp', $this->hide( ... ) );
		add_action( 'template_redirect', $this->correct( ... ), 5 );
		// WordPress would lead the number of a hidden lot to its address, and guess at others.
		add_filter( 'redirect_canonical', static fn ( mixed $to ): mixed => '' !== (string) get_query_var( self::NUMBER ) || ( is_404() && LotPostType::NAME === get_query_var( 'post_type' ) ) ? false : $to );
		add_filter( 'wp_robots', $this->robots( ... ) );
	}

	/**
	 * Whether visitors may see its page. That of a sale which is not held still says so.
	 */
	public static function is_shown( LotRecord $lot ): bool {
		return $lot->is_published() || ( 'publish' === $lot->post->post_status && '' === $lot->post->post_password && true === $lot->sale?->is_published() && $lot->sale->status()->is_off() );
	}

	private function add_rules(): void {
		add_rewrite_rule( '^auctions/([^/]+)/lot/([^/]+)/?$', 'index.php?' . self::SALE . '=$matches[1]&' . self::NUMBER . '=$matches[2]', 'top' );
	}

	/**
	 * @param array<string, mixed> $variables
	 * @return array<string, mixed>
	 */
	private function find( array $variables ): array {
		$slug   = $variables[ self::SALE ] ?? null;
		$number = $variables[ self::NUMBER ] ?? null;
		if ( ! is_string( $slug ) || ! is_string( $number ) || '' === $slug || '' === $number ) {
			return $variables;
		}
		[ $sale, $lot ] = $this->book->current( sanitize_title( $slug ), $number );
		if ( 0 === $lot ) {
			$sale = LotAddressBook::sale( sanitize_title( $slug ) );
			$lot  = 0 === $sale ? 0 : $this->book->find( $sale, $number );
		}
		if ( 0 !== $lot ) {
			// All parts of the page ask for its sale's fields, department and type.
			_prime_post_caches( array( $sale, $lot ), true, true );
			$terms = array_merge( ...array_values( array_filter( array_map( static fn ( string $taxonomy ): mixed => get_the_terms( $sale, $taxonomy ), array( Department::TAXONOMY, SaleTypes::TAXONOMY ) ), is_array( ... ) ) ) );
			update_termmeta_cache( array_column( $terms, 'term_id' ) );
		}
		return 0 === $lot
			? array( 'error' => '404' )
			: array(
				'post_type'  => LotPostType::NAME,
				'p'          => $lot,
				self::SALE   => $slug,
				self::NUMBER => $number,
			);
	}

	private function link( string $link, WP_Post $post ): string {
		if ( LotPostType::NAME !== $post->post_type || 'publish' !== $post->post_status || '' === (string) get_option( 'permalink_structure' ) ) {
			return $link;
		}
		return LotRecord::of( $post->ID )?->address() ?: $link;
	}

	/** A lot of a sale that does not show its lots yet is nobody's but staff's. */
	private function hide(): void {
		$lot = self::lot();
		if ( null === $lot || is_preview() || self::is_shown( $lot ) || current_user_can( 'edit_post', $lot->id() ) ) {
			return;
		}
		/** @var WP_Query $wp_query */
		global $wp_query;
		$wp_query->set_404();
		status_header( 404 );
		nocache_headers();
	}

	private function correct(): void {
		$lot = self::lot();
		if ( null === $lot || is_preview() || 'publish' !== $lot->post->post_status || '' === (string) get_option( 'permalink_structure' ) ) {
			return;
		}
		$right = $lot->address();
		$asked = wp_parse_url( isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '' );
		$path  = is_array( $asked ) ? (string) ( $asked['path'] ?? '' ) : '';
		if ( '' !== $right && '' !== $path && wp_parse_url( $right, PHP_URL_PATH ) !== $path ) {
			parse_str( is_array( $asked ) ? (string) ( $asked['query'] ?? '' ) : '', $query );
			// WordPress's own ways to name a post are said by the path now.
			$query = array_diff_key( $query, array_flip( array( 'p', 'post_type', LotPostType::NAME, 'name', 'page' ) ) );
			wp_safe_redirect( $right . ( array() === $query ? '' : '?' . http_build_query( $query ) ), 301, 'Hearth & Hammer' );
			exit;
		}
	}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	private function robots( array $robots ): array {
		$lot = self::lot();
		if ( null === $lot ) {
			return $robots;
		}
		// A sum that somebody did, and a sale that is not held, are for nobody to find.
		$is_odd = isset( $_GET['hammer'] ) || true === $lot->sale?->status()->is_off(); // phpcs:ignore WordPress.Security.NonceVerification -- It changes nothing.
		return $is_odd ? array( 'noindex' => true, 'follow' => true ) + array_diff_key( $robots, array( 'index' => true ) ) : $robots;
	}

	private static function lot(): ?LotRecord {
		return is_singular( LotPostType::NAME ) ? LotRecord::of( get_queried_object_id() ) : null;
	}
}
