<?php
/**
 * LOT-09: when a lot may be seen, each time with its calendar file.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{times: list<array{when: string, note: string, url: string}>} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?>
<ul class="hh-plain-list hh-lot-viewings">
	<?php foreach ( $view['times'] as $hh_time ) : ?>
		<li class="hh-lot-viewings__time">
			<span><?php echo esc_html( $hh_time['when'] ); ?><?php if ( '' !== $hh_time['note'] ) : ?> <span class="hh-muted"><?php echo esc_html( $hh_time['note'] ); ?></span><?php endif; ?></span>
			<a href="<?php echo esc_url( $hh_time['url'] ); ?>" download>
				<?php esc_html_e( 'Add to calendar', 'hearth-hammer' ); ?><span class="hh-visually-hidden"> <?php echo esc_html( $hh_time['when'] ); ?></span>
			</a>
		</li>
	<?php endforeach; ?>
</ul>
