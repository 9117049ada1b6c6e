<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Module;
use HearthHammer\Core\Money\Amount;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * SALE-07: the seller, the reserve and the fees agreed, on a lot's edit screen, for people who may edit the lot.
 */
final class SellerBox implements Module {

	public const ID   = 'hh-seller';
	public const FORM = 'hh_seller';

	/** In the screen's address: fields that were not right. What was typed is a person's and is kept nowhere else. */
	private const SAID = 'hh_seller_faults';

	/** @var list<string> Of this request. */
	private array $faults = array();

	public function __construct(
		private readonly SellerRepository $sellers,
		private readonly SellerMail $mail,
		private readonly EnquiryRepository $enquiries,
	) {}

	public function register(): void {
		add_action( 'add_meta_boxes_' . LotPostType::NAME, $this->add( ... ) );
		add_action( 'save_post_' . LotPostType::NAME, $this->save( ... ) );
		add_filter( 'redirect_post_location', fn ( string $location ): string => array() === $this->faults ? $location : add_query_arg( self::SAID, implode( ',', $this->faults ), $location ) );
		add_filter( 'removable_query_args', static fn ( array $names ): array => array( ...$names, self::SAID ) );
		add_action( 'admin_notices', $this->tell( ... ) );
	}

	private function add(): void {
		if ( current_user_can( Capabilities::EDIT_LOTS ) ) {
			add_meta_box( self::ID, __( 'Seller and reserve (private)', 'hearth-hammer' ), $this->print_box( ... ), LotPostType::NAME, 'normal' );
		}
	}

	private function print_box( WP_Post $post ): void {
		$seller = $this->sellers->of( $post->ID );
		$entry  = $this->enquiries->entry_of( $post->ID );
		wp_nonce_field( self::FORM . $post->ID, self::FORM . '_nonce', false );
		printf( '<p class="description">%s</p><table class="form-table" role="presentation"><tbody>', esc_html__( 'Only people who can edit this lot see this. It is never shown on the website.', 'hearth-hammer' ) );
		if ( null !== $entry ) {
			/* translators: %s: day */
			printf( '<tr><th scope="row">%s</th><td><a href="%s">%s</a></td></tr>', esc_html__( 'Auction entry', 'hearth-hammer' ), esc_url( EnquiriesScreen::url( array( 'enquiry' => (string) $entry->id ) ) ), esc_html( sprintf( __( 'Received on %s', 'hearth-hammer' ), ClockTime::on( $entry->created_at, 'j F Y' ) ) ) );
		}
		$this->row( 'name', __( 'Name', 'hearth-hammer' ), $seller->name );
		$this->row( 'email', __( 'Email', 'hearth-hammer' ), $seller->email, 'email' );
		$this->row( 'phone', __( 'Phone', 'hearth-hammer' ), $seller->phone, 'tel' );
		$this->row( 'reserve', __( 'Reserve (£)', 'hearth-hammer' ), 0 === $seller->reserve ? '' : ltrim( Amount::pence( $seller->reserve, true ), '£' ), hint: __( 'For example, 12,500. Leave empty for no reserve.', 'hearth-hammer' ) );
		$this->row( 'fees', __( 'Fees agreed', 'hearth-hammer' ), $seller->fees, hint: __( 'For example, 2% plus VAT, at least £1,500.', 'hearth-hammer' ) );
		$this->row( 'answer', __( 'Answer to the highest bid', 'hearth-hammer' ), $seller->answer, hint: __( 'For a referred lot. For example, would take £98,000.', 'hearth-hammer' ) );
		$this->row( 'answer_by', __( 'Answer due by', 'hearth-hammer' ), $seller->answer_by, 'date' );
		printf( '</tbody></table><p><input type="hidden" name="%1$s[mailed]" value="0"><label><input type="checkbox" name="%1$s[mailed]" value="1"%2$s> %3$s</label></p>', esc_attr( self::FORM ), checked( $seller->is_mailed, true, false ), esc_html__( 'Email the seller when the lot is entered, in the catalogue, gets an offer, has a result, or is offered again', 'hearth-hammer' ) );
	}

	private function row( string $field, string $label, string $value, string $type = 'text', string $hint = '' ): void {
		$id = self::ID . '-' . $field;
		printf(
			'<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><input id="%1$s" name="%3$s[%4$s]" type="%5$s" value="%6$s" maxlength="%7$d" autocomplete="off" class="regular-text" aria-describedby="%1$s-hint"><p class="description" id="%1$s-hint">%8$s</p></td></tr>',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( self::FORM ),
			esc_attr( $field ),
			esc_attr( $type ),
			esc_attr( $value ),
			(int) SellerInput::LENGTHS[ $field ],
			esc_html( $hint )
		);
	}

	private function save( int $lot ): void {
		$nonce = is_string( $_POST[ self::FORM . '_nonce' ] ?? null ) ? sanitize_key( $_POST[ self::FORM . '_nonce' ] ) : '';
		$typed = $_POST[ self::FORM ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- SellerInput cleans each value.
		// The nonce names the lot: saving one lot also saves others, such as the one as which it is offered again.
		if ( ! is_array( $typed ) || false === wp_verify_nonce( $nonce, self::FORM . $lot ) || ! current_user_can( Capabilities::EDIT_LOTS ) || ! current_user_can( 'edit_post', $lot ) || false !== wp_is_post_revision( $lot ) ) {
			return;
		}
		$stored       = $this->sellers->of( $lot );
		$input        = SellerInput::read( $stored, wp_unslash( $typed ) );
		$this->faults = $input->faults;
		try {
			get_object_vars( $input->seller ) === get_object_vars( $stored ) || $this->sellers->save( $input->seller, time() );
			$this->mail->entered( $lot );
		} catch ( WriteFailed ) {
			$this->faults[] = 'failed';
		}
	}

	private function tell(): void {
		$said = is_string( $_GET[ self::SAID ] ?? null ) ? explode( ',', sanitize_text_field( wp_unslash( $_GET[ self::SAID ] ) ) ) : array(); // phpcs:ignore WordPress.Security.NonceVerification -- Only chooses sentences.
		if ( LotPostType::NAME !== get_current_screen()?->id ) {
			return;
		}
		foreach ( array_intersect( array( ...array_keys( SellerInput::LENGTHS ), 'failed' ), $said ) as $field ) {
			wp_admin_notice( esc_html( 'failed' === $field ? __( 'The seller could not be saved. Try again.', 'hearth-hammer' ) : SellerInput::sentence( $field ) ), array( 'type' => 'error' ) );
		}
	}
}
