<?php
/**
 * LOT-08, LOT-09: what is told of a lot, in groups; where nobody stated a fact, its row says so.
 *
 * @package HearthHammer\Auctions
 *
 * @var array<string, mixed> $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;

defined( 'ABSPATH' ) || exit;

?>
<?php foreach ( $view['groups'] as $hh_index => $hh_group ) : ?>
	<?php /* What binds a buyer, or what a vehicle is, comes first and is open. */ ?>
	<details class="hh-fold" data-hh-fold<?php echo 0 === $hh_index ? ' open' : ''; ?>>
		<summary class="hh-fold__summary"><h3><?php echo esc_html( $hh_group['label'] ); ?></h3></summary>
		<dl class="hh-fold__body hh-facts">
			<?php foreach ( $hh_group['facts'] as $hh_fact ) : ?>
				<div class="hh-facts__row">
					<dt><?php echo esc_html( $hh_fact['label'] ); ?></dt>
					<dd<?php echo $hh_fact['known'] ? '' : ' class="hh-muted"'; ?>><?php echo 'plate' === $hh_fact['key'] && $hh_fact['known'] ? '<span class="hh-lot-plate">' . esc_html( $hh_fact['value'] ) . '</span>' : nl2br( Unbroken::html( $hh_fact['value'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></dd>
				</div>
			<?php endforeach; ?>
		</dl>
	</details>
<?php endforeach; ?>
<?php if ( $view['cap'] ) : ?>
	<div class="hh-material hh-lot-cap">
		<h3 class="hh-material__title"><?php esc_html_e( 'CAP valuation', 'hearth-hammer' ); ?></h3>
		<?php if ( $view['cap']['is_for_staff'] ) : ?>
			<p class="hh-small hh-muted"><?php esc_html_e( 'Visible to staff only.', 'hearth-hammer' ); ?></p>
		<?php endif; ?>
		<dl class="hh-facts">
			<?php foreach ( $view['cap']['rows'] as $hh_row ) : ?>
				<div class="hh-facts__row">
					<dt><?php echo esc_html( $hh_row['label'] ); ?></dt>
					<dd><?php echo esc_html( $hh_row['value'] ); ?></dd>
				</div>
			<?php endforeach; ?>
		</dl>
	</div>
<?php endif; ?>
