<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Valuation;

use HearthHammer\Core\Page\PublishedPages;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use WP_Post;

/**
 * /sell/ and /sell/valuation/, made when the plugin is switched on. From then on they are the editors'.
 */
final class SellPages {

	public const PARENT = 'sell';
	public const PATH   = 'sell/valuation';

	/** The editors' page where it is published; else the form on a page of its own. */
	public static function url(): string {
		$page = PublishedPages::url( self::PATH );
		return '' === $page ? EnquiryLinks::valuation() : $page;
	}

	public function create(): void {
		$parent = get_page_by_path( self::PARENT );
		$parent = $parent instanceof WP_Post ? $parent->ID : self::add( self::PARENT, 0, __( 'Sell or let with us', 'hearth-hammer' ), __( 'What to expect when you sell or let your property with us, from the first visit.', 'hearth-hammer' ), 'page-sell' );
		if ( $parent > 0 && null === get_page_by_path( self::PATH ) ) {
			self::add( 'valuation', $parent, __( 'What is my property worth?', 'hearth-hammer' ), __( 'Request a property valuation in three short steps. One of our valuers will visit you.', 'hearth-hammer' ), 'page-valuation' );
		}
	}

	/** @return int The page; 0 where WordPress did not take it. */
	private static function add( string $slug, int $parent, string $title, string $excerpt, string $template ): int {
		ob_start();
		require dirname( __DIR__, 3 ) . "/templates/{$template}.php";
		/** @var array{post_type: string} $page Slashed, as wp_insert_post() wants it. */
		$page = wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_parent'  => $parent,
				'post_title'   => $title,
				'post_excerpt' => $excerpt,
				'post_content' => (string) ob_get_clean(),
			)
		);
		return wp_insert_post( $page );
	}
}
