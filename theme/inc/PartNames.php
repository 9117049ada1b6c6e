<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

/**
 * What the section guide calls the theme's template parts, by their path in the theme.
 */
final class PartNames {

	public function register(): void {
		add_filter( 'hearth_hammer_guide_names', static fn ( array $names ): array => $names + self::all() );
	}

	/** @return array<string, string> */
	public static function all(): array {
		return array(
			'parts/areas'                   => __( 'Areas', 'hearth-hammer' ),
			'parts/auctions/all'            => __( 'All auctions page', 'hearth-hammer' ),
			'parts/auctions/available'      => __( 'Lots available now page', 'hearth-hammer' ),
			'parts/auctions/business'       => __( 'Auction department page', 'hearth-hammer' ),
			'parts/auctions/countdown'      => __( 'Auction countdown', 'hearth-hammer' ),
			'parts/auctions/figures'        => __( 'Auction figures', 'hearth-hammer' ),
			'parts/auctions/how'            => __( 'How to buy and sell at auction', 'hearth-hammer' ),
			'parts/auctions/latest-results' => __( 'Latest auction results', 'hearth-hammer' ),
			'parts/auctions/lots'           => __( 'Upcoming lots page', 'hearth-hammer' ),
			'parts/auctions/press'          => __( 'Auction results for the press', 'hearth-hammer' ),
			'parts/auctions/print'          => __( 'Printed catalogue', 'hearth-hammer' ),
			'parts/auctions/results'        => __( 'Auction results page', 'hearth-hammer' ),
			'parts/auctions/run-list'       => __( 'Run list page', 'hearth-hammer' ),
			'parts/auctions/screen'         => __( 'Room screen', 'hearth-hammer' ),
			'parts/auctions/sale-head'      => __( 'Auction header', 'hearth-hammer' ),
			'parts/auctions/sale-terms'     => __( 'Auction terms', 'hearth-hammer' ),
			'parts/breadcrumbs'             => __( 'Breadcrumbs', 'hearth-hammer' ),
			'parts/byline'                  => __( 'Author', 'hearth-hammer' ),
			'parts/card'                    => __( 'Property card', 'hearth-hammer' ),
			'parts/card-gone'               => __( 'Card of a withdrawn property', 'hearth-hammer' ),
			'parts/coming-sales'            => __( 'Upcoming auctions section', 'hearth-hammer' ),
			'parts/enquiry-page'            => __( 'Enquiry page', 'hearth-hammer' ),
			'parts/file-dialog'             => __( 'File viewer', 'hearth-hammer' ),
			'parts/files'                   => __( 'Tours, videos and documents', 'hearth-hammer' ),
			'parts/footer-column'           => __( 'Footer column', 'hearth-hammer' ),
			'parts/hero-picture'            => __( 'Hero photo', 'hearth-hammer' ),
			'parts/home-hero'               => __( 'Home page hero', 'hearth-hammer' ),
			'parts/home-properties'         => __( 'Home page properties', 'hearth-hammer' ),
			'parts/how-we-work'             => __( 'How we work', 'hearth-hammer' ),
			'parts/list-empty'              => __( 'No properties found', 'hearth-hammer' ),
			'parts/lot/bar'                 => __( 'Lot bar on phones', 'hearth-hammer' ),
			'parts/lot/bidding'             => __( 'How to bid', 'hearth-hammer' ),
			'parts/lot/details'             => __( 'Lot sections', 'hearth-hammer' ),
			'parts/lot/enquiry'             => __( 'Lot enquiry section', 'hearth-hammer' ),
			'parts/lot/facts'               => __( 'Lot details section', 'hearth-hammer' ),
			'parts/lot/head'                => __( 'Lot header', 'hearth-hammer' ),
			'parts/lot/page'                => __( 'Lot page', 'hearth-hammer' ),
			'parts/lot/place'               => __( 'Lot location section', 'hearth-hammer' ),
			'parts/lot/section'             => __( 'Lot section', 'hearth-hammer' ),
			'parts/lot/share'               => __( 'Share a lot', 'hearth-hammer' ),
			'parts/lot/sheet'               => __( 'Printed lot', 'hearth-hammer' ),
			'parts/lot/side'                => __( 'Lot side panel', 'hearth-hammer' ),
			'parts/make-lots'               => __( 'Lots by make', 'hearth-hammer' ),
			'parts/newsletter'              => __( 'Newsletter section', 'hearth-hammer' ),
			'parts/next-page'               => __( 'Next page card', 'hearth-hammer' ),
			'parts/not-found'               => __( 'Page not found', 'hearth-hammer' ),
			'parts/page-content'            => __( 'Page content', 'hearth-hammer' ),
			'parts/page-trail'              => __( 'Page breadcrumbs', 'hearth-hammer' ),
			'parts/page-valuation'          => __( 'Vehicle valuation page', 'hearth-hammer' ),
			'parts/pagination'              => __( 'Pagination', 'hearth-hammer' ),
			'parts/parish/market'           => __( 'Parish property market', 'hearth-hammer' ),
			'parts/parish/nearby'      => __( 'Near the parish', 'hearth-hammer' ),
			'parts/parish/stock'            => __( 'Properties in the parish', 'hearth-hammer' ),
			'parts/post'                    => __( 'News card', 'hearth-hammer' ),
			'parts/property/after'          => __( 'Sections below a property', 'hearth-hammer' ),
			'parts/property/bar'            => __( 'Property bar on phones', 'hearth-hammer' ),
			'parts/property/brochure'       => __( 'Printed property', 'hearth-hammer' ),
			'parts/property/costs'          => __( 'Buying costs', 'hearth-hammer' ),
			'parts/property/description'    => __( 'Description', 'hearth-hammer' ),
			'parts/property/details'        => __( 'Property sections', 'hearth-hammer' ),
			'parts/property/early-bird'     => __( 'Early bird notice', 'hearth-hammer' ),
			'parts/property/enquiry'        => __( 'Property enquiry section', 'hearth-hammer' ),
			'parts/property/floorplans'     => __( 'Floorplans', 'hearth-hammer' ),
			'parts/property/key-facts'      => __( 'Key facts', 'hearth-hammer' ),
			'parts/property/letting'        => __( 'Letting information', 'hearth-hammer' ),
			'parts/property/location'       => __( 'Location', 'hearth-hammer' ),
			'parts/property/material'       => __( 'Material information', 'hearth-hammer' ),
			'parts/property/on-this-page'   => __( 'Links to property sections', 'hearth-hammer' ),
			'parts/property/overview'       => __( 'Property side panel', 'hearth-hammer' ),
			'parts/property/page'           => __( 'Property page', 'hearth-hammer' ),
			'parts/property/photos'         => __( 'Photos', 'hearth-hammer' ),
			'parts/property/price-history'  => __( 'Price history', 'hearth-hammer' ),
			'parts/property/share'          => __( 'Share a property', 'hearth-hammer' ),
			'parts/property/stations'       => __( 'Nearest stations', 'hearth-hammer' ),
			'parts/property/withdrawn'      => __( 'Withdrawn property page', 'hearth-hammer' ),
			'parts/recently-viewed'         => __( 'Recently viewed', 'hearth-hammer' ),
			'parts/related-posts'           => __( 'Related news', 'hearth-hammer' ),
			'parts/save-button'             => __( 'Save button', 'hearth-hammer' ),
			'parts/save-heart'              => __( 'Save button on a photo', 'hearth-hammer' ),
			'parts/search-found'            => __( 'Site search results', 'hearth-hammer' ),
			'parts/sort'                    => __( 'Sort order', 'hearth-hammer' ),
			'parts/tour'                    => __( 'Tour or video', 'hearth-hammer' ),
			'parts/valuation-promo'         => __( 'Vehicle valuation section', 'hearth-hammer' ),
			'parts/views'                   => __( 'Grid, list and map links', 'hearth-hammer' ),
			'parts/visitor-page'            => __( 'Visitor page', 'hearth-hammer' ),
			'parts/popular-links'                    => __( 'Popular links', 'hearth-hammer' ),
		);
	}
}
