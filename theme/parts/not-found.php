<?php
/**
 * What to do at an address that leads nowhere.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\View\HomeView;

defined( 'ABSPATH' ) || exit;

$hh_areas  = HomeView::areas();
$hh_search = Block::html( 'search-form' );
?>
<section class="hh-lost hh-hero">
	<?php get_template_part( 'parts/hero-picture', null, array( 'name' => 'hero-404' ) ); ?>
	<div class="hh-wrap hh-home-hero__wrap">
		<div class="hh-home-hero__panel">
			<h1 class="hh-title"><?php echo wp_kses( __( 'Page <em>not found</em>', 'hearth-hammer' ), array( 'em' => array() ) ); ?></h1>
			<p class="hh-lede"><?php echo esc_html( '' === $hh_search ? __( 'The page has moved or its address was mistyped.', 'hearth-hammer' ) : __( 'The page has moved or its address was mistyped. Try searching again below.', 'hearth-hammer' ) ); ?></p>
			<?php
			if ( '' === $hh_search ) {
				get_template_part( 'parts/popular-links' );
			}
			echo $hh_search; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its block.
			?>
		</div>
	</div>
</section>
<?php
if ( $hh_areas ) {
	get_template_part( 'parts/areas', null, array( 'areas' => $hh_areas ) );
}
