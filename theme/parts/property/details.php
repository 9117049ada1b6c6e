<?php
/**
 * The sections below a property's head; each only where there is something to say.
 *
 * @package HearthHammer
 *
 * @var array{view: \HearthHammer\Theme\View\PropertyPageView} $args
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$hh_view  = $args['view'];
$hh_facts = array( 'facts' => $hh_view->facts() );
$hh_parts = array(
	'share'       => array( 'property/share', $hh_facts ),
	'description' => array( 'property/description', array( 'features' => $hh_view->features, 'description' => $hh_view->description ) ),
	'floorplans'  => array( 'property/floorplans', array( 'floorplans' => $hh_view->floorplans ) ),
	'material'    => array( 'property/material', $hh_facts ),
	'letting'     => array( 'property/letting', $hh_facts ),
	'files'       => array( 'files', array( 'id' => 'tours', 'tours' => $hh_view->virtual_tours, 'documents' => $hh_view->documents ) ),
	'location'    => array( 'property/location', array( 'view' => $hh_view ) ),
	'costs'       => array( 'property/costs', $hh_facts ),
	'brochure'    => array( 'property/brochure', $hh_facts ),
	'enquiry'     => array( 'property/enquiry', array() ),
);

$hh_sections = array();
foreach ( $hh_parts as $hh_name => [ $hh_part, $hh_args ] ) {
	ob_start();
	get_template_part( "parts/{$hh_part}", null, $hh_args );
	$hh_sections[ $hh_name ] = (string) ob_get_clean();
}
/**
 * Filters the sections of a property's page: leave one out, move one or add one. The links above them are made of the
 * `h2` of each `<section>`.
 *
 * Example:
 *
 *     add_filter( 'hearth_hammer_property_sections', function ( array $sections, int $id ) {
 *         unset( $sections['share'] );
 *         $sections['schools'] = '<section class="hh-property__section"><h2>Schools</h2>…</section>';
 *         return $sections;
 *     }, 10, 2 );
 *
 * @param array<string, string> $sections HTML by name, in their order: share, description, floorplans, material, letting, files, location, costs, brochure, enquiry. Escape what you add.
 * @param int                   $id       Of the property.
 */
$hh_sections = (array) apply_filters( 'hearth_hammer_property_sections', $hh_sections, $hh_view->id );
echo implode( '', array_filter( $hh_sections, 'is_string' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Each part escapes its own.
