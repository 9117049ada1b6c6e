<?php
/**
 * Title: Vehicle valuation
 * Slug: hearth-hammer/page-vehicle-valuation
 * Description: The valuation form, and why an auction.
 * Keywords: cars, vans, valuation, number plate
 * Categories: hearth-hammer-pages
 * Block Types: core/post-content
 * Post Types: page
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;
?>
<?php echo Block::comment( 'valuation-wizard' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What happens next', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"ordered":true} -->
<ol class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'You see what it should make, from today’s trade figures.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'We send you the dates of the next sales.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'You bring it, or we collect it. Nothing is owed if it does not sell.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item --></ol>
<!-- /wp:list -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What sellers ask', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What does it cost?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'The commission stands in the terms of each sale. There is no charge for the valuation.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What papers do I need?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'The log book, the MOT certificate, the service history if you have it, and both keys.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'When am I paid?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'By bank transfer, once the buyer has paid and the log book is in order, within five working days.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->
