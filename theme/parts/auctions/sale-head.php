<?php
/**
 * The head of a sale: when, where and how, how long there is, and what to do next.
 *
 * @package HearthHammer
 *
 * @var array{sale: array<string, mixed>} $args As SalePages\SaleView makes it.
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;
use HearthHammer\Theme\Block;
use HearthHammer\Theme\View\AuctionsView;

defined( 'ABSPATH' ) || exit;

$hh_sale = $args['sale'];
?>
<header class="hh-sale-head">
	<?php if ( '' !== $hh_sale['date'] ) : ?>
		<p class="hh-sale__date hh-sale-head__date"><time datetime="<?php echo esc_attr( $hh_sale['date'] ); ?>"><span class="hh-sale__weekday"><?php echo esc_html( $hh_sale['weekday'] ); ?> </span><span class="hh-sale__day"><?php echo esc_html( $hh_sale['day'] ); ?> </span><span class="hh-sale__month"><?php echo esc_html( $hh_sale['month'] ); ?></span></time></p>
	<?php endif; ?>
	<div class="hh-sale-head__text">
		<p class="hh-sale-head__state">
			<span class="hh-sale-state hh-sale-state--<?php echo esc_attr( $hh_sale['status'] ); ?>"><?php echo esc_html( $hh_sale['status_label'] ); ?></span>
			<?php get_template_part( 'parts/auctions/countdown', null, array( 'until' => $hh_sale['counts_down'], 'runs' => $hh_sale['is_running'] ) ); ?>
		</p>
		<h1 class="hh-title"><?php echo Unbroken::html( $hh_sale['title'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></h1>
		<?php if ( '' !== $hh_sale['lede'] ) : ?>
			<p class="hh-aside"><?php echo esc_html( $hh_sale['lede'] ); ?></p>
		<?php endif; ?>
		<?php if ( $hh_sale['result'] && $hh_sale['result']['offered'] > 0 ) : ?>
			<?php get_template_part( 'parts/auctions/figures', null, $hh_sale['result'] ); ?>
		<?php endif; ?>
		<?php Block::print( 'sale-now' ); ?>
		<?php if ( $hh_sale['stream'] ) : ?>
			<div class="hh-sale-head__stream">
				<?php get_template_part( 'parts/tour', null, array( 'tour' => $hh_sale['stream'] ) ); ?>
			</div>
		<?php endif; ?>
	</div>
	<dl class="hh-sale-head__facts">
		<?php foreach ( AuctionsView::place( $hh_sale ) as $hh_label => $hh_text ) : ?>
			<div><dt><?php echo esc_html( $hh_label ); ?></dt><dd><?php echo Unbroken::html( $hh_text ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></dd></div>
		<?php endforeach; ?>
		<?php foreach ( AuctionsView::manner( $hh_sale ) as $hh_label => $hh_text ) : ?>
			<div class="hh-sale-head__more"><dt><?php echo esc_html( $hh_label ); ?></dt><dd><?php echo nl2br( esc_html( $hh_text ), false ); ?></dd></div>
		<?php endforeach; ?>
	</dl>
	<div class="hh-sale-head__ways">
		<?php if ( '' !== $hh_sale['register_url'] ) : ?>
			<a class="hh-button hh-button--primary" href="<?php echo esc_url( $hh_sale['register_url'] ); ?>" rel="noopener"><?php esc_html_e( 'Register to bid', 'hearth-hammer' ); ?></a>
			<?php if ( '' !== AuctionsView::platform_line( $hh_sale['register_url'] ) ) : ?>
				<p class="hh-small hh-muted"><?php echo esc_html( AuctionsView::platform_line( $hh_sale['register_url'] ) ); ?></p>
			<?php endif; ?>
		<?php endif; ?>
		<?php if ( '' !== $hh_sale['online_bidding_url'] && $hh_sale['is_running'] ) : ?>
			<a class="hh-button hh-button--ink" href="<?php echo esc_url( $hh_sale['online_bidding_url'] ); ?>" rel="noopener"><?php esc_html_e( 'Bid online now', 'hearth-hammer' ); ?></a>
		<?php endif; ?>
		<?php if ( $hh_sale['is_off'] ) : ?>
			<p class="hh-sale-head__off"><?php echo esc_html( 'postponed' === $hh_sale['status'] ? __( 'This auction has been postponed. We’ll announce the new date here.', 'hearth-hammer' ) : __( 'This auction has been cancelled.', 'hearth-hammer' ) ); ?></p>
			<a class="hh-button hh-button--primary" href="<?php echo esc_url( '' === $hh_sale['next_url'] ? $hh_sale['business_url'] : $hh_sale['next_url'] ); ?>">
				<?php
				/* translators: %s: day of the next auction */
				echo esc_html( '' === $hh_sale['next_url'] ? __( 'See upcoming auctions', 'hearth-hammer' ) : sprintf( __( 'Next auction: %s', 'hearth-hammer' ), $hh_sale['next_label'] ) );
				?>
			</a>
		<?php endif; ?>
		<?php
		// A finished sale has no news, one that is postponed will have.
		if ( ! $hh_sale['is_finished'] && 'cancelled' !== $hh_sale['status'] ) {
			Block::print( 'lot-watch' );
		}
		?>
		<?php $hh_alerts = Block::html( 'lot-alerts', array( 'sale' => (int) get_the_ID(), 'follows' => true, 'link' => true ) ); ?>
		<ul class="hh-sale-head__links">
			<?php if ( '' !== $hh_sale['calendar_url'] && ! $hh_sale['is_finished'] && ! $hh_sale['is_off'] ) : ?>
				<li><a href="<?php echo esc_url( $hh_sale['calendar_url'] ); ?>" download><?php esc_html_e( 'Add to calendar', 'hearth-hammer' ); ?></a></li>
			<?php endif; ?>
			<?php if ( '' !== $hh_sale['print_url'] ) : ?>
				<li><a href="<?php echo esc_url( $hh_sale['print_url'] ); ?>"><?php esc_html_e( 'Print the catalogue', 'hearth-hammer' ); ?></a></li>
			<?php endif; ?>
			<?php if ( '' !== $hh_sale['press_url'] ) : ?>
				<li><a href="<?php echo esc_url( $hh_sale['results_csv_url'] ); ?>" download><?php esc_html_e( 'Download results (CSV)', 'hearth-hammer' ); ?></a></li>
				<li><a href="<?php echo esc_url( $hh_sale['press_url'] ); ?>"><?php esc_html_e( 'Results for the press', 'hearth-hammer' ); ?></a></li>
			<?php endif; ?>
			<?php foreach ( array_filter( array( $hh_sale['run_list_url'] => __( 'Run list', 'hearth-hammer' ), $hh_sale['screen_url'] => __( 'Room screen', 'hearth-hammer' ) ), static fn ( string|int $url ): bool => '' !== $url, ARRAY_FILTER_USE_KEY ) as $hh_url => $hh_label ) : ?>
				<li><a href="<?php echo esc_url( $hh_url ); ?>"><?php echo esc_html( $hh_label ); ?></a></li>
			<?php endforeach; ?>
			<?php if ( '' !== $hh_alerts ) : ?>
				<li><?php echo $hh_alerts; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block. ?></li>
			<?php endif; ?>
			<li><a href="#terms"><?php esc_html_e( 'Fees and how to bid', 'hearth-hammer' ); ?></a></li>
			<?php if ( '' !== $hh_sale['csv_url'] ) : ?>
				<li><a href="<?php echo esc_url( $hh_sale['csv_url'] ); ?>"><?php esc_html_e( 'Download catalogue (CSV)', 'hearth-hammer' ); ?></a></li>
			<?php endif; ?>
		</ul>
	</div>
</header>
