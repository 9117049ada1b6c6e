<?php
/**
 * A lot on one sheet of paper. On the screen it is not there; print.css shows it and nothing else.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\LotPageView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\CompanyDetails;

defined( 'ABSPATH' ) || exit;

$hh_view    = $args['view'];
$hh_company = CompanyDetails::current();
$hh_picture = $hh_view->lot->images[0] ?? null;
$hh_sale    = $hh_view->lot->sale;
?>
<div class="hh-brochure hh-sheet">
	<p class="hh-brochure__firm"><span><?php echo esc_html( wp_specialchars_decode( $hh_company->name, ENT_QUOTES ) ); ?></span><span><?php echo esc_html( $hh_sale ? trim( $hh_sale['title'] . ', ' . $hh_sale['when'], ', ' ) : '' ); ?></span></p>
	<?php if ( $hh_picture ) : ?>
		<img class="hh-brochure__picture" src="<?php echo esc_url( $hh_picture['src'] ); ?>" width="<?php echo (int) $hh_picture['width']; ?>" height="<?php echo (int) $hh_picture['height']; ?>" alt="" loading="lazy">
	<?php endif; ?>
	<div class="hh-brochure__head">
		<div>
			<p class="hh-brochure__title"><?php echo esc_html( $hh_view->name() ); ?></p>
			<p class="hh-brochure__heading"><?php echo esc_html( implode( ' · ', array_filter( array( $hh_view->lot->plate, $hh_view->lot->subtitle ) ) ) ); ?></p>
		</div>
		<p class="hh-brochure__price"><span><?php echo esc_html( $hh_view->lot->price_label ); ?></span> <?php echo esc_html( $hh_view->lot->price ); ?></p>
	</div>
	<div class="hh-brochure__text">
		<p><?php echo esc_html( $hh_view->lot->outcome ?: $hh_view->lot->summary ); ?></p>
		<?php if ( $hh_view->lot->faults ) : ?>
			<p><strong><?php esc_html_e( 'Faults:', 'hearth-hammer' ); ?></strong> <?php echo esc_html( $hh_view->lot->faults ); ?></p>
		<?php endif; ?>
	</div>
	<dl class="hh-brochure__facts">
		<?php foreach ( $hh_view->sheet_facts() as $hh_fact ) : ?>
			<div>
				<dt><?php echo esc_html( $hh_fact['label'] ); ?></dt>
				<dd><?php echo esc_html( $hh_fact['value'] ); ?></dd>
			</div>
		<?php endforeach; ?>
	</dl>
	<p class="hh-brochure__text"><?php echo esc_html( $hh_view->lot->fees ); ?></p>
	<div class="hh-brochure__foot">
		<p><?php echo esc_html( implode( ' · ', array_filter( array( $hh_company->phone, $hh_company->email ) ) ) ); ?></p>
		<p>
			<?php
			/* translators: %s: a date */
			echo esc_html( sprintf( __( 'Correct on %s', 'hearth-hammer' ), (string) wp_date( 'j F Y' ) ) );
			?>
			<br><?php echo esc_html( (string) preg_replace( '#^https?://#', '', $hh_view->lot->url ) ); ?>
		</p>
	</div>
</div>
