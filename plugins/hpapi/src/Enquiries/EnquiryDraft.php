<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Enquiry\NewEnquiry;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Hpapi\Enquiries\Slots\Slot;
use HearthHammer\Hpapi\People\StaffMember;
use HearthHammer\Hpapi\Properties\PropertyRecord;

defined( 'ABSPATH' ) || exit;

/**
 * An enquiry that is about to be kept.
 */
final readonly class EnquiryDraft extends NewEnquiry {

	/**
	 * @param int                                $post_id The property's, or of a message the person's; 0 where it is about neither.
	 * @param list<string>                       $wishes  Of VisitorInput::WISHES.
	 * @param array<string, string|list<string>> $details Of a valuation: ValuationInput's.
	 */
	public function __construct(
		EnquiryKind $kind,
		PersonName $name,
		EmailAddress $email,
		string $phone,
		string $message,
		public string $address,
		public int $post_id = 0,
		public string $reference = '',
		public string $branch = '',
		public string $preferred = '',
		public array $wishes = array(),
		public ?Slot $slot = null,
		public array $details = array(),
	) {
		parent::__construct( $kind, $name, $email, $phone, $message );
	}

	public function columns(): array {
		return array(
			'post_id'   => $this->post_id,
			'reference' => mb_substr( $this->reference, 0, 100 ),
			'branch'    => mb_substr( $this->branch, 0, 60 ),
			'address'   => mb_substr( $this->address, 0, 255 ),
			'preferred' => $this->preferred,
			'wishes'    => implode( ',', $this->wishes ),
			'slot_id'   => $this->slot->id ?? 0,
			'starts_at' => $this->slot->starts_at ?? 0,
			'minutes'   => $this->slot->minutes ?? 0,
			'details'   => (string) wp_json_encode( (object) $this->details ),
		);
	}

	public static function to( StaffMember $person, VisitorInput $input ): self {
		return new self( EnquiryKind::Person, $input->name, $input->email, $input->phone->value ?? '', $input->message, $person->name, $person->id, branch: $person->branch, wishes: $input->wishes );
	}

	public static function about( PropertyRecord $property, VisitorInput $input, ?Slot $slot ): self {
		return new self( $input->kind, $input->name, $input->email, $input->phone->value ?? '', $input->message, $property->address(), $property->post->ID, $property->text( 'reference' ), $property->text( 'branch' ), $input->preferred, $input->wishes, $slot );
	}
}
