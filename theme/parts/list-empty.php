<?php
/**
 * A search that found nothing, and where to go from there.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyListView} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\Company;

$hh_company = Company::current();
?>
<div class="hh-empty">
	<p class="hh-empty__title"><?php esc_html_e( 'Nothing like that today', 'hearth-hammer' ); ?></p>
	<p class="hh-lede"><?php esc_html_e( 'The right house may not have reached us yet. Ask for a little less, look a little further, or tell us what you want: we often know of places before they are advertised.', 'hearth-hammer' ); ?></p>
	<ul class="hh-empty__ways">
		<?php foreach ( $args['view']->ways as $hh_way ) : ?>
			<li><a class="hh-button" href="<?php echo esc_url( $hh_way['url'] ); ?>"><?php echo esc_html( $hh_way['label'] ); ?></a></li>
		<?php endforeach; ?>
		<li><a class="hh-button hh-button--primary" href="<?php echo esc_url( $hh_company->phone_link() ); ?>">
			<?php
			/* translators: %s: telephone number */
			echo esc_html( sprintf( __( 'Call %s', 'hearth-hammer' ), $hh_company->phone ) );
			?>
		</a></li>
	</ul>
</div>
<?php if ( $args['view']->nearby ) : ?>
	<section class="hh-list__nearby">
		<h2><?php echo esc_html( $args['view']->nearby_label ); ?></h2>
		<div class="hh-cards">
			<?php
			foreach ( $args['view']->nearby as $hh_card ) {
				get_template_part( 'parts/card', null, array( 'card' => $hh_card ) );
			}
			?>
		</div>
	</section>
<?php endif; ?>
