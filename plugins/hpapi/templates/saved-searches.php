<?php
/**
 * A page under /saved-searches/ under a theme that has no saved-searches.php of its own.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

use HearthHammer\Hpapi\Hpapi;

defined( 'ABSPATH' ) || exit;

$hh_page = Hpapi::saved_search_page();

get_header();
?>
<main class="hh-saved">
	<h1><?php echo esc_html( $hh_page['title'] ?? '' ); ?></h1>
	<?php echo $hh_page['body'] ?? ''; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by its template. ?>
</main>
<?php
get_footer();
