<?php
/**
 * The printed catalogue: a page of its own without header and footer, for paper. All lots of the sale by number.
 *
 * @package HearthHammer
 *
 * @var array{page: array<string, mixed>} $args `sale` and `lots` as SalePages\AuctionPages makes them.
 */

declare( strict_types=1 );

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Theme\Company;

defined( 'ABSPATH' ) || exit;

$hh_sale    = $args['page']['sale'];
$hh_company = Company::current();
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
</head>
<body <?php body_class( 'hh-catalogue-print' ); ?>>
<main class="hh-wrap hh-print" id="main">
	<p class="hh-print__back"><a href="<?php echo esc_url( $hh_sale['url'] ); ?>"><?php esc_html_e( 'Back to the catalogue', 'hearth-hammer' ); ?></a> <span><?php esc_html_e( 'Print this page from your browser.', 'hearth-hammer' ); ?></span></p>
	<header class="hh-print__head">
		<p class="hh-wordmark"><?php echo esc_html( wp_specialchars_decode( $hh_company->name, ENT_QUOTES ) ); ?></p>
		<h1 class="hh-title"><?php echo esc_html( $hh_sale['title'] ); ?></h1>
		<p class="hh-print__when"><?php echo esc_html( implode( '. ', array_filter( array( $hh_sale['when'], implode( ', ', array_filter( array( $hh_sale['venue'], $hh_sale['venue_postcode'] ) ) ) ) ) ) ); ?></p>
		<p><?php echo esc_html( implode( ', ', array( $hh_company->phone, $hh_company->email ) ) ); ?></p>
	</header>
	<ol class="hh-print__lots">
		<?php foreach ( $args['page']['lots'] as $hh_lot ) : ?>
			<li class="hh-print__lot">
				<p class="hh-print__number"><?php echo esc_html( $hh_lot['number'] ); ?></p>
				<?php $hh_image = $hh_lot['images'][0] ?? null; ?>
				<?php if ( $hh_image ) : ?>
					<img class="hh-print__picture" src="<?php echo esc_url( $hh_image['src'] ); ?>" width="<?php echo (int) $hh_image['width']; ?>" height="<?php echo (int) $hh_image['height']; ?>" alt="" decoding="async">
				<?php endif; ?>
				<div class="hh-print__text">
					<h2><?php echo esc_html( $hh_lot['title'] ); ?></h2>
					<p class="hh-print__price"><?php echo esc_html( implode( ': ', array_filter( array( $hh_lot['price_label'], $hh_lot['price_text'] ) ) ) ); ?><?php echo '' === $hh_lot['status_label'] ? '' : ' · ' . esc_html( $hh_lot['status_label'] ); ?></p>
					<?php if ( $hh_lot['facts'] ) : ?>
						<p class="hh-print__facts"><?php echo esc_html( implode( ', ', $hh_lot['facts'] ) ); ?></p>
					<?php endif; ?>
					<?php if ( '' !== $hh_lot['summary'] ) : ?>
						<p><?php echo esc_html( $hh_lot['summary'] ); ?></p>
					<?php endif; ?>
				</div>
			</li>
		<?php endforeach; ?>
	</ol>
	<?php get_template_part( 'parts/auctions/sale-terms', null, array( 'sale' => $hh_sale ) ); ?>
	<p class="hh-print__foot">
		<?php
		/* translators: %s: date and time */
		echo esc_html( sprintf( __( 'Correct on %s. Details and guide prices may change. Check the website and the saleroom for addenda.', 'hearth-hammer' ), ClockTime::on( time(), 'j F Y' ) ) );
		?>
	</p>
</main>
<?php wp_footer(); ?>
</body>
</html>
