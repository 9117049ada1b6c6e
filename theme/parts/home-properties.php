<?php
/**
 * A few properties on the home page.
 *
 * @package HearthHammer
 *
 * @var array{channel?: int, limit?: int, title?: string, more?: string, lead?: bool} $args channel: 1 for sale, 2 to rent;
 *      more: the link to all, left out without words; lead: the first is shown large, the others beside it.
 */

declare( strict_types=1 );

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\Routes;

defined( 'ABSPATH' ) || exit;

$hh_rent  = 2 === ( $args['channel'] ?? 1 );
$hh_cards = Plugins::hpapi() ? Hpapi::featured( $hh_rent ? Hpapi::LETTINGS : Hpapi::SALES, $args['limit'] ?? 3 ) : array();
if ( ! $hh_cards ) {
	return;
}
$hh_title = ( $args['title'] ?? '' ) ?: ( $hh_rent ? __( 'New to rent', 'hearth-hammer' ) : __( 'New to the market', 'hearth-hammer' ) );
$hh_more  = $args['more'] ?? ( $hh_rent ? __( 'See all properties to rent', 'hearth-hammer' ) : __( 'See all properties for sale', 'hearth-hammer' ) );
$hh_lead  = ( $args['lead'] ?? false ) && count( $hh_cards ) >= 3;
$hh_class = match ( true ) {
	$hh_lead => 'hh-lead-cards',
	count( $hh_cards ) > 3 => 'hh-cards hh-cards--row',
	default => 'hh-cards',
};
?>
<section class="hh-section hh-wrap">
	<div class="hh-section__head">
		<h2><?php echo esc_html( $hh_title ); ?></h2>
		<?php if ( '' !== $hh_more ) : ?>
		<a class="hh-more" href="<?php echo esc_url( $hh_rent ? Routes::to_rent() : Routes::for_sale() ); ?>"><?php echo esc_html( $hh_more ); ?></a>
		<?php endif; ?>
	</div>
	<div class="<?php echo esc_attr( $hh_class ); ?>">
		<?php
		foreach ( $hh_cards as $hh_index => $hh_card ) {
			get_template_part(
				'parts/card',
				null,
				array(
					'card'  => $hh_card,
					'sizes' => $hh_lead && 0 === $hh_index ? '(min-width: 992px) 62vw, calc(100vw - 2.5rem)' : null,
				)
			);
		}
		?>
	</div>
</section>
