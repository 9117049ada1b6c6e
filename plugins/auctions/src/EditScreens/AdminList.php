<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\EditScreens;

use HearthHammer\Core\Form\ListSelect;
use HearthHammer\Core\Module;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's own list of a post type that has an index: columns, filters and orders of its own. Whatever is shown is
 * read for all rows of the page at once.
 */
abstract class AdminList implements Module {

	abstract protected function type(): string;

	public function register(): void {
		add_filter( "manage_{$this->type()}_posts_columns", fn ( array $columns ): array => array( 'cb' => $columns['cb'] ?? '' ) + $this->columns() );
		add_filter( "manage_edit-{$this->type()}_sortable_columns", fn ( array $columns ): array => $columns + array_combine( array_keys( $this->sorts() ), array_keys( $this->sorts() ) ) );
		add_action( "manage_{$this->type()}_posts_custom_column", $this->print_column( ... ), 10, 2 );
		// Its months are those in which rows were added; the list shows other dates.
		add_filter( 'disable_months_dropdown', fn ( bool $is_off, string $type ): bool => $is_off || $this->type() === $type, 10, 2 );
		add_action( 'restrict_manage_posts', fn ( string $type ) => $this->type() === $type && $this->print_filters() );
		add_filter( 'the_posts', $this->read( ... ), 10, 2 );
		add_filter( 'posts_search', fn ( string $sql, WP_Query $query ): string => '' !== $sql && $this->is_shown( $query ) ? $this->searched( $sql, trim( (string) $query->get( 's' ) ) ) : $sql, 11, 2 );
		add_filter( 'posts_clauses', $this->clauses( ... ), 11, 2 );
	}

	/** @return array<string, string> Column to heading, behind the box of bulk actions. */
	abstract protected function columns(): array;

	/** @return array<string, string> Column to what it is sorted by, one expression or two for ORDER BY without a direction. */
	abstract protected function sorts(): array;

	/** For ORDER BY, when no order was chosen. */
	abstract protected function usual_order(): string;

	/** For FROM, behind the posts: prepared. */
	abstract protected function join(): string;

	/** @return array<string, string> Query parameter to the column that it filters. */
	abstract protected function filters(): array;

	abstract protected function print_filters(): bool;

	abstract protected function print_column( string $column, int $post ): void;

	/**
	 * What the columns of these posts need, at once.
	 *
	 * @param list<int> $posts
	 */
	abstract protected function prime( array $posts ): void;

	/** WordPress's own condition for a search, and what else it finds. */
	abstract protected function searched( string $sql, string $typed ): string;

	private function is_shown( WP_Query $query ): bool {
		return is_admin() && $query->is_main_query() && $this->type() === $query->get( 'post_type' );
	}

	/**
	 * @param array<WP_Post|int> $posts
	 * @return array<WP_Post|int>
	 */
	private function read( array $posts, WP_Query $query ): array {
		$ids = array_values( array_map( static fn ( WP_Post|int $post ): int => $post instanceof WP_Post ? $post->ID : $post, $posts ) );
		array() === $ids || ! $this->is_shown( $query ) || $this->prime( $ids );
		return $posts;
	}

	/**
	 * @param array<string, string> $clauses
	 * @return array<string, string>
	 */
	private function clauses( array $clauses, WP_Query $query ): array {
		global $wpdb;
		if ( ! $this->is_shown( $query ) ) {
			return $clauses;
		}
		$clauses['join'] .= $this->join();
		foreach ( $this->filters() as $name => $column ) {
			$value = ListSelect::chosen( $name );
			if ( '' !== $value ) {
				$clauses['where'] .= $wpdb->prepare( " AND {$column} = %s", $value ); // phpcs:ignore WordPress.DB.PreparedSQL -- A column of ours.
			}
		}
		$by    = is_string( $query->get( 'orderby' ) ) ? $query->get( 'orderby' ) : '';
		$sort  = $this->sorts()[ $by ] ?? null;
		$going = 'ASC' === strtoupper( (string) $query->get( 'order' ) ) ? 'ASC' : 'DESC';
		if ( null !== $sort ) {
			$clauses['orderby'] = str_replace( ',', " {$going},", $sort ) . " {$going}, {$wpdb->posts}.ID {$going}";
		} elseif ( '' === $by ) {
			$clauses['orderby'] = $this->usual_order() . ", {$wpdb->posts}.ID DESC";
		}
		return $clauses;
	}
}
