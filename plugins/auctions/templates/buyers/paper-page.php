<?php
/**
 * SALE-09: a paper for the buyer of a lot, A4. What is marked can be typed over before it is printed; nothing is sent.
 *
 * @package HearthHammer\Auctions
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Plugin;
use HearthHammer\Core\Templates\Template;

defined( 'ABSPATH' ) || exit;

$hh_page = Plugin::papers()->current();
// Before the head, which brings their styles and scripts.
$hh_body = ( new Template( __DIR__ ) )->get( $hh_page['kind'], $hh_page );
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<nav class="hh-paper__ways" aria-label="<?php esc_attr_e( 'Papers for the buyer', 'hearth-hammer' ); ?>">
	<a href="<?php echo esc_url( $hh_page['back'] ); ?>"><?php esc_html_e( 'Back to the lot', 'hearth-hammer' ); ?></a>
	<?php foreach ( $hh_page['other'] as $hh_paper ) : ?>
		<a href="<?php echo esc_url( $hh_paper['url'] ); ?>"<?php echo $hh_paper['name'] === $hh_page['name'] ? ' aria-current="page"' : ''; ?>><?php echo esc_html( $hh_paper['name'] ); ?></a>
	<?php endforeach; ?>
	<span><?php esc_html_e( 'Type in the marked places, then print the page or save it as a PDF from your browser. What you type is not saved on the site.', 'hearth-hammer' ); ?></span>
</nav>
<main class="hh-paper" id="main">
	<header class="hh-paper__head">
		<p class="hh-wordmark"><?php echo esc_html( $hh_page['firm'] ); ?></p>
		<address class="hh-paper__firm"><?php echo esc_html( implode( ', ', $hh_page['firm_lines'] ) ); ?></address>
	</header>
	<?php echo $hh_body; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by its template. ?>
</main>
<?php wp_footer(); ?>
</body>
</html>
