<?php
/**
 * What buying a property costs besides its price.
 *
 * @package HearthHammer
 *
 * @var array{facts: \HearthHammer\Theme\View\PropertyFactsView} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_facts = $args['facts'];
if ( ! $hh_facts->has_costs ) {
	return;
}
?>
<section class="hh-property__section" id="costs">
	<h2 class="hh-heading--small"><?php esc_html_e( 'Costs', 'hearth-hammer' ); ?></h2>
	<details class="hh-fold" id="stamp-duty-calculator" data-hh-fold<?php echo $hh_facts->has_asked( 'sd_' ) ? ' open' : ''; ?>>
		<summary class="hh-fold__summary"><h3><?php esc_html_e( 'Stamp duty', 'hearth-hammer' ); ?></h3></summary>
		<div class="hh-fold__body"><?php $hh_facts->print_stamp_duty_calculator(); ?></div>
	</details>
	<details class="hh-fold" id="mortgage-calculator" data-hh-fold<?php echo $hh_facts->has_asked( 'mc_' ) ? ' open' : ''; ?>>
		<summary class="hh-fold__summary"><h3><?php esc_html_e( 'Mortgage calculator', 'hearth-hammer' ); ?></h3></summary>
		<div class="hh-fold__body"><?php $hh_facts->print_mortgage_calculator(); ?></div>
	</details>
</section>
