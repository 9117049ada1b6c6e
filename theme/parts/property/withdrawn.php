<?php
/**
 * A property that is no longer on the market. Its address answers 410, and shows what is.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
?>
<div class="hh-wrap">
	<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => $hh_view->breadcrumbs ) ); ?>
	<div class="hh-page-head">
		<p class="hh-aside"><?php echo esc_html( $hh_view->address ); ?></p>
		<h1 class="hh-title"><?php esc_html_e( 'This property is off the market', 'hearth-hammer' ); ?></h1>
		<p class="hh-lede"><?php esc_html_e( 'It has been sold, let or withdrawn by the owner. See similar properties below, or search again.', 'hearth-hammer' ); ?></p>
	</div>
	<?php Block::print( 'search-form', array( 'variant' => 'bar' ) ); ?>
</div>
<?php
$hh_similar = Block::html( 'similar-properties', array( 'title' => __( 'Similar properties still available', 'hearth-hammer' ) ) );
if ( $hh_similar ) {
	printf( '<div class="hh-section hh-similar hh-wrap">%s</div>', $hh_similar ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.
}
