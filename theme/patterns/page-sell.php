<?php
/**
 * Title: Sell with us
 * Slug: hearth-hammer/page-sell
 * Description: How a sale goes, what it costs, and who does it.
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
<p class="has-l-font-size"><?php esc_html_e( 'Three things make a sale: a price that the evidence supports, people through the door, and somebody who answers the telephone in week nine.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( Routes::property_valuation() ); ?>"><?php esc_html_e( 'What is my property worth?', 'hearth-hammer' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<?php if ( isset( $args['picture'] ) ) : ?>
</div><figure class="wp-block-media-text__media"><img src="<?php echo esc_url( $args['picture']['url'] ); ?>" alt="<?php echo esc_attr( $args['picture']['alt'] ); ?>" class="wp-image-<?php echo (int) $args['picture']['id']; ?> size-full"/></figure></div>
<!-- /wp:media-text -->
<?php endif; ?>

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"xl"} -->
<h2 class="wp-block-heading has-xl-font-size"><?php esc_html_e( 'The price', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'You see the sales that our figure comes from. If we think that you should wait, we say so.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"xl"} -->
<h2 class="wp-block-heading has-xl-font-size"><?php esc_html_e( 'The page', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Measured floorplan, pictures in daylight, and every fact that a buyer’s solicitor will ask for, from the first day.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"xl"} -->
<h2 class="wp-block-heading has-xl-font-size"><?php esc_html_e( 'The week', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Each Friday you hear who looked, who came, and what they said, also when it is not nice.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'How it goes', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:list {"ordered":true} -->
<ol class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'A valuer comes for an hour. The valuation is with you in writing within two days.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'You choose the day. Pictures and plan are made within three.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'We show it ourselves, also on Saturdays.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Offers reach you in writing, with the buyer’s means and chain.', 'hearth-hammer' ); ?></li>
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
<h2 class="wp-block-heading"><?php esc_html_e( 'What it costs', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><?php if ( isset( $args['own'] ) ) : ?>
<?php echo $args['own']; // phpcs:ignore WordPress.Security.EscapeOutput -- blocks. ?>
<?php else : ?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Write your fee here as a percentage with VAT included, when it falls due, and what happens if the house does not sell. The law asks for it, and so do sellers.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->
<?php endif; ?>
</div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Begin here', 'hearth-hammer' ); ?></h2>
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
<h2 class="wp-block-heading"><?php esc_html_e( 'What sellers ask', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Should we sell before we buy?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Usually. An offer from somebody who has sold is heard first. We can show your house quietly while you look.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Auction or private treaty?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Auction where a date matters, where a lender would hesitate, or where nobody can say what it is worth. Private treaty for most houses to live in.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What should be ready?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Proof of who you are, an energy certificate, and the papers of extensions, windows and boilers. We order what is missing.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
