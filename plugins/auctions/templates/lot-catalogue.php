<?php
/**
 * The catalogue of a sale without JavaScript: what the island lot-catalogue shows in its first frame.
 *
 * The elements and classes are those of src/islands/lot-catalogue: change both, or the page jumps. The two lists of
 * lots are taken over by the island as they stand here.
 *
 * @package HearthHammer\Auctions
 *
 * @var \HearthHammer\Auctions\CataloguePage\CatalogueView $view
 */

declare( strict_types=1 );

use HearthHammer\Auctions\CataloguePage\CatalogueFields;
use HearthHammer\Auctions\CataloguePage\CountLabel;
use HearthHammer\Auctions\CataloguePage\PageRow;

defined( 'ABSPATH' ) || exit;

$hh_props  = $view->props();
$hh_form   = wp_unique_id( 'hh-lots-' );
$hh_fields = new CatalogueFields( (array) $hh_props['values'] );
$hh_chips  = $view->chips();
$hh_set    = count( $hh_chips );
?>
<div class="hh-lot-catalogue" data-auction-id="<?php echo (int) $hh_props['auction_id']; ?>" data-department-id="<?php echo (int) $hh_props['department_id']; ?>" data-sale-type-id="<?php echo (int) $hh_props['sale_type_id']; ?>" data-business="<?php echo esc_attr( $hh_props['business'] ); ?>" data-can-manage-a365="<?php echo (int) $hh_props['can_manage_a365']; ?>" data-can-manage-cache="<?php echo (int) $hh_props['can_manage_cache']; ?>" data-total="<?php echo (int) $hh_props['total']; ?>">
	<a class="hh-skip hh-lot-catalogue__skip" href="#<?php echo esc_attr( $hh_form ); ?>-lots"><?php esc_html_e( 'Skip to lots', 'hearth-hammer' ); ?></a>
	<div class="hh-lot-filters">
		<form class="hh-lot-filters__form" id="<?php echo esc_attr( $hh_form ); ?>" role="search" aria-label="<?php esc_attr_e( 'Lots', 'hearth-hammer' ); ?>" method="get" action="<?php echo esc_url( $hh_props['page_url'] ); ?>">
			<div class="hh-lot-filters__head">
				<h2 class="hh-lot-filters__title" id="<?php echo esc_attr( $hh_form ); ?>-title"><?php esc_html_e( 'Filter lots', 'hearth-hammer' ); ?></h2>
				<button type="button" class="hh-link-button hh-lot-filters__close"><?php esc_html_e( 'Close', 'hearth-hammer' ); ?></button>
			</div>
			<fieldset class="hh-lot-filters__fields">
				<legend class="hh-visually-hidden"><?php esc_html_e( 'Filters', 'hearth-hammer' ); ?></legend>
				<?php
				foreach ( $view->filters as $hh_filter ) {
					$hh_fields->print( $hh_filter );
				}
				?>
			</fieldset>
			<div class="hh-lot-filters__foot">
				<?php if ( $view->is_filtered() ) : ?>
					<button type="button" class="hh-link-button hh-lot-filters__reset"><?php esc_html_e( 'Reset all', 'hearth-hammer' ); ?></button>
				<?php endif; ?>
				<button type="submit" class="hh-button hh-button--primary hh-lot-filters__submit">
					<?php
					/* translators: %s: number of lots */
					echo esc_html( sprintf( _n( 'Show %s lot', 'Show %s lots', $hh_props['matching'], 'hearth-hammer' ), number_format_i18n( $hh_props['matching'] ) ) );
					?>
				</button>
			</div>
		</form>
	</div>
	<div class="hh-lot-catalogue__main">
		<h2 class="hh-visually-hidden"><?php esc_html_e( 'Lots', 'hearth-hammer' ); ?></h2>
		<div class="hh-lot-catalogue__bar">
			<p class="hh-list__count hh-lot-catalogue__count" role="status" data-catalogue-part="count"><?php echo esc_html( CountLabel::of( $hh_props['matching'], $hh_props['total'] ) ); ?></p>
			<button type="button" class="hh-button hh-button--small hh-lot-catalogue__open" aria-expanded="false"><?php esc_html_e( 'Filters', 'hearth-hammer' ); ?><?php echo $hh_set > 0 ? '<span class="hh-lot-catalogue__set">' . (int) $hh_set . '</span>' : ''; ?></button>
			<nav class="hh-views" aria-label="<?php esc_attr_e( 'View as', 'hearth-hammer' ); ?>" data-catalogue-part="views">
				<ul class="hh-views__list">
					<?php foreach ( $view->views() as $hh_link ) : ?>
						<li><a class="hh-views__link" href="<?php echo esc_url( $hh_link['url'] ); ?>"<?php echo $hh_link['selected'] ? ' aria-current="page"' : ''; ?><?php echo 'grid' === $hh_link['value'] ? '' : ' rel="nofollow"'; ?>><?php echo esc_html( $hh_link['label'] ); ?></a></li>
					<?php endforeach; ?>
				</ul>
			</nav>
			<?php if ( isset( $hh_props['map'] ) && $hh_props['total'] > 0 ) : ?>
				<button type="button" class="hh-button hh-button--small hh-lot-catalogue__map-switch" data-catalogue-part="map"><?php esc_html_e( 'Show Map', 'hearth-hammer' ); ?></button>
			<?php endif; ?>
			<div class="hh-sort" data-catalogue-part="sort">
				<label class="hh-field__label" for="<?php echo esc_attr( $hh_form ); ?>-sort"><?php esc_html_e( 'Sort by', 'hearth-hammer' ); ?></label>
				<select class="hh-field__input" id="<?php echo esc_attr( $hh_form ); ?>-sort" name="sort" form="<?php echo esc_attr( $hh_form ); ?>">
					<?php foreach ( $hh_props['sorts'] as $hh_sort ) : ?>
						<option value="<?php echo esc_attr( $hh_sort['value'] ); ?>"<?php selected( $hh_props['sort'], $hh_sort['value'] ); ?>><?php echo esc_html( $hh_sort['label'] ); ?></option>
					<?php endforeach; ?>
				</select>
				<button class="hh-button hh-button--small" type="submit" form="<?php echo esc_attr( $hh_form ); ?>"><?php esc_html_e( 'Sort', 'hearth-hammer' ); ?></button>
			</div>
		</div>
		<?php if ( $hh_chips ) : ?>
			<ul class="hh-filters hh-lot-catalogue__chips" aria-label="<?php esc_attr_e( 'Selected filters', 'hearth-hammer' ); ?>">
				<?php foreach ( $hh_chips as $hh_chip ) : ?>
					<li><a class="hh-filters__chip" href="<?php echo esc_url( $hh_chip['url'] ); ?>" rel="nofollow"><?php echo esc_html( $hh_chip['label'] ); ?><span class="hh-visually-hidden"><?php esc_html_e( '(remove)', 'hearth-hammer' ); ?></span></a></li>
				<?php endforeach; ?>
				<li><a class="hh-link-button hh-lot-catalogue__reset" href="<?php echo esc_url( $view->reset_url() ); ?>"><?php esc_html_e( 'Reset all', 'hearth-hammer' ); ?></a></li>
			</ul>
		<?php endif; ?>
		<div class="hh-lot-catalogue__lots" id="<?php echo esc_attr( $hh_form ); ?>-lots" tabindex="-1">
			<div class="hh-lot-catalogue__found">
				<?php if ( 0 === $hh_props['matching'] ) : ?>
					<div class="hh-lot-catalogue__none">
						<p class="hh-aside"><?php echo esc_html( 0 === $hh_props['total'] ? __( 'No lots are listed for this auction.', 'hearth-hammer' ) : __( 'No lots in this auction match your filters.', 'hearth-hammer' ) ); ?></p>
						<?php if ( $hh_props['total'] > 0 ) : ?>
							<p><?php esc_html_e( 'Remove a filter, or look at later auctions.', 'hearth-hammer' ); ?></p>
						<?php endif; ?>
					</div>
				<?php endif; ?>
				<div class="hh-lot-catalogue__list"><?php echo $view->lots; // phpcs:ignore WordPress.Security.EscapeOutput -- Printed by Catalogue\LotList, escaped there. ?></div>
				<?php if ( $hh_props['pages'] > 1 ) : ?>
					<nav class="hh-pages" aria-label="<?php esc_attr_e( 'Pages', 'hearth-hammer' ); ?>">
						<ul class="hh-pages__list">
							<?php if ( $hh_props['page'] > 1 ) : ?>
								<li class="hh-pages__item hh-pages__item--previous"><a href="<?php echo esc_url( $view->page_url( $hh_props['page'] - 1 ) ); ?>" rel="prev"><?php esc_html_e( 'Previous', 'hearth-hammer' ); ?></a></li>
							<?php endif; ?>
							<?php foreach ( PageRow::of( $hh_props['page'], $hh_props['pages'] ) as $hh_place ) : ?>
								<?php if ( null === $hh_place ) : ?>
									<li class="hh-pages__item hh-pages__item--gap"><span aria-hidden="true">…</span></li>
								<?php elseif ( $hh_place === $hh_props['page'] ) : ?>
									<li class="hh-pages__item hh-pages__item--current"><span aria-current="page"><span class="hh-visually-hidden"><?php esc_html_e( 'Page', 'hearth-hammer' ); ?> </span><?php echo (int) $hh_place; ?></span></li>
								<?php else : ?>
									<li class="hh-pages__item hh-pages__item--page"><a href="<?php echo esc_url( $view->page_url( $hh_place ) ); ?>"><span class="hh-visually-hidden"><?php esc_html_e( 'Page', 'hearth-hammer' ); ?> </span><?php echo (int) $hh_place; ?></a></li>
								<?php endif; ?>
							<?php endforeach; ?>
							<?php if ( $hh_props['page'] < $hh_props['pages'] ) : ?>
								<li class="hh-pages__item hh-pages__item--next"><a href="<?php echo esc_url( $view->page_url( $hh_props['page'] + 1 ) ); ?>" rel="next"><?php esc_html_e( 'Next', 'hearth-hammer' ); ?></a></li>
							<?php endif; ?>
						</ul>
					</nav>
				<?php endif; ?>
			</div>
		</div>
		<?php if ( '' !== $view->future_lots ) : ?>
			<section class="hh-lot-catalogue__future" aria-labelledby="<?php echo esc_attr( $hh_form ); ?>-future">
				<h2 class="hh-heading" id="<?php echo esc_attr( $hh_form ); ?>-future"><?php
				/* translators: %s: number of lots */
				echo esc_html( sprintf( _n( '%s lot in later auctions', '%s lots in later auctions', $view->future, 'hearth-hammer' ), number_format_i18n( $view->future ) ) );
				?></h2>
				<p class="hh-lot-catalogue__later"><a class="hh-more" href="<?php echo esc_url( $view->later_url() ); ?>" rel="nofollow"><?php esc_html_e( 'See all later lots', 'hearth-hammer' ); ?></a></p>
				<div><?php echo $view->future_lots; // phpcs:ignore WordPress.Security.EscapeOutput -- As above. ?></div>
			</section>
		<?php endif; ?>
	</div>
	<p class="hh-visually-hidden" aria-live="polite"></p>
</div>
