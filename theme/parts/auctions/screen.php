<?php
/**
 * The screen in the room: the lot that is being sold, as large as it can be, without header, footer or controls.
 *
 * @package HearthHammer
 *
 * @var array{page: array<string, mixed>} $args As SalePages\RunningSale makes it.
 */

declare( strict_types=1 );

use HearthHammer\Theme\CompanyDetails;
use HearthHammer\Theme\Plugins;

defined( 'ABSPATH' ) || exit;

$hh_page = $args['page'];
$hh_sale = $hh_page['sale'];
$hh_lot  = $hh_page['lot'];
Plugins::enhance( 'sale-now' );
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
</head>
<body <?php body_class( 'hh-screen-page' ); ?>>
<main class="hh-screen" id="main" data-hh-sale-now="<?php echo (int) $hh_sale['id']; ?>" data-version="<?php echo (int) $hh_page['version']; ?>" data-live="<?php echo esc_url( $hh_page['live_url'] ); ?>" data-renew data-hh-styles="hh-screen__lot hh-screen__picture hh-screen__number hh-screen__text hh-screen__title hh-screen__price hh-screen__ends hh-screen__wait hh-screen__last">
	<p class="hh-screen__firm"><span class="hh-wordmark"><?php echo esc_html( wp_specialchars_decode( CompanyDetails::current()->name, ENT_QUOTES ) ); ?></span> <span><?php echo esc_html( $hh_sale['title'] ); ?></span></p>
	<div class="hh-screen__body" data-hh-live="screen">
		<?php if ( $hh_lot ) : ?>
			<div class="hh-screen__lot">
				<?php if ( $hh_lot['image'] ) : ?>
					<img class="hh-screen__picture" src="<?php echo esc_url( $hh_lot['image']['src_large'] ); ?>" alt="">
				<?php endif; ?>
				<div class="hh-screen__text">
					<p class="hh-screen__number"><span><?php esc_html_e( 'Lot', 'hearth-hammer' ); ?></span> <?php echo esc_html( $hh_lot['number'] ); ?></p>
					<h1 class="hh-screen__heading"><?php echo esc_html( $hh_lot['heading'] ); ?></h1>
					<?php if ( '' !== $hh_lot['title'] ) : ?>
						<p class="hh-screen__title"><?php echo esc_html( $hh_lot['title'] ); ?></p>
					<?php endif; ?>
					<p class="hh-screen__price"><span><?php echo esc_html( $hh_lot['price_label'] ); ?></span> <?php echo esc_html( $hh_lot['price'] ); ?></p>
					<?php if ( '' !== $hh_lot['ends'] ) : ?>
						<?php /* translators: %s: time of day */ ?>
						<p class="hh-screen__ends"><?php echo esc_html( sprintf( __( 'Ends at %s', 'hearth-hammer' ), $hh_lot['ends'] ) ); ?></p>
					<?php endif; ?>
				</div>
			</div>
		<?php else : ?>
			<div class="hh-screen__wait">
				<h1 class="hh-screen__heading"><?php echo esc_html( $hh_sale['title'] ); ?></h1>
				<p class="hh-screen__title"><?php echo esc_html( $hh_sale['is_finished'] ? __( 'The auction is over. Thank you.', 'hearth-hammer' ) : implode( '. ', array_filter( array( $hh_sale['when'], $hh_sale['venue'] ) ) ) ); ?></p>
			</div>
		<?php endif; ?>
		<p class="hh-screen__last" role="status"><?php echo esc_html( $hh_page['last'] ); ?></p>
	</div>
</main>
<?php wp_footer(); ?>
</body>
</html>
