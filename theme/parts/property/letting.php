<?php
/**
 * What renters may count on, which fees there are, and who guards their money.
 *
 * @package HearthHammer
 *
 * @var array{facts: \HearthHammer\Theme\View\PropertyFactsView} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_letting = $args['facts']->letting;
if ( null === $hh_letting || array() === $hh_letting['sentences'] ) {
	return;
}
?>
<section class="hh-property__section" id="renting">
	<h2 class="hh-heading--small"><?php esc_html_e( 'Renting with us', 'hearth-hammer' ); ?></h2>
	<ul class="hh-features hh-features--sentences">
		<?php foreach ( $hh_letting['sentences'] as $hh_sentence ) : ?>
			<li><?php echo esc_html( $hh_sentence ); ?></li>
		<?php endforeach; ?>
	</ul>
	<?php if ( $hh_letting['schemes'] ) : ?>
		<dl class="hh-facts">
			<?php foreach ( $hh_letting['schemes'] as $hh_scheme ) : ?>
				<div class="hh-facts__row">
					<dt><?php echo esc_html( $hh_scheme['label'] ); ?></dt>
					<dd><?php echo '' === $hh_scheme['url'] ? esc_html( $hh_scheme['name'] ) : sprintf( '<a class="hh-facts__link" href="%s">%s</a>', esc_url( $hh_scheme['url'] ), esc_html( $hh_scheme['name'] ) ); ?></dd>
				</div>
			<?php endforeach; ?>
		</dl>
	<?php endif; ?>
	<?php if ( '' !== $hh_letting['fees_url'] ) : ?>
		<p><a class="hh-more" href="<?php echo esc_url( $hh_letting['fees_url'] ); ?>"><?php esc_html_e( 'See tenants’ fees', 'hearth-hammer' ); ?></a></p>
	<?php endif; ?>
</section>
