<?php
/**
 * What sales brought, in large figures.
 *
 * @package HearthHammer
 *
 * @var array{sales?: int, offered: int, sold: int, rate: int|null, raised: int} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_figures = array_filter(
	array(
		__( 'Auctions', 'hearth-hammer' )     => isset( $args['sales'] ) ? number_format_i18n( $args['sales'] ) : '',
		__( 'Lots offered', 'hearth-hammer' ) => number_format_i18n( $args['offered'] ),
		__( 'Lots sold', 'hearth-hammer' )    => number_format_i18n( $args['sold'] ),
		__( 'Success rate', 'hearth-hammer' ) => null === $args['rate'] ? '' : $args['rate'] . '%',
		__( 'Total raised', 'hearth-hammer' ) => $args['raised'] > 0 ? '£' . number_format_i18n( $args['raised'] ) : '',
	)
);
?>
<dl class="hh-sale-figures">
	<?php foreach ( $hh_figures as $hh_label => $hh_figure ) : ?>
		<div><dt><?php echo esc_html( $hh_label ); ?></dt><dd><?php echo esc_html( $hh_figure ); ?></dd></div>
	<?php endforeach; ?>
</dl>
