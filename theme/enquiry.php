<?php
/**
 * An enquiry's own pages: the form without JavaScript, and what a visitor has asked for.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Properties;

get_header();
get_template_part( 'parts/enquiry-page', null, array( 'page' => Properties::current_enquiry() ) );
get_footer();
