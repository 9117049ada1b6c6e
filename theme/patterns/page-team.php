<?php
/**
 * Title: Meet the team
 * Slug: hearth-hammer/page-team
 * Description: Who works here and how to reach them.
 * Keywords: team, staff, people, about us
 * Categories: hearth-hammer-pages
 * Block Types: core/post-content
 * Post Types: page
 *
 * @package HearthHammer
 *
 * @var array{own?: string} $args Of a firm that is known, as the demo's (demo/pages/import.php): how somebody is asked
 *      for, in blocks. An editor begins with the awards.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;

$args ??= array();
?>
<!-- wp:paragraph {"fontSize":"l"} -->
<p class="has-l-font-size"><?php esc_html_e( 'You’ll deal with one of us from the first visit to the final signature.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Our team', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<?php echo Block::comment( 'people', array( 'align' => 'wide' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
<?php if ( isset( $args['own'] ) ) : ?>
<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Who to contact', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><?php echo $args['own']; // phpcs:ignore WordPress.Security.EscapeOutput -- blocks. ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
<?php else : ?>
<?php echo Block::comment( 'awards', array( 'align' => 'wide' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
<?php endif; ?>
