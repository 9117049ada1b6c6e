<?php
/**
 * A picture at the top of a page, behind what lies on it.
 *
 * @package HearthHammer
 *
 * @var array{name: string, lazy?: bool} $args name: hero-home and so on, in assets/pictures; lazy: not at the top.
 */

declare( strict_types=1 );

use HearthHammer\Theme\HeroPicture;

defined( 'ABSPATH' ) || exit;

$hh_picture = new HeroPicture( $args['name'] );
?>
<?php if ( $hh_picture->exists() ) : ?>
	<picture class="hh-hero__frame">
		<?php if ( $hh_picture->is_wide() ) : ?>
		<source media="(width < 992px)" srcset="<?php echo esc_attr( $hh_picture->small_srcset() ); ?>" sizes="140vw" width="<?php echo esc_attr( (string) $hh_picture->width() ); ?>" height="<?php echo esc_attr( (string) $hh_picture->height() ); ?>">
		<?php endif; ?>
		<img
			class="hh-hero__picture"
			src="<?php echo esc_url( $hh_picture->url() ); ?>"
			srcset="<?php echo esc_attr( $hh_picture->srcset() ); ?>"
			sizes="100vw"
			width="<?php echo esc_attr( (string) $hh_picture->width() ); ?>" height="<?php echo esc_attr( (string) $hh_picture->height() ); ?>" alt="" decoding="async" <?php echo $args['lazy'] ?? false ? 'loading="lazy"' : 'fetchpriority="high"'; ?>
		>
	</picture>
<?php else : ?>
	<span class="hh-hero__picture"></span>
<?php endif; ?>
