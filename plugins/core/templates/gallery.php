<?php
/**
 * The pictures of a property or a lot without JavaScript: each thumbnail is a link to the whole picture.
 *
 * The elements and classes are those of src/ui/gallery/gallery.tsx: change both, or the page jumps.
 *
 * @package HearthHammer\Core
 *
 * @var array<string, mixed> $view As schemas/gallery-props.json describes it.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** @var list<array<string, mixed>> $hh_images */
$hh_images = $view['images'] ? $view['images'] : $view['floorplans'];
$hh_first  = $hh_images[0];
$hh_count  = count( $hh_images );
?>
<section class="hh-gallery" aria-label="<?php esc_attr_e( 'Pictures', 'hearth-hammer' ); ?>">
	<div class="hh-gallery__stage" style="background-color:<?php echo esc_attr( $hh_first['color'] ); ?>">
		<div class="hh-slides">
			<div class="hh-slides__row">
				<div class="hh-slides__slide">
					<img
						class="hh-gallery__picture<?php echo $view['images'] ? '' : ' hh-gallery__picture--whole'; ?>"
						src="<?php echo esc_url( $hh_first['src_large'] ); ?>"
						<?php if ( '' !== $hh_first['srcset'] ) : ?>
						srcset="<?php echo esc_attr( $hh_first['srcset'] ); ?>"
						sizes="<?php echo esc_attr( $view['sizes'] ); ?>"
						<?php endif; ?>
						width="<?php echo (int) $hh_first['width']; ?>"
						height="<?php echo (int) $hh_first['height']; ?>"
						alt="<?php echo esc_attr( $hh_first['alt'] ); ?>"
						fetchpriority="high"
					>
				</div>
			</div>
			<a class="hh-gallery__open" href="<?php echo esc_url( $hh_first['src_large'] ); ?>"><span class="hh-visually-hidden"><?php echo esc_html( $hh_first['alt'] . ' ' . __( 'Show full screen', 'hearth-hammer' ) ); ?></span></a>
		</div>
		<p class="hh-gallery__count hh-figures">
			<?php
			/* translators: 1: number of the picture, 2: how many there are */
			echo esc_html( sprintf( __( '%1$d of %2$d', 'hearth-hammer' ), 1, $hh_count ) );
			?>
		</p>
		<?php if ( ( $view['images'] && $view['floorplans'] ) || $view['videos'] ) : ?>
			<p class="hh-gallery__extra">
				<?php if ( $view['images'] && $view['floorplans'] ) : ?>
					<a class="hh-button hh-button--small hh-gallery__plans" href="<?php echo esc_url( $view['floorplans'][0]['src_large'] ); ?>"><?php echo esc_html( _n( 'Floorplan', 'Floorplans', count( $view['floorplans'] ), 'hearth-hammer' ) ); ?></a>
				<?php endif; ?>
				<?php foreach ( $view['videos'] as $hh_video ) : ?>
					<a class="hh-button hh-button--small hh-gallery__plans" href="<?php echo esc_url( $hh_video['url'] ); ?>" data-hh-file data-hh-poster="<?php echo esc_url( $hh_first['src_large'] ); ?>"><?php echo esc_html( $hh_video['label'] ); ?></a>
				<?php endforeach; ?>
			</p>
		<?php endif; ?>
	</div>
	<?php if ( $hh_count > 1 ) : ?>
		<ul class="hh-gallery__thumbs">
			<?php foreach ( $hh_images as $hh_index => $hh_image ) : ?>
				<li class="hh-gallery__thumb-slide">
					<a class="hh-gallery__thumb" href="<?php echo esc_url( $hh_image['src_large'] ); ?>"<?php echo 0 === $hh_index ? ' aria-current="true"' : ''; ?> aria-label="<?php
						/* translators: %d: number of the picture */
						echo esc_attr( sprintf( __( 'Picture %d', 'hearth-hammer' ), $hh_index + 1 ) );
					?>">
						<img
							src="<?php echo esc_url( $hh_image['src'] ); ?>"
							<?php if ( '' !== $hh_image['srcset'] ) : ?>
							srcset="<?php echo esc_attr( $hh_image['srcset'] ); ?>"
							sizes="6rem"
							<?php endif; ?>
							width="<?php echo (int) $hh_image['width']; ?>"
							height="<?php echo (int) $hh_image['height']; ?>"
							alt=""
							loading="lazy"
							style="background-color:<?php echo esc_attr( $hh_image['color'] ); ?>"
						>
					</a>
				</li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
</section>
