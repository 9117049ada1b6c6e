<?php
/**
 * The place of a property that somebody saved and that has left the market.
 *
 * @package HearthHammer
 *
 * @var array{id: int, address: string, url: string} $args Without an address where it must not be named.
 */

declare( strict_types=1 );

use HearthHammer\Theme\Routes;

defined( 'ABSPATH' ) || exit;

$hh_address = '' === $args['address'] ? __( 'Property no longer listed', 'hearth-hammer' ) : $args['address'];
?>
<article class="hh-card hh-card--gone" data-hh-gone="<?php echo (int) $args['id']; ?>">
	<div class="hh-card__picture"><span class="hh-card__no-picture"><?php esc_html_e( 'Off the market', 'hearth-hammer' ); ?></span></div>
	<div class="hh-card__text">
		<h2 class="hh-card__address"><?php echo esc_html( $hh_address ); ?></h2>
		<p class="hh-card__gone"><?php esc_html_e( 'It has been sold, let or withdrawn by the owner.', 'hearth-hammer' ); ?></p>
		<?php if ( '' !== $args['url'] ) : ?>
			<a class="hh-more" href="<?php echo esc_url( $args['url'] ); ?>"><?php esc_html_e( 'See similar properties', 'hearth-hammer' ); ?></a>
		<?php else : ?>
			<a class="hh-more" href="<?php echo esc_url( Routes::for_sale() ); ?>"><?php esc_html_e( 'See all properties for sale', 'hearth-hammer' ); ?></a>
		<?php endif; ?>
	</div>
	<?php get_template_part( 'parts/save-heart', null, array( 'id' => $args['id'], 'address' => $hh_address ) ); ?>
</article>
