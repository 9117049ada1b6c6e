<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Media\Admin\ListThumbnail;
use HearthHammer\Core\Media\Picture;
use HearthHammer\Core\Module;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The lists of staff and awards show what visitors see of each; staff come in the order that visitors see.
 */
final class PeopleColumns implements Module {

	public function register(): void {
		foreach ( array( StaffPostType::NAME, AwardPostType::NAME ) as $type ) {
			add_filter( "manage_{$type}_posts_columns", static fn ( array $columns ): array => array( 'cb' => $columns['cb'] ?? '' ) + self::columns( $type ) );
			add_action( "manage_{$type}_posts_custom_column", self::print_column( ... ), 10, 2 );
		}
		add_action( 'load-edit.php', static fn () => add_action( 'pre_get_posts', self::order( ... ) ) );
	}

	/** @return array<string, string> */
	private static function columns( string $type ): array {
		return StaffPostType::NAME === $type ? array(
			'hpapi_picture' => __( 'Photo', 'hearth-hammer' ),
			'title'         => __( 'Name', 'hearth-hammer' ),
			'hpapi_role'    => __( 'Role', 'hearth-hammer' ),
			'hpapi_branch'  => __( 'Branch', 'hearth-hammer' ),
			'hpapi_phone'   => __( 'Phone number', 'hearth-hammer' ),
			'hpapi_order'   => __( 'Order', 'hearth-hammer' ),
		) : array(
			'hpapi_picture' => __( 'Image', 'hearth-hammer' ),
			'title'         => __( 'Award', 'hearth-hammer' ),
			'hpapi_year'    => __( 'Year', 'hearth-hammer' ),
			'hpapi_giver'   => __( 'Awarded by', 'hearth-hammer' ),
		);
	}

	private static function print_column( string $column, int $id ): void {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return;
		}
		if ( 'hpapi_picture' === $column ) {
			// All of the list at once.
			update_post_thumbnail_cache();
			ListThumbnail::print( Picture::of( (int) get_post_thumbnail_id( $post ), '', StaffPictures::SQUARE, StaffPictures::WIDTH )?->for_card() );
			return;
		}
		$text = match ( $column ) {
			'hpapi_role' => Fields::of_staff()->text( $post, 'role' ),
			'hpapi_branch' => self::office( Fields::of_staff()->text( $post, 'branch' ) ),
			'hpapi_phone' => Fields::of_staff()->text( $post, 'phone' ),
			'hpapi_order' => (string) $post->menu_order,
			'hpapi_year' => ltrim( Fields::of_awards()->text( $post, 'year' ), '0' ),
			'hpapi_giver' => Fields::of_awards()->text( $post, 'giver' ),
			default => '',
		};
		echo esc_html( '' === $text ? '—' : $text );
	}

	/** Its name, else the branch as it is kept. */
	private static function office( string $branch ): string {
		foreach ( ( new Company() )->offices() as $office ) {
			if ( $office->is_branch( $branch ) ) {
				return $office->name;
			}
		}
		return $branch;
	}

	private static function order( WP_Query $query ): void {
		if ( is_admin() && $query->is_main_query() && StaffPostType::NAME === $query->get( 'post_type' ) && '' === $query->get( 'orderby' ) ) {
			$query->set( 'orderby', array( 'menu_order' => 'ASC', 'title' => 'ASC' ) );
		}
	}
}
