<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Auctions\LegalPack\Staff\UploadedFile;
use HearthHammer\Core\Enquiry\NewEnquiry;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\Phone;

defined( 'ABSPATH' ) || exit;

/**
 * What somebody wants, checked by the form that it comes from and not yet kept.
 */
final readonly class EnquiryDraft extends NewEnquiry {

	/**
	 * @param string                $business Slug, e.g. `car-auctions`.
	 * @param int                   $lot      0 for none.
	 * @param int                   $sale     0 for none.
	 * @param string                $subject  What it is about, in words for mails and lists.
	 * @param int                   $bid      Whole pounds; 0 for none.
	 * @param array<string, string> $details  More that the form asked: label to answer.
	 * @param UploadedFile|null     $proof    A file that comes with it, checked.
	 */
	public function __construct(
		EnquiryKind $kind,
		public string $business,
		public int $lot,
		public int $sale,
		public string $subject,
		PersonName $name,
		EmailAddress $email,
		?Phone $phone,
		string $message = '',
		public int $bid = 0,
		public array $details = array(),
		public ?UploadedFile $proof = null,
	) {
		parent::__construct( $kind, $name, $email, $phone->value ?? '', $message );
	}

	public function columns(): array {
		return array(
			'business' => $this->business,
			'lot_id'   => $this->lot,
			'sale_id'  => $this->sale,
			'subject'  => mb_substr( $this->subject, 0, 255 ),
			'bid'      => $this->bid,
			'details'  => (string) wp_json_encode( (object) $this->details, JSON_UNESCAPED_UNICODE ),
		);
	}
}
