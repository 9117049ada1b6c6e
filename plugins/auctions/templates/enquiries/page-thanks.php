<?php
/**
 * What happens next, after the form of a lot was sent without JavaScript.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{lot: string, lot_url: string, next: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-lede" role="status"><?php echo esc_html( $view['next'] ); ?></p>
<p><a class="hh-more" href="<?php echo esc_url( $view['lot_url'] ); ?>"><?php echo esc_html( $view['lot'] ); ?></a></p>
