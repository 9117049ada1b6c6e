<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use HearthHammer\Auctions\Fees\FeeTableInput;
use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Module;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * The fields of a department on WordPress's own screen of terms: its business, the card between lots, its photo, and the
 * fees of its sales.
 */
final class DepartmentTerms implements Module {

	private const NONCE = 'hh_department';

	public function register(): void {
		add_action( 'init', $this->register_meta( ... ), 10 );
		add_action( Department::TAXONOMY . '_add_form_fields', fn () => $this->print_fields( '', '', false, false ) );
		add_action( Department::TAXONOMY . '_edit_form_fields', fn ( WP_Term $term ) => $this->print_fields( (string) get_term_meta( $term->term_id, Department::BUSINESS, true ), (string) get_term_meta( $term->term_id, Department::MARKETING, true ), '1' === get_term_meta( $term->term_id, Department::OFFERS, true ), true ) );
		add_action( Department::TAXONOMY . '_edit_form_fields', $this->print_photo( ... ), 15 );
		add_action( Department::TAXONOMY . '_edit_form_fields', $this->print_fees( ... ), 20 );
		add_action( 'admin_notices', $this->tell( ... ) );
		add_action( 'created_' . Department::TAXONOMY, $this->save( ... ) );
		add_action( 'edited_' . Department::TAXONOMY, $this->save( ... ) );
		add_filter( 'map_meta_cap', $this->hold( ... ), 10, 4 );
		// WordPress asks of each term only when it is deleted by itself.
		add_filter( 'bulk_actions-edit-' . Department::TAXONOMY, static fn ( array $actions ): array => array_diff_key( $actions, array( 'delete' => 0 ) ) );
	}

	/**
	 * A department with sales is not deleted: visitors would no longer see them.
	 *
	 * @param list<string> $needed
	 * @param array<mixed> $about
	 * @return list<string>
	 */
	private function hold( array $needed, string $capability, int $user, array $about ): array {
		unset( $user );
		$term = 'delete_term' === $capability && is_numeric( $about[0] ?? null ) ? get_term( (int) $about[0], Department::TAXONOMY ) : null;
		return $term instanceof WP_Term && array() !== get_objects_in_term( $term->term_id, Department::TAXONOMY ) ? array( 'do_not_allow' ) : $needed;
	}

	private function register_meta(): void {
		foreach ( array( Department::BUSINESS => self::clean_business( ... ), Department::MARKETING => 'sanitize_textarea_field', Department::OFFERS => self::clean_switch( ... ), Department::PHOTO => self::clean_photo( ... ) ) as $key => $clean ) {
			register_term_meta(
				Department::TAXONOMY,
				$key,
				array(
					'type'              => 'string',
					'single'            => true,
					'sanitize_callback' => $clean,
					'auth_callback'     => static fn (): bool => current_user_can( 'publish_hh_sales' ),
				)
			);
		}
	}

	public static function clean_business( mixed $value ): string {
		return is_string( $value ) ? Business::from_slug( $value )->slug ?? '' : '';
	}

	public static function clean_switch( mixed $value ): string {
		return '1' === $value ? '1' : '';
	}

	/** The number of an image in the media library, else nothing. */
	public static function clean_photo( mixed $value ): string {
		return is_numeric( $value ) && (int) $value > 0 && wp_attachment_is_image( (int) $value ) ? (string) (int) $value : '';
	}

	private function print_fields( string $business, string $marketing, bool $takes_offers, bool $is_row ): void {
		$choices = '';
		foreach ( Business::all() as $one ) {
			$choices .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $one->slug ), selected( $one->slug, $business, false ), esc_html( $one->label ) );
		}
		$shape = $is_row
			? '<tr class="form-field"><th scope="row"><label for="%1$s">%2$s</label></th><td>%3$s<p class="description">%4$s</p></td></tr>'
			: '<div class="form-field"><label for="%1$s">%2$s</label>%3$s<p>%4$s</p></div>';
		wp_nonce_field( self::NONCE, self::NONCE );
		printf( $shape, 'hh-business', esc_html__( 'Business', 'hearth-hammer' ), '<select name="hh_business" id="hh-business">' . $choices . '</select>', esc_html__( 'What this department sells. It sets the pages, lot details and filters. For other goods, such as furniture or wine, your developer must add a business first.', 'hearth-hammer' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		printf( $shape, 'hh-marketing', esc_html__( 'Card between lots', 'hearth-hammer' ), '<textarea name="hh_marketing" id="hh-marketing" rows="4">' . esc_textarea( $marketing ) . '</textarea>', esc_html__( 'Shown among the lots in this department’s catalogues, for example an invitation to sell. Leave empty for none.', 'hearth-hammer' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		printf( $shape, 'hh-prior-offers', esc_html__( 'Offers before the auction', 'hearth-hammer' ), '<input type="checkbox" name="hh_prior_offers" id="hh-prior-offers" value="1"' . checked( $takes_offers, true, false ) . '>', esc_html__( 'Visitors can make an offer for this department’s lots before their auction starts. You can change this for each lot.', 'hearth-hammer' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
	}

	private function print_photo( WP_Term $term ): void {
		$photo = Department::of( $term->term_id )->photo ?? 0;
		$image = $photo > 0 ? wp_get_attachment_image_src( $photo, 'medium' ) : false;
		wp_enqueue_media();
		Assets::enqueue_enhancement( 'photo-field' );
		printf(
			'<tr class="form-field"><th scope="row">%s</th><td><div data-hh-photo-field data-title="%s" data-use="%s"><p%s data-hh-photo-shown><img src="%s" alt="" width="300"></p><input type="hidden" name="hh_photo" value="%s"><button type="button" class="button" data-hh-photo-choose>%s</button> <button type="button" class="button-link-delete" data-hh-photo-remove%s>%s</button></div><p class="description">%s</p></td></tr>',
			esc_html__( 'Photo', 'hearth-hammer' ),
			esc_attr__( 'Choose a photo', 'hearth-hammer' ),
			esc_attr__( 'Use this photo', 'hearth-hammer' ),
			esc_attr( $image ? '' : ' hidden' ),
			esc_url( $image ? $image[0] : '' ),
			esc_attr( $image ? (string) $photo : '' ),
			esc_html__( 'Choose photo', 'hearth-hammer' ),
			esc_attr( $image ? '' : ' hidden' ),
			esc_html__( 'Remove photo', 'hearth-hammer' ),
			esc_html__( 'Shown at the top of this department’s page and beside its name on the page of all auctions. Use a landscape photo at least 1,200 pixels wide, and describe it in its alternative text.', 'hearth-hammer' )
		);
	}

	private function print_fees( WP_Term $term ): void {
		printf( '<tr class="form-field"><th scope="row">%s</th><td><p class="description">%s</p>', esc_html__( 'Buyer’s fees', 'hearth-hammer' ), esc_html__( 'For every sale in this department that has no fees of its own. Changes apply to sales that start from now on. Earlier sales keep the fees they had.', 'hearth-hammer' ) );
		self::input( $term->term_id )->print( DepartmentFees::in_force( $term->term_id, 0 ) );
		echo '</td></tr>';
	}

	private function tell(): void {
		$term = isset( $_GET['tag_ID'] ) && is_numeric( $_GET['tag_ID'] ) ? (int) $_GET['tag_ID'] : 0; // phpcs:ignore WordPress.Security.NonceVerification -- It changes nothing.
		if ( $term > 0 && 'edit-' . Department::TAXONOMY === get_current_screen()?->id ) {
			self::input( $term )->tell();
		}
	}

	private static function input( int $term ): FeeTableInput {
		return new FeeTableInput( "department_{$term}" );
	}

	private function save( int $term ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		if ( false === wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'publish_hh_sales' ) ) {
			return;
		}
		$business  = isset( $_POST['hh_business'] ) && is_string( $_POST['hh_business'] ) ? sanitize_key( $_POST['hh_business'] ) : '';
		$marketing = isset( $_POST['hh_marketing'] ) && is_string( $_POST['hh_marketing'] ) ? sanitize_textarea_field( wp_unslash( $_POST['hh_marketing'] ) ) : '';
		update_term_meta( $term, Department::BUSINESS, $business );
		update_term_meta( $term, Department::MARKETING, wp_slash( $marketing ) );
		update_term_meta( $term, Department::OFFERS, isset( $_POST['hh_prior_offers'] ) ? '1' : '' );
		// The form that adds a department, and WordPress's quick edit, have no photo and no fees.
		if ( isset( $_POST['hh_photo'] ) ) {
			update_term_meta( $term, Department::PHOTO, sanitize_text_field( wp_unslash( is_string( $_POST['hh_photo'] ) ? $_POST['hh_photo'] : '' ) ) );
		}
		$fees = isset( $_POST[ FeeTableInput::NAME ] ) ? self::input( $term )->read() : null;
		if ( null !== $fees ) {
			DepartmentFees::change( $term, $fees, time() );
		}
	}
}
