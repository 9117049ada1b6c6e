<?php
/**
 * A column at the foot of a page.
 *
 * @package HearthHammer
 *
 * @var array{show?: string, title?: string, links?: string} $args show: links (an editor's lines), areas (those with most
 *      properties), menu (the one of the place Footer) or office (the main one); links: `label | address`, a line each.
 */

declare( strict_types=1 );

use HearthHammer\Theme\CompanyDetails;
use HearthHammer\Theme\Navigation;
use HearthHammer\Theme\View\FooterView;

defined( 'ABSPATH' ) || exit;

$hh_show  = $args['show'] ?? 'links';
$hh_title = $args['title'] ?? '';
if ( 'office' !== $hh_show ) {
	$hh_links = FooterView::links( $hh_show, $args['links'] ?? '' );
	$hh_title = '' === $hh_title && 'menu' === $hh_show ? FooterView::menu_name() : $hh_title;
	if ( $hh_links ) :
		?>
			<nav class="hh-footer__column" aria-label="<?php echo esc_attr( $hh_title ); ?>">
				<?php if ( '' !== $hh_title ) : ?>
				<h2 class="hh-footer__title"><?php echo esc_html( $hh_title ); ?></h2>
				<?php endif; ?>
				<?php Navigation::print_links( $hh_links, 'hh-footer__links' ); ?>
			</nav>
		<?php
	endif;
	return;
}
$hh_company = CompanyDetails::current();
$hh_schemes = FooterView::schemes();
if ( '' === $hh_company->street . $hh_company->town . $hh_company->email && ! $hh_schemes ) {
	return;
}
?>
			<div class="hh-footer__column">
				<?php if ( '' !== $hh_company->street . $hh_company->town ) : ?>
					<?php if ( '' !== $hh_title ) : ?>
					<h2 class="hh-footer__title"><?php echo esc_html( $hh_title ); ?></h2>
					<?php endif; ?>
					<address class="hh-footer__address">
						<?php echo esc_html( $hh_company->street ); ?><br>
						<?php echo esc_html( $hh_company->town ); ?> <span class="hh-whole"><?php echo esc_html( $hh_company->postcode ); ?></span>
					</address>
				<?php endif; ?>
				<?php foreach ( $hh_schemes as $hh_scheme ) : ?>
					<p class="hh-footer__scheme"><?php echo esc_html( $hh_scheme['label'] ); ?>: <?php echo '' === $hh_scheme['url'] ? esc_html( $hh_scheme['name'] ) : sprintf( '<a href="%s">%s</a>', esc_url( $hh_scheme['url'] ), esc_html( $hh_scheme['name'] ) ); ?></p>
				<?php endforeach; ?>
				<?php if ( '' !== $hh_company->email ) : ?>
					<a data-hh-track="email" href="<?php echo esc_url( $hh_company->email_link() ); ?>"><?php echo esc_html( $hh_company->email ); ?></a>
				<?php endif; ?>
			</div>
