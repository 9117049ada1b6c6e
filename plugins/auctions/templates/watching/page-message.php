<?php
/**
 * A sentence about watching, and a way on.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{sentence: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-lede" role="status"><?php echo esc_html( $view['sentence'] ); ?></p>
<p><a class="hh-more" href="<?php echo esc_url( home_url( '/auctions/' ) ); ?>"><?php esc_html_e( 'Upcoming auctions', 'hearth-hammer' ); ?></a></p>
