<?php
/**
 * A page of a visitor's own: a legal pack, a watch list, an enquiry about a lot. The auctions plugin chooses this
 * template and prints what stands below the heading.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Auctions;

defined( 'ABSPATH' ) || exit;

$hh_page = Auctions::visitor_page() ?? array( 'title' => '', 'body' => '' );

get_header();
?>
<div class="hh-wrap hh-page__body hh-auction-page">
	<header class="hh-page-head">
		<h1 class="hh-title"><?php echo esc_html( $hh_page['title'] ); ?></h1>
	</header>
	<div class="hh-auction-page__body">
		<?php echo $hh_page['body']; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the plugin's template. ?>
	</div>
</div>
<?php
get_footer();
