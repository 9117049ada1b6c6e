<?php
/**
 * How long it is until a sale begins, or a running one closes. Nothing where nobody knows.
 *
 * @package HearthHammer
 *
 * @var array{until: int, runs: bool} $args Unix seconds; whether the sale is running.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Plugins;

defined( 'ABSPATH' ) || exit;

if ( $args['until'] <= 0 ) {
	return;
}
Plugins::enhance( 'countdown' );
$hh_units = array(
	/* translators: %d: number of days */
	'day'    => array( _n( '%d day', '%d days', 1, 'hearth-hammer' ), _n( '%d day', '%d days', 2, 'hearth-hammer' ) ),
	/* translators: %d: number of hours */
	'hour'   => array( _n( '%d hour', '%d hours', 1, 'hearth-hammer' ), _n( '%d hour', '%d hours', 2, 'hearth-hammer' ) ),
	/* translators: %d: number of minutes */
	'minute' => array( _n( '%d minute', '%d minutes', 1, 'hearth-hammer' ), _n( '%d minute', '%d minutes', 2, 'hearth-hammer' ) ),
	/* translators: %d: number of seconds */
	'second' => array( _n( '%d second', '%d seconds', 1, 'hearth-hammer' ), _n( '%d second', '%d seconds', 2, 'hearth-hammer' ) ),
);
$hh_text = $args['runs']
	/* translators: %s: how long, e.g. 2 hours 5 minutes */
	? __( 'closes in %s', 'hearth-hammer' )
	/* translators: %s: how long, e.g. 2 days 3 hours */
	: __( 'starts in %s', 'hearth-hammer' );
?>
<span class="hh-sale-head__left" data-hh-countdown="<?php echo (int) $args['until']; ?>" data-units="<?php echo esc_attr( (string) wp_json_encode( $hh_units ) ); ?>"><span class="hh-figures" data-hh-countdown-left data-text="<?php echo esc_attr( $hh_text ); ?>"></span></span>
