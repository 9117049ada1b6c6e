<?php
/**
 * The page of an enquiry under a theme that has no enquiry.php of its own.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

use HearthHammer\Hpapi\Hpapi;

defined( 'ABSPATH' ) || exit;

$hh_page = Hpapi::current_enquiry() ?? array();

get_header();
?>
<main class="hh-enquiry-page">
	<h1><?php echo esc_html( $hh_page['title'] ); ?></h1>
	<?php require __DIR__ . '/enquiry-body.php'; ?>
</main>
<?php
get_footer();
