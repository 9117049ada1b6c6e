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
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:paragraph {"fontSize":"l"} -->
<p class="has-l-font-size"><?php esc_html_e( 'You will want three things of an agent: an honest figure, people through the door, and somebody who answers the telephone in week nine.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"xl"} -->
<h2 class="wp-block-heading has-xl-font-size"><?php esc_html_e( 'An honest figure', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'We value what would sell, not what would win your instruction, and show you the sales that the figure comes from.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"xl"} -->
<h2 class="wp-block-heading has-xl-font-size"><?php esc_html_e( 'People through the door', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Measured plans, daylight photographs and every fact that a buyer’s solicitor will ask for, on the page on the first day.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"xl"} -->
<h2 class="wp-block-heading has-xl-font-size"><?php esc_html_e( 'Somebody who answers', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The person who valued your house sells it. You have their number.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'How it goes', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"ordered":true} -->
<ol class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'We come and look, for an hour, and leave a written valuation.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'You choose when. Photographs and plans are made within three days.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Viewings are accompanied, and you hear what was said the same day.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Offers reach you in writing, with what stands behind them.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'We sit on the chain until the keys change hands.', 'hearth-hammer' ); ?></li>
<!-- /wp:list-item --></ol>
<!-- /wp:list -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What it costs', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Write your fee here as a percentage with VAT included, when it falls due, and what happens if the house does not sell. The law asks for it, and so do sellers.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph -->

<?php echo Block::comment( 'valuer-quote' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What sellers ask', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Should I sell before I buy?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Usually, yes: a buyer whose house is sold is heard first. We can market yours quietly while you look.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'Auction or private treaty?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Auction where certainty and a date matter, or where a house is hard to compare. Private treaty where time may work for you.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:details -->
<details class="wp-block-details"><summary><?php esc_html_e( 'What must I have ready?', 'hearth-hammer' ); ?></summary><!-- wp:paragraph -->
<p><?php esc_html_e( 'Proof of who you are, the title, an energy certificate, and whatever guarantees the house came with. We order what is missing.', 'hearth-hammer' ); ?></p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What is yours worth?', 'hearth-hammer' ); ?></h2>
<!-- /wp:heading -->

<?php echo Block::comment( 'property-valuation' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment. ?>
