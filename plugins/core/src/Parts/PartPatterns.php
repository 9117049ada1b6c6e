<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/** The parts that need more than one block, ready to be filled: an editor need not know how they are put together. */
final class PartPatterns implements Module {

	private const CATEGORY = 'hearth-hammer-parts';

	public function register(): void {
		// Where somebody edits; no visitor's page needs them.
		add_action( 'admin_init', $this->register_patterns( ... ) );
		add_action( 'rest_api_init', $this->register_patterns( ... ), 10, 0 );
	}

	private function register_patterns(): void {
		register_block_pattern_category( self::CATEGORY, array( 'label' => __( 'Page sections', 'hearth-hammer' ) ) );
		foreach ( self::all() as $name => [ $title, $content, $keywords ] ) {
			register_block_pattern( "hearth-hammer/{$name}", array( 'title' => $title, 'categories' => array( self::CATEGORY ), 'keywords' => $keywords, 'content' => $content ) );
		}
	}

	/** @return array<string, array{string, string, list<string>}> Name → title, blocks, and words by which editors look for it. */
	private static function all(): array {
		$question = self::details( __( 'What does it cost?', 'hearth-hammer' ), self::paragraph( __( 'Write the answer here.', 'hearth-hammer' ) ) );
		$panel    = static fn ( string $title ): string => self::group( '', self::heading( $title, 3 ) . self::paragraph( __( 'Add your text here.', 'hearth-hammer' ) ) );
		$card     = static fn ( string $title ): string => self::block( 'column', '', '<div class="wp-block-column">' . self::group( BlockStyles::CARD, self::heading( '<a href="#">' . $title . '</a>', 3 ) . self::paragraph( __( 'A sentence about this page.', 'hearth-hammer' ) ) ) . '</div>' );
		$client   = '<!-- wp:hearth-hammer/testimonial {"quote":"' . esc_attr__( 'What a client said.', 'hearth-hammer' ) . '","name":"' . esc_attr__( 'Name', 'hearth-hammer' ) . '"} /-->';
		$offices  = '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li><a href="#">' . esc_html__( 'First page', 'hearth-hammer' ) . '</a></li><!-- /wp:list-item --><!-- wp:list-item --><li><a href="#">' . esc_html__( 'Second page', 'hearth-hammer' ) . '</a></li><!-- /wp:list-item --></ul><!-- /wp:list -->';
		return array(
			'part-questions'    => array( __( 'Questions and answers', 'hearth-hammer' ), $question . $question . $question, array( __( 'faq', 'hearth-hammer' ), __( 'accordion', 'hearth-hammer' ) ) ),
			'part-tabs'         => array( __( 'Tabs', 'hearth-hammer' ), self::group( BlockStyles::TABS, $panel( __( 'Buyers', 'hearth-hammer' ) ) . $panel( __( 'Sellers', 'hearth-hammer' ) ) . $panel( __( 'Landlords', 'hearth-hammer' ) ) ), array( __( 'panels', 'hearth-hammer' ) ) ),
			'part-header-cards' => array( __( 'Header cards', 'hearth-hammer' ), self::block( 'columns', '', '<div class="wp-block-columns">' . $card( __( 'Sell', 'hearth-hammer' ) ) . $card( __( 'Let', 'hearth-hammer' ) ) . $card( __( 'Buy at auction', 'hearth-hammer' ) ) . '</div>' ), array( __( 'cards', 'hearth-hammer' ), __( 'links', 'hearth-hammer' ), __( 'columns', 'hearth-hammer' ) ) ),
			'part-testimonials' => array( __( 'Testimonial carousel', 'hearth-hammer' ), self::group( BlockStyles::CAROUSEL, self::heading( __( 'What our clients say', 'hearth-hammer' ), 2 ) . $client . $client . $client ), array( __( 'reviews', 'hearth-hammer' ), __( 'clients', 'hearth-hammer' ), __( 'carousel', 'hearth-hammer' ) ) ),
			'part-dropdown'     => array( __( 'Dropdown button', 'hearth-hammer' ), self::details( __( 'Go to', 'hearth-hammer' ), $offices, BlockStyles::DROPDOWN ), array( __( 'menu', 'hearth-hammer' ), __( 'button', 'hearth-hammer' ), __( 'links', 'hearth-hammer' ) ) ),
		);
	}

	private static function block( string $name, string $style, string $html ): string {
		return sprintf( '<!-- wp:%1$s %2$s-->%3$s<!-- /wp:%1$s -->', $name, '' === $style ? '' : "{\"className\":\"is-style-{$style}\"} ", $html );
	}

	private static function group( string $style, string $inside ): string {
		return self::block( 'group', $style, sprintf( '<div class="wp-block-group%s">%s</div>', '' === $style ? '' : " is-style-{$style}", $inside ) );
	}

	private static function details( string $summary, string $inside, string $style = '' ): string {
		return self::block( 'details', $style, sprintf( '<details class="wp-block-details%s"><summary>%s</summary>%s</details>', '' === $style ? '' : " is-style-{$style}", esc_html( $summary ), $inside ) );
	}

	private static function heading( string $html, int $level ): string {
		return sprintf( '<!-- wp:heading {"level":%1$d} --><h%1$d class="wp-block-heading">%2$s</h%1$d><!-- /wp:heading -->', $level, wp_kses_post( $html ) );
	}

	private static function paragraph( string $text ): string {
		return '<!-- wp:paragraph --><p>' . esc_html( $text ) . '</p><!-- /wp:paragraph -->';
	}
}
