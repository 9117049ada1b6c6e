<?php
/**
 * The price of a lot, its sale, and how to go on.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\LotPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;
use HearthHammer\Theme\Block;
use HearthHammer\Theme\CompanyDetails;
use HearthHammer\Theme\Plugins;

defined( 'ABSPATH' ) || exit;

$hh_view    = $args['view'];
$hh_company = CompanyDetails::current();
$hh_sale    = $hh_view->lot->sale;
?>
<aside class="hh-property__side hh-lot__side" aria-label="<?php esc_attr_e( 'Price and auction', 'hearth-hammer' ); ?>">
	<div class="hh-overview hh-lot__overview">
		<?php Block::print( 'lot-price' ); ?>
		<div class="hh-overview__actions">
			<div class="hh-lot__step" data-hh-live="step">
			<?php if ( $hh_view->bidding_url() ) : ?>
				<a class="hh-button hh-button--primary hh-button--wide" href="<?php echo esc_url( $hh_view->bidding_url() ); ?>" rel="noopener"><?php esc_html_e( 'Bid online now', 'hearth-hammer' ); ?></a>
			<?php elseif ( $hh_view->lot->is_open ) : ?>
				<a class="hh-button hh-button--primary hh-button--wide" href="<?php echo esc_url( $hh_view->registration_url() ); ?>"><?php esc_html_e( 'Register to bid', 'hearth-hammer' ); ?></a>
			<?php elseif ( $hh_view->lot->takes_offers ) : ?>
				<a class="hh-button hh-button--primary hh-button--wide" href="#enquiry-offer"><?php esc_html_e( 'Make an offer', 'hearth-hammer' ); ?></a>
			<?php elseif ( $hh_view->lot->again ) : ?>
				<a class="hh-button hh-button--primary hh-button--wide" href="<?php echo esc_url( $hh_view->lot->again['url'] ); ?>"><?php echo esc_html( $hh_view->lot->again['button'] ); ?></a>
			<?php elseif ( $hh_sale ) : ?>
				<a class="hh-button hh-button--primary hh-button--wide" href="<?php echo esc_url( $hh_view->next_url() ); ?>"><?php esc_html_e( 'See upcoming lots', 'hearth-hammer' ); ?></a>
			<?php endif; ?>
			<?php if ( '' !== $hh_view->platform_line() ) : ?>
				<p class="hh-small hh-muted hh-lot__platform"><?php echo esc_html( $hh_view->platform_line() ); ?></p>
			<?php endif; ?>
			<?php if ( $hh_view->lot->is_open && $hh_view->lot->takes_offers ) : ?>
				<p class="hh-lot__offer"><a href="#enquiry-offer"><?php esc_html_e( 'Make an offer before the auction', 'hearth-hammer' ); ?></a></p>
			<?php endif; ?>
			</div>
			<div class="hh-overview__pair hh-lot__pair">
				<?php if ( '' !== $hh_company->phone ) : ?>
					<a class="hh-button" href="<?php echo esc_url( $hh_company->phone_link() ); ?>"><?php esc_html_e( 'Call', 'hearth-hammer' ); ?><span class="hh-visually-hidden"> <?php echo esc_html( $hh_company->phone ); ?></span></a>
				<?php endif; ?>
				<a class="hh-button" href="#enquiry-ask"><?php esc_html_e( 'Ask', 'hearth-hammer' ); ?><span class="hh-visually-hidden"> <?php esc_html_e( 'about this lot', 'hearth-hammer' ); ?></span></a>
			</div>
			<?php if ( ! $hh_view->lot->is_gone ) : ?>
				<?php Block::print( 'lot-watch' ); ?>
			<?php endif; ?>
		</div>
		<?php Block::print( 'lot-price-notes' ); ?>
		<?php if ( '' !== $hh_company->phone ) : ?>
			<p class="hh-overview__hours"><span class="hh-figures hh-whole"><?php echo esc_html( $hh_company->phone ); ?></span> <span><?php echo esc_html( $hh_company->hours ); ?></span></p>
		<?php endif; ?>
		<?php echo Plugins::opening(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?>
	</div>
	<?php if ( $hh_sale ) : ?>
		<div class="hh-lot-sale">
			<p class="hh-lot-sale__title"><a href="<?php echo esc_url( $hh_sale['url'] ); ?>"><?php echo esc_html( $hh_sale['title'] ); ?></a></p>
			<dl class="hh-lot-sale__facts">
				<?php foreach ( array_filter( $hh_view->sale_facts() ) as $hh_label => $hh_value ) : ?>
					<div><dt><?php echo esc_html( $hh_label ); ?></dt><dd><?php echo Unbroken::html( $hh_value ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></dd></div>
				<?php endforeach; ?>
				<?php foreach ( $hh_view->lot->offers as $hh_offer ) : ?>
					<div><dt><?php echo esc_html( $hh_offer['label'] ); ?></dt><dd><a href="<?php echo esc_url( $hh_offer['url'] ); ?>"><?php echo esc_html( $hh_offer['words'] ); ?></a></dd></div>
				<?php endforeach; ?>
			</dl>
			<?php if ( $hh_view->lot->is_open && $hh_sale['starts_at'] ) : ?>
				<p><a href="<?php echo esc_url( $hh_sale['calendar_url'] ); ?>" download><?php esc_html_e( 'Add the auction to your calendar', 'hearth-hammer' ); ?></a></p>
			<?php endif; ?>
			<?php Block::print( 'sync-overlay' ); ?>
		</div>
	<?php endif; ?>
</aside>
