<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Valuation;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use WP_Post;

/**
 * /sell/ and /sell/valuation/, made when the plugin is switched on. From then on they are the editors'.
 */
final class ValuationPage implements Module {

	public const PARENT = 'sell';
	public const PATH   = 'sell/valuation';

	/** Its path, kept because every page's foot leads there: finding it costs three statements. Empty where there is none. */
	private const FOUND = 'hpapi_valuation_path';

	public function register(): void {
		foreach ( array( 'save_post_page', 'deleted_post', 'permalink_structure_changed' ) as $hook ) {
			add_action( $hook, self::find( ... ), 20, 0 );
		}
	}

	/** The editors' page where it is published; else the form on a page of its own. */
	public static function url(): string {
		$path = get_option( self::FOUND, null );
		$path = is_string( $path ) ? $path : self::find();
		return '' === $path ? EnquiryLinks::valuation() : home_url( $path );
	}

	private static function find(): string {
		$page = get_page_by_path( self::PATH );
		$url  = $page instanceof WP_Post && 'publish' === $page->post_status ? (string) get_permalink( $page ) : '';
		$path = '' === $url ? '' : substr( $url, strlen( untrailingslashit( home_url() ) ) );
		update_option( self::FOUND, $path, true );
		return $path;
	}

	public function create(): void {
		$parent = get_page_by_path( self::PARENT );
		$parent = $parent instanceof WP_Post ? $parent->ID : self::add( self::PARENT, 0, __( 'Sell or let with us', 'hearth-hammer' ), __( 'What to expect when you sell or let your property with us, from the first visit on.', 'hearth-hammer' ), 'page-sell' );
		if ( $parent > 0 && null === get_page_by_path( self::PATH ) ) {
			self::add( 'valuation', $parent, __( 'What is my property worth?', 'hearth-hammer' ), __( 'Ask for a valuation of your property: three short steps, and one of our valuers comes to you.', 'hearth-hammer' ), 'page-valuation' );
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
