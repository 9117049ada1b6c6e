<?php
/**
 * The ways to look at a list: as a grid, as a list, on the map. Each is a page of its own.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyListView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Plugins;

defined( 'ABSPATH' ) || exit;

$hh_view = $args['view'];
// Where nothing was found there is nothing to look at otherwise; but the map, which can be moved, must be left.
if ( ! $hh_view->cards && 'grid' === $hh_view->view ) {
	return;
}
Plugins::enhance( 'view-switch' );
?>
<nav class="hh-views" data-hh-view-switch aria-label="<?php esc_attr_e( 'View as', 'hearth-hammer' ); ?>">
	<ul class="hh-views__list">
		<?php foreach ( $hh_view->views as $hh_link ) : ?>
			<li>
				<a class="hh-views__link" href="<?php echo esc_url( $hh_link['url'] ); ?>#results" data-hh-view-link="<?php echo esc_attr( $hh_link['value'] ); ?>"<?php echo $hh_link['selected'] ? ' aria-current="page"' : ''; ?><?php echo 'grid' === $hh_link['value'] ? '' : ' rel="nofollow"'; ?>><?php echo esc_html( $hh_link['label'] ); ?></a>
			</li>
		<?php endforeach; ?>
	</ul>
</nav>
