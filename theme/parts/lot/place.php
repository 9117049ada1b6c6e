<?php
/**
 * Where a property lot is.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\LotPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;
use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
if ( ! $hh_view->lot->address_lines ) {
	return;
}
?>
<section class="hh-property__section hh-location" id="location">
	<h2 class="hh-heading--small"><?php esc_html_e( 'Location', 'hearth-hammer' ); ?></h2>
	<address class="hh-location__address"><?php echo wp_kses( implode( '<br>', array_map( Unbroken::html( ... ), $hh_view->lot->address_lines ) ), array( 'br' => array(), 'span' => array( 'class' => true ) ) ); ?></address>
	<?php Block::print( 'lot-location' ); ?>
</section>
