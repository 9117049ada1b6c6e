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
<section class="hh-property__section" id="stamp-duty-calculator">
	<h2 class="hh-heading--small"><?php esc_html_e( 'Tax on buying', 'hearth-hammer' ); ?></h2>
	<?php $hh_facts->print_stamp_duty_calculator(); ?>
</section>
<section class="hh-property__section" id="mortgage-calculator">
	<h2 class="hh-heading--small"><?php esc_html_e( 'What a mortgage would cost', 'hearth-hammer' ); ?></h2>
	<?php $hh_facts->print_mortgage_calculator(); ?>
</section>
