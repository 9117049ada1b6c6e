<?php
/**
 * Inspection report, documents and tours of a lot; what a browser can show opens in a dialog.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\LotPageView} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
if ( ! $hh_view->papers && ! $hh_view->tours ) {
	return;
}
$hh_title = match ( true ) {
	! $hh_view->tours => __( 'Documents', 'hearth-hammer' ),
	! $hh_view->papers => _n( 'Tour', 'Tours', count( $hh_view->tours ), 'hearth-hammer' ),
	default => __( 'Tours and documents', 'hearth-hammer' ),
};
?>
<section class="hh-property__section" id="documents">
	<h2 class="hh-heading--small"><?php echo esc_html( $hh_title ); ?></h2>
	<ul class="hh-plain-list hh-links">
		<?php foreach ( array( ...$hh_view->papers, ...$hh_view->tours ) as $hh_link ) : ?>
			<li><a href="<?php echo esc_url( $hh_link['url'] ); ?>" rel="noopener" data-hh-file><?php echo esc_html( $hh_link['label'] ); ?></a></li>
		<?php endforeach; ?>
	</ul>
</section>
