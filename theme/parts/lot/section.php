<?php
/**
 * A part of a lot’s page with its heading; nothing where the part has nothing to show.
 *
 * @package HearthHammer
 *
 * @var array{id: string, title: string, html: string, line?: string|null, is_open?: bool} $args `line`: what a phone shows of it until it is opened; without one it is never folded.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( '' === $args['html'] ) {
	return;
}
?>
<section class="hh-property__section hh-lot-section" id="<?php echo esc_attr( $args['id'] ); ?>">
	<h2 class="hh-heading--small"><?php echo esc_html( $args['title'] ); ?></h2>
	<?php if ( isset( $args['line'] ) ) : ?>
		<details class="hh-fold hh-fold--phone" data-hh-fold="<?php echo esc_attr( $args['id'] ); ?>"<?php echo $args['is_open'] ?? false ? ' open' : ''; ?>>
			<summary class="hh-fold__summary"><?php echo esc_html( $args['line'] ); ?></summary>
			<div class="hh-fold__body">
				<?php echo $args['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the block that made it. ?>
			</div>
		</details>
	<?php else : ?>
		<?php echo $args['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the block that made it. ?>
	<?php endif; ?>
</section>
