<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use HearthHammer\Core\Visibility\HiddenPosts;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;

/**
 * Properties that are withdrawn, or hidden by their feed.
 */
final class PropertyVisibility {

	public static function module(): HiddenPosts {
		return new HiddenPosts(
			PropertyPostType::NAME,
			self::hidden( ... ),
			static fn ( int $id ): bool => false === PropertyRecord::of( $id )?->is_published(),
			PropertyPostType::capabilities()->edit(),
			static fn (): string => __( 'Property not found.', 'hearth-hammer' )
		);
	}

	/** Those that the index does not have yet are hidden, too. */
	private static function hidden(): string {
		global $wpdb;
		return (string) $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} hh_hidden WHERE hh_hidden.post_type = %s AND hh_hidden.ID NOT IN (SELECT post_id FROM %i WHERE published = 1)", PropertyPostType::NAME, PropertyTable::name() ); // phpcs:ignore WordPress.DB.PreparedSQL
	}
}
