<?php
/**
 * A property on the market.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\View\SectionLinks;

defined( 'ABSPATH' ) || exit;

$hh_view  = $args['view'];
$hh_quote = Block::html( 'valuer-quote' );
ob_start();
get_template_part( 'parts/property/details', null, array( 'view' => $hh_view ) );
$hh_details = SectionLinks::of( (string) ob_get_clean() );
Plugins::enhance( 'sticky-overview' );
Plugins::enhance( 'folds' );
$hh_gallery = Block::html( 'property-gallery' );
$hh_links   = $hh_gallery ? array( array( 'id' => 'photos', 'label' => __( 'Photos', 'hearth-hammer' ) ), ...$hh_details->links ) : $hh_details->links;
?>
<article class="hh-property" data-hh-viewing="<?php echo (int) $hh_view->id; ?>">
	<div class="hh-wrap">
		<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => $hh_view->breadcrumbs ) ); ?>
	</div>
	<div class="hh-wrap hh-property__body">
		<?php get_template_part( 'parts/property/photos', null, array( 'gallery' => $hh_gallery ) ); ?>
		<header class="hh-property__head">
			<?php if ( $hh_view->status_label ) : ?>
				<p class="hh-property__status"><span class="hh-ribbon hh-ribbon--inline hh-ribbon--under-offer"><?php echo esc_html( $hh_view->status_label ); ?></span></p>
			<?php endif; ?>
			<h1 class="hh-title"><?php echo esc_html( $hh_view->address ); ?></h1>
			<p class="hh-aside"><?php echo esc_html( $hh_view->heading ); ?></p>
		</header>
		<aside class="hh-property__side" aria-label="<?php esc_attr_e( 'At a glance', 'hearth-hammer' ); ?>" data-hh-sticky-overview>
			<?php get_template_part( 'parts/property/overview', null, array( 'view' => $hh_view ) ); ?>
			<?php if ( $hh_quote ) : ?>
				<div class="hh-property__quote"><?php echo $hh_quote; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its template. ?></div>
			<?php endif; ?>
		</aside>
		<div class="hh-property__main">
			<?php get_template_part( 'parts/property/key-facts', null, array( 'facts' => $hh_view->key_facts ) ); ?>
			<?php get_template_part( 'parts/property/on-this-page', null, array( 'links' => $hh_links ) ); ?>
			<?php if ( $hh_view->summary ) : ?>
				<p class="hh-property__summary"><?php echo esc_html( $hh_view->summary ); ?></p>
			<?php endif; ?>
			<?php echo $hh_details->html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its part. ?>
		</div>
	</div>
	<?php get_template_part( 'parts/property/bar', null, array( 'view' => $hh_view ) ); ?>
</article>
<div class="hh-property-after">
	<?php
	get_template_part( 'parts/property/after', null, array( 'view' => $hh_view ) );
	get_template_part( 'parts/recently-viewed', null, array( 'but' => $hh_view->id ) );
	?>
</div>
