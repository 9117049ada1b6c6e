<?php
/**
 * What the firm has won, as a row.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array{awards: list<array<string, mixed>>} $args As schemas/awards.json.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<ul class="hh-awards" role="list">
	<?php foreach ( $args['awards'] as $hh_award ) : ?>
		<li class="hh-award">
			<?php if ( $hh_award['picture'] ) : ?>
				<img class="hh-award__picture" src="<?php echo esc_url( $hh_award['picture']['src'] ); ?>" width="<?php echo (int) $hh_award['picture']['width']; ?>" height="<?php echo (int) $hh_award['picture']['height']; ?>" alt="" loading="lazy" decoding="async">
			<?php elseif ( $hh_award['year'] > 0 ) : ?>
				<span class="hh-award__year hh-figures"><?php echo (int) $hh_award['year']; ?></span>
			<?php endif; ?>
			<span class="hh-award__text">
				<?php if ( $hh_award['link'] ) : ?>
					<a class="hh-award__title" href="<?php echo esc_url( $hh_award['link'] ); ?>" rel="noopener"><?php echo esc_html( $hh_award['title'] ); ?></a>
				<?php else : ?>
					<span class="hh-award__title"><?php echo esc_html( $hh_award['title'] ); ?></span>
				<?php endif; ?>
				<span class="hh-award__giver">
					<?php
					$hh_giver = array( (string) $hh_award['giver'], $hh_award['picture'] && $hh_award['year'] > 0 ? (string) $hh_award['year'] : '' );
					echo esc_html( implode( ', ', array_filter( $hh_giver ) ) );
					?>
				</span>
			</span>
		</li>
	<?php endforeach; ?>
</ul>
