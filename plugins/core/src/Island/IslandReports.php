<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Island;

use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Log\Log;
use HearthHammer\Core\Module;
use HearthHammer\Core\Security\NetworkAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the browser's word that an island failed and showed its fallback, so that somebody hears of it.
 *
 * It comes from strangers: it is limited, short, kept out of the page and only written to PHP's error log.
 */
final class IslandReports implements Module {

	private const PER_HOUR = 20;

	public function __construct(
		private readonly Limits $limits,
		private readonly NetworkAddress $network,
	) {}

	public function register(): void {
		add_action( 'wp_ajax_nopriv_hh_island_report', $this->receive( ... ) );
		add_action( 'wp_ajax_hh_island_report', $this->receive( ... ) );
	}

	private function receive(): void {
		$limit = $this->limits->hit( 'island-report', $this->network->subject(), self::PER_HOUR, HOUR_IN_SECONDS );
		if ( ! $limit->allowed ) {
			wp_die( '', '', array( 'response' => 429 ) );
		}
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Anonymous, changes nothing, is limited above, and cleaned once it is cut.
		// Cut before it is cleaned: cleaning a megabyte of brackets takes seconds.
		$island  = sanitize_key( self::beginning( wp_unslash( $_POST['island'] ?? '' ), 100 ) );
		$message = sanitize_text_field( self::beginning( wp_unslash( $_POST['message'] ?? '' ), 2000 ) );
		// phpcs:enable
		/**
		 * An island failed in a visitor's browser.
		 *
		 * @param string $island  Its slug.
		 * @param string $message The error, cut after 300 characters.
		 */
		do_action( 'hearth_hammer_island_failed', $island, mb_substr( $message, 0, 300 ) );
		Log::write( sprintf( 'island "%s" failed: %s', $island, mb_substr( $message, 0, 300 ) ) );
		wp_die( '', '', array( 'response' => 204 ) );
	}

	/** The first so many bytes of a text, without a broken letter at the end; empty for what is none. */
	private static function beginning( mixed $text, int $bytes ): string {
		return is_string( $text ) ? mb_strcut( $text, 0, $bytes, 'UTF-8' ) : '';
	}
}
