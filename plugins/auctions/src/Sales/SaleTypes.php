<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

/**
 * How a sale is held: terms of the taxonomy hh_sale_type, which are made when they are first used.
 */
final class SaleTypes {

	public const TAXONOMY = 'hh_sale_type';

	public const DEFAULT = 'live-online';
	public const TIMED   = 'timed';
	public const TENDER  = 'tender';

	/** @return array<string, string> Slug to label. */
	public static function labels(): array {
		return array(
			'live'        => __( 'Live in the room', 'hearth-hammer' ),
			'live-online' => __( 'Live and online', 'hearth-hammer' ),
			self::TIMED   => __( 'Timed online', 'hearth-hammer' ),
			self::TENDER  => __( 'Tender', 'hearth-hammer' ),
		);
	}

	/** @return int Term id of a sale type of ours or of the house. */
	public static function term( string $slug ): int {
		$slug  = sanitize_title( $slug );
		$found = get_term_by( 'slug', $slug, self::TAXONOMY );
		if ( $found instanceof \WP_Term ) {
			return $found->term_id;
		}
		$made = wp_insert_term( self::labels()[ $slug ] ?? ucfirst( str_replace( '-', ' ', $slug ) ), self::TAXONOMY, array( 'slug' => $slug ) );
		return is_wp_error( $made ) ? 0 : (int) $made['term_id'];
	}
}
