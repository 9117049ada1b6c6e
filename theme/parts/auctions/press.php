<?php
/**
 * The results of a sale for journalists: totals, a summary to copy, the highest prices, and who to ask.
 *
 * @package HearthHammer
 *
 * @var array{page: array<string, mixed>} $args As SalePages\SaleResults makes it.
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;
use HearthHammer\Theme\CompanyDetails;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\View\AuctionsView;

defined( 'ABSPATH' ) || exit;

$hh_page    = $args['page'];
$hh_sale    = $hh_page['sale'];
$hh_company = CompanyDetails::current();
Plugins::enhance( 'share' );
?>
<div class="hh-wrap hh-auctions hh-press">
	<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => AuctionsView::trail( $hh_sale['url'], $hh_sale['title'] ) ) ); ?>
	<header class="hh-auctions__head">
		<h1 class="hh-title"><?php echo Unbroken::html( $hh_page['title'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></h1>
		<p class="hh-aside"><?php echo esc_html( implode( '. ', array_filter( array( $hh_sale['when_day'], $hh_sale['venue'] ) ) ) ); ?></p>
		<?php get_template_part( 'parts/auctions/figures', null, $hh_sale['result'] ); ?>
	</header>
	<section class="hh-press__summary" aria-labelledby="hh-press-summary">
		<h2 class="hh-heading" id="hh-press-summary"><?php esc_html_e( 'Summary', 'hearth-hammer' ); ?></h2>
		<div class="hh-press__text hh-prose" id="hh-press-text">
			<?php foreach ( $hh_page['sentences'] as $hh_sentence ) : ?>
				<p><?php echo Unbroken::html( $hh_sentence ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></p>
			<?php endforeach; ?>
		</div>
		<div class="hh-share" data-hh-share data-hh-share-text="hh-press-text">
			<button class="hh-link-button" type="button" data-hh-share-button hidden><?php esc_html_e( 'Copy summary', 'hearth-hammer' ); ?></button>
			<a class="hh-share__email" href="<?php echo esc_url( $hh_sale['results_csv_url'] ); ?>" download><?php esc_html_e( 'Download results (CSV)', 'hearth-hammer' ); ?></a>
			<a class="hh-share__email" href="<?php echo esc_url( $hh_sale['url'] ); ?>"><?php esc_html_e( 'See all lots', 'hearth-hammer' ); ?></a>
			<span class="hh-share__status" role="status" data-hh-share-status data-hh-share-done="<?php esc_attr_e( 'Summary copied.', 'hearth-hammer' ); ?>" data-hh-share-failed="<?php esc_attr_e( 'We couldn’t copy the summary. Select the text and copy it.', 'hearth-hammer' ); ?>"></span>
		</div>
	</section>
	<?php if ( $hh_page['best'] ) : ?>
		<section aria-labelledby="hh-press-best">
			<h2 class="hh-heading" id="hh-press-best"><?php esc_html_e( 'Highest prices', 'hearth-hammer' ); ?></h2>
			<ol class="hh-press__lots">
				<?php foreach ( $hh_page['best'] as $hh_lot ) : ?>
					<?php $hh_image = $hh_lot['images'][0] ?? null; ?>
					<li class="hh-press__lot">
						<?php if ( $hh_image ) : ?>
							<img class="hh-press__picture" src="<?php echo esc_url( $hh_image['src'] ); ?>" width="<?php echo (int) $hh_image['width']; ?>" height="<?php echo (int) $hh_image['height']; ?>" alt="<?php echo esc_attr( $hh_image['alt'] ?? '' ); ?>" loading="lazy" decoding="async">
						<?php endif; ?>
						<p class="hh-press__name">
							<?php /* translators: %s: number of a lot */ ?>
							<span class="hh-press__number"><?php echo esc_html( sprintf( __( 'Lot %s', 'hearth-hammer' ), $hh_lot['number'] ) ); ?></span>
							<a href="<?php echo esc_url( $hh_lot['url'] ); ?>"><?php echo Unbroken::html( $hh_lot['heading'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></a>
						</p>
						<p class="hh-press__price hh-figures"><?php echo esc_html( trim( $hh_lot['price_label'] . ' ' . $hh_lot['price_text'] ) ); ?></p>
					</li>
				<?php endforeach; ?>
			</ol>
		</section>
	<?php endif; ?>
	<section aria-labelledby="hh-press-contact">
		<h2 class="hh-heading" id="hh-press-contact"><?php esc_html_e( 'Press contact', 'hearth-hammer' ); ?></h2>
		<p><?php echo esc_html( wp_specialchars_decode( $hh_company->name, ENT_QUOTES ) ); ?></p>
		<?php if ( '' !== $hh_company->phone ) : ?>
			<p><a href="<?php echo esc_url( $hh_company->phone_link(), array( 'tel' ) ); ?>"><?php echo esc_html( $hh_company->phone ); ?></a></p>
		<?php endif; ?>
		<?php if ( '' !== $hh_company->email ) : ?>
			<p><a href="<?php echo esc_url( $hh_company->email_link( $hh_page['title'] ), array( 'mailto' ) ); ?>"><?php echo esc_html( $hh_company->email ); ?></a></p>
		<?php endif; ?>
	</section>
</div>
