<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Privacy;

use HearthHammer\Core\Map\MapTiles;

/**
 * What core itself keeps, whichever plugins are on.
 */
final class CoreNotices {

	/** @return list<PrivacyNotice> */
	public static function all(): array {
		$tracks = '' !== (string) apply_filters( 'hearth_hammer_tag_manager', '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Tracking's own.
		return array(
			new PrivacyNotice(
				__( 'Cookies', 'hearth-hammer' ),
				__( 'Cookies: one that tells this browser from others (hh_browser); your answer about cookies (hh_consent); the announcements you have dismissed (hh_dismissed); and, if you allow cookies, the width of your window (hh_window_width) and which logo a row of logos started with (hh_image_logos). Only your browser keeps what you save and what you have viewed. The tab keeps what you type until you send it, so that you do not have to type it again after a reload or in the next form.', 'hearth-hammer' ),
				__( 'The first is needed to stop others sending forms in your name and to apply limits. It says nothing about you. Cookies for statistics and marketing are set only if you allow them.', 'hearth-hammer' ),
				__( 'Browser cookie: three weeks. Your answer: 180 days. Announcements: 7 days. Logos and window width: 365 days.', 'hearth-hammer' ),
				$tracks ? array( __( 'Google, whose tag manager loads only after you allow it.', 'hearth-hammer' ) ) : array()
			),
			...self::maps(),
			new PrivacyNotice(
				__( 'Protection against misuse', 'hearth-hammer' ),
				__( 'Keyed hashes of IP addresses and email addresses, with a count. Where you send a form that emails you: the network you use.', 'hearth-hammer' ),
				__( 'To stop anyone flooding this site, or flooding someone’s inbox through it: our legitimate interest.', 'hearth-hammer' ),
				__( 'At most one day; the network two days.', 'hearth-hammer' )
			),
		);
	}

	/** @return list<PrivacyNotice> None where maps are drawn of the site's own places. */
	private static function maps(): array {
		$host = (string) wp_parse_url( MapTiles::from_settings()->url, PHP_URL_HOST );
		return '' === $host || wp_parse_url( home_url(), PHP_URL_HOST ) === $host ? array() : array(
			new PrivacyNotice(
				__( 'Maps', 'hearth-hammer' ),
				__( 'Nothing. Your browser downloads the map images when you open the map.', 'hearth-hammer' ),
				__( 'To show you where a property is, at your request.', 'hearth-hammer' ),
				__( 'We do not keep it.', 'hearth-hammer' ),
				/* translators: %s: a host name */
				array( sprintf( __( '%s, which sees your IP address and the part of the map you look at.', 'hearth-hammer' ), $host ) )
			),
		);
	}
}
