<?php
/**
 * Title: Vehicle valuation
 * Slug: hearth-hammer/page-vehicle-valuation
 * Description: The valuation form, and why to sell at auction.
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
<li><?php esc_html_e( 'You see what your vehicle should make, based on today’s trade figures.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'We send you the dates of the next auctions.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'You bring it, or we collect it. If it doesn’t sell, you owe nothing.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item --></ol>
<!-- /wp:list -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Common questions', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'How much does it cost?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'The commission is in the terms of each auction. The valuation is free.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What documents do I need?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'The V5C (log book), the MOT certificate, the service history if you have it, and both keys.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'When do I get paid?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'By bank transfer within five working days, once the buyer has paid and the log book is in order.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->
