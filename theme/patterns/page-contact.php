<?php
/**
 * Title: Contact
 * Slug: hearth-hammer/page-contact
 * Description: Where you are found, and how you are reached.
 * Keywords: contact, offices, branches, opening hours, find us
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
<p class="has-l-font-size"><?php esc_html_e( 'Ring, write, or come in: the kettle is on.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<?php echo Block::comment( 'offices', array( 'align' => 'wide' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
<?php echo Block::comment( 'office-map', array( 'align' => 'wide' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Whom to ask', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<?php echo Block::comment( 'people', array( 'align' => 'wide' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
