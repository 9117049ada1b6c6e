<?php
/**
 * The picture of a card.
 *
 * @package HearthHammer\Core
 *
 * @var \HearthHammer\Core\Gallery\CardPicture $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Gallery\CardPicture;

defined( 'ABSPATH' ) || exit;

$hh_image   = $view->pictures[0] ?? null;
$hh_gallery = $view->gallery();
$hh_icon    = '<svg class="hh-card__icon" width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true" focusable="false"><path d="%s"/></svg>';
?>
<div class="hh-card__picture" style="background-color:<?php echo esc_attr( $hh_image['color'] ?? '#d8cfbc' ); ?>"<?php echo '' === $hh_gallery ? '' : ' data-hh-card-gallery="' . esc_attr( $hh_gallery ) . '"'; ?>>
	<?php if ( $hh_image ) : ?>
		<img
			src="<?php echo esc_url( $hh_image['src'] ); ?>"
			<?php if ( '' !== $view->srcset() ) : ?>
			srcset="<?php echo esc_attr( $view->srcset() ); ?>"
			sizes="<?php echo esc_attr( $view->sizes ); ?>"
			<?php endif; ?>
			width="<?php echo (int) $hh_image['width']; ?>"
			height="<?php echo (int) $hh_image['height']; ?>"
			alt="<?php echo esc_attr( $hh_image['alt'] ); ?>"
			decoding="async"
			<?php echo $view->is_eager ? '' : 'loading="lazy"'; ?>
			<?php echo $view->is_first ? 'fetchpriority="high"' : ''; ?>
		>
	<?php else : ?>
		<span class="hh-card__no-picture"><?php esc_html_e( 'Photos to follow', 'hearth-hammer' ); ?></span>
	<?php endif; ?>
	<?php if ( '' !== $view->ribbon ) : ?>
		<span class="hh-ribbon hh-ribbon--<?php echo esc_attr( $view->kind ); ?>"><?php echo esc_html( $view->ribbon ); ?></span>
	<?php endif; ?>
	<?php if ( $view->has_marks() ) : ?>
		<ul class="hh-card__marks">
			<?php if ( $view->count > 1 ) : ?>
				<li>
					<?php printf( $hh_icon, CardPicture::MARKS['photographs'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- a drawing. ?>
					<span data-hh-card-position aria-hidden="true"><?php echo esc_html( number_format_i18n( $view->count ) ); ?></span>
					<span class="hh-visually-hidden"><?php echo esc_html( $view->count_label() ); ?></span>
				</li>
			<?php endif; ?>
			<?php foreach ( $view->marks as $hh_mark => $hh_label ) : ?>
				<li title="<?php echo esc_attr( $hh_label ); ?>">
					<?php printf( $hh_icon, CardPicture::MARKS[ $hh_mark ] ?? '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a drawing. ?>
					<span class="hh-visually-hidden"><?php echo esc_html( $hh_label ); ?></span>
				</li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
</div>
