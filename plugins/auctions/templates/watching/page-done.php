<?php
/**
 * What the button has done.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{items: array<int|string, array{words: string, url: string, about: string, image: string}>, message: string, manage_url: string, manage: string} $view
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p class="hh-lede" role="status"><?php echo esc_html( $view['message'] ); ?></p>
<ul class="hh-watching__items">
	<?php foreach ( $view['items'] as $hh_item ) : ?>
		<li><?php require __DIR__ . '/item.php'; ?></li>
	<?php endforeach; ?>
</ul>
<p><a class="hh-more" href="<?php echo esc_url( $view['manage_url'] ); ?>"><?php echo esc_html( $view['manage'] ); ?></a></p>
