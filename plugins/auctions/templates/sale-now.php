<?php
/**
 * SALE-03: which lot of a running sale is being sold, and when another is expected. src/enhancements/sale-now.ts keeps
 * it up to date.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{sale: int, version: int, live_url: string, run: array{since: int, pace: int, lots: list<int>, number: string, name: string, url: string}, lot: int, list_url: string, expected: int|null} $view
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Catalogue\RunLists;

defined( 'ABSPATH' ) || exit;

$hh_run  = $view['run'];
$hh_here = __( 'This lot is being sold now', 'hearth-hammer' );
/* translators: %s: time of day */
$hh_text = __( 'This lot is expected around %s', 'hearth-hammer' );
/* translators: %s: number of a lot */
$hh_now  = __( 'Now at lot %s', 'hearth-hammer' );
?>
<div class="hh-sale-now" data-hh-sale-now="<?php echo (int) $view['sale']; ?>" data-version="<?php echo (int) $view['version']; ?>" data-run="<?php echo esc_attr( (string) wp_json_encode( array_intersect_key( $hh_run, array( 'since' => 1, 'pace' => 1, 'lots' => 1 ) ) ) ); ?>"<?php echo '' === $view['live_url'] ? '' : ' data-live="' . esc_url( $view['live_url'] ) . '"'; ?>>
	<p class="hh-sale-now__lot"><a href="<?php echo esc_url( $hh_run['url'] ); ?>" data-hh-now-link data-text="<?php echo esc_attr( $hh_now ); ?>"><?php echo esc_html( sprintf( $hh_now, $hh_run['number'] ) ); ?></a> <span class="hh-sale-now__name" data-hh-now-name><?php echo esc_html( $hh_run['name'] ); ?></span></p>
	<?php if ( $view['lot'] > 0 ) : ?>
		<p class="hh-sale-now__expected" data-hh-expected="<?php echo (int) $view['lot']; ?>" data-text="<?php echo esc_attr( $hh_text ); ?>" data-now="<?php echo esc_attr( $hh_here ); ?>"><?php echo null === $view['expected'] ? '' : esc_html( $hh_run['lots'][0] === $view['lot'] ? $hh_here : sprintf( $hh_text, RunLists::clock( $view['expected'] ) ) ); ?></p>
		<p class="hh-sale-now__list"><a href="<?php echo esc_url( $view['list_url'] ); ?>"><?php esc_html_e( 'See the run list', 'hearth-hammer' ); ?></a></p>
	<?php endif; ?>
</div>
