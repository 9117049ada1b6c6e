<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

/**
 * Asks a virus scanner about a file before it is kept. A site without one takes files as they are (docs/auctions.md).
 */
final class VirusScan {

	/** Why a file is refused, for the person who sent it; empty where it may be kept. */
	public static function fault( string $path, string $name ): string {
		/**
		 * Runs a virus scanner over a file that a person sent. A scanner that cannot answer must refuse the file.
		 *
		 * @param string $fault Empty while no scanner refuses the file; otherwise what to tell the sender.
		 * @param string $path  Of the file on this server, e.g. `/tmp/phpA1b2C3`.
		 * @param string $name  As the sender called it. Use it in messages only.
		 */
		return sanitize_text_field( (string) apply_filters( 'hh_private_file_fault', '', $path, $name ) );
	}
}
