<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use Closure;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Enquiry\SubmitOnce;
use HearthHammer\Core\Visitor\FormInput;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\Slots\Slot;
use HearthHammer\Hpapi\Enquiries\Slots\Viewings;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationInput;
use HearthHammer\Hpapi\People\Staff;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * What a visitor may send, and the place that it takes; SubmitOnce keeps it.
 */
final readonly class SendEnquiry {

	/** @param SubmitOnce<Enquiry> $submitting */
	public function __construct(
		private SubmitOnce $submitting,
		private SubmissionLimits $holds,
		private Viewings $viewings,
		private Staff $staff,
	) {}

	/**
	 * About a property of ours.
	 *
	 * @param array<string, mixed> $fields As VisitorInput::from(), and property, token, submission, website.
	 * @throws VisitorError|WriteFailed
	 */
	public function send( array $fields ): Enquiry {
		return $this->submitting->send(
			$fields,
			function () use ( $fields ): array {
				$property = $this->viewings->property( (int) FormInput::text( $fields, 'property' ) ) ?? throw EnquiryErrors::no_property();
				$input    = VisitorInput::from( $fields, array() !== $this->viewings->days( $property ) );
				return array( $input->email, fn ( Closure $keep ): Enquiry => $keep( EnquiryDraft::about( $property, $input, $this->slot( $input, $property ) ) ) );
			}
		);
	}

	/**
	 * About an owner's own property.
	 *
	 * @param array<string, mixed> $fields As property-valuation-request.json.
	 * @throws VisitorError|WriteFailed
	 */
	public function send_valuation( array $fields ): Enquiry {
		return $this->submitting->send(
			$fields,
			static function () use ( $fields ): array {
				$draft = ValuationInput::draft( $fields );
				return array( $draft->email, static fn ( Closure $keep ): Enquiry => $keep( $draft ) );
			}
		);
	}

	/**
	 * To a member of staff.
	 *
	 * @param array<string, mixed> $fields person (a post), name, email, phone, message, wishes, token, submission, website.
	 * @throws VisitorError|WriteFailed
	 */
	public function send_to_person( array $fields ): Enquiry {
		return $this->submitting->send(
			$fields,
			function () use ( $fields ): array {
				$person = $this->staff->by_id( (int) FormInput::text( $fields, 'person' ) ) ?? throw EnquiryErrors::no_person();
				$input  = VisitorInput::from( array( 'kind' => EnquiryKind::Ask->value ) + $fields );
				return array( $input->email, static fn ( Closure $keep ): Enquiry => $keep( EnquiryDraft::to( $person, $input ) ) );
			}
		);
	}

	private function slot( VisitorInput $input, PropertyRecord $property ): ?Slot {
		if ( 0 === $input->slot ) {
			return null;
		}
		$slot = $this->viewings->take( $input->slot, $property ) ?? throw EnquiryErrors::slot_gone( $this->viewings->days( $property ) );
		// In the transaction: where it is one too many, the time is free again, and only what is kept counts.
		$this->holds->count_try();
		return $slot;
	}
}
