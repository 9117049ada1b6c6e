<?php
/**
 * A list of properties: every route of the search. The estate agency plugin chooses this template.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Core\Gallery\CardPicture;
use HearthHammer\Theme\Block;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\View\CardView;
use HearthHammer\Theme\View\PropertyListView;

defined( 'ABSPATH' ) || exit;

$hh_view = PropertyListView::current();

if ( $hh_view ) {
	Plugins::enhance( 'card-gallery' );
	Plugins::enhance( 'select-submit' );
}

get_header();
if ( ! $hh_view ) {
	get_template_part( 'parts/not-found' );
	get_footer();
	return;
}
?>
<div class="hh-wrap hh-list<?php echo 'map' === $hh_view->view ? ' hh-list--map' : ''; ?>">
	<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => $hh_view->breadcrumbs ) ); ?>
	<header class="hh-list__head">
		<h1 class="hh-title"><?php echo esc_html( $hh_view->heading ); ?></h1>
		<?php if ( $hh_view->intro ) : ?>
			<p class="hh-aside"><?php echo esc_html( $hh_view->intro ); ?></p>
		<?php endif; ?>
	</header>

	<?php // Phones see the search in a line, and the form behind it; without a script, too. ?>
	<details class="hh-refine">
		<summary class="hh-refine__summary">
			<span class="hh-refine__what"><span class="hh-visually-hidden"><?php esc_html_e( 'Your search:', 'hearth-hammer' ); ?> </span><?php echo esc_html( $hh_view->search_label ); ?></span>
			<span class="hh-refine__edit"><?php esc_html_e( 'Edit', 'hearth-hammer' ); ?><span class="hh-visually-hidden"> <?php esc_html_e( 'the search', 'hearth-hammer' ); ?></span></span>
		</summary>
	</details>
	<div class="hh-list__search">
		<?php Block::print( 'search-form', array( 'variant' => 'bar' ) ); ?>
	</div>

	<?php if ( $hh_view->location_note || $hh_view->did_you_mean ) : ?>
		<p class="hh-notice hh-list__meant">
			<?php echo esc_html( $hh_view->location_note ); ?>
			<?php
			if ( $hh_view->did_you_mean ) {
				echo wp_kses(
					sprintf(
						/* translators: %s: link with the name of a place */
						__( 'Did you mean %s?', 'hearth-hammer' ),
						sprintf( '<a href="%s">%s</a>', esc_url( $hh_view->did_you_mean['url'] ), esc_html( $hh_view->did_you_mean['label'] ) )
					),
					array( 'a' => array( 'href' => array() ) )
				);
			}
			?>
		</p>
	<?php endif; ?>

	<?php if ( $hh_view->filters ) : ?>
		<ul class="hh-filters" aria-label="<?php esc_attr_e( 'Selected filters', 'hearth-hammer' ); ?>">
			<?php foreach ( $hh_view->filters as $hh_filter ) : ?>
				<li data-hh-filter="<?php echo esc_attr( $hh_filter['name'] ); ?>">
					<a class="hh-filters__chip" href="<?php echo esc_url( $hh_filter['remove_url'] ); ?>" rel="nofollow">
						<?php echo esc_html( $hh_filter['label'] ); ?>
						<span class="hh-visually-hidden"><?php esc_html_e( '(remove)', 'hearth-hammer' ); ?></span>
					</a>
				</li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>

	<div class="hh-list__bar" id="results">
		<p class="hh-list__count"><?php echo esc_html( $hh_view->count_label ); ?></p>
		<?php Block::print( 'save-search' ); ?>
		<?php get_template_part( 'parts/views', null, array( 'view' => $hh_view ) ); ?>
		<?php get_template_part( 'parts/sort', null, array( 'view' => $hh_view ) ); ?>
	</div>

	<?php
	// Also where nothing was found: on a map one moves on.
	if ( 'map' === $hh_view->view ) {
		Block::print( 'list-map' );
	}
	?>
	<?php if ( $hh_view->cards ) : ?>
		<div class="hh-cards<?php echo 'list' === $hh_view->view ? ' hh-cards--list' : ''; ?>" data-hh-card-words="<?php echo esc_attr( CardPicture::words() ); ?>">
			<?php
			foreach ( $hh_view->cards as $hh_index => $hh_card ) {
				get_template_part(
					'parts/card',
					null,
					array(
						'card'    => $hh_card,
						'heading' => 'h2',
						'eager'   => $hh_index < $hh_view->first_row(),
						'first'   => 0 === $hh_index,
						'plays'   => true,
						'sizes'   => 'list' === $hh_view->view ? CardView::LIST_SIZES : null,
					)
				);
			}
			if ( $hh_view->next ) {
				get_template_part( 'parts/next-page', null, $hh_view->next );
			}
			?>
		</div>
		<?php get_template_part( 'parts/pagination', null, array( 'links' => $hh_view->page_links ) ); ?>
	<?php else : ?>
		<?php get_template_part( 'parts/list-empty', null, array( 'view' => $hh_view ) ); ?>
	<?php endif; ?>
</div>
<?php
get_template_part( 'parts/recently-viewed' );
get_footer();
