<?php
/**
 * A sentence about a legal pack, and a way on.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{sentence: string, lot: string, lot_url: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-lede" role="status"><?php echo esc_html( $view['sentence'] ); ?></p>
<p><a class="hh-more" href="<?php echo esc_url( $view['lot_url'] ); ?>"><?php echo esc_html( '' === $view['lot'] ? __( 'Upcoming auctions', 'hearth-hammer' ) : $view['lot'] ); ?></a></p>
