<?php
/**
 * A lot in a catalogue, for the grid and the list: which of the two is for the class of the list to say.
 *
 * @package HearthHammer\Auctions
 *
 * @var array<string, mixed> $view schemas/parts/hh-lot-card.json; `from` stands where the catalogue's query goes, `tools`
 *                                 where staff's goes. Both must be printed as they are.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_image  = is_array( $view['image'] ) ? $view['image'] : null;
$hh_number = sprintf( /* translators: %s: number of a lot */ __( 'Lot %s', 'hearth-hammer' ), $view['number'] );
?>
<article class="hh-lot-card hh-lot-card--<?php echo esc_attr( $view['kind'] ); ?><?php echo '' === $view['status_label'] ? '' : ' hh-lot-card--closed'; ?>" id="lot-<?php echo esc_attr( $view['anchor'] ); ?>" data-lot-id="<?php echo (int) $view['id']; ?>" data-lot-number="<?php echo esc_attr( $view['number'] ); ?>" data-lot-status="<?php echo esc_attr( $view['status'] ); ?>">
	<div class="hh-lot-card__picture" style="background-color:<?php echo esc_attr( $hh_image['color'] ?? '#d8cfbc' ); ?>">
		<?php if ( $hh_image ) : ?>
			<img src="<?php echo esc_url( $hh_image['src'] ); ?>"<?php if ( $hh_image['src_large'] !== $hh_image['src'] ) : ?> srcset="<?php echo esc_attr( sprintf( '%s %dw, %s %dw', esc_url_raw( $hh_image['src'] ), $hh_image['width'], esc_url_raw( $hh_image['src_large'] ), 2 * $hh_image['width'] ) ); ?>" sizes="(min-width: 1200px) 24rem, (min-width: 768px) 46vw, 92vw"<?php endif; ?> width="<?php echo (int) $hh_image['width']; ?>" height="<?php echo (int) $hh_image['height']; ?>" alt="<?php echo esc_attr( $hh_image['alt'] ); ?>" decoding="async" loading="lazy">
		<?php else : ?>
			<span class="hh-lot-card__no-picture"><?php esc_html_e( 'Photographs to follow', 'hearth-hammer' ); ?></span>
		<?php endif; ?>
		<?php if ( $view['status_label'] ) : ?>
			<span class="hh-lot-card__status hh-lot-card__status--<?php echo esc_attr( $view['status'] ); ?>"><?php echo esc_html( $view['status_label'] ); ?></span>
		<?php endif; ?>
		<?php if ( $view['image_count'] > 1 || $view['has_film'] ) : ?>
			<span class="hh-lot-card__media">
				<?php
				if ( $view['image_count'] > 1 ) {
					/* translators: %s: number of pictures */
					echo esc_html( sprintf( _n( '%s picture', '%s pictures', $view['image_count'], 'hearth-hammer' ), number_format_i18n( $view['image_count'] ) ) );
				}
				if ( $view['has_film'] ) {
					echo esc_html( $view['image_count'] > 1 ? ', ' . __( 'film', 'hearth-hammer' ) : __( 'Film', 'hearth-hammer' ) );
				}
				?>
			</span>
		<?php endif; ?>
	</div>
	<div class="hh-lot-card__text">
		<p class="hh-lot-card__number"><span class="hh-lot-card__number-word"><?php esc_html_e( 'Lot', 'hearth-hammer' ); ?></span> <?php echo esc_html( $view['number'] ); ?></p>
		<h3 class="hh-lot-card__title"><a class="hh-lot-card__link" href="<?php echo esc_url( $view['url'] ), $view['from']; // phpcs:ignore WordPress.Security.EscapeOutput -- A mark of ours. ?>"><?php echo esc_html( $view['title'] ); ?></a></h3>
		<p class="hh-lot-card__price"><span class="hh-lot-card__price-label"><?php echo esc_html( $view['price_label'] ); ?></span><?php if ( $view['price_text'] ) : ?> <strong class="hh-lot-card__figures"><?php echo esc_html( $view['price_text'] ); ?></strong><?php endif; ?></p>
		<?php if ( $view['plate'] ) : ?>
			<p class="hh-lot-card__plate"><span class="hh-visually-hidden"><?php esc_html_e( 'Number plate', 'hearth-hammer' ); ?> </span><span class="hh-plate hh-plate--front"><?php echo esc_html( $view['plate'] ); ?></span></p>
		<?php endif; ?>
		<?php if ( $view['facts'] ) : ?>
			<ul class="hh-lot-card__facts">
				<?php foreach ( $view['facts'] as $hh_fact ) : ?>
					<li><?php echo esc_html( $hh_fact ); ?></li>
				<?php endforeach; ?>
				<?php if ( $view['has_report'] ) : ?>
					<li><?php esc_html_e( 'Inspection report', 'hearth-hammer' ); ?></li>
				<?php endif; ?>
			</ul>
		<?php endif; ?>
		<?php if ( $view['summary'] ) : ?>
			<p class="hh-lot-card__summary"><?php echo esc_html( $view['summary'] ); ?></p>
		<?php endif; ?>
	</div>
	<button type="button" class="hh-watch hh-lot-card__watch" data-hh-watch="<?php echo (int) $view['id']; ?>" data-label="<?php esc_attr_e( 'Watch', 'hearth-hammer' ); ?>" data-watched-label="<?php esc_attr_e( 'Watching', 'hearth-hammer' ); ?>" aria-pressed="false" hidden><span data-words><?php esc_html_e( 'Watch', 'hearth-hammer' ); ?></span><span class="hh-visually-hidden"> <?php echo esc_html( mb_strtolower( $hh_number ) ); ?></span></button>
	<?php echo $view['tools']; // phpcs:ignore WordPress.Security.EscapeOutput -- A mark of ours. ?>
</article>
