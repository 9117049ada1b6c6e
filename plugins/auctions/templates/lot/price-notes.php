<?php
/**
 * LOT-03: what a guide and a reserve are, beside the price.
 *
 * @package HearthHammer\Auctions
 *
 * @var array<string, mixed> $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<dl class="hh-lot-notes" data-hh-live="notes">
	<?php foreach ( $view['definitions'] as $hh_note ) : ?>
		<div>
			<dt><?php echo esc_html( $hh_note['term'] ); ?></dt>
			<dd><?php echo esc_html( $hh_note['text'] ); ?></dd>
		</div>
	<?php endforeach; ?>
</dl>
