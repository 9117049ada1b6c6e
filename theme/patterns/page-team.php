<?php
/**
 * Title: Meet the team
 * Slug: hearth-hammer/page-team
 * Description: Who works here, and how they are reached.
 * Keywords: team, staff, people, about us
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
<p class="has-l-font-size"><?php esc_html_e( 'Small enough that you will know us by name.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'The people', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<?php echo Block::comment( 'people', array( 'align' => 'wide' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
<?php echo Block::comment( 'awards', array( 'align' => 'wide' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
