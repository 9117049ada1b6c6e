<?php
/**
 * A list of properties under a theme that has no property-list.php of its own.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

use HearthHammer\Hpapi\Hpapi;

defined( 'ABSPATH' ) || exit;

$hh_list = Hpapi::current_list() ?? array();

get_header();
?>
<main class="hh-property-list">
	<h1><?php echo esc_html( $hh_list['heading'] ); ?></h1>
	<?php if ( '' !== $hh_list['location_note'] ) : ?>
		<p><?php echo esc_html( $hh_list['location_note'] ); ?></p>
	<?php endif; ?>
	<?php echo do_blocks( '<!-- wp:hearth-hammer/search-form {"variant":"bar"} /-->' ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its render callback. ?>
	<p><?php echo esc_html( $hh_list['count_label'] ); ?></p>
	<ul>
		<?php foreach ( $hh_list['cards'] as $hh_card ) : ?>
			<li>
				<a href="<?php echo esc_url( $hh_card['url'] ); ?>"><?php echo esc_html( $hh_card['address'] ); ?></a>
				<?php echo esc_html( trim( $hh_card['price_qualifier_label'] . ' ' . $hh_card['price_string'] ) ); ?>
			</li>
		<?php endforeach; ?>
	</ul>
	<ul>
		<?php foreach ( array( ...$hh_list['ways'], ...array_filter( $hh_list['page_links'], static fn ( array $hh_link ): bool => '' !== $hh_link['url'] ) ) as $hh_link ) : ?>
			<li><a href="<?php echo esc_url( $hh_link['url'] ); ?>"><?php echo esc_html( $hh_link['label'] ); ?></a></li>
		<?php endforeach; ?>
	</ul>
</main>
<?php
get_footer();
