<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Company\OpeningWords;
use HearthHammer\Core\Consent\ConsentBanner;
use HearthHammer\Core\Core;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Parts\TimeAgo;
use HearthHammer\Hpapi\Hpapi;

/** Which plugins are on. The theme asks here before it asks them anything, and does without where one is off. */
final class Plugins {

	public static function core(): bool {
		return class_exists( Island::class ) && class_exists( Assets::class );
	}

	/** Properties, parishes and their search. */
	public static function hpapi(): bool {
		return self::core() && class_exists( Hpapi::class );
	}

	/** Sales, lots and their catalogues. */
	public static function auctions(): bool {
		return self::core() && class_exists( \HearthHammer\Auctions\Auctions::class );
	}

	/** Vehicle valuations. */
	public static function caphpi(): bool {
		return self::core() && class_exists( \HearthHammer\Caphpi\Caphpi::class );
	}

	/** Adds a small script of core's to the page, where core is on. */
	public static function enhance( string $name ): void {
		if ( self::core() ) {
			Assets::enqueue_enhancement( $name );
		}
	}

	/**
	 * How long ago something was, behind its date, as HTML; empty where core is off.
	 *
	 * @param int $time Unix seconds.
	 */
	public static function ago( int $time ): string {
		return self::core() && $time > 0 ? '<span class="hh-muted"> · ' . TimeAgo::html( $time ) . '</span>' : '';
	}

	/** Whether the main office is open now, and when a message is answered, as HTML; empty where nobody knows. */
	public static function opening(): string {
		return self::core() ? OpeningWords::html( Core::services()->company->main_office() ) : '';
	}

	/** Lets a visitor change what they said about cookies. */
	public static function print_consent_button(): void {
		if ( self::core() ) {
			ConsentBanner::print_button();
		}
	}
}
