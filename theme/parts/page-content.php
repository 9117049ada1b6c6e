<?php
/**
 * A page's or a post's own words, under its title and picture.
 *
 * @package HearthHammer
 *
 * @var array{title?: bool} $args Whether the title stands above the words.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\View\PostTitle;

defined( 'ABSPATH' ) || exit;

$hh_title = $args['title'] ?? true;
?>
<article <?php post_class( $hh_title ? 'hh-page' : 'hh-page hh-page--untitled' ); ?>>
	<?php if ( has_post_thumbnail() && ! $hh_title ) : ?>
		<div class="hh-page__picture"><?php the_post_thumbnail( 'full', array( 'sizes' => '100vw', 'loading' => 'eager', 'fetchpriority' => 'high' ) ); ?></div>
	<?php endif; ?>
	<div class="hh-wrap hh-page__body">
		<?php if ( $hh_title ) : ?>
			<header class="hh-page-head">
				<?php if ( is_singular( 'post' ) ) : ?>
					<p class="hh-aside"><time datetime="<?php echo esc_attr( (string) get_the_date( 'c' ) ); ?>"><?php echo esc_html( (string) get_the_date() ); ?></time><?php echo Plugins::ago( (int) get_post_time( 'U', true ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></p>
				<?php endif; ?>
				<h1 class="hh-title"><?php echo wp_kses_post( PostTitle::html() ); ?></h1>
				<?php
				if ( is_singular( 'post' ) ) {
					get_template_part( 'parts/byline' );
				}
				?>
			</header>
			<?php if ( has_post_thumbnail() ) : ?>
				<div class="hh-page__beside"><?php the_post_thumbnail( 'full', array( 'sizes' => '(width < 768px) 100vw, 64vw', 'loading' => 'eager', 'fetchpriority' => 'high' ) ); ?></div>
			<?php endif; ?>
		<?php endif; ?>
		<div class="hh-prose hh-blocks">
			<?php the_content(); ?>
		</div>
		<?php
		wp_link_pages(
			array(
				'before' => '<nav class="hh-pages" aria-label="' . esc_attr__( 'Pages', 'hearth-hammer' ) . '"><p>',
				'after'  => '</p></nav>',
			)
		);
		?>
	</div>
</article>
