<?php
/**
 * An enquiry's own pages: the form without JavaScript, and what a visitor has asked for.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Hpapi\Hpapi;

defined( 'ABSPATH' ) || exit;

get_header();
get_template_part( 'parts/enquiry-page', null, array( 'page' => Hpapi::current_enquiry() ?? array( 'title' => '', 'address' => '' ) ) );
get_footer();
