<?php
/**
 * What a button has done.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array{label: string, url: string, manage_url: string, message: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-saved__search"><?php echo esc_html( $view['label'] ); ?></p>
<p class="hh-saved__lede" role="status"><?php echo esc_html( $view['message'] ); ?></p>
<ul class="hh-saved__ways">
	<li><a href="<?php echo esc_url( $view['url'] ); ?>"><?php esc_html_e( 'See matching properties', 'hearth-hammer' ); ?></a></li>
	<?php if ( '' !== $view['manage_url'] ) : ?>
		<li><a href="<?php echo esc_url( $view['manage_url'] ); ?>"><?php esc_html_e( 'See all your saved searches', 'hearth-hammer' ); ?></a></li>
	<?php endif; ?>
</ul>
