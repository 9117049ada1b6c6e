<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Media\Admin\ListThumbnail;
use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Card;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\Status;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The columns of the list of properties; what they show comes from the index, in one statement for the page.
 */
final class PropertyColumns implements Module {

	/** @var array<int, array<string, string>> Rows of the index by post. */
	private array $rows = array();

	public function __construct( private readonly ParishRepository $parishes ) {}

	public function register(): void {
		$type = PropertyPostType::NAME;
		add_filter( "manage_{$type}_posts_columns", $this->columns( ... ) );
		add_filter( "manage_edit-{$type}_sortable_columns", $this->sortable( ... ) );
		add_action( "manage_{$type}_posts_custom_column", $this->print_column( ... ), 10, 2 );
		add_filter( 'the_posts', $this->read( ... ), 10, 2 );
	}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	private function columns( array $columns ): array {
		return array(
			'cb'            => $columns['cb'] ?? '',
			'hpapi_picture' => __( 'Photo', 'hearth-hammer' ),
			'title'         => __( 'Address', 'hearth-hammer' ),
			'hpapi_price'   => __( 'Price', 'hearth-hammer' ),
			'hpapi_status'  => __( 'Status', 'hearth-hammer' ),
			'hpapi_branch'  => __( 'Branch', 'hearth-hammer' ),
			'hpapi_parish'  => __( 'Parish', 'hearth-hammer' ),
			'hpapi_complete' => __( 'Complete', 'hearth-hammer' ),
			'date'          => __( 'Date', 'hearth-hammer' ),
		);
	}

	/**
	 * @param array<string, string|array<mixed>> $columns
	 * @return array<string, string|array<mixed>>
	 */
	private function sortable( array $columns ): array {
		return $columns + array(
			'hpapi_price'  => 'hpapi_price',
			'hpapi_status' => 'hpapi_status',
			'hpapi_branch' => 'hpapi_branch',
			'hpapi_parish' => 'hpapi_parish',
			'hpapi_complete' => 'hpapi_complete',
		);
	}

	/**
	 * @param list<WP_Post> $posts
	 * @return list<WP_Post>
	 */
	private function read( array $posts, WP_Query $query ): array {
		if ( is_admin() && $query->is_main_query() && PropertyPostType::NAME === $query->get( 'post_type' ) && array() !== $posts ) {
			global $wpdb;
			$ids = array_map( static fn ( WP_Post $post ): int => $post->ID, $posts );
			/** @var list<array<string, string>> $rows */
			$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, channel, status, published, branch, parish_id, reference, completeness, card FROM %i WHERE post_id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', array( PropertyTable::name(), ...$ids ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
			foreach ( $rows as $row ) {
				$this->rows[ (int) $row['post_id'] ] = $row;
			}
		}
		return $posts;
	}

	private function print_column( string $column, int $post ): void {
		$row = $this->rows[ $post ] ?? null;
		if ( null === $row ) {
			echo '—';
			return;
		}
		$card = Card::decode( $row['card'] );
		if ( 'hpapi_picture' === $column ) {
			ListThumbnail::print( $card['images'][0] ?? null );
			return;
		}
		$text = match ( $column ) {
			'hpapi_price' => trim( $card['price_qualifier_label'] . ' ' . $card['price_string'] ),
			'hpapi_status' => $this->status( $row ),
			'hpapi_branch' => trim( $row['branch'] . ' · ' . $row['reference'], ' ·' ),
			'hpapi_parish' => $this->parishes->by_id( (int) $row['parish_id'] )->name ?? '—',
			'hpapi_complete' => isset( $row['completeness'] ) ? $row['completeness'] . '%' : '—',
			default => '',
		};
		echo esc_html( $text );
	}

	/** @param array<string, string> $row */
	private function status( array $row ): string {
		$label = Status::from( $row['status'] )->full_label( Channel::from( (int) $row['channel'] ) );
		/* translators: %s: a status, e.g. For sale */
		return '1' === $row['published'] || Status::Withdrawn->value === $row['status'] ? $label : sprintf( __( '%s (not shown)', 'hearth-hammer' ), $label );
	}
}
