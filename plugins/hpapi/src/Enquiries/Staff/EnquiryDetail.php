<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Enquiry\EnquiryView;
use HearthHammer\Core\Reply\ReplyDesk;
use HearthHammer\Hpapi\Enquiries\Enquiry;

/**
 * One enquiry on the staff's screen, with what can be done about it.
 */
final readonly class EnquiryDetail {

	public function __construct( private ReplyDesk $desk ) {}

	public function show( Enquiry $enquiry ): void {
		$view = new EnquiryView( EnquiriesScreen::desk(), $enquiry );
		$view->show();
		$view->show_moves( self::verb( ... ), __( 'These buttons email the visitor. Close does not.', 'hearth-hammer' ), EnquiryState::Confirmed, ! $enquiry->has_time() && in_array( EnquiryState::Confirmed, $enquiry->next(), true ) ? self::time_fields() : '' );
		$view->show_reopening( __( 'This enquiry is closed. Reopening it restores its previous status. The visitor is not told.', 'hearth-hammer' ) );
		$this->show_history( $enquiry );
		$this->desk->show( $enquiry->id );
	}

	private static function time_fields(): string {
		return sprintf(
			'<p><label for="hpapi-starts">%s</label><br><input type="datetime-local" id="hpapi-starts" name="starts"> <label for="hpapi-minutes">%s</label> <input type="number" class="small-text" id="hpapi-minutes" name="minutes" value="30" min="5" max="480"></p>',
			esc_html__( 'Agreed date and time', 'hearth-hammer' ),
			esc_html__( 'Duration (minutes)', 'hearth-hammer' )
		);
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

	private static function verb( EnquiryState $to ): string {
		return match ( $to ) {
			EnquiryState::Confirmed => __( 'Confirm', 'hearth-hammer' ),
			EnquiryState::Declined  => __( 'Decline', 'hearth-hammer' ),
			EnquiryState::Cancelled => __( 'Cancel', 'hearth-hammer' ),
			default                 => __( 'Close', 'hearth-hammer' ),
		};
	}
}
