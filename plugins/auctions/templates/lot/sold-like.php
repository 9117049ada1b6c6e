<?php
/**
 * SALE-09: what similar lots sold for.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{lots: list<array{url: string, heading: string, note: string, price: string}>, more_url: string} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput -- Unbroken escapes.
?>
<ul class="hh-plain-list hh-sold-like">
	<?php foreach ( $view['lots'] as $hh_lot ) : ?>
		<li class="hh-sold-like__lot">
			<span class="hh-sold-like__name"><a href="<?php echo esc_url( $hh_lot['url'] ); ?>"><?php echo Unbroken::html( $hh_lot['heading'] ); ?></a> <span class="hh-sold-like__note"><?php echo Unbroken::html( $hh_lot['note'] ); ?></span></span>
			<span class="hh-sold-like__price hh-figures"><?php echo esc_html( $hh_lot['price'] ); ?></span>
		</li>
	<?php endforeach; ?>
</ul>
<p><a class="hh-more" href="<?php echo esc_url( $view['more_url'] ); ?>"><?php esc_html_e( 'Search our results', 'hearth-hammer' ); ?></a></p>
