<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\PropertyText;
use HearthHammer\Hpapi\Properties\PropertyWriter;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Post;
use WP_Query;

/**
 * The editors' screens.
 */
final class PropertyAdminTest extends IntegrationTestCase {

	#[TestDox( 'A field that a person changes on the edit screen is theirs, imports leave it alone, and it can be handed back' )]
	public function test_staff_fields(): void {
		$id = PropertyFactory::property( array( 'feed' => 'main', 'acres_source' => 'feed_text' ), 'Mill House' );
		wp_set_current_user( 1 );
		$html = $this->box( $id );
		self::assertStringContainsString( 'name="hpapi_field[price]" value="400000"', $html );
		self::assertStringNotContainsString( 'hpapi_hand_back', $html );

		$this->save( $id, array( 'price' => '£375,000', 'acres' => '1.5', 'new_home' => '1', 'features' => "Inglenook\n\nCellar", 'postcode' => 'tn173ab', 'status' => 'available' ) );
		self::assertSame( array( 'acres', 'features', 'new_home', 'price' ), get_post_meta( $id, 'hpapi_staff_fields', true ), 'what is the same is not theirs' );
		self::assertSame( array( '375000', 'staff', array( 'Inglenook', 'Cellar' ) ), array( (string) get_post_meta( $id, 'hpapi_price', true ), get_post_meta( $id, 'hpapi_acres_source', true ), get_post_meta( $id, 'hpapi_features', true ) ) );

		$import = static fn () => ( new PropertyWriter() )->update( get_post( $id ) ?? throw new \LogicException(), new PropertyText( 'Mill House', '<p>A house by the mill.</p>', 'mill-house' ), array( 'price' => 410000, 'bedrooms' => 4, 'acres' => 0.3, 'acres_source' => 'feed_text' ) );
		$import();
		self::assertSame( array( '375000', '4', '1.5' ), array_map( static fn ( string $name ): string => (string) get_post_meta( $id, "hpapi_{$name}", true ), array( 'price', 'bedrooms', 'acres' ) ) );

		self::assertStringContainsString( 'name="hpapi_hand_back[]" value="price"', $this->box( $id ) );
		$this->save( $id, array( 'price' => '375000', 'acres' => '1.5' ), array( 'price', 'acres' ) );
		self::assertSame( array( 'features', 'new_home' ), get_post_meta( $id, 'hpapi_staff_fields', true ) );
		$import();
		self::assertSame( array( '410000', '0.3' ), array( (string) get_post_meta( $id, 'hpapi_price', true ), (string) get_post_meta( $id, 'hpapi_acres', true ) ) );
	}

	#[TestDox( 'Title and text changed by a person are theirs; changed by an import they are not' )]
	public function test_staff_text(): void {
		$id = PropertyFactory::property( array(), 'Mill House' );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'The Mill House' ) );
		self::assertSame( '', get_post_meta( $id, 'hpapi_staff_fields', true ) );
		wp_set_current_user( 1 );
		$answer = $this->rest( 'POST', "/wp/v2/hpapi_property/{$id}", array( 'title' => 'Mill House, with pond', 'meta' => array( 'hpapi_price' => 399000, 'hpapi_bedrooms' => 3 ) ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( 'price', 'title' ), get_post_meta( $id, 'hpapi_staff_fields', true ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => 'Another text' ) );
		self::assertSame( array( 'price', 'title' ), get_post_meta( $id, 'hpapi_staff_fields', true ) );
	}

	#[TestDox( 'Without the nonce, or without the right, the form changes nothing' )]
	public function test_form_is_guarded(): void {
		$id = PropertyFactory::property();
		wp_set_current_user( 1 );
		$this->save( $id, array( 'price' => '1' ), array(), 'wrong' );
		self::assertSame( '400000', (string) get_post_meta( $id, 'hpapi_price', true ) );
		$subscriber = (int) wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'x', 'role' => 'subscriber' ) );
		wp_set_current_user( $subscriber );
		$this->save( $id, array( 'price' => '1' ) );
		self::assertSame( '400000', (string) get_post_meta( $id, 'hpapi_price', true ) );
		self::assertSame( 403, $this->rest( 'POST', "/wp/v2/hpapi_property/{$id}", array( 'meta' => array( 'hpapi_price' => 1 ) ) )->get_status() );
	}

	#[TestDox( 'The edit screen of a property shows its fields and text on one page; pages keep the block editor' )]
	public function test_one_screen(): void {
		require_once ABSPATH . 'wp-admin/includes/post.php';
		self::assertFalse( use_block_editor_for_post_type( 'hpapi_property' ) );
		self::assertTrue( use_block_editor_for_post_type( 'page' ) );
	}

	#[TestDox( 'Columns show picture, price, status, branch and parish in one statement; filters and sorts use the index' )]
	public function test_columns_and_filters(): void {
		$parish = PropertyFactory::parish( 'Cranbrook' );
		$cheap  = PropertyFactory::property( array( 'price' => 100000, 'branch' => 'RYE', 'reference' => 'RYE_1' ) );
		$dear   = PropertyFactory::property( array( 'price' => 900000, 'parish' => $parish ) );
		$gone   = PropertyFactory::property( array( 'price' => 500000, 'status' => 'withdrawn' ) );
		wp_set_current_user( 1 );
		set_current_screen( 'edit-hpapi_property' );
		$list = function ( array $query ) use ( &$posts ): array {
			$_GET                    = $query;
			$GLOBALS['wp_the_query'] = new WP_Query();
			$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
			$posts                   = $GLOBALS['wp_query']->query( $query + array( 'post_type' => 'hpapi_property', 'posts_per_page' => 20, 'post_status' => array( 'publish', 'draft' ) ) );
			return array_map( static fn ( WP_Post $post ): int => $post->ID, $posts );
		};
		self::assertSame( array( $cheap, $gone, $dear ), $list( array( 'orderby' => 'hpapi_price', 'order' => 'ASC' ) ) );
		self::assertSame( array( $gone ), $list( array( 'hpapi_status' => 'withdrawn' ) ) );
		self::assertSame( array( $cheap ), $list( array( 'hpapi_branch' => 'RYE' ) ) );
		self::assertSame( array( $dear ), $list( array( 'hpapi_parish' => (string) $parish ) ) );
		self::assertSame( array(), $list( array( 'hpapi_status' => "x' OR 1=1 -- " ) ) );
		self::assertSame( array( $cheap ), $list( array( 's' => 'RYE_1' ) ) );

		$list( array() );
		$text = static function ( int $id ): string {
			ob_start();
			foreach ( array( 'hpapi_picture', 'hpapi_price', 'hpapi_status', 'hpapi_branch', 'hpapi_parish' ) as $column ) {
				do_action( 'manage_hpapi_property_posts_custom_column', $column, $id );
				echo '|';
			}
			return wp_strip_all_tags( (string) ob_get_clean() );
		};
		Plugin::properties()->parishes->all();
		$texts = array();
		self::assertSame(
			0,
			$this->count_queries(
				static function () use ( $text, $cheap, $dear, $gone, &$texts ): void {
					$texts = array_map( $text, array( $cheap, $dear, $gone ) );
				}
			)
		);
		self::assertSame( '|£100,000|For sale|RYE · RYE_1|—|', $texts[0] );
		self::assertMatchesRegularExpression( '/^\|£900,000\|For sale\|TST · TST_\d+\|Cranbrook\|$/', $texts[1] );
		self::assertStringContainsString( '|Withdrawn|', $texts[2] );

		ob_start();
		do_action( 'restrict_manage_posts', 'hpapi_property', 'top' );
		$selects = (string) ob_get_clean();
		self::assertStringContainsString( '<option value="RYE">RYE</option>', $selects );
		self::assertStringContainsString( '>Cranbrook</option>', $selects );
	}

	#[TestDox( 'The field property_type files a property under its type, below its group' )]
	public function test_types(): void {
		$id    = PropertyFactory::property( array( 'property_type' => 'cottage' ) );
		$terms = get_the_terms( $id, 'hpapi_property_type' );
		self::assertIsArray( $terms );
		self::assertSame( array( 'cottage' ), array_column( $terms, 'slug' ) );
		self::assertSame( 'house', get_term( $terms[0]->parent )->slug ?? null );
		update_post_meta( $id, 'hpapi_property_type', 'flat' );
		clean_object_term_cache( $id, 'hpapi_property' );
		self::assertSame( array( 'flat' ), array_column( (array) get_the_terms( $id, 'hpapi_property_type' ), 'slug' ) );
	}

	/**
	 * @param array<string, string> $fields
	 * @param list<string>          $hand_back
	 */
	private function save( int $id, array $fields, array $hand_back = array(), ?string $nonce = null ): void {
		$_POST = wp_slash(
			array(
				'post_ID'               => (string) $id,
				'hpapi_property_fields' => $nonce ?? wp_create_nonce( 'hpapi_property_fields' ),
				'hpapi_field'           => $fields,
				'hpapi_hand_back'       => $hand_back,
			)
		);
		wp_update_post( array( 'ID' => $id ) );
		$_POST = array();
	}

	private function box( int $id ): string {
		require_once ABSPATH . 'wp-admin/includes/meta-boxes.php';
		$post = get_post( $id );
		set_current_screen( 'hpapi_property' );
		do_action( 'add_meta_boxes_hpapi_property', $post );
		ob_start();
		do_meta_boxes( get_current_screen(), 'normal', $post );
		$html = (string) ob_get_clean();
		set_current_screen( 'front' );
		return $html;
	}
}
