<?php
/**
 * The dialog that files open in, and all that src/enhancements/file-modal.ts may say in it.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/**
 * Tells the theme's Setup that the page has the dialog.
 *
 * @internal
 */
do_action( 'hearth_hammer_file_dialog' );
?>
<dialog
	class="hh-dialog hh-file"
	aria-labelledby="hh-file-title"
	data-hh-file-dialog
	data-content-failed="<?php esc_attr_e( 'The content could not be loaded.', 'hearth-hammer' ); ?>"
	data-image-failed="<?php esc_attr_e( 'The image could not be loaded.', 'hearth-hammer' ); ?>"
	data-not-found="<?php esc_attr_e( 'Content not found', 'hearth-hammer' ); ?>"
>
	<div class="hh-file__head">
		<h2 class="hh-dialog__title" id="hh-file-title" data-hh-file-title></h2>
		<a class="hh-file__open" data-hh-file-open href="#" target="_blank" rel="noopener"><?php esc_html_e( 'Open in a new tab', 'hearth-hammer' ); ?></a>
		<button type="button" class="hh-file__close" data-hh-file-close><?php esc_html_e( 'Close', 'hearth-hammer' ); ?></button>
	</div>
	<div class="hh-file__body" data-hh-file-body></div>
	<p class="hh-file__message" role="alert" data-hh-file-message></p>
</dialog>
