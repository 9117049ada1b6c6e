<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use HearthHammer\Core\Brand\Brand;

/**
 * What the site's mails have in common: the firm's head, the card, the button, dark mode and small screens. Tables and
 * inline styles, because mail programs know little else.
 *
 * A template of a mail prints head(), rows of the table (`<tr><td class="m-pad m-ink" …>`) and foot(). The classes:
 * m-pad for a cell's sides, m-ink and m-soft for text, m-line for borders, m-title for the heading. Colours
 * and fonts are the firm's brand; mail programs know no custom properties, so each value is written out.
 */
final class EmailLayout {

	/** What mail programs have that comes near the design's own fonts, which they do not load. */
	private const SANS  = "'Gill Sans','Gill Sans MT',Calibri,'Segoe UI',Arial,sans-serif";
	private const SERIF = "Georgia,'Times New Roman',serif";

	/**
	 * `#rrggbb` of a token.
	 *
	 * @param string $slug As in src/styles/tokens.json.
	 */
	public static function color( string $slug ): string {
		return Brand::color( $slug );
	}

	/** The font of text, as a declaration. */
	public static function sans(): string {
		return 'font-family:' . self::font( 'text', self::SANS );
	}

	/** The font and the colour of headings. */
	public static function serif(): string {
		return 'font-family:' . self::font( 'display', self::SERIF ) . ';color:' . self::color( 'ink' );
	}

	public static function text(): string {
		return self::sans() . ';font-size:16px;line-height:1.55;color:' . self::color( 'ink' );
	}

	public static function small(): string {
		return self::sans() . ';font-size:14px;line-height:1.5;color:' . self::color( 'muted' );
	}

	/** A row of its own: why this mail came, and how to have no more. */
	public static function note(): string {
		return 'border-top:1px solid ' . self::color( 'line' ) . ';padding:18px 36px 28px;' . self::small() . ';font-size:13px';
	}

	/** @param 'display'|'text' $slug */
	private static function font( string $slug, string $otherwise ): string {
		return str_replace( '"', "'", Brand::font( $slug ) ?? $otherwise );
	}

	private static function template( string $part ): string {
		$ours = dirname( __DIR__, 2 ) . "/templates/email-{$part}.php";
		/**
		 * Filters the file that prints a part of every email: the head with the firm's name, the foot, or the button. Copy
		 * plugins/core/templates/email-head.php and its neighbours to begin with; they say which variables they have.
		 *
		 * Example:
		 *
		 *     add_filter( 'hearth_hammer_email_template', fn ( string $path, string $part ) => 'head' === $part ? __DIR__ . '/email-head.php' : $path, 10, 2 );
		 *
		 * @param string $path Of a PHP file.
		 * @param string $part `head`, `foot` or `button`.
		 */
		$path = (string) apply_filters( 'hearth_hammer_email_template', $ours, $part );
		return is_file( $path ) ? $path : $ours;
	}

	/**
	 * @param string $title     For the mail's own title, which some programs read out.
	 * @param string $preheader What a list of mails shows after the subject.
	 * @param string $narrow    More rules for screens up to 620 px.
	 * @param string $dark      More rules for dark mode.
	 */
	public static function head( string $title, string $preheader, string $site, string $site_url, string $narrow = '', string $dark = '' ): void {
		require self::template( 'head' );
	}

	public static function foot(): void {
		require self::template( 'foot' );
	}

	/** The one thing to do next. */
	public static function button( string $url, string $label ): void {
		require self::template( 'button' );
	}
}
