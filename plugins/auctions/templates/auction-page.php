<?php
/**
 * A page of a visitor's own (a legal pack, a watch list, an enquiry) under a theme that has no auction-page.php.
 *
 * @package HearthHammer\Auctions
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Auctions;

defined( 'ABSPATH' ) || exit;

$hh_page = Auctions::visitor_page();

get_header();
?>
<main class="hh-auction-page">
	<h1><?php echo esc_html( $hh_page['title'] ?? '' ); ?></h1>
	<?php echo $hh_page['body'] ?? ''; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by its template. ?>
</main>
<?php
get_footer();
