<?php
/**
 * A property on one sheet of paper. On the screen it is not there; print.css shows it and nothing else.
 *
 * @package HearthHammer
 *
 * @var array{facts: \HearthHammer\Theme\View\PropertyFactsView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\CompanyDetails;

defined( 'ABSPATH' ) || exit;

$hh_facts   = $args['facts'];
$hh_company = CompanyDetails::current();
$hh_picture = $hh_facts->picture( 'images' );
$hh_plan    = $hh_facts->picture( 'floorplans' );
?>
<div class="hh-brochure">
	<p class="hh-brochure__firm"><span><?php echo esc_html( wp_specialchars_decode( $hh_company->name, ENT_QUOTES ) ); ?></span><span><?php echo esc_html( $hh_company->phone ); ?></span></p>
	<?php if ( $hh_picture ) : ?>
		<img class="hh-brochure__picture" src="<?php echo esc_url( $hh_picture['src'] ); ?>" width="<?php echo (int) $hh_picture['width']; ?>" height="<?php echo (int) $hh_picture['height']; ?>" alt="" loading="lazy">
	<?php endif; ?>
	<div class="hh-brochure__head">
		<div>
			<p class="hh-brochure__title"><?php echo esc_html( $hh_facts->address ); ?></p>
			<p class="hh-brochure__heading"><?php echo esc_html( $hh_facts->heading ); ?></p>
		</div>
		<p class="hh-brochure__price"><span><?php echo esc_html( $hh_facts->price_note ); ?></span> <?php echo esc_html( $hh_facts->price ); ?></p>
	</div>
	<div class="hh-brochure__columns<?php echo $hh_plan ? '' : ' hh-brochure__columns--one'; ?>">
		<div class="hh-brochure__text">
			<p><?php echo esc_html( $hh_facts->summary ); ?></p>
			<ul>
				<?php foreach ( $hh_facts->brochure_features() as $hh_feature ) : ?>
					<li><?php echo esc_html( $hh_feature ); ?></li>
				<?php endforeach; ?>
			</ul>
		</div>
		<?php if ( $hh_plan ) : ?>
			<img class="hh-brochure__plan" src="<?php echo esc_url( $hh_plan['src_large'] ); ?>" width="<?php echo (int) $hh_plan['width']; ?>" height="<?php echo (int) $hh_plan['height']; ?>" alt="<?php esc_attr_e( 'Floorplan', 'hearth-hammer' ); ?>" loading="lazy">
		<?php endif; ?>
	</div>
	<dl class="hh-brochure__facts">
		<?php foreach ( $hh_facts->brochure_facts() as $hh_fact ) : ?>
			<div>
				<dt><?php echo esc_html( $hh_fact['label'] ); ?></dt>
				<dd><?php echo esc_html( $hh_fact['value'] ); ?></dd>
			</div>
		<?php endforeach; ?>
	</dl>
	<div class="hh-brochure__foot">
		<p><?php echo esc_html( implode( ' · ', array_filter( array( $hh_company->phone, $hh_company->email ) ) ) ); ?><br>
		<?php echo esc_html( implode( ' · ', array_filter( array( implode( ', ', array_filter( array( $hh_company->street, trim( "{$hh_company->town} {$hh_company->postcode}" ) ) ) ), $hh_company->hours ) ) ) ); ?></p>
		<p>
			<?php
			/* translators: 1: reference, 2: a date */
			echo esc_html( sprintf( __( 'Reference %1$s, correct on %2$s', 'hearth-hammer' ), $hh_facts->reference, (string) wp_date( 'j F Y' ) ) );
			?>
			<br><?php echo esc_html( (string) preg_replace( '#^https?://#', '', $hh_facts->url ) ); ?>
		</p>
	</div>
</div>
