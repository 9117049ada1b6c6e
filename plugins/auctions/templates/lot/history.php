<?php
/**
 * LOT-02, LOT-03: how a lot’s guide and status changed.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{lines: list<array{at: int, date: string, text: string}>} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?>
<ol class="hh-plain-list hh-price-history" data-hh-live="history">
	<?php foreach ( $view['lines'] as $hh_line ) : ?>
		<li class="hh-price-history__change"><time datetime="<?php echo esc_attr( (string) wp_date( 'c', $hh_line['at'] ) ); ?>"><?php echo esc_html( $hh_line['date'] ); ?></time> <?php echo esc_html( $hh_line['text'] ); ?></li>
	<?php endforeach; ?>
</ol>
