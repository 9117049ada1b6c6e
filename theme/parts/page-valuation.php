<?php
/**
 * The page of the vehicle valuation: the form, the saleroom and why beside it, the rest below.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\VehicleValuationPage;

defined( 'ABSPATH' ) || exit;

[ $hh_wizard, $hh_rest ] = VehicleValuationPage::content();
?>
<div class="hh-valuation-page">
	<div class="hh-valuation-page__body">
		<div class="hh-valuation-page__top hh-hero"><?php get_template_part( 'parts/hero-picture', null, array( 'name' => 'hero-valuation' ) ); ?></div>
		<div class="hh-valuation-page__panel">
			<h1 class="hh-title"><?php the_title(); ?></h1>
			<?php echo VehicleValuationPage::reminder(); // phpcs:ignore WordPress.Security.EscapeOutput -- the plugin's own HTML. ?>
			<?php echo $hh_wizard; // phpcs:ignore WordPress.Security.EscapeOutput -- filtered content. ?>
		</div>
		<aside class="hh-valuation-page__aside">
			<h2><?php esc_html_e( 'Why sell at auction', 'hearth-hammer' ); ?></h2>
			<ol class="hh-numbered">
				<?php foreach ( VehicleValuationPage::reasons() as $hh_reason ) : ?>
					<li><p><?php echo esc_html( $hh_reason ); ?></p></li>
				<?php endforeach; ?>
			</ol>
		</aside>
	</div>
	<?php if ( $hh_rest ) : ?>
		<div class="hh-on-deep hh-section">
			<div class="hh-prose hh-blocks hh-blocks--canvas"><?php echo $hh_rest; // phpcs:ignore WordPress.Security.EscapeOutput -- filtered content. ?></div>
		</div>
	<?php endif; ?>
</div>
