<?php
/**
 * A sentence and a way on.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array{message: string, url: string, way: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-saved__lede" role="status"><?php echo esc_html( $view['message'] ); ?></p>
<p><a href="<?php echo esc_url( $view['url'] ); ?>"><?php echo esc_html( $view['way'] ); ?></a></p>
