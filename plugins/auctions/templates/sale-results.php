<?php
/**
 * Sales that are over, with what they brought: the block sale-results, and a year of the archive.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{sales: list<array<string, mixed>>, names_business: bool} $view Entries as SalePages\SaleEntry makes them.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="hh-results" role="region" aria-label="<?php esc_attr_e( 'Results', 'hearth-hammer' ); ?>" tabindex="0">
	<table class="hh-results__table">
		<caption class="hh-visually-hidden"><?php esc_html_e( 'Auction results', 'hearth-hammer' ); ?></caption>
		<thead>
			<tr>
				<th scope="col"><?php esc_html_e( 'Auction', 'hearth-hammer' ); ?></th>
				<th scope="col" class="hh-results__figure"><?php esc_html_e( 'Offered', 'hearth-hammer' ); ?></th>
				<th scope="col" class="hh-results__figure"><?php esc_html_e( 'Sold', 'hearth-hammer' ); ?></th>
				<th scope="col" class="hh-results__figure"><?php esc_html_e( 'Success rate', 'hearth-hammer' ); ?></th>
				<th scope="col" class="hh-results__figure"><?php esc_html_e( 'Total raised', 'hearth-hammer' ); ?></th>
			</tr>
		</thead>
		<tbody>
			<?php foreach ( $view['sales'] as $hh_sale ) : ?>
				<tr>
					<th scope="row">
						<a class="hh-results__title" href="<?php echo esc_url( $hh_sale['url'] ); ?>"><?php echo esc_html( $hh_sale['title'] ); ?></a>
						<span class="hh-results__when"><?php echo esc_html( implode( ', ', array_filter( array( $hh_sale['when_day'], $view['names_business'] ? $hh_sale['business_name'] : '' ) ) ) ); ?></span>
					</th>
					<td class="hh-results__figure" data-label="<?php esc_attr_e( 'Offered', 'hearth-hammer' ); ?>"><?php echo esc_html( number_format_i18n( $hh_sale['offered'] ) ); ?></td>
					<td class="hh-results__figure" data-label="<?php esc_attr_e( 'Sold', 'hearth-hammer' ); ?>"><?php echo esc_html( number_format_i18n( $hh_sale['sold'] ) ); ?></td>
					<td class="hh-results__figure" data-label="<?php esc_attr_e( 'Success rate', 'hearth-hammer' ); ?>"><?php echo null === $hh_sale['rate'] ? '–' : esc_html( $hh_sale['rate'] . '%' ); ?></td>
					<td class="hh-results__figure" data-label="<?php esc_attr_e( 'Total raised', 'hearth-hammer' ); ?>"><?php echo '' === $hh_sale['raised_label'] ? '–' : esc_html( $hh_sale['raised_label'] ); ?></td>
				</tr>
			<?php endforeach; ?>
		</tbody>
	</table>
</div>
