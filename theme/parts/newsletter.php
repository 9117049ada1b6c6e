<?php
/**
 * The sign-up to the newsletter, near the foot of a page.
 *
 * @package HearthHammer
 *
 * @var array{source?: string, title?: string, emphasis?: string} $args `source`: which page it is, e.g. `home`; kept with a sign-up.
 *      `emphasis`: the end of the title, in italics.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\View\SectionTitles;

defined( 'ABSPATH' ) || exit;

$hh_form = Block::html( 'newsletter', array( 'source' => $args['source'] ?? 'page' ) );
if ( '' === $hh_form ) {
	return;
}
?>
<section class="hh-newsletter-band" aria-labelledby="hh-newsletter-title" data-hh-track-view="newsletter">
	<div class="hh-wrap">
		<h2 class="hh-title hh-newsletter-band__title" id="hh-newsletter-title"><?php echo SectionTitles::title( $args['title'] ?? '', $args['emphasis'] ?? '', __( 'Sign up for <em>our newsletter</em>', 'hearth-hammer' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?></h2>
		<?php echo $hh_form; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block. ?>
	</div>
</section>
