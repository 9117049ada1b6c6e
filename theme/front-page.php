<?php
/**
 * The home page: the blocks of the page that Settings → Reading names, else those that a new home page starts from.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Home\HomeContent;

defined( 'ABSPATH' ) || exit;

get_header();
echo HomeContent::html(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its blocks and filtered content.
get_footer();
