<?php
/**
 * An invitation to value a car or van, with the plate to begin with.
 *
 * @package HearthHammer
 *
 * @var array{title?: string, emphasis?: string, text?: string, button?: string, picture?: int} $args emphasis: the end of the
 *      title, in italics; picture: an attachment, 0 for the theme's own.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\Routes;
use HearthHammer\Theme\View\SectionTitles;

defined( 'ABSPATH' ) || exit;

if ( ! Plugins::caphpi() ) {
	return;
}
$hh_text = $args['text'] ?? __( 'Enter your number plate for the trade value of your car or van.', 'hearth-hammer' );
?>
<section class="hh-promo hh-on-ink">
	<div class="hh-promo__picture hh-hero"><?php get_template_part( 'parts/hero-picture', null, array( 'name' => 'hero-valuation', 'lazy' => true, 'picture' => $args['picture'] ?? 0 ) ); ?></div>
	<div class="hh-promo__text">
		<?php Block::print( 'valuation-reminder' ); ?>
		<h2 class="hh-title"><?php echo SectionTitles::title( $args['title'] ?? '', $args['emphasis'] ?? '', __( 'What’s your car or van <em>worth at auction?</em>', 'hearth-hammer' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?></h2>
		<?php if ( '' !== $hh_text ) : ?>
		<p class="hh-lede"><?php echo esc_html( $hh_text ); ?></p>
		<?php endif; ?>
		<form class="hh-promo__form" action="<?php echo esc_url( Routes::valuation() ); ?>" method="get">
			<label class="hh-field__label" for="hh-promo-vrm"><?php esc_html_e( 'Number plate', 'hearth-hammer' ); ?></label>
			<div class="hh-promo__row">
				<div class="hh-plate"><input class="hh-plate__input" id="hh-promo-vrm" name="vrm" type="text" maxlength="10" autocomplete="off" autocapitalize="characters" spellcheck="false" required placeholder="<?php esc_attr_e( 'Enter reg', 'hearth-hammer' ); ?>"></div>
				<button class="hh-button hh-button--primary" type="submit"><?php echo esc_html( ( $args['button'] ?? '' ) ?: __( 'Value my vehicle', 'hearth-hammer' ) ); ?></button>
			</div>
		</form>
	</div>
</section>
