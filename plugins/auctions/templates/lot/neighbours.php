<?php
/**
 * LOT-12: back to the same place in the catalogue, and its lots before and after this one.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{is_filtered: bool, previous: array{url: string, number: string, title: string}|null, next: array{url: string, number: string, title: string}|null, position: int, matching: int, back: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_ways = array(
	/* translators: %s: number of a lot */
	'previous' => array( 'prev', __( 'Previous', 'hearth-hammer' ), __( 'Previous: lot %s', 'hearth-hammer' ) ),
	/* translators: %s: number of a lot */
	'next'     => array( 'next', __( 'Next', 'hearth-hammer' ), __( 'Next: lot %s', 'hearth-hammer' ) ),
);
?>
<nav class="hh-lot-trail" aria-label="<?php esc_attr_e( 'Catalogue', 'hearth-hammer' ); ?>">
	<a class="hh-lot-trail__back" href="<?php echo esc_url( $view['back'] ); ?>"><?php echo esc_html( $view['is_filtered'] ? __( 'Back to your results', 'hearth-hammer' ) : __( 'Back to the catalogue', 'hearth-hammer' ) ); ?></a>
	<?php if ( $view['position'] > 0 ) : ?>
		<p class="hh-lot-trail__place hh-figures">
			<?php
			/* translators: 1: place in the catalogue, 2: number of lots in it */
			echo esc_html( sprintf( __( '%1$s of %2$s', 'hearth-hammer' ), number_format_i18n( $view['position'] ), number_format_i18n( $view['matching'] ) ) );
			?>
		</p>
	<?php endif; ?>
	<ul class="hh-lot-trail__steps" role="list">
		<?php foreach ( $hh_ways as $hh_way => [ $hh_rel, $hh_label, $hh_words ] ) : ?>
			<li>
				<?php if ( null !== $view[ $hh_way ] ) : ?>
					<a class="hh-lot-trail__step hh-lot-trail__step--<?php echo esc_attr( $hh_way ); ?>" rel="<?php echo esc_attr( $hh_rel ); ?>" href="<?php echo esc_url( $view[ $hh_way ]['url'] ); ?>" title="<?php echo esc_attr( $view[ $hh_way ]['title'] ); ?>" aria-label="<?php echo esc_attr( sprintf( $hh_words, $view[ $hh_way ]['number'] ) . ', ' . $view[ $hh_way ]['title'] ); ?>"><?php echo esc_html( $hh_label ); ?></a>
				<?php else : ?>
					<span class="hh-lot-trail__step hh-lot-trail__step--<?php echo esc_attr( $hh_way ); ?> hh-muted" aria-hidden="true"><?php echo esc_html( $hh_label ); ?></span>
				<?php endif; ?>
			</li>
		<?php endforeach; ?>
	</ul>
</nav>
