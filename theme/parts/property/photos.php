<?php
/**
 * The pictures of a property or of a lot, or what stands where there are none yet.
 *
 * @package HearthHammer
 *
 * @var array{gallery: string} $args The island's HTML; empty without a picture.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="hh-property__gallery" id="photos">
	<?php if ( $args['gallery'] ) : ?>
		<?php echo $args['gallery']; // phpcs:ignore WordPress.Security.EscapeOutput -- an island, escaped by its template. ?>
	<?php else : ?>
		<p class="hh-property__no-picture"><?php esc_html_e( 'Photos to follow', 'hearth-hammer' ); ?></p>
	<?php endif; ?>
</div>
