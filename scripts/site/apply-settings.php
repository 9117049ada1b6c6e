<?php
/**
 * Settings of a new site, as its staff would choose them, and no sample content. Included where WordPress runs
 * with everything active, because the rewrite rules include those of the plugins.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

$hh_settings = array(
	'blogname'               => 'Hearth & Hammer',
	'blogdescription'        => 'Estate agents and auctioneers',
	'admin_email'            => 'admin@example.com',
	'timezone_string'        => 'Europe/London',
	'date_format'            => 'j F Y',
	'time_format'            => 'g:ia',
	'start_of_week'          => 1,
	'default_comment_status' => 'closed',
	'default_ping_status'    => 'closed',
	'default_pingback_flag'  => 0,
	'comment_registration'   => 1,
	'show_avatars'           => 0,
	'blog_public'            => 1,
	'users_can_register'     => 0,
	// The theme cuts its own picture sizes; these four would only cost time and space.
	'medium_large_size_w'    => 0,
	'medium_large_size_h'    => 0,
);
foreach ( $hh_settings as $hh_name => $hh_value ) {
	update_option( $hh_name, $hh_value );
}

// Settings → Company: the demo's three branches. Phone numbers and addresses are reserved for examples.
$hh_week = array_fill_keys( range( 1, 5 ), array( 'opens' => '09:00', 'closes' => '17:00' ) );
update_option(
	'hh_offices',
	array(
		array( 'name' => 'Cranbrook', 'street' => '14 High Street', 'town' => 'Cranbrook', 'postcode' => 'TN17 3HF', 'latitude' => '51.0968', 'longitude' => '0.5364', 'phone' => '01632 960 123', 'email' => 'hello@example.com', 'hours' => $hh_week, 'words' => '', 'branch' => 'CRB', 'districts' => array( 'TN17', 'TN18', 'TN12', 'TN5', 'TN3' ), 'closed' => array() ),
		array( 'name' => 'Tenterden', 'street' => '40 High Street', 'town' => 'Tenterden', 'postcode' => 'TN30 6AR', 'latitude' => '51.0688', 'longitude' => '0.6886', 'phone' => '01632 960 124', 'email' => 'tenterden@example.com', 'hours' => $hh_week, 'words' => '', 'branch' => 'TEN', 'districts' => array( 'TN30', 'TN27', 'TN26' ), 'closed' => array() ),
		array( 'name' => 'Rye', 'street' => '7 Cinque Ports Street', 'town' => 'Rye', 'postcode' => 'TN31 7AD', 'latitude' => '50.9513', 'longitude' => '0.7337', 'phone' => '01632 960 125', 'email' => 'rye@example.com', 'hours' => $hh_week, 'words' => '', 'branch' => 'RYE', 'districts' => array( 'TN31', 'TN32', 'TN33', 'TN36' ), 'closed' => array() ),
	),
	true
);

// LEAD-03: lettings name the schemes. Both are real; the firm that belongs to them is not.
update_option(
	'hh_company',
	array(
		'managing_director' => 'Eleanor Ashdown',
		'redress'           => 'The Property Ombudsman',
		'redress_url'       => 'https://www.tpos.co.uk/',
		'client_money'      => 'Propertymark Client Money Protection',
		'client_money_url'  => 'https://www.propertymark.co.uk/',
	) + (array) get_option( 'hh_company', array() ),
	true
);

// "Hello world!", the sample page and the draft of a privacy page, with the comment on the first.
foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'post_status' => 'any', 'numberposts' => 10, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $hh_post ) {
	if ( $hh_post->ID <= 3 && in_array( $hh_post->post_name, array( 'hello-world', 'sample-page', 'privacy-policy' ), true ) ) {
		wp_delete_post( $hh_post->ID, true );
	}
}
$hh_privacy = get_page_by_path( 'privacy' );
update_option(
	'wp_page_for_privacy_policy',
	$hh_privacy->ID ?? wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => 'privacy',
			'post_title'   => 'Privacy',
			'post_excerpt' => 'What personal data we keep, why, for how long and who we share it with.',
			'post_content' => "<!-- wp:paragraph -->\n<p>This page explains what personal data our website keeps. It is generated from what the site does and changes with it. To see, correct or delete your data, email hello@example.com. If you are not satisfied with our reply, you can complain to the Information Commissioner’s Office.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:hearth-hammer/privacy-notice /-->",
		)
	)
);
update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), 'array_version' => 3 ) );

$hh_category = get_term_by( 'slug', 'uncategorized', 'category' );
if ( $hh_category instanceof WP_Term ) {
	wp_update_term( $hh_category->term_id, 'category', array( 'name' => 'News', 'slug' => 'news' ) );
}

global $wp_rewrite;
$wp_rewrite->set_permalink_structure( '/news/%postname%/' );
$wp_rewrite->set_category_base( 'news/topic' );
// Post types that were registered while addresses were still plain have no rules in this request: the next one
// makes the list.
delete_option( 'rewrite_rules' );
