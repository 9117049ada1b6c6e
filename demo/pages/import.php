<?php
/**
 * The pages of the demo's firm, and the menus that link to them: `wp eval-file demo/pages/import.php`. A page that
 * someone has changed is left alone, and so is a menu that exists.
 *
 * Each file has the page's title and excerpt in a comment on its first line, and blocks below it. There `{site-office}`
 * is the number of the attachment that has demo/pictures/site-office/wide.webp, and `{site-office.url}` its address.
 * Where the comment names a pattern of the theme, the page is that pattern with its `picture`, and the file has what is
 * this firm's own, such as what it charges: pattern and page have one source. Departments get the photo that leads their
 * page, unless staff chose another or removed it.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Caphpi\Caphpi;
use HearthHammer\Hpapi\People\Import\LocalFile;
use HearthHammer\Theme\Footer;

/** The attachment of a picture, made once for each state of its file. */
$hh_picture = static function ( string $name, string $alt ): int {
	$file = LocalFile::beside( __DIR__, '../pictures/' . $name . '/wide.webp' );
	if ( null === $file ) {
		throw new RuntimeException( 'Picture not found: ' . $name ); // phpcs:ignore WordPress.Security.EscapeOutput -- for WP-CLI.
	}
	$known = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'name' => $name . '-' . substr( $file->hash(), 0, 8 ), 'numberposts' => 1, 'fields' => 'ids' ) );
	if ( array() !== $known ) {
		return $known[0];
	}
	$id = $file->attach_picture( 0, $name, $alt );
	wp_update_post( array( 'ID' => $id, 'post_name' => $name . '-' . substr( $file->hash(), 0, 8 ) ) );
	return $id;
};

/** A page as the theme's pattern has it. */
$hh_pattern = static function ( string $pattern, string $picture, string $alt, string $own ) use ( $hh_picture ): string {
	$args = array( 'own' => $own );
	if ( '' !== $picture ) {
		$id              = $hh_picture( $picture, $alt );
		$args['picture'] = array( 'id' => $id, 'url' => (string) wp_get_attachment_url( $id ), 'alt' => $alt );
	}
	ob_start();
	require get_theme_file_path( "patterns/{$pattern}.php" );
	return (string) ob_get_clean();
};

$hh_pages = array();
foreach ( glob( __DIR__ . '/*.html' ) ?: array() as $hh_file ) {
	[ $hh_head, $hh_content ] = explode( "\n", (string) file_get_contents( $hh_file ), 2 );

	$hh_slug  = basename( $hh_file, '.html' );
	$hh_about = (array) json_decode( trim( $hh_head, '<!-> ' ), true, 2, JSON_THROW_ON_ERROR );
	$hh_there = get_page_by_path( $hh_slug );
	if ( null !== $hh_there && $hh_there->post_date_gmt !== $hh_there->post_modified_gmt ) {
		$hh_pages[ $hh_slug ] = $hh_there->ID;
		continue;
	}
	if ( isset( $hh_about['pattern'] ) ) {
		$hh_content = $hh_pattern( (string) $hh_about['pattern'], (string) ( $hh_about['picture'] ?? '' ), (string) ( $hh_about['alt'] ?? '' ), trim( $hh_content ) );
	}
	// The alternative text is in the block that shows the picture.
	if ( preg_match_all( '/src="\{([a-z-]+)\.url\}" alt="([^"]*)"/', $hh_content, $hh_shown, PREG_SET_ORDER ) > 0 ) {
		foreach ( $hh_shown as [ , $hh_name, $hh_alt ] ) {
			$hh_id      = $hh_picture( $hh_name, html_entity_decode( $hh_alt ) );
			$hh_content = str_replace( array( '{' . $hh_name . '.url}', '{' . $hh_name . '}' ), array( (string) wp_get_attachment_url( $hh_id ), (string) $hh_id ), $hh_content );
		}
	}
	$hh_pages[ $hh_slug ] = wp_insert_post(
		wp_slash(
			array(
				'ID'           => $hh_there->ID ?? 0,
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $hh_slug,
				'post_title'   => (string) $hh_about['title'],
				'post_excerpt' => (string) $hh_about['excerpt'],
				'post_content' => trim( str_replace( array( 'href="{vehicle-valuation}"', 'href="/' ), array( 'href="' . esc_url( Caphpi::valuation_url() ) . '"', 'href="' . esc_url( home_url( '/' ) ) ), $hh_content ) ),
			)
		)
	);
}

/** Business → its picture, and what it shows. */
$hh_photos = array(
	'property-auctions' => array( 'site-shop', 'A brick shop with a flat above it and a LET board, between two white neighbours' ),
	'car-auctions'      => array( 'site-cars', 'Four cars side by side before an auction, each with its lot number on the windscreen' ),
	'van-auctions'      => array( 'site-vans', 'A small, a medium and a large van side by side, each with its lot number on the windscreen' ),
);
foreach ( Department::all() as $hh_department ) {
	[ $hh_name, $hh_alt ] = $hh_photos[ $hh_department->business->slug ] ?? array( '', '' );
	if ( '' !== $hh_name && ( ! metadata_exists( 'term', $hh_department->id, Department::PHOTO ) || str_starts_with( (string) get_post_field( 'post_name', $hh_department->photo ), $hh_name ) ) ) {
		update_term_meta( $hh_department->id, Department::PHOTO, (string) $hh_picture( $hh_name, $hh_alt ) );
	}
}

// The home page, until staff choose another.
if ( 'page' !== get_option( 'show_on_front' ) ) {
	update_option( 'page_on_front', $hh_pages['home'] );
	update_option( 'show_on_front', 'page' );
}

$hh_page = static fn ( string $slug, string $title = '' ): array => array( 'menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $hh_pages[ $slug ], 'menu-item-title' => $title );
$hh_link = static fn ( string $path, string $title ): array => array( 'menu-item-type' => 'custom', 'menu-item-url' => home_url( $path ), 'menu-item-title' => $title );

/** Menu → its place and its items; a list of several items is a submenu below its first item. */
$hh_menus = array(
	'Main'     => array(
		'primary',
		array(
			array( $hh_link( '/estate-agents/for-sale/', 'Buy' ) ),
			array( $hh_link( '/estate-agents/to-rent/', 'Rent' ), $hh_page( 'let-with-us' ), $hh_page( 'fees' ) ),
			array( $hh_link( '/auctions/', 'Auctions' ), $hh_link( '/property-auctions/', 'Property' ), $hh_link( '/car-auctions/', 'Cars' ), $hh_link( '/van-auctions/', 'Vans' ) ),
			array( $hh_link( '/#areas', 'Areas' ) ),
			array( $hh_page( 'sell', 'Sell' ), $hh_link( '/sell/valuation/', 'What is my property worth?' ), array( 'menu-item-url' => Caphpi::valuation_url() ) + $hh_link( '', 'What is my vehicle worth?' ) ),
			array( $hh_page( 'about', 'About' ), $hh_page( 'people' ), $hh_link( '/news/', 'News' ), $hh_page( 'contact' ) ),
		),
	),
	'The firm' => array(
		'footer',
		array( array( $hh_page( 'about' ) ), array( $hh_page( 'contact' ) ), array( $hh_page( 'fees' ) ), array( $hh_page( 'complaints' ) ), array( $hh_page( 'accessibility' ) ), array( $hh_page( 'terms', 'Terms' ) ) ),
	),
);
$hh_places = get_nav_menu_locations();
foreach ( $hh_menus as $hh_name => [ $hh_place, $hh_items ] ) {
	if ( ! empty( $hh_places[ $hh_place ] ) ) {
		continue;
	}
	$hh_menu = wp_get_nav_menu_object( $hh_name )->term_id ?? wp_create_nav_menu( $hh_name );
	foreach ( $hh_items as $hh_group ) {
		$hh_parent = 0;
		foreach ( $hh_group as $hh_item ) {
			$hh_made   = wp_update_nav_menu_item( $hh_menu, 0, array_filter( $hh_item ) + array( 'menu-item-status' => 'publish', 'menu-item-parent-id' => $hh_parent ) );
			$hh_parent = 0 === $hh_parent ? $hh_made : $hh_parent;
		}
	}
	$hh_places[ $hh_place ] = $hh_menu;
}
set_theme_mod( 'nav_menu_locations', $hh_places );
// The columns of the footer, for staff to change.
Footer::give();
printf( "%d pages, %d menus\n", count( $hh_pages ), count( array_filter( $hh_places ) ) );
