<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Form\ListSelect;
use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\Status;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Filters and sorts the list of properties by the index, and finds references and postcodes in its search.
 */
final class PropertyFilters implements Module {

	/** Query parameter to the column it filters. */
	private const COLUMNS = array(
		'hpapi_channel' => 'channel',
		'hpapi_status'  => 'status',
		'hpapi_branch'  => 'branch',
		'hpapi_parish'  => 'parish_id',
	);

	private const SORTS = array(
		'hpapi_price'  => 'amount',
		'hpapi_status' => 'status',
		'hpapi_branch' => 'branch',
		'hpapi_parish' => 'parish_id',
		'hpapi_complete' => 'completeness',
	);

	public function __construct( private readonly ParishRepository $parishes ) {}

	public function register(): void {
		add_action( 'restrict_manage_posts', $this->print_selects( ... ) );
		add_filter( 'posts_clauses', $this->clauses( ... ), 10, 2 );
	}

	private function print_selects( string $post_type ): void {
		if ( PropertyPostType::NAME !== $post_type ) {
			return;
		}
		$statuses = array();
		foreach ( Status::cases() as $status ) {
			$statuses[ $status->value ] = MetaBoxFields::choice( 'status', $status->value );
		}
		$parishes = array();
		foreach ( $this->parishes->all() as $parish ) {
			$parishes[ $parish->id ] = $parish->name;
		}
		ListSelect::print( 'hpapi_channel', __( 'Sales and lettings', 'hearth-hammer' ), array( 1 => MetaBoxFields::choice( 'channel', 1 ), 2 => MetaBoxFields::choice( 'channel', 2 ) ) );
		ListSelect::print( 'hpapi_status', __( 'All statuses', 'hearth-hammer' ), $statuses );
		ListSelect::print( 'hpapi_branch', __( 'All branches', 'hearth-hammer' ), $this->branches() );
		ListSelect::print( 'hpapi_parish', __( 'All parishes', 'hearth-hammer' ), $parishes );
		ListSelect::print( 'hpapi_complete', __( 'All levels of completeness', 'hearth-hammer' ), array( 'no' => __( 'Material information incomplete', 'hearth-hammer' ) ) );
	}

	/** @return array<string, string> */
	private function branches(): array {
		global $wpdb;
		$branches = $wpdb->get_col( $wpdb->prepare( "SELECT branch FROM %i WHERE branch <> '' GROUP BY branch ORDER BY branch", PropertyTable::name() ) );
		return array_combine( $branches, $branches );
	}

	/**
	 * @param array<string, string> $clauses
	 * @return array<string, string>
	 */
	private function clauses( array $clauses, WP_Query $query ): array {
		global $wpdb;
		if ( ! is_admin() || ! $query->is_main_query() || PropertyPostType::NAME !== $query->get( 'post_type' ) ) {
			return $clauses;
		}
		$where = '';
		foreach ( self::COLUMNS as $name => $column ) {
			$value = ListSelect::chosen( $name );
			if ( '' !== $value ) {
				$where .= $wpdb->prepare( ' AND hpapi_index.%i = %s', $column, $value );
			}
		}
		if ( 'no' === ListSelect::chosen( 'hpapi_complete' ) ) {
			$where .= ' AND hpapi_index.completeness < 100';
		}
		$sort = self::SORTS[ is_string( $query->get( 'orderby' ) ) ? $query->get( 'orderby' ) : '' ] ?? null;
		if ( null !== $sort ) {
			$direction          = 'ASC' === strtoupper( (string) $query->get( 'order' ) ) ? 'ASC' : 'DESC';
			$clauses['orderby'] = $wpdb->prepare( 'hpapi_index.%i ', $sort ) . "{$direction}, {$wpdb->posts}.ID {$direction}";
		}
		$search = trim( (string) $query->get( 's' ) );
		if ( '' !== $search && '' !== $clauses['where'] ) {
			$clauses['where'] = $this->or_reference( $clauses['where'], $search );
		}
		if ( '' !== $where || null !== $sort ) {
			$clauses['join']  .= $wpdb->prepare( " LEFT JOIN %i hpapi_index ON hpapi_index.post_id = {$wpdb->posts}.ID", PropertyTable::name() ); // phpcs:ignore WordPress.DB.PreparedSQL
			$clauses['where'] .= $where;
		}
		return $clauses;
	}

	/** People look for a property by what stands on the file: its reference or postcode. */
	private function or_reference( string $where, string $search ): string {
		global $wpdb;
		$ids = array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i WHERE reference = %s OR postcode = %s LIMIT 200', PropertyTable::name(), $search, strtoupper( $search ) ) ) );
		return array() === $ids ? $where : sprintf( " AND ( ( 1 = 1 %s ) OR ( {$wpdb->posts}.ID IN (%s) AND {$wpdb->posts}.post_status <> 'auto-draft' ) )", $where, implode( ',', $ids ) );
	}
}
