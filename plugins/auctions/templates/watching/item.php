<?php
/**
 * A lot or a sale in a list of what somebody watches.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{sale: int, words: string, url: string, about: string, image: string} $hh_item
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;

defined( 'ABSPATH' ) || exit;
?>
<?php if ( '' !== $hh_item['image'] ) : ?>
	<img class="hh-watching__picture" src="<?php echo esc_url( $hh_item['image'] ); ?>" alt="" width="96" height="64" loading="lazy">
<?php endif; ?>
<span class="hh-watching__what">
	<a href="<?php echo esc_url( $hh_item['url'] ); ?>"><?php echo Unbroken::html( $hh_item['words'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></a>
	<?php if ( '' !== $hh_item['about'] ) : ?>
		<span class="hh-watching__about"><?php echo Unbroken::html( $hh_item['about'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></span>
	<?php endif; ?>
</span>
