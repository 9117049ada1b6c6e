<?php
/**
 * Title: Lettings
 * Slug: hearth-hammer/page-lettings
 * Description: For landlords and for tenants.
 * Keywords: lettings, landlords, tenants, rent
 * Categories: hearth-hammer-pages
 * Block Types: core/post-content
 * Post Types: page
 *
 * @package HearthHammer
 *
 * @var array{picture?: array{id: int, url: string, alt: string}, own?: string} $args Of a firm that is known, as the
 *      demo's (demo/pages/import.php): its picture, and what it charges landlords, in blocks. An editor is asked for both.
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
<p class="has-l-font-size"><?php esc_html_e( 'The rules for landlords change every year. We read them, so that you need not.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( Routes::property_valuation() ); ?>"><?php esc_html_e( 'What would it let for?', 'hearth-hammer' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<?php if ( isset( $args['picture'] ) ) : ?>
</div><figure class="wp-block-media-text__media"><img src="<?php echo esc_url( $args['picture']['url'] ); ?>" alt="<?php echo esc_attr( $args['picture']['alt'] ); ?>" class="wp-image-<?php echo (int) $args['picture']['id']; ?> size-full"/></figure></div>
<!-- /wp:media-text -->
<?php endif; ?>

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"xl"} -->
<h2 class="wp-block-heading has-xl-font-size"><?php esc_html_e( 'Finding', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Pictures, viewings, references that a person reads, the right-to-rent check, and an agreement that says what it means.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"xl"} -->
<h2 class="wp-block-heading has-xl-font-size"><?php esc_html_e( 'Keeping', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Rent collected and passed on within three working days, visits twice a year with pictures, repairs by people we have used for years.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"xl"} -->
<h2 class="wp-block-heading has-xl-font-size"><?php esc_html_e( 'Ending', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'An inventory that was true at the start, and a deposit settled within ten days of agreement.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'How letting goes', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:list {"ordered":true} -->
<ol class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'We say what it would let for, and what must be done first.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Safety certificates, energy certificate and inventory are put in order.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Viewings, references, the right-to-rent check and the agreement.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Rent is collected, the deposit is protected, the house is looked at twice a year.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item --></ol>
<!-- /wp:list --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What it costs landlords', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><?php if ( isset( $args['own'] ) ) : ?>
<?php echo $args['own']; // phpcs:ignore WordPress.Security.EscapeOutput -- blocks. ?>
<?php else : ?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Write each service here with its price, VAT included, and what it does not cover. Landlords compare it before they ring.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->
<?php endif; ?>
</div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'To rent now', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<?php echo Block::comment( 'property-list', array( 'channel' => 2, 'limit' => 3, 'align' => 'wide' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'For tenants', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:paragraph -->
<p><?php esc_html_e( 'No fees but those that the law allows, repairs that are reported from a telephone, and a reply on the same working day.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What would yours let for?', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><?php echo Block::comment( 'property-valuation' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
