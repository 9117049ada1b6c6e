<?php
/**
 * A picture at the top of a page, behind what lies on it.
 *
 * @package HearthHammer
 *
 * @var array{name: string, lazy?: bool, picture?: int, phonePicture?: int, focal?: array{x?: float, y?: float}} $args
 *      name: hero-home and so on, in assets/pictures; lazy: not at the top; picture: an attachment in its place;
 *      phonePicture: one for phones; focal: what stays in view, from 0 to 1.
 */

declare( strict_types=1 );

use HearthHammer\Theme\HeroPicture;
use HearthHammer\Theme\View\ChosenPicture;

defined( 'ABSPATH' ) || exit;

$hh_picture = new HeroPicture( $args['name'] );
$hh_lazy    = $args['lazy'] ?? false;
$hh_chosen  = new ChosenPicture( (int) ( $args['picture'] ?? 0 ), (int) ( $args['phonePicture'] ?? 0 ), $args['focal'] ?? array() );
?>
<?php if ( $hh_chosen->exists() ) : ?>
	<picture class="hh-hero__frame"><?php echo $hh_chosen->phone_source() . $hh_chosen->img( $hh_lazy ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?></picture>
<?php elseif ( $hh_picture->exists() ) : ?>
	<picture class="hh-hero__frame">
		<?php echo $hh_chosen->phone_source(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
		<?php if ( $hh_picture->is_wide() ) : ?>
		<source media="(width < 992px)" srcset="<?php echo esc_attr( $hh_picture->small_srcset() ); ?>" sizes="140vw" width="<?php echo esc_attr( (string) $hh_picture->width() ); ?>" height="<?php echo esc_attr( (string) $hh_picture->height() ); ?>">
		<?php endif; ?>
		<img
			class="hh-hero__picture"
			src="<?php echo esc_url( $hh_picture->url() ); ?>"
			srcset="<?php echo esc_attr( $hh_picture->srcset() ); ?>"
			sizes="100vw"
			width="<?php echo esc_attr( (string) $hh_picture->width() ); ?>" height="<?php echo esc_attr( (string) $hh_picture->height() ); ?>" alt="" decoding="async" <?php echo $hh_lazy ? 'loading="lazy"' : 'fetchpriority="high"'; ?>
		>
	</picture>
<?php else : ?>
	<span class="hh-hero__picture"></span>
<?php endif; ?>
