<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Reply\ReplyDesk;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryHistory;
use HearthHammer\Hpapi\Enquiries\EnquiryState;
use HearthHammer\Hpapi\Enquiries\EnquiryWords;

/**
 * One enquiry on the staff's screen, with what can be done about it.
 */
final readonly class EnquiryDetail {

	public function __construct( private ReplyDesk $desk ) {}

	public function show( Enquiry $enquiry ): void {
		printf( '<h1>%s</h1><p><a href="%s">&larr; %s</a></p><table class="form-table" role="presentation"><tbody>', esc_html( $enquiry->kind->label() . ': ' . $enquiry->name ), esc_url( EnquiriesScreen::url() ), esc_html__( 'All enquiries', 'hearth-hammer' ) );
		foreach ( $this->facts( $enquiry ) as $label => $value ) {
			printf( '<tr><th scope="row">%s</th><td style="white-space:pre-line">%s</td></tr>', esc_html( $label ), $value ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in facts().
		}
		echo '</tbody></table>';
		$this->show_moves( $enquiry );
		$this->show_history( $enquiry );
		$this->desk->show( $enquiry->id );
	}

	private function show_moves( Enquiry $enquiry ): void {
		$next = $enquiry->state->next( $enquiry->kind );
		if ( array() === $next ) {
			$this->show_reopening( $enquiry );
			return;
		}
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="enquiry" value="%d">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( EnquiryActions::MOVE ), (int) $enquiry->id );
		wp_nonce_field( EnquiryActions::MOVE . $enquiry->id );
		if ( ! $enquiry->has_time() && in_array( EnquiryState::Confirmed, $next, true ) ) {
			printf(
				'<p><label for="hpapi-starts">%s</label><br><input type="datetime-local" id="hpapi-starts" name="starts"> <label for="hpapi-minutes">%s</label> <input type="number" class="small-text" id="hpapi-minutes" name="minutes" value="30" min="5" max="480"></p>',
				esc_html__( 'Agreed date and time', 'hearth-hammer' ),
				esc_html__( 'Duration (minutes)', 'hearth-hammer' )
			);
		}
		echo '<p>';
		foreach ( $next as $to ) {
			printf( '<button class="button %s" name="to" value="%s">%s</button> ', esc_attr( EnquiryState::Confirmed === $to ? 'button-primary' : '' ), esc_attr( $to->value ), esc_html( self::verb( $to ) ) );
		}
		printf( '</p><p class="description">%s</p></form>', esc_html__( 'These buttons email the visitor. Close does not.', 'hearth-hammer' ) );
	}

	/** What was closed by mistake, or is not over after all. */
	private function show_reopening( Enquiry $enquiry ): void {
		if ( null === EnquiryHistory::reopened( $enquiry ) ) {
			return;
		}
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="enquiry" value="%d">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( EnquiryActions::REOPEN ), (int) $enquiry->id );
		wp_nonce_field( EnquiryActions::REOPEN . $enquiry->id );
		printf( '<p><button class="button">%s</button></p><p class="description">%s</p></form>', esc_html__( 'Reopen', 'hearth-hammer' ), esc_html__( 'This enquiry is closed. Reopening it restores its previous status. The visitor is not told.', 'hearth-hammer' ) );
	}

	/** Who moved it on, and when; answers stand below with theirs. */
	private function show_history( Enquiry $enquiry ): void {
		if ( array() === $enquiry->history ) {
			return;
		}
		printf( '<h2>%s</h2><ol class="hpapi-history">', esc_html__( 'History', 'hearth-hammer' ) );
		foreach ( $enquiry->history as $move ) {
			$by = $move['by'] > 0 ? get_userdata( $move['by'] ) : false;
			printf(
				'<li>%s</li>',
				esc_html(
					implode(
						', ',
						array_filter(
							array(
								ClockTime::on( $move['at'], 'j F Y' ),
								/* translators: 1: a state, 2: another state */
								sprintf( __( '%1$s → %2$s', 'hearth-hammer' ), EnquiryState::tryFrom( $move['from'] )?->label() ?? '', EnquiryState::tryFrom( $move['to'] )?->label() ?? '' ),
								false === $by ? '' : $by->display_name,
							)
						)
					)
				)
			);
		}
		echo '</ol>';
	}

	/** @return array<string, string> Label to safe HTML. */
	private function facts( Enquiry $enquiry ): array {
		$facts = array_map( 'esc_html', EnquiryWords::facts( $enquiry ) );
		$email = __( 'Email', 'hearth-hammer' );
		// "?" and "&" may stand in an address; bare they would add recipients to the mail that staff write.
		$facts[ $email ] = sprintf( '<a href="mailto:%s">%s</a>', esc_attr( str_replace( '%40', '@', rawurlencode( $enquiry->email ) ) ), esc_html( $enquiry->email ) );
		if ( '' !== $enquiry->phone ) {
			$facts[ __( 'Phone', 'hearth-hammer' ) ] = sprintf( '<a href="tel:%s">%s</a>', esc_attr( str_replace( ' ', '', $enquiry->phone ) ), esc_html( $enquiry->phone ) );
		}
		return array_filter(
			array(
				...$facts,
				__( 'Status', 'hearth-hammer' )    => esc_html( $enquiry->state->label() . ', ' . ClockTime::on( $enquiry->state_at, 'j F Y' ) ),
				__( 'Received', 'hearth-hammer' ) => esc_html( ClockTime::on( $enquiry->created_at, 'j F Y' ) ),
			),
			static fn ( string $html ): bool => '' !== $html
		);
	}

	private static function verb( EnquiryState $to ): string {
		return match ( $to ) {
			EnquiryState::Confirmed => __( 'Confirm', 'hearth-hammer' ),
			EnquiryState::Declined  => __( 'Decline', 'hearth-hammer' ),
			EnquiryState::Cancelled => __( 'Cancel', 'hearth-hammer' ),
			default                 => __( 'Close', 'hearth-hammer' ),
		};
	}
}
