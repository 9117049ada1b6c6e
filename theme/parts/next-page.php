<?php
/**
 * The last tile of a list that goes on. _next-page.css shows it where the last row has room for it: LIST-02.
 *
 * @package HearthHammer
 *
 * @var array{url: string, left: int} $args left: how many properties the pages after this one hold.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?>
<a class="hh-next-page" href="<?php echo esc_url( $args['url'] ); ?>" rel="next">
	<span class="hh-next-page__title"><?php esc_html_e( 'Next page', 'hearth-hammer' ); ?></span>
	<span class="hh-next-page__left">
		<?php
		/* translators: %s: number of properties */
		echo esc_html( sprintf( _n( '%s more property', '%s more properties', $args['left'], 'hearth-hammer' ), number_format_i18n( $args['left'] ) ) );
		?>
	</span>
</a>
