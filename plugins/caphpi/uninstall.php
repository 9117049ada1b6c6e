<?php
/**
 * Removes what the plugin made: valuations, settings, keys, its capability, and its rows in core's outbox.
 *
 * @package HearthHammer\Caphpi
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( require __DIR__ . '/removal.php' )(
	array(
		'tables'       => array( 'caphpi_valuation', 'caphpi_sheet_row' ),
		'options'      => array( 'caphpi\_%' ),
		'capabilities' => '/^caphpi_view_valuations$/D',
		'roles'        => array( 'caphpi_valuer' ),
		'hooks'        => array( 'caphpi_forget' ),
		'pages'        => array( 'instant-online-valuation-cars-and-vans' ),
		'outbox'       => 'caphpi.',
		'replies'      => 'caphpi-valuation',
	)
);
