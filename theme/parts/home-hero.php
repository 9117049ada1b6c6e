<?php
/**
 * The top of the home page: a photo, the page's heading and the search.
 *
 * @package HearthHammer
 *
 * @var array{heading?: string, emphasis?: string, text?: string, search?: bool, picture?: int, focal?: array{x?: float, y?: float}, phonePicture?: int} $args
 *      emphasis: the end of the heading, in italics; picture, phonePicture: attachments, 0 for the theme's own.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\View\SectionTitles;

defined( 'ABSPATH' ) || exit;

$hh_search = $args['search'] ?? true ? Block::html( 'search-form' ) : '';
$hh_text   = $args['text'] ?? ( '' === $hh_search ? __( 'Houses, cottages, farms and land to buy and rent, from people who know the local lanes.', 'hearth-hammer' ) : '' );
?>
<section class="hh-home-hero hh-hero">
	<?php get_template_part( 'parts/hero-picture', null, array( 'name' => 'hero-home' ) + $args ); ?>
	<div class="hh-wrap hh-home-hero__wrap">
		<div class="hh-home-hero__panel">
			<h1 class="hh-title hh-title--display hh-home-hero__title"><?php echo SectionTitles::title( $args['heading'] ?? '', $args['emphasis'] ?? '', __( 'Find the place <em>worth staying&nbsp;for</em>', 'hearth-hammer' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?></h1>
			<?php echo $hh_search; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block. ?>
			<?php if ( '' !== $hh_text ) : ?>
				<p class="hh-lede"><?php echo esc_html( $hh_text ); ?></p>
			<?php endif; ?>
		</div>
	</div>
</section>
