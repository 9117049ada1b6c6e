<?php
/**
 * SALE-09: what the buyer of a sold lot does next.
 *
 * @package HearthHammer\Auctions
 *
 * @var array{steps: list<array{title: string, text: string}>} $view
 */

declare( strict_types=1 );

use HearthHammer\Core\Text\Unbroken;

defined( 'ABSPATH' ) || exit;

?>
<ol class="hh-next-steps">
	<?php foreach ( $view['steps'] as $hh_step ) : ?>
		<li class="hh-next-steps__step">
			<h3 class="hh-next-steps__title"><?php echo esc_html( $hh_step['title'] ); ?></h3>
			<p class="hh-next-steps__text"><?php echo nl2br( Unbroken::html( $hh_step['text'] ), false ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></p>
		</li>
	<?php endforeach; ?>
</ol>
