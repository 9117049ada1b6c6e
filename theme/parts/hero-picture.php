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

$hh_picture = new HeroPicture( $args['name'] );
?>
<?php if ( $hh_picture->exists() ) : ?>
	<img
		class="hh-hero__picture"
		src="<?php echo esc_url( $hh_picture->url() ); ?>"
		<?php if ( $hh_picture->srcset() ) : ?>
		srcset="<?php echo esc_attr( $hh_picture->srcset() ); ?>"
		sizes="100vw"
		<?php endif; ?>
		width="2000" height="1100" alt="" decoding="async" <?php echo $args['lazy'] ?? false ? 'loading="lazy"' : 'fetchpriority="high"'; ?>
	>
<?php else : ?>
	<span class="hh-hero__picture"></span>
<?php endif; ?>
