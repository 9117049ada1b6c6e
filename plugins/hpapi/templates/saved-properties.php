<?php
/**
 * A shared selection of properties under a theme that has no saved-properties.php of its own.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

use HearthHammer\Hpapi\Hpapi;

defined( 'ABSPATH' ) || exit;

get_header();
?>
<main class="hh-saved">
	<h1><?php esc_html_e( 'Saved properties', 'hearth-hammer' ); ?></h1>
	<?php echo implode( '', Hpapi::saved_page()['properties'] ?? array() ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the part that prints a card. ?>
</main>
<?php
get_footer();
