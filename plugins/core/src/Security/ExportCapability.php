<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Security;

/**
 * Who may take a list of people out of the site: enquirers, and who asked for legal packs. Looking at one and answering it
 * is another capability.
 */
final class ExportCapability {

	public const NAME = 'hh_export_people';

	public static function grant(): void {
		get_role( 'administrator' )?->add_cap( self::NAME );
	}

	/** Ends the request of those who may not. */
	public static function check(): void {
		if ( ! current_user_can( self::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to export people’s details.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
	}
}
