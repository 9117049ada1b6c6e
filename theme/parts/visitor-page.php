<?php
/**
 * A page of a visitor's own: where it stands, its heading, and what a plugin prints below.
 *
 * @package HearthHammer
 *
 * @var array{title: string, links: array<string, string>, body: string, name: string} $args `body` is safe HTML, `name` the CSS name of the page.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

get_template_part( 'parts/page-trail', null, array( 'links' => $args['links'] ) );
?>
<div class="hh-wrap hh-page__body <?php echo esc_attr( $args['name'] ); ?>">
	<header class="hh-page-head">
		<h1 class="hh-title"><?php echo esc_html( $args['title'] ); ?></h1>
	</header>
	<div class="<?php echo esc_attr( $args['name'] ); ?>__body">
		<?php echo $args['body']; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the plugin's template. ?>
	</div>
</div>
