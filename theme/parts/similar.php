<?php
/**
 * Properties like the one of the page.
 *
 * @package HearthHammer
 *
 * @var array{title: string, cards: list<array<string, mixed>>} $args
 */

declare( strict_types=1 );

if ( ! $args['cards'] ) {
	return;
}
?>
<section class="hh-section hh-similar hh-wrap hh-wrap--full">
	<div class="hh-section__head"><h2><?php echo esc_html( $args['title'] ); ?></h2></div>
	<div class="hh-cards">
		<?php
		foreach ( $args['cards'] as $hh_card ) {
			get_template_part( 'parts/card', null, array( 'card' => $hh_card ) );
		}
		?>
	</div>
</section>
