<?php
/**
 * An invitation to value a car or van, with the plate to begin with.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\Routes;

defined( 'ABSPATH' ) || exit;
?>
<section class="hh-promo hh-on-ink">
	<div class="hh-promo__picture hh-hero"><?php get_template_part( 'parts/hero-picture', null, array( 'name' => 'hero-valuation', 'lazy' => true ) ); ?></div>
	<div class="hh-promo__text">
		<?php Block::print( 'valuation-reminder' ); ?>
		<h2 class="hh-title"><?php echo wp_kses( __( 'What’s your car or van <em>worth at auction?</em>', 'hearth-hammer' ), array( 'em' => array() ) ); ?></h2>
		<p class="hh-lede"><?php esc_html_e( 'Enter your number plate for the trade value of your car or van.', 'hearth-hammer' ); ?></p>
		<form class="hh-promo__form" action="<?php echo esc_url( Routes::valuation() ); ?>" method="get">
			<label class="hh-field__label" for="hh-promo-vrm"><?php esc_html_e( 'Number plate', 'hearth-hammer' ); ?></label>
			<div class="hh-promo__row">
				<div class="hh-plate"><input class="hh-plate__input" id="hh-promo-vrm" name="vrm" type="text" maxlength="10" autocomplete="off" autocapitalize="characters" spellcheck="false" required placeholder="<?php esc_attr_e( 'Enter reg', 'hearth-hammer' ); ?>"></div>
				<button class="hh-button hh-button--primary" type="submit"><?php esc_html_e( 'Value my vehicle', 'hearth-hammer' ); ?></button>
			</div>
		</form>
	</div>
</section>
