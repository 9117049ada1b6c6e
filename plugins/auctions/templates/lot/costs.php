<?php
/**
 * LOT-04: what a hammer price costs in all, and the fees of the sale in bands.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{calculator: string, fees: list<array{label: string, bands: list<array{price: string, fee: string}>}>} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

echo $view['calculator']; // phpcs:ignore WordPress.Security.EscapeOutput -- an island, escaped by its template.
?>
<?php if ( $view['fees'] ) : ?>
	<details class="hh-lot-fees">
		<summary><?php esc_html_e( 'All fees for this auction', 'hearth-hammer' ); ?></summary>
		<div class="hh-lot-fees__tables">
			<?php foreach ( $view['fees'] as $hh_fee ) : ?>
				<table class="hh-lot-fees__table">
					<caption><?php echo esc_html( $hh_fee['label'] ); ?></caption>
					<thead>
						<tr>
							<th scope="col"><?php esc_html_e( 'Hammer price', 'hearth-hammer' ); ?></th>
							<th scope="col"><?php esc_html_e( 'Fee', 'hearth-hammer' ); ?></th>
						</tr>
					</thead>
					<tbody>
						<?php foreach ( $hh_fee['bands'] as $hh_band ) : ?>
							<tr>
								<th scope="row"><?php echo esc_html( $hh_band['price'] ); ?></th>
								<td><?php echo esc_html( $hh_band['fee'] ); ?></td>
							</tr>
						<?php endforeach; ?>
					</tbody>
				</table>
			<?php endforeach; ?>
		</div>
	</details>
<?php endif; ?>
