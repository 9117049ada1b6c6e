<?php
/**
 * The sections of a property's page as a line of links.
 *
 * @package HearthHammer
 *
 * @var array{links: list<array{id: string, label: string}>} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( count( $args['links'] ) < 2 ) {
	return;
}
?>
<nav class="hh-on-page" aria-label="<?php esc_attr_e( 'On this page', 'hearth-hammer' ); ?>">
	<ul class="hh-on-page__list" role="list">
		<?php foreach ( $args['links'] as $hh_link ) : ?>
			<li><a href="#<?php echo esc_attr( $hh_link['id'] ); ?>"><?php echo esc_html( $hh_link['label'] ); ?></a></li>
		<?php endforeach; ?>
	</ul>
</nav>
