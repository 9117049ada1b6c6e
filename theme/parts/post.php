<?php
/**
 * A post in a list.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\View\PostTitle;
use HearthHammer\Theme\View\SiteSearchView;

defined( 'ABSPATH' ) || exit;
?>
<article <?php post_class( 'hh-post' ); ?>>
	<?php if ( has_post_thumbnail() ) : ?>
		<div class="hh-post__picture"><?php the_post_thumbnail( is_search() ? 'medium' : 'medium_large', array( 'alt' => '' ) + ( is_search() ? array() : array( 'sizes' => '(min-width: 992px) 46vw, 100vw' ) ) ); ?></div>
	<?php endif; ?>
	<div class="hh-post__text">
		<?php if ( is_search() ) : ?>
			<p class="hh-post__kind hh-muted"><?php echo esc_html( SiteSearchView::kind( (string) get_post_type() ) ); ?></p>
		<?php endif; ?>
		<?php if ( 'post' === get_post_type() ) : ?>
			<p class="hh-post__date hh-muted">
				<?php if ( is_sticky() && is_home() && ! is_paged() ) : ?>
					<span class="hh-post__mark"><?php esc_html_e( 'Featured', 'hearth-hammer' ); ?></span> ·
				<?php endif; ?>
				<time datetime="<?php echo esc_attr( (string) get_the_date( 'c' ) ); ?>"><?php echo esc_html( (string) get_the_date() ); ?></time><?php echo Plugins::ago( (int) get_post_time( 'U', true ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?>
			</p>
		<?php endif; ?>
		<h2 class="hh-heading--small"><a class="hh-card__link" href="<?php the_permalink(); ?>"><?php echo wp_kses_post( PostTitle::html() ); ?></a></h2>
		<div class="hh-post__excerpt"><?php the_excerpt(); ?></div>
	</div>
</article>
