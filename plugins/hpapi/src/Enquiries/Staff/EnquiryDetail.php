<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Enquiry\EnquiryView;
use HearthHammer\Core\Enquiry\StoredEnquiry;
use HearthHammer\Core\Reply\ReplyDesk;
use HearthHammer\Hpapi\Enquiries\ChangeEnquiryStatus;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryKind;
use HearthHammer\Hpapi\Enquiries\EnquiryRepository;
use HearthHammer\Hpapi\Enquiries\Slots\SlotTimes;

defined( 'ABSPATH' ) || exit;

/**
 * A property enquiry on the staff's screen, and what staff do about it.
 *
 * @extends EnquiryView<Enquiry>
 */
final class EnquiryDetail extends EnquiryView {

	public function __construct(
		EnquiryRepository $enquiries,
		private readonly ChangeEnquiryStatus $moving,
		private readonly ReplyDesk $replies,
	) {
		parent::__construct( $enquiries, EnquiriesScreen::class, 'hpapi_enquiry' );
	}

	public function show( StoredEnquiry $enquiry ): void {
		$label = $enquiry->words()->about_label();
		$this->show_facts( $enquiry, array( $label => self::about( $enquiry->facts()[ $label ] ?? '', $enquiry->post_id, __( 'Edit property', 'hearth-hammer' ) ) ) );
		$this->show_moves( $enquiry, array( EnquiryState::Done ) === $this->buttons( $enquiry ) ? __( 'Closing does not email the visitor.', 'hearth-hammer' ) : __( 'Every button except Close emails the visitor.', 'hearth-hammer' ), EnquiryState::Confirmed, ! $enquiry->has_time() && in_array( EnquiryState::Confirmed, $enquiry->next(), true ) ? self::time_fields() : '' );
		$this->show_reopening( $enquiry, __( 'This enquiry is closed. Reopening it restores its previous status. The visitor is not told.', 'hearth-hammer' ) );
		self::show_history( $enquiry );
		$this->replies->show( $enquiry->id );
	}

	/** A visitor may withdraw a question by the link in their email. Staff reply to it, or close it. */
	protected function buttons( StoredEnquiry $enquiry ): array {
		$next = $enquiry->next();
		return in_array( $enquiry->kind, array( EnquiryKind::Ask, EnquiryKind::Person ), true ) ? array_values( array_filter( $next, static fn ( EnquiryState $to ): bool => EnquiryState::Cancelled !== $to ) ) : $next;
	}

	/** As the form's button says, with the time that was agreed. */
	protected function move( StoredEnquiry $enquiry, EnquiryState $to ): string {
		$text   = static fn ( string $name ): string => is_string( $_POST[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- permitted() has checked it.
		$starts = ( new SlotTimes( wp_timezone() ) )->single( $text( 'starts' ) );
		if ( EnquiryState::Confirmed === $to && ! $enquiry->has_time() && ( null === $starts || $starts <= time() ) ) {
			return 'no-time';
		}
		return $this->moving->by_staff( $enquiry, $to, $starts, absint( $text( 'minutes' ) ) ) ? 'moved' : 'refused';
	}

	protected function reopen( StoredEnquiry $enquiry ): bool {
		return $this->moving->reopen( $enquiry );
	}

	private static function time_fields(): string {
		return sprintf(
			'<p><label for="hpapi-starts">%s</label><br><input type="datetime-local" id="hpapi-starts" name="starts"> <label for="hpapi-minutes">%s</label> <input type="number" class="small-text" id="hpapi-minutes" name="minutes" value="30" min="5" max="480"></p>',
			esc_html__( 'Agreed date and time', 'hearth-hammer' ),
			esc_html__( 'Duration (minutes)', 'hearth-hammer' )
		);
	}

	/** Who moved it on, and when. Answers are below, with theirs. */
	private static function show_history( Enquiry $enquiry ): void {
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

	protected function verb( EnquiryState $to ): string {
		return match ( $to ) {
			EnquiryState::Confirmed => __( 'Confirm appointment', 'hearth-hammer' ),
			EnquiryState::Declined  => __( 'Decline request', 'hearth-hammer' ),
			EnquiryState::Cancelled => __( 'Cancel appointment', 'hearth-hammer' ),
			default                 => __( 'Close', 'hearth-hammer' ),
		};
	}
}
