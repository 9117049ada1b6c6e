<?php
/**
 * Number and name of a lot.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\LotPageView} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
?>
<header class="hh-lot__head">
	<p class="hh-lot__number"><span class="hh-lot__number-word"><?php esc_html_e( 'Lot', 'hearth-hammer' ); ?></span> <?php echo esc_html( $hh_view->number ); ?></p>
	<h1 class="hh-title hh-lot__title"><?php echo esc_html( $hh_view->title ); ?></h1>
	<?php if ( $hh_view->subtitle && $hh_view->subtitle !== $hh_view->title ) : ?>
		<p class="hh-aside hh-lot__subtitle"><?php echo esc_html( $hh_view->subtitle ); ?></p>
	<?php endif; ?>
	<?php if ( $hh_view->plate ) : ?>
		<p class="hh-lot__plate"><span class="hh-visually-hidden"><?php esc_html_e( 'Registration', 'hearth-hammer' ); ?> </span><span class="hh-plate hh-plate--small"><?php echo esc_html( $hh_view->plate ); ?></span></p>
	<?php endif; ?>
</header>
