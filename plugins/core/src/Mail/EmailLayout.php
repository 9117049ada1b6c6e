<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

/**
 * What the site's mails have in common: the firm's head, the card, the button, dark mode and small screens. Tables and
 * inline styles, because mail programs know little else.
 *
 * A template of a mail prints head(), rows of the table (`<tr><td class="m-pad m-ink" …>`) and foot(). The classes:
 * m-pad for a cell's sides, m-ink and m-soft for text, m-line for borders, m-title for the heading. Colours are the
 * design's tokens; mail programs do not know custom properties, so they stand here again, and a test compares them.
 */
final class EmailLayout {

	public const INK    = '#14231b';
	public const MUTED  = '#59635a';
	public const PAPER  = '#f7f3ea';
	public const WHITE  = '#fffefa';
	public const LINE   = '#d8cfbc';
	public const BRASS  = '#c2913c';
	public const ACCENT = '#76530f';
	public const RED    = '#9d2718';

	public const SANS  = "font-family:'Gill Sans','Gill Sans MT',Calibri,'Segoe UI',Arial,sans-serif";
	public const SERIF = "font-family:Georgia,'Times New Roman',serif;color:" . self::INK;
	public const TEXT  = self::SANS . ';font-size:16px;line-height:1.55;color:' . self::INK;
	public const SMALL = self::SANS . ';font-size:14px;line-height:1.5;color:' . self::MUTED;

	/** A row of its own: why this mail came, and how to have no more. */
	public const NOTE = 'border-top:1px solid ' . self::LINE . ';padding:18px 36px 28px;' . self::SMALL . ';font-size:13px';

	/**
	 * @param string $title     For the mail's own title, which some programs read out.
	 * @param string $preheader What a list of mails shows after the subject.
	 * @param string $narrow    More rules for screens up to 620 px.
	 * @param string $dark      More rules for dark mode.
	 */
	public static function head( string $title, string $preheader, string $site, string $site_url, string $narrow = '', string $dark = '' ): void {
		require dirname( __DIR__, 2 ) . '/templates/email-head.php';
	}

	public static function foot(): void {
		require dirname( __DIR__, 2 ) . '/templates/email-foot.php';
	}

	/** The one thing to do next. */
	public static function button( string $url, string $label ): void {
		require dirname( __DIR__, 2 ) . '/templates/email-button.php';
	}
}
