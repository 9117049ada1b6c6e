<?php
/**
 * Removes what the plugin made: its tables, options, capability and scheduled work.
 *
 * @package HearthHammer\Core
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( require __DIR__ . '/removal.php' )(
	array(
		// A test compares this list with Tables::NAMES.
		'tables'       => array( 'hh_outbox', 'hh_counter', 'hh_limit', 'hh_lock', 'hh_mail', 'hh_place', 'hh_place_trigram', 'hh_media', 'hh_sync_run', 'hh_sync_reference', 'hh_sync_change', 'hh_reply', 'hh_early_answer' ),
		// Places had their version in the estate agency's name before they moved here.
		'options'      => array( 'hh\_core\_%', 'hh\_announcements', 'hh\_company', 'hh\_framing', 'hh\_offices', 'hh\_published\_pages', 'hh\_rules\_hash', 'hh\_test\_mail', 'hh\_troubles', 'hpapi\_geo\_%', 'hpapi\_tile\_%', 'hpapi\_postcodes\_resting' ),
		'meta'         => array( 'hh\_setup\_%', 'hh\_lists\_per\_page' ),
		'capabilities' => '/^hh_export_people$/D',
		'hooks'        => array( 'hh_outbox_deliver', 'hh_full_text' ),
		// Unfinished uploads of places.
		'folders'      => array( 'hh-places-*' ),
	)
);
