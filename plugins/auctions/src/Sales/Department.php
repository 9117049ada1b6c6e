<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use HearthHammer\Core\Text\PlainText;
use WP_Term;

/**
 * A part of the house that sells one kind of thing: a term of the taxonomy hh_department.
 */
final readonly class Department {

	public const TAXONOMY = 'hh_department';

	/** Meta of the term: the slug of its business; the text of the card between lots; '1' where its lots take offers before their auction; the attachment that leads the pages of its business. */
	public const BUSINESS  = 'hh_business';
	public const MARKETING = 'hh_marketing';
	public const OFFERS    = 'hh_prior_offers';
	public const PHOTO     = 'hh_photo';

	private function __construct(
		public int $id,
		public string $slug,
		public string $name,
		public Business $business,
		public string $marketing,
		public bool $takes_offers,
		public int $photo,
	) {}

	/** Null where there is no such department. One whose business is unknown counts as the first one's. */
	public static function of( int $term ): ?self {
		$found = $term > 0 ? get_term( $term, self::TAXONOMY ) : null;
		if ( ! $found instanceof WP_Term ) {
			return null;
		}
		return new self( $term, $found->slug, PlainText::typed( $found->name ), self::business_of( $term ), (string) get_term_meta( $term, self::MARKETING, true ), '1' === get_term_meta( $term, self::OFFERS, true ), (int) get_term_meta( $term, self::PHOTO, true ) );
	}

	/** @return Business Of the department with this term; the first one without a department, or where its business is unknown. */
	public static function business_of( int $term ): Business {
		$businesses = Business::all();
		return $businesses[ $term > 0 ? (string) get_term_meta( $term, self::BUSINESS, true ) : '' ] ?? array_values( $businesses )[0];
	}

	/** @return list<self> Of a business, or all, by name. */
	public static function all( ?Business $business = null ): array {
		$terms = get_terms( array( 'taxonomy' => self::TAXONOMY, 'hide_empty' => false ) );
		$all   = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$one = $term instanceof WP_Term ? self::of( $term->term_id ) : null;
			if ( null !== $one && ( null === $business || $business->slug === $one->business->slug ) ) {
				$all[] = $one;
			}
		}
		return $all;
	}

	/** The photo of the first department of a business that has one; 0 where none has. A deleted photo is none. */
	public static function photo_of( Business $business ): int {
		foreach ( self::all( $business ) as $one ) {
			if ( $one->photo > 0 && wp_attachment_is_image( $one->photo ) ) {
				return $one->photo;
			}
		}
		return 0;
	}

	/** Finds a department by its slug, or makes it. */
	public static function make( string $slug, string $name, Business $business ): int {
		$found = get_term_by( 'slug', $slug, self::TAXONOMY );
		if ( $found instanceof WP_Term ) {
			return $found->term_id;
		}
		$made = wp_insert_term( $name, self::TAXONOMY, array( 'slug' => $slug ) );
		if ( is_wp_error( $made ) ) {
			return 0;
		}
		update_term_meta( (int) $made['term_id'], self::BUSINESS, $business->slug );
		return (int) $made['term_id'];
	}
}
