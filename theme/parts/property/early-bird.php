<?php
/**
 * Until when a property is for those who come first. src/enhancements/countdown.ts says how long that is.
 *
 * @package HearthHammer
 *
 * @var array{early_bird: array{text: string, until: int, until_label: string}|null} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Plugins;

defined( 'ABSPATH' ) || exit;

$hh_bird = $args['early_bird'];
if ( ! $hh_bird ) {
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
?>
<div class="hh-early-bird" data-hh-countdown="<?php echo (int) $hh_bird['until']; ?>" data-units="<?php echo esc_attr( (string) wp_json_encode( $hh_units ) ); ?>">
	<p class="hh-early-bird__text">
		<span class="hh-early-bird__what"><?php echo esc_html( $hh_bird['text'] ); ?>:</span>
		<?php /* translators: %s: how long is left, e.g. 2 days 3 hours */ ?>
		<span class="hh-early-bird__left hh-figures" data-hh-countdown-left data-text="<?php esc_attr_e( 'ends in %s', 'hearth-hammer' ); ?>"><?php esc_html_e( 'ends', 'hearth-hammer' ); ?></span>
	</p>
	<p class="hh-early-bird__until"><time datetime="<?php echo esc_attr( gmdate( 'c', $hh_bird['until'] ) ); ?>"><?php echo esc_html( $hh_bird['until_label'] ); ?></time></p>
</div>
