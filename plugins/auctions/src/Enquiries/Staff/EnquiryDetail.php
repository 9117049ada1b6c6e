<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Staff;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryState;
use HearthHammer\Auctions\Enquiries\EnquiryWords;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Reply\ReplyDesk;

/**
 * One enquiry on the staff's screen, with what can be done about it.
 */
final readonly class EnquiryDetail {

	public function __construct( private ReplyDesk $desk ) {}

	public function show( Enquiry $enquiry ): void {
		printf( '<h1>%s</h1><p><a href="%s">&larr; %s</a></p><table class="form-table" role="presentation"><tbody>', esc_html( $enquiry->kind->label() . ': ' . $enquiry->name ), esc_url( EnquiriesScreen::url() ), esc_html__( 'All enquiries', 'hearth-hammer' ) );
		foreach ( $this->facts( $enquiry ) as $label => $value ) {
			printf( '<tr><th scope="row">%s</th><td style="white-space:pre-line">%s</td></tr>', esc_html( (string) $label ), $value ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in facts().
		}
		echo '</tbody></table>';
		match ( true ) {
			EnquiryKind::Offer === $enquiry->kind => self::show_offers( $enquiry ),
			null === $enquiry->reopened()         => self::show_moves( $enquiry ),
			default                               => self::show_reopening( $enquiry ),
		};
		/**
		 * Before the replies of an enquiry that staff have opened.
		 *
		 * @param Enquiry $enquiry
		 */
		do_action( 'hh_auction_enquiry_tools', $enquiry );
		$this->desk->show( $enquiry->id );
	}

	/** An offer is decided beside the lot's others. */
	private static function show_offers( Enquiry $offer ): void {
		$edit = get_edit_post_link( $offer->lot, 'raw' );
		if ( is_string( $edit ) ) {
			printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( $edit . '#' . OffersBox::ID ), esc_html__( 'See all offers for this lot', 'hearth-hammer' ) );
		}
	}

	private static function show_moves( Enquiry $enquiry ): void {
		$next = $enquiry->state->next( $enquiry->kind );
		if ( array() === $next ) {
			return;
		}
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="enquiry" value="%d">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( EnquiryActions::MOVE ), (int) $enquiry->id );
		wp_nonce_field( EnquiryActions::MOVE . $enquiry->id );
		echo '<p>';
		foreach ( $next as $to ) {
			printf( '<button class="button" name="to" value="%s">%s</button> ', esc_attr( $to->value ), esc_html( self::verb( $to ) ) );
		}
		printf( '</p><p class="description">%s</p></form>', esc_html__( 'Changing the status does not email the visitor. Tell them below or by phone.', 'hearth-hammer' ) );
	}

	/** What was closed by mistake, or is not over after all. */
	private static function show_reopening( Enquiry $enquiry ): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="enquiry" value="%d">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( EnquiryActions::REOPEN ), (int) $enquiry->id );
		wp_nonce_field( EnquiryActions::REOPEN . $enquiry->id );
		printf( '<p><button class="button">%s</button></p><p class="description">%s</p></form>', esc_html__( 'Reopen', 'hearth-hammer' ), esc_html__( 'Reopening restores the previous status. No email is sent.', 'hearth-hammer' ) );
	}

	/** @return array<string, string> Label to safe HTML. */
	private function facts( Enquiry $enquiry ): array {
		$facts = array_map( 'esc_html', EnquiryWords::facts( $enquiry ) );
		// "?" and "&" may stand in an address; bare they would add recipients to the mail that staff write.
		$facts[ __( 'Email', 'hearth-hammer' ) ] = sprintf( '<a href="mailto:%s">%s</a>', esc_attr( str_replace( '%40', '@', rawurlencode( $enquiry->email ) ) ), esc_html( $enquiry->email ) );
		if ( '' !== $enquiry->phone ) {
			$facts[ __( 'Phone', 'hearth-hammer' ) ] = sprintf( '<a href="tel:%s">%s</a>', esc_attr( str_replace( ' ', '', $enquiry->phone ) ), esc_html( $enquiry->phone ) );
		}
		if ( null !== $enquiry->proof ) {
			$facts[ __( 'Proof of funds', 'hearth-hammer' ) ] = OffersBox::proof_link( $enquiry );
		}
		$edit = $enquiry->lot > 0 ? get_edit_post_link( $enquiry->lot, 'raw' ) : null;
		return array_filter(
			$facts + array(
				__( 'Lot', 'hearth-hammer' )      => is_string( $edit ) ? sprintf( '<a href="%s">%s</a>', esc_url( $edit ), esc_html__( 'Edit lot', 'hearth-hammer' ) ) : '',
				__( 'Status', 'hearth-hammer' )    => esc_html( $enquiry->state->label() . ', ' . ClockTime::on( $enquiry->state_at, 'j F Y' ) ),
				__( 'Received', 'hearth-hammer' ) => esc_html( ClockTime::on( $enquiry->created_at, 'j F Y' ) ),
			),
			static fn ( string $html ): bool => '' !== $html
		);
	}

	private static function verb( EnquiryState $to ): string {
		return match ( $to ) {
			EnquiryState::Confirmed => __( 'Mark as confirmed', 'hearth-hammer' ),
			EnquiryState::Declined => __( 'Mark as declined', 'hearth-hammer' ),
			default => __( 'Close', 'hearth-hammer' ),
		};
	}
}
