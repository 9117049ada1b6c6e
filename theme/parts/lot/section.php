<?php
/**
 * A part of a lot’s page with its heading; nothing where the part has nothing to show.
 *
 * @package HearthHammer
 *
 * @var array{id: string, title: string, html: string} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( '' === $args['html'] ) {
	return;
}
?>
<section class="hh-property__section hh-lot-section" id="<?php echo esc_attr( $args['id'] ); ?>">
	<h2 class="hh-heading--small"><?php echo esc_html( $args['title'] ); ?></h2>
	<?php echo $args['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the block that made it. ?>
</section>
