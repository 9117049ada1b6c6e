<?php
/**
 * What happens next, after the form of a lot was sent without JavaScript.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{lot: string, lot_url: string, sentence: string, next: list<array{label: string, url: string}>} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-lede" role="status"><?php echo esc_html( $view['sentence'] ); ?></p>
<?php if ( array() !== $view['next'] ) : ?>
	<nav class="hh-next-steps" aria-labelledby="hh-next-steps">
		<h2 class="hh-heading--small" id="hh-next-steps"><?php esc_html_e( 'Upcoming auctions', 'hearth-hammer' ); ?></h2>
		<ul role="list">
			<?php foreach ( $view['next'] as $hh_sale ) : ?>
				<li><a class="hh-more" href="<?php echo esc_url( $hh_sale['url'] ); ?>"><?php echo esc_html( $hh_sale['label'] ); ?></a></li>
			<?php endforeach; ?>
		</ul>
	</nav>
<?php endif; ?>
<p><a class="hh-more" href="<?php echo esc_url( $view['lot_url'] ); ?>"><?php echo esc_html( $view['lot'] ); ?></a></p>
