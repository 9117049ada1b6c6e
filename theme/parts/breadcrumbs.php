<?php
/**
 * Where the page is.
 *
 * @package HearthHammer
 *
 * @var array{links: array<string, string>} $args Address → label; the page itself is not among them.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<nav class="hh-breadcrumbs" aria-label="<?php esc_attr_e( 'Breadcrumb', 'hearth-hammer' ); ?>">
	<ol>
		<?php foreach ( $args['links'] as $hh_url => $hh_label ) : ?>
			<li><a href="<?php echo esc_url( $hh_url ); ?>"><?php echo esc_html( $hh_label ); ?></a></li>
		<?php endforeach; ?>
	</ol>
</nav>
