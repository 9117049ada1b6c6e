<?php
/**
 * The page that a mail’s link leads to: nothing has happened yet, the button does it.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{items: array<int|string, array{words: string, url: string, about: string, image: string}>, intro: string, button: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-lede"><?php echo esc_html( $view['intro'] ); ?></p>
<ul class="hh-watching__items">
	<?php foreach ( $view['items'] as $hh_item ) : ?>
		<li><?php require __DIR__ . '/item.php'; ?></li>
	<?php endforeach; ?>
</ul>
<form method="post"><button class="hh-button hh-button--primary" type="submit" name="stop" value="1"><?php echo esc_html( $view['button'] ); ?></button></form>
