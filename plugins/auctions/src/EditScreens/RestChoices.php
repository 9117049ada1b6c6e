<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\EditScreens;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Index\SearchText;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Module;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * What the editor's pickers ask WordPress's own routes of sales and lots for: `orderby=hh_sale_date`, and what each is
 * called (`hh_label`). Lots that are asked for so are found as visitors find them: by number, plate, make or address.
 */
final readonly class RestChoices implements Module {

	private const ORDER = 'hh_sale_date';

	public function register(): void {
		add_action( 'rest_api_init', $this->add_labels( ... ) );
		foreach ( array( SalePostType::NAME, LotPostType::NAME ) as $type ) {
			add_filter( "rest_{$type}_collection_params", self::with_order( ... ) );
		}
		add_filter( 'posts_search', fn ( string $sql, WP_Query $query ): string => self::is_ours( $query, LotPostType::NAME ) ? self::worded( (string) $query->get( 's' ) ) : $sql, 10, 2 );
		add_filter( 'posts_clauses', $this->clauses( ... ), 10, 2 );
		add_filter( 'the_posts', $this->prime_sales( ... ), 10, 2 );
	}

	private function add_labels(): void {
		$schema = array( 'type' => 'string', 'description' => 'What a picker calls it.', 'context' => array( 'view', 'edit' ), 'readonly' => true );
		register_rest_field( SalePostType::NAME, 'hh_label', array( 'get_callback' => static fn ( array $post ): string => self::sale_label( (int) $post['id'] ), 'schema' => $schema ) );
		register_rest_field( LotPostType::NAME, 'hh_label', array( 'get_callback' => static fn ( array $post ): string => self::lot_label( (int) $post['id'] ), 'schema' => $schema ) );
	}

	private static function sale_label( int $id ): string {
		$sale = SaleRecord::of( $id );
		return null === $sale ? '' : SaleChoices::label( $sale );
	}

	private static function lot_label( int $id ): string {
		$lot = LotRecord::of( $id );
		return null === $lot ? '' : SaleChoices::lot_label( $lot );
	}

	/**
	 * @param array<string, array<string, mixed>> $params
	 * @return array<string, array<string, mixed>>
	 */
	private static function with_order( array $params ): array {
		$params['orderby']['enum'][] = self::ORDER;
		return $params;
	}

	/**
	 * @param array<string, string> $clauses
	 * @return array<string, string>
	 */
	private function clauses( array $clauses, WP_Query $query ): array {
		if ( ! self::is_ours( $query, SalePostType::NAME ) && ! self::is_ours( $query, LotPostType::NAME ) ) {
			return $clauses;
		}
		$of_lots = self::is_ours( $query, LotPostType::NAME );
		global $wpdb;
		$of_sale = "{$wpdb->posts}.ID";
		if ( $of_lots ) {
			$clauses['join'] .= $wpdb->prepare( " LEFT JOIN %i hh_lot ON hh_lot.post_id = {$wpdb->posts}.ID", LotTable::name() );
			$of_sale          = 'hh_lot.sale_id';
		}
		$clauses['join']   .= $wpdb->prepare( ' LEFT JOIN %i hh_sale ON hh_sale.post_id = ', SaleTable::name() ) . $of_sale;
		$clauses['orderby'] = SaleChoices::order( 'hh_sale' ) . ( $of_lots ? ', hh_lot.sale_id, hh_lot.lot_sort' : '' ) . ", {$wpdb->posts}.ID DESC";
		return $clauses;
	}

	private static function is_ours( WP_Query $query, string $type ): bool {
		return self::ORDER === $query->get( 'orderby' ) && $type === $query->get( 'post_type' );
	}

	/** In place of WordPress's own search, which knows titles and texts alone. Staff say "lot 12" of lot 12. */
	private static function worded( string $typed ): string {
		global $wpdb;
		if ( '' === trim( $typed ) ) {
			return '';
		}
		$words = SearchText::searched( (string) preg_replace( '/^\s*lot\s+(?=\S)/i', '', $typed ) );
		// Signs alone are no word, and find nothing.
		return array() === $words ? ' AND 1 = 0' : implode( '', array_map( static fn ( string $word ): string => (string) $wpdb->prepare( ' AND hh_lot.words LIKE %s', '% ' . $wpdb->esc_like( $word ) . '%' ), $words ) );
	}

	/**
	 * The sales of all lots that were found, read at once.
	 *
	 * @param array<WP_Post|int> $posts
	 * @return array<WP_Post|int>
	 */
	private function prime_sales( array $posts, WP_Query $query ): array {
		if ( self::is_ours( $query, LotPostType::NAME ) ) {
			_prime_post_caches( array_values( array_unique( array_filter( array_map( static fn ( WP_Post|int $post ): int => $post instanceof WP_Post ? $post->post_parent : 0, $posts ) ) ) ), true, true );
		}
		return $posts;
	}
}
