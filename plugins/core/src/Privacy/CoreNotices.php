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
				__( 'A cookie that tells this browser from others (hh_browser), the answer to our question about cookies (hh_consent), which announcements you have put away (hh_dismissed), with which logo a row of them began (hh_image_logos), if you allow cookies, how wide your window is (hh_window_width), and what you save or looked at, in your browser alone. What you have typed is kept by the tab until it is sent, so that a reload or the next form does not ask again.', 'hearth-hammer' ),
				__( 'The first is needed so that nobody sends forms in your name, and so that limits are kept; it says nothing about you. Cookies for statistics and marketing are set only if you allow them.', 'hearth-hammer' ),
				__( 'The browser’s cookie three weeks, your answer 180 days, announcements 7 days, logos and the width of the window 365 days.', 'hearth-hammer' ),
				$tracks ? array( __( 'Google, whose tag manager is loaded only after you allowed it.', 'hearth-hammer' ) ) : array()
			),
			...self::maps(),
			new PrivacyNotice(
				__( 'Limits against misuse', 'hearth-hammer' ),
				__( 'Keyed hashes of network addresses and of email addresses, with a count.', 'hearth-hammer' ),
				__( 'So that nobody can flood the site, or somebody’s mailbox by it: our legitimate interest.', 'hearth-hammer' ),
				__( 'A day at the most.', 'hearth-hammer' )
			),
		);
	}

	/** @return list<PrivacyNotice> None where maps are drawn of the site's own places. */
	private static function maps(): array {
		$host = (string) wp_parse_url( MapTiles::from_settings()->url, PHP_URL_HOST );
		return '' === $host || wp_parse_url( home_url(), PHP_URL_HOST ) === $host ? array() : array(
			new PrivacyNotice(
				__( 'Maps', 'hearth-hammer' ),
				__( 'Nothing. Your browser fetches a map’s pictures when you open the map.', 'hearth-hammer' ),
				__( 'To show you where a property is, at your request.', 'hearth-hammer' ),
				__( 'We do not keep it.', 'hearth-hammer' ),
				/* translators: %s: a host name */
				array( sprintf( __( '%s, which learns your network address and which part of the map you look at.', 'hearth-hammer' ), $host ) )
			),
		);
	}
}
