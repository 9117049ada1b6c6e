<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn\PropertyHive;

use HearthHammer\Hpapi\MoveIn\OldOffice;
use HearthHammer\Hpapi\MoveIn\OldPosts;
use WP_Post;

/**
 * The offices of Property Hive: posts of the type `office`, with a phone number and an email address for each
 * department.
 */
final class HiveOffices {

	/** The first that has one counts. */
	private const DEPARTMENTS = array( 'sales', 'lettings', 'commercial' );

	/** @return list<OldOffice> The main one first. */
	public function all(): array {
		$offices = array();
		$main    = array();
		foreach ( ( new OldPosts( 'office' ) )->batches() as $posts ) {
			foreach ( $posts as $post ) {
				'1' === self::text( $post, 'primary' ) ? $main[] = self::office( $post ) : $offices[] = self::office( $post );
			}
		}
		return array( ...$main, ...$offices );
	}

	private static function office( WP_Post $post ): OldOffice {
		$lines = array_values( array_filter( array_map( static fn ( int $i ): string => self::text( $post, '_office_address_' . $i ), array( 1, 2, 3, 4 ) ) ) );
		return new OldOffice(
			$post->ID,
			wp_specialchars_decode( $post->post_title, ENT_QUOTES ),
			implode( ', ', array_filter( array( self::text( $post, '_office_address_1' ), self::text( $post, '_office_address_2' ) ) ) ),
			'' !== self::text( $post, '_office_address_3' ) ? self::text( $post, '_office_address_3' ) : ( count( $lines ) > 1 ? $lines[ count( $lines ) - 1 ] : '' ),
			self::text( $post, '_office_address_postcode' ),
			self::first( $post, '_office_telephone_number_' ),
			sanitize_email( self::first( $post, '_office_email_address_' ) ),
			self::text( $post, '_office_latitude' ),
			self::text( $post, '_office_longitude' ),
		);
	}

	private static function first( WP_Post $post, string $prefix ): string {
		return array_values( array_filter( array_map( static fn ( string $one ): string => self::text( $post, $prefix . $one ), self::DEPARTMENTS ) ) )[0] ?? '';
	}

	private static function text( WP_Post $post, string $key ): string {
		$value = get_post_meta( $post->ID, $key, true );
		return is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '';
	}
}
