<?php
/**
 * Title: Sell with us
 * Slug: hearth-hammer/page-sell
 * Description: How selling works, what it costs and who does it.
 * Keywords: sell, selling, vendors, valuation
 * Categories: hearth-hammer-pages
 * Block Types: core/post-content
 * Post Types: page
 *
 * @package HearthHammer
 *
 * @var array{picture?: array{id: int, url: string, alt: string}, own?: string} $args Of a firm that is known, as the
 *      demo's (demo/pages/import.php): its picture, and what it charges, in blocks. An editor is asked for both.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\Routes;

defined( 'ABSPATH' ) || exit;

$args ??= array();
?>
<?php if ( isset( $args['picture'] ) ) : ?>
<!-- wp:media-text <?php echo wp_json_encode( array( 'align' => 'wide', 'mediaPosition' => 'right', 'mediaId' => $args['picture']['id'], 'mediaType' => 'image', 'mediaWidth' => 54, 'verticalAlignment' => 'top' ) ); ?> -->
<div class="wp-block-media-text alignwide has-media-on-the-right is-stacked-on-mobile is-vertically-aligned-top" style="grid-template-columns:auto 54%"><div class="wp-block-media-text__content">
<?php endif; ?>
<!-- wp:paragraph {"fontSize":"l"} -->
<p class="has-l-font-size"><?php esc_html_e( 'Three things make a sale: a price backed by evidence, people through the door, and someone who answers the phone in week nine.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( Routes::property_valuation() ); ?>"><?php esc_html_e( 'Request a valuation', 'hearth-hammer' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<?php if ( isset( $args['picture'] ) ) : ?>
</div><figure class="wp-block-media-text__media"><img src="<?php echo esc_url( $args['picture']['url'] ); ?>" alt="<?php echo esc_attr( $args['picture']['alt'] ); ?>" class="wp-image-<?php echo (int) $args['picture']['id']; ?> size-full"/></figure></div>
<!-- /wp:media-text -->
<?php endif; ?>

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"xl"} -->
<h2 class="wp-block-heading has-xl-font-size"><?php esc_html_e( 'The right price', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We show you the sales our figure is based on. If we think you should wait, we’ll say so.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"xl"} -->
<h2 class="wp-block-heading has-xl-font-size"><?php esc_html_e( 'The full details', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A measured floorplan, photos in daylight and every fact a buyer’s solicitor will ask for, from the first day.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"xl"} -->
<h2 class="wp-block-heading has-xl-font-size"><?php esc_html_e( 'Weekly feedback', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Every Friday we tell you who looked, who came and what they said, even when it is unwelcome.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'How it works', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:list {"ordered":true} -->
<ol class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'A valuer visits for about half an hour. You get the valuation in writing within two days.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'You choose the day. Photos and a floorplan are ready within three days.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'We do the viewings ourselves, including on Saturdays.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'You get every offer in writing, with the buyer’s finances and chain.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'We keep the chain moving until the keys change hands.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item --></ol>
<!-- /wp:list --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Our fees', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><?php if ( isset( $args['own'] ) ) : ?>
<?php echo $args['own']; // phpcs:ignore WordPress.Security.EscapeOutput -- blocks. ?>
<?php else : ?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Give your fee here as a percentage including VAT. Say when it is payable and what happens if the house does not sell. The law requires this, and sellers expect it.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->
<?php endif; ?>
</div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Get a valuation', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><?php echo Block::comment( 'property-valuation' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<?php echo Block::comment( 'valuer-quote' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Common questions', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Should I sell before I buy?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Usually. Sellers listen first to a buyer who has already sold. We can show your house quietly while you look.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Auction or private treaty?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Auction if a date matters, a lender might hesitate or the value is hard to judge. Private treaty for most homes.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What should we have ready?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Proof of identity, an energy certificate, and the paperwork for extensions, windows and boilers. We order anything that’s missing.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
