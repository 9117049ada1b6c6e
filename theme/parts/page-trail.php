<?php
/**
 * The breadcrumbs of a page or a piece of news, above it; nothing where only the home page is above.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\PageTrail;

defined( 'ABSPATH' ) || exit;

$hh_trail = PageTrail::current();
if ( array() === $hh_trail ) {
	return;
}
?>
<div class="hh-wrap hh-wrap--full"><?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => $hh_trail ) ); ?></div>
