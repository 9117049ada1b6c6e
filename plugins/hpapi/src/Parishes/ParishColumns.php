<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use HearthHammer\Core\Media\Admin\ListThumbnail;
use HearthHammer\Core\Media\Picture;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The list of parishes shows what each needs to be found: its picture, its postcodes and its place on the map.
 */
final class ParishColumns implements Module {

	public function register(): void {
		$type = ParishPostType::NAME;
		add_filter( "manage_{$type}_posts_columns", static fn ( array $columns ): array => array( 'cb' => $columns['cb'] ?? '' ) + self::columns() );
		add_action( "manage_{$type}_posts_custom_column", self::print_column( ... ), 10, 2 );
	}

	/** @return array<string, string> */
	private static function columns(): array {
		return array(
			'hpapi_picture'  => __( 'Photo', 'hearth-hammer' ),
			'title'          => __( 'Name', 'hearth-hammer' ),
			'hpapi_sectors'  => __( 'Postcodes', 'hearth-hammer' ),
			'hpapi_position' => __( 'On the map', 'hearth-hammer' ),
			'date'           => __( 'Date', 'hearth-hammer' ),
		);
	}

	private static function print_column( string $column, int $id ): void {
		if ( 'hpapi_picture' === $column ) {
			// All of the list at once.
			update_post_thumbnail_cache();
			ListThumbnail::print( Picture::of( (int) get_post_thumbnail_id( $id ), '' )?->for_card() );
			return;
		}
		$sectors = get_post_meta( $id, 'hpapi_sectors', true );
		$text    = match ( $column ) {
			'hpapi_sectors' => implode( ', ', array_filter( is_array( $sectors ) ? $sectors : array(), is_string( ... ) ) ),
			'hpapi_position' => '' !== (string) get_post_meta( $id, 'hpapi_latitude', true ) ? __( 'Yes', 'hearth-hammer' ) : __( 'No location yet', 'hearth-hammer' ),
			default => '',
		};
		echo esc_html( '' === $text ? '—' : $text );
	}
}
