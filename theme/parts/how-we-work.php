<?php
/**
 * What to expect of the firm.
 *
 * @package HearthHammer
 *
 * @var array{title?: string, text?: string, button?: string, points?: list<array{title?: string, text?: string}>} $args
 */

declare( strict_types=1 );

use HearthHammer\Theme\CompanyDetails;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\Routes;
use HearthHammer\Theme\View\SectionTitles;

defined( 'ABSPATH' ) || exit;

$hh_company = CompanyDetails::current();
$hh_points  = array_filter( $args['points'] ?? SectionTitles::points(), static fn ( array $point ): bool => '' !== ( $point['title'] ?? '' ) . ( $point['text'] ?? '' ) );
$hh_text    = $args['text'] ?? __( 'Estate agents and auctioneers under one roof.', 'hearth-hammer' );
?>
<section class="hh-section hh-wrap hh-how">
	<div class="hh-how__intro">
		<h2><?php echo esc_html( ( $args['title'] ?? '' ) ?: __( 'How we work', 'hearth-hammer' ) ); ?></h2>
		<?php if ( '' !== $hh_text ) : ?>
		<p class="hh-aside"><?php echo esc_html( $hh_text ); ?></p>
		<?php endif; ?>
		<?php if ( Plugins::hpapi() ) : ?>
			<p><a class="hh-button hh-button--primary" href="<?php echo esc_url( Routes::property_valuation() ); ?>"><?php echo esc_html( ( $args['button'] ?? '' ) ?: __( 'Request a valuation', 'hearth-hammer' ) ); ?></a></p>
		<?php endif; ?>
		<?php if ( '' !== $hh_company->phone ) : ?>
		<p><a class="hh-button" href="<?php echo esc_url( $hh_company->phone_link() ); ?>"><?php echo $hh_company->call_html(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there. ?></a></p>
		<?php endif; ?>
	</div>
	<div class="hh-how__points">
		<?php foreach ( $hh_points as $hh_point ) : ?>
			<div class="hh-how__point">
				<h3><?php echo esc_html( $hh_point['title'] ?? '' ); ?></h3>
				<p><?php echo esc_html( $hh_point['text'] ?? '' ); ?></p>
			</div>
		<?php endforeach; ?>
	</div>
</section>
