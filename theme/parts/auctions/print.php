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
use HearthHammer\Core\Text\Unbroken;
use HearthHammer\Theme\CompanyDetails;

defined( 'ABSPATH' ) || exit;

$hh_sale    = $args['page']['sale'];
$hh_company = CompanyDetails::current();
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
	<p class="hh-print__back"><a href="<?php echo esc_url( $hh_sale['url'] ); ?>"><?php esc_html_e( 'Back to the catalogue', 'hearth-hammer' ); ?></a> <span><?php esc_html_e( 'Print this page from your browser.', 'hearth-hammer' ); ?></span>
		<?php foreach ( $args['page']['texts'] as $hh_url => [ $hh_label, $hh_is_current ] ) : ?>
			<a href="<?php echo esc_url( $hh_url ); ?>"<?php echo $hh_is_current ? ' aria-current="page"' : ''; ?>><?php echo esc_html( $hh_label ); ?></a>
		<?php endforeach; ?>
	</p>
	<header class="hh-print__head">
		<p class="hh-wordmark"><?php echo esc_html( wp_specialchars_decode( $hh_company->name, ENT_QUOTES ) ); ?></p>
		<h1 class="hh-title"><?php echo esc_html( $hh_sale['title'] ); ?></h1>
		<p class="hh-print__when"><?php echo esc_html( implode( '. ', array_filter( array( $hh_sale['when'], implode( ', ', array_filter( array( $hh_sale['venue'], $hh_sale['venue_postcode'] ) ) ) ) ) ) ); ?></p>
		<p><?php echo esc_html( implode( ', ', array_filter( array( $hh_company->phone, $hh_company->email ) ) ) ); ?></p>
	</header>
	<?php if ( $args['page']['addenda'] ) : ?>
		<section class="hh-print__addenda">
			<h2 class="hh-heading--small"><?php esc_html_e( 'Addenda', 'hearth-hammer' ); ?></h2>
			<?php foreach ( $args['page']['addenda'] as $hh_number => $hh_text ) : ?>
				<?php /* translators: 1: number of an addendum, 2: its text */ ?>
				<p><?php echo esc_html( sprintf( __( 'Addendum %1$s: %2$s', 'hearth-hammer' ), $hh_number, $hh_text ) ); ?></p>
			<?php endforeach; ?>
		</section>
	<?php endif; ?>
	<ol class="hh-print__lots">
		<?php foreach ( $args['page']['lots'] as $hh_lot ) : ?>
			<li class="hh-print__lot">
				<p class="hh-print__number"><?php echo esc_html( $hh_lot['number'] ); ?></p>
				<?php $hh_image = $hh_lot['images'][0] ?? null; ?>
				<?php if ( $hh_image ) : ?>
					<img class="hh-print__picture" src="<?php echo esc_url( $hh_image['src'] ); ?>" width="<?php echo (int) $hh_image['width']; ?>" height="<?php echo (int) $hh_image['height']; ?>" alt="" decoding="async">
				<?php endif; ?>
				<div class="hh-print__text">
					<h2><?php echo Unbroken::html( $hh_lot['heading'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></h2>
					<?php if ( $hh_lot['heading'] !== $hh_lot['title'] ) : ?>
						<p><?php echo Unbroken::html( $hh_lot['title'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></p>
					<?php endif; ?>
					<?php if ( '' !== $hh_lot['plate'] ) : ?>
						<p class="hh-print__plate"><?php echo esc_html( $hh_lot['plate'] ); ?></p>
					<?php endif; ?>
					<p class="hh-print__price"><?php echo esc_html( implode( ': ', array_filter( array( $hh_lot['price_label'], $hh_lot['price_text'] ) ) ) ); ?><?php echo '' === $hh_lot['status_label'] ? '' : ' · ' . esc_html( $hh_lot['status_label'] ); ?></p>
					<?php if ( $hh_lot['facts'] ) : ?>
						<p class="hh-print__facts"><?php echo esc_html( implode( ', ', $hh_lot['facts'] ) ); ?></p>
					<?php endif; ?>
					<?php if ( $hh_lot['details'] ) : ?>
						<p class="hh-print__facts"><?php echo esc_html( implode( '. ', array_map( static fn ( int|string $label, mixed $value ): string => "{$label}: {$value}", array_keys( $hh_lot['details'] ), $hh_lot['details'] ) ) . '.' ); ?></p>
					<?php endif; ?>
					<?php foreach ( $hh_lot['text'] ? $hh_lot['text'] : array_filter( array( $hh_lot['summary'] ) ) as $hh_text ) : ?>
						<p><?php echo esc_html( $hh_text ); ?></p>
					<?php endforeach; ?>
					<?php if ( '' !== $hh_lot['faults'] ) : ?>
						<p><strong><?php esc_html_e( 'Faults', 'hearth-hammer' ); ?>:</strong> <?php echo esc_html( $hh_lot['faults'] ); ?></p>
					<?php endif; ?>
					<?php if ( $hh_lot['viewings'] ) : ?>
						<p><strong><?php esc_html_e( 'Viewing', 'hearth-hammer' ); ?>:</strong> <?php echo esc_html( implode( '; ', $hh_lot['viewings'] ) ); ?></p>
					<?php endif; ?>
					<?php foreach ( $hh_lot['addenda'] as $hh_number => $hh_text ) : ?>
						<?php /* translators: %s: number of an addendum */ ?>
						<p class="hh-print__addendum"><strong><?php echo esc_html( sprintf( __( 'Addendum %s', 'hearth-hammer' ), $hh_number ) ); ?>:</strong> <?php echo esc_html( $hh_text ); ?></p>
					<?php endforeach; ?>
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
