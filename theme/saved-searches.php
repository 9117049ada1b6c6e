<?php
/**
 * A page under /saved-searches/: save, confirm, change or end a saved search. The estate agency plugin chooses this
 * template and prints what stands below the heading.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\View\PageTrail;

defined( 'ABSPATH' ) || exit;

$hh_page = Hpapi::saved_search_page() ?? array( 'title' => '', 'body' => '' );

get_header();
get_template_part( 'parts/visitor-page', null, array( 'links' => PageTrail::home(), 'name' => 'hh-saved' ) + $hh_page );
get_footer();
