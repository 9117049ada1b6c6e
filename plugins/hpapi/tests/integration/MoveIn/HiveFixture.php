<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\MoveIn;

use HearthHammer\Core\Database\PostMeta;

/**
 * A site of Property Hive: posts, meta and terms as that plugin writes them. Beside each key is the class or function
 * of Property Hive (github.com/propertyhive/WP-Property-Hive, in includes/) that writes it.
 *
 * The types are registered only while terms are written: someone who moves in may have deactivated the plugin.
 */
final class HiveFixture {

	/** PH_Install::create_terms(), and PH_Post_types::register_taxonomies() for the taxonomies. */
	private const TERMS = array(
		'availability'             => array( 'For Sale', 'Under Offer', 'Sold STC', 'Sold', 'To Let', 'Let Agreed', 'Let' ),
		'property_type'            => array( 'House' => array( 'Detached House', 'Semi-Detached House', 'Terraced House', 'End of Terrace House', 'Cottage' ), 'Bungalow' => array( 'Detached Bungalow' ), 'Flat / Apartment' => array( 'Flat', 'Maisonette', 'Studio' ), 'Other' => array( 'Garage' ) ),
		'commercial_property_type' => array( 'Office', 'Industrial', 'Retail', 'Land' ),
		'outside_space'            => array( 'Balcony', 'South Facing Garden' ),
		'parking'                  => array( 'On Road Parking', 'Driveway', 'Single Garage' ),
		'price_qualifier'          => array( 'Guide Price', 'Fixed Price', 'Offers Over', 'OIRO' ),
		'sale_by'                  => array( 'Tender', 'Private Treaty', 'Auction' ),
		'tenure'                   => array( 'Freehold', 'Leasehold', 'Share of Freehold', 'Commonhold' ),
		'commercial_tenure'        => array( 'Freehold', 'Leasehold' ),
		'furnished'                => array( 'Furnished', 'Part Furnished', 'Unfurnished' ),
		'marketing_flag'           => array( 'New Instruction', 'Chain Free' ),
		'property_feature'         => array( 'Log burner' ),
		'location'                 => array( 'Weald' ),
	);

	/** @var array<string, array<string, int>> Taxonomy to name to term. */
	private array $terms = array();

	public readonly int $office;

	public readonly int $negotiator;

	private string $folder;

	public function __construct() {
		foreach ( self::TERMS as $taxonomy => $names ) {
			$this->write_terms( $taxonomy, $names );
		}
		// PH_Settings_Offices::save(): posts of the type `office`; the main one has `primary`, without an underscore.
		$this->office = $this->post( 'office', 'Cranbrook' );
		PostMeta::add(
			$this->office,
			array(
				'primary'                          => '1',
				'_office_address_1'                => '12 High Street',
				'_office_address_2'                => '',
				'_office_address_3'                => 'Cranbrook',
				'_office_address_4'                => 'Kent',
				'_office_address_postcode'         => 'TN17 3BQ',
				'_office_telephone_number_sales'   => '01632 960 101',
				'_office_email_address_sales'      => 'cranbrook@old.example',
				'_office_telephone_number_lettings' => '01632 960 102',
				'_office_email_address_lettings'   => 'lettings@old.example',
				'_office_latitude'                 => '51.0968',
				'_office_longitude'                => '0.5356',
			)
		);
		// PH_Meta_Box_Property_Record_Details: a negotiator is a WordPress user.
		$this->negotiator = (int) wp_insert_user( array( 'user_login' => 'rowan.ashdown', 'user_pass' => wp_generate_password(), 'display_name' => 'Rowan Ashdown', 'user_email' => 'rowan@old.example', 'role' => 'editor' ) );
		$this->folder     = '2026/05';
		wp_mkdir_p( wp_upload_dir( null, false )['basedir'] . '/' . $this->folder );
	}

	/**
	 * A property: a three-bedroom house for sale, unless told otherwise.
	 *
	 * @param array<string, mixed>        $meta  Instead of the usual.
	 * @param array<string, list<string>> $terms Taxonomy to names, instead of the usual.
	 * @param array<string, mixed>        $post  Of wp_posts.
	 */
	public function property( array $meta = array(), array $terms = array(), array $post = array() ): int {
		$id = $this->post( 'property', (string) ( $post['post_title'] ?? 'Mill Lane, Cranbrook' ), array( 'post_excerpt' => 'A house by the mill.' ) + $post );
		PostMeta::add(
			$id,
			$meta + array(
				// PH_Meta_Box_Property_Department::save().
				'_department'                => 'residential-sales',
				// PH_Meta_Box_Property_Record_Details::save().
				'_negotiator_id'             => (string) $this->negotiator,
				'_office_id'                 => (string) $this->office,
				// PH_Meta_Box_Property_Address::save().
				'_reference_number'          => "HIVE{$id}",
				'_address_name_number'       => '14',
				'_address_street'            => 'Mill Lane',
				'_address_two'               => 'Sissinghurst',
				'_address_three'             => 'Cranbrook',
				'_address_four'              => 'Kent',
				'_address_postcode'          => 'TN17 3BQ',
				'_address_country'           => 'GB',
				// PH_Meta_Box_Property_Coordinates::save().
				'_latitude'                  => '51.0970',
				'_longitude'                 => '0.5360',
				// PH_Meta_Box_Property_Owner::save(): private.
				'_owner_contact_id'          => array( 4711 ),
				// PH_Meta_Box_Property_Residential_Details::save().
				'_bedrooms'                  => '3',
				'_bathrooms'                 => '2',
				'_reception_rooms'           => '1',
				'_council_tax_band'          => 'E',
				// PH_Meta_Box_Property_Residential_Sales_Details::save().
				'_price'                     => '425000',
				'_price_actual'              => '425000',
				'_currency'                  => 'GBP',
				'_poa'                       => '',
				'_leasehold_years_remaining' => '',
				'_ground_rent'               => '',
				'_ground_rent_review_years'  => '',
				'_service_charge'            => '',
				// PH_Meta_Box_Property_Marketing::save(); the date is in GMT, see PH_Admin_Meta_Boxes.
				'_on_market'                 => 'yes',
				'_featured'                  => '',
				'_on_market_change_date'     => '2026-03-02 09:30:00',
				// PH_Meta_Box_Property_Features::save(): a count, and a meta for each.
				'_features'                  => 2,
				'_feature_0'                 => 'Walled garden',
				'_feature_1'                 => 'Set in 1.5 acres',
				// PH_Meta_Box_Property_Rooms::save(), as the features.
				'_rooms'                     => 2,
				'_room_name_0'               => 'Kitchen',
				'_room_dimensions_0'         => '12\' 2" x 9\' 4"',
				'_room_description_0'        => "With a range cooker.\nA door to the garden.",
				'_room_name_1'               => 'Bedroom one',
				'_room_dimensions_1'         => '',
				'_room_description_1'        => '<p>With a view of the mill.</p>',
				// PH_Meta_Box_Property_Photos, _Floorplans, _Brochures, _Epcs::save(): ids as texts.
				'_photos'                    => array(),
				'_floorplans'                => array(),
				'_brochures'                 => array(),
				'_epcs'                      => array(),
				// PH_Meta_Box_Property_Virtual_Tours::save().
				'_virtual_tours'             => 0,
				// PH_Meta_Box_Property_Material_Information::save(); the choices are in ph-template-functions.php.
				'_electricity_type'          => array( 'mains_supply', 'solar_pv_panels' ),
				'_water_type'                => array( 'mains_supply' ),
				'_heating_type'              => array( 'gas_central' ),
				'_broadband_type'            => array( 'fttp' ),
				'_sewerage_type'             => array( 'other' ),
				'_sewerage_type_other'       => 'Septic tank shared with number 16',
				'_accessibility'             => array(),
				'_restriction'               => array( 'listed_building' ),
				'_right'                     => array( 'shared_driveway' ),
				'_flooded_in_last_five_years' => 'no',
				'_flood_source_type'         => array( 'river' ),
				'_flood_defences'            => 'yes',
			)
		);
		foreach ( $terms + array( 'availability' => array( 'For Sale' ), 'property_type' => array( 'Detached House' ), 'tenure' => array( 'Freehold' ), 'price_qualifier' => array( 'Guide Price' ), 'parking' => array( 'Driveway', 'Single Garage' ), 'marketing_flag' => array( 'New Instruction', 'Chain Free' ) ) as $taxonomy => $names ) {
			$this->set_terms( $id, $taxonomy, $names );
		}
		return $id;
	}

	/**
	 * Instead of the usual meta for a letting: PH_Meta_Box_Property_Residential_Lettings_Details::save().
	 *
	 * @return array<string, string>
	 */
	public static function letting( int $rent, string $frequency = 'pcm' ): array {
		return array( '_department' => 'residential-lettings', '_price' => '', '_rent' => (string) $rent, '_rent_frequency' => $frequency, '_deposit' => '1500', '_available_date' => '2026-12-01' );
	}

	/** An attachment with its file, as WordPress makes it of an upload. */
	public function attachment( string $name, string $bytes, string $mime = 'image/jpeg', string $alt = '' ): int {
		$relative = $this->folder . '/' . $name;
		file_put_contents( wp_upload_dir( null, false )['basedir'] . '/' . $relative, $bytes );
		$id = $this->post( 'attachment', pathinfo( $name, PATHINFO_FILENAME ), array( 'post_status' => 'inherit', 'post_mime_type' => $mime ) );
		PostMeta::add( $id, array( '_wp_attached_file' => $relative, '_wp_attachment_image_alt' => $alt ) );
		return $id;
	}

	/** Files are not rolled back with the database. */
	public function remove_files(): void {
		$folder = wp_upload_dir( null, false )['basedir'] . '/' . $this->folder;
		array_map( unlink( ... ), (array) glob( $folder . '/*' ) );
		rmdir( $folder );
	}

	/** Everything of Property Hive's, to see that it is as it was. */
	public static function everything(): string {
		global $wpdb;
		$all = array();
		foreach ( array(
			"SELECT * FROM {$wpdb->posts} WHERE post_type IN ('property','office') ORDER BY ID",
			"SELECT m.* FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE p.post_type IN ('property','office') ORDER BY m.meta_id",
			"SELECT p.*, m.meta_key, m.meta_value FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID JOIN {$wpdb->postmeta} f ON f.post_id = p.ID AND f.meta_key = '_wp_attached_file' AND f.meta_value LIKE '2026/05/%' WHERE p.post_type = 'attachment' ORDER BY m.meta_id",
			"SELECT r.* FROM {$wpdb->term_relationships} r JOIN {$wpdb->posts} p ON p.ID = r.object_id WHERE p.post_type = 'property' ORDER BY r.object_id, r.term_taxonomy_id",
			"SELECT * FROM {$wpdb->users} ORDER BY ID",
		) as $sql ) {
			$all[] = $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		}
		$files = array();
		foreach ( (array) glob( wp_upload_dir( null, false )['basedir'] . '/2026/05/*' ) as $file ) {
			$files[ (string) $file ] = sha1_file( (string) $file );
		}
		return (string) wp_json_encode( array( $all, $files ) );
	}

	/** @param array<string, mixed> $values */
	private function post( string $type, string $title, array $values = array() ): int {
		$id = wp_insert_post( wp_slash( $values + array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_date' => '2026-03-01 10:00:00', 'comment_status' => 'closed', 'ping_status' => 'closed' ) ) );
		if ( ! is_int( $id ) || $id < 1 ) {
			throw new \RuntimeException( 'A post of the fixture could not be written.' );
		}
		return $id;
	}

	/** @param array<int|string, string|list<string>> $names Names, or a name to those below it. */
	private function write_terms( string $taxonomy, array $names ): void {
		register_taxonomy( $taxonomy, 'property', array( 'hierarchical' => true, 'public' => true, 'rewrite' => false, 'query_var' => false ) );
		foreach ( $names as $name => $below ) {
			$parent = $this->write_term( $taxonomy, is_string( $below ) ? $below : (string) $name, 0 );
			foreach ( is_array( $below ) ? $below : array() as $child ) {
				$this->write_term( $taxonomy, $child, $parent );
			}
		}
		unregister_taxonomy( $taxonomy );
	}

	private function write_term( string $taxonomy, string $name, int $parent ): int {
		$term = wp_insert_term( $name, $taxonomy, array( 'parent' => $parent ) );
		if ( is_wp_error( $term ) ) {
			throw new \RuntimeException( $term->get_error_message() );
		}
		$this->terms[ $taxonomy ][ $name ] = (int) $term['term_taxonomy_id'];
		return (int) $term['term_id'];
	}

	/** @param list<string> $names */
	private function set_terms( int $post, string $taxonomy, array $names ): void {
		global $wpdb;
		foreach ( $names as $name ) {
			if ( ! isset( $this->terms[ $taxonomy ][ $name ] ) ) {
				// PH_Settings_Custom_Fields: an office's own term.
				$this->write_terms( $taxonomy, array( $name ) );
			}
			$wpdb->insert( $wpdb->term_relationships, array( 'object_id' => $post, 'term_taxonomy_id' => $this->terms[ $taxonomy ][ $name ] ) );
		}
	}
}
