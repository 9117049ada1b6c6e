<?php
/**
 * Title: Home page
 * Slug: hearth-hammer/page-home
 * Description: The home page: photo with search, newest properties, auctions, areas and newsletter.
 * Keywords: home, front page, landing
 * Categories: hearth-hammer-pages
 * Block Types: core/post-content
 * Post Types: page
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Theme\Block;
use HearthHammer\Theme\Plugins;
use HearthHammer\Theme\View\SectionTitles;

defined( 'ABSPATH' ) || exit;

[ $hh_heading, $hh_heading_end ]       = SectionTitles::parts( __( 'Find the place <em>worth staying&nbsp;for</em>', 'hearth-hammer' ) );
[ $hh_vehicle, $hh_vehicle_end ]       = SectionTitles::parts( __( 'What’s your car or van <em>worth at auction?</em>', 'hearth-hammer' ) );
[ $hh_newsletter, $hh_newsletter_end ] = SectionTitles::parts( __( 'Sign up for <em>our newsletter</em>', 'hearth-hammer' ) );

// Every word is written out, for the editor to change. A section whose plugin is off has none to change.
$hh_sections = array(
	'home-hero'       => array( true, array( 'heading' => $hh_heading, 'emphasis' => $hh_heading_end ) ),
	'home-properties' => array( Plugins::hpapi(), array( 'title' => __( 'New to the market', 'hearth-hammer' ), 'more' => __( 'See all properties for sale', 'hearth-hammer' ), 'lead' => true ) ),
	'valuation-promo' => array( Plugins::caphpi(), array( 'title' => $hh_vehicle, 'emphasis' => $hh_vehicle_end, 'text' => __( 'Enter your number plate for the trade value of your car or van.', 'hearth-hammer' ), 'button' => __( 'Value my vehicle', 'hearth-hammer' ) ) ),
	'to-rent'         => array( Plugins::hpapi(), array( 'channel' => 2, 'title' => __( 'New to rent', 'hearth-hammer' ), 'more' => __( 'See all properties to rent', 'hearth-hammer' ), 'limit' => 4 ) ),
	'home-sales'      => array( Plugins::auctions(), array( 'title' => __( 'Upcoming auctions', 'hearth-hammer' ), 'more' => __( 'See all auctions', 'hearth-hammer' ), 'moreLots' => __( 'See lots available now', 'hearth-hammer' ) ) ),
	'areas'           => array( Plugins::hpapi(), array( 'title' => __( 'Areas we cover', 'hearth-hammer' ) ) ),
	'how-we-work'     => array( true, array( 'title' => __( 'How we work', 'hearth-hammer' ), 'text' => __( 'Estate agents and auctioneers under one roof.', 'hearth-hammer' ), 'button' => __( 'Request a valuation', 'hearth-hammer' ), 'points' => SectionTitles::points() ) ),
	'recently-viewed' => array( Plugins::hpapi(), array( 'title' => __( 'Recently viewed', 'hearth-hammer' ) ) ),
	'newsletter-band' => array( Plugins::hpapi(), array( 'title' => $hh_newsletter, 'emphasis' => $hh_newsletter_end ) ),
);
foreach ( $hh_sections as $hh_name => [ $hh_shown, $hh_words ] ) {
	if ( $hh_shown ) {
		echo Block::comment( 'to-rent' === $hh_name ? 'home-properties' : $hh_name, $hh_words ); // phpcs:ignore WordPress.Security.EscapeOutput -- a block's comment.
	}
}
