<?php
/**
 * Title: Auctions
 * Slug: hearth-hammer/page-auctions
 * Description: Upcoming auctions, how to bid, results and selling.
 * Keywords: auctions, sales, lots, bidding
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
<!-- wp:paragraph {"fontSize":"l"} -->
<p class="has-l-font-size"><?php esc_html_e( 'A date, a room and a result. What you see in the catalogue is what we sell on the day, documents included.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<?php echo Block::comment( 'coming-sales', array( 'align' => 'wide' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Upcoming lots', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<?php echo Block::comment( 'future-lots', array( 'align' => 'wide' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
<?php echo Block::comment( 'car-auction-steps', array( 'align' => 'wide' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Latest results', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<?php echo Block::comment( 'sale-results', array( 'align' => 'wide' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
<?php echo Block::comment( 'sell-at-auction', array( 'align' => 'wide' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
