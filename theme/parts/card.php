<?php
/**
 * A property in a list.
 *
 * @package HearthHammer
 *
 * @var array{card: array<string, mixed>, eager?: bool, first?: bool, plays?: bool, sizes?: string, heading?: string} $args
 *      eager: it is in the first row; first: it is the biggest picture of the page; plays: its pictures follow one
 *      another, and are turned over by hand (src/enhancements/card-gallery.ts).
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\CardView;

defined( 'ABSPATH' ) || exit;

$hh_view    = new CardView( $args['card'] );
$hh_eager   = $args['eager'] ?? false;
$hh_heading = in_array( $args['heading'] ?? 'h3', array( 'h2', 'h3', 'h4' ), true ) ? ( $args['heading'] ?? 'h3' ) : 'h3';
$hh_image   = $hh_view->image();
$hh_plays   = ( $args['plays'] ?? false ) && $hh_view->has_gallery();
// A square with strokes of 1.75, as all marks of the site.
$hh_icon = '<svg class="hh-card__icon" width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true" focusable="false"><path d="%s"/></svg>';
?>
<article class="hh-card<?php echo $hh_view->is_off_market() ? ' hh-card--off' : ''; ?>">
	<div class="hh-card__picture" style="background-color:<?php echo esc_attr( $hh_image['color'] ?? '#d8cfbc' ); ?>"<?php echo $hh_plays ? ' data-hh-card-gallery="' . esc_attr( $hh_view->gallery() ) . '"' : ''; ?>>
		<?php if ( $hh_image ) : ?>
			<img
				src="<?php echo esc_url( $hh_image['src'] ); ?>"
				<?php if ( $hh_image['srcset'] ) : ?>
				srcset="<?php echo esc_attr( $hh_image['srcset'] ); ?>"
				sizes="<?php echo esc_attr( $args['sizes'] ?? CardView::SIZES ); ?>"
				<?php endif; ?>
				width="<?php echo (int) $hh_image['width']; ?>"
				height="<?php echo (int) $hh_image['height']; ?>"
				alt="<?php echo esc_attr( $hh_image['alt'] ); ?>"
				decoding="async"
				<?php echo $hh_eager ? '' : 'loading="lazy"'; ?>
				<?php echo $args['first'] ?? false ? 'fetchpriority="high"' : ''; ?>
			>
		<?php else : ?>
			<span class="hh-card__no-picture"><?php esc_html_e( 'Photographs to follow', 'hearth-hammer' ); ?></span>
		<?php endif; ?>
		<?php if ( $hh_view->ribbon ) : ?>
			<span class="hh-ribbon hh-ribbon--<?php echo esc_attr( $hh_view->ribbon_kind ); ?>"><?php echo esc_html( $hh_view->ribbon ); ?></span>
		<?php endif; ?>
		<?php if ( $hh_view->has_marks() ) : ?>
			<ul class="hh-card__marks">
				<?php if ( $hh_view->pictures > 1 ) : ?>
					<li>
						<?php printf( $hh_icon, 'M2 5.5h3l1.4-2h5.2l1.4 2h3V14H2zM9 12.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a drawing. ?>
						<span data-hh-card-position aria-hidden="true"><?php echo esc_html( number_format_i18n( $hh_view->pictures ) ); ?></span>
						<span class="hh-visually-hidden"><?php echo esc_html( $hh_view->pictures_label() ); ?></span>
					</li>
				<?php endif; ?>
				<?php if ( $hh_view->has_floorplan ) : ?>
					<li title="<?php esc_attr_e( 'Floorplan', 'hearth-hammer' ); ?>">
						<?php printf( $hh_icon, 'M2.5 2.5h13v13h-13zM9 2.5v4M9 9.5v6M9 11h3M14.5 11h1' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a drawing. ?>
						<span class="hh-visually-hidden"><?php esc_html_e( 'Floorplan', 'hearth-hammer' ); ?></span>
					</li>
				<?php endif; ?>
				<?php if ( $hh_view->has_tour ) : ?>
					<li title="<?php esc_attr_e( 'Video tour', 'hearth-hammer' ); ?>">
						<?php printf( $hh_icon, 'M2 3.5h14v11H2zM7.3 6.4v5.2L11.6 9z' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a drawing. ?>
						<span class="hh-visually-hidden"><?php esc_html_e( 'Video tour', 'hearth-hammer' ); ?></span>
					</li>
				<?php endif; ?>
			</ul>
		<?php endif; ?>
	</div>
	<div class="hh-card__text">
		<div class="hh-card__line">
			<p class="hh-card__price hh-price">
				<?php if ( $hh_view->price_note ) : ?>
					<span class="hh-card__qualifier"><?php echo esc_html( $hh_view->price_note ); ?></span>
				<?php endif; ?>
				<?php echo esc_html( $hh_view->price ); ?>
				<?php if ( '' !== $hh_view->other_rent ) : ?>
					<span class="hh-card__qualifier"><?php echo esc_html( $hh_view->other_rent ); ?></span>
				<?php endif; ?>
			</p>
			<?php if ( $hh_view->news ) : ?>
				<p class="hh-card__news"><?php echo esc_html( $hh_view->news ); ?></p>
			<?php endif; ?>
		</div>
		<<?php echo $hh_heading; // phpcs:ignore WordPress.Security.EscapeOutput -- one of three tags. ?> class="hh-card__address"><a class="hh-card__link" href="<?php echo esc_url( $hh_view->url ); ?>"><?php echo esc_html( $hh_view->address ); ?></a></<?php echo $hh_heading; // phpcs:ignore WordPress.Security.EscapeOutput ?>>
		<?php if ( $hh_view->facts ) : ?>
			<ul class="hh-card__facts">
				<?php foreach ( $hh_view->facts as $hh_fact ) : ?>
					<li><?php echo esc_html( $hh_fact ); ?></li>
				<?php endforeach; ?>
			</ul>
		<?php endif; ?>
		<?php if ( $hh_view->summary ) : ?>
			<p class="hh-card__summary"><?php echo esc_html( $hh_view->summary ); ?></p>
		<?php endif; ?>
	</div>
	<?php get_template_part( 'parts/save-heart', null, array( 'id' => $hh_view->id, 'address' => $hh_view->address ) ); ?>
</article>
