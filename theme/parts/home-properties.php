<?php
/**
 * A few properties on the home page.
 *
 * @package HearthHammer
 *
 * @var array{title: string, more: string, url: string, cards: list<array<string, mixed>>, lead: bool} $args
 *      lead: the first is shown large, the others beside it.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( ! $args['cards'] ) {
	return;
}
$hh_lead  = $args['lead'] && count( $args['cards'] ) >= 3;
$hh_class = match ( true ) {
	$hh_lead => 'hh-lead-cards',
	count( $args['cards'] ) > 3 => 'hh-cards hh-cards--row',
	default => 'hh-cards',
};
?>
<section class="hh-section hh-wrap">
	<div class="hh-section__head">
		<h2><?php echo esc_html( $args['title'] ); ?></h2>
		<a class="hh-more" href="<?php echo esc_url( $args['url'] ); ?>"><?php echo esc_html( $args['more'] ); ?></a>
	</div>
	<div class="<?php echo esc_attr( $hh_class ); ?>">
		<?php
		foreach ( $args['cards'] as $hh_index => $hh_card ) {
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
