<?php
/**
 * Price and how to ask, beside a property.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\CompanyDetails;
use HearthHammer\Theme\Plugins;

defined( 'ABSPATH' ) || exit;

$hh_view    = $args['view'];
$hh_company = CompanyDetails::current();
?>
<div class="hh-overview">
	<?php if ( $hh_view->price_note ) : ?>
		<p class="hh-overview__note"><?php echo esc_html( $hh_view->price_note ); ?></p>
	<?php endif; ?>
	<p class="hh-overview__price hh-price"><?php echo esc_html( $hh_view->price ); ?></p>
	<?php if ( '' !== $hh_view->other_rent ) : ?>
		<p class="hh-overview__note"><?php echo esc_html( $hh_view->other_rent ); ?></p>
	<?php endif; ?>
	<p class="hh-overview__address"><?php echo esc_html( $hh_view->address ); ?></p>
	<?php get_template_part( 'parts/property/early-bird', null, array( 'early_bird' => $hh_view->early_bird ) ); ?>
	<div class="hh-overview__actions">
		<?php if ( $hh_view->on_market ) : ?>
			<a class="hh-button hh-button--primary hh-button--wide" href="#enquiry"><?php esc_html_e( 'Book a viewing', 'hearth-hammer' ); ?></a>
			<div class="hh-overview__pair">
				<?php if ( '' !== $hh_company->phone ) : ?>
					<a class="hh-button" href="<?php echo esc_url( $hh_company->phone_link() ); ?>"><?php esc_html_e( 'Call', 'hearth-hammer' ); ?><span class="hh-visually-hidden"> <?php echo esc_html( $hh_company->phone ); ?></span></a>
				<?php endif; ?>
				<a class="hh-button" href="#enquiry-ask"><?php esc_html_e( 'Ask', 'hearth-hammer' ); ?><span class="hh-visually-hidden"> <?php esc_html_e( 'about this property', 'hearth-hammer' ); ?></span></a>
				<?php get_template_part( 'parts/save-button', null, array( 'id' => $hh_view->id, 'address' => $hh_view->address ) ); ?>
			</div>
		<?php else : ?>
			<p class="hh-overview__gone">
				<?php
				/* translators: %s: what has become of a property, e.g. Sold STC */
				echo esc_html( sprintf( __( '%s: no further viewings.', 'hearth-hammer' ), $hh_view->status_label ) );
				?>
			</p>
			<a class="hh-button hh-button--primary hh-button--wide" href="#similar"><?php esc_html_e( 'See similar properties', 'hearth-hammer' ); ?></a>
			<a class="hh-button hh-button--wide" href="<?php echo esc_url( $hh_view->alert_url ); ?>" rel="nofollow"><?php esc_html_e( 'Alert me to similar properties', 'hearth-hammer' ); ?></a>
			<?php get_template_part( 'parts/save-button', null, array( 'id' => $hh_view->id, 'address' => $hh_view->address ) ); ?>
		<?php endif; ?>
	</div>
	<?php if ( '' !== $hh_company->phone ) : ?>
		<p class="hh-overview__hours"><span class="hh-figures hh-whole"><?php echo esc_html( $hh_company->phone ); ?></span> <span><?php echo esc_html( $hh_company->hours ); ?></span></p>
	<?php endif; ?>
	<?php echo Plugins::opening(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?>
</div>
