<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Core\Brand\Brand;

/** The theme's sheets and the faces that must be there when the first line is drawn. */
final class ThemeAssets {

	/** The two faces of every page, in the design's own fonts. */
	private const PRELOAD = array( 'baskervville-500.woff2', 'cabin.woff2' );

	/** The design's own text colour, for the bars of a phone. */
	private const INK = '#14231b';

	/** Handle → sheet, of which a page gets the rules of use. */
	private const BY_RULE = array(
		'hearth-hammer-parts' => 'parts',
		'hearth-hammer-print' => 'print',
	);

	public function __construct( private readonly string $build_path, private readonly string $build_url ) {}

	public function register(): void {
		( new PageStyles( $this->build_path . 'page-rules.php', self::BY_RULE ) )->register();
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ), 5 );
		add_action( 'wp_head', $this->preload( ... ), 1 );
		add_filter( 'get_site_icon_url', $this->icon( ... ), 10, 2 );
		add_action( 'wp_head', $this->icon_link( ... ), 2 );
	}

	private function enqueue(): void {
		// Linked: browsers keep it, and the faces, which are asked for before it, are there when the first line is drawn.
		$this->style( 'hearth-hammer', 'theme.css', 'all' );
		foreach ( self::BY_RULE as $handle => $sheet ) {
			$this->style( $handle, $sheet . '.css', 'print' === $sheet ? 'print' : 'all' );
		}
		Plugins::enhance( 'site-header' );
		if ( Plugins::hpapi() ) {
			Plugins::enhance( 'saved-properties' );
		} elseif ( Plugins::auctions() ) {
			Plugins::enhance( 'watched-lots' );
		}
	}

	private function style( string $handle, string $file, string $media ): void {
		if ( is_file( $this->build_path . $file ) ) {
			wp_enqueue_style( $handle, $this->build_url . $file, array(), (string) filemtime( $this->build_path . $file ), $media );
		}
	}

	private function preload(): void {
		// The italic can follow.
		$chosen = Plugins::core() ? Brand::preloads() : null;
		foreach ( $chosen ?? array_map( static fn ( string $file ): string => get_theme_file_uri( 'assets/fonts/' . $file ), self::PRELOAD ) as $font ) {
			printf( '<link rel="preload" href="%s" as="font" type="font/%s" crossorigin>' . "\n", esc_url( $font ), esc_attr( (string) pathinfo( (string) wp_parse_url( $font, PHP_URL_PATH ), PATHINFO_EXTENSION ) ) );
		}
	}

	/** The theme's own icon stands in until staff choose one. */
	private function icon( string $url, int $size ): string {
		return '' === $url && $size <= 32 ? get_theme_file_uri( 'assets/icons/icon.svg' ) : $url;
	}

	private function icon_link(): void {
		if ( ! get_option( 'site_icon' ) ) {
			printf( '<link rel="icon" href="%s" type="image/svg+xml">' . "\n", esc_url( get_theme_file_uri( 'assets/icons/icon.svg' ) ) );
		}
		printf( '<meta name="theme-color" content="%s">' . "\n", esc_attr( ( Plugins::core() ? Brand::chosen_color( 'ink' ) : null ) ?? self::INK ) );
	}
}
