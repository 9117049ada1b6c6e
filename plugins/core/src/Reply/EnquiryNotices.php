<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

/**
 * What a screen of enquiries says behind a step, of whatever plugin.
 */
final class EnquiryNotices {

	/**
	 * Prints WordPress's notice; nothing for a word that it does not know.
	 *
	 * @param string $said  `moved`, `reopened`, `refused`, or one of the screen's own.
	 * @param array<string, array{string, string}> $more Words and kind of notice (`success`, `error`) of the screen's own, or in the place of these.
	 */
	public static function say( string $said, array $more = array() ): void {
		$words = $more + array(
			'moved'    => array( __( 'Done.', 'hearth-hammer' ), 'success' ),
			'reopened' => array( __( 'Reopened.', 'hearth-hammer' ), 'success' ),
			'refused'  => array( __( 'That is no longer possible: someone else has already updated this.', 'hearth-hammer' ), 'error' ),
		);
		if ( isset( $words[ $said ] ) ) {
			wp_admin_notice( $words[ $said ][0], array( 'type' => $words[ $said ][1] ) );
		}
	}
}
