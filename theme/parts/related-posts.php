<?php
/**
 * What to read next.
 *
 * @package HearthHammer
 *
 * @var array{posts: list<WP_Post>} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\PostTitle;

defined( 'ABSPATH' ) || exit;

if ( array() === $args['posts'] ) {
	return;
}
?>
<section class="hh-related" aria-labelledby="hh-related">
	<h2 id="hh-related"><?php esc_html_e( 'Related articles', 'hearth-hammer' ); ?></h2>
	<div class="hh-related__posts">
		<?php
		global $post;
		foreach ( $args['posts'] as $post ) : // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As a loop does; put back below.
			setup_postdata( $post );
			?>
			<article class="hh-post-card">
				<?php if ( has_post_thumbnail() ) : ?>
					<div class="hh-post-card__picture"><?php the_post_thumbnail( 'medium_large', array( 'alt' => '', 'sizes' => '(min-width: 768px) 31vw, 100vw', 'loading' => 'lazy' ) ); ?></div>
				<?php endif; ?>
				<p class="hh-post-card__date"><time datetime="<?php echo esc_attr( (string) get_the_date( 'c' ) ); ?>"><?php echo esc_html( (string) get_the_date() ); ?></time></p>
				<h3 class="hh-post-card__title"><a class="hh-card__link" href="<?php the_permalink(); ?>"><?php echo wp_kses_post( PostTitle::html() ); ?></a></h3>
				<p class="hh-post-card__text"><?php echo esc_html( wp_trim_words( get_the_excerpt(), 28 ) ); ?></p>
			</article>
			<?php
		endforeach;
		wp_reset_postdata();
		?>
	</div>
</section>
