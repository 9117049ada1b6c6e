<?php
/**
 * The archive of results: a year of sales with what they brought, and lots by words.
 *
 * @package HearthHammer
 *
 * @var array{page: array<string, mixed>} $args As SalePages\Archive makes it.
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;
use HearthHammer\Theme\View\AuctionsView;

defined( 'ABSPATH' ) || exit;

$hh_page = $args['page'];
?>
<div class="hh-wrap hh-auctions hh-archive">
	<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => AuctionsView::trail() ) ); ?>
	<header class="hh-auctions__head">
		<h1 class="hh-title"><?php echo esc_html( $hh_page['title'] ); ?></h1>
		<p class="hh-aside"><?php esc_html_e( 'Every lot we offered, what sold and what it made. See each lot for its hammer price.', 'hearth-hammer' ); ?></p>
		<p><a class="hh-more" href="<?php echo esc_url( $hh_page['available_url'] ); ?>"><?php esc_html_e( 'See lots available now', 'hearth-hammer' ); ?></a></p>
	</header>
	<form class="hh-archive__search" role="search" aria-label="<?php esc_attr_e( 'Past lots', 'hearth-hammer' ); ?>" method="get" action="<?php echo esc_url( $hh_page['action'] ); ?>">
		<?php if ( '' !== $hh_page['business'] ) : ?>
			<input type="hidden" name="business" value="<?php echo esc_attr( $hh_page['business'] ); ?>">
		<?php endif; ?>
		<div class="hh-field">
			<label class="hh-field__label" for="hh-archive-search"><?php esc_html_e( 'Find a past lot', 'hearth-hammer' ); ?></label>
			<input class="hh-field__input" id="hh-archive-search" type="search" name="search" maxlength="100" value="<?php echo esc_attr( $hh_page['search'] ); ?>">
			<p class="hh-field__hint"><?php esc_html_e( 'For example, a street, a make and model, or a number plate', 'hearth-hammer' ); ?></p>
		</div>
		<button class="hh-button" type="submit"><?php esc_html_e( 'Search', 'hearth-hammer' ); ?></button>
	</form>

	<?php if ( '' !== $hh_page['search'] ) : ?>
		<section class="hh-archive__lots" aria-labelledby="hh-archive-lots">
			<h2 class="hh-heading" id="hh-archive-lots">
				<?php
				/* translators: %s: what was searched for */
				echo esc_html( $hh_page['lots'] ? sprintf( __( 'Past lots matching “%s”', 'hearth-hammer' ), $hh_page['search'] ) : sprintf( __( 'No past lots match “%s”', 'hearth-hammer' ), $hh_page['search'] ) );
				?>
			</h2>
			<?php if ( $hh_page['lots'] ) : ?>
				<ol class="hh-archive__found">
					<?php foreach ( $hh_page['lots'] as $hh_lot ) : ?>
						<li>
							<span class="hh-archive__number"><?php echo esc_html( $hh_lot['number'] ); ?></span>
							<span class="hh-archive__lot">
								<a href="<?php echo esc_url( $hh_lot['url'] ); ?>"><?php echo Unbroken::html( $hh_lot['heading'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></a>
								<span class="hh-archive__sale"><?php echo Unbroken::html( implode( ' · ', array_filter( array( $hh_lot['heading'] === $hh_lot['title'] ? '' : $hh_lot['title'], $hh_lot['in_sale'] ) ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></span>
							</span>
							<span class="hh-archive__price"><?php echo esc_html( trim( $hh_lot['price_label'] . ' ' . $hh_lot['price_text'] ) ); ?></span>
						</li>
					<?php endforeach; ?>
				</ol>
			<?php endif; ?>
		</section>
	<?php endif; ?>

	<nav class="hh-archive__nav" aria-label="<?php esc_attr_e( 'Filter by type and year', 'hearth-hammer' ); ?>">
		<?php foreach ( array( $hh_page['businesses'], $hh_page['years'] ) as $hh_links ) : ?>
			<ul class="hh-archive__links">
				<?php foreach ( $hh_links as $hh_link ) : ?>
					<li><a href="<?php echo esc_url( $hh_link['url'] ); ?>"<?php echo $hh_link['current'] ? ' aria-current="page"' : ''; ?>><?php echo esc_html( $hh_link['label'] ); ?></a></li>
				<?php endforeach; ?>
			</ul>
		<?php endforeach; ?>
	</nav>

	<?php if ( $hh_page['sales'] ) : ?>
		<h2 class="hh-heading hh-archive__year"><?php echo esc_html( (string) $hh_page['year'] ); ?></h2>
		<?php get_template_part( 'parts/auctions/figures', null, $hh_page['total'] ); ?>
		<?php echo $hh_page['table']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the plugin's template. ?>
	<?php else : ?>
		<p class="hh-lede"><?php esc_html_e( 'No auction results for this type and year.', 'hearth-hammer' ); ?></p>
	<?php endif; ?>
</div>
