<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Rest;

use HearthHammer\Core\Rest\Answer;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryLinks;
use HearthHammer\Hpapi\Enquiries\Form\VisitorPage;
use HearthHammer\Hpapi\Enquiries\NextSteps;
use HearthHammer\Hpapi\Enquiries\Slots\SlotDays;
use WP_REST_Response;

/**
 * An enquiry as whoever sent it may see it: enquiry-answer.json.
 */
final class EnquiryAnswer {

	public static function of( Enquiry $enquiry, EnquiryLinks $links, int $status ): WP_REST_Response {
		[ $title, $sentence ] = VisitorPage::words( $enquiry );
		$has_file             = $enquiry->has_time() && $enquiry->state->is_open();
		return Answer::private(
			array(
				'data' => array(
					'id'           => $enquiry->public_id,
					'kind'         => $enquiry->kind->value,
					'state'        => $enquiry->state->value,
					'title'        => $title,
					'sentence'     => $sentence,
					'when'         => $enquiry->has_time() ? SlotDays::label( $enquiry->starts_at ) : '',
					'calendar_url' => $has_file ? $links->sender_calendar( $enquiry ) : '',
					'page_url'     => $links->sender( $enquiry ),
					'next'         => NextSteps::of( $enquiry ),
				),
			),
			$status
		);
	}
}
