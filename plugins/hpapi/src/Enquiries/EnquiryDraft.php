<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Hpapi\Enquiries\Slots\Slot;
use HearthHammer\Hpapi\People\StaffMember;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * An enquiry that is about to be kept.
 */
final readonly class EnquiryDraft {

	/**
	 * @param int                                $post_id The property's, or of a message the person's; 0 where it is about neither.
	 * @param list<string>                       $wishes  Of VisitorInput::WISHES.
	 * @param array<string, string|list<string>> $details Of a valuation: ValuationInput's.
	 */
	public function __construct(
		public EnquiryKind $kind,
		public PersonName $name,
		public EmailAddress $email,
		public string $phone,
		public string $message,
		public string $address,
		public int $post_id = 0,
		public string $reference = '',
		public string $branch = '',
		public string $preferred = '',
		public array $wishes = array(),
		public ?Slot $slot = null,
		public array $details = array(),
	) {}

	public static function to( StaffMember $person, VisitorInput $input ): self {
		return new self( EnquiryKind::Person, $input->name, $input->email, $input->phone->value ?? '', $input->message, $person->name, $person->id, branch: $person->branch, wishes: $input->wishes );
	}

	public static function about( PropertyRecord $property, VisitorInput $input, ?Slot $slot ): self {
		return new self( $input->kind, $input->name, $input->email, $input->phone->value ?? '', $input->message, $property->address(), $property->post->ID, $property->text( 'reference' ), $property->text( 'branch' ), $input->preferred, $input->wishes, $slot );
	}
}
