<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Fields\Admin\FieldSection;
use HearthHammer\Core\Fields\Admin\PostMessages;
use HearthHammer\Core\Fields\Admin\SectionFold;
use HearthHammer\Core\Fields\FieldGuard;
use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Core\Fields\StaffFields;
use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The fields of a property on its edit screen.
 */
final class PropertyMetaBox implements Module {

	public function __construct(
		private readonly StaffFields $staff,
		private readonly ParishRepository $parishes,
		private readonly FieldGuard $guard,
		private readonly AfterSave $after,
	) {}

	public function register(): void {
		add_action( 'add_meta_boxes_' . PropertyPostType::NAME, $this->add( ... ) );
		add_action( 'admin_enqueue_scripts', static fn ( string $page ) => SectionFold::enqueue( $page, PropertyPostType::NAME ) );
		add_action( 'save_post_' . PropertyPostType::NAME, $this->save( ... ) );
		// Before the post is written, so that a changed title or text counts as this person's.
		add_action( 'pre_post_update', $this->before_update( ... ) );
		add_filter( 'enter_title_here', static fn ( string $text, WP_Post $post ): string => PropertyPostType::NAME === $post->post_type ? __( 'Address shown to visitors', 'hearth-hammer' ) : $text, 10, 2 );
		( new PostMessages( PropertyPostType::NAME, array( 7 => __( 'Property saved.', 'hearth-hammer' ) ) ) )->register();
		add_filter( 'use_block_editor_for_post_type', $this->show_fields_with_text( ... ), 10, 2 );
	}

	/** A property is its fields and a text of plain HTML: the block editor would fold the fields away at the foot. */
	private function show_fields_with_text( bool $block_editor, string $post_type ): bool {
		return PropertyPostType::NAME !== $post_type && $block_editor;
	}

	private function add(): void {
		// WordPress's own box would let raw values past our checks.
		remove_meta_box( 'postcustom', PropertyPostType::NAME, 'normal' );
		add_meta_box( 'hpapi-property', __( 'Property', 'hearth-hammer' ), $this->print_box( ... ), PropertyPostType::NAME, 'normal', 'high' );
	}

	private function print_box( WP_Post $post ): void {
		wp_nonce_field( PropertyForm::NONCE, PropertyForm::NONCE );
		$staff = $this->staff->of( $post->ID );
		$feed  = get_post_meta( $post->ID, PropertyFields::PREFIX . 'feed', true );
		$input = $this->input( $post->ID );
		// By the choice on the screen, before it is saved; what is hidden keeps its value.
		echo '<style>form:has( #hpapi-channel option[value="1"]:checked ) .hpapi-of-lettings, form:has( #hpapi-channel option[value="2"]:checked ) .hpapi-of-sales { display: none; }</style>';
		if ( is_string( $feed ) && '' !== $feed ) {
			/* translators: %s: name of a feed */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'This property comes from the feed “%s”. Imports do not change a field that you have edited until you hand it back.', 'hearth-hammer' ), $feed ) ) );
		}
		$fold = new SectionFold( PropertyPostType::NAME );
		foreach ( MetaBoxFields::sections() as $section ) {
			$this->begin( $fold, $section, $post->ID );
			echo '<table class="form-table hh-fields__table" role="presentation"><tbody>';
			foreach ( $section->fields as $name => $label ) {
				printf( '<tr class="%s"><th scope="row"><label for="hpapi-%s">%s</label></th><td>', esc_attr( MetaBoxFields::row_class( $name ) ), esc_attr( $name ), esc_html( $label ) );
				$input->print( $name, self::value( $post->ID, $name ) );
				if ( in_array( $name, $staff, true ) ) {
					$this->print_hand_back( $name );
				}
				echo '</td></tr>';
			}
			echo '</tbody></table>';
			if ( isset( $section->fields['postcode'] ) ) {
				PlaceMap::print( $post->ID );
			}
			SectionFold::end();
		}
		foreach ( array_intersect( array( 'title', 'description' ), $staff ) as $name ) {
			printf( '<p>%s ', esc_html( 'title' === $name ? __( 'The title was edited by hand.', 'hearth-hammer' ) : __( 'The description was edited by hand.', 'hearth-hammer' ) ) );
			$this->print_hand_back( $name );
			echo '</p>';
		}
	}

	/** What the other channel's fields hold is not told: the screen hides them. */
	private function begin( SectionFold $fold, FieldSection $section, int $post ): void {
		$hidden = 2 === (int) self::value( $post, 'channel' ) ? MetaBoxFields::SALES : MetaBoxFields::LETTINGS;
		$labels = array_diff_key( $section->fields, array_flip( $hidden ) );
		$filled = array_filter( array_keys( $labels ), static fn ( string $name ): bool => SectionFold::is_filled( self::value( $post, $name ), PropertyFields::schema()[ $name ] ) );
		$faulty = array_intersect_key( RefusedFields::of( $post )->sentences ?? array(), array_flip( array_map( static fn ( string $name ): string => "hpapi-{$name}", array_keys( $section->fields ) ) ) );
		$fold->begin( $section, array_values( $labels ), count( $filled ), array() !== $faulty );
	}

	private static function value( int $post, string $name ): mixed {
		return PropertyFields::clean( $name, get_post_meta( $post, PropertyFields::PREFIX . $name, true ) );
	}

	private function print_hand_back( string $name ): void {
		printf(
			' <label><input type="checkbox" name="%s[]" value="%s"> %s</label>',
			esc_attr( PropertyForm::HAND_BACK ),
			esc_attr( $name ),
			esc_html__( 'Edited by hand: use the feed’s value instead', 'hearth-hammer' )
		);
	}

	private function input( int $post ): PropertyInput {
		$refused = RefusedFields::of( $post );
		$faults  = array();
		foreach ( $refused->sentences ?? array() as $id => $sentence ) {
			$faults[ (string) preg_replace( '/^hpapi-/', '', (string) $id ) ] = $sentence;
		}
		$typed = $refused->typed[ PropertyForm::INPUT ] ?? array();
		return new PropertyInput( PropertyForm::INPUT, $this->parishes, is_array( $typed ) ? $typed : array(), $faults );
	}

	private function before_update( int $post ): void {
		if ( null !== PropertyForm::sent( $post, $this->guard ) ) {
			$this->staff->person( true );
		}
	}

	private function save( int $post ): void {
		$form = PropertyForm::sent( $post, $this->guard );
		if ( null === $form ) {
			return;
		}
		$this->staff->person( false );
		$changed = array();
		foreach ( $form->values as $name => $value ) {
			if ( $value !== PropertyFields::clean( $name, get_post_meta( $post, PropertyFields::PREFIX . $name, true ) ) ) {
				update_post_meta( $post, PropertyFields::PREFIX . $name, wp_slash( $value ) );
				$changed[] = $name;
			}
		}
		$this->staff->add( $post, $changed );
		$this->staff->hand_back( $post, $form->hand_back );
		$this->after->by_hand( $post, $changed );
		RefusedFields::add( $post, array( PropertyForm::INPUT => $form->typed ), PublishGuard::by_element( $form->faults ) );
	}
}
