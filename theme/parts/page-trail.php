<?php
/**
 * The breadcrumbs of a page, a piece of news or a list of news, above it; nothing on the home page.
 *
 * @package HearthHammer
 *
 * @var array{links?: array<string, string>} $args Of a page that no post stands behind.
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\PageTrail;

defined( 'ABSPATH' ) || exit;

$hh_trail = $args['links'] ?? PageTrail::current();
if ( array() === $hh_trail ) {
	return;
}
?>
<div class="hh-wrap hh-trail"><?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => $hh_trail ) ); ?></div>
