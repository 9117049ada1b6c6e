<?php
/**
 * Who wrote a piece of news; nothing where nobody is named.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\View\ArticleView;

defined( 'ABSPATH' ) || exit;

$hh_post   = get_post();
$hh_author = $hh_post instanceof WP_Post ? ArticleView::author( $hh_post ) : null;
?>
<?php if ( null !== $hh_author ) : ?>
	<p class="hh-byline">
		<?php
		$hh_name = '' === $hh_author['url'] ? esc_html( $hh_author['name'] ) : sprintf( '<a rel="author" href="%s">%s</a>', esc_url( $hh_author['url'] ), esc_html( $hh_author['name'] ) );
		/* translators: %s: a person's name */
		echo wp_kses_post( sprintf( __( 'By %s', 'hearth-hammer' ), $hh_name ) . ( '' === $hh_author['role'] ? '' : ', ' . esc_html( $hh_author['role'] ) ) );
		?>
	</p>
<?php endif; ?>
