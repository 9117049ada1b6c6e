<?php
/**
 * The pictures of a property or a lot without JavaScript: each is a link to the whole picture. Beside the large one are
 * up to three small ones, as Gallery::tiles() says; without a script the others are below, and the arrows are hidden.
 *
 * The elements and classes are those of src/ui/gallery/gallery.tsx: change both, or the page jumps.
 *
 * @package HearthHammer\Core
 *
 * @var array{images: list<array<string, mixed>>, floorplans: list<array<string, mixed>>, videos: list<array<string, mixed>>, links: list<array<string, mixed>>, sizes: string} $view As schemas/gallery-props.json describes it.
 */

declare( strict_types=1 );

use HearthHammer\Core\Gallery\Gallery;

defined( 'ABSPATH' ) || exit;

/** @var list<array<string, mixed>> $hh_images */
$hh_images = $view['images'] ? $view['images'] : $view['floorplans'];
$hh_first  = $hh_images[0];
$hh_count  = count( $hh_images );
$hh_tiles  = Gallery::tiles( $view );
$hh_whole  = $view['images'] ? '' : ' hh-gallery__picture--whole';
$hh_photos = count( $view['images'] );
$hh_plans  = $view['images'] ? count( $view['floorplans'] ) : 0;
$hh_ways   = $view['images']
	? array( 'previous' => __( 'Previous photo', 'hearth-hammer' ), 'next' => __( 'Next photo', 'hearth-hammer' ) )
	: array( 'previous' => __( 'Previous floorplan', 'hearth-hammer' ), 'next' => __( 'Next floorplan', 'hearth-hammer' ) );
$hh_name   = static function ( int $number, string $alt ) use ( $hh_photos ): string {
	if ( '' !== $alt ) {
		return $hh_photos > 0
			/* translators: 1: number of the photo, 2: what it shows */
			? sprintf( __( 'Photo %1$d: %2$s', 'hearth-hammer' ), $number, $alt )
			/* translators: 1: number of the floorplan, 2: what it shows */
			: sprintf( __( 'Floorplan %1$d: %2$s', 'hearth-hammer' ), $number, $alt );
	}
	return $hh_photos > 0
		/* translators: %d: number of the photo */
		? sprintf( __( 'Photo %d', 'hearth-hammer' ), $number )
		/* translators: %d: number of the floorplan */
		: sprintf( __( 'Floorplan %d', 'hearth-hammer' ), $number );
};
/** @param array<string, mixed> $picture */
$hh_tile = static function ( array $picture, int $number ) use ( $hh_whole, $hh_name ): void {
	?>
	<li class="hh-gallery__tile">
		<a class="hh-gallery__show" data-hh-wakes href="<?php echo esc_url( $picture['src_large'] ); ?>">
			<img
				class="hh-gallery__small<?php echo esc_attr( $hh_whole ); ?>"
				src="<?php echo esc_url( $picture['src'] ); ?>"
				<?php if ( '' !== $picture['srcset'] ) : ?>
				srcset="<?php echo esc_attr( $picture['srcset'] ); ?>"
				sizes="<?php echo esc_attr( Gallery::TILE_SIZES ); ?>"
				<?php endif; ?>
				width="<?php echo (int) $picture['width']; ?>"
				height="<?php echo (int) $picture['height']; ?>"
				alt="<?php echo esc_attr( $hh_name( $number, $picture['alt'] ) ); ?>"
				loading="lazy"
				style="background-color:<?php echo esc_attr( $picture['color'] ); ?>"
			>
		</a>
	</li>
	<?php
};
?>
<section class="hh-gallery hh-gallery--tiles-<?php echo count( $hh_tiles['pictures'] ) + (int) $hh_tiles['plan']; ?>" aria-label="<?php esc_attr_e( 'Photos', 'hearth-hammer' ); ?>">
	<div class="hh-gallery__mosaic">
		<div class="hh-gallery__stage" style="background-color:<?php echo esc_attr( $hh_first['color'] ); ?>">
			<div class="hh-slides">
				<div class="hh-slides__row">
					<div class="hh-slides__slide">
						<img
							class="hh-gallery__picture<?php echo esc_attr( $hh_whole ); ?>"
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
				<a class="hh-gallery__open" data-hh-wakes href="<?php echo esc_url( $hh_first['src_large'] ); ?>"><span class="hh-visually-hidden"><?php echo esc_html( $hh_first['alt'] . ' ' . __( 'Show full screen', 'hearth-hammer' ) ); ?></span></a>
			</div>
			<p class="hh-gallery__count hh-figures">
				<?php
				/* translators: 1: number of the picture, 2: how many there are */
				echo esc_html( sprintf( __( '%1$d of %2$d', 'hearth-hammer' ), 1, $hh_count ) );
				?>
			</p>
			<?php if ( $hh_count > 1 ) : ?>
				<?php foreach ( array( 'previous', 'next' ) as $hh_way ) : ?>
					<button type="button" class="hh-gallery__arrow hh-gallery__arrow--<?php echo esc_attr( $hh_way ); ?>" data-hh-swipe="<?php echo esc_attr( $hh_way ); ?>">
						<span class="hh-visually-hidden"><?php echo esc_html( $hh_ways[ $hh_way ] ); ?></span>
						<svg viewBox="0 0 12 20" width="12" height="20" aria-hidden="true" focusable="false"><path d="m2 2 8 8-8 8" fill="none" stroke="currentColor" stroke-width="1.8"/></svg>
					</button>
				<?php endforeach; ?>
			<?php endif; ?>
		</div>
		<?php if ( $hh_tiles['pictures'] || $hh_tiles['plan'] ) : ?>
			<ul class="hh-gallery__tiles">
				<?php
				foreach ( $hh_tiles['pictures'] as $hh_index ) {
					$hh_tile( $hh_images[ $hh_index ], $hh_index + 1 );
				}
				?>
				<?php if ( $hh_tiles['plan'] ) : ?>
					<li class="hh-gallery__tile hh-gallery__tile--plan">
						<a class="hh-gallery__show" data-hh-wakes href="<?php echo esc_url( $view['floorplans'][0]['src_large'] ); ?>">
							<img
								class="hh-gallery__small hh-gallery__picture--whole"
								src="<?php echo esc_url( $view['floorplans'][0]['src'] ); ?>"
								<?php if ( '' !== $view['floorplans'][0]['srcset'] ) : ?>
								srcset="<?php echo esc_attr( $view['floorplans'][0]['srcset'] ); ?>"
								sizes="<?php echo esc_attr( Gallery::TILE_SIZES ); ?>"
								<?php endif; ?>
								width="<?php echo (int) $view['floorplans'][0]['width']; ?>"
								height="<?php echo (int) $view['floorplans'][0]['height']; ?>"
								alt=""
								loading="lazy"
							>
							<span class="hh-gallery__label"><?php echo esc_html( _n( 'Floorplan', 'Floorplans', $hh_plans, 'hearth-hammer' ) ); ?></span>
						</a>
					</li>
				<?php endif; ?>
			</ul>
		<?php endif; ?>
		<?php if ( $hh_photos > 1 || $hh_plans > 0 || $view['videos'] || $view['links'] ) : ?>
			<p class="hh-gallery__extra">
				<?php foreach ( $view['links'] as $hh_link ) : ?>
					<a class="hh-button hh-button--small hh-gallery__more" href="<?php echo esc_url( $hh_link['url'] ); ?>"><?php echo esc_html( $hh_link['label'] ); ?></a>
				<?php endforeach; ?>
				<?php foreach ( $view['videos'] as $hh_video ) : ?>
					<a class="hh-button hh-button--small hh-gallery__more" href="<?php echo esc_url( $hh_video['url'] ); ?>" data-hh-file data-hh-poster="<?php echo esc_url( $hh_first['src_large'] ); ?>"><?php echo esc_html( $hh_video['label'] ); ?></a>
				<?php endforeach; ?>
				<?php if ( $hh_plans > 0 ) : ?>
					<a class="hh-button hh-button--small hh-gallery__more<?php echo $hh_tiles['plan'] ? ' hh-gallery__more--tiled' : ''; ?>" data-hh-wakes href="<?php echo esc_url( $view['floorplans'][0]['src_large'] ); ?>"><?php echo esc_html( _n( 'Floorplan', 'Floorplans', $hh_plans, 'hearth-hammer' ) ); ?></a>
				<?php endif; ?>
				<?php if ( $hh_photos > 1 ) : ?>
					<a class="hh-button hh-button--small hh-gallery__more hh-gallery__more--all" data-hh-wakes href="<?php echo esc_url( $hh_first['src_large'] ); ?>">
						<?php
						/* translators: %d: how many photos there are */
						echo esc_html( sprintf( _n( '%d photo', 'All %d photos', $hh_photos, 'hearth-hammer' ), $hh_photos ) );
						?>
					</a>
				<?php endif; ?>
			</p>
		<?php endif; ?>
	</div>
	<?php if ( count( $hh_tiles['pictures'] ) < $hh_count - 1 ) : ?>
		<noscript>
			<ul class="hh-gallery__rest">
				<?php
				foreach ( array_slice( $hh_images, 1 + count( $hh_tiles['pictures'] ), null, true ) as $hh_index => $hh_image ) {
					$hh_tile( $hh_image, $hh_index + 1 );
				}
				?>
			</ul>
		</noscript>
	<?php endif; ?>
</section>
