<?php
/**
 * A page under /saved-searches/: save, confirm, change or end a saved search. The estate agency plugin chooses this
 * template and prints what stands below the heading.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Hpapi\Hpapi;

defined( 'ABSPATH' ) || exit;

$hh_page = Hpapi::saved_search_page() ?? array( 'title' => '', 'body' => '' );

get_header();
?>
<div class="hh-wrap hh-page__body hh-saved">
	<header class="hh-page-head">
		<h1 class="hh-title"><?php echo esc_html( $hh_page['title'] ); ?></h1>
	</header>
	<div class="hh-saved__body">
		<?php echo $hh_page['body']; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the plugin's template. ?>
	</div>
</div>
<?php
get_footer();
