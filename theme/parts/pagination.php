<?php
/**
 * Links to the other pages of a list.
 *
 * @package HearthHammer
 *
 * @var array{links: list<array{label: string, url: string, kind: string}>} $args kind: previous, page, current, gap or next.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( count( $args['links'] ) < 2 ) {
	return;
}
?>
<nav class="hh-pages" aria-label="<?php esc_attr_e( 'Pages', 'hearth-hammer' ); ?>">
	<ul class="hh-pages__list">
		<?php foreach ( $args['links'] as $hh_link ) : ?>
			<li class="hh-pages__item hh-pages__item--<?php echo esc_attr( $hh_link['kind'] ); ?>">
				<?php if ( 'gap' === $hh_link['kind'] ) : ?>
					<span aria-hidden="true">…</span>
				<?php elseif ( 'current' === $hh_link['kind'] ) : ?>
					<span aria-current="page"><span class="hh-visually-hidden"><?php esc_html_e( 'Page', 'hearth-hammer' ); ?> </span><?php echo esc_html( $hh_link['label'] ); ?></span>
				<?php else : ?>
					<a href="<?php echo esc_url( $hh_link['url'] ); ?>"<?php echo in_array( $hh_link['kind'], array( 'previous', 'next' ), true ) ? ' rel="' . esc_attr( 'next' === $hh_link['kind'] ? 'next' : 'prev' ) . '"' : ''; ?>>
						<?php if ( 'page' === $hh_link['kind'] ) : ?>
							<span class="hh-visually-hidden"><?php esc_html_e( 'Page', 'hearth-hammer' ); ?> </span>
						<?php endif; ?>
						<?php echo esc_html( $hh_link['label'] ); ?>
					</a>
				<?php endif; ?>
			</li>
		<?php endforeach; ?>
	</ul>
</nav>
