<?php
/**
 * The page that a mail's link leads to: nothing has happened yet, the button does it.
 *
 * @package HearthHammer\Hpapi
 *
 * @var array{label: string, intro: string, button: string, manage_url: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-saved__lede"><?php echo esc_html( $view['intro'] ); ?></p>
<p class="hh-saved__search"><?php echo esc_html( $view['label'] ); ?></p>
<form method="post" class="hh-saved__button">
	<button class="hh-button hh-button--primary" type="submit"><?php echo esc_html( $view['button'] ); ?></button>
</form>
