<?php
/**
 * The run list of a sale: each lot with the time at which it is expected.
 *
 * @package HearthHammer
 *
 * @var array{page: array<string, mixed>} $args As SalePages\RunningSale makes it.
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;
use HearthHammer\Theme\View\AuctionsView;

defined( 'ABSPATH' ) || exit;

$hh_page = $args['page'];
$hh_sale = $hh_page['sale'];
?>
<div class="hh-wrap hh-auctions hh-run-list">
	<?php get_template_part( 'parts/breadcrumbs', null, array( 'links' => AuctionsView::trail( $hh_sale['url'], $hh_sale['title'] ) ) ); ?>
	<header class="hh-auctions__head">
		<h1 class="hh-title"><?php echo Unbroken::html( $hh_page['title'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></h1>
		<p class="hh-aside"><?php echo esc_html( $hh_sale['when'] ); ?></p>
		<p><?php esc_html_e( 'Times are estimates from the pace of the auction so far. Be ready early: lots can be withdrawn, and the pace can change.', 'hearth-hammer' ); ?></p>
		<?php echo $hh_page['now']; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the plugin's template. ?>
	</header>
	<table class="hh-run-list__table">
		<caption class="hh-visually-hidden"><?php esc_html_e( 'Lots in order', 'hearth-hammer' ); ?></caption>
		<thead>
			<tr>
				<th scope="col"><?php esc_html_e( 'Lot', 'hearth-hammer' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Description', 'hearth-hammer' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Price', 'hearth-hammer' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Expected', 'hearth-hammer' ); ?></th>
			</tr>
		</thead>
		<tbody>
			<?php foreach ( $hh_page['lots'] as $hh_lot ) : ?>
				<tr class="hh-run-list__lot<?php echo $hh_lot['is_now'] ? ' hh-run-list__lot--now' : ''; ?>" data-hh-run-row="<?php echo (int) $hh_lot['id']; ?>">
					<td class="hh-run-list__number"><?php echo esc_html( $hh_lot['number'] ); ?></td>
					<th scope="row"><a href="<?php echo esc_url( $hh_lot['url'] ); ?>"><?php echo Unbroken::html( $hh_lot['heading'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></a></th>
					<td class="hh-figures" data-hh-run-price><?php echo esc_html( $hh_lot['price'] ); ?></td>
					<td class="hh-figures" data-hh-expected="<?php echo (int) $hh_lot['id']; ?>" data-text="%s" data-now="<?php esc_attr_e( 'Now', 'hearth-hammer' ); ?>"><?php echo esc_html( $hh_lot['expected'] ); ?></td>
				</tr>
			<?php endforeach; ?>
		</tbody>
	</table>
</div>
