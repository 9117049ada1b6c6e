<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Auctions\Auctions;

/**
 * The columns at the foot of a page, and the line at its top: two widget areas, which cost a page no statement. Until staff
 * fill them, the site's tagline and the columns that follow from its plugins are shown.
 */
final class Footer {

	public const COLUMNS  = 'hh-columns';
	public const TOP_LINE = 'hh-top-line';

	/** A block, and the template part that prints it. */
	private const COLUMN = 'footer-column';

	/** A theme mod: the columns were given to staff once, who may have emptied them since. */
	private const GIVEN = 'hh_footer_given';

	public function register(): void {
		add_action( 'widgets_init', self::areas( ... ) );
		add_action( 'init', static fn () => Block::register( self::COLUMN, static fn ( array $attributes ): string => Block::part( self::COLUMN, $attributes ) ) );
		foreach ( array( 'load-widgets.php', 'load-customize.php' ) as $screen ) {
			add_action( $screen, self::give( ... ) );
		}
	}

	/** Prints the columns: the widgets of staff, else the standard ones. */
	public static function print_columns(): void {
		if ( is_active_sidebar( self::COLUMNS ) ) {
			dynamic_sidebar( self::COLUMNS );
			return;
		}
		foreach ( get_theme_mod( self::GIVEN ) ? array() : self::standard() as $column ) {
			get_template_part( 'parts/' . self::COLUMN, null, $column );
		}
	}

	/** Prints the line at the top: a widget of staff, else the site's tagline. */
	public static function print_top_line(): void {
		if ( is_active_sidebar( self::TOP_LINE ) ) {
			echo '<div class="hh-topbar__line">';
			dynamic_sidebar( self::TOP_LINE );
			echo '</div>';
		} else {
			printf( '<p class="hh-topbar__line">%s</p>', esc_html( get_bloginfo( 'description', 'display' ) ) );
		}
	}

	/** Fills the area with the standard columns, so that staff change words and do not begin with nothing. Once. */
	public static function give(): void {
		if ( get_theme_mod( self::GIVEN ) || ! current_user_can( 'edit_theme_options' ) && ! ( defined( 'WP_CLI' ) && WP_CLI ) ) {
			return;
		}
		if ( ! is_active_sidebar( self::COLUMNS ) ) {
			$blocks = (array) get_option( 'widget_block', array() );
			$number = (int) max( array( 1, ...array_filter( array_keys( $blocks ), is_int( ... ) ) ) );
			$areas  = wp_get_sidebars_widgets();
			foreach ( self::standard() as $column ) {
				$blocks[ ++$number ]         = array( 'content' => get_comment_delimited_block_content( 'hearth-hammer/' . self::COLUMN, $column, '' ) );
				$areas[ self::COLUMNS ]   ??= array();
				$areas[ self::COLUMNS ][] = "block-{$number}";
			}
			update_option( 'widget_block', $blocks );
			wp_set_sidebars_widgets( $areas );
			// The screen asks for its areas in this very request, of what WordPress read before, and puts away what is not registered.
			$GLOBALS['sidebars_widgets'] = $areas;
			$GLOBALS['wp_widget_factory']->get_widget_object( 'block' )?->_register();
		}
		set_theme_mod( self::GIVEN, 1 );
	}

	/**
	 * Attributes of the block, column by column.
	 *
	 * @return list<array{show: string, title?: string, links?: string}>
	 */
	public static function standard(): array {
		$columns = array();
		if ( Plugins::hpapi() ) {
			$columns[] = self::links( __( 'Find a home', 'hearth-hammer' ), array( Routes::for_sale() => __( 'Property for sale', 'hearth-hammer' ), Routes::to_rent() => __( 'Property to rent', 'hearth-hammer' ), Routes::new_homes() => __( 'New homes', 'hearth-hammer' ) ) );
			$columns[] = array( 'show' => 'areas', 'title' => __( 'Areas we cover', 'hearth-hammer' ) );
		}
		if ( Plugins::auctions() ) {
			$addresses = Auctions::addresses();
			$columns[] = self::links( __( 'Auctions', 'hearth-hammer' ), array( $addresses['all'] => __( 'Upcoming auctions', 'hearth-hammer' ) ) + $addresses['businesses'] + array( $addresses['results'] => __( 'Results', 'hearth-hammer' ) ) );
		}
		$sell = Plugins::caphpi() ? array( Routes::valuation() => __( 'Value your car or van', 'hearth-hammer' ) ) : array();
		if ( Plugins::hpapi() ) {
			$sell[ Routes::property_valuation() ] = __( 'What is my property worth?', 'hearth-hammer' );
		}
		if ( $sell ) {
			$columns[] = self::links( __( 'Selling', 'hearth-hammer' ), $sell );
		}
		return array( ...$columns, array( 'show' => 'menu' ), array( 'show' => 'office', 'title' => __( 'Our office', 'hearth-hammer' ) ) );
	}

	/**
	 * An editor's lines as links. A line without an address, or with one that no link may have, is left out.
	 *
	 * @param string $lines `label | address`, a line each.
	 * @return array<string, string> Address → label.
	 */
	public static function read( string $lines ): array {
		$links = array();
		foreach ( preg_split( '/\R/', $lines ) ?: array() as $line ) {
			[ $label, $address ] = array_map( trim( ... ), explode( '|', $line, 2 ) + array( '', '' ) );
			// An address of this site, written from its root.
			$url = esc_url_raw( str_starts_with( $address, '/' ) && ! str_starts_with( $address, '//' ) ? home_url( $address ) : $address );
			if ( '' !== $label && '' !== $url ) {
				$links[ $url ] = $label;
			}
		}
		return $links;
	}

	/**
	 * @param array<string, string> $links Address → label.
	 * @return array{show: string, title: string, links: string}
	 */
	private static function links( string $title, array $links ): array {
		$lines = array();
		foreach ( $links as $url => $label ) {
			// From the root of this site, so that a site that moves takes its links along.
			$lines[] = str_replace( '|', ' ', $label ) . ' | ' . ( str_starts_with( $url, home_url( '/' ) ) ? substr( $url, strlen( home_url() ) ) : $url );
		}
		return array( 'show' => 'links', 'title' => $title, 'links' => implode( "\n", $lines ) );
	}

	private static function areas(): void {
		// Nothing round a widget: the block has the column's own element.
		$bare = array( 'before_widget' => '', 'after_widget' => '' );
		register_sidebar( array( 'id' => self::COLUMNS, 'name' => __( 'Footer columns', 'hearth-hammer' ), 'description' => __( 'Shown at the foot of every page, side by side.', 'hearth-hammer' ) ) + $bare );
		register_sidebar( array( 'id' => self::TOP_LINE, 'name' => __( 'Line above the header', 'hearth-hammer' ), 'description' => __( 'Shown at the top of every page. The site’s tagline is shown while it is empty.', 'hearth-hammer' ) ) + $bare );
	}
}
