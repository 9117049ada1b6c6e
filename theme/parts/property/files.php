<?php
/**
 * Tours, brochures and other documents of a property. Pictures and PDFs of ours open in a dialog
 * (src/enhancements/file-modal.ts); all else is a link.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Plugins;

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
if ( ! $hh_view->virtual_tours && ! $hh_view->documents ) {
	return;
}
?>
<section class="hh-property__section" id="documents">
	<h2 class="hh-heading--small"><?php esc_html_e( 'To look at and take away', 'hearth-hammer' ); ?></h2>
	<ul class="hh-plain-list hh-links">
		<?php foreach ( $hh_view->virtual_tours as $hh_link ) : ?>
			<li><a href="<?php echo esc_url( $hh_link['url'] ); ?>" rel="noopener"><?php echo esc_html( $hh_link['label'] ); ?></a></li>
		<?php endforeach; ?>
		<?php foreach ( $hh_view->documents as $hh_link ) : ?>
			<li><a href="<?php echo esc_url( $hh_link['url'] ); ?>" rel="noopener" data-hh-file><?php echo esc_html( $hh_link['label'] ); ?></a></li>
		<?php endforeach; ?>
	</ul>
</section>
<?php
if ( $hh_view->documents ) {
	Plugins::enhance( 'file-modal' );
	get_template_part( 'parts/file-dialog' );
}
