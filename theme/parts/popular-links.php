<?php
/**
 * Where most visitors want to go.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\Routes;

defined( 'ABSPATH' ) || exit;
?>
<ul class="hh-empty__ways">
	<?php if ( Plugins::hpapi() ) : ?>
		<li><a class="hh-button" href="<?php echo esc_url( Routes::for_sale() ); ?>"><?php esc_html_e( 'Property for sale', 'hearth-hammer' ); ?></a></li>
		<li><a class="hh-button" href="<?php echo esc_url( Routes::to_rent() ); ?>"><?php esc_html_e( 'Property to rent', 'hearth-hammer' ); ?></a></li>
	<?php endif; ?>
	<?php if ( Plugins::auctions() ) : ?>
		<li><a class="hh-button" href="<?php echo esc_url( Routes::auctions() ); ?>"><?php esc_html_e( 'Auctions', 'hearth-hammer' ); ?></a></li>
	<?php endif; ?>
	<?php if ( Plugins::caphpi() ) : ?>
		<li><a class="hh-button" href="<?php echo esc_url( Routes::valuation() ); ?>"><?php esc_html_e( 'Value your car or van', 'hearth-hammer' ); ?></a></li>
	<?php endif; ?>
	<?php if ( ! Plugins::hpapi() ) : ?>
		<li><a class="hh-button" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php esc_html_e( 'Home page', 'hearth-hammer' ); ?></a></li>
	<?php endif; ?>
</ul>
