<?php
/**
 * An address that leads nowhere.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

get_header();
get_template_part( 'parts/not-found' );
get_footer();
