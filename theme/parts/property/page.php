<?php
/**
 * A property on the market.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyPageView} $args
 */

declare( strict_types=1 );

$hh_view = $args['view'];
?>
<article class="hh-property" data-hh-viewing="<?php echo (int) $hh_view->id; ?>">
	<div class="hh-wrap hh-wrap--full">
		<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => $hh_view->breadcrumbs ) ); ?>
	</div>
	<?php $hh_view->print_gallery(); ?>
	<div class="hh-wrap hh-wrap--full hh-property__body">
		<header class="hh-property__head">
			<?php if ( $hh_view->status_label ) : ?>
				<p class="hh-property__status"><span class="hh-ribbon hh-ribbon--inline hh-ribbon--under-offer"><?php echo esc_html( $hh_view->status_label ); ?></span></p>
			<?php endif; ?>
			<h1 class="hh-title"><?php echo esc_html( $hh_view->address ); ?></h1>
			<p class="hh-aside"><?php echo esc_html( $hh_view->heading ); ?></p>
		</header>
		<aside class="hh-property__side" aria-label="<?php esc_attr_e( 'At a glance', 'hearth-hammer' ); ?>">
			<?php get_template_part( 'parts/property/overview', null, array( 'view' => $hh_view ) ); ?>
		</aside>
		<div class="hh-property__main">
			<?php get_template_part( 'parts/property/key-facts', null, array( 'facts' => $hh_view->key_facts ) ); ?>
			<?php if ( $hh_view->summary ) : ?>
				<p class="hh-property__summary"><?php echo esc_html( $hh_view->summary ); ?></p>
			<?php endif; ?>
			<?php get_template_part( 'parts/property/details', null, array( 'view' => $hh_view ) ); ?>
			<?php get_template_part( 'parts/property/enquiry', null, array( 'view' => $hh_view ) ); ?>
		</div>
	</div>
</article>
<?php
get_template_part(
	'parts/similar',
	null,
	array(
		'title' => __( 'You may also like', 'hearth-hammer' ),
		'cards' => $hh_view->similar,
	)
);
get_template_part( 'parts/recently-viewed', null, array( 'but' => $hh_view->id ) );
