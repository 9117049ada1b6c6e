<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Auctions\EditScreens\SaleChoices;
use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * SALE-07: 'Add as a lot' on an entry: a form with the sale, for people who may add lots.
 */
final readonly class EntryForm implements Module {

	public const ACTION = 'hh_entry_lot';

	/** The form's id, and in addresses what came of it. */
	private const ID   = 'hh-entry-lot';
	private const SAID = 'hh_entry';

	public function __construct(
		private EntryLots $entries,
		private EnquiryRepository $enquiries,
	) {}

	public function register(): void {
		add_action( 'hh_auction_enquiry_row', $this->link( ... ) );
		add_action( 'hh_auction_enquiry_tools', $this->show( ... ) );
		add_action( 'admin_post_' . self::ACTION, $this->answer( ... ) );
		add_action( 'admin_notices', $this->tell( ... ) );
		add_filter( 'removable_query_args', static fn ( array $names ): array => array( ...$names, self::SAID ) );
	}

	/** In the list of enquiries: to the form, or to the lot that is there. */
	private function link( Enquiry $entry ): void {
		if ( EnquiryKind::Sell !== $entry->kind || ! self::may() ) {
			return;
		}
		$edit  = self::edit_link( $entry );
		$url   = $edit ?? EnquiriesScreen::url( array( 'enquiry' => (string) $entry->id ) ) . '#' . self::ID;
		$label = null === $edit ? __( 'Add as a lot', 'hearth-hammer' ) : __( 'Edit lot', 'hearth-hammer' );
		printf( '<br><a href="%s">%s</a>', esc_url( $url ), esc_html( $label ) );
	}

	private function show( Enquiry $entry ): void {
		if ( EnquiryKind::Sell !== $entry->kind || ! self::may() ) {
			return;
		}
		printf( '<h2 id="%s">%s</h2>', esc_attr( self::ID ), esc_html__( 'Auction lot', 'hearth-hammer' ) );
		$lot = EntryLots::lot_of( $entry );
		if ( null !== $lot ) {
			$edit = self::edit_link( $entry );
			printf( '<p>%s%s</p>', esc_html( SaleChoices::lot_label( $lot ) ), null === $edit ? '' : ' <a href="' . esc_url( $edit ) . '">' . esc_html__( 'Edit lot', 'hearth-hammer' ) . '</a>' );
			return;
		}
		$said = is_string( $_GET[ self::SAID ] ?? null ) ? sanitize_key( $_GET[ self::SAID ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- Only chooses a sentence.
		if ( in_array( $said, array( 'sale', 'failed' ), true ) ) {
			wp_admin_notice( esc_html( 'sale' === $said ? __( 'Choose an upcoming sale of this kind.', 'hearth-hammer' ) : __( 'The lot could not be saved. Try again.', 'hearth-hammer' ) ), array( 'type' => 'error' ) );
		}
		$choices = array_filter( SaleChoices::all(), static fn ( int $id ): bool => self::takes( $entry, SaleRecord::of( $id ) ), ARRAY_FILTER_USE_KEY );
		if ( array() === $choices ) {
			printf( '<p>%s <a href="%s">%s</a></p>', esc_html__( 'There is no upcoming sale of this kind.', 'hearth-hammer' ), esc_url( add_query_arg( 'post_type', SalePostType::NAME, admin_url( 'post-new.php' ) ) ), esc_html__( 'Add a sale', 'hearth-hammer' ) );
			return;
		}
		$this->print_form( $entry, $choices );
	}

	/** @param non-empty-array<int, string> $choices Sales, the next one first. */
	private function print_form( Enquiry $entry, array $choices ): void {
		$open = array_filter( array_keys( $choices ), static fn ( int $id ): bool => self::takes_entries( SaleRecord::of( $id ) ) );
		$next = array_values( $open )[0] ?? array_key_first( $choices );
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="enquiry" value="%d">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::ACTION ), (int) $entry->id );
		wp_nonce_field( self::ACTION . $entry->id );
		printf( '<p><label for="%1$s-sale">%2$s</label> <select id="%1$s-sale" name="sale" style="max-width:100%%">', esc_attr( self::ID ), esc_html__( 'Sale', 'hearth-hammer' ) );
		foreach ( $choices as $id => $label ) {
			printf( '<option value="%d"%s>%s</option>', (int) $id, selected( $id, $next, false ), esc_html( $label ) );
		}
		echo '</select></p>';
		if ( '' !== $entry->message ) {
			printf( '<p><label><input type="checkbox" name="message" value="1"> %s</label></p>', esc_html__( 'Copy the seller’s message to the description', 'hearth-hammer' ) );
		}
		printf( '<p><button class="button button-primary">%s</button></p><p class="description">%s</p></form>', esc_html__( 'Add as a draft lot', 'hearth-hammer' ), esc_html__( 'The lot gets the details above and its seller. It is not shown on the website, and the seller gets no email, until you publish it.', 'hearth-hammer' ) );
	}

	private function answer(): void {
		$id    = absint( is_scalar( $_POST['enquiry'] ?? null ) ? $_POST['enquiry'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked next.
		$nonce = is_string( $_POST['_wpnonce'] ?? null ) ? sanitize_key( $_POST['_wpnonce'] ) : '';
		$entry = $this->enquiries->find( $id );
		if ( false === wp_verify_nonce( $nonce, self::ACTION . $id ) || ! self::may() || null === $entry || EnquiryKind::Sell !== $entry->kind ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to add a lot from this entry.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$sale = SaleRecord::of( absint( is_scalar( $_POST['sale'] ?? null ) ? $_POST['sale'] : 0 ) );
		$lot  = EntryLots::lot_of( $entry )?->id();
		$said = 'there';
		if ( null === $lot && ( null === $sale || ! self::takes( $entry, $sale ) ) ) {
			$said = 'sale';
		} elseif ( null === $lot && null !== $sale ) {
			try {
				$lot  = $this->entries->make( $entry, $sale, ! empty( $_POST['message'] ) );
				$said = 'made';
			} catch ( WriteFailed ) {
				$said = 'failed';
			}
		}
		$to = null === $lot ? null : get_edit_post_link( $lot, 'raw' );
		wp_safe_redirect( add_query_arg( self::SAID, $said, $to ?? EnquiriesScreen::url( array( 'enquiry' => (string) $id ) ) ) );
		exit;
	}

	/** On the lot's edit screen. */
	private function tell(): void {
		$said = LotPostType::NAME === get_current_screen()?->id && is_string( $_GET[ self::SAID ] ?? null ) ? sanitize_key( $_GET[ self::SAID ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- Only chooses a sentence.
		if ( 'made' === $said ) {
			wp_admin_notice( esc_html__( 'Draft lot added from the auction entry. Enter its number and check the details, then publish it.', 'hearth-hammer' ), array( 'type' => 'success' ) );
		} elseif ( 'there' === $said ) {
			wp_admin_notice( esc_html__( 'The auction entry already has this lot. Nothing was added.', 'hearth-hammer' ), array( 'type' => 'info' ) );
		}
	}

	/** Of the same business and still to be held. */
	private static function takes( Enquiry $entry, ?SaleRecord $sale ): bool {
		return null !== $sale && 'trash' !== $sale->post->post_status && $sale->business()->slug === $entry->business
			&& in_array( $sale->status(), array( SaleStatus::Draft, SaleStatus::Announced, SaleStatus::Catalogue ), true )
			&& ( 0 === $sale->starts_at() || max( $sale->starts_at(), $sale->ends_at() ) > time() );
	}

	private static function takes_entries( ?SaleRecord $sale ): bool {
		$closes = (int) $sale?->int( 'entries_close_at' );
		return null !== $sale && ( 0 === $closes || $closes > time() );
	}

	private static function edit_link( Enquiry $entry ): ?string {
		$lot = EntryLots::lot_of( $entry );
		return null === $lot ? null : get_edit_post_link( $lot->id(), 'raw' );
	}

	private static function may(): bool {
		$type = get_post_type_object( LotPostType::NAME );
		return null !== $type && current_user_can( Capabilities::EDIT_LOTS ) && current_user_can( $type->cap->create_posts );
	}
}
