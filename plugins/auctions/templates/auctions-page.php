<?php
/**
 * The pages of sales in a theme that has no template for them: their parts, plain.
 *
 * @package HearthHammer\Auctions
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Auctions;

defined( 'ABSPATH' ) || exit;

$hh_page = Auctions::current_page() ?? array();

get_header();
?>
<h1><?php echo esc_html( $hh_page['title'] ?? '' ); ?></h1>
<?php
foreach ( array( 'coming-sales', 'future-lots', 'sale-results' ) as $hh_block ) {
	echo render_block( array( 'blockName' => "hearth-hammer/{$hh_block}", 'attrs' => array( 'business' => (string) ( $hh_page['business'] ?? '' ) ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the block.
}
get_footer();
