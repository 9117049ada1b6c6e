<?php
/**
 * The page of an enquiry.
 *
 * @package HearthHammer
 *
 * @var array{page: array<string, mixed>} $args As Hpapi::current_enquiry() gives it.
 */

declare( strict_types=1 );

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\View\PageTrail;

defined( 'ABSPATH' ) || exit;

get_template_part( 'parts/page-trail', null, array( 'links' => PageTrail::home() ) );
?>
<div class="hh-wrap hh-enquiry-page">
	<header class="hh-page-head">
		<p class="hh-aside"><?php echo esc_html( $args['page']['address'] ); ?></p>
		<h1 class="hh-title"><?php echo esc_html( $args['page']['title'] ); ?></h1>
	</header>
	<?php Hpapi::print_enquiry_body(); ?>
</div>
